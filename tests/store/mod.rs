//! Event files: the journal and the way back, damage, other versions, a full disk.

use std::path::Path;

use huff::store::{EventRow, Fault, Keep, PlayerRow, Row, SectionRow, Stamp, Store, StoreError};

fn stamp(what: &str) -> Stamp {
    Stamp {
        at: 1_800_000_000,
        who: "arbiter".to_owned(),
        what: what.to_owned(),
    }
}

fn section() -> SectionRow {
    SectionRow {
        name: "A".to_owned(),
        variant: "russian".to_owned(),
        system: "swiss".to_owned(),
        games: 1,
        seeding: "rating".to_owned(),
        seed: "1".to_owned(),
        win: 20,
        draw: 10,
        ..SectionRow::default()
    }
}

fn new_event(path: &Path) -> Store {
    let mut store = Store::create(path).unwrap();
    store
        .transact(&stamp("new"), Keep::Commit, |edit| {
            edit.insert(&mut EventRow {
                id: 1,
                name: "Open".to_owned(),
                ..EventRow::default()
            })?;
            edit.insert(&mut section())
        })
        .unwrap();
    store
}

fn player(name: &str) -> PlayerRow {
    PlayerRow {
        section: 1,
        name: name.to_owned(),
        ..PlayerRow::default()
    }
}

fn all<R: Row>(store: &mut Store) -> Vec<R> {
    store.look(|view| view.all::<R>()).unwrap()
}

/// A file as the first version wrote it.
fn first_version(path: &Path) {
    drop(new_event(path));
    let connection = rusqlite::Connection::open(path).unwrap();
    let triggers: Vec<String> = {
        let mut statement = connection
            .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
            .unwrap();
        let names = statement.query_map([], |row| row.get(0)).unwrap();
        names.collect::<rusqlite::Result<_>>().unwrap()
    };
    for trigger in triggers {
        connection
            .execute_batch(&format!("DROP TRIGGER {trigger}"))
            .unwrap();
    }
    connection
        .execute_batch(
            "DROP TABLE handover; DROP TABLE opening; DROP INDEX sheet_of_game; DROP INDEX incident_of_game;
             DROP INDEX ruling_of_game; DROP INDEX attachment_of_game;
             ALTER TABLE section DROP COLUMN match_win; ALTER TABLE section DROP COLUMN match_draw;
             ALTER TABLE section DROP COLUMN match_loss; ALTER TABLE section DROP COLUMN penalties;
             ALTER TABLE ruling DROP COLUMN side; ALTER TABLE ruling DROP COLUMN note;
             DROP TABLE content; ALTER TABLE attachment ADD COLUMN content BLOB;
             ALTER TABLE attachment DROP COLUMN hash; ALTER TABLE attachment DROP COLUMN size;
             ALTER TABLE section DROP COLUMN rules; ALTER TABLE section DROP COLUMN stages;
             ALTER TABLE section DROP COLUMN place_points; ALTER TABLE section DROP COLUMN late_limit;
             ALTER TABLE round DROP COLUMN began; DROP TABLE late;
             PRAGMA user_version = 1;",
        )
        .unwrap();
}

#[test]
fn a_file_of_the_first_version_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.huff");
    first_version(&path);
    let mut store = Store::open(&path).unwrap();
    assert!(folder.path().join("a.huff.v1").is_file());
    assert_eq!(store.verify().unwrap(), []);
    let before = all::<SectionRow>(&mut store);
    assert_eq!(before[0].match_win, None);
    store
        .transact(&stamp("set"), Keep::Commit, |edit| {
            edit.update(&SectionRow {
                match_win: Some(20),
                penalties: Some("warning".to_owned()),
                ..before[0].clone()
            })
        })
        .unwrap();
    assert_eq!(store.verify().unwrap(), []);
    store.undo(&stamp("undo")).unwrap().unwrap();
    assert_eq!(all::<SectionRow>(&mut store), before);
    assert_eq!(store.verify().unwrap(), []);
}

