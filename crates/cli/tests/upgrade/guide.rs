//! What `docs/upgrade.md` tells hosts: back up, replace the program, start it again, and go back if necessary.

use std::path::Path;
use std::process::{Command, Output};

use sqlx::Connection;

use crate::cast::Cast;
use crate::copy::{connect, manifest, write_database};
use crate::wire::serve;

fn boneyard(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_boneyard")).args(arguments).output().unwrap()
}

/// Runs `boneyard COMMAND --database DATABASE FILE`, which must succeed, and returns what it prints.
fn run(command: &str, database: &Path, file: &Path) -> String {
    let output = boneyard(&[command, "--database", database.to_str().unwrap(), file.to_str().unwrap()]);
    assert!(output.status.success(), "{command}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The number that a query finds. The database is closed again: a restore needs it alone.
async fn number(database: &Path, select: &'static str) -> i64 {
    let mut connection = connect(database).await;
    let number = sqlx::query_scalar(select).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    number
}

/// The number of the last migration of a database.
async fn schema(database: &Path) -> i64 {
    number(database, "SELECT max(version) FROM _sqlx_migrations").await
}

/// How many guests came after the upgrade.
async fn newcomers(database: &Path) -> i64 {
    number(database, "SELECT count(*) FROM guests WHERE name = 'Zoe'").await
}

/// Starts the current program on a database, visits it with these cookies, and stops it. Returns the names in the answers.
async fn names(database: &Path, guests: &[&str], newcomer: Option<&str>) -> Vec<String> {
    let mut server = serve(Path::new(env!("CARGO_BIN_EXE_boneyard")), database).await;
    let mut cast = Cast::new(server.server(), &manifest()["cookies"]);
    let mut names = Vec::new();
    for guest in guests {
        let me = cast.guest(guest).json("/api/me").await;
        names.push(me["name"].as_str().unwrap_or_default().to_owned());
    }
    if let Some(name) = newcomer {
        cast.add_guest(name).await;
    }
    server.stop().await.unwrap();
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_upgrades_and_goes_back() {
    let folder = tempfile::tempdir().unwrap();
    let (database, backup) = (folder.path().join("boneyard.db"), folder.path().join("before.db"));
    write_database(&database);
    let old_schema = schema(&database).await;
    // The new program also saves the database of the old one.
    run("backup", &database, &backup);
    assert_eq!(names(&database, &["Ana", "Boris"], Some("Zoe")).await, ["Ana", "Boris"]);
    let new_schema = schema(&database).await;
    assert!(new_schema > old_schema, "{new_schema} is not newer than {old_schema}");

    let printed = run("restore", &database, &backup);
    let kept = folder.path().join("boneyard.db.before-restore-1");
    assert!(printed.contains(kept.to_str().unwrap()), "{printed}");
    assert_eq!(schema(&database).await, old_schema, "the old program knows this database");
    assert_eq!(schema(&kept).await, new_schema);
    assert_eq!((newcomers(&database).await, newcomers(&kept).await), (0, 1));

    // Forward again: the backup can be upgraded once more, and what was played meanwhile comes back.
    assert_eq!(names(&database, &["Ana"], None).await, ["Ana"]);
    run("restore", &database, &kept);
    assert_eq!(newcomers(&database).await, 1);
    assert_eq!(names(&database, &["Boris"], None).await, ["Boris"]);
}

#[tokio::test]
async fn a_program_refuses_the_database_of_a_newer_one() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("boneyard.db");
    write_database(&database);
    let backup = folder.path().join("before.db");
    run("backup", &database, &backup);
    let later = "UPDATE _sqlx_migrations SET version = 9000 WHERE version = (SELECT max(version) FROM _sqlx_migrations)";
    let mut connection = connect(&database).await;
    sqlx::raw_sql(later).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    // The first 100 bytes are SQLite's header, which counts how often the file was written to.
    let content = || std::fs::read(&database).unwrap().split_off(100);
    let before = content();
    let output = boneyard(&["serve", "--listen", "127.0.0.1:0", "--database", database.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.ends_with("boneyard.db was written by a newer Boneyard; update this one\n"), "{said}");
    // It cannot keep what it cannot read, so it does not replace it.
    let output = boneyard(&["restore", "--database", database.to_str().unwrap(), backup.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(content() == before, "nothing has changed");
}
