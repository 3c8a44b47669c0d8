//! Tests of what a ban keeps a person from, and of what it does not.

use boneyard_ids::TableId;
use boneyard_protocol::ServerMessage;
use boneyard_table::{Command, Phase, Refusal, Said, SeenEvent};
use serde_json::{Value, json};

use super::{
    World, account, appeal, chat_table, code, decide, impose, lift, queue, report, sanctions, say, seat,
};
use crate::play::against_bots;
use crate::visitor::{PASSWORD, Shown, Visitor};

/// A match of Ana against Ben that has begun.
async fn playing(ana: &Visitor, ben: &Visitor) -> TableId {
    let table = chat_table(ana).await;
    assert_eq!(ben.request("POST", &format!("/api/tables/{table}/seats/2"), None).await.status, 204);
    table
}

fn tournament() -> Value {
    json!({
        "title": "Friday", "rules": "draw", "format": { "type": "round-robin", "cycles": 1 },
        "entrants_max": 4, "starts_ms": i64::MAX / 4_000_000, "next_round": { "type": "by-host" },
    })
}

#[tokio::test]
async fn a_banned_person_does_not_play_with_others_and_keeps_the_rest() {
    let world = World::open().await;
    let World { mia, ana, ben, .. } = &world;
    let table = chat_table(ben).await;
    assert_eq!(impose(mia, "Ana", json!({ "kind": "ban", "days": 3 })).await.status, 201);
    let own = sanctions(ana).await;
    let refused = ana.request("POST", &format!("/api/tables/{table}/seats/2"), None).await;
    assert_eq!(code(&refused), "403 banned");
    let refusal = &refused.json()["problem"]["refusal"];
    assert_eq!((&refusal["reason"], &refusal["sanction"]), (&json!("Be kind."), &json!(own[0].id)));
    assert_eq!(refusal["until_ms"], json!(own[0].until_ms));
    let pool = json!({ "games": ["draw"], "players": 2 });
    for (path, body) in [("/api/tables", against_bots("draw", 1)), ("/api/pool", pool)] {
        assert_eq!(code(&ana.request("POST", path, Some(&body)).await), "403 banned", "{path}");
    }
    assert_eq!(code(&ana.request("POST", "/api/tournaments", Some(&tournament())).await), "403 banned");

    // Everything else goes on.
    for path in
        ["/api/account", "/api/account/export", "/api/matches", "/api/tables", "/api/me", "/api/friends"]
    {
        assert_eq!(ana.request("GET", path, None).await.status, 200, "{path}");
    }
    let signs_in = json!({ "name": "Ana", "password": PASSWORD });
    let elsewhere = Visitor::new(world.server.address).await;
    assert_eq!(elsewhere.request("POST", "/api/session", Some(&signs_in)).await.status, 200);
    let mut socket = ana.join(&table, 0).await.unwrap();
    assert!(matches!(socket.receive().await, Some(ServerMessage::Snapshot { .. })), "it may watch");
    assert_eq!(report(ana, &account("Ben"), "other", "").await.status, 204);
    assert_eq!(appeal(ana, own[0].id.as_str()).await.status, 204);
    let deleted = ana.request("DELETE", "/api/account", Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(deleted.status, 204);
}

#[tokio::test]
async fn a_ban_leaves_the_seats_and_the_tournaments_at_once() {
    let world = World::open().await;
    let World { mia, ana, ben, .. } = &world;
    let mut starts = tournament();
    let now_ms = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis();
    starts["starts_ms"] = json!(u64::try_from(now_ms).unwrap() + 3_600_000);
    let opened = ben.request("POST", "/api/tournaments", Some(&starts)).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    let entered = format!("/api/tournaments/{}", opened.json()["id"].as_str().unwrap());
    let enter = || async { ana.request("POST", &format!("{entered}/enter"), Some(&json!({}))).await };
    assert_eq!(enter().await.status, 204);

    let waiting = chat_table(ana).await;
    let table = playing(ana, ben).await;
    let (mut own, mut other) = (ana.join(&table, 0).await.unwrap(), ben.join(&table, 0).await.unwrap());
    let mut shown = Shown::default();
    while shown.view.as_ref().is_none_or(|view| view.phase == Phase::Waiting)
        && !shown.events.values().any(|event| matches!(event, SeenEvent::MatchBegan { .. }))
    {
        shown.take(&other.receive().await.unwrap());
    }
    assert_eq!(impose(mia, "Ana", json!({ "kind": "ban" })).await.status, 201);
    while !shown.events.values().any(|event| matches!(event, SeenEvent::Held { .. })) {
        shown.take(&other.receive().await.unwrap());
    }
    // Neither the open page nor a new one takes the seat back.
    own.command("back", Command::Return).await.unwrap();
    let refusal = loop {
        if let ServerMessage::Refused { refusal, .. } = own.receive().await.unwrap() {
            break refusal;
        }
    };
    assert_eq!(refusal, Refusal::Banned { reason: "Be kind.".into(), until_ms: None });
    let spoken = say(&mut own, "say", Said::Text("unfair".into())).await;
    assert!(matches!(spoken, Err(Refusal::Banned { .. })), "{spoken:?}");
    let body = json!({ "id": "again", "command": { "type": "return" } });
    let posted = ana.request("POST", &format!("/api/tables/{table}/commands"), Some(&body)).await;
    assert_eq!(code(&posted), "409 banned");
    let mut again = ana.join(&table, 0).await.unwrap();
    let Some(ServerMessage::Snapshot { view, .. }) = again.receive().await else { panic!("a snapshot") };
    assert_eq!(view.you, None, "a banned person only watches");
    let listing = |table: &TableId| {
        let (person, path) = (ana.clone(), format!("/api/tables/{table}"));
        async move { person.request("GET", &path, None).await.json() }
    };
    while listing(&waiting).await["you"] != Value::Null {}

    let view = || async { ana.request("GET", &entered, None).await.json() };
    let withdraws = |view: Value| view["you"]["can"].as_array().unwrap().contains(&json!("withdraw"));
    while withdraws(view().await) {}
    let back = ana.request("POST", &format!("{entered}/return"), Some(&json!({}))).await;
    assert_eq!(code(&back), "403 banned");

    // After the ban is lifted the person sits down again.
    let id = sanctions(ana).await[0].id.to_string();
    assert_eq!(lift(mia, &id).await.status, 204);
    let mut returned = ana.join(&table, 0).await.unwrap();
    let Some(ServerMessage::Snapshot { view, .. }) = returned.receive().await else { panic!("a snapshot") };
    assert!(view.you.is_some());
}

#[tokio::test]
async fn sanctions_hold_after_a_restart_and_for_guests() {
    let world = World::open().await;
    let guest = Visitor::named(world.server.address, "Gus").await;
    let table = chat_table(&guest).await;
    assert_eq!(report(&world.ben, &seat(&table, 1), "cheating", "").await.status, 204);
    let id = queue(&world.mia, "").await.people[0].reports[0].id.to_string();
    let ban = json!({ "measure": { "kind": "ban", "days": 1 }, "reason": "A program played." });
    assert_eq!(decide(&world.mia, &id, ban).await.status, 204);
    assert_eq!(impose(&world.mia, "Ana", json!({ "kind": "time-out", "minutes": 60 })).await.status, 201);
    let world = world.restart().await;
    let guest = Visitor { address: world.server.address, cookie: guest.cookie };
    let open = || async { guest.request("POST", "/api/tables", Some(&against_bots("draw", 1))).await };
    assert_eq!(code(&open().await), "403 banned");
    assert_eq!(sanctions(&guest).await[0].reason, "A program played.");
    let table = chat_table(&world.ana).await;
    let mut socket = world.ana.join(&table, 0).await.unwrap();
    let spoken = say(&mut socket, "s", Said::Text("hello".into())).await;
    assert!(matches!(spoken, Err(Refusal::TimeOut { .. })), "{spoken:?}");

    // The ban follows the guest into an account, a new one or another one.
    let signs_in = json!({ "name": "Ben", "password": PASSWORD, "move_guest": true });
    let answer = guest.request("POST", "/api/session", Some(&signs_in)).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let opened = world.ben.request("POST", "/api/tables", Some(&against_bots("draw", 1))).await;
    assert_eq!(code(&opened), "403 banned");
    let active = world.sven.request("GET", "/api/moderation/sanctions", None).await.json();
    let names: Vec<_> =
        active["sanctions"].as_array().unwrap().iter().map(|one| &one["person"]["name"]).collect();
    assert_eq!(names, [&json!("Ana"), &json!("Ben")]);
}
