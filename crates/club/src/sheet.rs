//! The score sheet of one table in one match.
//!
//! `tally.rs` adds up the sheets of an evening, and `standings.rs` ranks the players.

mod error;

use serde::{Deserialize, Serialize};

pub use error::SheetError;

use crate::limits::SHEET_ROUNDS_MAX;
use crate::{
    AbsentResult, AbsentScore, Ending, ExpelledScore, LeadAfter, LeadRule, MatchOutcome, MishapRules, Pair,
    PairResult, Pairing, Player, Regulation, Round, WinPoints,
};

/// The score of a sheet: all rounds, or only the final score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum SheetScore {
    /// All rounds.
    Rounds { rounds: Vec<Round> },
    /// Only the final score, as copied from paper (CLUB-97). It may exceed the target.
    Final {
        /// The points of the first and the second pair.
        score: [u16; 2],
    },
}

/// How a match ended before a pair reached the target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum Stop {
    /// The pair that leads wins (CLUB-57).
    Ahead,
    /// The pairs are tied, and the organiser draws lots for the winner (CLUB-59).
    Lot { winner: Pair },
    /// A fixed pair did not come. No round was played, and the other pair wins.
    Absent { pair: Pair },
    /// A player of a pair was expelled. The other pair wins.
    Expelled { pair: Pair },
}

/// What a sheet needs to know of the conditions of the evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SheetRules {
    /// The score that wins the match.
    pub target: u16,
    /// The most points of a round.
    pub round_points_max: u16,
    /// Who leads the rounds after the first.
    pub lead: LeadRule,
    /// Whether a score above the target is recorded as it is.
    pub excess: bool,
    /// Whether a won round sets the score of the other pair to 0.
    pub reset: bool,
    /// What a win is worth.
    pub wins: WinPoints,
    /// What happens if something goes wrong.
    pub mishaps: MishapRules,
}

impl SheetRules {
    /// The rules of club pairs, to this target.
    fn club(target: u16) -> Self {
        let regulation = Regulation::default();
        let round_points_max = regulation.round_points_max();
        let Regulation { lead, excess, reset, wins, mishaps, .. } = regulation;
        Self { target, round_points_max, lead, excess, reset, wins, mishaps }
    }

    /// The score after a round.
    fn after(self, score: [u16; 2], round: Round) -> [u16; 2] {
        match round {
            Round::Won { pair, .. } if self.reset => {
                let mut after = round.gains();
                after[pair.index()] += score[pair.index()];
                after
            }
            _ => [0, 1].map(|pair| score[pair] + round.gains()[pair]),
        }
    }

    /// What a pair without opponents gets in a Swiss: a win by the target to half of it.
    pub(crate) fn bye(self) -> PairResult {
        let minus = self.target / 2;
        let points = self.worth(minus, Ending::Target);
        PairResult { points, wins: 1, plus: self.target, minus, units: 0 }
    }

    /// What a win is worth in the standings. A stopped match is never a shut-out (CLUB-58).
    fn worth(self, lost: u16, ending: Ending) -> u8 {
        match ending {
            Ending::Stopped | Ending::Lot => self.wins.stopped,
            Ending::Absent if self.mishaps.walkover.worth.is_some() => {
                self.mishaps.walkover.worth.unwrap_or_default()
            }
            _ if lost == 0 => self.wins.shutout,
            _ if lost <= self.target / 2 => self.wins.half,
            _ => self.wins.close,
        }
    }

    /// The score of a match that `loser` lost without playing it, or by an expulsion at this score.
    fn forfeited(self, loser: Pair, lost: u16) -> [u16; 2] {
        let mut score = [self.target; 2];
        score[loser.index()] = lost;
        score
    }

    /// Whether the lead stays after a round.
    fn keeps_lead(self, round: Round) -> bool {
        match round {
            Round::Won { .. } => false,
            Round::Tied { .. } => self.mishaps.tied == LeadAfter::Same,
            Round::Annulled => self.mishaps.annulled == LeadAfter::Same,
        }
    }
}

