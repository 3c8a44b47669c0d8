//! Entries: each is stored once, all readers get one order, and conflicting ones are never merged.

use boneyard_club::live::{AlertCause, EntryRefusal, EveningCommand};
use boneyard_club::{Pair, Round};
use boneyard_protocol::Problem;
use boneyard_protocol::evening::EveningServerMessage;

use super::{FOUR, Friday};
use crate::phone::{Phone, at, player, round};
use crate::play::run_sql;

/// Begins the first match, with player 2 as scorekeeper. Returns the organiser's laptop and the scorekeeper's phone.
async fn playing(friday: &Friday) -> (Phone, Phone) {
    let mut laptop = friday.organiser().await;
    let (_, mut phone) = friday.player(2).await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    phone.does(EveningCommand::NameScorekeeper { at: at(1, 1), player: player(2) }).await;
    laptop.receive_until(3).await;
    (laptop, phone)
}

// CLUB-98: a repeated entry is recognised.
#[tokio::test]
async fn a_repeated_entry_is_stored_once() {
    let friday = Friday::open(FOUR).await;
    let (_, mut phone) = playing(&friday).await;
    let first = round(at(1, 1), 1, [31, 0]);
    assert_eq!(phone.enter_as(7, phone.now, first.clone()).await, Ok(Ok(false)));
    assert_eq!(phone.enter_as(7, phone.now, first.clone()).await, Ok(Ok(true)));
    assert_eq!(phone.len(), 4);
    // A different entry with the same number is a problem. Taken as a repetition, the entry would be lost silently.
    let other = phone.enter_as(7, phone.now, round(at(1, 1), 2, [0, 20])).await;
    assert!(matches!(&other, Err(Problem::BadRequest { detail }) if detail.starts_with("n:")), "{other:?}");
    while phone.receive().await.is_some() {}
    assert_eq!(friday.organiser().await.len(), 4);
}

// CLUB-98: two phones enter the same round. If they agree, the second is a repetition; if not, an alert is raised.
#[tokio::test]
async fn conflicting_rounds_of_two_phones_are_never_merged() {
    let friday = Friday::open(FOUR).await;
    let (mut laptop, mut phone) = playing(&friday).await;
    phone.does(round(at(1, 1), 1, [31, 0])).await;
    laptop.does(round(at(1, 1), 1, [31, 0])).await;
    let view = laptop.view();
    assert_eq!((view.tables[0].rounds.len(), view.alerts.len()), (1, 0));

    laptop.does(round(at(1, 1), 2, [0, 45])).await;
    phone.does(round(at(1, 1), 2, [54, 0])).await;
    let view = phone.view();
    assert_eq!(view.tables[0].raw, [31, 45]);
    let (recorded, entered) =
        (Round::Won { pair: Pair::Second, points: 45 }, Round::Won { pair: Pair::First, points: 54 });
    let conflict = AlertCause::Conflict { number: 2, recorded: Some(recorded), entered };
    assert_eq!(view.alerts.iter().map(|alert| &alert.about).collect::<Vec<_>>(), [&conflict]);
}

