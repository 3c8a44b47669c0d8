//! Tournaments, played at real tables.

mod crashes;
mod ends;
mod rights;

use std::collections::BTreeSet;
use std::time::Duration;

use boneyard_ids::TableId;
use boneyard_protocol::tournaments::{
    OpenedTournament, TournamentAction, TournamentBoard, TournamentStatus, TournamentView, TournamentsPage,
};
use boneyard_table::Command;
use boneyard_tournament::{Entrant, Outcome, PairingId, TieBreak};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::play::{match_is_over, play_until};
use crate::running::Running;
use crate::visitor::{Answer, Shown, Visitor};

/// Short rules, so that a match ends soon.
pub(crate) const RULES: &str = "draw match.target=10";

/// A request to open a tournament that pairs at once.
pub(crate) fn wants(format: &Value) -> Value {
    json!({
        "title": "Friday", "rules": RULES, "format": format, "entrants_max": 16, "starts_ms": 4_000_000_000_000_i64,
        "next_round": { "type": "automatic", "pause_s": 0 },
    })
}

/// The request, with other fields.
pub(crate) fn with(mut request: Value, fields: Value) -> Value {
    request.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    request
}

/// The request for a tournament that starts in an hour.
fn soon(request: Value) -> Value {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    with(request, json!({ "starts_ms": now + 3_600_000 }))
}

/// Opens a tournament that starts in an hour, and returns its id.
pub(crate) async fn open(host: &Visitor, request: Value) -> String {
    let answer = host.request("POST", "/api/tournaments", Some(&soon(request))).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.parse::<OpenedTournament>().id.to_string()
}

pub(crate) async fn act(visitor: &Visitor, id: &str, act: &str, body: &Value) -> Answer {
    visitor.request("POST", &format!("/api/tournaments/{id}/{act}"), Some(body)).await
}

/// Does something that must be allowed.
pub(crate) async fn does(visitor: &Visitor, id: &str, what: &str, body: &Value) {
    let answer = act(visitor, id, what, body).await;
    assert_eq!(answer.status, 204, "{what}: {}", answer.text());
}

pub(crate) async fn view(visitor: &Visitor, id: &str) -> TournamentView {
    let answer = visitor.request("GET", &format!("/api/tournaments/{id}"), None).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.parse()
}

/// The tournament once its version is another one, or after a while.
async fn news(visitor: &Visitor, id: &str, after: i64) -> TournamentView {
    visitor.request("GET", &format!("/api/tournaments/{id}?after={after}"), None).await.parse()
}

/// Follows the tournament until something holds.
pub(crate) async fn once(
    visitor: &Visitor,
    id: &str,
    holds: impl Fn(&TournamentView) -> bool,
) -> TournamentView {
    let mut seen = view(visitor, id).await;
    while !holds(&seen) {
        let waited = tokio::time::timeout(Duration::from_secs(60), news(visitor, id, seen.version)).await;
        seen = waited.unwrap_or_else(|_| panic!("no news"));
    }
    seen
}

pub(crate) async fn play_at(visitor: &Visitor, table: &TableId) {
    let (mut socket, mut shown) = (visitor.join(table, 0).await.unwrap(), Shown::default());
    play_until(&mut socket, &mut shown, match_is_over).await;
}

/// Plays the match of a person's table, and waits until it is decided.
async fn play_next(visitor: &Visitor, id: &str) {
    let seen = once(visitor, id, |seen| seen.you.table.is_some()).await;
    let table = seen.you.table.unwrap();
    play_at(visitor, &table).await;
    once(visitor, id, |seen| seen.you.table.as_ref() != Some(&table)).await;
}

/// Everyone plays on until the tournament is over.
async fn play_to_the_end(players: &[Visitor], id: &str) {
    let mut playing = JoinSet::new();
    for player in players {
        let (player, id) = (player.clone(), id.to_owned());
        playing.spawn(async move {
            let is_over = |seen: &TournamentView| seen.tournament.summary.status == TournamentStatus::Over;
            loop {
                let seen = once(&player, &id, |seen| seen.you.table.is_some() || is_over(seen)).await;
                match seen.you.table {
                    Some(_) => play_next(&player, &id).await,
                    None => break,
                }
            }
        });
    }
    playing.join_all().await;
}