/// The score sheet of one table in one match. Every change is checked.
///
/// ```
/// use boneyard_club::{Pairing, Player, Sheet};
///
/// let player = |number| Player::new(number).expect("a number from 1 to 64");
/// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
/// let mut sheet = Sheet::new(pairing, 100);
/// sheet.set_first(player(3))?;
/// sheet.add("31:0".parse()?)?;
/// assert_eq!(sheet.next_lead(), Some(player(2)));
/// assert!(sheet.stop(None).is_ok());
/// let error = sheet.add("45:0".parse()?).expect_err("the match was stopped");
/// assert_eq!(error.to_string(), "the match was over at 31:0; no round follows");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    pairing: Pairing,
    rules: SheetRules,
    first: Option<Player>,
    scored: SheetScore,
    /// The points of each pair. Kept, so that adding a round does not sum all rounds.
    raw: [u16; 2],
    stop: Option<Stop>,
}

impl Sheet {
    /// An empty sheet by the rules of club pairs.
    #[must_use]
    pub fn new(pairing: Pairing, target: u16) -> Self {
        Self::by_rules(pairing, SheetRules::club(target))
    }

    /// An empty sheet.
    #[must_use]
    pub const fn by_rules(pairing: Pairing, rules: SheetRules) -> Self {
        let scored = SheetScore::Rounds { rounds: Vec::new() };
        Self { pairing, rules, first: None, scored, raw: [0, 0], stop: None }
    }

    /// The empty sheet with only a final score, which may exceed the target.
    ///
    /// ```
    /// use boneyard_club::{Pairing, Player, Sheet};
    ///
    /// let player = |number| Player::new(number).expect("a number from 1 to 64");
    /// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    /// assert_eq!(Sheet::new(pairing, 100).with_final([104, 37], None)?.recorded(), [100, 37]);
    /// assert!(Sheet::new(pairing, 100).with_final([99, 37], None).is_err(), "neither pair has 100");
    /// # Ok::<_, boneyard_club::SheetError>(())
    /// ```
    pub fn with_final(&self, score: [u16; 2], stop: Option<Stop>) -> Result<Self, SheetError> {
        let SheetRules { target, round_points_max, .. } = self.rules;
        if score.iter().all(|pair| *pair >= target) {
            return Err(SheetError::BothReached { target });
        }
        let most = target.saturating_sub(1) + round_points_max;
        if let Some(score) = score.into_iter().find(|pair| *pair > most) {
            return Err(SheetError::TooHigh { score, most });
        }
        let mut sheet = Self {
            scored: SheetScore::Final { score },
            raw: score,
            ..Self::by_rules(self.pairing, self.rules)
        };
        if let Some(stop) = stop {
            sheet.set_stop(stop)?;
        }
        if sheet.outcome().is_none() {
            return Err(SheetError::NotFinished { target });
        }
        Ok(sheet)
    }

    /// Who sits where.
    #[must_use]
    pub const fn pairing(&self) -> &Pairing {
        &self.pairing
    }

    /// The score that wins the match.
    #[must_use]
    pub const fn target(&self) -> u16 {
        self.rules.target
    }

    /// The most points of a round.
    #[must_use]
    pub const fn round_points_max(&self) -> u16 {
        self.rules.round_points_max
    }

    /// The same sheet without rounds. It keeps the leader of the first round.
    #[must_use]
    pub fn without_rounds(&self) -> Self {
        Self { first: self.first, ..Self::by_rules(self.pairing, self.rules) }
    }

    /// The score: all rounds, or only the final score.
    #[must_use]
    pub const fn scored(&self) -> &SheetScore {
        &self.scored
    }