/// Photos that an older version kept in the journal as well: what was detached comes back.
#[test]
fn photos_of_an_older_version_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.huff");
    drop(new_event(&path));
    let photo = b"photo".as_slice();
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection
        .execute_batch(&format!(
            "DROP TABLE content; ALTER TABLE attachment ADD COLUMN content BLOB NOT NULL DEFAULT x'';
             INSERT INTO journal (at, who, what) VALUES (0, '', 'attach');
             INSERT INTO attachment (name, kind, hash, size, content)
               VALUES ('kept', 'image', '{0}', 5, CAST('photo' AS BLOB)), ('gone', 'image', '{1}', 6, CAST('other!' AS BLOB));
             UPDATE change SET after = json_set(after, '$.content', hex(CASE row WHEN 1 THEN 'photo' ELSE 'other!' END))
               WHERE kind = 'attachment';
             INSERT INTO journal (at, who, what) VALUES (0, '', 'detach');
             DELETE FROM attachment WHERE name = 'gone';
             UPDATE change SET before = json_set(before, '$.content', hex('other!'))
               WHERE kind = 'attachment' AND after IS NULL;
             PRAGMA user_version = 4;",
            huff::store::hash(photo),
            huff::store::hash(b"other!")
        ))
        .unwrap();
    drop(connection);
    let mut store = Store::open(&path).unwrap();
    assert_eq!(store.verify().unwrap(), []);
    let contents = |store: &mut Store| {
        store.look::<_, StoreError>(|view| {
            let rows = view.all::<huff::store::AttachmentRow>()?;
            rows.iter()
                .map(|row| view.content(row))
                .collect::<Result<Vec<_>, _>>()
        })
    };
    assert_eq!(contents(&mut store).unwrap(), [photo]);
    store.undo(&stamp("undo")).unwrap().unwrap();
    assert_eq!(contents(&mut store).unwrap(), [photo, b"other!".as_slice()]);
    assert_eq!(store.verify().unwrap(), []);
    rusqlite::Connection::open(&path)
        .unwrap()
        .execute_batch("UPDATE content SET bytes = x'00' WHERE bytes = CAST('other!' AS BLOB)")
        .unwrap();
    let fault = Fault::Journal {
        table: "attachment".to_owned(),
        row: 2,
    };
    assert_eq!(store.verify().unwrap(), [fault]);
}

#[test]
fn undo_puts_rows_back_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = new_event(&folder.path().join("a.huff"));
    let add = |store: &mut Store, name: &str| {
        store
            .transact(&stamp("add"), Keep::Commit, |edit| {
                edit.insert(&mut player(name))
            })
            .unwrap();
    };
    add(&mut store, "王");
    add(&mut store, "O'Brien \"x\"");
    let before = all::<PlayerRow>(&mut store);
    store
        .transact(&stamp("edit"), Keep::Commit, |edit| {
            let mut first = before[0].clone();
            first.rating = Some(2100);
            edit.update(&first)?;
            edit.delete(&before[1])?;
            edit.insert(&mut player("New"))
        })
        .unwrap();
    assert_eq!(all::<PlayerRow>(&mut store).len(), 2);
    assert_eq!(store.verify().unwrap(), []);
    let undone = store.undo(&stamp("undo")).unwrap().unwrap();
    assert_eq!((undone.stamp.what.as_str(), undone.rows), ("edit", 3));
    assert_eq!(all::<PlayerRow>(&mut store), before);
    store.undo(&stamp("undo")).unwrap().unwrap();
    store.undo(&stamp("undo")).unwrap().unwrap();
    assert_eq!(all::<PlayerRow>(&mut store), []);
    assert_eq!(store.undo(&stamp("undo")).unwrap(), None);
    assert_eq!(store.verify().unwrap(), []);
    assert_eq!(store.look(|view| view.journal()).unwrap().len(), 7);
}

