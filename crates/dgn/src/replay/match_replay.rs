//! A match while its record is replayed: the rounds so far, and how each kind of round enters it.

use boneyard_rules::{
    BySeat, Lead, Match, Outcome, Rules, RulesError, Seat, Settlement, Standing,
    ruleset::{Below, BlockTie},
};

use super::{
    settling::{RoundEnding, SettlingError, check_points, finish, side_named},
    tracked_round::{TrackedRound, with_legal},
};
use crate::{
    error::DgnError,
    record::{Ended, Record, RoundRecord, SideStart, Start},
    turn::Turn,
};

/// A replayed match.
pub(crate) struct ReplayedMatch {
    pub(crate) game: Match,
    pub(crate) rounds: Vec<ReplayedRound>,
    pub(crate) next: Next,
}

/// A replayed round.
pub(crate) struct ReplayedRound {
    pub(crate) number: u32,
    /// Who led, where that is settled.
    pub(crate) lead: Option<Seat>,
    /// The seat that was due to lead: another one where 6-6 was announced.
    pub(crate) due: Option<Seat>,
    /// The turns, with nothing left out.
    pub(crate) turns: Vec<Turn>,
    /// `None` while it is open.
    pub(crate) ended: Option<Ended>,
    /// What it wrote, and what each seat's tiles counted; only where it was won, lost or tied.
    pub(crate) settled: Option<Settled>,
    /// How the match stood after it.
    pub(crate) standing: Standing,
    /// Who leads next, where that is settled.
    pub(crate) next_lead: Option<Seat>,
}

pub(crate) struct Settled {
    pub(crate) settlement: Settlement,
    pub(crate) values: BySeat<Option<u32>>,
}

/// What may happen after the record's last line.
pub(crate) enum Next {
    /// A round may begin, led by this seat where that is settled.
    Round(Option<Seat>),
    /// The match is over, or was broken off.
    Over,
    /// The deal must be thrown back.
    Redeal,
    /// A seat plays.
    Turn {
        seat: Seat,
        /// What it may do, where its tiles are known.
        legal: Option<Vec<String>>,
        /// Who may announce before it does.
        announcer: Option<Seat>,
    },
}

/// A match whose rounds are replayed one after the other.
pub(crate) struct MatchReplay<'a> {
    pub(crate) record: &'a Record,
    pub(crate) game: Match,
    pub(crate) rounds: Vec<ReplayedRound>,
    pub(crate) next: Next,
    pub(crate) cut: bool,
}

