//! Snapshots of everything on the wire that is not random.

use serde_json::{Value, json};

use super::{FOUR, Friday};
use crate::phone::{at, round};
use crate::visitor::Socket;

/// A message without its random parts and times.
fn redacted(text: &str) -> Value {
    let mut message: Value = serde_json::from_str(text).unwrap();
    for (pointer, what) in [("/now", "(now)"), ("/club", "(random)"), ("/code", "(random)")] {
        if let Some(value) = message.pointer_mut(pointer).filter(|value| !value.is_null()) {
            *value = json!(what);
        }
    }
    let redact_device = |device: &mut Value| {
        if let Some((_, name)) = device.as_str().and_then(|device| device.split_once('.')) {
            *device = json!(format!("(person).{name}"));
        }
    };
    if let Some(device) = message.pointer_mut("/device") {
        redact_device(device);
    }
    for entry in message.pointer_mut("/entries").and_then(Value::as_array_mut).into_iter().flatten() {
        entry["at"] = json!("(now)");
        redact_device(&mut entry["device"]);
    }
    message
}

async fn receive(socket: &mut Socket) -> Value {
    redacted(&socket.receive_text().await.unwrap())
}

#[tokio::test]
async fn an_evening_until_the_first_refusal() {
    let friday = Friday::open(FOUR).await;
    let path = format!("/api/evenings/{}/ws", friday.opened.id);
    let cookie = [("cookie", friday.ana.cookie.as_str())];
    let mut socket = Socket::open_at(friday.server.address, &path, &cookie).await.unwrap();
    socket.send_text(r#"{"type":"hello","version":2,"device":"laptop"}"#).await.unwrap();
    let mut received = Vec::new();
    for _ in ["welcome", "entries", "people"] {
        received.push(receive(&mut socket).await);
    }
    insta::assert_json_snapshot!("hello", received);

    let begin = json!({ "type": "enter", "n": 1, "at": 0, "act": { "act": "begin", "number": 1 } });
    let early = json!({ "type": "enter", "n": 2, "at": 0, "act": { "act": "confirm", "at": { "match": 1, "table": 1 } } });
    let round = json!({ "type": "enter", "n": 3, "at": 0, "act": round(at(2, 1), 1, [31, 0]) });
    received.clear();
    // Messages about presence are left out, because their number and time vary.
    let mut send = async |message: &str| {
        socket.send_text(message).await.unwrap();
        loop {
            let answer = receive(&mut socket).await;
            let kind = answer["type"].clone();
            if kind != "people" {
                received.push(answer);
            }
            if kind != "people" && kind != "entries" {
                break;
            }
        }
    };
    send(&begin.to_string()).await;
    send(&begin.to_string()).await;
    send(&early.to_string()).await;
    send(&round.to_string()).await;
    send(r#"{"type":"enter","n":4,"at":0,"act":{"act":"cheat"}}"#).await;
    send(r#"{"type":"enter","n":"five","at":0,"act":{"act":"close"}}"#).await;
    send(r#"{"type":"ping"}"#).await;
    send(r#"{"type":"hello","version":2,"device":"laptop"}"#).await;
    insta::assert_json_snapshot!("entering", received);
}

#[tokio::test]
async fn a_spectator_has_no_author() {
    let friday = Friday::open(FOUR).await;
    let path = format!("/api/evenings/{}/ws", friday.opened.id);
    let mut socket = Socket::open_at(friday.server.address, &path, &[]).await.unwrap();
    socket.send_text(r#"{"type":"hello","version":2,"device":"screen"}"#).await.unwrap();
    insta::assert_json_snapshot!("screen", receive(&mut socket).await);
}

#[tokio::test]
async fn responses_about_evenings() {
    let friday = Friday::open(FOUR).await;
    let mut found =
        friday.ana.request("GET", &format!("/api/evenings?code={}", friday.opened.code), None).await.json();
    let club = found["club"].as_str().unwrap().to_owned();
    (found["id"], found["club"]) = (json!("(random)"), json!("(random)"));
    insta::assert_json_snapshot!("found", found);
    let mut list = friday.ana.request("GET", &format!("/api/clubs/{club}/evenings"), None).await.json();
    for (field, what) in [("id", "(random)"), ("club", "(random)"), ("opened_ms", "(now)")] {
        list[0][field] = json!(what);
    }
    insta::assert_json_snapshot!("list", list);

    let open = |file: &str| json!({ "club": club, "file": file });
    let not_opened = [
        open(FOUR),
        open("evening 1\nname \"Friday\"\nplayers 3 published\n"),
        json!({ "club": "nowhere", "file": FOUR }),
        json!({ "file": FOUR }),
    ];
    let mut answers = Vec::new();
    for request in not_opened {
        let answer = friday.ana.request("POST", "/api/evenings", Some(&request)).await;
        let mut body = answer.json();
        if let Some(id) = body.pointer_mut("/problem/refusal/id") {
            *id = json!("(random)");
        }
        answers.push(json!([answer.status, body]));
    }
    insta::assert_json_snapshot!("not_opened", answers);
}

#[tokio::test]
async fn invalid_messages_are_answered_with_a_problem() {
    let friday = Friday::open(FOUR).await;
    let path = format!("/api/evenings/{}/ws", friday.opened.id);
    let first = async |text: &str| {
        let mut socket = Socket::open_at(friday.server.address, &path, &[]).await.unwrap();
        socket.send_text(text).await.unwrap();
        receive(&mut socket).await["problem"].take()
    };
    assert_eq!(first(r#"{"type":"ping"}"#).await["detail"], "say hello first");
    assert_eq!(first(r#"{"type":"hello","version":9,"device":"x"}"#).await["code"], "version");
    for device in ["", "a b", "наш", &"x".repeat(33)] {
        let hello = json!({ "type": "hello", "version": 2, "device": device });
        let problem = first(&hello.to_string()).await;
        assert_eq!(problem["detail"], "device: 1 to 32 letters, digits and hyphens", "{device}");
    }
    assert_eq!(first(&"x".repeat(9_000)).await["code"], "too-large");
    assert!(Socket::open_at(friday.server.address, "/api/evenings/nowhere/ws", &[]).await.is_err());
    let foreign = [("cookie", friday.ana.cookie.as_str()), ("origin", "https://evil.example")];
    assert!(Socket::open_at(friday.server.address, &path, &foreign).await.is_err());
}
