//! Tests of club evenings, their entries, and the guests with a role.

use std::sync::Arc;

use boneyard_store::{
    BarredGuest, Club, ClubChange, EVENING_LINKS_MAX, Evening, EveningChange, EveningError, EveningPerson,
    EveningRefusal, Guest, Member, NewEntry, Store,
};

use crate::{Scratch, append, bodies};

const GUESTS: [&str; 4] = ["ana", "boris", "carmen", "dora"];

fn evening(id: &str, code: &str, created_ms: i64) -> Evening {
    let (club, summary) = ("harbour".into(), "{}".into());
    Evening { id: id.into(), club, code: code.into(), summary, created_ms, closed_ms: None }
}

fn entry(device: &str, n: u32, body: &str) -> NewEntry {
    NewEntry { device: device.into(), n, at_ms: 100 + i64::from(n), body: body.into() }
}

fn entered(evening: &str, first_seq: u32, entries: &[NewEntry]) -> EveningChange {
    EveningChange::Append {
        evening: evening.into(),
        first_seq,
        entries: entries.to_vec(),
        summary: None,
        reassigned: Vec::new(),
        removed: Vec::new(),
        closes_at_ms: None,
        result: None,
        reopens: None,
    }
}

fn closing(id: &str, first_seq: u32) -> EveningChange {
    match entered(id, first_seq, &[entry("server", first_seq, "close")]) {
        EveningChange::Append { evening, first_seq, entries, summary, reassigned, removed, .. } => {
            let (closes_at_ms, result) = (Some(900), Some(r#"{"final":true}"#.into()));
            EveningChange::Append {
                evening,
                first_seq,
                entries,
                summary,
                reassigned,
                removed,
                closes_at_ms,
                result,
                reopens: None,
            }
        }
        other => other,
    }
}

fn person(guest: &str, player: Option<u16>) -> EveningPerson {
    EveningPerson { guest: guest.into(), player, since_ms: 50, confirmed: false }
}

async fn change(store: &Store, change: EveningChange) -> Result<(), EveningRefusal> {
    match store.change_evening(change).await {
        Ok(()) => Ok(()),
        Err(EveningError::Refused(refusal)) => Err(refusal),
        Err(EveningError::Store(error)) => panic!("{error}"),
    }
}

async fn open(store: &Store, id: &str, code: &str, guest: &str) -> Result<(), EveningRefusal> {
    let (evening, entry) = (evening(id, code, 10), entry("server", 1, "open"));
    change(store, EveningChange::Open { evening, entries: vec![entry], guest: guest.into() }).await
}

async fn join(store: &Store, evening: &str, guest: &str, player: u16) -> Result<(), EveningRefusal> {
    let person = person(guest, Some(player));
    change(store, EveningChange::Join { evening: evening.into(), person }).await
}

async fn link(store: &Store, id: &str, secret: u8) -> Result<(), EveningRefusal> {
    link_by(store, "ana", id, secret).await
}

async fn link_by(store: &Store, guest: &str, id: &str, secret: u8) -> Result<(), EveningRefusal> {
    let (evening, guest, secret_hash) = ("friday".into(), guest.into(), [secret; 32]);
    change(store, EveningChange::AddLink { evening, guest, id: id.into(), secret_hash, made_ms: 60 }).await
}

async fn remove(store: &Store, guest: &str) -> Result<(), EveningRefusal> {
    change(store, EveningChange::Remove { evening: "friday".into(), guest: guest.into(), now_ms: 80 }).await
}

async fn claim(store: &Store, guest: &str, secret: u8) -> Result<(), EveningRefusal> {
    let (evening, secret_hash) = ("friday".into(), [secret; 32]);
    change(store, EveningChange::UseLink { evening, secret_hash, guest: guest.into(), now_ms: 70 }).await
}

/// The player of each guest with a role; `None` for an organiser.
async fn people(store: &Store, evening: &str) -> Vec<(String, Option<u16>)> {
    let mut people = store.evening_people(&evening.into()).await.unwrap();
    people.sort_by(|a, b| a.guest.cmp(&b.guest));
    people.into_iter().map(|person| (person.guest.to_string(), person.player)).collect()
}

async fn entries(store: &Store, evening: &str) -> Vec<String> {
    let entries = store.evening_entries(&evening.into()).await.unwrap();
    for (entry, seq) in entries.iter().zip(1..) {
        assert_eq!(entry.seq, seq);
    }
    entries.into_iter().map(|entry| entry.body).collect()
}

/// A club with four guests, and an evening that Ana has opened.
async fn opened(scratch: &Scratch) -> Store {
    let store = scratch.open().await;
    for id in GUESTS {
        store
            .save_guest(Guest { id: id.into(), name: id.into(), face: None, created_ms: 1, is_bot: false })
            .await
            .unwrap();
    }
    let club = Club { id: "harbour".into(), name: "Harbour".into(), settings: "{}".into(), created_ms: 2 };
    let founding = ClubChange::Open { club, organiser: "o".into(), guest: "ana".into(), member: None };
    store.change_club(founding).await.unwrap();
    open(&store, "friday", "BCDF", "ana").await.unwrap();
    store
}

#[tokio::test]
async fn an_evening_is_complete_after_reopening() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    join(&store, "friday", "boris", 2).await.unwrap();
    let new_entries = [entry("a.1", 1, "begin"), entry("b.1", 1, "keeper")];
    change(&store, entered("friday", 2, &new_entries)).await.unwrap();
    store.close().await;

    let store = scratch.open().await;
    assert_eq!(entries(&store, "friday").await, ["open", "begin", "keeper"]);
    assert_eq!(entries(&store, "another").await, [] as [&str; 0]);
    assert_eq!(people(&store, "friday").await, [("ana".into(), None), ("boris".into(), Some(2))]);
    let stored = store.evening(&"friday".into()).await.unwrap();
    assert_eq!(stored, Some(evening("friday", "BCDF", 10)));
    assert_eq!(store.evening_by_code("BCDF").await.unwrap(), stored);
    assert_eq!(store.open_evenings().await.unwrap(), ["friday".into()]);
}

#[tokio::test]
async fn repeated_entries_are_harmless_and_different_entries_are_a_conflict() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    let new_entries = [entry("a.1", 1, "begin"), entry("b.1", 1, "keeper")];
    change(&store, entered("friday", 2, &new_entries)).await.unwrap();
    change(&store, entered("friday", 2, &new_entries)).await.unwrap();
    let conflict = |seq| Err(EveningRefusal::Conflict { evening: "friday".into(), seq });
    let other = [entry("a.1", 2, "lead"), entry("c.1", 1, "round")];
    assert_eq!(change(&store, entered("friday", 3, &other)).await, conflict(3));
    // CLUB-98: a device uses each number once.
    assert_eq!(change(&store, entered("friday", 4, &[entry("a.1", 1, "begin")])).await, conflict(4));
    assert_eq!(entries(&store, "friday").await, ["open", "begin", "keeper"]);
}

