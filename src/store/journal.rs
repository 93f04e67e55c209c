//! What was done: every row before and after, kept by triggers, and the way back.

use rusqlite::{Connection, OptionalExtension, params};

use super::error::StoreError;

/// Who does what, and when. The time is given by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// Seconds since 1970, UTC.
    pub at: i64,
    /// The person, as far as it is known.
    pub who: String,
    /// The command.
    pub what: String,
}

/// One entry of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number.
    pub id: i64,
    /// Who, what, when.
    pub stamp: Stamp,
    /// The entry that this one takes back.
    pub undoes: Option<i64>,
    /// The entry that has taken this one back.
    pub undone_by: Option<i64>,
    /// How many rows were changed.
    pub rows: i64,
}

/// A row that an entry has changed, as JSON objects of its columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The table.
    pub kind: String,
    /// The number of the row.
    pub row: i64,
    /// As it was; `None` where it is new.
    pub before: Option<String>,
    /// As it is since; `None` where it was taken away.
    pub after: Option<String>,
}

/// The rows that an entry has changed, in order.
pub(super) fn changes(connection: &Connection, entry: i64) -> Result<Vec<Change>, StoreError> {
    let mut statement = connection
        .prepare("SELECT kind, row, before, after FROM change WHERE entry = ?1 ORDER BY id")?;
    let change = |row: &rusqlite::Row<'_>| {
        Ok(Change {
            kind: row.get(0)?,
            row: row.get(1)?,
            before: row.get(2)?,
            after: row.get(3)?,
        })
    };
    Ok(statement
        .query_map([entry], change)?
        .collect::<rusqlite::Result<_>>()?)
}

/// The tables whose rows are kept.
fn tables(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
         AND name NOT IN ('journal', 'change', 'content') ORDER BY name",
    )?;
    statement.query_map([], |row| row.get(0))?.collect()
}

/// The columns of a table.
fn columns(connection: &Connection, table: &str) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare("SELECT name FROM pragma_table_info(?1)")?;
    statement.query_map([table], |row| row.get(0))?.collect()
}

/// Makes the triggers that keep every change, for the tables and columns as they are now.
///
/// Nothing is kept while the newest entry takes another one back.
pub(super) fn make_triggers(connection: &Connection) -> Result<(), StoreError> {
    for table in tables(connection)? {
        let columns = columns(connection, &table)?;
        let object = |row: &str| {
            let pair = |name: &String| format!("'{name}', {row}.{name}");
            format!(
                "json_object({})",
                columns.iter().map(pair).collect::<Vec<_>>().join(", ")
            )
        };
        let (before, after) = (object("OLD"), object("NEW"));
        let actions = [
            (
                "insert",
                "NEW",
                "NULL".to_owned(),
                after.clone(),
                String::new(),
            ),
            (
                "delete",
                "OLD",
                before.clone(),
                "NULL".to_owned(),
                String::new(),
            ),
            (
                "update",
                "OLD",
                before.clone(),
                after.clone(),
                format!("AND {before} <> {after}"),
            ),
        ];
        for (action, row, before, after, condition) in actions {
            connection.execute_batch(&format!(
                "DROP TRIGGER IF EXISTS keep_{table}_{action};
                 CREATE TRIGGER keep_{table}_{action} AFTER {action} ON {table}
                 WHEN (SELECT undoes FROM journal ORDER BY id DESC LIMIT 1) IS NULL {condition}
                 BEGIN
                   INSERT INTO change (entry, kind, row, before, after)
                   VALUES ((SELECT max(id) FROM journal), '{table}', {row}.id, {before}, {after});
                 END;"
            ))?;
        }
    }
    Ok(())
}

/// Begins an entry.
pub(super) fn begin(
    connection: &Connection,
    stamp: &Stamp,
    undoes: Option<i64>,
) -> Result<i64, StoreError> {
    connection.execute(
        "INSERT INTO journal (at, who, what, undoes) VALUES (?1, ?2, ?3, ?4)",
        params![stamp.at, stamp.who, stamp.what, undoes],
    )?;
    Ok(connection.last_insert_rowid())
}

/// Whether an entry is the newest one and stands.
pub(super) fn is_newest(connection: &Connection, entry: i64) -> Result<bool, StoreError> {
    let sql = "SELECT count(*) FROM journal WHERE id = ?1 AND id = (SELECT max(id) FROM journal) \
               AND undoes IS NULL AND undone_by IS NULL";
    let count: i64 = connection.query_row(sql, [entry], |row| row.get(0))?;
    Ok(count == 1)
}

/// Gives an entry that goes on the time and words of now.
pub(super) fn renew(connection: &Connection, entry: i64, stamp: &Stamp) -> Result<(), StoreError> {
    connection.execute(
        "UPDATE journal SET at = ?2, who = ?3, what = ?4 WHERE id = ?1",
        params![entry, stamp.at, stamp.who, stamp.what],
    )?;
    Ok(())
}

/// Makes one change of all that an entry did to a row, and none of what it did and took back.
pub(super) fn fold(connection: &Connection, entry: i64) -> Result<(), StoreError> {
    let last = "(SELECT later.after FROM change AS later WHERE later.entry = change.entry \
                AND later.kind = change.kind AND later.row = change.row ORDER BY later.id DESC LIMIT 1)";
    let first = "(SELECT min(earlier.id) FROM change AS earlier WHERE earlier.entry = change.entry \
                 AND earlier.kind = change.kind AND earlier.row = change.row)";
    connection.execute(
        &format!("UPDATE change SET after = {last} WHERE entry = ?1 AND id = {first}"),
        [entry],
    )?;
    connection.execute(
        &format!("DELETE FROM change WHERE entry = ?1 AND (id <> {first} OR before IS after)"),
        [entry],
    )?;
    Ok(())
}

