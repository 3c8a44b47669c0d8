//! Spreadsheets become lists that clubs import.

use std::time::Duration;

use boneyard_server::Config;
use serde_json::{Value, json};

use crate::running::Running;
use crate::visitor::{Answer, Visitor, send_bytes};

macro_rules! file {
    ($name:literal) => {
        include_bytes!(concat!("../../../spreadsheet/tests/files/", $name))
    };
}

fn code(answer: &Answer) -> (u16, String) {
    let problem = &answer.json()["problem"];
    let code =
        if problem["code"] == "club" { &problem["refusal"]["fault"]["code"] } else { &problem["code"] };
    (answer.status, code.as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_spreadsheet_becomes_a_list_that_a_club_imports() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let opened = ana.request("POST", "/api/clubs", Some(&json!({ "name": "Harbour" }))).await;
    let club = opened.json()["id"].as_str().unwrap().to_owned();
    for file in [&file!("members.xlsx")[..], file!("members.xls"), file!("members.ods")] {
        // Nobody needs an account, or to be known at all.
        let body = Some(("application/octet-stream", file));
        let read = send_bytes(server.address, "POST", "/api/spreadsheet", &[], body).await.unwrap();
        assert_eq!(read.status, 200, "{}", read.text());
        let view = read.json();
        assert_eq!(view["sheets"][0]["name"], "Members");
        let text = view["sheets"][0]["text"].as_str().unwrap();
        let path = format!("/api/clubs/{club}/members.csv?preview=true");
        let preview = ana.send_bytes("POST", &path, "text/csv", text.as_bytes()).await;
        assert_eq!(preview.status, 200, "{}", preview.text());
        let preview: Value = preview.json();
        let added = preview["added"].as_array().unwrap();
        let named = |at: usize| (added[at]["name"].as_str().unwrap(), added[at]["email"].as_str().unwrap());
        assert_eq!(named(0), ("Ana Marić", "ana@example.org"));
        assert_eq!(named(1), ("Pérez, Luis", "luis@example.org"));
        assert_eq!(named(2), ("Дмитрий «Дима»", ""));
        assert_eq!(preview["ignored"], json!(["Phone", "Since", "Pays", "Points"]));
    }
}

#[tokio::test]
async fn spreadsheets_that_cannot_be_read_are_refused_with_a_code() {
    let server = Running::start().await;
    let post = async |bytes: &[u8]| {
        let body = Some(("application/octet-stream", bytes));
        send_bytes(server.address, "POST", "/api/spreadsheet", &[], body).await.unwrap()
    };
    for (file, expected) in [
        (&file!("locked.xlsx")[..], "locked"),
        (file!("locked.ods"), "locked"),
        (file!("macros.xlsm"), "macros"),
        (file!("empty.xlsx"), "empty"),
        (&file!("members.xlsx")[..3000], "broken"),
        (b"name;e-mail", "other-kind"),
        (b"", "other-kind"),
    ] {
        assert_eq!(code(&post(file).await), (422, expected.into()));
    }
    let large = vec![b'x'; 1024 * 1024 + 1];
    let answer = post(&large).await;
    assert_eq!(code(&answer), (413, "too-large".into()));
    assert_eq!(answer.json()["problem"]["max"], 1024 * 1024);
}

#[tokio::test]
async fn a_network_reads_only_so_many_spreadsheets() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("boneyard.db"));
    config.limits.long_work_per_network = 2;
    config.limits.long_work_per_network_every = Duration::from_secs(60 * 60);
    let server = Running::start_with(folder, config).await;
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let body = Some(("application/octet-stream", &file!("members.ods")[..]));
        let answer = send_bytes(server.address, "POST", "/api/spreadsheet", &[], body).await.unwrap();
        statuses.push(answer.status);
    }
    assert_eq!(statuses, [200, 200, 429]);
}
