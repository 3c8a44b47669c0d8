//! Tests of pools: strangers who want to play meet.

use std::time::{Duration, Instant};

use boneyard_protocol::pools::PoolAnswer;
use boneyard_rules::presets;
use serde_json::{Value, json};

use crate::running::Running;
use crate::visitor::{Answer, Visitor};

fn wants(rules: &str, players: u8) -> Value {
    json!({ "games": [rules], "players": players })
}

fn rated(rules: &str) -> Value {
    json!({ "games": [rules], "players": 2, "options": { "rated": true } })
}

/// What the page asks for if you choose nothing but games.
fn any(games: &[&str]) -> Value {
    json!({ "games": games, "any": ["clock", "talk", "rated"] })
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
async fn two_with_default_wishes_meet() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let olga = Visitor::with_account(server.address, "Ольга").await;
    let (some, all) = (any(&["goat", "draw"]), any(presets::NAMES));
    let began = Instant::now();
    let (anas, olgas) = tokio::join!(table(&ana, &some), table(&olga, &all));
    assert!(began.elapsed() < Duration::from_secs(10));
    assert_eq!(anas, olgas);
    let shown = ana.request("GET", &format!("/api/tables/{anas}"), None).await.json();
    assert_eq!(shown["rules"]["preset"], "goat", "both like it best");
    let options = &shown["options"];
    assert_eq!((&options["turn_seconds"], &options["rated"]), (&json!(40), &Value::Null));
}

#[tokio::test]
async fn people_meet_for_one_of_several_games_with_the_options_of_those_who_mind() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let luis = Visitor::named(server.address, "Luis").await;
    let options = json!({ "turn_seconds": 25, "on_timeout": "hold" });
    let clock =
        json!({ "games": ["draw", "block"], "players": 3, "options": options, "any": ["talk", "rated"] });
    // Luis would play with Eva alone, but she wants three.
    let options = json!({ "talk": "chat" });
    let chat = json!({ "games": ["block"], "players": 3, "options": options, "any": ["clock", "rated"] });
    let anything = any(&["block"]);
    let (anas, evas, luiss) = tokio::join!(table(&ana, &clock), table(&eva, &chat), table(&luis, &anything));
    assert_eq!((&anas, &anas), (&evas, &luiss));
    let shown = ana.request("GET", &format!("/api/tables/{anas}"), None).await.json();
    assert_eq!((&shown["rules"]["preset"], shown["seats"].as_array().unwrap().len()), (&json!("block"), 3));
    let options = &shown["options"];
    assert_eq!((&options["turn_seconds"], &options["talk"]), (&json!(25), &json!("chat")));
}

#[tokio::test]
async fn a_person_waits_once_on_all_devices_and_can_leave() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let waiting = async || ana.request("GET", "/api/lobby", None).await.json()["waiting"].clone();
    // Nobody plays against themselves.
    let mut devices = Vec::new();
    for games in ["draw", "all-fives", "block"] {
        let ana = ana.clone();
        devices.push(tokio::spawn(async move { join(&ana, &wants(games, 2)).await.json() }));
        while !waiting().await.to_string().contains(games) {}
    }
    // The last wishes of a person count, and all devices of the person are told.
    let evas = table(&eva, &wants("block", 2)).await;
    for device in devices {
        assert_eq!(device.await.unwrap()["id"], json!(evas));
    }
    let leaves = {
        let ana = ana.clone();
        tokio::spawn(async move { join(&ana, &wants("draw", 2)).await.json() })
    };
    while waiting().await == json!([]) {}
    assert_eq!(ana.request("DELETE", "/api/pool", None).await.status, 204);
    assert_eq!(leaves.await.unwrap()["kind"], "waiting", "the request ends at once");
    while waiting().await != json!([]) {}
}

