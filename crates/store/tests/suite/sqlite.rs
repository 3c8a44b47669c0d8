//! Errors that only SQLite has: files of other programs, newer schemas, a file that cannot grow.

use std::path::Path;

use boneyard_store::{
    Append, AppendError, NewEvent, OpenError, OpenOptions, SECRET_BYTES, Store, StoreError,
};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

async fn connect(path: &Path) -> SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    SqliteConnection::connect_with(&options).await.unwrap()
}

async fn run_sql(path: &Path, sql: impl Into<String>) {
    let mut connection = connect(path).await;
    sqlx::raw_sql(AssertSqlSafe(sql.into())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// The single value of a query.
async fn query<T>(path: &Path, sql: &'static str) -> T
where
    T: for<'r> sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite> + Send + Unpin,
{
    sqlx::query_scalar(sql).fetch_one(&mut connect(path).await).await.unwrap()
}

async fn open(path: &Path) -> Result<Store, OpenError> {
    Store::open(path, [7; SECRET_BYTES]).await
}

fn append(seq: u64) -> Append {
    let events = vec![NewEvent { at_ms: 1, body: "{}".into() }];
    Append {
        table: "t".into(),
        first_seq: seq,
        events,
        opens: seq == 1,
        ends: None,
        conduct: Vec::new(),
        closes_at_ms: None,
    }
}

#[tokio::test]
async fn another_programs_database_is_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.db");
    run_sql(&path, "CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('soup')").await;
    let before = std::fs::read(&path).unwrap();
    let error = open(&path).await.err().unwrap();
    assert!(matches!(&error, OpenError::Foreign(_)), "{error}");
    assert!(
        error.to_string().ends_with("other.db belongs to another program; name another file with --database")
    );
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    open(&path).await.unwrap().close().await;
    run_sql(
        &path,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9000, 'from the future', 1, x'00', 1)",
    )
    .await;
    let error = open(&path).await.err().unwrap();
    assert!(matches!(&error, OpenError::Newer(_)), "{error}");
}

/// The first migration, with a table of each kind: one with two events, one closed, one without events.
#[tokio::test]
async fn an_older_schema_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    open(&path).await.unwrap().close().await;
    let all = "SELECT group_concat('DROP TABLE ' || name, '; ') FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\'";
    let drops: String = query(&path, all).await;
    run_sql(
        &path,
        format!("PRAGMA foreign_keys = OFF; {drops}; DELETE FROM _sqlx_migrations WHERE version > 1"),
    )
    .await;
    run_sql(&path, include_str!("../../migrations/0001_tables.sql")).await;
    run_sql(
        &path,
        "INSERT INTO server VALUES (1, zeroblob(64), 4); \
         INSERT INTO tables VALUES ('t', 5, NULL), ('over', 6, 9), ('empty', 7, NULL); \
         INSERT INTO events VALUES ('t', 2, 3, 8, 'second', x'00'), ('t', 1, 3, 9, 'first', NULL), ('over', 1, 4, 2, 'only', NULL)",
    )
    .await;
    run_sql(&path, "UPDATE events SET secret = zeroblob(32) WHERE secret IS NOT NULL").await;
    let store = open(&path).await.unwrap();
    assert_eq!(store.epoch(), 5);
    let events = store.events(&"t".into()).await.unwrap();
    let found: Vec<_> = events
        .iter()
        .map(|event| (event.seq, event.epoch, event.at_ms, &*event.body, event.secret))
        .collect();
    assert_eq!(found, [(1, 3, 9, "first", None), (2, 3, 8, "second", Some([0; 32]))]);
    assert_eq!(store.events(&"over".into()).await.unwrap().len(), 1);
    assert_eq!(store.events(&"empty".into()).await.unwrap(), []);
    let unfinished: Vec<_> =
        store.unfinished_tables().await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(unfinished, ["t".into(), "empty".into()]);
    assert_eq!(store.club(&"harbour".into()).await.unwrap(), None);
    store.append(append(3)).await.unwrap();
    store.close().await;
    assert_eq!(query::<i64>(&path, "SELECT count(*) FROM table_events WHERE checksum IS NULL").await, 0);
}

/// A bit that flips in an event damages its table only, and its error names it.
#[tokio::test]
async fn a_damaged_event_is_named_and_hides_no_other_table() {
    let damages = [
        ("body = 'ba'", "its checksum is wrong"),
        ("at_ms = at_ms + 1", "its checksum is wrong"),
        ("checksum = 7", "its checksum is wrong"),
        ("previous = NULL", "no row is linked for it"),
        ("previous = 1", "another event has its row"),
        ("previous = 99", "its row is missing"),
    ];
    for (damage, what) in damages {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("boneyard.db");
        let store = open(&path).await.unwrap();
        let events = ["aa", "bb", "cc"].map(|body| NewEvent { at_ms: 1, body: body.into() });
        for table in ["other", "t"] {
            let append = Append {
                table: table.into(),
                first_seq: 1,
                events: events.to_vec(),
                opens: true,
                ends: None,
                conduct: Vec::new(),
                closes_at_ms: None,
            };
            store.append(append).await.unwrap();
        }
        store.close().await;
        // Rows 4 to 6 belong to `t`; the row 5 is its second event.
        run_sql(&path, format!("UPDATE table_events SET {damage} WHERE id = 5")).await;
        let store = open(&path).await.unwrap();
        let error = store.events(&"t".into()).await.unwrap_err();
        assert!(
            matches!(&error, StoreError::DamagedEvent { table, .. } if table.as_str() == "t"),
            "{damage}: {error}"
        );
        assert!(error.to_string().contains(what), "{damage}: {error}");
        assert_eq!(store.events(&"other".into()).await.unwrap().len(), 3);
    }
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    std::fs::write(&path, "").unwrap();
    open(&path).await.unwrap().close().await;
    open(&path).await.unwrap();
}

