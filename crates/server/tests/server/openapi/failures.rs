//! Requests that fail, for every operation: each answer must be one that the document lists, and the document says who may call.

use std::collections::BTreeMap;

use serde_json::json;

use super::document::{Api, Body, Call, Caller};
use super::world::World;
use crate::visitor::Visitor;

/// Changes a successful call of each operation so that it may fail.
pub(super) async fn check(api: &Api, world: &World) {
    let guest = Visitor::named(world.server.address, "Guest").await;
    let calls: BTreeMap<_, &Call> = api.calls.iter().map(|call| (call.operation(), call)).collect();
    for call in calls.into_values() {
        let answer = |call: Call| async move { (call.send(api.address, &[]).await, call) };
        let mut tries = vec![
            ("nobody", Call { caller: Caller::Nobody, ..call.clone() }),
            ("a guest", Call { caller: (&guest).into(), ..call.clone() }),
            ("a wrong token", Call { caller: Caller::Token("boneyard_none".into()), ..call.clone() }),
            ("unknown ids", Call { url: unknown(call), ..call.clone() }),
        ];
        if call.body.is_some() {
            for (what, text) in [("no JSON", "{"), ("an empty body", "{}")] {
                let body = Body { kind: "application/json", bytes: text.into() };
                tries.push((what, Call { body: Some(body), ..call.clone() }));
            }
        }
        for (what, call) in tries {
            if answers_late(&call, what) {
                continue;
            }
            let (answer, call) = answer(call).await;
            api.document.check(call.method, call.path, &answer, what);
            let operation = api.document.operation(call.method, call.path);
            let security = operation["security"].as_array().unwrap();
            let code = || answer.json()["problem"]["code"].as_str().unwrap_or_default().to_owned();
            if what == "nobody" && security.iter().all(|way| *way != json!({})) {
                assert_eq!(answer.status, 403, "{call:?} needs nobody: {}", answer.text());
            }
            if what == "nobody" && security.iter().any(|way| *way == json!({})) && answer.status == 403 {
                // A right is missing, such as the password of an account. A person is not.
                assert_ne!(code(), "not-allowed", "{call:?} needs a person");
            }
        }
        if call.method != "GET" {
            let foreign = call.send(api.address, &[("origin", "https://other.example")]).await;
            assert_eq!(foreign.status, 403, "{call:?}");
            api.document.check(call.method, call.path, &foreign, "a foreign page");
        }
    }
}

/// The stream of a table that exists does not end, and a pool waits for opponents.
fn answers_late(call: &Call, what: &str) -> bool {
    match call.path {
        "/api/tables/{id}/stream" => !matches!(what, "unknown ids" | "a wrong token"),
        "/api/pool" => call.method == "POST" && matches!(what, "unknown ids" | "a guest"),
        _ => false,
    }
}

/// The URL with values that nothing has.
fn unknown(call: &Call) -> String {
    let mut url = String::new();
    for part in call.path.split_inclusive('}') {
        match part.split_once('{') {
            Some((before, "seat}" | "match}" | "table}")) => url = url + before + "8",
            Some((before, _)) => url = url + before + "none",
            None => url += part,
        }
    }
    url
}