#[tokio::test]
async fn bots_take_the_empty_seats_of_those_who_agree() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let wish = json!({ "games": ["spanish-pairs"], "any": ["clock", "talk", "rated"], "bots": true });
    let (anas, evas) = tokio::join!(table(&ana, &wish), table(&eva, &wish));
    assert_eq!(anas, evas);
    let shown = ana.request("GET", &format!("/api/tables/{anas}"), None).await.json();
    let kinds = shown["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].clone());
    assert_eq!(kinds.collect::<Vec<_>>(), ["person", "bot", "person", "bot"], "{shown}");
}

#[tokio::test]
async fn a_hidden_person_waits_without_a_name() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    ana.request("PUT", "/api/presence", Some(&json!({ "hides": true }))).await;
    let waits = {
        let ana = ana.clone();
        tokio::spawn(async move { join(&ana, &any(&["draw"])).await })
    };
    let line = loop {
        let lobby = ana.request("GET", "/api/lobby", None).await.json();
        if let Some(line) = lobby["waiting"].get(0) {
            break line.clone();
        }
    };
    assert_eq!(line["people"], json!([{ "name": "" }]));
    assert_eq!(line["any"], json!(["clock", "talk", "rated"]));
    waits.abort();
}

#[tokio::test]
async fn people_who_block_each_other_do_not_meet() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    let luis = Visitor::named(server.address, "Luis").await;
    assert_eq!(ana.request("PUT", "/api/blocked/Eva", None).await.status, 204);
    let mut both = tokio::task::JoinSet::new();
    for person in [ana.clone(), eva] {
        both.spawn(async move { table(&person, &any(&["draw"])).await });
    }
    let waiting = async || ana.request("GET", "/api/lobby", None).await.json()["waiting"].clone();
    while waiting().await[0]["people"].as_array().is_none_or(|people| people.len() < 2) {}
    // Luis meets the one who has waited longer.
    let luiss = table(&luis, &any(&["draw"])).await;
    assert_eq!(both.join_next().await.unwrap().unwrap(), luiss);
    assert!(both.try_join_next().is_none(), "the other one still waits");
}

#[tokio::test]
async fn a_pool_of_rated_matches_is_for_accounts() {
    let server = Running::start().await;
    let guest = Visitor::named(server.address, "Guest").await;
    assert_eq!(join(&guest, &rated("draw")).await.json()["problem"]["refusal"]["code"], "not-signed-in");
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    let (insists, follows) = (rated("draw"), any(&["draw"]));
    let (anas, evas) = tokio::join!(table(&ana, &insists), table(&eva, &follows));
    assert_eq!(anas, evas);
    let shown = ana.request("GET", &format!("/api/tables/{anas}"), None).await.json();
    assert_eq!(shown["options"]["rated"], json!(true));
    // A guest who does not mind is not part of a rated match.
    let casual = tokio::spawn(async move { table(&guest, &any(&["draw"])).await });
    let (anas, evas) = tokio::join!(table(&ana, &insists), table(&eva, &insists));
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
        (any(&[]), 400, "bad-request"),
        (any(&["draw"; 41]), 400, "bad-request"),
        (any(&["draw", "drow"]), 422, "bad-rules"),
        (json!({ "games": ["draw"], "any": ["tempo"] }), 400, "bad-request"),
        (json!({ "games": ["spanish-pairs", "latin-pairs"], "players": 2 }), 422, "bad-seats"),
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
    let waits = {
        let ana = ana.clone();
        tokio::spawn(
            async move { table(&ana, &json!({ "games": ["draw", "block"], "any": ["talk"] })).await },
        )
    };
    let waiting = loop {
        let shown = lobby().await;
        if let Some(first) = shown["waiting"].get(0) {
            break first.clone();
        }
    };
    assert_eq!((&waiting["games"], &waiting["players"]), (&json!(["draw", "block"]), &Value::Null));
    assert_eq!(waiting["people"], json!([{ "name": "Ana" }]));
    let mut joins = waiting.clone();
    joins
        .as_object_mut()
        .unwrap()
        .retain(|part, _| ["games", "players", "options", "any"].contains(&&**part));
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
