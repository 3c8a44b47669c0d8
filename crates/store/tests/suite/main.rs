//! The tests that every storage backend must pass. Only `Scratch` knows which backend is under test.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

mod accounts;
mod backups;
mod clubs;
mod evenings;
mod matches;
mod moderation;
mod sqlite;
mod statements;
mod tournaments;

use std::path::PathBuf;
use std::sync::Arc;

use boneyard_store::{
    Append, AppendError, Guest, NewEvent, OpenError, OpenOptions, SECRET_BYTES, Store, StoreError,
    StoredEvent,
};

struct Scratch {
    folder: tempfile::TempDir,
}

impl Scratch {
    fn new() -> Self {
        Scratch { folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("boneyard.db")
    }

    /// Opens the database without the lock, so that several stores can have it open.
    async fn open_without_lock(&self) -> Store {
        let options = OpenOptions { exclusive: false, ..OpenOptions::default() };
        Store::open_with(&self.path(), [7; SECRET_BYTES], options).await.unwrap()
    }

    async fn open(&self) -> Store {
        Store::open(&self.path(), [7; SECRET_BYTES]).await.unwrap()
    }
}

fn append(table: &str, first_seq: u64, bodies: &[&str]) -> Append {
    let events = (100..).zip(bodies).map(|(at_ms, body)| NewEvent { at_ms, body: (*body).into() }).collect();
    Append {
        table: table.into(),
        first_seq,
        events,
        opens: first_seq == 1,
        ends: None,
        conduct: Vec::new(),
        closes_at_ms: None,
    }
}

async fn bodies(store: &Store, table: &str) -> Vec<String> {
    let events = store.events(&table.into()).await.unwrap();
    for (event, seq) in events.iter().zip(1..) {
        assert_eq!(event.seq, seq);
    }
    events.into_iter().map(|event| event.body).collect()
}

#[tokio::test]
async fn events_come_back_in_order_after_reopening() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    store.append(append("t", 1, &["a", "b"])).await.unwrap();
    store.append(append("t", 3, &["c"])).await.unwrap();
    store.close().await;

    let store = scratch.open().await;
    assert_eq!(bodies(&store, "t").await, ["a", "b", "c"]);
    assert_eq!(bodies(&store, "another").await, [] as [&str; 0]);
}

/// The append has more events than fit into one statement. Every field of each event must come back, and the time at
/// which the table was opened.
#[tokio::test]
async fn many_events_of_one_append_are_read_back_complete() {
    let scratch = Scratch::new();
    scratch.open().await.close().await;
    let store = scratch.open().await;
    assert_eq!(store.epoch(), 2);
    let event = |n: u8| NewEvent { at_ms: 1_000 + i64::from(n) * 3, body: format!("event {n}") };
    let events: Vec<NewEvent> = (0..75).map(event).collect();
    let whole = Append { events: events.clone(), ..append("t", 1, &[]) };
    store.append(whole).await.unwrap();
    store.append(append("u", 1, &["a"])).await.unwrap();
    store.close().await;

    let store = scratch.open().await;
    let stored: Vec<StoredEvent> = (1..)
        .zip(events)
        .map(|(seq, event)| StoredEvent { seq, epoch: 2, at_ms: event.at_ms, body: event.body, secret: None })
        .collect();
    assert_eq!(store.events(&"t".into()).await.unwrap(), stored);
    let tables = store.unfinished_tables().await.unwrap();
    let found: Vec<(&str, i64)> = tables.iter().map(|table| (table.id.as_str(), table.created_ms)).collect();
    assert_eq!(found, [("t", 1_000), ("u", 100)]);
}

#[tokio::test]
async fn repeating_an_append_is_harmless() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    store.append(append("t", 1, &["a", "b"])).await.unwrap();
    store.append(append("t", 1, &["a", "b"])).await.unwrap();
    store.append(append("t", 2, &["b", "c"])).await.unwrap();
    assert_eq!(bodies(&store, "t").await, ["a", "b", "c"]);
}

#[tokio::test]
async fn another_content_under_a_stored_number_is_a_conflict_and_stores_nothing() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    store.append(append("t", 1, &["a", "b"])).await.unwrap();
    let refused = store.append(append("t", 2, &["x", "y"])).await.unwrap_err();
    assert!(
        matches!(&refused, AppendError::Conflict { table, seq: 2 } if table.as_str() == "t"),
        "{refused}"
    );
    assert_eq!(refused.to_string(), "event 2 of table t is already stored with different content");
    assert_eq!(bodies(&store, "t").await, ["a", "b"]);
}

