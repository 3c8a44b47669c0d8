//! Compares rounds and settlements, and reports differences.

use std::{collections::BTreeSet, fmt::Debug};

use boneyard_rules::{
    Outcome, PlayScoring, Round as Engine, Rules, Seat, Settlement, Standing as EngineStanding,
    Verdict as EngineVerdict,
};

use crate::naive::{
    judging::Verdict,
    made::PointsInPlay,
    round::{Over, Round},
    settling::Settled,
    standing::{Account, Standing},
};

/// A difference between the engine and the naive rules.
pub(crate) type Difference = String;

pub(crate) fn same<T: PartialEq + Debug>(what: &str, naive: T, engine: T) -> Result<(), Difference> {
    if naive == engine {
        return Ok(());
    }
    Err(format!("{what}\n  by the rules:  {naive:?}\n  by the engine: {engine:?}"))
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort_unstable();
    words
}

/// Compares the round of the naive rules with that of the engine, between two moves.
pub(crate) fn rounds(
    naive: &Round<'_>,
    engine: &Engine,
    rules: &Rules,
    naive_standing: &Standing,
    standing: &EngineStanding,
) -> Result<(), Difference> {
    let outcome = engine.outcome().map(|outcome| match outcome {
        Outcome::Out(seat) => Over::Out(seat.index()),
        Outcome::Blocked(seat) => Over::Blocked(seat.index()),
    });
    same("how the round ended", naive.over, outcome)?;
    if naive.over.is_none() {
        same("whose turn it is", naive.turn, engine.turn().index())?;
        let legal = engine.legal();
        let words: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        same("how many moves are listed", words.len(), legal.len())?;
        same("what is legal", naive.legal().into_iter().collect(), words)?;
    }
    let at = |place: &boneyard_rules::OpenEnd| {
        format!("{} {}", place.at.to_string().trim_start_matches('@'), place.number)
    };
    let ends = naive.table.as_ref().map_or(Vec::new(), |table| table.ends());
    if naive.over.is_none() {
        same("the open ends", sorted(ends), sorted(engine.ends().iter().map(at).collect()))?;
    }
    let marked = engine.marked().iter().map(|seat| seat.index()).collect();
    same("the marked trains", naive.marked(), marked)?;
    same("how many tiles may be drawn", naive.stock.len(), engine.boneyard_len())?;
    let tally = PointsInPlay::of(naive.parameters, naive_standing, naive.hands.len(), &naive.scores);
    let by_engine = PlayScoring::of_round(engine, rules, standing);
    let made = by_engine.made().iter().map(|points| i64::from(*points)).collect();
    same("the points made in play", tally.made, made)?;
    let paid = by_engine.paid().iter().map(|points| i64::from(*points)).collect();
    same("the points paid in play", tally.paid, paid)?;
    same("who reached the target first", tally.first_at_target, by_engine.first_at_target())?;
    for (seat, hand) in naive.hands.iter().enumerate() {
        let words = |tiles: &[boneyard_rules::Tile]| sorted(tiles.iter().map(ToString::to_string).collect());
        same("a hand", words(hand), words(&engine.hand(Seat::at(seat))))?;
    }
    Ok(())
}

/// Compares the settlements of a finished round.
pub(crate) fn settlements(naive: &Settled, values: &[i64], engine: &Settlement) -> Result<(), Difference> {
    let by_seat = engine.values.iter().map(|value| i64::from(*value)).collect::<Vec<_>>();
    same("what is left in the hands", values, by_seat.as_slice())?;
    same("who won the round", naive.winner, engine.winner)?;
    same("whether the block was level", naive.tied, engine.tied)?;
    let scored = engine.sides.iter().map(|side| i64::from(side.scored)).collect();
    same("what is written", naive.scored.clone(), scored)?;
    same("the standing", &naive.after, &standing(&engine.standing()))?;
    same("the verdict", naive.verdict.as_ref(), engine.verdict.as_ref().map(verdict).as_ref())
}

pub(crate) fn verdict(engine: &EngineVerdict) -> Verdict {
    Verdict { won: engine.won.clone(), lost: engine.lost.clone() }
}

/// The engine's standing in the type of the naive rules.
pub(crate) fn standing(sheet: &EngineStanding) -> Standing {
    let account = |account: &boneyard_rules::Account| Account {
        points: account.points.into(),
        remembered: account.remembered.into(),
        open: account.open,
    };
    Standing {
        accounts: sheet.accounts.iter().map(account).collect(),
        carried: sheet.carried.into(),
        rounds: sheet.rounds.into(),
        first_open: sheet.first_open,
    }
}
