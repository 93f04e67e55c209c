//! Event files: made, opened, upgraded, copied.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::error::StoreError;
use super::journal::make_triggers;

/// `huff` in ASCII: how SQLite files of ours are known.
const APPLICATION: i64 = 0x6875_6666;

/// One script a version.
const MIGRATIONS: &[&str] = &[
    include_str!("schema/0001.sql"),
    include_str!("schema/0002.sql"),
    include_str!("schema/0003.sql"),
    include_str!("schema/0004.sql"),
    include_str!("schema/0005.sql"),
];

/// How long we wait for another program that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Makes a new file with empty tables. A file that exists is left alone.
pub(super) fn create(path: &Path) -> Result<Connection, StoreError> {
    if let Err(error) = std::fs::OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(path)
    {
        return Err(match error.kind() {
            std::io::ErrorKind::AlreadyExists => StoreError::Exists,
            _ => StoreError::Io(error),
        });
    }
    let made = (|| {
        let mut connection = connect(path)?;
        connection.pragma_update(None, "application_id", APPLICATION)?;
        migrate(&mut connection, MIGRATIONS)?;
        Ok(connection)
    })();
    if made.is_err() {
        // Nothing has been acknowledged; half a file helps nobody.
        let _ = std::fs::remove_file(path);
    }
    made
}

/// Opens a file, and brings it to the newest version after a copy was made.
pub(super) fn open(path: &Path) -> Result<Connection, StoreError> {
    if !path.is_file() {
        return Err(match path.exists() {
            true => StoreError::NotAnEvent,
            false => StoreError::Missing,
        });
    }
    let mut connection = connect(path)?;
    check_version(&mut connection, path, MIGRATIONS)?;
    Ok(connection)
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "trusted_schema", false)?;
    Ok(connection)
}

fn check_version(
    connection: &mut Connection,
    path: &Path,
    migrations: &[&str],
) -> Result<(), StoreError> {
    let application: i64 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    if application != APPLICATION {
        return Err(StoreError::NotAnEvent);
    }
    let known = i64::try_from(migrations.len()).unwrap_or(i64::MAX);
    let found = version(connection)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    if found < known {
        copy(connection, &beside(path, found))?;
        migrate(connection, migrations)?;
    }
    Ok(())
}

/// A number that is another one after another connection has written.
pub(super) fn changes_of_others(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.query_row("PRAGMA data_version", [], |row| row.get(0))?)
}

fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

/// The name of the copy that is made before an upgrade: the first that is free.
fn beside(path: &Path, version: i64) -> PathBuf {
    let name = |count: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".v{version}"));
        if count > 0 {
            name.push(format!("-{count}"));
        }
        PathBuf::from(name)
    };
    (0..)
        .map(name)
        .find(|path| !path.exists())
        .unwrap_or_else(|| name(0))
}

fn migrate(connection: &mut Connection, migrations: &[&str]) -> Result<(), StoreError> {
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    // Another program may have done it while we waited.
    let found = usize::try_from(version(&transaction)?).unwrap_or(0);
    for script in migrations.iter().skip(found) {
        transaction.execute_batch(script)?;
    }
    transaction.pragma_update(
        None,
        "user_version",
        i64::try_from(migrations.len()).unwrap_or(i64::MAX),
    )?;
    make_triggers(&transaction)?;
    transaction.commit()?;
    Ok(())
}

/// Copies the event as it stands now to a new file, and waits until it is on the disk.
pub(super) fn copy(connection: &Connection, target: &Path) -> Result<(), StoreError> {
    if target.exists() {
        return Err(StoreError::Exists);
    }
    let folder = target.parent().filter(|folder| *folder != Path::new(""));
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(StoreError::Io(std::io::ErrorKind::NotFound.into()));
    }
    let name = target.to_str().ok_or(StoreError::Missing)?;
    let copied = connection
        .execute("VACUUM INTO ?1", [name])
        .map_err(StoreError::from)
        .and_then(|_| Ok(std::fs::File::open(target)?.sync_all()?));
    if copied.is_err() {
        // a copy that is not whole is none; it was not there before
        let _ = std::fs::remove_file(target);
    }
    copied
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn older_files_are_upgraded_after_a_copy() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.huff");
        let connection = create(&path).unwrap();
        connection
            .execute("INSERT INTO journal (at, who, what) VALUES (0, '', '')", [])
            .unwrap();
        connection
            .execute("INSERT INTO event (id, name) VALUES (1, 'Open')", [])
            .unwrap();
        drop(connection);
        let next = [MIGRATIONS, &["ALTER TABLE event ADD COLUMN motto TEXT;"]].concat();
        let mut connection = connect(&path).unwrap();
        check_version(&mut connection, &path, &next).unwrap();
        assert_eq!(version(&connection).unwrap(), 6);
        connection
            .execute("UPDATE event SET motto = 'x'", [])
            .unwrap();
        let after: String = connection
            .query_row("SELECT after FROM change ORDER BY id DESC", [], |row| {
                row.get(0)
            })
            .unwrap();
        assert!(after.contains("motto"));
        drop(connection);
        let copy = open(&beside(&path, 9).with_file_name("a.huff.v5")).unwrap();
        let name: String = copy
            .query_row("SELECT name FROM event", [], |row| row.get(0))
            .unwrap();
        assert_eq!(name, "Open");
        assert!(matches!(
            open(&path),
            Err(StoreError::Newer { found: 6, known: 5 })
        ));
    }
}