#[tokio::test]
async fn a_refused_change_does_not_affect_other_jobs_of_its_group() {
    let scratch = Scratch::new();
    let store = Arc::new(opened(&scratch).await);
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..40_u32 {
        let store = store.clone();
        tasks.spawn(async move {
            match number % 4 {
                0 => assert_eq!(claim(&store, "boris", 9).await, Err(EveningRefusal::LinkOver)),
                1 => assert_eq!(
                    open(&store, "saturday", "BCDF", "boris").await,
                    Err(EveningRefusal::CodeTaken)
                ),
                2 => store.append(append(&format!("t{number}"), 1, &["a"])).await.unwrap(),
                _ => assert_eq!(join(&store, "friday", "carmen", 3).await, Ok(())),
            }
        });
    }
    tasks.join_all().await;
    assert_eq!(entries(&store, "friday").await, ["open"]);
    assert_eq!(store.evening(&"saturday".into()).await.unwrap(), None);
    assert_eq!(people(&store, "friday").await, [("ana".into(), None), ("carmen".into(), Some(3))]);
    for number in (2..40).step_by(4) {
        assert_eq!(bodies(&store, &format!("t{number}")).await, ["a"]);
    }
}

// CLUB-20.
#[tokio::test]
async fn a_person_is_in_one_open_evening_at_a_time() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    open(&store, "saturday", "GHJK", "boris").await.unwrap();
    let in_friday = Err(EveningRefusal::Elsewhere { evening: "friday".into() });
    assert_eq!(open(&store, "sunday", "MNPQ", "ana").await, in_friday);
    assert_eq!(join(&store, "saturday", "ana", 2).await, in_friday);
    assert_eq!(store.evening(&"sunday".into()).await.unwrap(), None);
    assert_eq!(
        store.evening_of(&"ana".into()).await.unwrap().map(|evening| evening.id),
        Some("friday".into())
    );

    change(&store, closing("friday", 2)).await.unwrap();
    assert_eq!(
        store.evening(&"friday".into()).await.unwrap().and_then(|evening| evening.closed_ms),
        Some(900)
    );
    assert_eq!(store.evening_of(&"ana".into()).await.unwrap(), None);
    join(&store, "saturday", "ana", 2).await.unwrap();
}

