//! When a tournament is over, and who has won.

use boneyard_protocol::tournaments::{TournamentAction, TournamentStatus, TournamentView, TournamentsPage};
use boneyard_table::{Command, SeenEvent};
use boneyard_tournament::{Outcome, Refusal};
use serde_json::json;

use super::{Moved, act, does, entered, entrant, once, open, play_at, view, wants, with};
use crate::play::{match_is_over, play_until};
use crate::running::Running;
use crate::visitor::{Answer, Shown, Visitor};

/// The code of the reason for which a tournament refuses something.
fn why(answer: &Answer) -> String {
    let refusal = &answer.json()["problem"]["refusal"];
    format!("{} {}", answer.status, refusal["why"]["code"].as_str().unwrap_or("none"))
}

/// Decides every open match for the first entrant.
async fn decide(host: &Visitor, id: &str) {
    for pairing in view(host, id).await.tournament.rounds.iter().flat_map(|round| &round.pairings) {
        if pairing.outcome.is_none() {
            does(host, id, &format!("outcomes/{}", pairing.pairing), &json!({ "outcome": "first" })).await;
        }
    }
}

#[tokio::test]
async fn a_refused_round_changes_nothing() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hana").await;
    let swiss = json!({ "type": "swiss", "rounds": 3, "late_until_round": 3 });
    let id = open(&host, with(wants(&swiss), json!({ "next_round": { "type": "by-host" } }))).await;
    let players = entered(&server, &id, 2).await;
    let none = json!({});
    assert_eq!(why(&act(&host, &id, "pair", &none).await), "409 not-started");
    does(&host, &id, "start", &none).await;
    let open_round = view(&host, &id).await.tournament;
    assert_eq!(
        (open_round.rounds_all, open_round.rounds_possible, open_round.stopped),
        (Some(3), Some(1), None)
    );
    assert_eq!(why(&act(&host, &id, "pair", &none).await), "409 matches-open");
    assert_eq!(view(&host, &id).await.tournament.round, 1);

    // Two who have met cannot play a second round, so the tournament is over and says why.
    decide(&host, &id).await;
    let stopped = view(&host, &id).await;
    assert_eq!(stopped.tournament.summary.status, TournamentStatus::Over);
    assert_eq!(stopped.tournament.stopped, Some(Refusal::AllHaveMet { round: 2 }));
    assert!(!stopped.you.can.contains(&TournamentAction::Pair));
    assert_eq!(why(&act(&host, &id, "pair", &none).await), "409 all-have-met");
    // The version may be newer: people of a tournament are read again when one of them changes.
    assert_eq!(view(&host, &id).await.tournament, stopped.tournament);

    // A late entrant lets it go on.
    let late = Visitor::named(server.address, "Late").await;
    does(&late, &id, "enter", &none).await;
    let again = view(&host, &id).await;
    assert_eq!(again.tournament.summary.status, TournamentStatus::Running);
    assert_eq!((again.tournament.stopped, again.tournament.rounds_possible), (None, Some(3)));
    assert!(again.you.can.contains(&TournamentAction::Pair));
    does(&host, &id, "pair", &none).await;
    decide(&host, &id).await;

    // Only one stays.
    for player in [&players[0], &late] {
        does(player, &id, "withdraw", &none).await;
    }
    let stopped = view(&host, &id).await.tournament;
    assert_eq!(stopped.stopped, Some(Refusal::TooFewEntrants { entrants: 1, needed: 2 }));
    assert_eq!((stopped.summary.status, stopped.winner), (TournamentStatus::Over, Some(entrant(2))));
    does(&host, &id, "return", &json!({ "entrant": 1 })).await;
    assert_eq!(view(&host, &id).await.tournament.summary.status, TournamentStatus::Over, "they have met");
    does(&host, &id, "return", &json!({ "entrant": 3 })).await;
    assert_eq!(view(&host, &id).await.tournament.summary.status, TournamentStatus::Running);
}

