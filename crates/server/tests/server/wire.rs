//! Snapshots of everything on the wire that is not random.

use boneyard_table::Command;
use serde_json::{Value, json};

use crate::running::Running;
use crate::visitor::{Socket, Visitor};

async fn receive(socket: &mut Socket) -> Value {
    let mut message: Value = serde_json::from_str(&socket.receive_text().await.unwrap()).unwrap();
    // The rules are long and have their own tests.
    if let Some(rules) = message.pointer_mut("/view/rules") {
        *rules = rules["preset"].take();
    }
    if let Some(commitment) = message.pointer_mut("/now/next_deal/commitment") {
        *commitment = json!("(random)");
    }
    message
}

#[tokio::test]
async fn a_table_until_the_second_player_sits() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    let seats =
        json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "level": "steady", "persona": "eva" }]);
    let id = ana.open_table(&json!({ "rules": "for-three", "seats": seats })).await;

    let mut socket = ana.join(&id, 0).await.unwrap();
    insta::assert_json_snapshot!("hello", receive(&mut socket).await);
    socket.command("my-1", Command::Ready).await.unwrap();
    insta::assert_json_snapshot!("refused", receive(&mut socket).await);
    socket.send_text(r#"{"type":"command","id":"my-2","command":{"type":"cheat"}}"#).await.unwrap();
    insta::assert_json_snapshot!("unknown_command", receive(&mut socket).await);
    socket.send_text(r#"{"type":"ping"}"#).await.unwrap();
    insta::assert_json_snapshot!("pong", receive(&mut socket).await);
    socket.command("my-3", Command::Leave).await.unwrap();
    insta::assert_json_snapshot!("left", [receive(&mut socket).await, receive(&mut socket).await]);

    let mut spectator = eva.join(&id, 1).await.unwrap();
    let mut missed = receive(&mut spectator).await;
    // The spectator gets events or a snapshot. The number of the last event is the same in both.
    insta::assert_json_snapshot!("spectator", missed["view"]["seq"].take());
}

#[tokio::test]
async fn lobby_bodies() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    ana.open_table(&json!({ "rules": "for-two", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut tables = ana.request("GET", "/api/tables", None).await.json();
    tables[0]["id"] = json!("(random)");
    tables[0]["rules"] = tables[0]["rules"]["preset"].take();
    tables[0]["waiting_ms"] = json!("(time)");
    insta::assert_json_snapshot!("lobby", tables);
    let mut calls = ana.request("GET", "/api/tables/calls", None).await.json();
    calls[0]["id"] = json!("(random)");
    insta::assert_json_snapshot!("calls", calls);
    insta::assert_json_snapshot!("mine", own_match(&ana).await);

    let requests = [
        json!({ "rules": "for-two", "seats": [{ "kind": "me" }] }),
        json!({ "rules": "draw deal.rest=asleep", "seats": [{ "kind": "me" }, { "kind": "open" }] }),
        json!({ "rules": "for-two" }),
    ];
    for (number, request) in (1..).zip(requests) {
        let answer = ana.request("POST", "/api/tables", Some(&request)).await;
        insta::assert_json_snapshot!(format!("not_opened_{number}"), json!([answer.status, answer.json()]));
    }
}

/// The first entry in the list of a person's tables: a match with a bot, in which the person leads or answers.
async fn own_match(person: &Visitor) -> Value {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "beginner", "persona": "pavel" }]);
    person.open_table(&json!({ "rules": "for-two", "seats": seats, "options": { "bot_delay_ms": 0 } })).await;
    let mut own = loop {
        let mut mine = person.request("GET", "/api/tables/mine", None).await.json();
        if mine[0]["your_turn"] == json!(true) {
            break mine[0].take();
        }
    };
    own["table"]["id"] = json!("(random)");
    own["table"]["waiting_ms"] = json!("(time)");
    own["table"]["rules"] = own["table"]["rules"]["preset"].take();
    // The bot may have led.
    for list in ["laid", "ends"] {
        own["match"][list] = json!("(random)");
    }
    own
}
