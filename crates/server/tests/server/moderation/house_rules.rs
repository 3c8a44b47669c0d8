//! Tests of what people accept when they sit down: the rules, the options, and the host's own rules of that time.

use std::path::Path;

use boneyard_server::Config;
use serde_json::json;

use super::{World, code};
use crate::matches::{booked, play_rated};
use crate::running::Running;
use crate::visitor::Visitor;

const RULES: &str = "draw match.target=30";

fn write(folder: &Path, text: &str) -> std::path::PathBuf {
    let path = folder.join("rules.txt");
    std::fs::write(&path, text).unwrap();
    path
}

#[tokio::test]
async fn a_table_and_its_match_name_the_house_rules_that_people_accepted() {
    let files = tempfile::tempdir().unwrap();
    let path = write(files.path(), "Be kind.\n\nPlay to the end.\n");
    let World { server, ana, ben, .. } = World::open_with(|config| config.house_rules = Some(path)).await;
    let first = ana.request("GET", "/api/house-rules", None).await.json();
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let waiting = ana.open_table(&json!({ "rules": RULES, "seats": seats })).await;
    let match_ = play_rated([&ana, &ben], RULES).await;
    booked(&ana, &match_).await;

    // The host changes the rules. What was accepted stays as it was.
    let folder = server.stop().await;
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.house_rules = Some(write(files.path(), "Be quick.\n"));
    let server = Running::start_with(folder, config).await;
    let moved = |person: Visitor| Visitor { address: server.address, cookie: person.cookie };
    let (ana, ben) = (moved(ana), moved(ben));
    let accepted = |found: serde_json::Value| found["house_rules"].as_str().unwrap().to_owned();
    let seen = ben.request("GET", &format!("/api/tables/{waiting}"), None).await.json();
    assert_eq!(accepted(seen), first["version"]);
    let seen = ben.request("GET", &format!("/api/matches/{match_}"), None).await.json();
    let version = accepted(seen);
    assert_eq!(version, first["version"]);
    let read = ben.request("GET", &format!("/api/house-rules/{version}"), None).await.json();
    assert_eq!(read, first);
    let now = ben.request("GET", "/api/house-rules", None).await.json();
    assert_eq!(now["paragraphs"], json!(["Be quick."]));
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let later = ana.open_table(&json!({ "rules": RULES, "seats": seats })).await;
    let seen = ben.request("GET", &format!("/api/tables/{later}"), None).await.json();
    assert_eq!(accepted(seen), now["version"]);
    let unknown = ben.request("GET", "/api/house-rules/0000000000000000", None).await;
    assert_eq!(code(&unknown), "404 not-found");
}

#[tokio::test]
async fn a_table_of_a_host_without_own_rules_names_none() {
    let World { server: _server, ana, .. } = World::open().await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let table = ana.open_table(&json!({ "rules": RULES, "seats": seats })).await;
    let seen = ana.request("GET", &format!("/api/tables/{table}"), None).await.json();
    assert!(seen.get("house_rules").is_none(), "{seen}");
}
