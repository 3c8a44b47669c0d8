//! The engine for the page: its answers and its refusals.

use std::cell::Cell;

use boneyard_club::api::{EngineRequest, EveningEngine};
use boneyard_club::{SeatingKind, Setup, Stopped, never_stop};
use serde_json::{Value, json};

fn ask(engine: &mut EveningEngine, request: &Value) -> Value {
    serde_json::from_slice(&engine.answer_json(request.to_string().as_bytes())).expect("an answer is JSON")
}

fn entry(n: u32, command: &Value) -> Value {
    json!({ "type": "take", "entry": {
        "device": "laptop", "n": n, "at": 1_790_000_000_000_u64, "by": { "kind": "organiser" }, "act": command,
    } })
}

/// An engine with an open evening of four players.
fn opened() -> EveningEngine {
    let mut engine = EveningEngine::new();
    let open = json!({
        "act": "open",
        "file": "evening 1\nname \"Friday\"\nplayers 4 published\nplayer 2 \"Ana\" sight\n",
        "options": { "countersign": false, "blockers_column": false },
    });
    assert_eq!(ask(&mut engine, &entry(1, &open)), json!({ "type": "take", "again": false }));
    engine
}

const NOW: u64 = 1_790_000_000_000;

#[test]
fn invalid_requests_get_an_answer() {
    let deep = "[".repeat(100_000);
    for text in
        ["", "null", "{}", "{\"type\":\"schedule\"}", "\u{feff}{}", "{\"type\":\"score\",\"file\":7}", &deep]
    {
        let answer: Value = serde_json::from_slice(&EveningEngine::new().answer_json(text.as_bytes()))
            .expect("an answer is JSON");
        assert_eq!(answer["refusal"]["code"], "bad-request", "{text:.40}: {answer}");
    }
    let answer: Value =
        serde_json::from_slice(&EveningEngine::new().answer_json(&[0xff, 0xfe])).expect("an answer is JSON");
    assert_eq!(answer["refusal"]["code"], "bad-request", "{answer}");
}

#[test]
fn an_engine_without_an_evening_refuses() {
    for request in [
        json!({ "type": "view", "viewer": null, "now": NOW }),
        json!({ "type": "file", "whole": true }),
        entry(1, &json!({ "act": "begin", "number": 1 })),
    ] {
        let answer = ask(&mut EveningEngine::new(), &request);
        assert_eq!(
            answer["refusal"],
            json!({ "code": "evening", "refusal": { "code": "not-open" } }),
            "{request}"
        );
    }
}

/// CLUB-98: a repeated entry is recognised, and a refused one changes nothing.
#[test]
fn an_engine_holds_an_evening() {
    let mut engine = opened();
    let view = json!({ "type": "view", "viewer": 1, "now": NOW });
    let before = ask(&mut engine, &view);
    assert_eq!(before["view"]["phase"], "waiting");
    let second = entry(2, &json!({ "act": "begin", "number": 2 }));
    assert_eq!(ask(&mut engine, &second)["refusal"]["refusal"], json!({ "code": "not-next", "next": 1 }));
    assert_eq!(ask(&mut engine, &view), before);

    let first = entry(2, &json!({ "act": "begin", "number": 1 }));
    assert_eq!(ask(&mut engine, &first)["again"], false);
    assert_eq!(ask(&mut engine, &first)["again"], true);
    assert_eq!(ask(&mut engine, &view)["view"]["phase"], "playing");
    let table = |table: u8| json!({ "type": "table", "at": { "match": 1, "table": table }, "now": NOW });
    assert_eq!(ask(&mut engine, &table(1))["table"]["state"], "waiting");
    assert_eq!(ask(&mut engine, &table(2)), json!({ "type": "table", "table": null }));
}

/// CLUB-99, CLUB-103: a shared file has no needs; the organiser can ask for a file with them.
#[test]
fn an_evening_is_exported_as_a_file() {
    let mut engine = opened();
    let mut file = |whole: bool| {
        let answer = ask(&mut engine, &json!({ "type": "file", "whole": whole }));
        answer["file"].as_str().expect("a file").to_owned()
    };
    let (whole, shared) = (file(true), file(false));
    assert!(whole.contains("player 2 \"Ana\" sight\n"), "{whole}");
    assert!(shared.contains("player 2 \"Ana\"\n"), "{shared}");
    let scored = ask(&mut EveningEngine::new(), &json!({ "type": "score", "file": shared }));
    assert_eq!(scored["report"]["final"], false);
}

