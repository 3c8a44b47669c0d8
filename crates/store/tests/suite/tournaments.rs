//! Tests of tournaments in the store.

use boneyard_store::{
    AccountChange, AccountRefusal, ClosedTournament, Guest, NewTournamentEvent, Store, Tournament,
    TournamentChange, TournamentEntry, TournamentError, TournamentRefusal, TournamentTable,
};

use super::accounts::account;
use super::{Scratch, append};

fn tournament(id: &str) -> Tournament {
    Tournament {
        id: id.into(),
        host: "host".into(),
        title: "Friday".into(),
        rules: "draw".into(),
        facts: "{}".into(),
        starts_ms: 10,
        created_ms: 5,
        started_ms: None,
        closed_ms: None,
        entrants: 0,
        winner: None,
    }
}

fn event(at_ms: i64, body: &str) -> NewTournamentEvent {
    NewTournamentEvent { at_ms, body: body.into() }
}

async fn people(store: &Store, ids: &[&str]) {
    for id in ids {
        let name = id.to_uppercase();
        store
            .save_guest(Guest { id: (*id).into(), name, face: None, created_ms: 1, is_bot: false })
            .await
            .unwrap();
    }
}

async fn open(store: &Store, id: &str) {
    let change = TournamentChange::Open { tournament: tournament(id), event: event(5, "opened") };
    store.change_tournament(change).await.unwrap();
}

fn entry(number: u32, entrant: Option<u16>, person: &str, partner: Option<&str>) -> TournamentEntry {
    let partner = partner.map(Into::into);
    TournamentEntry { entry: number, entrant, person: person.into(), partner, is_removed: false }
}

fn appends(id: &str, first_seq: u32, bodies: &[&str]) -> TournamentChange {
    TournamentChange::Append {
        tournament: id.into(),
        first_seq,
        events: bodies.iter().map(|body| event(i64::from(first_seq) * 10, body)).collect(),
        entry: None,
        tables: Vec::new(),
        started_ms: None,
        closed: None,
    }
}

async fn enter(store: &Store, id: &str, first_seq: u32, entered: TournamentEntry) {
    let TournamentChange::Append { tournament, events, .. } = appends(id, first_seq, &["entered"]) else {
        unreachable!()
    };
    let change = TournamentChange::Append {
        tournament,
        first_seq,
        events,
        entry: Some(entered),
        tables: Vec::new(),
        started_ms: None,
        closed: None,
    };
    store.change_tournament(change).await.unwrap();
}

async fn bodies(store: &Store, id: &str) -> Vec<String> {
    let events = store.tournament_events(&id.into()).await.unwrap();
    assert!(events.iter().zip(1..).all(|(event, seq)| event.seq == seq));
    events.into_iter().map(|event| event.body).collect()
}

#[tokio::test]
async fn events_come_back_after_reopening_and_an_old_number_is_refused() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    people(&store, &["host"]).await;
    open(&store, "t").await;
    store.change_tournament(appends("t", 2, &["a", "b"])).await.unwrap();
    for stale in [2, 3, 5] {
        let refused = store.change_tournament(appends("t", stale, &["x"])).await.unwrap_err();
        let expected = TournamentRefusal::Conflict { tournament: "t".into(), seq: stale };
        assert!(matches!(refused, TournamentError::Refused(refusal) if refusal == expected));
    }
    store.close().await;
    let store = scratch.open().await;
    assert_eq!(bodies(&store, "t").await, ["opened", "a", "b"]);
    assert_eq!(bodies(&store, "another").await, [""; 0]);
    assert_eq!(store.tournament(&"t".into()).await.unwrap(), Some(tournament("t")));
    assert_eq!(store.tournament(&"another".into()).await.unwrap(), None);
    assert_eq!(store.open_tournaments().await.unwrap(), ["t".into()]);
}

