//! Tests of pools: strangers who want to play the same meet.

use std::time::{Duration, Instant};

use boneyard_protocol::pools::PoolAnswer;
use serde_json::{Value, json};

use crate::running::Running;
use crate::visitor::{Answer, Visitor};

fn wants(rules: &str, players: u8) -> Value {
    json!({ "games": [rules], "players": players })
}

fn rated(rules: &str) -> Value {
    json!({ "games": [rules], "players": 2, "options": { "rated": true } })
}

async fn join(visitor: &Visitor, request: &Value) -> Answer {
    visitor.request("POST", "/api/pool", Some(request)).await
}

/// Waits until a table is found and returns its id.
async fn table(visitor: &Visitor, request: &Value) -> String {
    loop {
        let answer = join(visitor, request).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        if let PoolAnswer::Table { id } = answer.parse() {
            return id.to_string();
        }
    }
}

#[tokio::test]
async fn two_who_want_the_same_meet_at_once_and_others_wait() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let luis = Visitor::named(server.address, "Luis").await;
    let other = tokio::spawn(async move { table(&luis, &wants("block", 2)).await });
    let began = Instant::now();
    let (short, long) = (wants("draw", 2), wants("draw match.target=100", 2));
    let (anas, evas) = tokio::join!(table(&ana, &short), table(&eva, &long));
    assert_eq!(anas, evas, "the target is the preset's own");
    assert!(began.elapsed() < Duration::from_secs(10));
    let shown = ana.request("GET", &format!("/api/tables/{anas}"), None).await.json();
    assert_ne!(shown["phase"], "waiting");
    let mut names = [shown["seats"][0]["name"].clone(), shown["seats"][1]["name"].clone()];
    names.sort_by_key(Value::to_string);
    assert_eq!(names, ["Ana", "Eva"]);
    assert!(!other.is_finished());
    other.abort();
}

#[tokio::test]
async fn four_meet_at_a_table_of_two_pairs() {
    let server = Running::start().await;
    let mut seats = tokio::task::JoinSet::new();
    for name in ["Ana", "Eva", "Luis", "Ivo"] {
        let visitor = Visitor::named(server.address, name).await;
        seats.spawn(async move { table(&visitor, &wants("spanish-pairs", 4)).await });
    }
    let tables = seats.join_all().await;
    assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
}

#[tokio::test]
async fn a_person_waits_once_and_can_leave() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    // The second request of one person takes the place of the first; nobody plays against themselves.
    let mut two = Vec::new();
    for _ in 0..2 {
        let ana = ana.clone();
        two.push(tokio::spawn(async move { join(&ana, &wants("draw", 2)).await.json() }));
    }
    // To want something else is to leave the first pool.
    let moved = {
        let ana = ana.clone();
        tokio::spawn(async move { table(&ana, &wants("block", 2)).await })
    };
    assert_eq!(table(&eva, &wants("block", 2)).await, moved.await.unwrap());
    for waiting in two {
        let answer = waiting.await.unwrap();
        assert_eq!(answer["kind"], "waiting", "{answer}");
    }
    assert_eq!(ana.request("DELETE", "/api/pool", None).await.status, 204);
}

#[tokio::test]
async fn a_pool_of_rated_matches_is_for_accounts() {
    let server = Running::start().await;
    let guest = Visitor::named(server.address, "Guest").await;
    assert_eq!(join(&guest, &rated("draw")).await.json()["problem"]["refusal"]["code"], "not-signed-in");
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    // A casual pool of the same rules is another pool.
    let casual = tokio::spawn(async move { table(&guest, &wants("draw", 2)).await });
    let (request, other) = (rated("draw"), rated("draw"));
    let (anas, evas) = tokio::join!(table(&ana, &request), table(&eva, &other));
    assert_eq!(anas, evas);
    let shown = ana.request("GET", &format!("/api/tables/{anas}"), None).await.json();
    assert_eq!(shown["options"]["rated"], json!(true));
    assert!(!casual.is_finished());
    casual.abort();
}

#[tokio::test]
async fn a_pool_refuses_what_no_table_allows() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    for (request, status, code) in [
        (wants("draw", 9), 422, "bad-seats"),
        (wants("spanish-pairs", 2), 422, "bad-seats"),
        (wants("drow", 2), 422, "bad-rules"),
        (json!({ "players": 2 }), 400, "bad-request"),
        (json!({ "games": ["draw"], "players": 2, "options": { "turn_seconds": 1 } }), 400, "bad-request"),
    ] {
        let answer = join(&ana, &request).await;
        assert_eq!(
            (answer.status, answer.json()["problem"]["code"].as_str()),
            (status, Some(code)),
            "{request}"
        );
    }
}

#[tokio::test]
async fn everyone_sees_who_waits_and_can_join_them() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let stranger = Visitor::new(server.address).await;
    let lobby = async || stranger.request("GET", "/api/lobby", None).await.json();
    let empty = lobby().await;
    assert_eq!(empty["waiting"], json!([]));
    // Nobody says how many play: as few as the rules allow.
    let waits = {
        let ana = ana.clone();
        tokio::spawn(async move { table(&ana, &json!({ "games": ["draw"] })).await })
    };
    let waiting = loop {
        let shown = lobby().await;
        if let Some(first) = shown["waiting"].get(0) {
            break first.clone();
        }
    };
    assert_eq!((&waiting["games"], &waiting["players"]), (&json!(["draw"]), &json!(2)));
    assert_eq!(waiting["people"], json!([{ "name": "Ana" }]));
    let joins =
        json!({ "games": waiting["games"], "players": waiting["players"], "options": waiting["options"] });
    assert_eq!(table(&eva, &joins).await, waits.await.unwrap(), "the line says all that is needed to join");
}

#[tokio::test]
async fn the_lobby_lists_open_tables_and_rated_matches() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let open = async |rated: bool| {
        let request = json!({ "rules": "draw", "seats": seats, "options": { "rated": rated } });
        ana.open_table(&request).await
    };
    let (casual, rated) = (open(false).await, open(true).await);
    let _here = (ana.join(&casual, 0).await.unwrap(), ana.join(&rated, 0).await.unwrap());
    let listed = async |of: &str| -> Vec<Value> {
        let shown = ana.request("GET", "/api/lobby", None).await.json();
        shown[of].as_array().unwrap().iter().map(|table| table["id"].clone()).collect()
    };
    let (casual, rated) = (casual.to_string(), rated.to_string());
    while listed("tables").await.len() < 2 {}
    for table in [&casual, &rated] {
        assert_eq!(eva.request("POST", &format!("/api/tables/{table}/seats/2"), None).await.status, 204);
    }
    while !listed("tables").await.is_empty() || listed("matches").await.is_empty() {}
    assert_eq!(listed("matches").await, [json!(rated)], "only rated matches may be watched by everyone");
}
