//! Backups of a database and the way back.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use boneyard_store::{BackupError, Inspection, OpenError, SECRET_BYTES, Store, back_up, restore};

use crate::{Scratch, append, bodies};

/// All files of a folder by name, without those that belong to an open database.
fn files(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| !["-lock", "-shm", "-wal"].iter().any(|ending| name.ends_with(ending)))
        .collect();
    names.sort();
    names
}

async fn open(path: &Path) -> Store {
    Store::open(path, [9; SECRET_BYTES]).await.unwrap()
}

#[tokio::test]
async fn a_backup_is_the_database_as_it_was() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    store.append(append("t", 1, &["one"])).await.unwrap();
    let backup = scratch.folder.path().join("friday.db");
    let bytes = back_up(&scratch.path(), &backup).unwrap();
    assert_eq!(bytes, backup.metadata().unwrap().len());
    store.append(append("t", 2, &["two"])).await.unwrap();
    assert!(matches!(back_up(&scratch.path(), &backup), Err(BackupError::Exists(path)) if path == backup));
    #[cfg(unix)]
    assert_eq!(std::os::unix::fs::MetadataExt::mode(&backup.metadata().unwrap()) & 0o777, 0o600);

    // A server that runs keeps its database.
    assert!(matches!(restore(&backup, &scratch.path()), Err(BackupError::InUse(_))));
    store.close().await;
    let before = restore(&backup, &scratch.path()).unwrap().unwrap();
    assert_eq!(files(scratch.folder.path()), ["boneyard.db", "boneyard.db.before-restore-1", "friday.db"]);
    let store = scratch.open().await;
    assert_eq!(bodies(&store, "t").await, ["one"]);
    assert_eq!(store.secret(), &[7; SECRET_BYTES], "people stay signed in");
    store.append(append("t", 2, &["another"])).await.unwrap();
    store.close().await;

    // What was replaced is a backup, too, and a second one does not take its name.
    let second = restore(&before, &scratch.path()).unwrap().unwrap();
    assert!(second.to_str().unwrap().ends_with("boneyard.db.before-restore-2"));
    let store = scratch.open().await;
    assert_eq!(bodies(&store, "t").await, ["one", "two"]);
    store.close().await;

    // Where there is no database, a backup makes one.
    let other = scratch.folder.path().join("other.db");
    assert_eq!(restore(&second, &other).unwrap(), None);
    let store = open(&other).await;
    assert_eq!(bodies(&store, "t").await, ["one", "another"]);
}

#[tokio::test]
async fn a_backup_while_events_are_written_is_one_moment() {
    let scratch = Scratch::new();
    let store = Arc::new(scratch.open().await);
    let stop = Arc::new(AtomicBool::new(false));
    let writing = tokio::spawn({
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        async move {
            let mut seq = 0;
            while !stop.load(Ordering::Relaxed) {
                seq += 1;
                for table in ["a", "b"] {
                    store.append(append(table, seq, &["an event with some text"])).await.unwrap();
                }
            }
            seq
        }
    });
    let backups: Vec<PathBuf> = (0..20)
        .map(|number| {
            let path = scratch.folder.path().join(format!("{number}.db"));
            back_up(&scratch.path(), &path).unwrap();
            path
        })
        .collect();
    stop.store(true, Ordering::Relaxed);
    let written = writing.await.unwrap();
    for path in backups {
        let inspection = Inspection::open(&path).unwrap();
        assert_eq!(inspection.structure_faults().unwrap(), Vec::<String>::new());
        let counts: Vec<usize> = inspection
            .tables()
            .unwrap()
            .iter()
            .map(|table| inspection.events(table).unwrap().len())
            .collect();
        // `a` is written before `b`.
        let [a, b] = counts[..] else {
            assert!(counts.len() < 2);
            continue;
        };
        assert!(a == b || a == b + 1, "{a} and {b}");
        assert!(a as u64 <= written);
    }
}

#[tokio::test]
async fn what_is_no_backup_is_refused_and_changes_nothing() {
    let scratch = Scratch::new();
    let folder = scratch.folder.path();
    let store = scratch.open().await;
    store.append(append("t", 1, &["one"])).await.unwrap();
    let good = folder.join("good.db");
    back_up(&scratch.path(), &good).unwrap();
    store.close().await;

    let (missing, text, damaged, newer) =
        (folder.join("missing.db"), folder.join("a.txt"), folder.join("damaged.db"), folder.join("newer.db"));
    fs::write(&text, "Friday: bring biscuits. ".repeat(300)).unwrap();
    let mut bytes = fs::read(&good).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0xAA);
    fs::write(&damaged, bytes).unwrap();
    fs::copy(&good, &newer).unwrap();
    let connection = rusqlite::Connection::open(&newer).unwrap();
    let future = "INSERT INTO _sqlx_migrations SELECT 9999, description, installed_on, success, checksum, execution_time \
                  FROM _sqlx_migrations WHERE version = 1";
    connection.execute_batch(future).unwrap();
    drop(connection);

    let before = fs::read(scratch.path()).unwrap();
    let kept = files(folder);
    for (backup, expected) in [
        (&missing, "cannot be read"),
        (&text, "cannot be read"),
        (&damaged, "damaged"),
        (&newer, "newer Boneyard"),
    ] {
        let error = restore(backup, &scratch.path()).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
        assert_eq!(fs::read(scratch.path()).unwrap(), before);
        assert_eq!(files(folder), kept);
    }
    // Nor is another program's file replaced or saved.
    let error = restore(&good, &text).unwrap_err();
    assert!(matches!(error, BackupError::Unreadable { .. }), "{error}");
    assert!(matches!(back_up(&text, &folder.join("new.db")), Err(BackupError::Unreadable { .. })));
    let nowhere = folder.join("none").join("new.db");
    assert!(matches!(back_up(&scratch.path(), &nowhere), Err(BackupError::Unwritable { .. })));
    let open = Store::open(&nowhere, [7; SECRET_BYTES]).await;
    assert!(matches!(open, Err(OpenError::NoFolder(_))));
}

#[tokio::test]
async fn what_a_crash_left_is_overwritten() {
    let scratch = Scratch::new();
    scratch.open().await.close().await;
    let backup = scratch.folder.path().join("friday.db");
    fs::write(scratch.folder.path().join("friday.db.part"), "half a page").unwrap();
    back_up(&scratch.path(), &backup).unwrap();
    assert_eq!(files(scratch.folder.path()), ["boneyard.db", "friday.db"]);
}
