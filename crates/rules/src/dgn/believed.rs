//! A round of a record with tiles nobody wrote down. What is unknown is believed: checked are the known
//! tiles, the counts, and that no tile appears twice.

use alloc::{boxed::Box, collections::VecDeque, format, string::String, vec::Vec};

use super::{
    record::{Hand, Laying, Left, Step, Turn},
    table::listed,
};
use crate::{
    action::{Move, Place},
    layout::{Arms, Figure, Layout, Line, Trains, Tree, Triangles},
    play_error::PlayError,
    play_rules::PlayRules,
    position::Outcome,
    rules::{Rules, TurnPlays},
    seat::{BySeat, Seat},
    tile::{Pips, Tile},
    tiles::{WIDE, Wide},
};

/// A round with tiles nobody wrote down, whatever its figure.
pub(crate) trait Believing {
    fn outcome(&self) -> Option<Outcome>;
    fn turn(&self) -> Seat;
    /// Who laid the first tile.
    fn led(&self) -> Option<Seat>;
    /// What the seat whose turn it is may do; `None` where its tiles are not known.
    fn legal(&self) -> Option<Vec<String>>;
    /// Plays a turn of the seat whose turn it is. Gives it back with nothing left out. `unfinished` says that the
    /// record breaks off in it.
    fn take(&mut self, turn: &Turn, unfinished: bool) -> Result<Turn, String>;
    /// Whether the round may be over by a block, for all that is known. `told` says whether the record
    /// says so; without its word every seat must have passed or be known to have nothing.
    fn could_be_blocked(&self, told: bool) -> Option<Outcome>;
    /// Takes the record's word for what is left in a hand. Gives its pips where only they are written.
    fn left(&mut self, seat: Seat, left: &Left) -> Result<Option<u32>, String>;
    /// What a seat's tiles count, at least and at most.
    fn value(&self, seat: Seat) -> (u32, u32);
}

/// A round with tiles nobody wrote down, before its first turn.
pub(crate) fn believing(
    rules: &Rules,
    hands: &BySeat<Hand>,
    stock: Vec<Option<Tile>>,
    leader: Seat,
    opening: Opening,
) -> Box<dyn Believing> {
    match rules.figure() {
        Figure::Line => Box::new(Believed::<Line>::new(rules, hands, stock, leader, opening)),
        Figure::Arms => Box::new(Believed::<Arms>::new(rules, hands, stock, leader, opening)),
        Figure::Trains => Box::new(Believed::<Trains>::new(rules, hands, stock, leader, opening)),
        Figure::Tree => Box::new(Believed::<Tree>::new(rules, hands, stock, leader, opening)),
        Figure::Triangles => Box::new(Believed::<Triangles>::new(rules, hands, stock, leader, opening)),
    }
}

/// What a round may open with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    /// Any tile.
    Any,
    /// Any double.
    Double,
    /// One of these.
    OneOf(Wide),
    /// This one, which nobody was dealt: each seat draws one tile until it turns up.
    Drawn(Tile),
}

#[derive(Clone)]
struct Believed<L> {
    rules: Rules,
    play: PlayRules,
    set: Wide,
    hands: BySeat<Holding>,
    /// In the order it will be drawn.
    stock: VecDeque<Option<Tile>>,
    laid: Wide,
    /// `None` before the first tile.
    layout: Option<L>,
    opening: Opening,
    turn: Seat,
    last_laid: Seat,
    /// Drawn in this turn.
    drawn: Vec<Option<Tile>>,
    /// The places where tiles were laid in this turn, and whether it has led the round.
    laid_at: Vec<Place>,
    leads: bool,
    /// Who led, once the first tile lies.
    led: Option<Seat>,
    /// What the tile laid last allows in the same turn.
    last: LastLaid,
    outcome: Option<Outcome>,
}

