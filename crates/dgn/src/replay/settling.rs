//! Scores a recorded round, even if hands or the leader are unknown.

use std::ops::RangeInclusive;

use boneyard_rules::{
    BySeat, FinishedRound, Match, Outcome, RoundFacts, Seat, Settlement, Side, SideScore, settle,
};
use thiserror::Error;

use super::candidate_values::candidate_hand_values;
use crate::{error::DgnError, record::RoundRecord};

/// A recorded round that has ended. It may have unknown hands or several possible leaders.
pub(crate) struct RoundEnding<'a> {
    pub(crate) outcome: Outcome,
    /// The seats that may have led.
    pub(crate) leaders: Vec<Seat>,
    /// The least and the most points of each seat's remaining tiles.
    pub(crate) values: &'a BySeat<RangeInclusive<u32>>,
    /// How many tiles each seat holds.
    pub(crate) tiles: BySeat<usize>,
    /// The points that each seat scored in play, less those paid.
    pub(crate) made: BySeat<i32>,
    /// The points that each seat paid in play; 0 without turns.
    pub(crate) paid: BySeat<u32>,
    /// The first side that reached an exact target in play; `None` if no side did.
    pub(crate) first_at_target: Option<Side>,
    /// The events that decide bonuses and instant ends.
    pub(crate) facts: RoundFacts,
}

impl RoundEnding<'_> {
    /// The finished round with this leader and these values.
    fn finish(&self, leader: Seat, values: BySeat<u32>) -> FinishedRound {
        FinishedRound {
            tiles: self.tiles.clone(),
            made: self.made.clone(),
            paid: self.paid.clone(),
            first_at_target: self.first_at_target,
            facts: self.facts.clone(),
            ..FinishedRound::plain(self.outcome, leader, values)
        }
    }
}

/// Why a finished round cannot be scored.
#[derive(Debug, Error)]
pub(crate) enum SettlingError {
    /// The recorded points differ from the rules for all possible tiles and leaders.
    #[error("{0}")]
    Points(DgnError),
    #[error(
        "the tiles left to seat {0} are not known, and the score depends on them; write a line such as \
         `left {0} 2-3 0-0`"
    )]
    UnknownHand(Seat),
    #[error("who led is not known, and the next lead depends on it; write a line such as `lead 1`")]
    UnknownLeader,
}

/// Scores a finished round and returns the match after it.
///
/// If hands or the leader are unknown, it tries candidates. The hands and the leader may stay unknown if all candidates
/// that agree with the recorded points lead to the same match.
pub(crate) fn settle_recorded(
    game: &Match,
    ending: &RoundEnding,
    round: &RoundRecord,
) -> Result<(Match, Settlement), SettlingError> {
    let are_values_known = ending.values.iter().all(|value| value.start() == value.end());
    let is_certain = ending.leaders.len() == 1 && are_values_known;
    // `settle` is cheap. `Match::finish` needs a clone of the match, so it runs only for candidates that agree with the
    // record.
    let (rules, sides, standing) = (game.rules(), game.sides(), game.standing());
    let mut mismatch = None;
    let mut found: Option<(Match, Settlement)> = None;
    for leader in &ending.leaders {
        let distance = |values: &BySeat<u32>| {
            let tried = settle(rules, sides, standing, &ending.finish(*leader, values.clone()));
            distance_from_record(game, round, &tried)
        };
        for values in candidate_hand_values(ending.values, distance) {
            let finished = ending.finish(*leader, values);
            if !is_certain {
                let tried = settle(rules, sides, standing, &finished);
                if let Some(fault) = first_difference(game, round, &tried) {
                    mismatch.get_or_insert(fault);
                    continue;
                }
            }
            let mut after = game.clone();
            let settlement = after.finish(&finished);
            match &found {
                None => found = Some((after, settlement)),
                // If the points and the next leader are the same, the unknown values make no difference.
                Some((one, settled)) => {
                    let scored = |settlement: &Settlement| -> Vec<i32> {
                        settlement.sides.iter().map(|side| side.scored).collect()
                    };
                    if *one != after || scored(settled) != scored(&settlement) {
                        return Err(missing(ending));
                    }
                }
            }
        }
    }
    match found {
        Some((after, settlement)) => match first_difference(game, round, &settlement) {
            Some(fault) => Err(SettlingError::Points(fault)),
            None => Ok((after, settlement)),
        },
        None => {
            if let (Some(fault), true) = (mismatch, are_values_known) {
                return Err(SettlingError::Points(fault));
            }
            let line =
                round.scores.iter().chain(&round.totals).map(|written| written.line).min().unwrap_or(0);
            let what = "no tiles that the hands may have held come to these points; write what was left";
            Err(SettlingError::Points(DgnError::new(line, what)))
        }
    }
}