    /// The rounds; empty if only the final score is known.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        match &self.scored {
            SheetScore::Rounds { rounds } => rounds,
            SheetScore::Final { .. } => &[],
        }
    }

    /// How the match was stopped below the target, if it was.
    #[must_use]
    pub const fn stopped(&self) -> Option<Stop> {
        self.stop
    }

    /// The leader of the first round; `None` if unknown.
    #[must_use]
    pub const fn first(&self) -> Option<Player> {
        self.first
    }

    /// Sets the leader of the first round (CLUB-40).
    pub fn set_first(&mut self, player: Player) -> Result<(), SheetError> {
        if !self.pairing.seats(player) {
            return Err(SheetError::NotHere { player, pairing: self.pairing });
        }
        self.first = Some(player);
        Ok(())
    }

    /// Adds a round (CLUB-42).
    pub fn add(&mut self, round: Round) -> Result<(), SheetError> {
        if !round.is_possible(self.rules.round_points_max) {
            return Err(SheetError::Impossible { round, most: self.rules.round_points_max });
        }
        if self.outcome().is_some() {
            return Err(SheetError::Over { score: self.recorded() });
        }
        let SheetScore::Rounds { rounds } = &mut self.scored else {
            return Err(SheetError::Over { score: self.recorded() });
        };
        if rounds.len() >= SHEET_ROUNDS_MAX {
            return Err(SheetError::TooManyRounds { most: SHEET_ROUNDS_MAX });
        }
        rounds.push(round);
        self.raw = self.rules.after(self.raw, round);
        Ok(())
    }

    /// Stops the match below the target. At a tie, `lot` is the winner. If a pair has reached the target, the match ends as
    /// usual (CLUB-60).
    ///
    /// ```
    /// use boneyard_club::{Pair, Pairing, Player, Sheet};
    ///
    /// let player = |number| Player::new(number).expect("a number from 1 to 64");
    /// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    /// let mut sheet = Sheet::new(pairing, 100);
    /// assert!(sheet.stop(None).is_err(), "a tie needs a lot");
    /// sheet.stop(Some(Pair::Second))?;
    /// assert_eq!(sheet.outcome().map(|outcome| outcome.winner), Some(Pair::Second));
    /// # Ok::<_, boneyard_club::SheetError>(())
    /// ```
    pub fn stop(&mut self, lot: Option<Pair>) -> Result<(), SheetError> {
        self.set_stop(lot.map_or(Stop::Ahead, |winner| Stop::Lot { winner }))
    }

    /// Ends the match before a pair has reached the target.
    ///
    /// ```
    /// use boneyard_club::{Pair, Pairing, Player, Sheet, Stop};
    ///
    /// let player = |number| Player::new(number).expect("a number from 1 to 64");
    /// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    /// let mut sheet = Sheet::new(pairing, 100);
    /// sheet.set_stop(Stop::Absent { pair: Pair::Second })?;
    /// assert_eq!((sheet.raw(), sheet.recorded()), ([0, 0], [100, 50]));
    /// let mut played = Sheet::new(pairing, 100);
    /// played.add("31:0".parse()?)?;
    /// assert!(played.set_stop(Stop::Absent { pair: Pair::Second }).is_err(), "both pairs came");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_stop(&mut self, stop: Stop) -> Result<(), SheetError> {
        let [first, second] = self.raw();
        let reached = first.max(second) >= self.rules.target;
        match stop {
            Stop::Absent { .. } if *self.scored() != (SheetScore::Rounds { rounds: Vec::new() }) => {
                Err(SheetError::WasPlayed)
            }
            Stop::Expelled { .. } if reached => Err(SheetError::Over { score: self.recorded() }),
            Stop::Lot { .. } if first != second => Err(SheetError::NotLevel { score: [first, second] }),
            Stop::Ahead if first == second => Err(SheetError::Level { score: first }),
            Stop::Ahead if reached => Ok(()),
            Stop::Ahead | Stop::Lot { .. } | Stop::Absent { .. } | Stop::Expelled { .. } => {
                self.stop = Some(stop);
                Ok(())
            }
        }
    }

    /// The score after another round, not capped at the target.
    #[must_use]
    pub fn after(&self, score: [u16; 2], round: Round) -> [u16; 2] {
        self.rules.after(score, round)
    }

    /// The points of each pair, not capped at the target.
    #[must_use]
    pub const fn raw(&self) -> [u16; 2] {
        self.raw
    }

    /// The recorded score, capped at the target (CLUB-46) unless the regulation records it as it is. The regulation also says
    /// the score of a walkover and after an expulsion.
    ///
    /// ```
    /// use boneyard_club::{Pairing, Player, Sheet};
    ///
    /// let player = |number| Player::new(number).expect("a number from 1 to 64");
    /// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    /// let sheet = Sheet::new(pairing, 100).with_final([118, 40], None)?;
    /// assert_eq!((sheet.raw(), sheet.recorded()), ([118, 40], [100, 40]));
    /// # Ok::<_, boneyard_club::SheetError>(())
    /// ```
    #[must_use]
    pub fn recorded(&self) -> [u16; 2] {
        let most = if self.rules.excess { u16::MAX } else { self.rules.target };
        let MishapRules { walkover, expulsion, .. } = self.rules.mishaps;
        match self.stop {
            Some(Stop::Absent { pair }) => {
                let half = walkover.lost == AbsentScore::Half;
                self.rules.forfeited(pair, if half { self.rules.target / 2 } else { 0 })
            }
            Some(Stop::Expelled { pair }) => {
                let keeps = expulsion.score == ExpelledScore::Keeps;
                self.rules.forfeited(pair, if keeps { self.raw()[pair.index()] } else { 0 })
            }
            Some(Stop::Ahead | Stop::Lot { .. }) | None => self.raw().map(|score| score.min(most)),
        }
    }

    /// The pair for which the match does not count, because it did not come and the regulation says so.
    #[must_use]
    pub fn uncounted(&self) -> Option<Pair> {
        match self.stop {
            Some(Stop::Absent { pair }) => {
                (self.rules.mishaps.walkover.absent == AbsentResult::Nothing).then_some(pair)
            }
            _ => None,
        }
    }

    /// How the match ended, if a pair did not come or a player was expelled.
    pub(crate) const fn forfeit(&self) -> Option<Ending> {
        match self.stop {
            Some(Stop::Absent { .. }) => Some(Ending::Absent),
            Some(Stop::Expelled { .. }) => Some(Ending::Expelled),
            Some(Stop::Ahead | Stop::Lot { .. }) | None => None,
        }
    }

    /// The pair that did not come.
    #[must_use]
    pub const fn absent(&self) -> Option<Pair> {
        match self.stop {
            Some(Stop::Absent { pair }) => Some(pair),
            _ => None,
        }
    }

    /// The outcome; `None` while the match is in progress.
    #[must_use]
    pub fn outcome(&self) -> Option<MatchOutcome> {
        let score = self.recorded();
        let ahead = if score[0] > score[1] { Pair::First } else { Pair::Second };
        let (winner, ending) = match self.stop {
            Some(Stop::Lot { winner }) => (winner, Ending::Lot),
            Some(Stop::Ahead) => (ahead, Ending::Stopped),
            Some(Stop::Absent { pair }) => (pair.other(), Ending::Absent),
            Some(Stop::Expelled { pair }) => (pair.other(), Ending::Expelled),
            None if score[ahead.index()] >= self.rules.target => (ahead, Ending::Target),
            None => return None,
        };
        let worth = self.rules.worth(score[winner.other().index()], ending);
        Some(MatchOutcome { winner, score, ending, target: self.rules.target, worth })
    }

    /// The leader of a round, from 1; `None` if unknown. The lead passes counter-clockwise, no matter which pair won (CLUB-41). If the
    /// regulation lets the winner lead, only the leader up to the first won round is known. After a round without a winner the
    /// same player leads again if the regulation says so.
    ///
    /// ```
    /// use boneyard_club::{Pairing, Player, Sheet};
    ///
    /// let player = |number| Player::new(number).expect("a number from 1 to 64");
    /// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    /// let mut sheet = Sheet::new(pairing, 100);
    /// sheet.set_first(player(1))?;
    /// assert_eq!([1, 2, 3].map(|round| sheet.leader_of(round)), [1, 3, 2].map(Player::new));
    /// # Ok::<_, boneyard_club::SheetError>(())
    /// ```
    #[must_use]
    pub fn leader_of(&self, round: usize) -> Option<Player> {
        let (first, before) = (self.pairing.seat_of(self.first?)?, round.checked_sub(1)?);
        let kept = self.rounds().iter().take(before).filter(|round| self.rules.keeps_lead(**round)).count();
        match self.rules.lead {
            LeadRule::Rotates => Some(self.pairing.at(first.after(before - kept))),
            LeadRule::Winner if kept == before => self.first,
            LeadRule::Winner => None,
        }
    }

    /// The leader of the next round; `None` if the match is over or the leader is unknown.
    #[must_use]
    pub fn next_lead(&self) -> Option<Player> {
        if self.outcome().is_some() {
            return None;
        }
        self.leader_of(self.rounds().len() + 1)
    }

    /// The pair in whose column a round is written. The zero of a tied round goes in the entered column, else in the
    /// column of the pair that led (T-7); `None` if that is unknown, or without such a round.
    #[must_use]
    pub fn column_of(&self, round: usize) -> Option<Pair> {
        match self.rounds().get(round.checked_sub(1)?)? {
            Round::Won { pair, .. } => Some(*pair),
            Round::Tied { column: Some(pair) } => Some(*pair),
            Round::Annulled => None,
            Round::Tied { column: None } => self.pairing.pair_of(self.leader_of(round)?),
        }
    }
}
