//! Plays a record under its rules, round by round.

use alloc::{boxed::Box, format, string::String, vec::Vec};

use super::{
    believed::{Believed, Opening},
    dealt::Dealt,
    line::DgnError,
    outcome::{Ending, check_points, finish, side_named},
    record::{At, Ended, Hand, Left, MatchResult, Record, RoundRecord, SideStart, Start, Then, Turn},
    table::{Table, Value, ended, listed},
};
use crate::{
    action::Move,
    lead::Lead,
    matches::{Begin, Match},
    position::Outcome,
    round::Round,
    rules::{Below, BlockTie, LeadTile, OpeningTile, Rules},
    seat::{BySeat, Seat},
    settle::{Settlement, Standing},
    tile::Tile,
    tiles::Wide,
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
    /// A seat plays; its moves, where its tiles are known.
    Turn(Seat, Option<Vec<Move>>),
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
        play.check_result(result)?;
    }
    Ok(Played { game: play.game, rounds: play.rounds, next: play.next })
}

/// The match before the first round of the record.
fn begun(record: &Record, first: u32) -> Result<Match, DgnError> {
    let rules = &record.rules;
    let seats = record.players.seats();
    let refused = |fault: crate::error::RulesError| DgnError::new(0, format!("{fault}"));
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
                let account = &mut standing.accounts[side];
                account.points = points;
                account.remembered = remembered;
                account.open = !opens || points != 0;
            }
        }
    }
    Match::taken_up(rules.clone(), seats, standing, first).map_err(refused)
}

struct Play<'a> {
    record: &'a Record,
    game: Match,
    rounds: Vec<PlayedRound>,
    next: Next,
    cut: bool,
}

/// Who leads a round, as far as the rules and the known tiles say.
enum Due {
    /// Nobody: the deal is thrown back.
    Redeal,
    /// This seat, with this tile where one is required.
    Leads(Seat, Option<Tile>),
    /// One of these: the record says.
    OneOf(Vec<Seat>, Opening),
}

/// The tiles of a round as the record has them.
struct Tiles {
    hands: BySeat<Hand>,
    /// Where every hand has its line.
    dealt: bool,
    stock: Option<Vec<Option<Tile>>>,
    stock_len: usize,
}

