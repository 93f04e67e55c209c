//! What can go wrong with an event file.

use rusqlite::ErrorCode;

/// Why an event could not be read or written. Nothing acknowledged is lost in any of these cases.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is a file of this name already.
    #[error("the file exists")]
    Exists,
    /// There is no such file.
    #[error("no such file")]
    Missing,
    /// The file is not an event.
    #[error("not an event")]
    NotAnEvent,
    /// A newer huff has written the file.
    #[error("version {found} is newer than {known}")]
    Newer {
        /// The version of the file.
        found: i64,
        /// The newest one known.
        known: i64,
    },
    /// Another program was writing for longer than we wait.
    #[error("another program is writing to the event")]
    Busy,
    /// The file or its folder may not be written.
    #[error("the event is read-only")]
    ReadOnly,
    /// There is no room on the disk.
    #[error("the disk is full")]
    Full,
    /// The file is damaged.
    #[error("the event is damaged: {0}")]
    Damaged(String),
    /// The rows do not fit the rules of the schema.
    #[error("{0}")]
    Row(String),
    /// The bytes of an attached file are others than its SHA-256 says.
    #[error("{0} is not what was attached")]
    Content(String),
    /// The operating system refused.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// Anything else that the database says.
    #[error("{0}")]
    Database(rusqlite::Error),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy,
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                StoreError::ReadOnly
            }
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::NotADatabase) => StoreError::NotAnEvent,
            Some(ErrorCode::DatabaseCorrupt) => StoreError::Damaged(error.to_string()),
            Some(ErrorCode::ConstraintViolation) => StoreError::Row(error.to_string()),
            _ => StoreError::Database(error),
        }
    }
}