#[tokio::test]
async fn a_conflict_does_not_affect_other_jobs_of_its_group() {
    let scratch = Scratch::new();
    let store = Arc::new(scratch.open().await);
    store.append(append("bad", 1, &["a"])).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..100 {
        let store = store.clone();
        tasks.spawn(async move {
            if number % 10 == 3 {
                assert!(store.append(append("bad", 1, &["other"])).await.is_err());
            } else {
                store.append(append(&format!("good-{number}"), 1, &["a", "b"])).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    for number in (0..100).filter(|number| number % 10 != 3) {
        assert_eq!(bodies(&store, &format!("good-{number}")).await, ["a", "b"]);
    }
    assert_eq!(bodies(&store, "bad").await, ["a"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_writers_at_once_lose_and_mix_nothing() {
    let scratch = Scratch::new();
    let store = Arc::new(scratch.open().await);
    let mut tasks = tokio::task::JoinSet::new();
    for table in 0..50 {
        let store = store.clone();
        tasks.spawn(async move {
            let table = format!("t{table}");
            for seq in 1..=40 {
                store.append(append(&table, seq, &[&format!("{table}/{seq}")])).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    Arc::into_inner(store).unwrap().close().await;

    let store = scratch.open().await;
    let tables = store.unfinished_tables().await.unwrap();
    assert_eq!(tables.len(), 50);
    for table in tables {
        let expected: Vec<_> = (1..=40).map(|seq| format!("{}/{seq}", table.id)).collect();
        assert_eq!(bodies(&store, table.id.as_str()).await, expected);
    }
}

#[tokio::test]
async fn a_closed_table_keeps_its_events_but_is_not_restored() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    store.append(append("over", 1, &["a"])).await.unwrap();
    store.append(append("on", 1, &["a"])).await.unwrap();
    store.append(Append { closes_at_ms: Some(9), ..append("over", 2, &["b"]) }).await.unwrap();
    let unfinished: Vec<_> = store.unfinished_tables().await.unwrap().into_iter().map(|t| t.id).collect();
    assert_eq!(unfinished, ["on".into()]);
    assert_eq!(bodies(&store, "over").await, ["a", "b"]);
}

#[tokio::test]
async fn events_of_an_unopened_table_are_refused() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    let orphan = Append { opens: false, ..append("t", 1, &["a"]) };
    assert!(matches!(store.append(orphan).await, Err(AppendError::Gap { seq: 1, .. })));
    store.append(append("t", 1, &["a"])).await.unwrap();
}

#[tokio::test]
async fn an_event_that_does_not_follow_is_refused_and_stores_nothing() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    store.append(append("t", 1, &["a"])).await.unwrap();
    let refused = store.append(append("t", 3, &["c"])).await.unwrap_err();
    assert_eq!(refused.to_string(), "event 3 of table t does not follow the last stored one");
    assert_eq!(bodies(&store, "t").await, ["a"]);
}

/// Tables are linked to their last events now and then. A process that is killed in between links the rest at its next
/// start.
#[tokio::test]
async fn events_are_found_wherever_the_process_was_killed() {
    let scratch = Scratch::new();
    let tables = ["a", "b", "c"];
    let mut stored = [0; 3];
    for (run, appends) in [1, 7, 2, 12, 1].into_iter().enumerate() {
        let store = scratch.open_without_lock().await;
        for number in 0..appends {
            for (table, stored) in tables.iter().zip(&mut stored).skip(number % 2) {
                store.append(append(table, *stored + 1, &["x"; 200])).await.unwrap();
                *stored += 200;
            }
        }
        for (table, stored) in tables.iter().zip(stored) {
            assert_eq!(bodies(&store, table).await.len() as u64, stored, "{table} in run {run}");
        }
        // A killed process does not close its store.
        std::mem::forget(store);
    }
}

#[tokio::test]
async fn a_guest_is_remembered_and_can_change_name() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    let guest = Guest { id: "g1".into(), name: "Ana".into(), face: None, created_ms: 5, is_bot: false };
    assert_eq!(store.guest(&"g1".into()).await.unwrap(), None);
    store.save_guest(guest.clone()).await.unwrap();
    assert_eq!(store.guest(&"g1".into()).await.unwrap(), Some(guest.clone()));
    store
        .save_guest(Guest { name: "Eva".into(), face: Some(u16::MAX), created_ms: 9, ..guest.clone() })
        .await
        .unwrap();
    assert_eq!(
        store.guest(&"g1".into()).await.unwrap(),
        Some(Guest { name: "Eva".into(), face: Some(u16::MAX), ..guest })
    );
}

#[tokio::test]
async fn a_database_keeps_its_first_secret() {
    let scratch = Scratch::new();
    scratch.open().await.close().await;
    let store = Store::open(&scratch.path(), [9; SECRET_BYTES]).await.unwrap();
    assert_eq!(store.secret(), &[7; SECRET_BYTES]);
}

#[tokio::test]
async fn a_later_server_locks_out_the_earlier_one() {
    let scratch = Scratch::new();
    let earlier = scratch.open_without_lock().await;
    earlier.append(append("t", 1, &["a"])).await.unwrap();
    let later = scratch.open_without_lock().await;
    assert_eq!(later.epoch(), earlier.epoch() + 1);
    let refused = earlier.append(append("t", 2, &["b"])).await.unwrap_err();
    assert!(
        matches!(refused, AppendError::Store(StoreError::Superseded { ours: 1, theirs: 2 })),
        "{refused}"
    );
    later.append(append("t", 2, &["c"])).await.unwrap();
    assert_eq!(bodies(&later, "t").await, ["a", "c"]);
}

#[tokio::test]
async fn events_of_many_tasks_are_on_disk_after_closing() {
    let scratch = Scratch::new();
    let store = Arc::new(scratch.open().await);
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..200 {
        let store = store.clone();
        tasks.spawn(async move { store.append(append(&format!("t{number}"), 1, &["a"])).await.unwrap() });
    }
    tasks.join_all().await;
    Arc::into_inner(store).unwrap().close().await;
    assert_eq!(scratch.open().await.unfinished_tables().await.unwrap().len(), 200);
}

/// The error for a database at `path`, as the host reads it, with the folder left out.
async fn refusal(scratch: &Scratch, path: PathBuf) -> String {
    let error: OpenError = match Store::open(&path, [7; SECRET_BYTES]).await {
        Ok(_) => panic!("{} was opened", path.display()),
        Err(error) => error,
    };
    error.to_string().replace(scratch.folder.path().to_str().unwrap(), "FOLDER")
}

#[tokio::test]
async fn a_missing_folder_is_named() {
    let scratch = Scratch::new();
    let path = scratch.folder.path().join("no/boneyard.db");
    assert_eq!(
        refusal(&scratch, path).await,
        "the folder FOLDER/no does not exist; create it, or name another file with --database"
    );
}

#[tokio::test]
async fn a_folder_is_not_a_database() {
    let scratch = Scratch::new();
    let path = scratch.folder.path().to_owned();
    assert_eq!(refusal(&scratch, path).await, "FOLDER is not a file; name a database file with --database");
}

#[tokio::test]
async fn a_text_file_is_not_a_database() {
    let scratch = Scratch::new();
    let text =
        "A letter to my aunt, long enough to fill the header of a database file, and then some more of it.";
    std::fs::write(scratch.path(), text).unwrap();
    assert_eq!(
        refusal(&scratch, scratch.path()).await,
        "FOLDER/boneyard.db is not a database; name another file with --database"
    );
    assert_eq!(std::fs::read_to_string(scratch.path()).unwrap(), text);
}

fn set_readonly(path: &std::path::Path, readonly: bool) {
    let mut permissions = std::fs::metadata(path).unwrap().permissions();
    permissions.set_readonly(readonly);
    std::fs::set_permissions(path, permissions).unwrap();
}

#[tokio::test]
async fn a_read_only_file_is_refused() {
    let scratch = Scratch::new();
    scratch.open().await.close().await;
    set_readonly(&scratch.path(), true);
    assert_eq!(
        refusal(&scratch, scratch.path()).await,
        "FOLDER/boneyard.db is read-only; make it writable, or name another file with --database"
    );
}

#[tokio::test]
async fn a_read_only_folder_is_refused() {
    let scratch = Scratch::new();
    set_readonly(scratch.folder.path(), true);
    assert_eq!(
        refusal(&scratch, scratch.path()).await,
        "the folder FOLDER is read-only; Boneyard writes its log beside the database file"
    );
    set_readonly(scratch.folder.path(), false);
}

#[tokio::test]
async fn a_damaged_database_is_refused() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    let long = "x".repeat(500);
    for seq in 1..=100 {
        store.append(append("t", seq, &[&long])).await.unwrap();
    }
    store.close().await;
    let mut bytes = std::fs::read(scratch.path()).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 8192].fill(0xa5);
    std::fs::write(scratch.path(), bytes).unwrap();
    let message = refusal(&scratch, scratch.path()).await;
    assert!(message.starts_with("FOLDER/boneyard.db is damaged ("), "{message}");
    assert!(
        message.ends_with("); restore it from a backup, or name another file with --database"),
        "{message}"
    );
}