// CLUB-20: the same member, by e-mail, on another device.
#[tokio::test]
async fn a_member_is_the_same_person_on_every_device() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    let club = Club { id: "station".into(), name: "Station".into(), settings: "{}".into(), created_ms: 2 };
    let founding = ClubChange::Open { club, organiser: "p".into(), guest: "dora".into(), member: None };
    store.change_club(founding).await.unwrap();
    for (club, member, email, guest) in [
        ("harbour", "m1", "Ana@example.org", "ana"),
        ("station", "m2", "ana@example.org", "boris"),
        ("harbour", "m3", "carmen@example.org", "carmen"),
        ("harbour", "m1", "Ana@example.org", "dora"),
    ] {
        let listed = Member {
            id: member.into(),
            name: member.into(),
            email: email.into(),
            note: String::new(),
            since_ms: 1,
        };
        if guest != "dora" {
            store.change_club(ClubChange::AddMember { club: club.into(), member: listed }).await.unwrap();
        }
        let (club, member, guest) = (club.into(), member.into(), guest.into());
        store.change_club(ClubChange::Enter { club, member, guest, now_ms: 2 }).await.unwrap();
    }
    let in_friday = Err(EveningRefusal::Elsewhere { evening: "friday".into() });
    let evening_of =
        async |guest: &str| store.evening_of(&guest.into()).await.unwrap().map(|evening| evening.id);
    assert_eq!(open(&store, "saturday", "GHJK", "dora").await, in_friday);
    assert_eq!(evening_of("dora").await, Some("friday".into()));
    // A claim of Boris in another club is not verified and has no effect here.
    assert_eq!(evening_of("boris").await, None);
    open(&store, "sunday", "KKKK", "boris").await.unwrap();
    open(&store, "saturday", "GHJK", "carmen").await.unwrap();
    // The second device can join the same evening.
    join(&store, "friday", "dora", 2).await.unwrap();
}

#[tokio::test]
async fn a_code_is_free_again_once_its_evening_is_closed() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    assert_eq!(open(&store, "saturday", "BCDF", "boris").await, Err(EveningRefusal::CodeTaken));
    change(&store, closing("friday", 2)).await.unwrap();
    assert_eq!(store.evening_by_code("BCDF").await.unwrap(), None);
    open(&store, "saturday", "BCDF", "boris").await.unwrap();
    let found = store.evening_by_code("BCDF").await.unwrap();
    assert_eq!(found.map(|evening| evening.id), Some("saturday".into()));
    assert_eq!(store.open_evenings().await.unwrap(), ["saturday".into()]);
}

