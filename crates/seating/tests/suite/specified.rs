//! The seatings agree exactly with the lists of the specification, so that files can be exchanged.

use std::collections::BTreeSet;

use boneyard_seating::{Player, Schedule, SeatingKind};
use serde_json::Value;

fn data(text: &str) -> Value {
    serde_json::from_str(text).expect("the specification's own data")
}

fn number(value: &Value) -> u16 {
    u16::try_from(value.as_u64().expect("a number")).expect("a small one")
}

fn numbers(value: &Value) -> Vec<u16> {
    value.as_array().expect("a list").iter().map(number).collect()
}

fn as_numbers(players: &[Player]) -> Vec<u16> {
    players.iter().map(|player| player.number()).collect()
}

/// The formats of a file, with the number of players of each.
fn formats(data: &Value) -> impl Iterator<Item = (u16, &Value)> {
    data["formats"].as_object().expect("formats").values().map(|format| (number(&format["players"]), format))
}

fn assert_agrees(format: &Value, schedule: &Schedule) {
    let players = schedule.players;
    let matches = format["partidas"].as_array().expect("matches");
    assert_eq!(matches.len(), schedule.matches.len(), "{players}");
    for (expected, plan) in matches.iter().zip(&schedule.matches) {
        let at = &expected["partida"];
        let tables = expected["tables"].as_array().expect("tables");
        assert_eq!(tables.len(), plan.tables.len(), "{players}, match {at}");
        for (expected, table) in tables.iter().zip(&plan.tables) {
            let pairs: Vec<Vec<u16>> =
                expected["pairs"].as_array().expect("pairs").iter().map(numbers).collect();
            assert_eq!(pairs, table.pairing.pairs().map(|pair| as_numbers(&pair)), "{players}, match {at}");
            let seats = ["top", "left", "bottom", "right"].map(|seat| number(&expected["seats"][seat]));
            assert_eq!(seats, table.pairing.in_order().map(Player::number), "{players}, match {at}");
        }
        assert_eq!(
            numbers(&expected["resting"]),
            as_numbers(&plan.resting(players)),
            "{players}, match {at}"
        );
        let not_entered = numbers(&expected["points_not_recorded_for"]);
        assert_eq!(not_entered, as_numbers(&plan.not_entered()), "{players}, match {at}");
    }
}

/// CLUB-30, CLUB-31, CLUB-32: pairs, seats, rests and fillers.
#[test]
fn the_published_tables_are_as_printed() {
    let data = data(include_str!("data/published.json"));
    let mut seen = BTreeSet::new();
    for (players, format) in formats(&data) {
        let schedule = Schedule::of(players, SeatingKind::Published).expect("a published number");
        assert_agrees(format, &schedule);
        seen.insert(players);
    }
    assert!(seen.iter().eq(&boneyard_seating::PUBLISHED));
}

#[test]
fn the_balanced_tables_are_as_listed() {
    let data = data(include_str!("data/balanced.json"));
    let mut seen = BTreeSet::new();
    for (players, format) in formats(&data) {
        let schedule = Schedule::of(players, SeatingKind::Balanced).expect("any number");
        assert_agrees(format, &schedule);
        seen.insert(players);
    }
    assert!(seen.into_iter().eq([5, 6, 7, 8, 9, 12, 13]));
}

/// CLUB-27: the named scorekeepers, such as 1, 7 and 8 of eight players.
#[test]
fn the_scorekeepers_are_those_of_the_lists() {
    let published = data(include_str!("data/published.json"));
    let balanced = data(include_str!("data/balanced.json"));
    for (kind, data) in [(SeatingKind::Published, &published), (SeatingKind::Balanced, &balanced)] {
        for (players, format) in formats(data) {
            let scorekeepers = Schedule::of(players, kind).expect("a listed number").scorekeepers();
            assert_eq!(
                as_numbers(&scorekeepers.players),
                numbers(&format["scorekeeper_numbers"]),
                "{players}"
            );
            assert!(scorekeepers.least, "{players}");
        }
    }
}

/// Develops a starter of the specification by its conventions: element e is player e + 1, the leading digit has the highest weight,
/// and `inf` is the last player.
fn developed(starter: &Value, round: u16) -> Vec<[[u16; 2]; 2]> {
    let players = number(&starter["v"]);
    let moduli = numbers(&starter["moduli"]);
    let digits = |mut element: u16| -> Vec<u16> {
        let mut digits = Vec::new();
        for modulus in moduli.iter().rev() {
            digits.insert(0, element % modulus);
            element /= modulus;
        }
        digits
    };
    let shift = digits(round);
    let player = |element: &Value| {
        if element == "inf" {
            return players;
        }
        let element = if element.is_array() { numbers(element) } else { vec![number(element)] };
        let sum =
            element.iter().zip(&shift).zip(&moduli).map(|((one, other), modulus)| (one + other) % modulus);
        sum.zip(&moduli).fold(0, |all, (digit, modulus)| all * modulus + digit) + 1
    };
    let games = starter["games"].as_array().expect("games");
    games.iter().map(|game| [0, 1].map(|pair| [0, 1].map(|at| player(&game[pair][at])))).collect()
}

#[test]
fn every_other_listed_number_follows_from_its_starter() {
    let data = data(include_str!("data/starters.json"));
    let printed = [5, 8, 9, 12, 13];
    for starter in data["starters"].as_object().expect("starters").values() {
        let players = number(&starter["v"]);
        if printed.contains(&players) {
            continue;
        }
        let schedule = Schedule::of(players, SeatingKind::Balanced).expect("any number");
        assert_eq!(number(&starter["rounds"]), schedule.len(), "{players}");
        for (round, plan) in (0..).zip(&schedule.matches) {
            let tables = developed(starter, round);
            assert!(plan.tables.iter().all(|table| table.filler.is_none()), "{players}");
            let pairs =
                plan.tables.iter().map(|table| table.pairing.pairs().map(|pair| pair.map(Player::number)));
            assert!(pairs.eq(tables), "{players}, match {}", round + 1);
        }
    }
}
