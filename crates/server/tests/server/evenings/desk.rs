//! Engine requests to the server, for browsers without WebAssembly.

use serde_json::{Value, json};

use super::FOUR;
use crate::running::Running;
use crate::visitor::Visitor;

async fn ask(visitor: &Visitor, request: Value) -> (u16, Value) {
    let answer = visitor.request("POST", "/api/evenings/desk", Some(&request)).await;
    (answer.status, serde_json::from_str(answer.text()).unwrap())
}

// CLUB-29, CLUB-97: the server gives the same seatings and files as the page's own engine.
#[tokio::test]
async fn the_server_answers_like_the_pages_own_engine() {
    let server = Running::start().await;
    let nobody = Visitor::new(server.address).await;
    let (status, seating) =
        ask(&nobody, json!({"type": "schedule", "players": 8, "kind": "published"})).await;
    assert_eq!((status, &seating["type"]), (200, &json!("schedule")));
    assert_eq!(seating["schedule"]["matches"].as_array().unwrap().len(), 7);
    let (status, scored) = ask(&nobody, json!({"type": "score", "file": FOUR})).await;
    assert_eq!((status, &scored["report"]["final"]), (200, &json!(false)));
    let (status, refused) =
        ask(&nobody, json!({"type": "schedule", "players": 65, "kind": "balanced"})).await;
    assert_eq!((status, &refused["type"]), (200, &json!("refused")));
    let present: Vec<Value> = (1..=4).map(|player| json!({"player": player, "since": 0})).collect();
    let endless = json!({"type": "replan", "kept": [], "matches": 65_000, "seed": 1, "present": present});
    let (status, refused) = ask(&nobody, endless).await;
    assert_eq!((status, &refused["refusal"]["detail"]), (200, &json!("an evening has 200 matches at most")));
}

#[tokio::test]
async fn requests_about_live_evenings_are_refused() {
    let server = Running::start().await;
    let nobody = Visitor::new(server.address).await;
    let (status, failure) = ask(&nobody, json!({"type": "clear"})).await;
    assert_eq!((status, failure.to_string().contains("bad-request")), (400, true), "{failure}");
    let (status, _) = ask(&nobody, json!({"type": "dance"})).await;
    assert_eq!(status, 400);
}
