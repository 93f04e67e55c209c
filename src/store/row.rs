//! Rows as values: one macro makes the struct, its columns and both conversions.

use std::borrow::Cow;

use rusqlite::types::Value;

use crate::tournament::seen;

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

/// A value of a column as it is told.
pub(super) trait Said: Sized {
    /// Texts without what cannot be seen in them. Sheets stay as they were handed in, notes keep their lines.
    fn said(self, _table: &str) -> Self {
        self
    }
}

impl Said for i64 {}
impl Said for Option<i64> {}

impl Said for String {
    fn said(self, table: &str) -> String {
        let told = match table {
            "sheet" => return self,
            "incident" | "ruling" => {
                let lines = self.split('\n').map(seen);
                Cow::Owned(lines.collect::<Vec<_>>().join("\n"))
            }
            _ => seen(&self),
        };
        match told {
            Cow::Owned(told) => told,
            Cow::Borrowed(_) => self,
        }
    }
}

impl Said for Option<String> {
    fn said(self, table: &str) -> Option<String> {
        self.map(|text| text.said(table))
    }
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
                Ok($name { id: row.get("id")?, $($field: $crate::store::row::Said::said(
                        row.get(stringify!($field))?, $table),)* })
            }
        }
    };
}

pub(super) use row;