/// What the tile laid last allows in the same turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LastLaid {
    /// Nothing by itself.
    Plain,
    /// It is a double that may be closed.
    Closable,
    /// It is a double that needs a cover.
    Bare,
}

#[derive(Clone, Default)]
struct Holding {
    known: Wide,
    unknown: usize,
    /// Whether the seat passed since the last tile was laid.
    passed: bool,
}

impl Holding {
    fn count(&self) -> usize {
        self.known.len() + self.unknown
    }
}

impl<L: Layout<WIDE>> Believed<L> {
    fn new(
        rules: &Rules,
        hands: &BySeat<Hand>,
        stock: Vec<Option<Tile>>,
        leader: Seat,
        opening: Opening,
    ) -> Self {
        Self {
            set: rules.set(hands.seats()),
            hands: hands.map(|hand| Holding {
                known: hand.known.iter().copied().collect(),
                unknown: hand.unknown,
                passed: false,
            }),
            stock: stock.into(),
            laid: Wide::EMPTY,
            layout: None,
            opening,
            turn: leader,
            last_laid: leader,
            drawn: Vec::new(),
            laid_at: Vec::new(),
            leads: false,
            led: None,
            last: LastLaid::Plain,
            outcome: None,
            play: PlayRules::new(rules),
            rules: rules.clone(),
        }
    }

    /// The placements of these tiles, those that lead to the same position once.
    fn plays(&self, tiles: Wide) -> Vec<Move> {
        let Some(layout) = &self.layout else {
            let allowed = match self.opening {
                Opening::Any => tiles,
                Opening::Double => tiles.doubles(),
                Opening::OneOf(allowed) => tiles & allowed,
                Opening::Drawn(hub) => tiles & [hub].into_iter().collect(),
            };
            return allowed.iter().map(|tile| Move::play(tile, Place::First)).collect();
        };
        let begins = self.laid_at.is_empty() || self.last == LastLaid::Bare;
        let tiles = if begins { tiles } else { tiles.doubles() };
        let mut plays = Vec::new();
        layout.plays(tiles, self.turn, &self.play, |fits| plays.extend(fits.iter()));
        plays
    }

    /// Whether another tile may follow in a turn in which some were laid.
    fn may_go_on(&self) -> bool {
        match self.play.turn {
            TurnPlays::One => false,
            TurnPlays::TwoDoubles => !self.leads && self.laid_at.len() == 1,
            TurnPlays::DoubleRun => true,
            TurnPlays::CoverDouble => self.last == LastLaid::Bare,
        }
    }

    fn draw(&mut self, drawn: Option<Tile>) -> Result<Option<Tile>, String> {
        let drawn_for = matches!(self.opening, Opening::Drawn(_));
        if self.layout.is_none() && !drawn_for {
            return Err("nothing is drawn before the first tile; lead a tile".into());
        }
        if !self.must_go_on_drawing() {
            self.nothing_fits()?;
        }
        if !self.may_draw() {
            return Err("nothing may be drawn now; play a tile or pass".into());
        }
        let tile = match (drawn, self.stock.front().copied().flatten()) {
            (Some(tile), Some(next)) if tile != next => {
                return Err(format!("{tile} is not the next tile of the stock; the next one is {next}"));
            }
            (Some(tile), None) => {
                self.could_be_anywhere(tile)?;
                Some(tile)
            }
            (_, Some(next)) => Some(next),
            (None, None) => None,
        };
        self.stock.pop_front();
        let hand = &mut self.hands[self.turn];
        match tile {
            Some(tile) => hand.known.insert(tile),
            None => hand.unknown += 1,
        }
        self.drawn.push(tile);
        Ok(tile)
    }

    fn pass(&mut self) -> Result<(), String> {
        if self.layout.is_none() && !matches!(self.opening, Opening::Drawn(_)) {
            return Err("a round opens with a tile; lead one".into());
        }
        self.nothing_fits()?;
        if self.may_draw() {
            return Err("the boneyard has tiles; draw before passing".into());
        }
        self.hands[self.turn].passed = true;
        if let Some(layout) = &mut self.layout {
            layout.pass(self.turn);
        }
        self.end_turn();
        Ok(())
    }

