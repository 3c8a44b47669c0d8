//! Plays a record under its rules, round by round.

use alloc::{format, string::String, vec::Vec};

use super::{
    believed::{Opening, believing},
    course::{held_after, moves, of_turns},
    deal::{Due, Opener, Tiles},
    dealt::Dealt,
    line::DgnError,
    outcome::{Ending, check_points, finish, side_named},
    record::{At, Ended, Left, Record, RoundRecord, SideStart, Start, Step, Turn},
    result::check_result,
    table::{Table, Value, listed},
};
use crate::{
    error::RulesError,
    instant::announced_tile,
    lead::{Lead, MustLead},
    matches::Match,
    position::Outcome,
    round::Round,
    rules::{Below, BlockTie, Rules},
    seat::{BySeat, Seat},
    settle::{Settlement, Standing},
    tally::Tally,
    tile::Tile,
    tiles::{WIDE, Wide},
};

/// A record that was played.
pub(crate) struct Played {
    pub(crate) game: Match,
    pub(crate) rounds: Vec<PlayedRound>,
    pub(crate) next: Next,
}

/// A round that was played.
pub(crate) struct PlayedRound {
    pub(crate) number: u32,
    /// Who led, where that is settled.
    pub(crate) lead: Option<Seat>,
    /// Who was due to lead: somebody else where 6-6 was announced.
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

/// Plays a record. `cut` says that its end could not be read: then nothing is missed there.
pub(crate) fn play(record: &Record, cut: bool) -> Result<Played, DgnError> {
    let first = record.rounds.first().map_or(1, |round| round.number.is);
    let mut play =
        Play { record, game: begun(record, first)?, rounds: Vec::new(), next: Next::Round(None), cut };
    play.next = Next::Round(play.due());
    for (index, round) in record.rounds.iter().enumerate() {
        let number = play.rounds.last().map_or(first, |last: &PlayedRound| last.number + 1);
        let fault = |what: String| Err(DgnError::new(round.number.line, what));
        if let Some(open) = play.rounds.last().filter(|last| last.ended.is_none()) {
            return fault(format!("round {} is not over; it goes on first", open.number));
        }
        match play.next {
            Next::Over if play.game.end().is_some() => {
                return fault("the match is over; nothing follows but `result`".into());
            }
            Next::Over => return fault("the match was stopped; nothing follows but `result`".into()),
            _ => {}
        }
        if round.number.is != number {
            return fault(format!("rounds are numbered in sequence; this is round {number}"));
        }
        let last = index + 1 == record.rounds.len();
        let played = play.round(round, last)?;
        play.rounds.push(played);
    }
    if let Some(result) = &record.result {
        check_result(&play.game, result)?;
    }
    Ok(Played { game: play.game, rounds: play.rounds, next: play.next })
}

/// The match before the first round of the record.
fn begun(record: &Record, first: u32) -> Result<Match, DgnError> {
    let rules = &record.rules;
    let seats = record.players.seats();
    let refused = |fault: RulesError| DgnError::new(0, format!("{fault}"));
    let fresh = Match::new(rules.clone(), seats).map_err(refused)?;
    let mut standing = fresh.standing().clone();
    for start in &record.start {
        let fault = |what: String| DgnError::new(start.line, what);
        match start.is {
            Start::Carried(points) => {
                if !matches!(rules.score.block_tie, BlockTie::Eggs | BlockTie::Carry) && points > 0 {
                    return Err(fault("under these rules no points wait on the table".into()));
                }
                standing.carried = points;
            }
            Start::Side(SideStart { side, points, remembered }) => {
                let side = side_named(&fresh, side).map_err(fault)?;
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
                    // Of a match taken up midway the first open line tells whose account opened first.
                    standing.first_open.get_or_insert(side);
                }
            }
        }
    }
    Match::taken_up(rules.clone(), seats, standing, first).map_err(refused)
}

pub(super) struct Play<'a> {
    pub(super) record: &'a Record,
    pub(super) game: Match,
    pub(super) rounds: Vec<PlayedRound>,
    pub(super) next: Next,
    pub(super) cut: bool,
}

