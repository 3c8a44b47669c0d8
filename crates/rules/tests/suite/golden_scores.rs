//! The worked examples of `golden/rules.json` about points made in play, and how a round's points are rounded.

use std::{fs, path::Path};

use boneyard_rules::{
    BySeat, FinishedRound, Move, Outcome, Place, PlayScoring, Rules, Seat, Sides, Standing, Tile, presets,
    settle,
};
use serde_json::Value;

fn examples(kind: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/rules.json");
    let golden: Value = serde_json::from_str(&fs::read_to_string(path).expect("the examples")).expect("JSON");
    let all = golden["examples"].as_array().expect("a list");
    let of_preset = |example: &&Value| presets::NAMES.iter().any(|name| example["preset"] == *name);
    let found: Vec<Value> =
        all.iter().filter(|example| example["kind"] == kind).filter(of_preset).cloned().collect();
    assert!(!found.is_empty(), "no example of kind {kind}");
    found
}

fn rules_of(example: &Value) -> Rules {
    Rules::preset(example["preset"].as_str().expect("a preset")).expect("a known preset")
}

fn tile(a: u8, b: u8) -> Tile {
    Tile::new(a, b).expect("a tile")
}

/// An end: its number, and whether a double lies there.
type End = (u8, bool);

fn end(value: &Value) -> End {
    let number = |value: &Value| value.as_u64().and_then(|number| u8::try_from(number).ok());
    match number(&value["double"]) {
        Some(number) => (number, true),
        None => (number(&value["v"]).expect("a number"), false),
    }
}

/// The moves of a line with these ends: one tile, or three for equal ends, then a double at each end that needs one.
fn line((left, left_double): End, (right, right_double): End) -> Vec<Move> {
    let between: Vec<u8> = (0..=6).filter(|number| ![left, right].contains(number)).collect();
    let mut moves = if left == right {
        vec![
            Move::play(tile(left, between[0]), Place::First),
            Move::play(
                tile(between[0], between[1]),
                if left < between[0] { Place::Right } else { Place::Left },
            ),
            Move::play(tile(between[1], right), if left < between[0] { Place::Right } else { Place::Left }),
        ]
    } else {
        vec![Move::play(tile(left, right), Place::First)]
    };
    // The first tile lies with its lower number at the left.
    let swapped = left > right || left == right && left > between[0];
    let (at_left, at_right) = if swapped { (Place::Right, Place::Left) } else { (Place::Left, Place::Right) };
    if left_double {
        moves.push(Move::play(tile(left, left), at_left));
    }
    if right_double {
        moves.push(Move::play(tile(right, right), at_right));
    }
    moves
}

/// The points in play that the last of these moves scores.
fn last_makes(rules: &Rules, moves: &[Move]) -> i32 {
    let made = |moves: &[Move]| -> i32 {
        // The examples count every tile, so a preset's exceptions for opening tiles are left out.
        let plain = rules.with(&["score.opening=every"]).expect("every tile scores");
        let history = moves.iter().map(|done| (Seat::FIRST, *done));
        PlayScoring::of(&plain, &Standing::new(&plain, 2), 2, history).made().iter().sum()
    };
    made(moves) - made(&moves[..moves.len() - 1])
}

#[test]
fn open_ends_score_as_in_the_examples() {
    for example in examples("play-score") {
        let rules = rules_of(&example);
        let (given, id) = (&example["given"], &example["id"]);
        for cases in [&given["cases"], &given["ends"]] {
            for (name, ends) in cases.as_object().into_iter().flatten() {
                let made = match ends.as_array().expect("ends").as_slice() {
                    [lone] => {
                        let number =
                            |half: usize| lone["tile"][half].as_u64().and_then(|n| u8::try_from(n).ok());
                        let lone = tile(number(0).expect("a number"), number(1).expect("a number"));
                        last_makes(&rules, &[Move::play(lone, Place::First)])
                    }
                    [one, other] => last_makes(&rules, &line(end(one), end(other))),
                    _ => panic!("{id}: a line has two ends"),
                };
                assert_eq!(example["expect"]["points"][name], made, "{id}: {name}");
            }
        }
        for (place, sum) in given["sums"].as_array().into_iter().flatten().enumerate() {
            let sum = sum.as_u64().expect("a sum");
            let count = |(number, double): End| u64::from(number) * if double { 2 } else { 1 };
            let ends = || (0..=6).flat_map(|number| [(number, false), (number, true)]);
            let mut pairs = ends().flat_map(|one| ends().map(move |other| (one, other)));
            let adds_up = |(one, other): &(End, End)| {
                count(*one) + count(*other) == sum && (one.0 != other.0 || !(one.1 && other.1))
            };
            let (one, other) = pairs.find(adds_up).expect("two ends with this sum");
            assert_eq!(
                example["expect"]["points"][place],
                last_makes(&rules, &line(one, other)),
                "{id}: {sum}"
            );
        }
    }
}

#[test]
fn rounds_are_rounded_as_in_the_examples() {
    for example in examples("round") {
        let rules = rules_of(&example);
        for (place, raw) in example["given"]["raw"].as_array().expect("a list").iter().enumerate() {
            let raw = raw.as_u64().and_then(|raw| u32::try_from(raw).ok()).expect("a number");
            let values = BySeat::new(2, |seat| if seat == Seat::FIRST { 0 } else { raw });
            let finish = FinishedRound::plain(Outcome::Out(Seat::FIRST), Seat::FIRST, values);
            let written = settle(&rules, &Sides::solo(2), &Standing::new(&rules, 2), &finish);
            assert_eq!(example["expect"]["rounded"][place], written.sides[0].scored, "{raw}");
        }
    }
}