    fn lay(&mut self, laying: Laying) -> Result<Laying, String> {
        let Laying { tile, at, leaves } = laying;
        let hand = &self.hands[self.turn];
        if !hand.known.contains(tile) {
            if hand.unknown == 0 {
                return Err(self.refused(&format!("{tile} is not in this hand")));
            }
            self.could_be_anywhere(tile)?;
        }
        let (at, leaves) = match (self.layout, at) {
            (None, None | Some(Place::First)) => (Place::First, None),
            (None, Some(_)) => return Err(format!("the first tile has no end; write {tile}")),
            (Some(_), None) => self.end_left_out(tile)?,
            (Some(_), Some(at)) => (at, leaves),
        };
        match &self.layout {
            Some(layout) => {
                layout.check(tile, at, leaves, self.turn, &self.play).map_err(|fault| self.unfit(&fault))?;
                self.may_follow(tile)?;
                self.could_not_play_before(tile)?;
            }
            None => {
                if let Opening::Drawn(hub) = self.opening
                    && (tile != hub || self.drawn.is_empty())
                {
                    return Err(self.refused(&format!("nobody was dealt {hub}, so the seats draw for it")));
                }
                if self.opening == Opening::Double && !tile.is_double() {
                    return Err(format!("the round must not open with {tile}; it opens with a double"));
                }
                if let Opening::OneOf(allowed) = self.opening
                    && !allowed.contains(tile)
                {
                    let allowed: Vec<String> = allowed.iter().map(|tile| format!("{tile}")).collect();
                    return Err(format!(
                        "the round must not open with {tile}; it opens with {}",
                        allowed.join(" or ")
                    ));
                }
            }
        }
        let hand = &mut self.hands[self.turn];
        if hand.known.contains(tile) {
            hand.known.remove(tile);
        } else {
            hand.unknown -= 1;
        }
        self.laid.insert(tile);
        match &mut self.layout {
            Some(layout) => layout.lay(tile, at, leaves, self.turn, &self.play),
            None => {
                self.layout = Some(L::first(tile, self.hands.seats(), &self.play));
                self.leads = true;
                self.led = Some(self.turn);
            }
        }
        self.last = match self.play.turn {
            TurnPlays::DoubleRun if self.play.close_double && tile.is_double() && !self.leads => {
                LastLaid::Closable
            }
            TurnPlays::CoverDouble if tile.is_double() && !self.leads => {
                // What is drawn for the cover is counted by itself.
                self.drawn.clear();
                LastLaid::Bare
            }
            _ => LastLaid::Plain,
        };
        self.last_laid = self.turn;
        self.laid_at.push(at);
        for seat in Seat::all(self.hands.seats()) {
            self.hands[seat].passed = false;
        }
        if self.hands[self.turn].count() == 0 {
            self.outcome = Some(Outcome::Out(self.turn));
        }
        Ok(Laying { tile, at: at_as_written(at, !self.drawn.is_empty()), leaves })
    }

    /// Whether this tile may follow those laid in the same turn.
    fn may_follow(&self, tile: Tile) -> Result<(), String> {
        if self.laid_at.is_empty() || self.last == LastLaid::Bare {
            return Ok(());
        }
        if self.may_go_on() && tile.is_double() {
            Ok(())
        } else {
            Err(self.refused(&format!("{tile} cannot follow in this turn")))
        }
    }