#[tokio::test]
async fn a_failed_append_stores_nothing_and_can_be_repeated() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    let store = open(&path).await.unwrap();
    store.append(append(1)).await.unwrap();
    run_sql(
        &path,
        "CREATE TRIGGER broken BEFORE INSERT ON table_events BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END",
    )
    .await;
    let error = store.append(append(2)).await.unwrap_err();
    assert!(error.to_string().contains("the disk is on fire"), "{error}");
    assert_eq!(store.events(&"t".into()).await.unwrap().len(), 1);
    run_sql(&path, "DROP TRIGGER broken").await;
    store.append(append(2)).await.unwrap();
    assert_eq!(store.events(&"t".into()).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_full_disk_is_named_and_later_writes_succeed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    let options = OpenOptions { pages_max: 200, ..OpenOptions::default() };
    let store = Store::open_with(&path, [7; SECRET_BYTES], options).await.unwrap();
    let large = |seq| {
        let events = vec![NewEvent { at_ms: 1, body: "x".repeat(30_000) }];
        Append {
            table: "t".into(),
            first_seq: seq,
            events,
            opens: seq == 1,
            ends: None,
            conduct: Vec::new(),
            closes_at_ms: None,
        }
    };
    let mut stored = 0;
    let error = loop {
        match store.append(large(stored + 1)).await {
            Ok(()) => stored += 1,
            Err(error) => break error,
        }
        assert!(stored < 100, "the file was not to grow beyond 200 pages");
    };
    assert!(matches!(error, AppendError::Store(StoreError::DiskFull)), "{error}");
    assert_eq!(error.to_string(), "the disk is full");
    assert_eq!(store.events(&"t".into()).await.unwrap().len(), stored as usize);
    // A smaller write still fits.
    let small = Append { table: "t".into(), first_seq: stored + 1, ..append(2) };
    store.append(small).await.unwrap();
}

#[tokio::test]
async fn a_second_server_on_a_file_is_refused_until_the_first_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    let first = open(&path).await.unwrap();
    assert!(folder.path().join("boneyard.db-lock").exists());
    let error = open(&path).await.err().unwrap();
    assert!(matches!(&error, OpenError::InUse(_)), "{error}");
    assert!(error.to_string().starts_with("another server has "), "{error}");
    first.check_writable().await.unwrap();
    first.close().await;
    open(&path).await.unwrap().close().await;
}

#[tokio::test]
async fn a_file_that_another_server_took_over_is_not_writable() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    open(&path).await.unwrap().close().await;
    let options = OpenOptions { exclusive: false, ..OpenOptions::default() };
    let first = Store::open_with(&path, [7; SECRET_BYTES], options).await.unwrap();
    assert!(first.check_writable().await.is_ok());
    let later = Store::open_with(&path, [7; SECRET_BYTES], options).await.unwrap();
    let refused = first.check_writable().await.unwrap_err();
    assert!(matches!(refused, StoreError::Superseded { .. }), "{refused}");
    later.check_writable().await.unwrap();
}

#[tokio::test]
async fn checking_that_writing_works_writes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    let store = open(&path).await.unwrap();
    store.check_writable().await.unwrap();
    run_sql(
        &path,
        "CREATE TRIGGER broken BEFORE UPDATE ON server BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END",
    )
    .await;
    let error = store.check_writable().await.unwrap_err();
    assert!(error.to_string().contains("the disk is on fire"), "{error}");
}

#[tokio::test]
async fn a_disk_without_room_for_a_database_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    let options = OpenOptions { pages_max: 3, ..OpenOptions::default() };
    let error = Store::open_with(&path, [7; SECRET_BYTES], options).await.err().unwrap();
    assert!(matches!(&error, OpenError::DiskFull(_)), "{error}");
}

#[tokio::test]
async fn a_log_that_cannot_be_opened_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    open(&path).await.unwrap().close().await;
    std::fs::create_dir(folder.path().join("boneyard.db-wal")).unwrap();
    let error = open(&path).await.err().unwrap();
    assert!(error.to_string().contains("the file cannot be opened for writing"), "{error}");
}

#[tokio::test]
async fn a_database_marked_by_another_program_is_refused_even_without_tables() {
    let folder = tempfile::tempdir().unwrap();
    // Marked by another program, with no table in it yet.
    let path = folder.path().join("marked.db");
    run_sql(&path, "PRAGMA application_id = 7; CREATE TABLE t (a); DROP TABLE t").await;
    assert!(matches!(open(&path).await, Err(OpenError::Foreign(_))));
    // An empty database without a mark, as a server leaves it if it is killed before its first migration.
    let path = folder.path().join("empty.db");
    run_sql(&path, "CREATE TABLE t (a); DROP TABLE t").await;
    open(&path).await.unwrap();
}

#[tokio::test]
async fn a_list_of_tables_that_cannot_be_read_is_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    open(&path).await.unwrap().close().await;
    let mut bytes = std::fs::read(&path).unwrap();
    // The first page is the list of tables. Its header of 100 bytes has the application id and stays unchanged.
    bytes[100..112].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let error = open(&path).await.err().unwrap();
    assert!(matches!(&error, OpenError::Damaged { .. }), "{error}");
}