/// Takes an entry without changes out of the journal.
pub(super) fn forget(connection: &Connection, entry: i64) -> Result<(), StoreError> {
    connection.execute("DELETE FROM journal WHERE id = ?1", [entry])?;
    Ok(())
}

/// How many rows an entry has changed.
pub(super) fn rows(connection: &Connection, entry: i64) -> Result<i64, StoreError> {
    Ok(connection.query_row(
        "SELECT count(*) FROM change WHERE entry = ?1",
        [entry],
        |row| row.get(0),
    )?)
}

/// The journal, the oldest entry first.
pub(super) fn entries(connection: &Connection) -> Result<Vec<Entry>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT id, at, who, what, undoes, undone_by, \
         (SELECT count(*) FROM change WHERE entry = journal.id) AS rows FROM journal ORDER BY id",
    )?;
    let entry = |row: &rusqlite::Row<'_>| {
        let stamp = Stamp {
            at: row.get("at")?,
            who: row.get("who")?,
            what: row.get("what")?,
        };
        Ok(Entry {
            id: row.get("id")?,
            stamp,
            undoes: row.get("undoes")?,
            undone_by: row.get("undone_by")?,
            rows: row.get("rows")?,
        })
    };
    Ok(statement
        .query_map([], entry)?
        .collect::<rusqlite::Result<_>>()?)
}

/// The newest entry that can be taken back; the first one, which made the event, cannot.
pub(super) fn last(connection: &Connection) -> Result<Option<i64>, StoreError> {
    let sql = "SELECT id FROM journal WHERE undoes IS NULL AND undone_by IS NULL AND id > 1 ORDER BY id DESC LIMIT 1";
    Ok(connection.query_row(sql, [], |row| row.get(0)).optional()?)
}

/// The entries behind one that nothing has taken back, the newest first.
pub(super) fn standing_after(connection: &Connection, entry: i64) -> Result<Vec<i64>, StoreError> {
    let mut statement = connection.prepare(
        "SELECT id FROM journal WHERE undoes IS NULL AND undone_by IS NULL AND id > ?1 ORDER BY id DESC",
    )?;
    Ok(statement
        .query_map([entry], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?)
}

/// The entry that made a row.
pub(super) fn entry_of(
    connection: &Connection,
    kind: &str,
    row: i64,
) -> Result<Option<i64>, StoreError> {
    let sql = "SELECT change.entry FROM change JOIN journal ON journal.id = change.entry \
        WHERE change.kind = ?1 AND change.row = ?2 AND change.before IS NULL AND journal.undone_by IS NULL \
        ORDER BY change.id DESC LIMIT 1";
    Ok(connection
        .query_row(sql, params![kind, row], |row| row.get(0))
        .optional()?)
}

/// Puts all rows that an entry has changed back as they were before, the last change first.
pub(super) fn take_back(connection: &Connection, entry: i64, by: i64) -> Result<(), StoreError> {
    connection.execute_batch("PRAGMA defer_foreign_keys = ON")?;
    let changes: Vec<(String, i64, Option<String>, bool)> = {
        let sql =
            "SELECT kind, row, before, after IS NULL FROM change WHERE entry = ?1 ORDER BY id DESC";
        let mut statement = connection.prepare(sql)?;
        let change =
            |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?));
        statement
            .query_map([entry], change)?
            .collect::<rusqlite::Result<_>>()?
    };
    for (table, row, before, was_deleted) in changes {
        let Some(before) = before else {
            connection
                .prepare_cached(&format!("DELETE FROM {table} WHERE id = ?1"))?
                .execute([row])?;
            continue;
        };
        let columns = columns(connection, &table)?;
        let values: Vec<String> = columns
            .iter()
            .map(|name| format!("?1 ->> '{name}'"))
            .collect();
        let (names, values) = (columns.join(", "), values.join(", "));
        let sql = if was_deleted {
            format!("INSERT INTO {table} ({names}) SELECT {values}")
        } else {
            format!("UPDATE {table} SET ({names}) = (SELECT {values}) WHERE id = ?1 ->> 'id'")
        };
        connection.prepare_cached(&sql)?.execute([before])?;
    }
    connection.execute(
        "UPDATE journal SET undone_by = ?1 WHERE id = ?2",
        [by, entry],
    )?;
    Ok(())
}

/// Rows that are not as the journal left them: changed behind its back.
pub(super) fn disagreements(connection: &Connection) -> Result<Vec<(String, i64)>, StoreError> {
    let mut found = Vec::new();
    for table in tables(connection)? {
        let pairs: Vec<String> = columns(connection, &table)?
            .iter()
            .map(|name| format!("'{name}', {name}"))
            .collect();
        // The newest change that stands says what the row is; without one there is no row. Patching takes out empty
        // columns, which an upgrade may have added.
        let sql = format!(
            "WITH standing AS (
               SELECT change.row, change.after, max(change.id) FROM change JOIN journal ON journal.id = change.entry
               WHERE change.kind = '{table}' AND journal.undone_by IS NULL GROUP BY change.row),
             now AS (SELECT id, json_object({}) AS content FROM {table})
             SELECT coalesce(now.id, standing.row) FROM now FULL JOIN standing ON standing.row = now.id
             WHERE json_patch('{{}}', now.content) IS NOT json_patch('{{}}', standing.after)",
            pairs.join(", ")
        );
        let mut statement = connection.prepare(&sql)?;
        let rows: Vec<i64> = statement
            .query_map([], |row| row.get(0))?
            .collect::<rusqlite::Result<_>>()?;
        found.extend(rows.into_iter().map(|row| (table.clone(), row)));
    }
    Ok(found)
}