    /// The end that a tile goes to where none is written.
    fn end_left_out(&self, tile: Tile) -> Result<(Place, Option<Pips>), String> {
        let ways = self.plays([tile].into_iter().collect());
        match ways[..] {
            [Move::Play { at, leaves, .. }] => Ok((at, leaves)),
            // The layout says what is wrong with it.
            [] => Ok((
                self.layout
                    .and_then(|layout| layout.ends().first().copied())
                    .map_or(Place::First, |end| end.at),
                None,
            )),
            _ => {
                let ways: Vec<String> = ways.iter().map(|way| format!("{way}")).collect();
                Err(format!("{tile} fits more than one end and they lead apart; write {}", ways.join(" or ")))
            }
        }
    }

    fn unfit(&self, fault: &PlayError) -> String {
        self.refused(&format!("{fault}"))
    }

    fn close(&mut self) -> Result<(), String> {
        let last = self.laid_at.last().copied().filter(|_| self.last == LastLaid::Closable);
        match (&mut self.layout, last) {
            (Some(layout), Some(at)) => {
                layout.close(at);
                self.last = LastLaid::Plain;
                Ok(())
            }
            _ => Err("only a double that was just laid is closed".into()),
        }
    }

    fn end_turn(&mut self) {
        self.drawn.clear();
        self.laid_at.clear();
        self.leads = false;
        self.last = LastLaid::Plain;
        self.turn = self.turn.next(self.hands.seats());
        if self.is_surely_blocked() {
            self.outcome = Some(Outcome::Blocked(self.last_laid));
        }
    }

    /// A tile that was drawn for must be one that was drawn: else it could have been played at once.
    fn could_not_play_before(&self, tile: Tile) -> Result<(), String> {
        let begins = self.laid_at.is_empty() || self.last == LastLaid::Bare;
        let Some(last) = self.drawn.last().filter(|_| begins) else { return Ok(()) };
        if self.must_go_on_drawing() {
            return Err(self.refused("all tiles of the turn are drawn before a play"));
        }
        let new = if self.play.exactly {
            self.drawn.iter().any(|drawn| drawn.is_none_or(|drawn| drawn == tile))
        } else {
            self.play.if_able || last.is_none_or(|last| last == tile)
        };
        if new {
            Ok(())
        } else {
            Err(format!("{tile} fitted before anything was drawn; play it without drawing"))
        }
    }

    /// Whether a tile that has not been seen may be where the record says.
    fn could_be_anywhere(&self, tile: Tile) -> Result<(), String> {
        if !self.set.contains(tile) {
            return Err(format!("{tile} is not in the set in play"));
        }
        if self.laid.contains(tile) {
            return Err(format!("{tile} lies on the table already"));
        }
        if let Some((seat, _)) = self.hands.seated().find(|(_, hand)| hand.known.contains(tile)) {
            return Err(format!("{tile} is with seat {seat}"));
        }
        if self.stock.contains(&Some(tile)) {
            return Err(format!("{tile} is in the stock"));
        }
        Ok(())
    }

    fn open_tiles(&self) -> Wide {
        self.layout.map_or(Wide::EMPTY, |layout| self.set & layout.open_tiles(&self.play))
    }

    fn nothing_fits(&self) -> Result<(), String> {
        let fitting = self.plays(self.hands[self.turn].known);
        match fitting.first() {
            None => Ok(()),
            Some(_) if self.play.if_able && self.may_draw() => Ok(()),
            Some(_) => Err(listed("a tile fits and must be played", &words(&fitting))),
        }
    }

    fn is_drawable(&self) -> bool {
        self.play.draw_limit > 0 && self.stock.len() > usize::from(self.play.reserve)
    }

    fn may_draw(&self) -> bool {
        if self.layout.is_none() && matches!(self.opening, Opening::Drawn(_)) {
            return self.drawn.is_empty();
        }
        self.drawn.len() < usize::from(self.play.draw_limit) && self.is_drawable()
    }

    fn must_go_on_drawing(&self) -> bool {
        self.layout.is_some() && self.play.exactly && !self.drawn.is_empty() && self.may_draw()
    }

