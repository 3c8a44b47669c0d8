//! `boneyard backup` and `boneyard restore`.

use std::path::Path;
use std::process::Output;

use boneyard_store::{SECRET_BYTES, Store};

use crate::check::{database, run_sql};
use crate::program::{boneyard, text};

fn run(command: &str, file: &Path, database: &Path) -> Output {
    boneyard(&[command]).arg(file).arg("--database").arg(database).output().unwrap()
}

fn checked(database: &Path) -> String {
    text(&boneyard(&["check"]).arg(database).output().unwrap().stdout).to_owned()
}

#[tokio::test]
async fn a_database_is_saved_while_it_is_open_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = database(folder.path()).await;
    let (backup, missing) = (folder.path().join("friday.db"), folder.path().join("saturday.db"));
    let open = Store::open(&path, [7; SECRET_BYTES]).await.unwrap();
    let output = run("backup", &backup, &path);
    assert!(output.status.success(), "{output:?}");
    let said = text(&output.stdout);
    assert!(said.contains("boneyard.db is saved in") && said.ends_with(" MB)\n"), "{said}");

    for (command, file, expected) in [
        ("backup", &backup, "friday.db exists already; name another file"),
        ("restore", &backup, "boneyard.db open; stop it first"),
        ("restore", &missing, "saturday.db cannot be read"),
    ] {
        let output = run(command, file, &path);
        assert_eq!(output.status.code(), Some(2), "{command}");
        assert!(text(&output.stderr).contains(expected), "{command}: {}", text(&output.stderr));
    }
    open.close().await;

    run_sql(&path, "DELETE FROM tables WHERE id = 'first'").await;
    assert!(checked(&path).contains("damaged"));
    let output = run("restore", &backup, &path);
    assert!(output.status.success(), "{output:?}");
    assert!(text(&output.stdout).ends_with("boneyard.db.before-restore-1\n"), "{output:?}");
    assert!(checked(&path).ends_with("no damage\n"));
}

#[tokio::test]
async fn a_damaged_backup_is_not_restored() {
    let folder = tempfile::tempdir().unwrap();
    let path = database(folder.path()).await;
    let backup = folder.path().join("friday.db");
    assert!(run("backup", &backup, &path).status.success());
    run_sql(&backup, "UPDATE table_events SET body = replace(body, 'draw', 'drew') WHERE id = 1").await;
    let output = run("restore", &backup, &path);
    assert_eq!(output.status.code(), Some(2));
    let message = text(&output.stderr);
    assert!(
        message.contains("friday.db is damaged (table first: event 1 of table first is damaged"),
        "{message}"
    );
    assert!(checked(&path).ends_with("no damage\n"));
    assert!(!folder.path().join("boneyard.db.before-restore-1").exists());
}