#[tokio::test]
async fn a_returning_client_gets_the_missed_entries_once() {
    let friday = Friday::open(FOUR).await;
    let (_laptop, mut phone) = playing(&friday).await;
    let (_, watcher) = friday.player(3).await;
    let (entries, me) = (watcher.entries.clone(), watcher.me);
    drop(watcher);
    let seen = entries.len();
    phone.does(round(at(1, 1), 1, [31, 0])).await;
    phone.does(round(at(1, 1), 2, [0, 45])).await;
    let all = phone.entries.clone();
    assert_eq!(all.len(), 5);

    let cookie = friday.player(4).await.0.cookie;
    let resume = async |entries: Vec<_>, seen_as| {
        let back =
            Phone::resume(friday.server.address, Some(&cookie), &friday.opened.id, "p", entries, seen_as);
        back.await.unwrap()
    };
    let fourth = Some(boneyard_club::live::Author::Player { player: player(4) });
    let back = resume(entries.clone(), fourth).await;
    assert!(
        back.received.contains(&format!(r#""from":{}"#, seen + 1)) && !back.received.contains(r#""from":1,"#)
    );
    assert_eq!(back.entries, all);
    // A client with another author, or with an unknown entry number, gets all entries.
    for (entries, seen_as) in
        [(entries.clone(), me), (entries, None), ([all.clone(), all.clone()].concat(), fourth)]
    {
        let back = resume(entries, seen_as).await;
        assert!(back.received.contains(r#""from":1,"#), "{}", back.received);
    }
    let up_to_date = resume(all.clone(), fourth).await;
    assert!(!up_to_date.received.contains(r#""type":"entries""#), "nothing is missing");
}

#[tokio::test]
async fn entries_are_not_in_the_future_and_late_ones_keep_their_time() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    let (now, hour) = (laptop.now, 3_600_000);
    assert_eq!(laptop.enter_as(1, now.after(hour), EveningCommand::Begin { number: 1 }).await, Ok(Ok(false)));
    let earlier = boneyard_club::Moment(now.0 - hour);
    let text = "Supper".to_owned();
    assert_eq!(laptop.enter_as(2, earlier, EveningCommand::Announce { text }).await, Ok(Ok(false)));
    let stamped: Vec<_> = laptop.entries[1..].iter().map(|entry| entry.at).collect();
    assert!(stamped[0] >= now && stamped[0] < now.after(hour / 2), "{stamped:?} at {now:?}");
    assert_eq!(stamped[1], earlier);
}

#[tokio::test]
async fn a_devices_entries_are_accepted_in_order() {
    let friday = Friday::open(FOUR).await;
    let (_, mut phone) = playing(&friday).await;
    let at_once = 100;
    for number in 1..=at_once {
        let command = match number {
            1 => round(at(1, 1), 1, [31, 0]),
            number => EveningCommand::Present { at: at(1, if number % 2 == 0 { 1 } else { 9 }) },
        };
        phone.send(number + 1, phone.now, command).await.unwrap();
    }
    let mut answered = Vec::new();
    while answered.len() < at_once as usize {
        match phone.receive().await.unwrap() {
            EveningServerMessage::Taken { n, again: false } | EveningServerMessage::Refused { n, .. } => {
                answered.push(n)
            }
            _ => {}
        }
    }
    assert_eq!(answered, (2..=at_once + 1).collect::<Vec<_>>());
    let taken: Vec<u32> = phone
        .entries
        .iter()
        .filter(|entry| entry.device.as_str().ends_with(".phone"))
        .map(|entry| entry.n)
        .collect();
    assert!(taken.is_sorted() && taken.len() == 52, "{taken:?}");
}

// CLUB-98: no entry is lost silently, and a device does not repeat an entry that can never be accepted.
#[tokio::test]
async fn an_entry_that_cannot_be_read_is_refused_by_its_number() {
    let friday = Friday::open(FOUR).await;
    let (_, mut phone) = playing(&friday).await;
    for entry in [
        r#"{"type":"enter","n":2,"at":0,"act":{"act":"cheat"}}"#,
        r#"{"type":"enter","n":2,"act":{"act":"close"}}"#,
        r#"{"act":{"act":"round","at":"here"},"n":2,"type":"enter"}"#,
    ] {
        phone.send_text(entry).await.unwrap();
        let Some(EveningServerMessage::Refused { n: 2, refusal: EntryRefusal::Unreadable { detail } }) =
            phone.receive().await
        else {
            panic!("{entry}");
        };
        assert!(!detail.is_empty());
    }
    // The entry is not stored, so its number is free, and the connection stays open.
    assert_eq!(phone.enter_as(2, phone.now, round(at(1, 1), 1, [31, 0])).await, Ok(Ok(false)));
    // Without a readable number, the problem is about the whole message.
    for message in [r#"{"type":"enter","n":-3}"#, r#"{"type":"leave","n":3}"#, "3", "{"] {
        phone.send_text(message).await.unwrap();
        let answer = phone.receive().await;
        let Some(EveningServerMessage::Problem { problem: Problem::BadRequest { .. } }) = answer else {
            panic!("{answer:?} to {message}");
        };
    }
}

#[tokio::test]
async fn an_entry_that_cannot_be_stored_is_not_shown_and_is_sent_again() {
    let friday = Friday::open(FOUR).await;
    let mut laptop = friday.organiser().await;
    let (boris, mut phone) = friday.player(2).await;
    laptop.does(EveningCommand::Begin { number: 1 }).await;
    phone.does(EveningCommand::NameScorekeeper { at: at(1, 1), player: player(2) }).await;
    let path = friday.server.folder.path().join("boneyard.db");
    let broken = "CREATE TRIGGER broken BEFORE INSERT ON evening_entries \
                  BEGIN SELECT RAISE(ABORT, 'the disk is on fire'); END";
    run_sql(&path, broken.into()).await;
    let first = round(at(1, 1), 1, [31, 0]);
    assert_eq!(phone.enter_as(2, phone.now, first.clone()).await, Err(Problem::Storage));
    // The socket is closed, so that no later entry is accepted.
    while phone.receive().await.is_some() {}
    assert_eq!(friday.organiser().await.len(), 3);
    assert_eq!(friday.organiser().await.view().tables[0].raw, [0, 0]);

    run_sql(&path, "DROP TRIGGER broken".into()).await;
    let mut phone = friday.phone_of(&boris, "phone").await;
    assert_eq!(phone.n, 1, "the server must not remember entries that it could not store");
    assert_eq!(phone.enter_as(2, phone.now, first).await, Ok(Ok(false)));
    laptop.receive_until(4).await;
    assert_eq!(laptop.view().tables[0].raw, [31, 0]);
}

#[tokio::test]
async fn a_device_that_floods_is_disconnected_and_others_are_not() {
    let friday = Friday::open(FOUR).await;
    let (mut laptop, mut phone) = playing(&friday).await;
    // Match 9 cannot begin, so the server stores and shows none of these entries.
    for n in 2.. {
        assert!(n < 10_000, "the limit must be below {n} entries");
        if phone.send(n, phone.now, EveningCommand::Begin { number: 9 }).await.is_err() {
            break;
        }
    }
    let mut refused = 0;
    let problem = loop {
        match phone.receive().await {
            Some(EveningServerMessage::Refused { .. }) => refused += 1,
            Some(EveningServerMessage::Problem { problem }) => break Some(problem),
            Some(_) => {}
            None => break None,
        }
    };
    assert!(matches!(problem, Some(Problem::TooMany { .. } | Problem::TooSlow) | None), "{problem:?}");
    assert!(
        refused >= 100,
        "a device must be able to send a whole evening at once, and {refused} entries are too few"
    );
    laptop.does(EveningCommand::Announce { text: "Supper".into() }).await;
}