    /// Adds every way to go on to the end of the turn, as records write it. What a draw brings is not known, so a draw
    /// is as far as it goes.
    fn sequences(&self, before: &str, turns: &mut Vec<String>) {
        let mut moves = self.plays(self.hands[self.turn].known);
        let may_be_done = !self.laid_at.is_empty() && self.last != LastLaid::Bare;
        if may_be_done {
            if !before.is_empty() {
                turns.push(before.into());
            }
            moves.extend((self.last == LastLaid::Closable).then_some(Move::Close));
        } else if self.must_go_on_drawing() || (moves.is_empty() && self.may_draw()) {
            moves = [Move::Draw].into();
        } else if moves.is_empty() {
            moves = [Move::Pass].into();
        } else if self.play.if_able && self.may_draw() {
            moves.push(Move::Draw);
        }
        for choice in moves {
            let word = written_after(before, choice, !self.drawn.is_empty());
            let mut after = self.clone();
            let goes_on = match choice {
                Move::Play { tile, at, leaves } => {
                    after.lay(Laying { tile, at: Some(at), leaves }).is_ok()
                        && after.outcome.is_none()
                        && after.may_go_on()
                }
                Move::Close => after.close().is_ok(),
                Move::Draw | Move::Done | Move::Pass => false,
            };
            if goes_on {
                after.sequences(&word, turns);
                continue;
            }
            if after.outcome.is_some() && after.last == LastLaid::Closable {
                turns.push(format!("{word} {}", Move::Close));
            }
            turns.push(word);
        }
    }

    fn refused(&self, what: &str) -> String {
        match self.legal() {
            Some(legal) => listed(what, &legal),
            None => format!("{what}; a tile that fits would be legal"),
        }
    }

    /// Whether the tiles that are known leave no other way than a block.
    fn is_surely_blocked(&self) -> bool {
        let Some(layout) = &self.layout else { return false };
        let open = self.open_tiles();
        let unseen = open.without(self.laid);
        let dead = self.play.dead_suit
            && layout.single_number().is_some()
            && unseen.without(unseen.doubles()).is_empty();
        if dead || open.is_empty() || (self.play.stays && unseen.is_empty()) {
            return true;
        }
        if self.is_drawable() {
            return false;
        }
        let any_unknown = self.hands.iter().any(|hand| hand.unknown > 0);
        let held = |tile: Tile| {
            self.hands.iter().any(|hand| hand.known.contains(tile))
                || (any_unknown && !self.stock.contains(&Some(tile)))
        };
        !unseen.iter().any(held) || self.hands.iter().all(|hand| hand.passed)
    }
}

/// A move as records write it behind what was done before it in the same turn. `drew` says that a tile was drawn since
/// the turn began or a double was laid.
pub(super) fn written_after(before: &str, choice: Move, drew: bool) -> String {
    let word = match choice {
        // After a draw the first tile of a round is told apart from one that was drawn.
        Move::Play { tile, at: Place::First, .. } if drew => format!("{tile}@0"),
        _ => format!("{choice}"),
    };
    if before.is_empty() { word } else { format!("{before} {word}") }
}

/// The end of a tile with nothing left out: the first one of a round has none, unless it was drawn in the same turn.
pub(super) fn at_as_written(at: Place, drew: bool) -> Option<Place> {
    (at != Place::First || drew).then_some(at)
}

/// Moves as records write them.
fn words(moves: &[Move]) -> Vec<String> {
    moves.iter().map(|choice| format!("{choice}")).collect()
}

impl<L: Layout<WIDE>> Believing for Believed<L> {
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn led(&self) -> Option<Seat> {
        self.led
    }

    fn legal(&self) -> Option<Vec<String>> {
        let hand = &self.hands[self.turn];
        if hand.unknown > 0 {
            return None;
        }
        let mut turns = Vec::new();
        self.sequences("", &mut turns);
        Some(turns)
    }