/// People who have entered, as guests with the names of letters.
pub(crate) async fn entered(server: &Running, id: &str, people: u8) -> Vec<Visitor> {
    let mut entered = Vec::new();
    for letter in (b'A'..).take(people.into()) {
        let visitor = Visitor::named(server.address, &char::from(letter).to_string()).await;
        does(&visitor, id, "enter", &json!({})).await;
        entered.push(visitor);
    }
    entered
}

pub(crate) fn entrant(number: usize) -> Entrant {
    Entrant::at(number - 1)
}

/// Checks that the points of the standings are those of the outcomes.
fn check_points(board: &TournamentBoard, halves_of_a_bye: u32) {
    for row in &board.standings {
        let mut halves = 0;
        for round in &board.rounds {
            halves += halves_of_a_bye * u32::from(round.byes.contains(&row.entrant));
            for pairing in &round.pairings {
                let outcome = pairing.outcome.unwrap();
                if pairing.first == row.entrant {
                    halves += outcome.for_first().halves();
                } else if pairing.second == row.entrant {
                    halves += outcome.for_second().halves();
                }
            }
        }
        assert_eq!(row.half_points, halves, "{row:?}");
    }
    for (row, next) in board.standings.iter().zip(&board.standings[1..]) {
        let reason = row.before_next.unwrap();
        assert_ne!(reason.ours, reason.theirs, "{row:?} {next:?}");
    }
}

/// The share of an entrant in a round of a Swiss that is over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    /// Played at the table.
    Played { opponent: Entrant, halves: u32 },
    /// A bye, or a win by a walkover.
    Free { halves: u32 },
    /// Not there.
    Absent,
}

/// What an entrant did in each round, read from the board.
fn rounds_of(board: &TournamentBoard, entrant: Entrant) -> Vec<Round> {
    let of_round = |round: &boneyard_protocol::tournaments::TournamentRound| {
        if round.byes.contains(&entrant) {
            return Round::Free { halves: 2 };
        }
        let own = round.pairings.iter().find(|it| [it.first, it.second].contains(&entrant));
        let Some(pairing) = own else { return Round::Absent };
        let (outcome, is_first) = (pairing.outcome.unwrap(), pairing.first == entrant);
        let share = if is_first { outcome.for_first() } else { outcome.for_second() };
        match outcome {
            Outcome::First | Outcome::Second | Outcome::Tie => Round::Played {
                opponent: if is_first { pairing.second } else { pairing.first },
                halves: share.halves(),
            },
            _ if share.halves() > 0 => Round::Free { halves: share.halves() },
            _ => Round::Absent,
        }
    };
    // The board shows the last round first.
    let mut rounds: Vec<_> = board.rounds.iter().collect();
    rounds.sort_by_key(|round| round.round);
    rounds.into_iter().map(of_round).collect()
}

fn halves_of(rounds: &[Round]) -> u32 {
    let of_round = |round: &Round| match round {
        Round::Played { halves, .. } | Round::Free { halves } => *halves,
        Round::Absent => 0,
    };
    rounds.iter().map(of_round).sum()
}

/// The numbers of the Buchholz of an entrant, in halves, by the FIDE Handbook (C.07): the points of the opponents, where the
/// rounds in which an opponent was absent to the end count as ties; and the entrant's own points for rounds without a match.
fn buchholz(board: &TournamentBoard, entrant: Entrant) -> Vec<u32> {
    let own = rounds_of(board, entrant);
    let for_opponents = |opponent: Entrant| {
        let rounds = rounds_of(board, opponent);
        let absent = rounds.iter().rev().take_while(|round| **round == Round::Absent).count();
        halves_of(&rounds) + u32::try_from(absent).unwrap()
    };
    let of_round = |round: &Round| match round {
        Round::Played { opponent, .. } => for_opponents(*opponent),
        Round::Free { .. } | Round::Absent => halves_of(&own),
    };
    own.iter().map(of_round).collect()
}