// CLUB-21.
#[tokio::test]
async fn a_player_has_one_guest_and_a_guest_one_player() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    join(&store, "friday", "boris", 2).await.unwrap();
    join(&store, "friday", "boris", 2).await.unwrap();
    assert_eq!(join(&store, "friday", "carmen", 2).await, Err(EveningRefusal::Taken));
    join(&store, "friday", "boris", 3).await.unwrap();
    join(&store, "friday", "carmen", 2).await.unwrap();
    let leave = |guest: &str| EveningChange::Leave { evening: "friday".into(), guest: guest.into() };
    change(&store, leave("carmen")).await.unwrap();
    assert_eq!(change(&store, leave("carmen")).await, Err(EveningRefusal::Gone));
    assert_eq!(people(&store, "friday").await, [("ana".into(), None), ("boris".into(), Some(3))]);
}

#[tokio::test]
async fn people_keep_their_players_even_if_two_players_swap_numbers() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    for (guest, player) in [("boris", 2), ("carmen", 3), ("dora", 4)] {
        join(&store, "friday", guest, player).await.unwrap();
    }
    let change = EveningChange::Append {
        evening: "friday".into(),
        first_seq: 2,
        entries: vec![entry("a.1", 1, "open")],
        summary: Some(r#"{"name":"Friday"}"#.into()),
        reassigned: vec![person("boris", Some(3)), person("carmen", Some(2))],
        removed: vec!["dora".into()],
        closes_at_ms: None,
        result: None,
        reopens: None,
    };
    store.change_evening(change).await.unwrap();
    let expected = [("ana".into(), None), ("boris".into(), Some(3)), ("carmen".into(), Some(2))];
    assert_eq!(people(&store, "friday").await, expected);
    let summary = store.evening(&"friday".into()).await.unwrap().map(|evening| evening.summary);
    assert_eq!(summary, Some(r#"{"name":"Friday"}"#.into()));
}

#[tokio::test]
async fn a_link_makes_one_more_guest_an_organiser() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    link(&store, "l1", 1).await.unwrap();
    assert_eq!(claim(&store, "boris", 9).await, Err(EveningRefusal::LinkOver));
    claim(&store, "boris", 1).await.unwrap();
    assert_eq!(claim(&store, "carmen", 1).await, Err(EveningRefusal::LinkOver));
    assert_eq!(people(&store, "friday").await, [("ana".into(), None), ("boris".into(), None)]);

    link(&store, "l2", 2).await.unwrap();
    let withdraw = || EveningChange::WithdrawLink { evening: "friday".into(), link: "l2".into() };
    change(&store, withdraw()).await.unwrap();
    assert_eq!(change(&store, withdraw()).await, Err(EveningRefusal::Gone));
    assert_eq!(claim(&store, "carmen", 2).await, Err(EveningRefusal::LinkOver));

    for number in 0..EVENING_LINKS_MAX {
        link(&store, &format!("m{number}"), 10 + u8::try_from(number).unwrap()).await.unwrap();
    }
    assert_eq!(link(&store, "more", 99).await, Err(EveningRefusal::TooManyLinks));
    assert_eq!(store.evening_links(&"friday".into()).await.unwrap().len(), EVENING_LINKS_MAX);
    // A guest in another open evening cannot use a link, and the link stays valid.
    open(&store, "saturday", "GHJK", "carmen").await.unwrap();
    assert_eq!(
        claim(&store, "carmen", 10).await,
        Err(EveningRefusal::Elsewhere { evening: "saturday".into() })
    );
    assert_eq!(store.evening_links(&"friday".into()).await.unwrap().len(), EVENING_LINKS_MAX);
    change(&store, closing("friday", 2)).await.unwrap();
    assert_eq!(store.evening_links(&"friday".into()).await.unwrap(), []);
}

#[tokio::test]
async fn a_clubs_evenings_are_listed_the_newest_first_without_discarded_ones() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    change(&store, closing("friday", 2)).await.unwrap();
    let discarded = r#"{"name":"Friday","discarded":true}"#;
    for (number, created_ms, summary) in
        [(1_u32, 20, r#"{"discarded":false}"#), (2, 30, "unreadable"), (3, 40, discarded)]
    {
        let evening = evening(&format!("e{number}"), &format!("GHJ{number}"), created_ms);
        let evening = Evening { summary: summary.into(), ..evening };
        let entry = entry("server", 1, "open");
        let guest = GUESTS[number as usize].into();
        change(&store, EveningChange::Open { evening, entries: vec![entry], guest }).await.unwrap();
    }
    let ids = async |before_ms, max| {
        let evenings = store.evenings_of_club(&"harbour".into(), before_ms, max).await.unwrap();
        evenings.into_iter().map(|evening| evening.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(ids(i64::MAX, 10).await, ["e2", "e1", "friday"]);
    assert_eq!(ids(i64::MAX, 2).await, ["e2", "e1"]);
    assert_eq!(ids(20, 10).await, ["friday"]);
    assert_eq!(store.evenings_of_club(&"another".into(), i64::MAX, 10).await.unwrap(), []);
}

#[tokio::test]
async fn the_results_of_an_evening_are_stored_with_it() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    assert_eq!(store.closed_evenings(&"harbour".into()).await.unwrap(), []);
    change(&store, closing("friday", 2)).await.unwrap();
    let held = store.closed_evenings(&"harbour".into()).await.unwrap();
    assert_eq!((held.len(), held[0].evening.id.as_str()), (1, "friday"));
    assert_eq!(held[0].result, r#"{"final":true}"#);
    assert_eq!(store.unsettled_evenings().await.unwrap(), []);

    // A closed evening without a result is found, and its result can be stored later.
    open(&store, "saturday", "GHJK", "boris").await.unwrap();
    let closed_without_result = match closing("saturday", 2) {
        EveningChange::Append {
            evening,
            first_seq,
            entries,
            summary,
            reassigned,
            removed,
            closes_at_ms,
            ..
        } => {
            let result = None;
            EveningChange::Append {
                evening,
                first_seq,
                entries,
                summary,
                reassigned,
                removed,
                closes_at_ms,
                result,
                reopens: None,
            }
        }
        other => other,
    };
    change(&store, closed_without_result).await.unwrap();
    assert_eq!(store.unsettled_evenings().await.unwrap(), ["saturday".into()]);
    assert_eq!(store.closed_evenings(&"harbour".into()).await.unwrap().len(), 1);
    let settle = |evening: &str| EveningChange::StoreResult { evening: evening.into(), result: "{}".into() };
    change(&store, settle("saturday")).await.unwrap();
    assert_eq!(change(&store, settle("nothing")).await, Err(EveningRefusal::Gone));
    assert_eq!(store.unsettled_evenings().await.unwrap(), []);
    assert_eq!(store.closed_evenings(&"harbour".into()).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_removed_guest_and_their_links_stay_out() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    link(&store, "l1", 1).await.unwrap();
    claim(&store, "boris", 1).await.unwrap();
    link(&store, "l2", 2).await.unwrap();
    link_by(&store, "boris", "l3", 3).await.unwrap();
    remove(&store, "boris").await.unwrap();
    assert_eq!(remove(&store, "boris").await, Err(EveningRefusal::Gone));
    let links = store.evening_links(&"friday".into()).await.unwrap();
    assert_eq!(links.iter().map(|link| link.id.as_str()).collect::<Vec<_>>(), ["l2"]);
    assert_eq!(claim(&store, "boris", 3).await, Err(EveningRefusal::LinkOver));
    assert_eq!(join(&store, "friday", "boris", 2).await, Err(EveningRefusal::Barred));

    let barred = store.evening_barred(&"friday".into(), 10).await.unwrap();
    assert_eq!(barred, [BarredGuest { guest: "boris".into(), player: None, since_ms: 80 }]);
    let admit = || EveningChange::Readmit { evening: "friday".into(), guest: "boris".into() };
    change(&store, admit()).await.unwrap();
    assert_eq!(change(&store, admit()).await, Err(EveningRefusal::Gone));
    join(&store, "friday", "boris", 2).await.unwrap();

    // An organiser's link also readmits a guest.
    remove(&store, "boris").await.unwrap();
    claim(&store, "boris", 2).await.unwrap();
    assert_eq!(store.evening_barred(&"friday".into(), 10).await.unwrap(), []);
    // The links of a leaving organiser are removed.
    link_by(&store, "boris", "l4", 4).await.unwrap();
    change(&store, EveningChange::Leave { evening: "friday".into(), guest: "boris".into() }).await.unwrap();
    assert_eq!(claim(&store, "carmen", 4).await, Err(EveningRefusal::LinkOver));
    join(&store, "friday", "boris", 2).await.unwrap();
}

#[tokio::test]
async fn an_evening_gets_another_code() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    open(&store, "saturday", "GHJK", "boris").await.unwrap();
    let recode = |code: &str| EveningChange::SetCode { evening: "friday".into(), code: code.into() };
    assert_eq!(change(&store, recode("GHJK")).await, Err(EveningRefusal::CodeTaken));
    change(&store, recode("KKKK")).await.unwrap();
    assert_eq!(store.evening_by_code("BCDF").await.unwrap(), None);
    assert_eq!(store.evening_by_code("KKKK").await.unwrap().map(|evening| evening.id), Some("friday".into()));
}

#[tokio::test]
async fn a_device_is_confirmed_until_it_changes_to_another_player() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    join(&store, "friday", "boris", 2).await.unwrap();
    let confirm = |guest: &str| EveningChange::Confirm {
        evening: "friday".into(),
        guest: guest.into(),
        confirmed: true,
    };
    let confirmed = async || -> Vec<String> {
        let people = store.evening_people(&"friday".into()).await.unwrap();
        people.iter().filter(|person| person.confirmed).map(|person| person.guest.to_string()).collect()
    };
    assert_eq!(confirmed().await, [] as [&str; 0]);
    assert_eq!(change(&store, confirm("carmen")).await, Err(EveningRefusal::Gone));
    change(&store, confirm("boris")).await.unwrap();
    assert_eq!(confirmed().await, ["boris"]);
    join(&store, "friday", "boris", 3).await.unwrap();
    assert_eq!(confirmed().await, [] as [&str; 0]);
}

// CLUB-20: the letters of a closed evening may belong to another open one.
#[tokio::test]
async fn a_closed_evening_opens_again_under_a_free_code() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    let code = store.evening(&"friday".into()).await.unwrap().expect("an evening").code;
    let reopening = |code: &str| match entered("friday", 3, &[entry("a.1", 1, "reopen")]) {
        EveningChange::Append { evening, first_seq, entries, summary, reassigned, removed, .. } => {
            EveningChange::Append {
                evening,
                first_seq,
                entries,
                summary,
                reassigned,
                removed,
                closes_at_ms: None,
                result: None,
                reopens: Some(code.to_owned()),
            }
        }
        other => other,
    };
    change(&store, closing("friday", 2)).await.unwrap();
    let club = "harbour".into();
    assert_eq!(store.closed_evenings(&club).await.unwrap().len(), 1);
    let other = EveningChange::Open {
        evening: evening("saturday", &code, 2),
        entries: vec![entry("server", 1, "open")],
        guest: "boris".into(),
    };
    change(&store, other).await.unwrap();
    assert_eq!(change(&store, reopening(&code)).await, Err(EveningRefusal::CodeTaken));
    for _ in 0..2 {
        // A repeated change has no further effect.
        change(&store, reopening("ZZZZ")).await.unwrap();
        let friday = store.evening(&"friday".into()).await.unwrap().expect("an evening");
        assert_eq!((friday.closed_ms, friday.code.as_str()), (None, "ZZZZ"));
    }
    assert!(store.closed_evenings(&club).await.unwrap().is_empty(), "the result is gone");
    assert!(!store.is_elsewhere(&"ana".into(), &"friday".into()).await.unwrap());
    assert!(store.is_elsewhere(&"boris".into(), &"friday".into()).await.unwrap());
}