    fn take(&mut self, turn: &Turn, unfinished: bool) -> Result<Turn, String> {
        let mut whole = turn.clone();
        for step in &mut whole.steps {
            if self.outcome.is_some()
                || self.turn != turn.seat
                || (!self.laid_at.is_empty() && !self.may_go_on())
            {
                return Err("the turn is over; nothing may follow in it".into());
            }
            match step {
                Step::Draw(drawn) => {
                    for drawn in drawn {
                        *drawn = self.draw(*drawn)?;
                    }
                }
                Step::Play(laying) => *laying = self.lay(*laying)?,
                Step::Declare => return Err("nothing may be announced after the lead".into()),
                Step::Close => self.close()?,
                Step::Pass => self.pass()?,
            }
        }
        if self.outcome.is_none() && !self.laid_at.is_empty() {
            match self.last {
                LastLaid::Bare if unfinished => {}
                LastLaid::Bare => return Err(self.refused("the double needs a cover in the same turn")),
                LastLaid::Plain | LastLaid::Closable => self.end_turn(),
            }
        }
        Ok(whole)
    }

    fn could_be_blocked(&self, told: bool) -> Option<Outcome> {
        if self.outcome.is_some() || self.layout.is_none() || self.is_drawable() || !self.drawn.is_empty() {
            return None;
        }
        let open = self.open_tiles().without(self.laid);
        if self.hands.iter().any(|hand| !(hand.known & open).is_empty()) {
            return None;
        }
        let asleep = self.stock.iter().filter(|tile| tile.is_none()).count();
        let unseen = open.iter().filter(|tile| !self.stock.contains(&Some(*tile))).count();
        let nobody_holds_one = self.hands.iter().all(|hand| hand.passed || hand.unknown == 0);
        let could_be = if told { unseen <= asleep || nobody_holds_one } else { nobody_holds_one };
        could_be.then_some(Outcome::Blocked(self.last_laid))
    }

    fn left(&mut self, seat: Seat, left: &Left) -> Result<Option<u32>, String> {
        let hand = &self.hands[seat];
        match left {
            Left::Pips(pips) if hand.unknown == 0 => {
                let held = hand.known.pips();
                if held == *pips {
                    Ok(None)
                } else {
                    Err(format!("seat {seat} holds {held} pips, not {pips}; write left {seat} ?{held}"))
                }
            }
            Left::Pips(pips) => Ok(Some(*pips)),
            Left::Tiles(tiles) => {
                let written: Wide = tiles.iter().copied().collect();
                let count = hand.count();
                if written.len() != tiles.len() {
                    return Err("a tile stands twice in this hand".into());
                }
                if tiles.len() != count {
                    return Err(format!("seat {seat} is left with {count} tiles, not {}", tiles.len()));
                }
                if let Some(tile) = hand.known.without(written).iter().next() {
                    return Err(format!("seat {seat} still holds {tile}; it belongs in this line"));
                }
                for tile in written.without(hand.known).iter() {
                    self.could_be_anywhere(tile)?;
                }
                self.hands[seat] = Holding { known: written, unknown: 0, passed: true };
                Ok(None)
            }
        }
    }

    fn value(&self, seat: Seat) -> (u32, u32) {
        let hand = &self.hands[seat];
        let known: Vec<Tile> = hand.known.iter().collect();
        let exactly = self.rules.hand_value(&known);
        if hand.unknown == 0 {
            return (exactly, exactly);
        }
        let mut seen = self.laid;
        for hand in self.hands.iter() {
            seen |= hand.known;
        }
        let mut unseen: Vec<u32> = self
            .set
            .without(seen)
            .iter()
            .map(|tile| self.rules.hand_value(&[tile]).max(tile.pips()))
            .collect();
        unseen.sort_unstable();
        let most: u32 = unseen.iter().rev().take(hand.unknown).sum();
        let special = self.rules.value.special.iter().map(|special| special.points).max().unwrap_or(0);
        (0, (known.iter().map(|tile| tile.pips()).sum::<u32>() + most).max(exactly + most).max(special))
    }
}
