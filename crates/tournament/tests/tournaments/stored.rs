//! The stored form of events, which never changes.

use boneyard_tournament::{
    Command, Event, Format, LogError, Outcome, PairingId, Refusal, Settings, SettingsError, Timestamp,
    Tournament,
};

use crate::run::{Run, entrant};

#[test]
fn events_have_this_form() {
    let format = Format::Swiss { rounds: 3, late_until_round: Some(2) };
    let mut run = Run::with(Settings::new(format, 2..=8).expect("settings"), 7040);
    for rating in [Some(1500), Some(1600), None] {
        run.ok(Command::Enter { rating });
    }
    run.ok(Command::Start);
    run.ok(Command::Pair);
    run.report_all(Outcome::Tie);
    run.ok(Command::Correct { pairing: PairingId::at(0), outcome: Outcome::WalkoverFirst });
    run.ok(Command::Withdraw { entrant: entrant(3) });
    run.ok(Command::Return { entrant: entrant(3) });
    run.ok(Command::Close);
    insta::assert_json_snapshot!("events", run.log);
}

#[test]
fn formats_and_outcomes_have_this_form() {
    let formats = [
        Format::Arena { minutes: 60 },
        Format::Swiss { rounds: 5, late_until_round: None },
        Format::RoundRobin { cycles: 2 },
        Format::KnockOut { third_place: true },
    ];
    insta::assert_json_snapshot!("formats_and_outcomes", (formats, Outcome::ALL));
}

#[test]
fn standings_have_this_form() {
    let mut run = Run::start(Format::Swiss { rounds: 3, late_until_round: None }, 3);
    run.pair();
    run.report_all(Outcome::Tie);
    insta::assert_json_snapshot!("standings", run.tournament.standings());
}

#[test]
fn refusals_have_this_form() {
    let (entrant, pairing, later) = (entrant(3), PairingId::at(4), PairingId::at(6));
    let refusals = [
        Refusal::Closed,
        Refusal::AlreadyStarted,
        Refusal::NotStarted,
        Refusal::Full { most: 64 },
        Refusal::TooManyRegistered { most: 2048 },
        Refusal::EntryClosed,
        Refusal::TooFewEntrants { entrants: 1, needed: 2 },
        Refusal::NoEntrant { entrant },
        Refusal::NoPairing { pairing },
        Refusal::AlreadyWithdrawn { entrant },
        Refusal::NotWithdrawn { entrant },
        Refusal::TooManyReturns { entrant, most: 50 },
        Refusal::MatchesOpen { open: 2 },
        Refusal::AllPaired,
        Refusal::NobodyToPair,
        Refusal::AllHaveMet { round: 4 },
        Refusal::TimeOver,
        Refusal::TooManyPairings { most: 50_000 },
        Refusal::AlreadyDecided { pairing },
        Refusal::NotDecided { pairing },
        Refusal::Followed { pairing, later },
        Refusal::SameOutcome { pairing },
        Refusal::TooManyCorrections { most: 1000 },
    ];
    insta::assert_json_snapshot!("refusals", refusals.map(|refusal| (refusal, refusal.to_string())));
}

#[test]
fn settings_out_of_range_are_not_read() {
    let stored = r#"{"format":{"type":"round-robin","cycles":1},"entrants_min":2,"entrants_max":33}"#;
    let error = serde_json::from_str::<Settings>(stored).expect_err("too many");
    assert!(error.to_string().starts_with("`2` to `33` entrants are out of range"), "{error}");
}

#[test]
fn events_out_of_turn_are_refused() {
    let run = Run::start(Format::KnockOut { third_place: false }, 2);
    for event in [
        Event::Withdrew { entrant: entrant(3) },
        Event::Entered { entrant: entrant(4), rating: None },
        Event::Started { at: Timestamp(0), seeding: vec![entrant(1)] },
        Event::Decided { pairing: PairingId::at(0), outcome: Outcome::First },
    ] {
        let log = [run.log.as_slice(), std::slice::from_ref(&event)].concat();
        let number = u32::try_from(log.len()).expect("few");
        assert_eq!(Tournament::restore(&log), Err(LogError::Event { number, event: Box::new(event) }));
    }
    assert_eq!(Tournament::restore(&[]), Err(LogError::Opening));
}

#[test]
fn a_swiss_has_rounds_that_its_places_allow() {
    for (entrants_max, most) in [(2, 1), (3, 3), (4, 3), (5, 5), (12, 11), (19, 19), (20, 19)] {
        let swiss = |rounds| Format::Swiss { rounds, late_until_round: None };
        assert!(Settings::new(swiss(most), 2..=entrants_max).is_ok());
        let error = SettingsError::TooManyRounds { rounds: most + 1, entrants_max, most };
        assert_eq!(Settings::new(swiss(most + 1), 2..=entrants_max), Err(error));
    }
    // Such a tournament may have been opened before there was this check.
    let stored = r#"{"format":{"type":"swiss","rounds":5},"entrants_min":2,"entrants_max":4}"#;
    let settings = serde_json::from_str::<Settings>(stored).expect("settings of an older version");
    assert_eq!(settings.entrants_max(), 4);
}