impl Play<'_> {
    pub(super) fn rules(&self) -> &Rules {
        &self.record.rules
    }

    pub(super) fn seats(&self) -> usize {
        self.record.players.seats()
    }

    /// Who leads the next round, where that is settled before the deal.
    pub(super) fn due(&self) -> Option<Seat> {
        match self.game.lead() {
            Lead::Seat(seat) if self.game.end().is_none() => Some(seat),
            _ => None,
        }
    }

    fn round(&mut self, round: &RoundRecord, last: bool) -> Result<PlayedRound, DgnError> {
        let tiles = self.tiles(round)?;
        self.check_course_lines(round)?;
        let due = self.due_leader(round, &tiles);
        if matches!(due, Due::Redeal) {
            return self.thrown_back(round, last);
        }
        let told = round.end.as_ref().map(|end| end.is);
        // Hands that nobody wrote down may well have been thrown back.
        let unknown = tiles.hands.iter().any(|hand| hand.unknown > 0);
        if told == Some(Ended::Redeal) && unknown && round.turns.is_empty() && round.left.is_empty() {
            return self.thrown_back(round, last);
        }
        let opener = self.opener(round, due)?;
        let due = opener.leads;
        let announced = self.announced(round, &tiles)?;
        let opener = match announced {
            // Whoever announces 6-6 leads it, whoever was due.
            Some(seat) => Opener::leads(Some(seat), Opening::OneOf([announced_tile()].into_iter().collect())),
            None => opener,
        };
        let played = self.led(round, &tiles, opener, last)?;
        // Where the seats draw for the hub, whoever finds it was due; until then nobody is, though the stock may tell.
        let told = round.lead.as_ref().map(|lead| lead.is);
        let due = if let Opening::Drawn(_) = opener.opening { played.lead.or(told) } else { due };
        Ok(PlayedRound { due, ..played })
    }

    /// A round whose leader is settled, as far as it can be.
    fn led(
        &mut self,
        round: &RoundRecord,
        tiles: &Tiles,
        Opener { leads, begins, opening }: Opener,
        last: bool,
    ) -> Result<PlayedRound, DgnError> {
        let told = round.end.as_ref().map(|end| end.is);
        let told_without_play =
            matches!(told, Some(Ended::Out(_) | Ended::Blocked(_))) && round.deals.is_empty();
        if round.turns.is_empty() && (!round.left.is_empty() || told_without_play) {
            return self.told(round, tiles, leads, last);
        }

        if let (false, Some(turn)) = (tiles.dealt, round.turns.first()) {
            let missing =
                Seat::all(self.seats()).find(|seat| !round.deals.iter().any(|deal| deal.is.0 == *seat));
            let seat = missing.unwrap_or(Seat::FIRST);
            let what =
                format!("the hand of seat {seat} is missing; write `deal {seat} ?n` where it is not known");
            return Err(DgnError::new(turn.line, what));
        }
        let mut table = match begins {
            Some(begins) if tiles.dealt => Some(self.table(round, tiles, begins, opening)?),
            _ => None,
        };
        let turns = match &mut table {
            Some(table) => self.turns(round, table, last)?,
            None => Vec::new(),
        };
        let leader = match (opening, &table) {
            // Who leads is settled when the hub lies.
            (Opening::Drawn(_), Some(table)) => table.led(),
            _ => leads,
        };
        if let (Opening::Drawn(hub), Some(finder)) = (opening, leader) {
            self.check_finder(round, hub, finder)?;
        }
        let outcome = self.outcome(round, table.as_ref(), last);
        let played = if let (Some(outcome), Some(table)) = (outcome, &mut table) {
            let values = self.left(round, table)?;
            self.check_end(round, outcome)?;
            let dealt = self.rules().hand_size(self.seats()).unwrap_or(0);
            let tally = Tally::of(self.rules(), self.game.standing(), self.seats(), moves(&turns));
            let ending = Ending {
                outcome,
                leaders: leader.into_iter().collect(),
                values: &values,
                tiles: held_after(dealt, self.seats(), &turns),
                made: tally.made(),
                paid: tally.paid(),
                first_at_target: tally.first_at_target(),
                course: of_turns(&turns, outcome),
            };
            self.settle(round, &ending, last)?
        } else if let Some(Ended::Timeout(_) | Ended::Stopped) = told {
            self.broken_off(round, leader)?
        } else {
            self.must_be_open(round, table.as_ref())?;
            self.next = match &table {
                Some(table) => {
                    let announcer = self.may_announce(tiles).filter(|_| turns.is_empty());
                    Next::Turn { seat: table.turn(), legal: table.legal(), announcer }
                }
                None => Next::Round(leader),
            };
            self.written(round, leader, None)
        };
        Ok(PlayedRound { turns, ..played })
    }

    fn table(
        &self,
        round: &RoundRecord,
        tiles: &Tiles,
        leader: Seat,
        opening: Opening,
    ) -> Result<Table, DgnError> {
        let rules = self.rules();
        let hands_known = tiles.hands.iter().all(|hand| hand.unknown == 0);
        let order: Option<Vec<Tile>> =
            tiles.stock.as_ref().and_then(|stock| stock.iter().copied().collect::<Option<Vec<Tile>>>());
        let nothing_told = tiles.stock.as_ref().is_none_or(|stock| stock.iter().all(Option::is_none));
        let draws_known = round.turns.iter().all(|turn| turn.is.drawn().all(|drawn| drawn.is_some()));
        if !hands_known || (order.is_none() && !(nothing_told && draws_known)) {
            let stock = tiles.stock.clone().unwrap_or_else(|| alloc::vec![None; tiles.stock_len]);
            return Ok(Table::Believed(believing(rules, &tiles.hands, stock, leader, opening)));
        }
        let hands = tiles.hands.map(|hand| hand.known.clone());
        let boneyard = order.clone().unwrap_or_else(|| {
            let dealt: Wide = hands.iter().flatten().copied().collect();
            rules.set::<WIDE>(self.seats()).without(dealt).iter().collect()
        });
        let must_lead = match opening {
            Opening::Any => MustLead::Any,
            Opening::Double => MustLead::Double,
            Opening::OneOf(tiles) => tiles.first().map_or(MustLead::Any, MustLead::Tile),
            Opening::Drawn(hub) => MustLead::Tile(hub),
        };
        let dealt = Round::deal(rules, hands, boneyard, leader, must_lead)
            .map_err(|fault| DgnError::new(round.number.line, format!("{fault}")))?;
        Ok(Table::Dealt(Dealt::new(dealt, order)))
    }

    fn turns(&self, round: &RoundRecord, table: &mut Table, last: bool) -> Result<Vec<Turn>, DgnError> {
        let mut whole = Vec::with_capacity(round.turns.len());
        for (index, turn) in round.turns.iter().enumerate() {
            let fault = |what: String| DgnError::new(turn.line, what);
            let in_time =
                matches!(round.end.as_ref().map(|end| end.is), Some(Ended::Timeout(_) | Ended::Stopped));
            let broken_off = in_time && index + 1 == round.turns.len();
            let unfinished = turn.is.is_unfinished() || broken_off;
            whole.push(taken(table, &turn.is, unfinished).map_err(fault)?);
            if !turn.is.is_unfinished() {
                continue;
            }
            let follows = index + 1 < round.turns.len()
                || !(last && round.left.is_empty() && round.scores.is_empty() && round.totals.is_empty())
                || (round.end.is_some() || self.record.result.is_some()) && !in_time;
            if follows {
                let what = "this turn is not finished, so nothing may follow it";
                return Err(fault(match table.legal() {
                    Some(legal) => listed(what, &legal),
                    None => format!("{what}; it ends in a play or in `pass`"),
                }));
            }
        }
        Ok(whole)
    }

    /// How the round ended at the table, for all that is known.
    fn outcome(&self, round: &RoundRecord, table: Option<&Table>, last: bool) -> Option<Outcome> {
        let table = table?;
        let told_of_block = match round.end.as_ref().map(|end| end.is) {
            Some(Ended::Timeout(_) | Ended::Stopped) => return table.outcome(),
            Some(end) => matches!(end, Ended::Blocked(_)),
            // Whatever follows the turns says that they are over.
            None => !(last && round.left.is_empty() && round.scores.is_empty() && round.totals.is_empty()),
        };
        table.outcome().or_else(|| table.could_be_blocked(told_of_block))
    }

    /// What each seat was left with, checked against the `left` lines.
    fn left(&self, round: &RoundRecord, table: &mut Table) -> Result<BySeat<Value>, DgnError> {
        let mut lines: Vec<&At<(Seat, Left)>> = round.left.iter().collect();
        lines.sort_by_key(|left| left.line);
        let mut pips = BySeat::new(self.seats(), |_| None);
        for line in lines {
            let (seat, left) = &line.is;
            pips[*seat] = table.left(*seat, left).map_err(|what| DgnError::new(line.line, what))?;
        }
        let value = |seat: Seat| pips[seat].map_or_else(|| table.value(self.rules(), seat), Value::Known);
        Ok(BySeat::new(self.seats(), value))
    }

    fn check_end(&self, round: &RoundRecord, outcome: Outcome) -> Result<(), DgnError> {
        let by_rules = match outcome {
            Outcome::Out(seat) => Ended::Out(seat),
            Outcome::Blocked(seat) => Ended::Blocked(seat),
        };
        match &round.end {
            Some(end) if end.is != by_rules => Err(DgnError::new(
                end.line,
                format!("`end {}` differs from the rules; by them it is `end {by_rules}`", end.is),
            )),
            _ => Ok(()),
        }
    }

    /// Checks that nothing in the record says that the round is over.
    pub(super) fn must_be_open(&self, round: &RoundRecord, table: Option<&Table>) -> Result<(), DgnError> {
        let told = [
            round.end.as_ref().map(|end| end.line),
            round.left.iter().map(|left| left.line).min(),
            round.scores.iter().chain(&round.totals).map(|points| points.line).min(),
        ];
        let Some(line) = told.into_iter().flatten().min() else { return Ok(()) };
        if round.end.as_ref().is_some_and(|end| end.line == line && end.is == Ended::Redeal) {
            return Err(DgnError::new(line, "this deal stands by the rules; it is played"));
        }
        Err(DgnError::new(
            line,
            match table {
                None => "the round is not over; its deal and turns come first".into(),
                Some(table) => match table.legal() {
                    Some(legal) => {
                        listed(&format!("the round is not over; seat {} plays", table.turn()), &legal)
                    }
                    None => format!("the round is not over; seat {} plays", table.turn()),
                },
            },
        ))
    }

    pub(super) fn check_nothing_written(&self, round: &RoundRecord) -> Result<(), DgnError> {
        let totals: Vec<i32> = self.game.standing().accounts.iter().map(|account| account.points).collect();
        check_points(&self.game, round, &alloc::vec![0; totals.len()], &totals)
    }

    /// A round that ended by the clock or by hand: it writes nothing.
    pub(super) fn broken_off(
        &mut self,
        round: &RoundRecord,
        leader: Option<Seat>,
    ) -> Result<PlayedRound, DgnError> {
        self.check_nothing_written(round)?;
        let ended = round.end.as_ref().map(|end| end.is);
        if let Some(Ended::Timeout(seat)) = ended {
            self.game.eliminate(seat);
        }
        self.next = Next::Over;
        Ok(self.written(round, leader, ended))
    }

    pub(super) fn settle(
        &mut self,
        round: &RoundRecord,
        ending: &Ending,
        last: bool,
    ) -> Result<PlayedRound, DgnError> {
        let ended = match ending.outcome {
            Outcome::Out(seat) => Ended::Out(seat),
            Outcome::Blocked(seat) => Ended::Blocked(seat),
        };
        let leader = if let [leader] = ending.leaders[..] { Some(leader) } else { None };
        let (after, settlement) = match finish(&self.game, ending, round) {
            Ok(finished) => finished,
            Err(Ok(fault)) => return Err(fault),
            // What is missing may stand where the record could not be read.
            Err(Err(_)) if self.cut && last => return Ok(self.written(round, leader, None)),
            Err(Err(what)) => {
                let line = round.end.as_ref().map(|end| end.line);
                let line = line.or_else(|| round.left.iter().map(|left| left.line).max());
                let line = line.or_else(|| round.turns.last().map(|turn| turn.line));
                return Err(DgnError::new(line.unwrap_or(round.number.line), what));
            }
        };
        self.game = after;
        self.next = if self.game.end().is_some() { Next::Over } else { Next::Round(self.due()) };
        let values = ending.values.map(|value| match *value {
            Value::Known(points) => Some(points),
            Value::Between(..) => None,
        });
        let mut played = self.written(round, leader, Some(ended));
        played.settled = Some(Settled { settlement, values });
        played.next_lead = self.due();
        Ok(played)
    }

    pub(super) fn written(
        &self,
        round: &RoundRecord,
        lead: Option<Seat>,
        ended: Option<Ended>,
    ) -> PlayedRound {
        PlayedRound {
            number: round.number.is,
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

/// Plays a turn; what was announced before it is no part of the play.
fn taken(table: &mut Table, turn: &Turn, unfinished: bool) -> Result<Turn, String> {
    if !turn.announces() {
        return table.take(turn, unfinished);
    }
    let mut whole = table.take(&Turn { seat: turn.seat, steps: turn.steps[1..].to_vec() }, unfinished)?;
    whole.steps.insert(0, Step::Declare);
    Ok(whole)
}
