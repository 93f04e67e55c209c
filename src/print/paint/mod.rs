//! Painters: marks to files. They know nothing of forms and values.

mod content;
mod font_program;
mod pdf;
mod picture;

use super::display::{Mark, Page};
use super::error::PrintError;

pub use pdf::{Information, Pdf};
pub use picture::Pictures;

/// Draws pages, one after the other.
pub trait Painter {
    /// Keeps marks that pages will use again; the number to name them by.
    ///
    /// # Errors
    /// What the file format cannot hold.
    fn form(&mut self, marks: &[Mark]) -> Result<usize, PrintError>;

    /// Draws a page.
    ///
    /// # Errors
    /// What the file format cannot hold.
    fn page(&mut self, page: &Page) -> Result<(), PrintError>;
}
