//! The bytes of attached files: once each, by their SHA-256, beside the journal and not in it.
//!
//! What was once attached stays in the file also when it is detached, so that undo can bring it back.

use rusqlite::{OptionalExtension, params};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use super::error::StoreError;
use super::rows::AttachmentRow;
use super::{Edit, View};

/// SHA-256 in small letters.
pub fn hash(bytes: &[u8]) -> String {
    hexadecimal(&Sha256::digest(bytes))
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes that are hexadecimal in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bytes(pub Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hexadecimal(&self.0))
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes, D::Error> {
        let digits = String::deserialize(deserializer)?;
        let byte = |pair: &[u8]| {
            let pair = std::str::from_utf8(pair)
                .ok()
                .filter(|pair| pair.len() == 2)?;
            u8::from_str_radix(pair, 16).ok()
        };
        let bytes: Option<Vec<u8>> = digits.as_bytes().chunks(2).map(byte).collect();
        bytes
            .map(Bytes)
            .ok_or_else(|| serde::de::Error::custom("hexadecimal digits are expected"))
    }
}

/// An attached file with its bytes, as JSON has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attached {
    /// What is known of it.
    #[serde(flatten)]
    pub row: AttachmentRow,
    /// The file.
    pub content: Bytes,
}

impl View<'_> {
    /// The bytes of an attached file.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] where they are not there, and those of the file.
    pub fn content(&self, row: &AttachmentRow) -> Result<Vec<u8>, StoreError> {
        let found = self.connection.query_row(
            "SELECT bytes FROM content WHERE hash = ?1",
            [&row.hash],
            |found| found.get(0),
        );
        found
            .optional()?
            .ok_or_else(|| StoreError::Damaged(row.name.clone()))
    }

    /// All attached files with their bytes.
    pub(super) fn attached(&self) -> Result<Vec<Attached>, StoreError> {
        let with_bytes = |row: AttachmentRow| {
            let content = Bytes(self.content(&row)?);
            Ok(Attached { row, content })
        };
        self.all()?.into_iter().map(with_bytes).collect()
    }

    /// Attached files whose bytes are missing or others than those that were attached.
    pub(super) fn changed_content(&self) -> Result<Vec<i64>, StoreError> {
        let mut changed = Vec::new();
        for row in self.all::<AttachmentRow>()? {
            match self.content(&row) {
                Ok(bytes) if hash(&bytes) == row.hash => {}
                Ok(_) | Err(StoreError::Damaged(_)) => changed.push(row.id),
                Err(error) => return Err(error),
            }
        }
        Ok(changed)
    }
}

impl Edit<'_> {
    /// Attaches a file: its hash and size are those of the bytes, which are kept once however often they are attached.
    ///
    /// # Errors
    /// Those of the file.
    pub fn attach(&self, row: &mut AttachmentRow, bytes: &[u8]) -> Result<(), StoreError> {
        row.hash = hash(bytes);
        row.size = i64::try_from(bytes.len()).unwrap_or(i64::MAX);
        self.connection.execute(
            "INSERT OR IGNORE INTO content (hash, bytes) VALUES (?1, ?2)",
            params![row.hash, bytes],
        )?;
        self.insert(row)
    }

    /// The same with files of another event, whose hashes have to be right.
    pub(super) fn attach_all(&self, files: Vec<Attached>) -> Result<(), StoreError> {
        files.into_iter().try_for_each(|mut file| {
            let hash = file.row.hash.clone();
            self.attach(&mut file.row, &file.content.0)?;
            match file.row.hash == hash {
                true => Ok(()),
                false => Err(StoreError::Content(file.row.name)),
            }
        })
    }
}
