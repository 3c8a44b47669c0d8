//! Tests of friends, presence and invitations.

use boneyard_protocol::friends::FriendsView;
use serde_json::{Value, json};

use crate::play::against_bots;
use crate::running::Running;
use crate::visitor::{Answer, Visitor};

fn code(answer: &Answer) -> String {
    let problem = &answer.json()["problem"];
    let code = problem["refusal"]["code"].as_str().or(problem["code"].as_str());
    format!("{} {}", answer.status, code.unwrap_or("none"))
}

async fn friends(person: &Visitor) -> FriendsView {
    person.request("GET", "/api/friends", None).await.parse()
}

async fn invitations(person: &Visitor) -> Value {
    person.request("GET", "/api/invitations", None).await.json()
}

async fn invite(person: &Visitor, table: &str, name: &str) -> Answer {
    person.request("POST", &format!("/api/tables/{table}/invitations"), Some(&json!({ "name": name }))).await
}

async fn waiting_table(person: &Visitor) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    person.open_table(&json!({ "rules": "draw", "seats": seats })).await.to_string()
}

#[tokio::test]
async fn a_friend_is_watched_at_a_rated_table() {
    let server = Running::start().await;
    let [ana, eva, ben] = [
        Visitor::with_account(server.address, "Ana").await,
        Visitor::with_account(server.address, "Eva").await,
        Visitor::with_account(server.address, "Ben").await,
    ];
    assert_eq!(ana.request("PUT", "/api/friends/Eva", None).await.status, 204);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let rated = json!({ "rules": "draw", "seats": seats, "options": { "rated": true } });
    let table = eva.open_table(&rated).await;
    assert_eq!(friends(&ana).await.friends[0].watch, None, "no match is played yet");
    assert_eq!(ben.request("POST", &format!("/api/tables/{table}/seats/2"), None).await.status, 204);
    let (mut socket, _ben) = (eva.join(&table, 0).await.unwrap(), ben.join(&table, 0).await.unwrap());
    while friends(&ana).await.friends[0].watch.is_none() {
        socket.receive().await.unwrap();
    }
    assert_eq!(friends(&ana).await.friends[0].watch, Some(table));
    let hide = eva.request("PUT", "/api/presence", Some(&json!({ "hides": true }))).await;
    assert_eq!((hide.status, friends(&ana).await.friends[0].watch.clone()), (204, None));
}

#[tokio::test]
async fn friends_show_who_is_here_and_what_they_play_unless_hidden() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva Luna").await;
    assert_eq!(ana.request("PUT", "/api/friends/eva%20LUNA", None).await.status, 204);
    let [friend] = &friends(&ana).await.friends[..] else { panic!("one friend") };
    assert_eq!((friend.name.as_str(), friend.here, &friend.plays), ("Eva Luna", true, &None));
    assert!(friends(&eva).await.friends.is_empty(), "friends are not told");
    eva.open_table(&against_bots("spanish-pairs", 3)).await;
    let playing = &friends(&ana).await.friends[0];
    assert_eq!(playing.plays.as_deref(), Some("spanish-pairs"));
    assert_eq!(playing.watch, None, "who has the link knows this table");
    let hide = eva.request("PUT", "/api/presence", Some(&json!({ "hides": true }))).await;
    assert_eq!((hide.status, friends(&eva).await.hides_presence), (204, true));
    let hidden = &friends(&ana).await.friends[0];
    assert_eq!((hidden.here, &hidden.plays), (false, &None));
    assert_eq!(ana.request("DELETE", "/api/friends/Eva%20Luna", None).await.status, 204);
    assert!(friends(&ana).await.friends.is_empty());
    for (path, refusal) in [
        ("/api/friends/Nobody", "404 nobody-named"),
        ("/api/friends/ana", "409 yourself"),
        ("/api/blocked/Ana", "409 yourself"),
    ] {
        assert_eq!(code(&ana.request("PUT", path, None).await), refusal, "{path}");
    }
    let guest = Visitor::new(server.address).await;
    assert_eq!(code(&guest.request("GET", "/api/friends", None).await), "403 not-signed-in");
}

#[tokio::test]
async fn an_invitation_reaches_its_person_until_it_is_declined_or_the_table_is_full() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    let mara = Visitor::with_account(server.address, "Mara").await;
    let table = waiting_table(&ana).await;
    assert_eq!(code(&invite(&eva, &table, "Mara").await), "409 no-seat-to-offer");
    assert_eq!(code(&invite(&ana, &table, "Nobody").await), "404 nobody-named");
    for name in ["eva", "Mara", "eva"] {
        assert_eq!(invite(&ana, &table, name).await.status, 204);
    }
    let got = invitations(&eva).await;
    assert_eq!(got.as_array().unwrap().len(), 1, "{got}");
    assert_eq!((&got[0]["table"], &got[0]["from"]), (&json!(table), &json!("Ana")));
    assert_eq!(got[0]["rules"]["preset"], "draw");
    assert_eq!(invitations(&ana).await, json!([]));
    let declined = eva.request("DELETE", &format!("/api/invitations/{table}"), None).await;
    assert_eq!((declined.status, invitations(&eva).await), (204, json!([])));
    assert_eq!(invitations(&mara).await.as_array().unwrap().len(), 1);
    let sat = eva.request("POST", &format!("/api/tables/{table}/seats/2"), None).await;
    assert_eq!(sat.status, 204, "{}", sat.text());
    // The table learns of it soon.
    while invitations(&mara).await != json!([]) {}
}

#[tokio::test]
async fn a_blocked_person_cannot_invite_and_does_not_learn_of_it() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    assert_eq!(eva.request("PUT", "/api/friends/Ana", None).await.status, 204);
    assert_eq!(eva.request("PUT", "/api/blocked/Ana", None).await.status, 204);
    let known = friends(&eva).await;
    assert_eq!((known.friends.len(), known.blocked), (0, vec!["Ana".to_owned()]));
    let table = waiting_table(&ana).await;
    assert_eq!(invite(&ana, &table, "Eva").await.status, 204);
    assert_eq!(invitations(&eva).await, json!([]));
    assert_eq!(eva.request("DELETE", "/api/blocked/Ana", None).await.status, 204);
    assert_eq!(invite(&ana, &table, "Eva").await.status, 204);
    assert_eq!(invitations(&eva).await.as_array().unwrap().len(), 1);
}
