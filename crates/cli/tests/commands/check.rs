//! `boneyard check`: it verifies a whole database and names what is damaged.

use std::path::{Path, PathBuf};
use std::process::Output;

use boneyard_rules::Rules;
use boneyard_store::{Append, NewEvent, SECRET_BYTES, Store};
use boneyard_table::{EventBody, Level, Output as TableOutput, SeatPlan, Table, TableOptions, Timestamp};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::program::{boneyard, text};

fn check(database: &Path, arguments: &[&str]) -> Output {
    boneyard(&["check"]).arg(database).args(arguments).output().unwrap()
}

/// A database with two new tables, `first` and `second`.
pub(crate) async fn database(folder: &Path) -> PathBuf {
    let path = folder.join("boneyard.db");
    let store = Store::open(&path, [7; SECRET_BYTES]).await.unwrap();
    let bot = SeatPlan::bot(Level::Easy);
    let rules = Rules::preset("draw").unwrap();
    for table in ["first", "second"] {
        let (_, outputs) =
            Table::open(Timestamp(1_000), &rules, &[bot, bot], TableOptions::default()).unwrap();
        let [TableOutput::Append(events), ..] = &outputs[..] else { panic!("a new table stores its events") };
        let events: Vec<NewEvent> = events
            .iter()
            .map(|event| NewEvent {
                at_ms: 1_000,
                body: serde_json::to_string(&EventBody::of(event)).unwrap(),
            })
            .collect();
        let append = Append {
            table: table.into(),
            first_seq: 1,
            events,
            opens: true,
            ends: None,
            conduct: Vec::new(),
            closes_at_ms: None,
        };
        store.append(append).await.unwrap();
    }
    store.close().await;
    path
}

pub(crate) async fn run_sql(path: &Path, sql: &str) {
    let mut connection = SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_sound_database_has_no_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = database(folder.path()).await;
    let output = check(&path, &[]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(
        text(&output.stdout),
        "2 tables with 4 events, 0 evenings with 0 entries, 0 tournaments\nno damage\n"
    );
    // A server may have the database open.
    let _open = Store::open(&path, [7; SECRET_BYTES]).await.unwrap();
    let found: serde_json::Value = serde_json::from_slice(&check(&path, &["--json"]).stdout).unwrap();
    assert_eq!((&found["tables"], &found["damage"]), (&2.into(), &serde_json::json!([])));
}

#[tokio::test]
async fn damage_is_named_and_hides_nothing_else() {
    let cases = [
        (
            "UPDATE table_events SET body = replace(body, 'draw', 'drew') WHERE id = 1",
            "table first: event 1 of table first is damaged: its checksum is wrong",
        ),
        (
            "UPDATE table_events SET body = '{}', checksum = NULL WHERE id = 3",
            "table second: stored event 1 has no event or several",
        ),
        (
            "DELETE FROM table_events WHERE id = 1",
            "table first: event 1 of table first is damaged: its row is missing",
        ),
        ("DELETE FROM tables WHERE id = 'first'", "2 events belong to no table"),
        ("UPDATE table_events SET checksum = NULL WHERE id = 2", "1 events or entries have no checksum"),
    ];
    for (damage, expected) in cases {
        let folder = tempfile::tempdir().unwrap();
        let path = database(folder.path()).await;
        run_sql(&path, damage).await;
        let output = check(&path, &[]);
        assert_eq!(output.status.code(), Some(1), "{damage}");
        assert!(
            text(&output.stdout).contains(&format!("damaged: {expected}")),
            "{damage}: {}",
            text(&output.stdout)
        );
    }
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "Friday: bring biscuits. ".repeat(100)).unwrap();
    for path in [path, folder.path().join("missing.db")] {
        let output = check(&path, &[]);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("cannot be read"), "{output:?}");
    }
}