#[tokio::test]
async fn a_refused_append_stores_nothing_of_it() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    people(&store, &["host", "ana"]).await;
    open(&store, "t").await;
    let change = TournamentChange::Append {
        tournament: "t".into(),
        first_seq: 7,
        events: vec![event(1, "paired")],
        entry: Some(entry(1, Some(1), "ana", None)),
        tables: vec![(1, "table".into())],
        started_ms: Some(1),
        closed: None,
    };
    assert!(store.change_tournament(change).await.is_err());
    assert!(store.tournament_entries(&"t".into()).await.unwrap().is_empty());
    assert!(store.tournament_tables(&"t".into()).await.unwrap().is_empty());
    assert_eq!(store.tournament(&"t".into()).await.unwrap().unwrap().started_ms, None);
}

#[tokio::test]
async fn a_pair_is_an_entrant_once_it_is_confirmed_and_others_of_its_people_end() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    people(&store, &["host", "ana", "ben", "eva"]).await;
    open(&store, "t").await;
    for (number, person, partner) in [(1, "ana", "ben"), (2, "eva", "ben"), (3, "host", "eva")] {
        let entry = entry(number, None, person, Some(partner));
        store.change_tournament(TournamentChange::Invite { tournament: "t".into(), entry }).await.unwrap();
    }
    store.change_tournament(TournamentChange::Decline { tournament: "t".into(), entry: 3 }).await.unwrap();
    let confirmed = entry(2, Some(1), "eva", Some("ben"));
    enter(&store, "t", 2, confirmed.clone()).await;
    assert_eq!(store.tournament_entries(&"t".into()).await.unwrap(), std::slice::from_ref(&confirmed));
    // An entrant is not declined.
    store.change_tournament(TournamentChange::Decline { tournament: "t".into(), entry: 2 }).await.unwrap();
    assert_eq!(store.tournament_entries(&"t".into()).await.unwrap(), [confirmed]);
    let mut members: Vec<_> = store
        .tournament_members(&"t".into())
        .await
        .unwrap()
        .into_iter()
        .map(|member| (member.person.name, member.has_account, member.is_gone))
        .collect();
    members.sort();
    let expected = ["BEN", "EVA", "HOST"].map(|name| (name.to_owned(), false, false));
    assert_eq!(members, expected);
}

#[tokio::test]
async fn a_pairing_has_one_table() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    people(&store, &["host"]).await;
    open(&store, "t").await;
    open(&store, "u").await;
    let paired = |id: &str, first_seq, tables: Vec<(u32, &str)>| TournamentChange::Append {
        tournament: id.into(),
        first_seq,
        events: vec![event(1, "paired")],
        entry: None,
        tables: tables.into_iter().map(|(pairing, table)| (pairing, table.into())).collect(),
        started_ms: None,
        closed: None,
    };
    store.change_tournament(paired("t", 2, vec![(1, "a"), (2, "b")])).await.unwrap();
    assert!(store.change_tournament(paired("t", 3, vec![(1, "c")])).await.is_err(), "a second table");
    assert!(
        store.change_tournament(paired("u", 2, vec![(1, "a")])).await.is_err(),
        "another tournament's table"
    );
    assert_eq!(bodies(&store, "t").await.len(), 2);
    let mark = TournamentChange::Mark { tournament: "t".into(), opened: vec![1, 2], met: vec![2], at_ms: 40 };
    store.change_tournament(mark).await.unwrap();
    store.append(append("a", 1, &["opened"])).await.unwrap();
    store
        .append(boneyard_store::Append { closes_at_ms: Some(9), ..append("b", 1, &["opened"]) })
        .await
        .unwrap();
    let table = |pairing, table: &str, met_ms, is_closed| TournamentTable {
        pairing,
        table: table.into(),
        opened_ms: Some(40),
        met_ms,
        over: None,
        left: Vec::new(),
        is_closed,
    };
    let tables = store.tournament_tables(&"t".into()).await.unwrap();
    assert_eq!(tables, [table(1, "a", None, false), table(2, "b", Some(40), true)]);
    assert!(store.is_table_closed(&"b".into()).await.unwrap());
    assert!(!store.is_table_closed(&"a".into()).await.unwrap());
}

