//! Hints for people who play against bots.

use boneyard_table::{Advice, Refusal};
use serde_json::json;

use crate::play::{against_bots, play_until};
use crate::running::Running;
use crate::visitor::{Shown, Visitor};

#[tokio::test]
async fn a_hint_is_a_legal_move_with_a_reason_and_only_against_bots() {
    let server = Running::start().await;
    let ana = Visitor::named(server.address, "Ana").await;
    let eva = Visitor::named(server.address, "Eva").await;
    for (rules, bots) in [("spanish-pairs", 3), ("all-fives", 1), ("mexican-train", 3), ("triominoes", 1)] {
        let id = ana.open_table(&against_bots(rules, bots)).await;
        let mut socket = ana.join(&id, 0).await.unwrap();
        let mut shown = Shown::default();
        play_until(&mut socket, &mut shown, |shown| shown.now.legal.len() > 1).await;
        let path = format!("/api/tables/{id}/hint");
        let answer = ana.request("POST", &path, None).await;
        assert_eq!(answer.status, 200, "{rules}: {}", answer.text());
        let advice: Advice = answer.parse();
        assert!(shown.now.legal.contains(&advice.choice), "{rules}: {advice:?}");
        let stranger = eva.request("POST", &path, None).await;
        assert_eq!(stranger.json()["problem"]["refusal"], json!(Refusal::NotSeated));
    }
    let request = json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = ana.open_table(&request).await;
    eva.request("POST", &format!("/api/tables/{id}/seats/2"), None).await;
    let refused = ana.request("POST", &format!("/api/tables/{id}/hint"), None).await;
    assert_eq!((refused.status, &refused.json()["problem"]["refusal"]), (409, &json!(Refusal::NoHints)));
}
