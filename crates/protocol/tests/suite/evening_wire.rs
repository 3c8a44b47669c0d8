//! The exact JSON about evenings. A change here is a change of the protocol.

use boneyard_club::live::{Author, EntryRefusal, EveningCommand};
use boneyard_club::{Moment, Player};
use boneyard_protocol::evening::{
    CODE_CHARS, CODE_LETTERS, EveningClientMessage, EveningFacts, EveningLink, EveningPerson, EveningRefusal,
    EveningServerMessage, EveningSummary, JoinEvening, NewEveningLink, OpenEvening, OpenedEvening,
    PlayerDevice,
};
use boneyard_protocol::{Problem, VERSION};
use insta::assert_json_snapshot;

const BORIS: Author = Author::Player { player: Player::new(2).unwrap() };

#[test]
fn client_messages() {
    let hello = |last_seen, seen_as| EveningClientMessage::Hello {
        version: VERSION,
        device: "k3v9".into(),
        last_seen,
        seen_as,
    };
    let enter = EveningClientMessage::Enter {
        n: 7,
        at: Moment(1_790_000_000_000),
        command: EveningCommand::Begin { number: 1 },
    };
    assert_json_snapshot!([hello(0, None), hello(41, Some(BORIS)), enter, EveningClientMessage::Ping]);
}

// A page that was loaded before a field was added still works.
#[test]
fn a_hello_without_optional_fields_is_read() {
    let hello = r#"{"type":"hello","version":1,"device":"k3v9","future":1}"#;
    let message: EveningClientMessage = serde_json::from_str(hello).unwrap();
    let (version, device) = (1, "k3v9".into());
    assert_eq!(message, EveningClientMessage::Hello { version, device, last_seen: 0, seen_as: None });
}

#[test]
fn server_messages() {
    let welcome = EveningServerMessage::Welcome {
        version: VERSION,
        me: Some(BORIS),
        code: Some("KRTV".into()),
        club: "3vfq8k2m1x".into(),
        needs: None,
        now: Moment(1_790_000_000_000),
        entries_from: 42,
        entries_to: 45,
        device: Some("03ed97a20c0f.k3v9".into()),
        entered_to: 7,
    };
    let people = vec![PlayerDevice { player: Player::ORGANISER, online: true }];
    assert_json_snapshot!((
        welcome,
        EveningServerMessage::Taken { n: 7, again: false },
        EveningServerMessage::Refused { n: 8, refusal: EntryRefusal::NotOrganiser },
        EveningServerMessage::People { people },
        EveningServerMessage::Problem { problem: Problem::Storage },
        EveningServerMessage::Pong,
    ));
}

fn id<Id: From<&'static str>>() -> Id {
    "3vfq8k2m1x".into()
}

#[test]
fn evening_bodies() {
    let facts = EveningFacts {
        name: "Friday".into(),
        date: Some("2026-11-20".parse().unwrap()),
        players: 8,
        matches: 7,
        begun: 3,
        is_final: false,
        counts: Some(true),
        discarded: false,
    };
    assert_json_snapshot!((
        OpenEvening {
            club: id(),
            file: "evening 1".into(),
            options: None,
            online: None,
            begin: true,
            namesakes: false
        },
        OpenedEvening { id: id(), code: "KRTV".into() },
        EveningSummary { id: id(), club: id(), opened_ms: 1_790_000_000_000, closed_ms: None, facts },
        JoinEvening { code: "krtv".into(), player: Player::ORGANISER },
        EveningPerson {
            id: id(),
            author: BORIS,
            since_ms: 1_790_000_000_000,
            online: true,
            you: false,
            confirmed: true
        },
        EveningLink { id: id(), made_ms: 1_790_000_000_000 },
        NewEveningLink { id: id(), secret: "(secret)".into() },
    ));
}

#[test]
fn evening_refusals() {
    let refusals = [
        EveningRefusal::NotMember,
        EveningRefusal::BadFile { line: 3, detail: "no".into() },
        EveningRefusal::GameDoesNotFit,
        EveningRefusal::RegulationNotOnline,
        EveningRefusal::Elsewhere { id: id(), name: "Friday".into() },
        EveningRefusal::Barred,
        EveningRefusal::NotOrganiser,
        EveningRefusal::WrongCode,
        EveningRefusal::NoSuchPlayer,
        EveningRefusal::NameTaken,
        EveningRefusal::Closed,
        EveningRefusal::LastOrganiser,
        EveningRefusal::LinkOver,
        EveningRefusal::TooManyLinks { max: 5 },
    ];
    assert_json_snapshot!(refusals.map(|refusal| Problem::Evening { refusal }));
}

#[test]
fn a_code_has_four_letters_that_are_hard_to_misread() {
    assert_eq!(CODE_CHARS, 4);
    assert!(CODE_LETTERS.bytes().all(|letter| letter.is_ascii_uppercase() && !b"AEIOUL".contains(&letter)));
}