#[tokio::test]
async fn held_tournaments_are_listed_by_their_end() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    people(&store, &["host", "ana"]).await;
    for (id, started_ms, at_ms) in
        [("a", Some(1), 50), ("b", None, 60), ("c", Some(1), 70), ("d", Some(1), 70)]
    {
        open(&store, id).await;
        enter(&store, id, 2, entry(1, Some(1), "ana", None)).await;
        let change = TournamentChange::Append {
            tournament: id.into(),
            first_seq: 3,
            events: vec![event(at_ms, "closed")],
            entry: None,
            tables: Vec::new(),
            started_ms,
            closed: Some(ClosedTournament { at_ms, entrants: 1, winner: (id != "c").then_some(1) }),
        };
        store.change_tournament(change).await.unwrap();
    }
    let page = async |after: Option<(i64, &str)>, asks: &str| {
        let place = after.map(|(at_ms, id)| (at_ms, id.into()));
        let place = place.as_ref().map(|(at_ms, id)| (*at_ms, id));
        let held = store.held_tournaments(place, 2, Some(&asks.into())).await.unwrap();
        held.into_iter()
            .map(|held| {
                let winner = held.winner.first().map_or(String::new(), |member| member.person.name.clone());
                assert_eq!((held.opening.as_str(), held.host.person.name.as_str()), ("opened", "HOST"));
                (held.tournament.id.to_string(), winner, held.has_entered)
            })
            .collect::<Vec<_>>()
    };
    let line = |id: &str, winner: &str, entered| (id.to_owned(), winner.to_owned(), entered);
    assert_eq!(page(None, "ana").await, [line("d", "ANA", true), line("c", "", true)]);
    assert_eq!(page(Some((70, "c")), "host").await, [line("a", "ANA", false)]);
    assert!(store.open_tournaments().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_guest_who_becomes_part_of_an_account_keeps_the_entry() {
    let scratch = Scratch::new();
    let store = scratch.open().await;
    people(&store, &["host", "guest", "ana"]).await;
    let account = account("ana", "Ana");
    store.change_account(AccountChange::Open { account, passkey: None }).await.unwrap();
    open(&store, "t").await;
    open(&store, "u").await;
    enter(&store, "t", 2, entry(1, Some(1), "guest", None)).await;
    enter(&store, "u", 2, entry(1, Some(1), "guest", None)).await;
    enter(&store, "u", 3, entry(2, Some(2), "ana", None)).await;
    let change = AccountChange::MoveGuest { guest: "guest".into(), to: "ana".into() };
    store.change_account(change).await.unwrap();
    assert_eq!(store.tournament_entries(&"t".into()).await.unwrap(), [entry(1, Some(1), "ana", None)]);
    // A person has one entry: the guest's entry stays in the list, and no one plays it any more.
    let both = [entry(1, Some(1), "guest", None), entry(2, Some(2), "ana", None)];
    assert_eq!(store.tournament_entries(&"u".into()).await.unwrap(), both);
    let gone = store.tournament_members(&"u".into()).await.unwrap();
    assert!(gone.iter().any(|member| member.person.id.as_str() == "guest" && member.is_gone));
    let bot = store.change_account(AccountChange::BecomeBot { person: "ana".into() }).await.unwrap_err();
    assert!(matches!(bot, boneyard_store::AccountError::Refused(AccountRefusal::HasPlayed)));
    store.change_account(AccountChange::Delete { person: "ana".into() }).await.unwrap();
    let gone = store.tournament_members(&"t".into()).await.unwrap();
    assert!(gone.iter().any(|member| member.person.name.is_empty() && member.is_gone));
}
