//! The state of a match while its record is replayed, and how a settled, redealt or broken-off round changes it.

use boneyard_rules::{
    BySeat, Lead, Match, Outcome, Round, Rules, RulesError, Seat, Settlement, Standing, Tile,
    ruleset::{Below, BlockTie},
};

use super::{
    settling::{RoundEnding, SettlingError, check_points, settle_recorded, side_named},
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
    /// The leader, if that is decided.
    pub(crate) lead: Option<Seat>,
    /// The seat that was due to lead. It differs from `lead` if another seat announced 6-6.
    pub(crate) due: Option<Seat>,
    /// Whether a lot gives the lead.
    pub(crate) by_lot: bool,
    /// The turns, with every place and drawn tile that is known.
    pub(crate) turns: Vec<Turn>,
    /// The round itself, if every tile is known.
    pub(crate) known: Option<Box<KnownReplay>>,
    /// How the round ended; `None` until it has ended.
    pub(crate) ended: Option<Ended>,
    /// The score; `None` for a round that was redealt, broken off or has not ended.
    pub(crate) settled: Option<Settled>,
    /// The standing of the match after the round.
    pub(crate) standing: Standing,
    /// The leader of the next round, if that is decided.
    pub(crate) next_lead: Option<Seat>,
}

/// A replayed round in which every tile is known.
#[derive(Clone, Debug)]
pub struct KnownReplay {
    /// The number of the round in the record.
    pub number: u32,
    /// The standing of the match before the round.
    pub standing: Standing,
    /// The round before its first action.
    pub dealt: Round,
    /// The round after its last action.
    pub played: Round,
    /// The boneyard in the order in which it was or would be drawn; `None` where the record does not have it.
    pub boneyard: Option<Vec<Tile>>,
}

/// The score of a round, and the points of each seat's tiles; `None` for an unknown hand.
pub(crate) struct Settled {
    pub(crate) settlement: Settlement,
    pub(crate) values: BySeat<Option<u32>>,
}

/// What may follow the record's last line.
pub(crate) enum Next {
    /// A new round, led by this seat if that is decided.
    Round(Option<Seat>),
    /// Nothing: the match is over or was broken off.
    Over,
    /// A redeal.
    Redeal,
    /// A turn of this seat.
    Turn {
        seat: Seat,
        /// The legal turns; `None` if some tiles of the seat are unknown.
        legal: Option<Vec<String>>,
        /// The seat that may announce 6-6 first.
        announcer: Option<Seat>,
    },
}

/// The state of a match while its rounds are replayed in order.
pub(crate) struct MatchReplay<'a> {
    pub(crate) record: &'a Record,
    pub(crate) game: Match,
    pub(crate) rounds: Vec<ReplayedRound>,
    pub(crate) next: Next,
    /// Whether a malformed line follows in the text, so that lines missing at the end of the record are no mistake.
    pub(crate) is_cut: bool,
}

impl MatchReplay<'_> {
    pub(crate) fn rules(&self) -> &Rules {
        &self.record.rules
    }

    pub(crate) fn seats(&self) -> usize {
        self.record.players.seats()
    }

    /// The leader of the next round, if that is decided before the deal.
    pub(crate) fn due(&self) -> Option<Seat> {
        match self.game.lead() {
            Lead::Seat(seat) if self.game.end().is_none() => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn all_seats(&self) -> Vec<Seat> {
        Seat::all(self.seats()).collect()
    }

    /// Checks that the record has no line that only a finished round may have.
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

    /// Checks that the record scores nothing for this round.
    pub(crate) fn check_nothing_scored(&self, round: &RoundRecord) -> Result<(), DgnError> {
        let totals: Vec<i32> = self.game.standing().accounts.iter().map(|account| account.points).collect();
        check_points(&self.game, round, &vec![0; totals.len()], &totals)
    }

    /// Adds a deal that the rules redeal.
    pub(crate) fn redealt(
        &mut self,
        round: &RoundRecord,
        is_last_round: bool,
    ) -> Result<ReplayedRound, DgnError> {
        let wrong_end = round.end.as_ref().filter(|end| end.value != Ended::Redeal).map(|end| end.line);
        let wrong = [
            round.lead.as_ref().map(|lead| lead.line),
            round.turns.first().map(|turn| turn.line),
            round.left.iter().map(|left| left.line).min(),
            wrong_end,
        ];
        if let Some(line) = wrong.into_iter().flatten().min() {
            return Err(DgnError::new(line, "the rules require a redeal; only `end redeal` may follow"));
        }
        let due = self.due();
        if round.end.is_none() && is_last_round {
            self.must_be_open(round, None)?;
            self.next = Next::Redeal;
            return Ok(self.replayed_round(round, None, None));
        }
        self.check_nothing_scored(round)?;
        self.game.count_redeal();
        self.next = Next::Round(due);
        let mut played = self.replayed_round(round, None, Some(Ended::Redeal));
        played.next_lead = due;
        Ok(played)
    }

    /// Adds a round that a timeout or the players broke off. Such a round scores nothing.
    pub(crate) fn add_unfinished_round(
        &mut self,
        round: &RoundRecord,
        leader: Option<Seat>,
    ) -> Result<ReplayedRound, DgnError> {
        self.check_nothing_scored(round)?;
        let ended = round.end.as_ref().map(|end| end.value);
        if let Some(Ended::Timeout(seat)) = ended {
            self.game.eliminate(seat);
        }
        self.next = Next::Over;
        Ok(self.replayed_round(round, leader, ended))
    }

    /// Adds a finished round with its score.
    pub(crate) fn settle(
        &mut self,
        round: &RoundRecord,
        ending: &RoundEnding,
        is_last_round: bool,
    ) -> Result<ReplayedRound, DgnError> {
        let ended = match ending.outcome {
            Outcome::Out(seat) => Ended::Out(seat),
            Outcome::Blocked(seat) => Ended::Blocked(seat),
        };
        let leader = if let [leader] = ending.leaders[..] { Some(leader) } else { None };
        let (after, settlement) = match settle_recorded(&self.game, ending, round) {
            Ok(finished) => finished,
            Err(SettlingError::Points(fault)) => return Err(fault),
            // The missing line may come after the malformed line.
            Err(_) if self.is_cut && is_last_round => return Ok(self.replayed_round(round, leader, None)),
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
        let mut played = self.replayed_round(round, leader, Some(ended));
        played.settled = Some(Settled { settlement, values });
        played.next_lead = self.due();
        Ok(played)
    }

    /// A replayed round without turns and score.
    pub(crate) fn replayed_round(
        &self,
        round: &RoundRecord,
        lead: Option<Seat>,
        ended: Option<Ended>,
    ) -> ReplayedRound {
        ReplayedRound {
            number: round.number.value,
            lead,
            due: lead,
            by_lot: false,
            known: None,
            turns: Vec::new(),
            ended,
            settled: None,
            standing: self.game.standing().clone(),
            next_lead: None,
        }
    }
}

/// The match before the first round of the record. `first` is the number of that round.
pub(super) fn match_before(record: &Record, first: u32) -> Result<Match, DgnError> {
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
                    return Err(fault("under these rules no points are carried over".into()));
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
                    return Err(fault("under these rules no points are scored".into()));
                }
                let account = &mut standing.accounts[side];
                account.points = points;
                account.remembered = remembered;
                account.open = !opens || points != 0;
                if opens && account.open {
                    // In a resumed match the first line of an open account names the side that opened first.
                    standing.first_open.get_or_insert(side);
                }
            }
        }
    }
    Match::resume(rules.clone(), seats, standing, first).map_err(refused)
}