impl Play<'_> {
    fn rules(&self) -> &Rules {
        &self.record.rules
    }

    fn seats(&self) -> usize {
        self.record.players.seats()
    }

    /// Who leads the next round, where that is settled before the deal.
    fn due(&self) -> Option<Seat> {
        match self.game.lead() {
            Lead::Seat(seat) if self.game.end().is_none() => Some(seat),
            _ => None,
        }
    }

    fn round(&mut self, round: &RoundRecord, last: bool) -> Result<PlayedRound, DgnError> {
        let tiles = self.tiles(round)?;
        let due = self.due_leader(&tiles);
        if matches!(due, Due::Redeal) {
            return self.thrown_back(round, last);
        }
        let told = round.end.as_ref().map(|end| end.is);
        // Hands that nobody wrote down may well have been thrown back.
        let unknown = tiles.hands.iter().any(|hand| hand.unknown > 0);
        if told == Some(Ended::Redeal) && unknown && round.turns.is_empty() && round.left.is_empty() {
            return self.thrown_back(round, last);
        }
        let (leader, opening) = self.leader(round, due)?;
        let told_without_play =
            matches!(told, Some(Ended::Out(_) | Ended::Blocked(_))) && round.deals.is_empty();
        if round.turns.is_empty() && (!round.left.is_empty() || told_without_play) {
            return self.told(round, &tiles, leader, last);
        }

        if let (false, Some(turn)) = (tiles.dealt, round.turns.first()) {
            let missing =
                Seat::all(self.seats()).find(|seat| !round.deals.iter().any(|deal| deal.is.0 == *seat));
            let seat = missing.unwrap_or(Seat::FIRST);
            let what =
                format!("the hand of seat {seat} is missing; write `deal {seat} ?n` where it is not known");
            return Err(DgnError::new(turn.line, what));
        }
        let mut table = match leader {
            Some(leader) if tiles.dealt => Some(self.table(round, &tiles, leader, opening)?),
            _ => None,
        };
        let turns = match &mut table {
            Some(table) => self.turns(round, table, last)?,
            None => Vec::new(),
        };
        let drawing = turns.last().is_some_and(|turn| turn.then == Then::Unfinished);
        let outcome = self.outcome(round, table.as_ref(), last)?;
        match (outcome, told) {
            (None, Some(Ended::Timeout(_) | Ended::Stopped)) => {
                let mut played = self.broken_off(round, leader)?;
                played.turns = turns;
                Ok(played)
            }
            (Some(outcome), _) => {
                let mut values = Vec::new();
                if let Some(table) = &mut table {
                    values = self.left(round, table)?;
                }
                self.check_end(round, outcome)?;
                let values = BySeat::new(self.seats(), |seat| values[seat.index()]);
                let leaders = leader.into_iter().collect();
                let mut played = self.settle(round, &Ending { outcome, leaders, values: &values }, last)?;
                played.turns = turns;
                Ok(played)
            }
            (None, _) => {
                self.must_be_open(round, table.as_ref())?;
                self.next = match &table {
                    Some(table) => Next::Turn(table.turn(), table.legal()),
                    None => Next::Round(leader),
                };
                debug_assert!(!drawing || table.is_some());
                Ok(self.written(round, leader, turns, None))
            }
        }
    }

    /// Checks the tiles of a deal: each in the set, none twice, and as many as the rules deal.
    fn tiles(&self, round: &RoundRecord) -> Result<Tiles, DgnError> {
        let seats = self.seats();
        let set: Wide = self.rules().set(seats);
        let each = self.rules().hand_size(seats).unwrap_or(0);
        let stock_len = set.len().saturating_sub(each * seats);
        let mut lines: Vec<(u32, Option<Seat>, Vec<Tile>, usize)> = round
            .deals
            .iter()
            .map(|deal| {
                let (seat, hand) = &deal.is;
                (deal.line, Some(*seat), hand.known.clone(), hand.known.len() + hand.unknown)
            })
            .collect();
        if let Some(stock) = &round.stock {
            lines.push((stock.line, None, stock.is.iter().copied().flatten().collect(), stock.is.len()));
        }
        lines.sort_by_key(|(line, ..)| *line);
        let mut seen = Wide::EMPTY;
        for (line, seat, known, count) in lines {
            let fault = |what: String| Err(DgnError::new(line, what));
            for tile in known {
                if !set.contains(tile) {
                    return fault(not_in_set(self.rules(), tile));
                }
                if seen.contains(tile) {
                    return fault(format!("{tile} stands twice in this deal; each tile stands once"));
                }
                seen.insert(tile);
            }
            match seat {
                Some(seat) if count != each => {
                    return fault(format!(
                        "seat {seat} is dealt {count} tiles; the rules deal {each} to each of {seats} seats"
                    ));
                }
                None if count != stock_len => {
                    return fault(format!(
                        "the stock has {count} tiles; {stock_len} are left after {seats} hands of {each}"
                    ));
                }
                _ => {}
            }
        }
        let hands = BySeat::new(seats, |seat| {
            let deal = round.deals.iter().find(|deal| deal.is.0 == seat);
            deal.map_or(Hand { known: Vec::new(), unknown: each }, |deal| deal.is.1.clone())
        });
        Ok(Tiles {
            hands,
            dealt: round.deals.len() == seats,
            stock: round.stock.as_ref().map(|stock| stock.is.clone()),
            stock_len,
        })
    }

    fn due_leader(&self, tiles: &Tiles) -> Due {
        let rules = self.rules();
        let known = tiles.hands.map(|hand| hand.known.clone());
        if rules.is_thrown_back(&known) {
            return Due::Redeal;
        }
        if tiles.dealt && tiles.hands.iter().all(|hand| hand.unknown == 0) {
            return match self.game.begin(&known) {
                Begin::Redeal => Due::Redeal,
                Begin::Lead { seat, must_lead } => Due::Leads(seat, must_lead),
                Begin::Open => Due::OneOf(self.anybody(), Opening::Any),
            };
        }
        match self.game.lead() {
            Lead::Seat(seat) => Due::Leads(seat, None),
            Lead::Lot | Lead::Given => Due::OneOf(self.anybody(), Opening::Any),
            Lead::Tile => self.lead_by_known_tiles(tiles),
        }
    }

    fn anybody(&self) -> Vec<Seat> {
        Seat::all(self.seats()).collect()
    }

    /// Who may lead by the tiles when not all of them are known.
    fn lead_by_known_tiles(&self, tiles: &Tiles) -> Due {
        let rules = self.rules();
        let set: Wide = rules.set(self.seats());
        let mut hidden = Wide::EMPTY;
        let mut holder = None;
        for entry in &rules.lead.order {
            let tile = match *entry {
                LeadTile::Double(number) => Tile::double(number),
                LeadTile::Tile(tile) => Some(tile),
            };
            let Some(tile) = tile.filter(|tile| set.contains(*tile)) else { continue };
            holder = tiles
                .hands
                .seated()
                .find(|(_, hand)| hand.known.contains(&tile))
                .map(|(seat, _)| (seat, tile));
            if holder.is_some() {
                break;
            }
            if !tiles.stock.as_ref().is_some_and(|stock| stock.contains(&Some(tile))) {
                hidden.insert(tile);
            }
        }
        let that_tile = rules.lead.tile == OpeningTile::ThatTile;
        match holder {
            Some((seat, tile)) if hidden.is_empty() => Due::Leads(seat, that_tile.then_some(tile)),
            Some((holder, tile)) => {
                hidden.insert(tile);
                let might = |(seat, hand): &(Seat, &Hand)| hand.unknown > 0 || *seat == holder;
                let seats = tiles.hands.seated().filter(might).map(|(seat, _)| seat).collect();
                Due::OneOf(seats, if that_tile { Opening::OneOf(hidden) } else { Opening::Any })
            }
            // Perhaps nobody holds any of them; then the heaviest tile leads, and it is not known either.
            None => Due::OneOf(self.anybody(), Opening::Any),
        }
    }

    /// Who leads, and with what: by the rules where they say, else by the record.
    fn leader(&self, round: &RoundRecord, due: Due) -> Result<(Option<Seat>, Opening), DgnError> {
        match due {
            Due::Redeal => Ok((None, Opening::Any)),
            Due::Leads(seat, tile) => {
                if let Some(told) = round.lead.as_ref().filter(|told| told.is != seat) {
                    let why = tile.map_or(String::new(), |tile| format!(", which holds {tile}"));
                    let what = format!(
                        "seat {} does not lead; by the rules it is seat {seat}{why}: lead {seat}",
                        told.is
                    );
                    return Err(DgnError::new(told.line, what));
                }
                let opening = tile.map_or(Opening::Any, |tile| Opening::OneOf([tile].into_iter().collect()));
                Ok((Some(seat), opening))
            }
            Due::OneOf(seats, opening) => {
                let first = round.turns.first().map(|turn| At { line: turn.line, is: turn.is.seat });
                // Midway only the tiles can tell who leads first, unless the record does.
                let midway = self.record.rounds.first().is_some_and(|first| first.number.is > 1)
                    && self.rounds.iter().all(|round| round.settled.is_none());
                let told = midway && self.game.lead() != Lead::Tile;
                if round.lead.is_none()
                    && let (true, Some(first)) = (told, &first)
                {
                    let what = "this match was taken up midway, so who leads must be written; write `lead SEAT` before the turns";
                    return Err(DgnError::new(first.line, what));
                }
                let Some(told) = round.lead.clone().or(first) else { return Ok((None, opening)) };
                if !seats.contains(&told.is) {
                    let may: Vec<String> = seats.iter().map(|seat| format!("{seat}")).collect();
                    let what = format!(
                        "seat {} may not lead; by the rules it is one of {}",
                        told.is,
                        may.join(", ")
                    );
                    return Err(DgnError::new(told.line, what));
                }
                Ok((Some(told.is), opening))
            }
        }
    }

    fn thrown_back(&mut self, round: &RoundRecord, last: bool) -> Result<PlayedRound, DgnError> {
        let wrong_end = round.end.as_ref().filter(|end| end.is != Ended::Redeal).map(|end| end.line);
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
            return Ok(self.written(round, None, Vec::new(), None));
        }
        self.check_nothing_written(round)?;
        self.game.throw_back();
        self.next = Next::Round(due);
        let mut played = self.written(round, None, Vec::new(), Some(Ended::Redeal));
        played.next_lead = due;
        Ok(played)
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
        let draws_known = round.turns.iter().all(|turn| turn.is.drawn.iter().all(Option::is_some));
        if !hands_known || (order.is_none() && !(nothing_told && draws_known)) {
            let stock = tiles.stock.clone().unwrap_or_else(|| alloc::vec![None; tiles.stock_len]);
            let believed = Believed::new(rules, &tiles.hands, stock, leader, opening);
            return Ok(Table::Believed(Box::new(believed)));
        }
        let hands = tiles.hands.map(|hand| hand.known.clone());
        let boneyard = order.clone().unwrap_or_else(|| {
            let dealt: Wide = hands.iter().flatten().copied().collect();
            rules.set::<3>(self.seats()).without(dealt).iter().collect()
        });
        let must_lead = match opening {
            Opening::Any => None,
            Opening::OneOf(tiles) => tiles.iter().next(),
        };
        let dealt = Round::deal(rules, hands, boneyard, leader, must_lead)
            .map_err(|fault| DgnError::new(round.number.line, format!("{fault}")))?;
        Ok(Table::Dealt(Dealt::new(rules, dealt, order)))
    }

    fn turns(&self, round: &RoundRecord, table: &mut Table, last: bool) -> Result<Vec<Turn>, DgnError> {
        let mut whole = Vec::with_capacity(round.turns.len());
        for (index, turn) in round.turns.iter().enumerate() {
            let fault = |what: String| DgnError::new(turn.line, what);
            whole.push(table.take(&turn.is).map_err(fault)?);
            if turn.is.then != Then::Unfinished {
                continue;
            }
            let in_time =
                matches!(round.end.as_ref().map(|end| end.is), Some(Ended::Timeout(_) | Ended::Stopped));
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
    fn outcome(
        &self,
        round: &RoundRecord,
        table: Option<&Table>,
        last: bool,
    ) -> Result<Option<Outcome>, DgnError> {
        let Some(table) = table else { return Ok(None) };
        if let Some(outcome) = table.outcome() {
            return Ok(Some(outcome));
        }
        let goes_on = match &round.end {
            Some(end) => !matches!(end.is, Ended::Blocked(_)),
            None => last && round.left.is_empty() && round.scores.is_empty() && round.totals.is_empty(),
        };
        if matches!(round.end.as_ref().map(|end| end.is), Some(Ended::Timeout(_) | Ended::Stopped)) {
            return Ok(None);
        }
        Ok(table.could_be_blocked(!goes_on))
    }

    /// What each seat was left with, checked against the `left` lines.
    fn left(&self, round: &RoundRecord, table: &mut Table) -> Result<Vec<Value>, DgnError> {
        let mut lines: Vec<&At<(Seat, Left)>> = round.left.iter().collect();
        lines.sort_by_key(|left| left.line);
        let mut pips = BySeat::new(self.seats(), |_| None);
        for line in lines {
            let (seat, left) = &line.is;
            pips[*seat] = table.left(*seat, left).map_err(|what| DgnError::new(line.line, what))?;
        }
        Ok(Seat::all(self.seats())
            .map(|seat| pips[seat].map_or_else(|| table.value(self.rules(), seat), Value::Known))
            .collect())
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
    fn must_be_open(&self, round: &RoundRecord, table: Option<&Table>) -> Result<(), DgnError> {
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

    fn check_nothing_written(&self, round: &RoundRecord) -> Result<(), DgnError> {
        let totals: Vec<i32> = self.game.standing().accounts.iter().map(|account| account.points).collect();
        check_points(&self.game, round, &alloc::vec![0; totals.len()], &totals)
    }

    /// A round that ended by the clock or by hand: it writes nothing.
    fn broken_off(&mut self, round: &RoundRecord, leader: Option<Seat>) -> Result<PlayedRound, DgnError> {
        self.check_nothing_written(round)?;
        let ended = round.end.as_ref().map(|end| end.is);
        if let Some(Ended::Timeout(seat)) = ended {
            self.game.eliminate(seat);
        }
        self.next = Next::Over;
        Ok(self.written(round, leader, Vec::new(), ended))
    }

    /// A round of which only the outcome is known.
    fn told(
        &mut self,
        round: &RoundRecord,
        tiles: &Tiles,
        leader: Option<Seat>,
        last: bool,
    ) -> Result<PlayedRound, DgnError> {
        if let Some(Ended::Timeout(_) | Ended::Stopped) = round.end.as_ref().map(|end| end.is) {
            return self.broken_off(round, leader);
        }
        let left = self.told_hands(round, tiles)?;
        let empty = |seat: Seat| match left[seat] {
            Some(Left::Tiles(tiles)) => Some(tiles.is_empty()),
            Some(Left::Pips(pips)) if *pips > 0 => Some(false),
            _ => None,
        };
        let line = round.left.iter().map(|left| left.line).max().unwrap_or(round.number.line);
        let outcome = match round.end.as_ref().map(|end| end.is) {
            Some(Ended::Out(seat)) => Outcome::Out(seat),
            Some(Ended::Blocked(seat)) => Outcome::Blocked(seat),
            Some(_) => {
                let line = round.end.as_ref().map_or(line, |end| end.line);
                return Err(DgnError::new(
                    line,
                    "a deal that is thrown back leaves nothing; write out or blocked",
                ));
            }
            None => match Seat::all(self.seats()).find(|seat| empty(*seat) == Some(true)) {
                Some(seat) => Outcome::Out(seat),
                None if self.cut && last => return Ok(self.written(round, leader, Vec::new(), None)),
                None => {
                    let what =
                        "how the round ended is not written; write `end out SEAT` or `end blocked SEAT`";
                    return Err(DgnError::new(line, what));
                }
            },
        };
        for seat in Seat::all(self.seats()) {
            let went_out = outcome == Outcome::Out(seat);
            if empty(seat).is_some_and(|empty| empty != went_out) {
                let line = round.end.as_ref().map_or(line, |end| end.line);
                let holds = if went_out { "still holds tiles" } else { "has no tiles left" };
                let what = format!("`end {}` cannot be, for seat {seat} {holds}", ended(outcome));
                return Err(DgnError::new(line, format!("{what}; the end must agree with what is left")));
            }
        }
        let most = self
            .rules()
            .set::<3>(self.seats())
            .iter()
            .map(|tile| self.rules().hand_value(&[tile]).max(tile.pips()))
            .sum();
        let values = BySeat::new(self.seats(), |seat| match left[seat] {
            Some(Left::Tiles(tiles)) => Value::Known(self.rules().hand_value(tiles)),
            Some(Left::Pips(pips)) => Value::Known(*pips),
            None if outcome == Outcome::Out(seat) => Value::Known(0),
            None => Value::Between(0, most),
        });
        let leaders = leader.map_or_else(|| self.anybody(), |leader| [leader].into());
        let mut played = self.settle(round, &Ending { outcome, leaders, values: &values }, last)?;
        played.lead = leader;
        Ok(played)
    }

    /// The `left` lines of a round without turns, each tile in one hand only.
    fn told_hands<'r>(
        &self,
        round: &'r RoundRecord,
        tiles: &Tiles,
    ) -> Result<BySeat<Option<&'r Left>>, DgnError> {
        let set: Wide = self.rules().set(self.seats());
        let mut lines: Vec<&At<(Seat, Left)>> = round.left.iter().collect();
        lines.sort_by_key(|left| left.line);
        let mut seen = Wide::EMPTY;
        let mut left = BySeat::new(self.seats(), |_| None);
        for line in lines {
            let (seat, told) = &line.is;
            left[*seat] = Some(told);
            let Left::Tiles(held) = told else { continue };
            for tile in held {
                let elsewhere =
                    || tiles.hands.seated().any(|(other, hand)| other != *seat && hand.known.contains(tile));
                let what = if !set.contains(*tile) {
                    not_in_set(self.rules(), *tile)
                } else if seen.contains(*tile) {
                    format!("{tile} is left twice; each tile stands once")
                } else if elsewhere() {
                    format!("{tile} was dealt to another seat")
                } else {
                    seen.insert(*tile);
                    continue;
                };
                return Err(DgnError::new(line.line, what));
            }
        }
        Ok(left)
    }

    fn settle(&mut self, round: &RoundRecord, ending: &Ending, last: bool) -> Result<PlayedRound, DgnError> {
        let ended = match ending.outcome {
            Outcome::Out(seat) => Ended::Out(seat),
            Outcome::Blocked(seat) => Ended::Blocked(seat),
        };
        let leader = if let [leader] = ending.leaders[..] { Some(leader) } else { None };
        let (after, settlement) = match finish(&self.game, ending, round) {
            Ok(finished) => finished,
            Err(Ok(fault)) => return Err(fault),
            // What is missing may stand where the record could not be read.
            Err(Err(_)) if self.cut && last => return Ok(self.written(round, leader, Vec::new(), None)),
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
        let mut played = self.written(round, leader, Vec::new(), Some(ended));
        played.settled = Some(Settled { settlement, values });
        played.next_lead = self.due();
        Ok(played)
    }

    fn written(
        &self,
        round: &RoundRecord,
        lead: Option<Seat>,
        turns: Vec<Turn>,
        ended: Option<Ended>,
    ) -> PlayedRound {
        let standing = self.game.standing().clone();
        PlayedRound { number: round.number.is, lead, turns, ended, settled: None, standing, next_lead: None }
    }

    fn check_result(&self, result: &At<MatchResult>) -> Result<(), DgnError> {
        let right = self.results();
        for sides in [&result.is] {
            if let MatchResult::Won(seats) | MatchResult::Lost(seats) = sides {
                for seat in seats {
                    side_named(&self.game, *seat).map_err(|what| DgnError::new(result.line, what))?;
                }
            }
        }
        let sorted = match result.is.clone() {
            MatchResult::Won(mut seats) => {
                seats.sort_unstable();
                MatchResult::Won(seats)
            }
            MatchResult::Lost(mut seats) => {
                seats.sort_unstable();
                MatchResult::Lost(seats)
            }
            other => other,
        };
        if right.contains(&sorted) {
            return Ok(());
        }
        let right: Vec<String> = right.iter().map(|right| format!("`result {right}`")).collect();
        Err(DgnError::new(
            result.line,
            format!("`result {}` differs from the rules; by them it is {}", result.is, right.join(" or ")),
        ))
    }

    /// All true ways to write the result.
    fn results(&self) -> Vec<MatchResult> {
        results(&self.game)
    }
}

fn not_in_set(rules: &Rules, tile: Tile) -> String {
    let highest = rules.tiles.set.highest();
    if tile.high() > highest {
        format!("{tile} is not in the set in play; its numbers go up to {highest}")
    } else {
        format!("{tile} is not in the set in play; it is left out under these rules")
    }
}

/// All true ways to write how a match stands; the one a writer takes comes first.
pub(crate) fn results(game: &Match) -> Vec<MatchResult> {
    let Some(end) = game.end() else { return [MatchResult::Unfinished].into() };
    let named = |sides: &[usize]| -> Vec<Seat> {
        sides.iter().filter_map(|side| game.sides().seats(*side).first().copied()).collect()
    };
    let (won, lost) = (named(&end.verdict.won), named(&end.verdict.lost));
    if won.is_empty() && lost.is_empty() {
        return [MatchResult::Drawn].into();
    }
    let target_loses = game.rules().match_.reach == crate::rules::Reach::Loses;
    let mut ways = Vec::new();
    if !won.is_empty() {
        ways.push(MatchResult::Won(won));
    }
    if !lost.is_empty() {
        let at = if target_loses { 0 } else { ways.len() };
        ways.insert(at, MatchResult::Lost(lost));
    }
    ways
}
