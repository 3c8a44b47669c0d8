//! The largest tournaments.

use std::time::Instant;

use boneyard_tournament::{Format, Outcome};

use crate::run::Run;

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
