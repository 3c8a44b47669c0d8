//! Who may do what in a tournament, and what is refused.

use std::time::Duration;

use boneyard_protocol::tournaments::{TournamentAction, TournamentsPage};
use boneyard_tournament::Outcome;
use serde_json::{Value, json};
use tokio::time::timeout;

use super::{Moved, act, does, entered, entrant, once, open, pairing_of, view, wants, with};
use crate::running::Running;
use crate::visitor::{Answer, PASSWORD, Visitor, send};

fn code(answer: &Answer) -> String {
    let problem = &answer.json()["problem"];
    let refusal = &problem["refusal"];
    let code = refusal["why"]["code"].as_str().or(refusal["code"].as_str()).or(problem["code"].as_str());
    format!("{} {}", answer.status, code.unwrap_or("none"))
}

#[tokio::test]
async fn a_tournament_is_opened_by_an_account_with_numbers_in_range() {
    let server = Running::start().await;
    let guest = Visitor::named(server.address, "Guest").await;
    let swiss = json!({ "type": "swiss", "rounds": 3 });
    let try_open = async |visitor: &Visitor, fields: Value| {
        let request = with(with(wants(&swiss), json!({ "starts_ms": 0 })), fields);
        code(&visitor.request("POST", "/api/tournaments", Some(&request)).await)
    };
    assert_eq!(try_open(&guest, json!({})).await, "403 not-signed-in");
    let ana = Visitor::with_account(server.address, "Ana").await;
    for (fields, expected) in [
        (json!({ "title": " " }), "422 bad-title"),
        (json!({ "rules": "drow" }), "422 bad-rules"),
        (json!({ "rules": "spanish-pairs" }), "422 bad-rules"),
        (json!({ "pairs": true }), "422 bad-rules"),
        (json!({ "entrants_max": 513 }), "422 entrants"),
        (json!({ "format": { "type": "swiss", "rounds": 21 } }), "422 rounds"),
        (json!({ "format": { "type": "swiss", "rounds": 4 }, "entrants_max": 4 }), "422 too-many-rounds"),
        (json!({ "format": { "type": "chess" } }), "400 bad-request"),
        (json!({ "absent_after_s": 9 }), "422 bad-seconds"),
        (json!({ "next_round": { "type": "automatic", "pause_s": 3601 } }), "422 bad-seconds"),
        (json!({ "starts_ms": 4_000_000_000_000_i64 }), "422 bad-start"),
        (json!({ "options": { "turn_seconds": 1 } }), "400 bad-request"),
    ] {
        assert_eq!(try_open(&ana, fields.clone()).await, expected, "{fields}");
    }
    for _ in 0..6 {
        assert_eq!(try_open(&ana, json!({})).await, "201 none");
    }
    assert_eq!(try_open(&ana, json!({})).await, "429 too-many");
    let page: TournamentsPage = guest.request("GET", "/api/tournaments", None).await.parse();
    assert_eq!((page.tournaments.len(), page.next), (6, None));
    assert!(page.tournaments.is_sorted_by_key(|summary| summary.starts_ms));
    for path in
        ["/api/tournaments?after=x", "/api/tournaments?status=over&after=x", "/api/tournaments?status=x"]
    {
        assert_eq!(guest.request("GET", path, None).await.status, 400, "{path}");
    }
    assert_eq!(guest.request("GET", "/api/tournaments/none", None).await.status, 404);
    assert_eq!(code(&act(&guest, "none", "enter", &json!({})).await), "404 not-found");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_acts_for_others() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hanna").await;
    let swiss = json!({ "type": "swiss", "rounds": 2 });
    let id = open(&host, with(wants(&swiss), json!({ "next_round": { "type": "by-host" } }))).await;
    let players = entered(&server, &id, 4).await;
    let nobody = Visitor { address: server.address, cookie: String::new() };
    let (one, none) = (&players[0], json!({}));
    assert_eq!(code(&act(&nobody, &id, "enter", &none).await), "403 not-allowed");
    assert_eq!(code(&act(one, &id, "enter", &none).await), "409 entered");
    assert_eq!(code(&act(one, &id, "enter", &json!({ "partner": "Hanna" })).await), "409 entered");
    assert_eq!(code(&act(&host, &id, "enter", &json!({ "partner": "Hanna" })).await), "422 no-partners");
    assert_eq!(code(&act(&host, &id, "withdraw", &none).await), "409 not-entered");
    assert_eq!(code(&act(one, &id, "withdraw", &json!({ "entrant": 2 })).await), "403 not-host");
    assert_eq!(code(&act(one, &id, "return", &json!({ "entrant": 2 })).await), "403 not-host");
    for what in ["start", "pair", "close"] {
        assert_eq!(code(&act(one, &id, what, &none).await), "403 not-host", "{what}");
    }
    assert_eq!(code(&act(&host, &id, "pair", &none).await), "409 not-started");

    // Whom the host withdraws stays out until the host lets them come back.
    does(&host, &id, "withdraw", &json!({ "entrant": 1 })).await;
    assert_eq!(code(&act(one, &id, "return", &none).await), "403 removed");
    assert_eq!(code(&act(one, &id, "enter", &none).await), "403 removed");
    assert_eq!(view(one, &id).await.you.can, []);
    does(&host, &id, "return", &json!({ "entrant": 1 })).await;
    does(one, &id, "withdraw", &none).await;
    does(one, &id, "enter", &none).await;
    assert_eq!(code(&act(&host, &id, "return", &json!({ "entrant": 9 })).await), "409 no-entrant");

    does(&host, &id, "start", &none).await;
    let seen = once(one, &id, |seen| seen.you.table.is_some()).await;
    let (pairing, table) = (pairing_of(&seen, 1).unwrap(), seen.you.table.unwrap());
    let outcome = json!({ "outcome": "first" });
    let path = format!("outcomes/{pairing}");
    assert_eq!(code(&act(one, &id, &path, &outcome).await), "403 not-host");
    assert_eq!(code(&act(&host, &id, "outcomes/77", &outcome).await), "409 no-pairing");
    assert_eq!(code(&act(&host, &id, "outcomes/0", &outcome).await), "400 bad-request");
    assert_eq!(code(&act(&host, &id, "close", &none).await), "409 matches-open");
    assert_eq!(code(&act(&host, &id, "pair", &none).await), "409 matches-open");
    let can = view(&host, &id).await.you.can;
    assert_eq!(can, [TournamentAction::Remove, TournamentAction::Correct]);
    // The host decides an open match, and its table is closed.
    let mut socket = one.join(&table, 0).await.unwrap();
    does(&host, &id, &path, &outcome).await;
    let after = view(one, &id).await;
    assert_eq!(after.you.table, None);
    assert_eq!(
        after.tournament.rounds[0].pairings.iter().find(|it| it.pairing == pairing).unwrap().outcome,
        Some(Outcome::First)
    );
    let closed = async {
        // The table disconnects everyone, and is gone a moment later.
        while socket.receive().await.is_some() {}
        while one.request("GET", &format!("/api/tables/{table}"), None).await.status != 404 {}
    };
    assert!(timeout(Duration::from_secs(60), closed).await.is_ok(), "the table stays");
    assert_eq!(code(&act(&host, &id, &path, &outcome).await), "409 same-outcome");
}