#[test]
fn impossible_requests_are_refused_with_a_reason() {
    let schedule = |players: u16| json!({ "type": "schedule", "players": players, "kind": "published" });
    let mut engine = EveningEngine::new();
    assert_eq!(ask(&mut engine, &schedule(4))["balance"]["partners"], json!({ "1": 6 }));
    assert_eq!(
        ask(&mut engine, &schedule(9))["refusal"],
        json!({ "code": "schedule", "error": { "code": "not-published", "tried": 9 } })
    );
    let score = json!({ "type": "score", "file": "evening 1\nname \"Friday\"\nplayers ten published\n" });
    let refusal = &ask(&mut engine, &score)["refusal"];
    assert_eq!((refusal["code"].as_str(), refusal["line"].as_u64()), (Some("file"), Some(3)));
}

/// CLUB-98: pending entries are applied on top of the accepted ones, and can be removed again.
#[test]
fn pending_entries_are_applied_on_top() {
    let mut engine = opened();
    let begin = |number| {
        let Value::Object(mut entry) = entry(2, &json!({ "act": "begin", "number": number })) else {
            unreachable!("an entry is an object")
        };
        entry.remove("entry").expect("an entry")
    };
    let begun = |engine: &mut EveningEngine| {
        ask(engine, &json!({ "type": "view", "viewer": null, "now": NOW }))["view"]["begun"].clone()
    };
    let set_pending = |entries: &[Value]| json!({ "type": "lay", "entries": entries });
    assert_eq!(ask(&mut engine, &json!({ "type": "test", "entry": begin(1) })), json!({ "type": "test" }));
    assert_eq!(begun(&mut engine), 0, "a test changes nothing");
    let refused = ask(&mut engine, &json!({ "type": "test", "entry": begin(2) }));
    assert_eq!(
        refused["refusal"],
        json!({ "code": "evening", "refusal": { "code": "not-next", "next": 1 } })
    );
    assert_eq!(ask(&mut engine, &set_pending(&[begin(1)])), json!({ "type": "lay" }));
    assert_eq!(begun(&mut engine), 1);
    ask(&mut engine, &set_pending(&[]));
    assert_eq!(begun(&mut engine), 0);
    ask(&mut engine, &json!({ "type": "assume-begun", "number": 1 }));
    assert_eq!(begun(&mut engine), 1);
    assert_eq!(ask(&mut engine, &json!({ "type": "clear" })), json!({ "type": "clear" }));
    assert_eq!(ask(&mut engine, &json!({ "type": "file", "whole": true }))["type"], "refused");
}

/// The caller may stop long work; the engine keeps its evening.
#[test]
fn a_long_answer_can_be_stopped_at_any_call() {
    let requests = [
        json!({ "type": "schedule", "players": 22, "kind": "balanced" }),
        json!({ "type": "coverage", "players": 21, "kind": "balanced", "keepers": [2] }),
        json!({ "type": "write", "setup": Setup::new("Friday", 8, SeatingKind::Balanced) }),
    ];
    for request_json in requests {
        let mut engine = opened();
        let request: EngineRequest = serde_json::from_value(request_json.clone()).expect("a request");
        for allowed in (0..12).chain([100]) {
            let calls = Cell::new(0);
            let stop = || {
                calls.set(calls.get() + 1);
                calls.get() > allowed
            };
            match engine.answer_until(request.clone(), &stop) {
                Err(stopped) => assert_eq!((stopped, calls.get()), (Stopped, allowed + 1), "{request_json}"),
                Ok(_) => assert!(calls.get() <= allowed, "{request_json}"),
            }
        }
        assert_eq!(engine.answer_until(request.clone(), &|| true), Err(Stopped));
        assert_eq!(engine.answer_until(request.clone(), &never_stop), Ok(engine.answer(request)));
        assert_eq!(ask(&mut engine, &json!({ "type": "view", "viewer": null, "now": 0 }))["type"], "view");
    }
}
