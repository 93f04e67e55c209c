//! Rows as values: one macro makes the struct, its columns and both conversions.

use rusqlite::types::{FromSql, FromSqlResult, Value, ValueRef};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A file inside the event: in JSON its bytes are hexadecimal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bytes(pub Vec<u8>);

impl From<Bytes> for Value {
    fn from(bytes: Bytes) -> Value {
        Value::Blob(bytes.0)
    }
}

impl FromSql for Bytes {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Bytes> {
        Ok(Bytes(value.as_blob()?.to_vec()))
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        serializer.serialize_str(&digits)
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

/// A row of a table; its fields are the columns.
pub trait Row: Sized {
    /// The table.
    const TABLE: &'static str;
    /// The columns behind `id`, in the order of the fields.
    const COLUMNS: &'static [&'static str];
    /// The key.
    fn id(&self) -> i64;
    /// Writes the key that the database gave.
    fn set_id(&mut self, id: i64);
    /// The values of the columns.
    fn values(&self) -> Vec<Value>;
    /// Reads `id` and the columns.
    ///
    /// # Errors
    /// A value of another type.
    fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<Self>;
}

macro_rules! row {
    ($(#[$about:meta])* $name:ident in $table:literal { $($(#[$field_about:meta])* $field:ident: $kind:ty,)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub struct $name {
            /// The key; 0 before the row is stored.
            pub id: i64,
            $($(#[$field_about])* pub $field: $kind,)*
        }

        impl $crate::store::row::Row for $name {
            const TABLE: &'static str = $table;
            const COLUMNS: &'static [&'static str] = &[$(stringify!($field)),*];

            fn id(&self) -> i64 {
                self.id
            }

            fn set_id(&mut self, id: i64) {
                self.id = id;
            }

            fn values(&self) -> Vec<rusqlite::types::Value> {
                vec![$(self.$field.clone().into()),*]
            }

            fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<$name> {
                Ok($name { id: row.get("id")?, $($field: row.get(stringify!($field))?,)* })
            }
        }
    };
}

pub(super) use row;
