//! Tests of the search over all public matches, and of imported ones.

use boneyard_protocol::matches::{FoundMatch, ImportedView, SearchPage, SideResult};
use boneyard_store::{Import, ImportedMatch, ImportedPlayer, MatchChange, MatchOutcome, SECRET_BYTES, Store};

use super::{RULES, booked, play, play_rated};
use crate::running::Running;
use crate::visitor::Visitor;

async fn search(visitor: &Visitor, query: &str) -> SearchPage {
    let answer = visitor.request("GET", &format!("/api/matches/search{query}"), None).await;
    assert_eq!(answer.status, 200, "{query}: {}", answer.text());
    answer.parse()
}

/// The ids of the matches that a search finds.
async fn ids(visitor: &Visitor, query: &str) -> Vec<String> {
    let id = |found: FoundMatch| match found {
        FoundMatch::Played { match_ } => match_.id.to_string(),
        FoundMatch::Imported { match_ } => match_.id.to_string(),
    };
    search(visitor, query).await.matches.into_iter().map(id).collect()
}

#[tokio::test]
async fn a_search_finds_rated_matches_of_everyone_and_no_private_ones() {
    let server = Running::start().await;
    // Letters of which SQL cannot compare the capital with the small one.
    let ana = Visitor::with_account(server.address, "Аня").await;
    let eva = Visitor::with_account(server.address, "Eva").await;
    play(&ana, RULES, 1).await;
    let rated = play_rated([&ana, &eva], RULES).await;
    let guest = Visitor::new(server.address).await;
    let found = booked(&guest, &rated).await;
    assert_eq!(ids(&guest, "").await, [rated.as_str()]);
    let page = search(&ana, "?player=eva").await;
    let [FoundMatch::Played { match_ }] = &page.matches[..] else { panic!("{page:?}") };
    assert!(match_.players.iter().any(|player| player.you) && match_.rated);
    assert_eq!(page.next, None);
    let won = &found.players.iter().find(|player| player.outcome == SideResult::Won).unwrap().name;
    let lost = if won == "Eva" { "%D0%B0%D0%BD%D1%8F" } else { "eva" };
    for (query, count) in [
        ("?player=%D0%B0%D0%BD%D1%8F".to_owned(), 1),
        ("?player=%D0%B0%D0%BD%D1%8F&with=EVA".to_owned(), 1),
        ("?player=eva&with=nobody".to_owned(), 0),
        ("?player=nobody".to_owned(), 0),
        ("?player=".to_owned(), 1),
        ("?preset=draw".to_owned(), 1),
        ("?preset=block".to_owned(), 0),
        ("?preset=none".to_owned(), 0),
        ("?family=classic".to_owned(), 1),
        ("?family=goat".to_owned(), 0),
        ("?family=classic&preset=draw".to_owned(), 1),
        ("?family=goat&preset=draw".to_owned(), 0),
        ("?rated=true".to_owned(), 1),
        ("?rated=false".to_owned(), 0),
        ("?result=tied".to_owned(), 0),
        (format!("?player={lost}&result=lost"), 1),
        (format!("?player={lost}&result=won"), 0),
        (format!("?since_ms={}", found.ended_ms), 1),
        (format!("?since_ms={}", found.ended_ms + 1), 0),
        (format!("?until_ms={}", found.ended_ms), 0),
        (format!("?after={}-{rated}", found.ended_ms), 0),
    ] {
        assert_eq!(ids(&guest, &query).await.len(), count, "{query}");
    }
    for bad in ["?with=Eva", "?family=chess", "?rated=perhaps", "?result=best", "?after=x"] {
        let answer = guest.request("GET", &format!("/api/matches/search{bad}"), None).await;
        assert_eq!(
            (answer.status, answer.json()["problem"]["code"].as_str()),
            (400, Some("bad-request")),
            "{bad}"
        );
    }
}

#[tokio::test]
async fn an_imported_match_is_found_and_shown_as_imported() {
    let server = Running::start().await;
    let ana = Visitor::with_account(server.address, "Ana").await;
    let (table, _) = play(&ana, RULES, 1).await;
    let record = ana.request("GET", &format!("/api/matches/{table}-1/record"), None).await.text().to_owned();
    let folder = server.stop().await;
    let store = Store::open(&folder.path().join("boneyard.db"), [7; SECRET_BYTES]).await.unwrap();
    let player = |seat, name: &str, outcome| ImportedPlayer {
        seat,
        side: seat - 1,
        name: name.into(),
        bot: None,
        points: Some(20),
        outcome,
    };
    let import = |id: &str, record: &str| Import {
        imported: ImportedMatch {
            id: id.into(),
            rules: RULES.into(),
            preset: "draw".into(),
            day: Some("2020-02-02".into()),
            event: Some("Friday".into()),
            site: None,
            rounds: 1,
            place_ms: 1_580_601_600_000,
            players: vec![player(1, "Old Ana", Some(MatchOutcome::Won)), player(2, "Old Eva", None)],
        },
        record: record.into(),
        at_ms: 1,
    };
    let left = "dgn 1\nrules draw\nseat 1 \"A\"\nseat 2 \"B\"\n\nround 1\nlead 1\nleft 1 -\nleft 2 3-4 6-6\nend out 1\n";
    let imports = vec![import("imported-a", &record), import("imported-b", left)];
    store.change_matches(MatchChange::Import(imports)).await.unwrap();
    store.close().await;

    let server = Running::start_in(folder, None).await;
    let guest = Visitor::new(server.address).await;
    assert_eq!(ids(&guest, "").await, ["imported-b", "imported-a"]);
    assert_eq!(ids(&guest, "?player=old%20ana&rated=false&family=classic&result=won").await.len(), 2);
    assert_eq!(ids(&guest, "?rated=true").await, [""; 0]);
    let view: ImportedView = guest.request("GET", "/api/imports/imported-a", None).await.parse();
    assert_eq!((view.match_.date.as_deref(), view.match_.players[1].outcome), (Some("2020-02-02"), None));
    assert_eq!(view.record.rounds.len(), record.matches("\nround ").count());
    let turns = record.lines().filter(|line| line.starts_with("1 ") || line.starts_with("2 ")).count();
    assert_eq!(view.record.rounds.iter().map(|round| round.turns.len()).sum::<usize>(), turns);
    let replay = view.replay.expect("every tile is known");
    assert_eq!(replay.start.you.map(|seat| seat.number()), Some(1));
    assert!(replay.events.len() >= turns, "{} events for {turns} turns", replay.events.len());
    let other: ImportedView = guest.request("GET", "/api/imports/imported-a?seat=2", None).await.parse();
    assert_eq!(other.replay.unwrap().start.you.map(|seat| seat.number()), Some(2));
    let open: ImportedView = guest.request("GET", "/api/imports/imported-b", None).await.parse();
    assert_eq!((open.replay, open.record.rounds.len()), (None, 1));
    let stored = guest.request("GET", "/api/imports/imported-b/record", None).await;
    assert_eq!(stored.text(), left);
    for (path, status) in [
        ("/api/imports/none", 404),
        ("/api/imports/none/record", 404),
        ("/api/imports/imported-a?seat=3", 400),
        ("/api/matches/imported-a", 404),
    ] {
        assert_eq!(guest.request("GET", path, None).await.status, status, "{path}");
    }
}
