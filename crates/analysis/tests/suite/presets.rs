//! What an analysis says is true in the recorded deals of every preset.

use std::{fs, path::PathBuf};

use boneyard_analysis::{Analysis, AnalysisError, PlayAnalysis};
use boneyard_dgn::{KnownReplay, Record};
use boneyard_rules::{Move, Round, Seat, Tile, presets};

/// Few, so that every preset has its turn.
const DEALS: u32 = 8;

/// A record of a preset in which some round has all its hands.
fn record_of(preset: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../dgn/tests/golden/records").join(preset);
    let mut paths: Vec<_> = fs::read_dir(&folder)
        .expect("a folder for each preset")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    let texts = paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "dgn"));
    let mut texts = texts.map(|path| fs::read_to_string(path).expect("a record"));
    texts
        .find(|text| Analysis::read(text, 1).is_ok())
        .unwrap_or_else(|| panic!("{preset}: no round has all hands"))
}

/// The hands before each action.
fn rounds_before(replay: &KnownReplay) -> Vec<Round> {
    let mut round = replay.dealt.clone();
    let mut rounds = vec![round.clone()];
    for acted in replay.played.history() {
        round.play(acted.action).expect("a legal record");
        rounds.push(round.clone());
    }
    rounds
}

fn holds(hand: &[Tile], number: u8) -> bool {
    hand.iter().any(|tile| tile.numbers().any(|held| held == number))
}

fn check(play: &PlayAnalysis, before: &Round, after: &Round, what: &str) {
    let seats = before.seats();
    assert_eq!(play.seat, before.turn(), "{what}");
    for (seat, numbers) in play.lacks.seated() {
        for number in numbers {
            assert!(!holds(&before.hand(seat), *number), "{what}: seat {seat} has a {number}");
        }
    }
    for number in &play.proved {
        assert!(!holds(&before.hand(play.seat), *number), "{what}: shows no {number}, and had it");
    }
    let unseen: usize = before.boneyard_len()
        + Seat::all(seats)
            .filter(|seat| *seat != play.seat)
            .map(|seat| before.hand(seat).len())
            .sum::<usize>();
    assert!(play.hidden.len() <= unseen, "{what}");
    for hidden in &play.hidden {
        let sum = hidden.seats.iter().sum::<f32>() + hidden.boneyard;
        assert!((sum - 1.0).abs() < 0.03, "{what}: {hidden:?}");
        assert!(!before.hand(play.seat).contains(&hidden.tile), "{what}: {hidden:?}");
    }
    let listed = play.played.map(|played| play.options[played].choice).expect("what was played is listed");
    match (listed, play.choice) {
        // It may be listed at another place that leads to the same position.
        (Move::Play { tile: listed, .. }, Move::Play { tile, .. }) => assert_eq!(listed, tile, "{what}"),
        (listed, played) => assert_eq!(listed, played, "{what}"),
    }
    if play.options.len() > 1 {
        let mut legal = before.legal();
        let mut options: Vec<_> = play.options.iter().map(|valued| valued.choice).collect();
        legal.sort();
        options.sort();
        assert_eq!(options, legal, "{what}");
    }
    if let Some(hindsight) = play.better.as_ref().and_then(|better| better.hindsight) {
        assert_eq!(hindsight.seat, play.seat.next(seats), "{what}");
        let lays = after.legal().iter().any(|choice| matches!(choice, Move::Play { .. }));
        assert_eq!(lays, hindsight.stopped_by_better, "{what}");
    }
}

#[test]
fn what_it_says_is_true() {
    let mut better = 0;
    for preset in presets::all() {
        let preset = &preset.rules.preset;
        let text = record_of(preset);
        let analysis = Analysis::read(&text, 5).expect("a record with all hands");
        let known = Record::read(&text).and_then(|record| record.known_rounds()).expect("a legal record");
        let replay = known.first().expect("some round");
        let rounds = rounds_before(replay);
        let shape = analysis.rounds()[0].clone();
        assert_eq!(shape.actions + 1, rounds.len());
        for action in 0..shape.actions {
            let play = analysis.analyse(0, action, DEALS).expect("an action of the round");
            assert_eq!(play.choice, replay.played.history()[action].action.choice());
            check(&play, &rounds[action], &rounds[action + 1], &format!("{preset}, action {action}"));
            better += u32::from(play.better.is_some());
        }
        let last = analysis.look(0, shape.actions, &[], DEALS).expect("the end of the round");
        assert_eq!(last.position.history.len(), shape.actions, "{preset}");
        assert_eq!(last.turn.is_none(), replay.played.outcome().is_some(), "{preset}");
    }
    assert!(better > 100, "{better}");
}

#[test]
fn the_order_of_analyses_does_not_matter() -> Result<(), AnalysisError> {
    let text = record_of("spanish-pairs");
    let [one, other] = [1, 1].map(|seed| Analysis::read(&text, seed));
    let (one, other) = (one?, other?);
    let _ = other.analyse(0, 6, DEALS)?;
    assert_eq!(one.analyse(0, 4, DEALS)?, other.analyse(0, 4, DEALS)?);
    Ok(())
}
