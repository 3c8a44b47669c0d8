//! The engine and the naive rules play the same matches in lockstep, under every preset and under random house rules.
//! At every step they must agree on the legal moves, the open ends, the marks and the points in play. At the end of a
//! round they must agree on the score, the next leader and the end of the match.
//!
//! The long form plays 10 000 rounds of every preset, and thirty times as many in all of random house rules:
//! `BONEYARD_ROUNDS=10000 cargo test -p boneyard-rules --test suite second_opinion -- --nocapture`. `BONEYARD_PRESET=goat`
//! plays one preset alone; `BONEYARD_SEED=2` begins with other deals and other house rules. A failure prints the
//! command that plays its match again.

mod begin;
mod compare;
mod house;
mod lockstep;
mod transcript;

use std::{env, fmt::Write};

use boneyard_rules::{Rules, presets};
use lockstep::play_match;

use crate::naive::random::Random;

/// How many rounds are played of each preset.
fn rounds() -> usize {
    number("BONEYARD_ROUNDS").unwrap_or(150)
}

/// How many rounds are played under house rules for each round of a preset.
const HOUSE_ROUNDS: usize = 30;

fn number<T: std::str::FromStr>(name: &str) -> Option<T> {
    env::var(name).ok()?.parse().ok()
}

/// The source of random matches and house rules.
fn random() -> Random {
    Random::new(number("BONEYARD_SEED").unwrap_or(1))
}

/// Plays a match and returns the number of its rounds. A failure prints the command that plays it again.
fn played(rules: &Rules, seats: usize, seed: u64) -> usize {
    play_match(rules, seats, seed).unwrap_or_else(|disagreement| {
        panic!(
            "the engine and the naive rules disagree: {}\nrules {rules}\nseats {seats}, seed {seed}\n\n{}\n\
             BONEYARD_RULES='{rules}' BONEYARD_SEATS={seats} BONEYARD_SEED={seed} \
             cargo test -p boneyard-rules --test suite one_match\n",
            disagreement.what, disagreement.record
        )
    })
}

/// The numbers of seats that rules are played at.
fn tables(rules: &Rules) -> Vec<usize> {
    rules.seat_counts().map(usize::from).collect()
}

/// Compares every `threads`th preset, from the one with index `thread` on, so that several tests share the presets.
fn presets_agree(thread: usize, threads: usize) {
    let only = env::var("BONEYARD_PRESET").ok();
    let mut report = String::new();
    for name in presets::NAMES.iter().skip(thread).step_by(threads) {
        if only.as_ref().is_some_and(|only| only != name) {
            continue;
        }
        let rules = Rules::preset(name).expect("a preset");
        let mut random = random();
        let mut by_seats: Vec<(usize, usize)> = tables(&rules).iter().map(|seats| (*seats, 0)).collect();
        while by_seats.iter().map(|(_, rounds)| rounds).sum::<usize>() < rounds() {
            let (seats, rounds) = by_seats.iter_mut().min_by_key(|(_, rounds)| *rounds).expect("a table");
            *rounds += played(&rules, *seats, random.next());
        }
        for (seats, rounds) in by_seats {
            writeln!(report, "{name} {seats} seats: {rounds} rounds").expect("text");
        }
    }
    // Printed with `--nocapture`.
    eprint!("{report}");
}

#[test]
fn presets_agree_in_one_half() {
    presets_agree(0, 2);
}

#[test]
fn presets_agree_in_the_other_half() {
    presets_agree(1, 2);
}

#[test]
fn random_house_rules_agree() {
    let mut random = random();
    let mut played_rounds = 0;
    let mut played_rules = 0;
    while played_rounds < HOUSE_ROUNDS * rounds() {
        let rules = house::rules(&mut random);
        let tables = tables(&rules);
        let seats = tables[random.below(tables.len())];
        played_rounds += played(&rules, seats, random.next());
        played_rules += 1;
    }
    eprintln!("house rules: {played_rounds} rounds under {played_rules} combinations");
}

/// Plays the match of a failure again.
#[test]
fn one_match() {
    let (Ok(rules), Some(seats), Some(seed)) =
        (env::var("BONEYARD_RULES"), number("BONEYARD_SEATS"), number("BONEYARD_SEED"))
    else {
        return;
    };
    let rules = Rules::parse(&rules).expect("rules");
    played(&rules, seats, seed);
}