fn missing(ending: &RoundEnding) -> SettlingError {
    let unknown = ending.values.seated().find(|(_, value)| value.start() != value.end());
    match unknown {
        Some((seat, _)) => SettlingError::UnknownHand(seat),
        None => SettlingError::UnknownLeader,
    }
}

/// The sum of the differences between the recorded points and those of a settlement, in points.
fn distance_from_record(game: &Match, round: &RoundRecord, settlement: &Settlement) -> u64 {
    let miss = |seat: Seat, recorded: i32, of_side: fn(&SideScore) -> i32| {
        let side = game.sides().of(seat);
        settlement.sides.get(side).map_or(0, |line| u64::from(recorded.abs_diff(of_side(line))))
    };
    let scores = round.scores.iter().map(|at| miss(at.value.0, at.value.1, |line| line.scored));
    let totals = round.totals.iter().map(|at| miss(at.value.0, at.value.1, |line| line.after.points));
    scores.chain(totals).fold(0, u64::saturating_add)
}

/// The error for the first recorded points that differ from a settlement; `None` if all agree.
fn first_difference(game: &Match, round: &RoundRecord, settlement: &Settlement) -> Option<DgnError> {
    let scored: Vec<i32> = settlement.sides.iter().map(|side| side.scored).collect();
    let totals: Vec<i32> = settlement.sides.iter().map(|side| side.after.points).collect();
    check_points(game, round, &scored, &totals).err()
}

/// Checks the recorded points against the points that the rules give.
pub(crate) fn check_points(
    game: &Match,
    round: &RoundRecord,
    scored: &[i32],
    totals: &[i32],
) -> Result<(), DgnError> {
    let scores = round.scores.iter().map(|score| (score, "score", scored));
    let mut written: Vec<_> =
        scores.chain(round.totals.iter().map(|total| (total, "total", totals))).collect();
    written.sort_by_key(|(points, ..)| points.line);
    if let (Some((points, word, _)), false) = (written.first(), game.rules().score.writes_points()) {
        let what = format!("under these rules no points are scored; leave out `{word}`");
        return Err(DgnError::new(points.line, what));
    }
    for (points, word, by_rules) in written {
        let (seat, recorded) = points.value;
        let side = side_named(game, seat, points.line)?;
        let expected = by_rules[side];
        if recorded != expected {
            return Err(DgnError::new(
                points.line,
                format!(
                    "`{word} {seat} {recorded}` differs from the rules; by them it is {expected}: {word} {seat} {expected}"
                ),
            ));
        }
    }
    Ok(())
}

/// The side that a line names by its lowest seat.
pub(crate) fn side_named(game: &Match, seat: Seat, line: u32) -> Result<Side, DgnError> {
    game.sides().iter().position(|seats| seats.first() == Some(&seat)).ok_or_else(|| {
        let names: Vec<String> =
            game.sides().iter().filter_map(|seats| seats.first()).map(|seat| format!("{seat}")).collect();
        let names = names.join(", ");
        DgnError::new(
            line,
            format!("no side is called {seat}; sides are named by their lowest seats: {names}"),
        )
    })
}