#[tokio::test]
async fn nobody_leaves_after_the_last_match() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hanna").await;
    let knock_out = json!({ "type": "knock-out", "third_place": false });
    let id = open(&host, wants(&knock_out)).await;
    let players = entered(&server, &id, 2).await;
    let (one, none) = (&players[0], json!({}));
    does(&host, &id, "start", &none).await;
    let pairing = pairing_of(&view(one, &id).await, 1).unwrap();
    does(&host, &id, &format!("outcomes/{pairing}"), &json!({ "outcome": "first" })).await;
    assert_eq!(view(one, &id).await.you.can, []);
    assert_eq!(view(&host, &id).await.you.can, [TournamentAction::Correct, TournamentAction::Close]);
    assert_eq!(code(&act(one, &id, "withdraw", &none).await), "409 closed");
    assert_eq!(code(&act(&host, &id, "withdraw", &json!({ "entrant": 2 })).await), "409 closed");
}

#[tokio::test]
async fn programs_enter_where_they_are_welcome() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hanna").await;
    let robot = Visitor::with_account(server.address, "Robot").await;
    assert_eq!(robot.request("POST", "/api/account/bot", None).await.status, 200);
    let arena = json!({ "type": "arena", "minutes": 5 });
    let closed = open(&host, wants(&arena)).await;
    assert_eq!(code(&act(&robot, &closed, "enter", &json!({})).await), "403 no-programs");
    assert_eq!(view(&robot, &closed).await.you.can, []);
    let welcome = open(&host, with(wants(&arena), json!({ "programs": true }))).await;

    // A token needs the scope to play, and a reader does not wait for a match.
    let token = async |scopes: Value| {
        let request = json!({ "name": "a program", "scopes": scopes });
        let made = robot.request("POST", "/api/account/tokens", Some(&request)).await.json();
        format!("Bearer {}", made["secret"].as_str().unwrap())
    };
    let enter = async |authorization: &str| {
        let path = format!("/api/tournaments/{welcome}/enter");
        let headers = [("authorization", authorization)];
        send(server.address, "POST", &path, &headers, Some("{}")).await.unwrap()
    };
    assert_eq!(code(&enter(&token(json!(["read"])).await).await), "403 not-in-scope");
    assert_eq!(enter(&token(json!(["read", "play"])).await).await.status, 204);
    let seen = view(&host, &welcome).await.tournament;
    assert!(seen.entrants[0].people[0].bot && seen.entrants[0].people[0].account);
}

