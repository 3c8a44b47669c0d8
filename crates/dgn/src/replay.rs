//! Replays a record: checks every line against the rules and settles each round.
//!
//! `round_replay` goes through the rounds and calls the other files in the order of a round's lines.

mod announcement;
mod candidate_values;
mod deal;
mod known_round;
mod match_replay;
mod match_result;
mod opener;
mod outcome_only;
mod round_facts;
mod round_replay;
mod settling;
mod tracked_round;
mod turn_error;

use boneyard_rules::{
    Account, Rules, Seat,
    ruleset::{Below, BlockTie},
};

pub use self::match_replay::KnownReplay;
pub(crate) use self::match_replay::Next;
use self::{
    match_replay::{ReplayedMatch, ReplayedRound},
    match_result::results,
    round_replay::replay_match,
};
use crate::{
    error::DgnError,
    read::read_until_fault,
    record::{Record, RoundRecord},
    report::{MatchReport, Report, RoundReport},
    spanned::Spanned,
};

/// Reads a record, replays it under its rules and reports the score of each round.
///
/// # Errors
/// The first line that is malformed or not legal.
///
/// ```
/// let text = "dgn 1\nrules block\nseat 1 \"N\"\nseat 2 \"S\"\nround 1\nleft 1 -\nleft 2 3-4 6-6\nend out 1\n";
/// let report = boneyard_dgn::replay(text)?;
/// assert_eq!(report.rounds[0].totals, Some(vec![19, 0]));
///
/// let refused = boneyard_dgn::replay(&text.replace("3-4", "7-7")).expect_err("a tile of a larger set");
/// assert_eq!(refused.to_string(), "line 7: 7-7 is not in the set in play; its numbers go up to 6");
/// # Ok::<_, boneyard_dgn::DgnError>(())
/// ```
pub fn replay(text: &str) -> Result<Report, DgnError> {
    read_and_replay(text).map(|(record, played)| report(&record.rules, &played))
}

/// Reads and replays a record. It replays the lines before a malformed line first, because one of them may be illegal.
pub(crate) fn read_and_replay(text: &str) -> Result<(Record, ReplayedMatch), DgnError> {
    let (record, fault) = read_until_fault(text)?;
    let played = replay_match(&record, fault.is_some())?;
    match fault {
        None => Ok((record, played)),
        Some(fault) => Err(fault),
    }
}

impl Record {
    /// Replays the record under its rules and reports the score of each round.
    ///
    /// # Errors
    /// The first line that is not legal.
    ///
    /// ```
    /// use boneyard_dgn::Record;
    ///
    /// let text = "dgn 1\nrules block\nseat 1 \"N\"\nseat 2 \"S\"\nround 1\nleft 1 -\nleft 2 3-4 6-6\nend out 1\n";
    /// let report = Record::read(text)?.replay()?;
    /// assert_eq!(report.rounds[0].scored, Some(vec![19, 0]));
    /// # Ok::<_, boneyard_dgn::DgnError>(())
    /// ```
    pub fn replay(&self) -> Result<Report, DgnError> {
        replay_match(self, false).map(|played| report(&self.rules, &played))
    }

    /// The rounds in which every tile is known, as they were played.
    ///
    /// # Errors
    /// The first line that is not legal.
    ///
    /// ```
    /// use boneyard_dgn::Record;
    ///
    /// let text = "dgn 1\nrules block\nseat 1 \"N\"\nseat 2 \"S\"\nround 1\nleft 1 -\nleft 2 3-4 6-6\nend out 1\n";
    /// assert!(Record::read(text)?.known_rounds()?.is_empty(), "nobody knows what was played");
    /// # Ok::<_, boneyard_dgn::DgnError>(())
    /// ```
    pub fn known_rounds(&self) -> Result<Vec<KnownReplay>, DgnError> {
        let played = replay_match(self, false)?;
        Ok(played.rounds.into_iter().filter_map(|round| round.known).map(|known| *known).collect())
    }

    /// The same record with every lead, place, end and score written out.
    ///
    /// # Errors
    /// The first line that is not legal.
    ///
    /// ```
    /// use boneyard_dgn::Record;
    ///
    /// let text = "dgn 1\nrules block\nseat 1 \"N\"\nseat 2 \"S\"\nround 1\nlead 1\nleft 1 -\nleft 2 3-4 6-6\n";
    /// let whole = Record::read(text)?.completed()?;
    /// assert!(whole.to_string().contains("end out 1\nscore 1 19\n"));
    /// # Ok::<_, boneyard_dgn::DgnError>(())
    /// ```
    pub fn completed(&self) -> Result<Self, DgnError> {
        let played = replay_match(self, false)?;
        let name = |side: usize| played.game.sides().seats(side).first().copied().unwrap_or(Seat::FIRST);
        let mut whole = self.clone();
        let writes_points = self.rules.score.writes_points();
        for (round, played) in whole.rounds.iter_mut().zip(&played.rounds) {
            complete(round, played, writes_points, &name);
        }
        let unfinished = |round: &RoundRecord| {
            round.end.is_none() && round.turns.last().is_some_and(|turn| turn.value.is_unfinished())
        };
        // No line may follow a turn that ends in a draw.
        if !whole.rounds.last().is_some_and(unfinished) {
            whole.result = results(&played.game).into_iter().next().map(Spanned::from);
        }
        Ok(whole)
    }
}

fn complete(
    round: &mut RoundRecord,
    played: &ReplayedRound,
    writes_points: bool,
    name: &dyn Fn(usize) -> Seat,
) {
    round.lead = played.due.map(Spanned::from);
    for (turn, whole) in round.turns.iter_mut().zip(&played.turns) {
        turn.value = whole.clone();
    }
    round.end = played.ended.map(Spanned::from);
    round.scores.clear();
    round.totals.clear();
    if let Some(settled) = played.settled.as_ref().filter(|_| writes_points) {
        for (side, line) in settled.settlement.sides.iter().enumerate() {
            round.scores.push((name(side), line.scored).into());
            round.totals.push((name(side), line.after.points).into());
        }
    }
}

fn report(rules: &Rules, played: &ReplayedMatch) -> Report {
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

fn round_report(rules: &Rules, round: &ReplayedRound) -> RoundReport {
    fn by_side<T>(round: &ReplayedRound, of: impl Fn(&Account) -> T) -> Vec<T> {
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