#[tokio::test]
async fn an_entrant_who_withdrew_does_not_win() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hana").await;
    let swiss = json!({ "type": "swiss", "rounds": 2 });
    let id = open(&host, with(wants(&swiss), json!({ "next_round": { "type": "by-host" } }))).await;
    let players = entered(&server, &id, 4).await;
    does(&host, &id, "start", &json!({})).await;
    decide(&host, &id).await;
    does(&host, &id, "pair", &json!({})).await;
    // The match of the two winners is decided, and its winner withdraws before the other match ends.
    let seen = view(&host, &id).await.tournament;
    let best = seen.standings[0].entrant;
    let of_best = seen.rounds[0].pairings.iter().find(|it| [it.first, it.second].contains(&best)).unwrap();
    let outcome = if of_best.first == best { "first" } else { "second" };
    does(&host, &id, &format!("outcomes/{}", of_best.pairing), &json!({ "outcome": outcome })).await;
    does(&players[best.index()], &id, "withdraw", &json!({})).await;
    assert_eq!(view(&host, &id).await.tournament.winner, None, "it is not over");
    decide(&host, &id).await;

    let over = view(&host, &id).await.tournament;
    assert_eq!((over.summary.status, over.standings[0].entrant), (TournamentStatus::Over, best));
    assert!(over.standings[0].is_withdrawn);
    assert_eq!(over.winner, Some(over.standings[1].entrant));
    let named = over.entrants.iter().find(|it| Some(it.entrant) == over.winner).unwrap();
    assert_eq!(over.summary.winner.as_ref(), Some(&named.people));
    does(&host, &id, "close", &json!({})).await;
    let list: TournamentsPage = host.request("GET", "/api/tournaments?status=over", None).await.parse();
    assert_eq!(list.tournaments[0].winner, over.summary.winner);
    assert_eq!(view(&host, &id).await.tournament.winner, over.winner);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_match_names_who_left_it() {
    let server = Running::start().await;
    let [ana, ben] = [
        Visitor::with_account(server.address, "Ana").await,
        Visitor::with_account(server.address, "Ben").await,
    ];
    let robin = json!({ "type": "round-robin", "cycles": 1 });
    let rated = json!({ "rules": "draw match.target=500", "options": { "rated": true } });
    let id = open(&ana, with(wants(&robin), rated)).await;
    for player in [&ana, &ben] {
        does(player, &id, "enter", &json!({})).await;
    }
    does(&ana, &id, "start", &json!({})).await;
    let table = once(&ana, &id, |seen| seen.you.table.is_some()).await.you.table.unwrap();
    let gives_up = async {
        let (mut socket, mut shown) = (ana.join(&table, 0).await.unwrap(), Shown::default());
        // A rated match counts once a round is over. In the next one Ana gives up.
        let is_in_second_round = |shown: &Shown| {
            let deals = shown.events.values().filter(|event| matches!(event, SeenEvent::Dealt { .. }));
            deals.count() == 2
        };
        play_until(&mut socket, &mut shown, is_in_second_round).await;
        socket.command("enough", Command::Resign).await.unwrap();
        play_until(&mut socket, &mut shown, match_is_over).await;
    };
    tokio::join!(gives_up, play_at(&ben, &table));

    let decided = |seen: &TournamentView| seen.tournament.rounds[0].pairings[0].outcome.is_some();
    let pairing = once(&ana, &id, decided).await.tournament.rounds[0].pairings[0].clone();
    let winner = if pairing.outcome == Some(Outcome::First) { pairing.first } else { pairing.second };
    assert_eq!(view(&ben, &id).await.you.entrant, Some(winner));
    let names: Vec<&str> = pairing.left.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ana"]);
    let server = server.restart().await;
    let ana = ana.with_address(&server);
    assert_eq!(view(&ana, &id).await.tournament.rounds[0].pairings[0], pairing, "the store has it");
}
