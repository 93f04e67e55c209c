//! What is typed and not accepted yet: kept beside the file or the event, so that it is shown again when the desk was cut off.

use std::path::PathBuf;

use crate::entry::Session;

/// The place of a line that is typed, and what it holds.
pub(super) struct HalfTyped {
    path: PathBuf,
    /// Which game or record it belongs to.
    of: String,
    kept: Option<String>,
}

#[derive(serde::Serialize, serde::Deserialize)]
struct Line {
    of: String,
    typed: String,
}

impl HalfTyped {
    /// Beside a file or an event.
    pub(super) fn beside(path: &std::path::Path, of: String) -> HalfTyped {
        let mut name = path.as_os_str().to_owned();
        name.push(".typed");
        HalfTyped {
            path: PathBuf::from(name),
            of,
            kept: None,
        }
    }

    /// What was typed when the desk was cut off.
    pub(super) fn found(&mut self) -> Option<String> {
        let text = std::fs::read_to_string(&self.path).ok()?;
        let line: Line = serde_json::from_str(&text).ok()?;
        if line.of != self.of {
            return None;
        }
        self.kept = Some(line.typed.clone());
        Some(line.typed)
    }

    /// Keeps what is typed now. It is a help and no record: a place that cannot be written is passed over.
    pub(super) fn keep(&mut self, session: &Session) {
        let typed = session.pending();
        if typed == self.kept {
            return;
        }
        match &typed {
            Some(typed) => {
                let line = Line {
                    of: self.of.clone(),
                    typed: typed.clone(),
                };
                let _ = std::fs::write(&self.path, serde_json::to_vec(&line).unwrap_or_default());
            }
            None => {
                let _ = std::fs::remove_file(&self.path);
            }
        }
        self.kept = typed;
    }

    /// The session is over, and what is left of it was told.
    pub(super) fn forget(&mut self) {
        if self.kept.take().is_some() {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}
