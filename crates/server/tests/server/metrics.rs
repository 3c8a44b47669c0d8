//! What a host can watch at the address of `--metrics`, and backups that the server makes by itself.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::Duration;

use boneyard_server::{Config, Server};
use boneyard_store::Inspection;
use boneyard_table::Command;
use serde_json::{Value, json};
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

/// The words of a text that are names of metrics.
fn metric_names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'));
    words.filter(|word| word.starts_with("boneyard_")).collect()
}

/// The queries of a dashboard: the texts of its fields `expr` and `query`, at any depth.
fn queries<'a>(dashboard: &'a Value, found: &mut Vec<&'a str>) {
    match dashboard {
        Value::Object(fields) => {
            let query = ["expr", "query"].iter().filter_map(|field| fields.get(*field)?.as_str());
            found.extend(query);
            fields.values().for_each(|value| queries(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| queries(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_dashboard_and_the_alerts_ask_for_metrics_that_exist() {
    let server = running().await;
    let ana = Visitor::named(server.address, "Ana").await;
    // A family without members is not shown.
    assert_eq!(ana.request("GET", "/api/tables/none", None).await.status, 404);
    let shown = lines(server.metrics.unwrap(), "").await;
    let samples = shown.iter().filter(|line| !line.starts_with('#'));
    let samples: BTreeSet<&str> = samples.filter_map(|line| line.split(['{', ' ']).next()).collect();

    let dashboard: Value =
        serde_json::from_str(include_str!("../../../../packaging/grafana/boneyard.json")).unwrap();
    let mut found = Vec::new();
    queries(&dashboard, &mut found);
    let asked: BTreeSet<&str> = found.into_iter().flat_map(metric_names).collect();
    let alerts = metric_names(include_str!("../../../../packaging/prometheus/alerts.yml"));
    for names in [&asked, &alerts] {
        assert!(names.len() > 5, "{names:?}");
        assert!(names.is_subset(&samples), "{:?}", names.difference(&samples));
    }
    let families = shown.iter().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    let left_out: Vec<&str> =
        families.filter(|family| !asked.iter().any(|name| name.starts_with(family))).collect();
    assert!(left_out.is_empty(), "the dashboard does not show {left_out:?}");
    // Grafana tells panels apart by their numbers.
    let panels = dashboard["panels"].as_array().unwrap();
    let ids: BTreeSet<u64> = panels.iter().map(|panel| panel["id"].as_u64().unwrap()).collect();
    assert_eq!(ids.len(), panels.len());
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