#[tokio::test]
async fn a_guest_keeps_the_place_and_a_deleted_account_loses_the_name() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hanna").await;
    let arena = json!({ "type": "arena", "minutes": 5 });
    let id = open(&host, wants(&arena)).await;
    let players = entered(&server, &id, 2).await;
    let _there = Visitor::with_account(server.address, "Anica").await;
    let request = json!({ "name": "Anica", "password": PASSWORD, "move_guest": true });
    let anica = players[0].with_cookies_of(&players[0].request("POST", "/api/session", Some(&request)).await);
    let names = |seen: &boneyard_protocol::tournaments::TournamentView| -> Vec<String> {
        seen.tournament.entrants.iter().map(|it| it.people[0].name.clone()).collect()
    };
    let seen = once(&anica, &id, |seen| names(seen) == ["Anica", "B"]).await;
    assert_eq!(seen.you.entrant, Some(entrant(1)));
    let renamed = anica.request("PUT", "/api/me", Some(&json!({ "name": "Ana", "face": 3 }))).await;
    assert_eq!(renamed.status, 200);
    let seen = once(&host, &id, |seen| names(seen) == ["Ana", "B"]).await;
    assert_eq!(seen.tournament.entrants[0].people[0].face, Some(3));
    let export = anica.request("GET", "/api/account/export", None).await.json();
    assert_eq!(export["tournaments"], json!([{ "id": id, "title": "Friday", "hosts": false }]));
    let delete = json!({ "password": PASSWORD });
    assert_eq!(anica.request("DELETE", "/api/account", Some(&delete)).await.status, 204);
    let seen = once(&host, &id, |seen| names(seen) == ["", "B"]).await;
    let seen = match seen.tournament.entrants[0].withdrawn {
        true => seen,
        false => once(&host, &id, |seen| seen.tournament.entrants[0].withdrawn).await,
    };
    assert!(!serde_json::to_string(&seen).unwrap().contains("Ana"));
    // A tournament that is cancelled is not listed.
    does(&host, &id, "close", &json!({})).await;
    assert_eq!(code(&act(&players[1], &id, "withdraw", &json!({})).await), "409 closed");
    let server = server.restart().await;
    for status in ["", "?status=over"] {
        let list =
            host.with_address(&server).request("GET", &format!("/api/tournaments{status}"), None).await;
        assert_eq!(list.parse::<TournamentsPage>().tournaments, []);
    }
}
