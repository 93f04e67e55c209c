//! What is typed and not accepted yet: kept beside the file or the event, so that it is shown again when the desk was cut off.

use std::path::PathBuf;

use super::own::Own;

/// What stands behind the name of the file or the event.
const ENDING: &str = ".typed";

/// The place of a line that is typed, and what it holds.
pub(super) struct HalfTyped {
    /// The file or the event beside which it lies.
    base: PathBuf,
    /// Which game or record it belongs to.
    of: String,
    kept: Option<String>,
    own: Option<Own>,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct Line {
    of: String,
    typed: String,
}

impl HalfTyped {
    /// Beside a file or an event.
    pub(super) fn beside(path: &std::path::Path, of: String) -> HalfTyped {
        HalfTyped {
            base: path.to_path_buf(),
            of,
            kept: None,
            own: None,
        }
    }

    /// What was typed when the desk was cut off.
    pub(super) fn found(&mut self) -> Option<String> {
        let mut lines = Own::left(&self.base, ENDING).filter_map(|mut own| {
            let line: Line = serde_json::from_slice(&own.read().ok()?).ok()?;
            (line.of == self.of).then_some((own, line.typed))
        });
        let (own, typed) = lines.next()?;
        self.own = Some(own);
        self.kept = Some(typed.clone());
        Some(typed)
    }

    /// Keeps what is typed now. It is a help and no record: a place that cannot be written is passed over.
    pub(super) fn keep(&mut self, typed: Option<String>) {
        if typed == self.kept {
            return;
        }
        match &typed {
            Some(typed) => {
                let line = Line {
                    of: self.of.clone(),
                    typed: typed.clone(),
                };
                if self.own.is_none() {
                    let new = Own::create(&self.base, ENDING).ok();
                    self.own = new.or_else(|| Own::left(&self.base, ENDING).next());
                }
                if let Some(own) = &mut self.own {
                    let _ = own.put(&serde_json::to_vec(&line).unwrap_or_default());
                }
            }
            None => self.forget(),
        }
        self.kept = typed;
    }

    /// The session is over, and what is left of it was told.
    pub(super) fn forget(&mut self) {
        self.kept = None;
        if let Some(own) = self.own.take() {
            own.remove();
        }
    }
}
