//! What a round of a record writes, also where not all is known.

use alloc::{format, string::String, vec::Vec};

use super::{fillings::fillings, line::DgnError, record::RoundRecord, table::Value};
use crate::{
    finish::{Course, Finish},
    matches::Match,
    position::Outcome,
    seat::{BySeat, Seat, Side},
    settle::{Settlement, SideScore, settle},
};

/// A round that is over, as far as the record tells it.
pub(crate) struct Ending<'a> {
    pub(crate) outcome: Outcome,
    /// Who led, or who may have.
    pub(crate) leaders: Vec<Seat>,
    /// What each seat's remaining tiles count.
    pub(crate) values: &'a BySeat<Value>,
    /// How many tiles each seat holds.
    pub(crate) tiles: BySeat<usize>,
    /// What each seat made in play.
    pub(crate) made: BySeat<i32>,
    /// What each seat paid in play, where the turns tell.
    pub(crate) paid: BySeat<u32>,
    /// The side that came first, in play, to a target that must be met exactly.
    pub(crate) first_at_target: Option<Side>,
    /// What happened in it.
    pub(crate) course: Course,
}

impl Ending<'_> {
    /// The round as it would be with this leader and these values.
    fn finish(&self, leader: Seat, values: BySeat<u32>) -> Finish {
        Finish {
            tiles: self.tiles.clone(),
            made: self.made.clone(),
            paid: self.paid.clone(),
            first_at_target: self.first_at_target,
            course: self.course.clone(),
            ..Finish::plain(self.outcome, leader, values)
        }
    }
}

/// Writes a finished round into the match.
///
/// Where hands or the leader are unknown every way to fill them in is tried. They are believed as long as
/// all that agree with the record's own points come to the same.
///
/// # Errors
/// Points in the record that nothing unknown can explain, or, as a sentence without a line, what is missing.
pub(crate) fn finish(
    game: &Match,
    ending: &Ending,
    round: &RoundRecord,
) -> Result<(Match, Settlement), Result<DgnError, String>> {
    let values_known = ending.values.iter().all(|value| matches!(value, Value::Known(_)));
    let certain = ending.leaders.len() == 1 && values_known;
    // Settling alone is cheap; the match goes on only from what agrees with the record.
    let (rules, sides, standing) = (game.rules(), game.sides(), game.standing());
    let mut mismatch = None;
    let mut found: Option<(Match, Settlement)> = None;
    for leader in &ending.leaders {
        let misses = |values: &BySeat<u32>| {
            let tried = settle(rules, sides, standing, &ending.finish(*leader, values.clone()));
            astray(game, round, &tried)
        };
        for values in fillings(ending.values, misses) {
            let finish = ending.finish(*leader, values);
            if !certain {
                let tried = settle(rules, sides, standing, &finish);
                if let Some(fault) = differs(game, round, &tried) {
                    mismatch.get_or_insert(fault);
                    continue;
                }
            }
            let mut after = game.clone();
            let settlement = after.finish(&finish);
            match &found {
                None => found = Some((after, settlement)),
                // The same points and the same leader: what is unknown is of no matter.
                Some((one, told)) => {
                    let scored = |settlement: &Settlement| -> Vec<i32> {
                        settlement.sides.iter().map(|side| side.scored).collect()
                    };
                    if *one != after || scored(told) != scored(&settlement) {
                        return Err(Err(missing(ending)));
                    }
                }
            }
        }
    }
    match found {
        Some((after, settlement)) => match differs(game, round, &settlement) {
            Some(fault) => Err(Ok(fault)),
            None => Ok((after, settlement)),
        },
        None => {
            if let (Some(fault), true) = (mismatch, values_known) {
                return Err(Ok(fault));
            }
            let line =
                round.scores.iter().chain(&round.totals).map(|written| written.line).min().unwrap_or(0);
            let what = "no tiles that the hands may have held come to these points; write what was left";
            Err(Ok(DgnError::new(line, what)))
        }
    }
}

fn missing(ending: &Ending) -> String {
    let unknown = ending.values.seated().find(|(_, value)| !matches!(value, Value::Known(_)));
    match unknown {
        Some((seat, _)) => format!(
            "what seat {seat} was left with is not known, and what the round writes hangs on it; \
             write a line such as `left {seat} 2-3 0-0`"
        ),
        None => "who led is not known, and what follows hangs on it; write a line such as `lead 1`".into(),
    }
}

/// By how much the record's points miss what the rules write.
fn astray(game: &Match, round: &RoundRecord, settlement: &Settlement) -> u64 {
    let miss = |seat: Seat, told: i32, of_side: fn(&SideScore) -> i32| {
        let side = game.sides().of(seat);
        settlement.sides.get(side).map_or(0, |line| u64::from(told.abs_diff(of_side(line))))
    };
    let scores = round.scores.iter().map(|at| miss(at.is.0, at.is.1, |line| line.scored));
    let totals = round.totals.iter().map(|at| miss(at.is.0, at.is.1, |line| line.after.points));
    scores.chain(totals).fold(0, u64::saturating_add)
}

/// The first of the record's points that differ from what the rules write.
fn differs(game: &Match, round: &RoundRecord, settlement: &Settlement) -> Option<DgnError> {
    let scored: Vec<i32> = settlement.sides.iter().map(|side| side.scored).collect();
    let totals: Vec<i32> = settlement.sides.iter().map(|side| side.after.points).collect();
    check_points(game, round, &scored, &totals).err()
}

/// Compares the points of a record with what the rules write.
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
        let what = format!("under these rules no points are written; leave `{word}` away");
        return Err(DgnError::new(points.line, what));
    }
    for (points, word, by_rules) in written {
        let (seat, told) = points.is;
        let side = side_named(game, seat).map_err(|what| DgnError::new(points.line, what))?;
        let right = by_rules[side];
        if told != right {
            return Err(DgnError::new(
                points.line,
                format!(
                    "`{word} {seat} {told}` differs from the rules; they write {right}: {word} {seat} {right}"
                ),
            ));
        }
    }
    Ok(())
}

/// The side that is named by this seat, its lowest.
pub(crate) fn side_named(game: &Match, seat: Seat) -> Result<usize, String> {
    game.sides().iter().position(|seats| seats.first() == Some(&seat)).ok_or_else(|| {
        let names: Vec<String> =
            game.sides().iter().filter_map(|seats| seats.first()).map(|seat| format!("{seat}")).collect();
        format!("no side is called {seat}; sides are named by their lowest seats: {}", names.join(", "))
    })
}
