//! Replays a record: is it legal, and what did each round write?

use alloc::vec::Vec;

use super::{
    line::DgnError,
    play::{Played, PlayedRound, play},
    read::read_until_fault,
    record::{At, Record, RoundRecord},
    report::{MatchReport, Report, RoundReport},
    result::results,
};
use crate::{
    rules::{Below, BlockTie, Rules},
    seat::Seat,
    settle::Account,
};

/// Reads a record, plays it under its rules and tells what each round wrote.
///
/// # Errors
/// The first line that is not legal, or not written as records are.
pub fn replay(text: &str) -> Result<Report, DgnError> {
    played(text).map(|(record, played)| report(&record.rules, &played))
}

/// Reads and plays a record. What stands before a line that cannot be read is played first.
pub(crate) fn played(text: &str) -> Result<(Record, Played), DgnError> {
    let (record, fault) = read_until_fault(text)?;
    let played = play(&record, fault.is_some())?;
    match fault {
        None => Ok((record, played)),
        Some(fault) => Err(fault),
    }
}

impl Record {
    /// Plays the record under its rules and tells what each round wrote.
    ///
    /// # Errors
    /// The first line that is not legal.
    pub fn replay(&self) -> Result<Report, DgnError> {
        play(self, false).map(|played| report(&self.rules, &played))
    }

    /// The same match with nothing left out: every lead and every end, and what each round wrote.
    ///
    /// # Errors
    /// The first line that is not legal.
    pub fn completed(&self) -> Result<Self, DgnError> {
        let played = play(self, false)?;
        let name = |side: usize| played.game.sides().seats(side).first().copied().unwrap_or(Seat::FIRST);
        let mut whole = self.clone();
        let writes_points = self.rules.score.writes_points();
        for (round, played) in whole.rounds.iter_mut().zip(&played.rounds) {
            complete(round, played, writes_points, &name);
        }
        let unfinished = |round: &RoundRecord| {
            round.end.is_none() && round.turns.last().is_some_and(|turn| turn.is.is_unfinished())
        };
        // A line that ends in a draw is the last one.
        if !whole.rounds.last().is_some_and(unfinished) {
            whole.result = results(&played.game).into_iter().next().map(At::from);
        }
        Ok(whole)
    }
}

fn complete(
    round: &mut RoundRecord,
    played: &PlayedRound,
    writes_points: bool,
    name: &dyn Fn(usize) -> Seat,
) {
    round.lead = played.due.map(At::from);
    for (turn, whole) in round.turns.iter_mut().zip(&played.turns) {
        turn.is = whole.clone();
    }
    round.end = played.ended.map(At::from);
    round.scores.clear();
    round.totals.clear();
    if let Some(settled) = played.settled.as_ref().filter(|_| writes_points) {
        for (side, line) in settled.settlement.sides.iter().enumerate() {
            round.scores.push((name(side), line.scored).into());
            round.totals.push((name(side), line.after.points).into());
        }
    }
}

fn report(rules: &Rules, played: &Played) -> Report {
    let end = played.game.end();
    let places = |sides: &[usize]| sides.iter().map(|side| side + 1).collect();
    Report {
        rules: rules.preset.clone(),
        sides: played.game.sides().clone(),
        rounds: played.rounds.iter().map(|round| round_report(rules, round)).collect(),
        match_: MatchReport {
            over: end.is_some(),
            won: end.map_or(Vec::new(), |end| places(&end.verdict.won)),
            lost: end.map_or(Vec::new(), |end| places(&end.verdict.lost)),
            rating_points: end
                .and_then(|end| end.rating_points.as_ref())
                .map(|points| points.iter().copied().collect()),
        },
    }
}

fn round_report(rules: &Rules, round: &PlayedRound) -> RoundReport {
    fn by_side<T>(round: &PlayedRound, of: impl Fn(&Account) -> T) -> Vec<T> {
        round.standing.accounts.iter().map(of).collect()
    }
    let settled = round.settled.as_ref();
    let remembers = rules.account.below == Below::Remembered;
    let writes = rules.score.writes_points();
    let carries = matches!(rules.score.block_tie, BlockTie::Eggs | BlockTie::Carry);
    RoundReport {
        number: round.number,
        lead: round.lead,
        end: round.ended.map(Into::into),
        values: settled.map(|settled| settled.values.iter().copied().collect()),
        scored: settled
            .filter(|_| writes)
            .map(|settled| settled.settlement.sides.iter().map(|side| side.scored).collect()),
        totals: writes.then(|| by_side(round, |account| account.points)),
        remembered: remembers.then(|| by_side(round, |account| account.remembered)),
        open: (rules.account.open_at > 0).then(|| by_side(round, |account| account.open)),
        carried: carries.then_some(round.standing.carried),
        next_lead: round.next_lead,
    }
}
