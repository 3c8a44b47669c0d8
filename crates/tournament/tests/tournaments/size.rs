//! The largest tournaments.

use std::time::{Duration, Instant};

use boneyard_tournament::{Command, Format, Outcome, Settings};

use crate::run::{Run, entrant};

/// As many as can take part; without optimisation a part of them, so that the test stays quick.
const MANY: u16 = if cfg!(debug_assertions) { 101 } else { 511 };

#[test]
fn a_large_swiss_is_paired_in_time() {
    let mut run = Run::start(Format::Swiss { rounds: 20, late_until_round: None }, MANY);
    let outcomes = [Outcome::First, Outcome::Tie, Outcome::Second, Outcome::First, Outcome::Second];
    for round in 0..20 {
        let started = Instant::now();
        run.pair();
        eprintln!("Swiss, round {}: {:?}", round + 1, started.elapsed());
        assert!(started.elapsed().as_secs() < 5);
        for (at, (first, _)) in run.open().into_iter().enumerate() {
            run.report(first, outcomes[(at * 7 + round) % outcomes.len()]);
        }
    }
    let started = Instant::now();
    assert_eq!(run.tournament.standings().len(), usize::from(MANY));
    eprintln!("Swiss, standings: {:?}", started.elapsed());
}

/// Fields that look ahead: so many rounds that the last ones are hard to pair, or cannot be.
#[test]
fn a_swiss_with_many_rounds_is_paired_in_time() {
    for entrants in [11, 12, 13, 20, 21, 22, 30, 38, 39] {
        let settings = Settings::new(Format::Swiss { rounds: 20, late_until_round: None }, 2..=64);
        let mut run = Run::with(settings.expect("settings"), 7040);
        for _ in 0..entrants {
            run.ok(Command::Enter { rating: None });
        }
        run.ok(Command::Start);
        let mut slowest = Duration::ZERO;
        while run.tournament.stop().is_none() && run.tournament.round() < 20 {
            let started = Instant::now();
            let possible = run.tournament.rounds_possible();
            run.pair();
            slowest = slowest.max(started.elapsed());
            assert!(possible >= Some(run.tournament.round()));
            run.report_all(Outcome::First);
            if run.tournament.round().is_multiple_of(5) && run.tournament.round() < 20 {
                run.ok(Command::Withdraw { entrant: entrant(run.tournament.round()) });
            }
        }
        eprintln!("{entrants} entrants, {} rounds: {slowest:?} at most", run.tournament.round());
        assert!(slowest.as_secs() < 5);
    }
}

#[test]
fn a_large_arena_is_paired_in_time() {
    let mut run = Run::start(Format::Arena { minutes: 60 }, MANY);
    for wave in 0..5 {
        let started = Instant::now();
        run.pair();
        eprintln!("arena, pairing {}: {:?}", wave + 1, started.elapsed());
        assert!(started.elapsed().as_secs() < 5);
        run.report_all(Outcome::First);
    }
}

#[test]
fn a_large_knock_out_is_paired_in_time() {
    let mut run = Run::start(Format::KnockOut { third_place: true }, MANY);
    let started = Instant::now();
    while !run.tournament.is_complete(run.now) {
        run.pair();
        run.report_all(Outcome::Second);
    }
    eprintln!("knock-out: {:?}", started.elapsed());
}