#[test]
fn work_that_fails_or_is_tried_out_or_changes_nothing_leaves_no_trace() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = new_event(&folder.path().join("a.huff"));
    let failed: Result<(), StoreError> = store.transact(&stamp("x"), Keep::Commit, |edit| {
        edit.insert(&mut player("A"))?;
        edit.insert(&mut PlayerRow {
            section: 9,
            ..player("B")
        })
    });
    assert!(matches!(failed, Err(StoreError::Row(_))));
    store
        .transact(&stamp("x"), Keep::TryOut, |edit| {
            edit.insert(&mut player("A"))
        })
        .unwrap();
    store
        .transact::<_, StoreError>(&stamp("x"), Keep::Commit, |edit| {
            let row = edit.all::<SectionRow>()?.remove(0);
            edit.update(&row)
        })
        .unwrap();
    assert_eq!(all::<PlayerRow>(&mut store), []);
    assert_eq!(store.look(|view| view.journal()).unwrap().len(), 1);
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.huff");
    assert!(matches!(Store::open(&path), Err(StoreError::Missing)));
    std::fs::write(&path, "a list of players, not an event").unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::NotAnEvent)));
    assert!(matches!(Store::create(&path), Err(StoreError::Exists)));
    let other = folder.path().join("other.db");
    rusqlite::Connection::open(&other)
        .unwrap()
        .execute_batch("CREATE TABLE t (x)")
        .unwrap();
    assert!(matches!(Store::open(&other), Err(StoreError::NotAnEvent)));
    let newer = folder.path().join("newer.huff");
    drop(new_event(&newer));
    rusqlite::Connection::open(&newer)
        .unwrap()
        .pragma_update(None, "user_version", 7)
        .unwrap();
    assert!(matches!(
        Store::open(&newer),
        Err(StoreError::Newer { found: 7, known: 5 })
    ));
}

#[test]
fn changes_behind_the_journal_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.huff");
    let mut store = new_event(&path);
    store
        .transact(&stamp("add"), Keep::Commit, |edit| {
            edit.insert(&mut player("A"))
        })
        .unwrap();
    assert_eq!(store.verify().unwrap(), []);
    rusqlite::Connection::open(&path)
        .unwrap()
        .execute_batch("DROP TRIGGER keep_player_update; UPDATE player SET rating = 9999")
        .unwrap();
    let fault = Fault::Journal {
        table: "player".to_owned(),
        row: 1,
    };
    assert_eq!(store.verify().unwrap(), [fault]);
}

#[test]
fn a_copy_is_the_whole_event() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = new_event(&folder.path().join("a.huff"));
    store
        .transact(&stamp("add"), Keep::Commit, |edit| {
            edit.insert(&mut player("A"))
        })
        .unwrap();
    let copy = folder.path().join("copy.huff");
    store.backup(&copy).unwrap();
    assert!(matches!(store.backup(&copy), Err(StoreError::Exists)));
    let mut copied = Store::open(&copy).unwrap();
    assert_eq!(all::<PlayerRow>(&mut copied), all::<PlayerRow>(&mut store));
    assert_eq!(copied.verify().unwrap(), []);
    copied.undo(&stamp("undo")).unwrap().unwrap();
}

#[test]
fn who_writes_at_the_same_time_waits() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.huff");
    drop(new_event(&path));
    let write = |who: &'static str| {
        let path = path.clone();
        std::thread::spawn(move || {
            let mut store = Store::open(&path).unwrap();
            for number in 0..100 {
                let name = format!("{who}{number}");
                store
                    .transact(&stamp("add"), Keep::Commit, |edit| {
                        edit.insert(&mut player(&name))
                    })
                    .unwrap();
            }
        })
    };
    let (one, other) = (write("a"), write("b"));
    one.join().unwrap();
    other.join().unwrap();
    let mut store = Store::open(&path).unwrap();
    let mut names: Vec<String> = all::<PlayerRow>(&mut store)
        .into_iter()
        .map(|player| player.name)
        .collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 200);
    assert_eq!(store.verify().unwrap(), []);
}
