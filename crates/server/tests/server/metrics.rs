//! What a host can watch at the address of `--metrics`, and backups that the server makes by itself.

use std::net::SocketAddr;
use std::time::Duration;

use boneyard_server::{Config, Server};
use boneyard_store::Inspection;
use boneyard_table::Command;
use serde_json::json;
use tokio::time::timeout;

use crate::running::Running;
use crate::visitor::{Visitor, send};

/// A time limit longer than any step of these tests.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server with everything that a host can turn on.
async fn running() -> Running {
    let folder = tempfile::tempdir().unwrap();
    let backups = folder.path().join("backups");
    std::fs::create_dir(&backups).unwrap();
    let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config {
        metrics: Some(anywhere),
        backup_folder: Some(backups),
        ..Config::new(anywhere, folder.path().join("boneyard.db"))
    };
    Running::start_with(folder, config).await
}

/// The lines of the metrics that begin so.
async fn lines(metrics: SocketAddr, beginning: &str) -> Vec<String> {
    let answer = send(metrics, "GET", "/metrics", &[], None).await.unwrap();
    assert_eq!(answer.status, 200);
    assert!(answer.text().ends_with("# EOF\n"), "{}", answer.text());
    answer.text().lines().filter(|line| line.starts_with(beginning)).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_host_sees_what_happens() {
    let server = running().await;
    let metrics = server.metrics.unwrap();
    let ana = Visitor::named(server.address, "Ana").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ana.open_table(&json!({ "rules": "draw", "seats": seats })).await;
    let mut socket = ana.join(&table, 0).await.unwrap();
    // It is no turn of hers.
    socket.command("c1", Command::Pass).await.unwrap();
    while !socket
        .receive()
        .await
        .is_none_or(|message| matches!(message, boneyard_protocol::ServerMessage::Refused { .. }))
    {}
    assert_eq!(ana.request("GET", "/api/tables/none", None).await.status, 404);
    let badly = json!({ "rules": "no-such-game", "seats": seats });
    assert_eq!(ana.request("POST", "/api/tables", Some(&badly)).await.status, 422);

    assert_eq!(lines(metrics, "boneyard_tables_awake ").await, ["boneyard_tables_awake 1"]);
    assert_eq!(lines(metrics, "boneyard_people_here ").await, ["boneyard_people_here 1"]);
    assert_eq!(
        lines(metrics, "boneyard_refusals_total").await.len(),
        2,
        "{:?}",
        lines(metrics, "boneyard_refusals_total").await
    );
    assert_eq!(lines(metrics, "boneyard_move_seconds_count").await, ["boneyard_move_seconds_count 1"]);
    let opened = r#"boneyard_requests_total{route="/api/tables",status="201"}"#;
    assert_eq!(lines(metrics, opened).await.len(), 1, "{:?}", lines(metrics, "boneyard_requests").await);
    let rows = lines(metrics, "boneyard_store_events_total ").await;
    assert!(rows.iter().any(|line| !line.ends_with(" 0")), "{rows:?}");
    // Visitors do not find them, and their ids are no labels.
    assert!(!ana.request("GET", "/metrics", None).await.text().contains("boneyard_tables_awake"));
    let all = lines(metrics, "").await.join("\n");
    assert!(!all.contains(table.as_str()) && !all.contains("Ana"), "{all}");
}

#[tokio::test]
async fn the_first_backup_is_made_at_once() {
    let server = running().await;
    let metrics = server.metrics.unwrap();
    let made = async {
        while lines(metrics, "boneyard_backup_last_seconds 0").await.len() == 1 {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, made).await.unwrap();
    let folder = server.folder.path().join("backups");
    let files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    let [backup] = &files[..] else { panic!("{files:?}") };
    assert_eq!(Inspection::open(backup).unwrap().structure_faults().unwrap(), Vec::<String>::new());
}

#[tokio::test]
async fn a_folder_for_backups_that_is_missing_stops_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config {
        backup_folder: Some(folder.path().join("none")),
        ..Config::new(anywhere, folder.path().join("boneyard.db"))
    };
    let error = Server::start(config).await.err().unwrap().to_string();
    assert!(error.contains("cannot read the folder for backups"), "{error}");
    assert!(!folder.path().join("boneyard.db").exists());
}