impl MatchReplay<'_> {
    pub(crate) fn rules(&self) -> &Rules {
        &self.record.rules
    }

    pub(crate) fn seats(&self) -> usize {
        self.record.players.seats()
    }

    /// Who leads the next round, where that is settled before the deal.
    pub(crate) fn due(&self) -> Option<Seat> {
        match self.game.lead() {
            Lead::Seat(seat) if self.game.end().is_none() => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn anybody(&self) -> Vec<Seat> {
        Seat::all(self.seats()).collect()
    }

    /// Checks that nothing in the record says that the round is over.
    pub(crate) fn must_be_open(
        &self,
        round: &RoundRecord,
        tracked: Option<&TrackedRound>,
    ) -> Result<(), DgnError> {
        let recorded = [
            round.end.as_ref().map(|end| end.line),
            round.left.iter().map(|left| left.line).min(),
            round.scores.iter().chain(&round.totals).map(|points| points.line).min(),
        ];
        let Some(line) = recorded.into_iter().flatten().min() else { return Ok(()) };
        if round.end.as_ref().is_some_and(|end| end.line == line && end.value == Ended::Redeal) {
            return Err(DgnError::new(line, "this deal stands by the rules; it is played"));
        }
        Err(DgnError::new(
            line,
            match tracked {
                None => "the round is not over; its deal and turns come first".into(),
                Some(tracked) => match tracked.legal() {
                    Some(legal) => {
                        with_legal(&format!("the round is not over; seat {} plays", tracked.turn()), &legal)
                    }
                    None => format!("the round is not over; seat {} plays", tracked.turn()),
                },
            },
        ))
    }

    pub(crate) fn check_nothing_written(&self, round: &RoundRecord) -> Result<(), DgnError> {
        let totals: Vec<i32> = self.game.standing().accounts.iter().map(|account| account.points).collect();
        check_points(&self.game, round, &vec![0; totals.len()], &totals)
    }

    pub(crate) fn thrown_back(&mut self, round: &RoundRecord, last: bool) -> Result<ReplayedRound, DgnError> {
        let wrong_end = round.end.as_ref().filter(|end| end.value != Ended::Redeal).map(|end| end.line);
        let wrong = [
            round.lead.as_ref().map(|lead| lead.line),
            round.turns.first().map(|turn| turn.line),
            round.left.iter().map(|left| left.line).min(),
            wrong_end,
        ];
        if let Some(line) = wrong.into_iter().flatten().min() {
            return Err(DgnError::new(
                line,
                "this deal is thrown back by the rules; only `end redeal` may follow",
            ));
        }
        let due = self.due();
        if round.end.is_none() && last {
            self.must_be_open(round, None)?;
            self.next = Next::Redeal;
            return Ok(self.written(round, None, None));
        }
        self.check_nothing_written(round)?;
        self.game.count_redeal();
        self.next = Next::Round(due);
        let mut played = self.written(round, None, Some(Ended::Redeal));
        played.next_lead = due;
        Ok(played)
    }

    /// A round that ended by the clock or by hand: it writes nothing.
    pub(crate) fn broken_off(
        &mut self,
        round: &RoundRecord,
        leader: Option<Seat>,
    ) -> Result<ReplayedRound, DgnError> {
        self.check_nothing_written(round)?;
        let ended = round.end.as_ref().map(|end| end.value);
        if let Some(Ended::Timeout(seat)) = ended {
            self.game.eliminate(seat);
        }
        self.next = Next::Over;
        Ok(self.written(round, leader, ended))
    }

    pub(crate) fn settle(
        &mut self,
        round: &RoundRecord,
        ending: &RoundEnding,
        last: bool,
    ) -> Result<ReplayedRound, DgnError> {
        let ended = match ending.outcome {
            Outcome::Out(seat) => Ended::Out(seat),
            Outcome::Blocked(seat) => Ended::Blocked(seat),
        };
        let leader = if let [leader] = ending.leaders[..] { Some(leader) } else { None };
        let (after, settlement) = match finish(&self.game, ending, round) {
            Ok(finished) => finished,
            Err(SettlingError::Points(fault)) => return Err(fault),
            // What is missing may stand where the record could not be read.
            Err(_) if self.cut && last => return Ok(self.written(round, leader, None)),
            Err(missing) => {
                let line = round.end.as_ref().map(|end| end.line);
                let line = line.or_else(|| round.left.iter().map(|left| left.line).max());
                let line = line.or_else(|| round.turns.last().map(|turn| turn.line));
                return Err(DgnError::new(line.unwrap_or(round.number.line), format!("{missing}")));
            }
        };
        self.game = after;
        self.next = if self.game.end().is_some() { Next::Over } else { Next::Round(self.due()) };
        let values = ending.values.map(|value| (value.start() == value.end()).then_some(*value.start()));
        let mut played = self.written(round, leader, Some(ended));
        played.settled = Some(Settled { settlement, values });
        played.next_lead = self.due();
        Ok(played)
    }

    pub(crate) fn written(
        &self,
        round: &RoundRecord,
        lead: Option<Seat>,
        ended: Option<Ended>,
    ) -> ReplayedRound {
        ReplayedRound {
            number: round.number.value,
            lead,
            due: lead,
            turns: Vec::new(),
            ended,
            settled: None,
            standing: self.game.standing().clone(),
            next_lead: None,
        }
    }
}

/// The match before the first round of the record.
pub(super) fn begun(record: &Record, first: u32) -> Result<Match, DgnError> {
    let rules = &record.rules;
    let seats = record.players.seats();
    let refused = |fault: RulesError| DgnError::new(0, format!("{fault}"));
    let fresh = Match::new(rules.clone(), seats).map_err(refused)?;
    let mut standing = fresh.standing().clone();
    for start in &record.start {
        let fault = |what: String| DgnError::new(start.line, what);
        match start.value {
            Start::Carried(points) => {
                if !matches!(rules.score.block_tie, BlockTie::Eggs | BlockTie::Carry) && points > 0 {
                    return Err(fault("under these rules no points wait on the table".into()));
                }
                standing.carried = points;
            }
            Start::Side(SideStart { side, points, remembered }) => {
                let side = side_named(&fresh, side, start.line)?;
                let opens = rules.account.open_at > 0;
                if remembered > 0 && !(opens && rules.account.below == Below::Remembered) {
                    return Err(fault("under these rules no points are remembered".into()));
                }
                if remembered > 0 && points != 0 {
                    return Err(fault("an open account remembers nothing; write the points alone".into()));
                }
                if points != 0 && !rules.score.writes_points() {
                    return Err(fault("under these rules no points are written".into()));
                }
                let account = &mut standing.accounts[side];
                account.points = points;
                account.remembered = remembered;
                account.open = !opens || points != 0;
                if opens && account.open {
                    // Of a match taken up midway the first open line says whose account opened first.
                    standing.first_open.get_or_insert(side);
                }
            }
        }
    }
    Match::resume(rules.clone(), seats, standing, first).map_err(refused)
}