/// Computes the standings of a Swiss again, and compares them with those that are shown.
fn check_swiss(board: &TournamentBoard) {
    let value = |by: TieBreak, entrant: Entrant| -> Option<i64> {
        let (rounds, buchholz) = (rounds_of(board, entrant), buchholz(board, entrant));
        let sum: u32 = buchholz.iter().sum();
        Some(i64::from(match by {
            TieBreak::Points => halves_of(&rounds),
            TieBreak::BuchholzCut1 => sum - buchholz.iter().min().unwrap(),
            TieBreak::Buchholz => sum,
            TieBreak::SonnebornBerger => rounds
                .iter()
                .zip(&buchholz)
                .map(|(round, points)| match round {
                    Round::Played { halves, .. } | Round::Free { halves } => halves * points,
                    Round::Absent => 0,
                })
                .sum(),
            TieBreak::Wins => {
                let won = |round: &&Round| matches!(round, Round::Played { halves: 2, .. });
                u32::try_from(rounds.iter().filter(won).count()).unwrap()
            }
            // It depends on who else is level, and the lot on the seed.
            _ => return None,
        }))
    };
    let order = [
        TieBreak::Points,
        TieBreak::BuchholzCut1,
        TieBreak::Buchholz,
        TieBreak::SonnebornBerger,
        TieBreak::Wins,
    ];
    for (row, next) in board.standings.iter().zip(&board.standings[1..]) {
        let reason = row.before_next.unwrap();
        if let (Some(ours), Some(theirs)) = (value(reason.by, row.entrant), value(reason.by, next.entrant)) {
            assert_eq!((reason.ours, reason.theirs), (ours, theirs), "{row:?} {next:?}");
            assert!(ours > theirs, "{row:?} {next:?}");
        }
        // They are level in what counts before. Who beat whom counts after the points, among all who are level.
        if reason.by != TieBreak::DirectEncounter {
            for by in order.into_iter().take_while(|by| *by != reason.by) {
                assert_eq!(value(by, row.entrant), value(by, next.entrant), "{by:?}: {row:?} {next:?}");
            }
        } else {
            assert_eq!(row.half_points, next.half_points);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_swiss_of_twelve_with_a_late_entry_and_a_withdrawal() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hanna").await;
    let swiss = json!({ "type": "swiss", "rounds": 3, "late_until_round": 2 });
    let id = open(&host, with(wants(&swiss), json!({ "next_round": { "type": "by-host" } }))).await;
    let mut players = entered(&server, &id, 12).await;
    does(&host, &id, "start", &json!({})).await;
    let first =
        once(&host, &id, |seen| seen.tournament.rounds[0].pairings.iter().all(|it| it.table.is_some()))
            .await
            .tournament;
    assert_eq!((first.round, first.rounds_all, first.rounds[0].pairings.len()), (1, Some(3), 6));
    let tables: BTreeSet<_> = first.rounds[0].pairings.iter().map(|it| it.table.clone()).collect();
    assert_eq!(tables.len(), 6);
    // Everyone finds the table where all tables are.
    for player in &players {
        let mine = player.request("GET", "/api/tables/mine", None).await.json();
        let seen = view(player, &id).await;
        assert_eq!(mine[0]["table"]["id"], json!(seen.you.table.unwrap()));
    }
    let play_round = async |players: &[Visitor]| {
        let mut playing = JoinSet::new();
        for player in players {
            let (player, id) = (player.clone(), id.clone());
            playing.spawn(async move { play_next(&player, &id).await });
        }
        playing.join_all().await;
    };
    play_round(&players).await;
    let over = once(&host, &id, |seen| seen.you.can.contains(&TournamentAction::Pair)).await.tournament;
    check_points(&over, 2);
    assert!(over.rounds[0].pairings.iter().all(|it| it.match_.is_some() && it.table.is_none()));
    assert_eq!((over.pairs_ms, over.summary.status), (None, TournamentStatus::Running));

    let late = Visitor::named(server.address, "Late").await;
    does(&late, &id, "enter", &json!({})).await;
    does(&players[11], &id, "withdraw", &json!({})).await;
    assert_eq!(view(&players[11], &id).await.you.can, [TournamentAction::Return]);
    players[11] = late;
    does(&host, &id, "pair", &json!({})).await;
    play_round(&players).await;
    once(&host, &id, |seen| seen.you.can.contains(&TournamentAction::Pair)).await;
    let refused = act(&Visitor::named(server.address, "Later").await, &id, "enter", &json!({})).await;
    assert_eq!(refused.json()["problem"]["refusal"]["why"], json!({ "code": "entry-closed" }));
    does(&host, &id, "pair", &json!({})).await;
    play_round(&players).await;

    let over = once(&host, &id, |seen| seen.tournament.summary.status == TournamentStatus::Over).await;
    check_points(&over.tournament, 2);
    check_swiss(&over.tournament);
    assert_eq!(over.tournament.standings.len(), 13);
    let gone = over.tournament.standings.iter().find(|row| row.entrant == entrant(12)).unwrap();
    assert!(gone.is_withdrawn && gone.played == 1);
    let late = over.tournament.standings.iter().find(|row| row.entrant == entrant(13)).unwrap();
    assert_eq!(late.played, 2);
    let winner = over.tournament.summary.winner.clone().unwrap();
    let first = over.tournament.standings[0].entrant;
    let of_first = over.tournament.entrants.iter().find(|it| it.entrant == first).unwrap();
    assert_eq!(winner, of_first.people);

    // The host corrects an outcome; the standings follow.
    let last = &over.tournament.rounds[0].pairings[0];
    let other = if last.outcome == Some(Outcome::Tie) { Outcome::First } else { Outcome::Tie };
    let path = format!("outcomes/{}", last.pairing);
    does(&host, &id, &path, &json!({ "outcome": other })).await;
    let corrected = view(&host, &id).await;
    assert_eq!(corrected.tournament.rounds[0].pairings[0].outcome, Some(other));
    check_points(&corrected.tournament, 2);
    check_swiss(&corrected.tournament);
    assert!(corrected.version > over.version);
    does(&host, &id, "close", &json!({})).await;

    // All of it is there after a restart.
    let closed = view(&host, &id).await;
    let server = server.restart().await;
    let host = Visitor { address: server.address, ..host };
    let again = view(&host, &id).await;
    assert_eq!(again.tournament, closed.tournament);
    assert_eq!(again.you.can, []);
    let list: TournamentsPage = host.request("GET", "/api/tournaments?status=over", None).await.parse();
    assert_eq!((list.tournaments.len(), list.next), (1, None));
    assert_eq!(list.tournaments[0], again.tournament.summary);
    let listed = players[0].with_address(&server).request("GET", "/api/tournaments?status=over", None).await;
    assert!(listed.parse::<TournamentsPage>().tournaments[0].entered);
}

/// The same person after a restart.
pub(crate) trait Moved {
    fn with_address(&self, server: &Running) -> Visitor;
}

impl Moved for Visitor {
    fn with_address(&self, server: &Running) -> Visitor {
        Visitor { address: server.address, ..self.clone() }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_knock_out_plays_ties_again() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Ana").await;
    let mut players = vec![host.clone()];
    for name in ["Ben", "Eva", "Luis"] {
        players.push(Visitor::with_account(server.address, name).await);
    }
    let format = json!({ "type": "knock-out", "third_place": true });
    let id = open(&host, with(wants(&format), json!({ "options": { "rated": true } }))).await;
    let guest = Visitor::named(server.address, "Guest").await;
    let refused = act(&guest, &id, "enter", &json!({})).await;
    assert_eq!(refused.json()["problem"]["refusal"]["code"], "not-signed-in");
    for player in &players {
        does(player, &id, "enter", &json!({})).await;
    }
    does(&host, &id, "start", &json!({})).await;

    // Two agree to end their match without a result.
    let seen = once(&host, &id, |seen| seen.you.table.is_some()).await;
    let tied = seen.you.table.clone().unwrap();
    let opponent = seen.tournament.rounds[0]
        .pairings
        .iter()
        .find_map(|it| {
            (it.table == Some(tied.clone()))
                .then(|| if it.first == entrant(1) { it.second } else { it.first })
        })
        .unwrap();
    let other = &players[opponent.index()];
    let mut sockets = [host.join(&tied, 0).await.unwrap(), other.join(&tied, 0).await.unwrap()];
    let mut shown = [Shown::default(), Shown::default()];
    for (socket, shown) in sockets.iter_mut().zip(&mut shown) {
        while shown.view.is_none() {
            shown.take(&socket.receive().await.unwrap());
        }
    }
    sockets[0].command("offer", Command::OfferEnd).await.unwrap();
    while shown[1].now.proposal.is_none() {
        let message = sockets[1].receive().await.unwrap();
        shown[1].take(&message);
    }
    sockets[1].command("agree", Command::Agree).await.unwrap();
    let again = once(&host, &id, |seen| seen.you.table.as_ref().is_some_and(|table| *table != tied)).await;
    let bracket = again.tournament.bracket.unwrap();
    let replayed = bracket.rounds[0].iter().find(|it| it.pairings.len() == 2).unwrap();
    assert!(replayed.is_open);
    let first = &again.tournament.rounds.iter().find(|round| round.round == 1).unwrap().pairings;
    assert!(first.iter().any(|it| it.outcome == Some(Outcome::Tie) && it.match_.is_some()));

    play_to_the_end(&players, &id).await;
    let over = view(&host, &id).await.tournament;
    assert_eq!(over.summary.status, TournamentStatus::Over);
    assert_eq!(over.standings.iter().map(|row| row.rank).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(over.summary.winner.unwrap().len(), 1);
    let bracket = over.bracket.unwrap();
    assert!(bracket.third_place.is_some() && bracket.rounds.len() == 2);
    // The matches changed ratings.
    for player in &players {
        let name = player.request("GET", "/api/me", None).await.json()["name"].as_str().unwrap().to_owned();
        let profile = player.request("GET", &format!("/api/people/{name}"), None).await.json();
        assert!(profile["ratings"][0]["matches"].as_u64().unwrap() >= 2, "{profile}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_arena_pairs_those_who_are_there() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hanna").await;
    let id = open(&host, wants(&json!({ "type": "arena", "minutes": 5 }))).await;
    let players = entered(&server, &id, 4).await;
    does(&host, &id, "start", &json!({})).await;
    let started = view(&host, &id).await.tournament;
    assert!(started.ends_ms.unwrap() > started.summary.started_ms.unwrap());
    let play_two = async |players: &[Visitor]| {
        let mut playing = JoinSet::new();
        for player in players {
            let (player, id) = (player.clone(), id.clone());
            playing.spawn(async move {
                for _ in 0..2 {
                    play_next(&player, &id).await;
                }
            });
        }
        playing.join_all().await;
    };
    // The others are not on the page.
    play_two(&players[..2]).await;
    let seen = view(&players[3], &id).await;
    assert_eq!(seen.you.table, None);
    let pairings: Vec<_> = seen.tournament.rounds.iter().flat_map(|round| &round.pairings).collect();
    assert_eq!(pairings.len(), 2);
    assert!(pairings.iter().all(|it| [it.first, it.second].iter().all(|it| it.number() <= 2)));
    for player in &players[..2] {
        does(player, &id, "withdraw", &json!({})).await;
    }
    // A program says that it is there, and a page waits for news.
    does(&players[3], &id, "return", &json!({})).await;
    let third = players[2].clone();
    let waiting = {
        let id = id.clone();
        tokio::spawn(async move { once(&third, &id, |seen| seen.you.table.is_some()).await.you.table })
    };
    let seen = once(&players[3], &id, |seen| seen.you.table.is_some()).await;
    let table = seen.you.table.unwrap();
    assert_eq!(waiting.await.unwrap().as_ref(), Some(&table));
    tokio::join!(play_at(&players[2], &table), play_at(&players[3], &table));
    let over = once(&host, &id, |seen| {
        seen.tournament.rounds.iter().flat_map(|it| &it.pairings).all(|it| it.outcome.is_some())
    })
    .await;
    let matches: u32 = over.tournament.standings.iter().map(|row| row.played).sum();
    assert_eq!(matches, 6);
    does(&host, &id, "close", &json!({})).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fixed_pairs_play_once_the_partner_has_confirmed() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Ana").await;
    let request = json!({
        "pairs": true, "rules": "spanish-pairs match.target=10", "format": { "type": "round-robin", "cycles": 1 },
    });
    let id = open(&host, with(wants(&json!({})), request)).await;
    let mut players = vec![host.clone()];
    for name in ["Ben", "Eva", "Luis", "Ivo"] {
        players.push(Visitor::with_account(server.address, name).await);
    }
    let [ana, ben, eva, luis, ivo] = &players[..] else { unreachable!() };
    let code = async |visitor: &Visitor, what: &str, body: Value| {
        let answer = act(visitor, &id, what, &body).await;
        answer.json()["problem"]["refusal"]["code"].as_str().map(str::to_owned).unwrap_or_default()
    };
    assert_eq!(code(ana, "enter", json!({})).await, "needs-partner");
    assert_eq!(code(ana, "enter", json!({ "partner": "Nobody" })).await, "no-such-partner");
    assert_eq!(code(ana, "enter", json!({ "partner": "ana" })).await, "partner-is-you");
    assert_eq!(view(ana, &id).await.you.waits_for, None);
    // Ana asks Ivo, thinks again and asks Ben. Ivo sees nothing of it any more.
    does(ana, &id, "enter", &json!({ "partner": "Ivo" })).await;
    let asked = view(ivo, &id).await.you;
    assert_eq!(asked.can, [TournamentAction::Enter, TournamentAction::Confirm]);
    assert_eq!((asked.invitations.len(), asked.invitations[0].from.name.as_str()), (1, "Ana"));
    does(ana, &id, "enter", &json!({ "partner": "Ben" })).await;
    let stale = asked.invitations[0].entry;
    assert_eq!(code(ivo, "confirm", json!({ "entry": stale })).await, "not-invited");
    let asks = view(ana, &id).await;
    assert_eq!((asks.you.waits_for.unwrap().name.as_str(), asks.you.entrant), ("Ben", None));
    assert_eq!((asks.tournament.unconfirmed, asks.tournament.entrants.len()), (1, 0));
    let entry = view(ben, &id).await.you.invitations[0].entry;
    assert_eq!(code(ivo, "confirm", json!({ "entry": entry })).await, "not-invited");
    assert_eq!(code(ivo, "withdraw", json!({ "entry": entry })).await, "not-invited");
    does(ben, &id, "confirm", &json!({ "entry": entry })).await;
    assert_eq!(code(ivo, "enter", json!({ "partner": "Ben" })).await, "entered");
    assert_eq!(code(ben, "enter", json!({ "partner": "Ivo" })).await, "entered");
    // Eva and Luis ask each other.
    does(eva, &id, "enter", &json!({ "partner": "Luis" })).await;
    does(luis, &id, "enter", &json!({ "partner": "Eva" })).await;
    // Ivo is asked, and declines.
    let bea = Visitor::with_account(server.address, "Bea").await;
    does(&bea, &id, "enter", &json!({ "partner": "Ivo" })).await;
    let entry = view(ivo, &id).await.you.invitations[0].entry;
    does(ivo, &id, "withdraw", &json!({ "entry": entry })).await;
    assert_eq!(view(&bea, &id).await.you.waits_for, None);

    does(host_of(&players), &id, "start", &json!({})).await;
    let seen = once(luis, &id, |seen| seen.you.table.is_some()).await;
    assert_eq!(seen.you.entrant, Some(entrant(2)));
    let table = seen.you.table.unwrap();
    let shown = luis.request("GET", &format!("/api/tables/{table}"), None).await.json();
    let names: Vec<&str> = (0..4).map(|seat| shown["seats"][seat]["name"].as_str().unwrap()).collect();
    let partners = |one: &str, other: &str| {
        let seat = |name: &str| names.iter().position(|it| *it == name).unwrap();
        seat(one) % 2 == seat(other) % 2
    };
    assert!(partners("Ana", "Ben") && partners("Eva", "Luis"), "{names:?}");
    play_to_the_end(&players[..4], &id).await;
    let over = view(ana, &id).await.tournament;
    assert_eq!(over.summary.status, TournamentStatus::Over);
    assert_eq!(over.summary.winner.map(|people| people.len()), Some(2));
}

fn host_of(players: &[Visitor]) -> &Visitor {
    &players[0]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_do_not_come_lose_by_a_walkover() {
    let server = Running::start().await;
    let host = Visitor::with_account(server.address, "Hanna").await;
    let robin = json!({ "type": "round-robin", "cycles": 1 });
    let id = open(
        &host,
        with(wants(&robin), json!({ "absent_after_s": 10, "next_round": { "type": "by-host" } })),
    )
    .await;
    let players = entered(&server, &id, 4).await;
    does(&host, &id, "start", &json!({})).await;
    let seen = once(&players[0], &id, |seen| seen.you.table.is_some()).await;
    let table = seen.you.table.unwrap();
    let mut socket = players[0].join(&table, 0).await.unwrap();
    let over =
        once(&host, &id, |seen| seen.tournament.rounds[0].pairings.iter().all(|it| it.outcome.is_some()))
            .await
            .tournament;
    for pairing in &over.rounds[0].pairings {
        let expected = match (pairing.first == entrant(1), pairing.second == entrant(1)) {
            (true, _) => Outcome::WalkoverFirst,
            (_, true) => Outcome::WalkoverSecond,
            _ => Outcome::Neither,
        };
        assert_eq!((pairing.outcome, &pairing.match_, &pairing.table), (Some(expected), &None, &None));
    }
    // The table is closed.
    while socket.receive_text().await.is_some() {}
    for _ in 0..100 {
        if players[0].request("GET", &format!("/api/tables/{table}"), None).await.status == 404 {
            return;
        }
    }
    panic!("the table stays");
}

pub(crate) fn pairing_of(seen: &TournamentView, number: usize) -> Option<PairingId> {
    let of_round = &seen.tournament.rounds.first()?.pairings;
    of_round.iter().find(|it| [it.first, it.second].contains(&entrant(number))).map(|it| it.pairing)
}
