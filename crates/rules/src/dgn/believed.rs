//! A round of a record with tiles nobody wrote down. What is unknown is believed: checked are the known
//! tiles, the counts, and that no tile appears twice.

use alloc::{collections::VecDeque, format, string::String, vec::Vec};

use super::{
    record::{Hand, Left, Then, Turn},
    table::{end_left_out, listed},
};
use crate::{
    action::{Move, Place},
    position::{Ends, Outcome},
    rules::{BlockRule, DeadBoneyard, DrawMode, EqualEnds, Rest, Rules},
    seat::{BySeat, Seat},
    tile::Tile,
    tiles::Wide,
};

/// What a round may open with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    /// Any tile.
    Any,
    /// Any double.
    Double,
    /// One of these.
    OneOf(Wide),
}

pub(crate) struct Believed {
    rules: Rules,
    set: Wide,
    hands: BySeat<Holding>,
    /// In the order it will be drawn.
    stock: VecDeque<Option<Tile>>,
    laid: Wide,
    ends: Option<Ends>,
    opening: Opening,
    turn: Seat,
    last_laid: Seat,
    /// Drawn in this turn.
    drawn: Vec<Option<Tile>>,
    outcome: Option<Outcome>,
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

impl Believed {
    pub(crate) fn new(
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
            ends: None,
            opening,
            turn: leader,
            last_laid: leader,
            drawn: Vec::new(),
            outcome: None,
            rules: rules.clone(),
        }
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    pub(crate) fn turn(&self) -> Seat {
        self.turn
    }

    /// What the seat whose turn it is may do; `None` where its tiles are not known.
    pub(crate) fn legal(&self) -> Option<Vec<Move>> {
        let hand = &self.hands[self.turn];
        if hand.unknown > 0 {
            return None;
        }
        let plays = self.plays(hand.known);
        Some(if self.must_go_on_drawing() {
            [Move::Draw].into()
        } else if !plays.is_empty() {
            plays
        } else if self.may_draw() {
            [Move::Draw].into()
        } else {
            [Move::Pass].into()
        })
    }

    /// The placements of these tiles, those that lead to the same ends once.
    fn plays(&self, tiles: Wide) -> Vec<Move> {
        let Some(ends) = self.ends else {
            let allowed = match self.opening {
                Opening::Any => tiles,
                Opening::Double => tiles.doubles(),
                Opening::OneOf(allowed) => tiles & allowed,
            };
            return allowed.iter().map(|tile| Move::Play { tile, at: Place::First }).collect();
        };
        let mut plays = Vec::new();
        let only_right = ends.left == ends.right && self.right_on_equal();
        for (at, number) in [(Place::Left, ends.left), (Place::Right, ends.right)] {
            let same = ends.left == ends.right && (at == Place::Left) == only_right;
            if !same {
                plays.extend(tiles.with_number(number).iter().map(|tile| Move::Play { tile, at }));
            }
        }
        plays
    }

    /// Plays a turn of the seat whose turn it is. Gives it back with nothing left out.
    pub(crate) fn take(&mut self, turn: &Turn) -> Result<Turn, String> {
        let mut whole = turn.clone();
        for drawn in &mut whole.drawn {
            *drawn = self.draw(*drawn)?;
        }
        match turn.then {
            Then::Unfinished => {}
            Then::Pass => self.pass()?,
            Then::Play { tile, at } => {
                let at = self.lay(tile, at)?;
                whole.then = Then::Play { tile, at: (at != Place::First).then_some(at) };
            }
        }
        Ok(whole)
    }

    fn draw(&mut self, drawn: Option<Tile>) -> Result<Option<Tile>, String> {
        if self.ends.is_none() {
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
        if self.ends.is_none() {
            return Err("a round opens with a tile; lead one".into());
        }
        self.nothing_fits()?;
        if self.may_draw() {
            return Err("the boneyard has tiles; draw before passing".into());
        }
        self.hands[self.turn].passed = true;
        self.end_turn();
        Ok(())
    }

    fn lay(&mut self, tile: Tile, at: Option<Place>) -> Result<Place, String> {
        let hand = &self.hands[self.turn];
        if !hand.known.contains(tile) {
            if hand.unknown == 0 {
                return Err(self.refused(&format!("{tile} is not in this hand")));
            }
            self.could_be_anywhere(tile)?;
        }
        let place = match (self.ends, at) {
            (None, None) => Place::First,
            (None, Some(_)) => return Err(format!("the first tile has no end; write {tile}")),
            (Some(ends), None) => end_left_out(tile, ends, self.right_on_equal())?,
            (Some(_), Some(at)) => at,
        };
        let ends = match (self.ends, place) {
            (Some(ends), place) => {
                let touched = if place == Place::Left { ends.left } else { ends.right };
                let Some(open) = tile.other_half(touched) else {
                    return Err(self.refused(&format!(
                        "{tile}{place} does not fit; the ends are {} and {}",
                        ends.left, ends.right
                    )));
                };
                if ends.left == ends.right && self.right_on_equal() && place == Place::Left {
                    return Err(format!("both ends show {touched}, so {tile} goes to the right: {tile}@R"));
                }
                self.could_not_play_before(tile)?;
                if place == Place::Left { Ends { left: open, ..ends } } else { Ends { right: open, ..ends } }
            }
            (None, _) => {
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
                Ends { left: tile.low(), right: tile.high() }
            }
        };
        let hand = &mut self.hands[self.turn];
        if hand.known.contains(tile) {
            hand.known.remove(tile);
        } else {
            hand.unknown -= 1;
        }
        self.laid.insert(tile);
        self.ends = Some(ends);
        self.last_laid = self.turn;
        for seat in Seat::all(self.hands.seats()) {
            self.hands[seat].passed = false;
        }
        if self.hands[self.turn].count() == 0 {
            self.outcome = Some(Outcome::Out(self.turn));
        } else {
            self.end_turn();
        }
        Ok(place)
    }

    fn end_turn(&mut self) {
        self.drawn.clear();
        self.turn = self.turn.next(self.hands.seats());
        if self.is_surely_blocked() {
            self.outcome = Some(Outcome::Blocked(self.last_laid));
        }
    }

    /// A tile that was drawn for must be one that was drawn: else it could have been played at once.
    fn could_not_play_before(&self, tile: Tile) -> Result<(), String> {
        let Some(last) = self.drawn.last() else { return Ok(()) };
        if self.must_go_on_drawing() {
            return Err(self.refused("all tiles of the turn are drawn before a play"));
        }
        let new = match self.rules.draw.mode {
            DrawMode::Exactly => self.drawn.iter().any(|drawn| drawn.is_none_or(|drawn| drawn == tile)),
            _ => last.is_none_or(|last| last == tile),
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
        self.ends
            .map_or(Wide::EMPTY, |ends| self.set.with_number(ends.left) | self.set.with_number(ends.right))
    }

    fn nothing_fits(&self) -> Result<(), String> {
        let fitting = self.plays(self.hands[self.turn].known);
        match fitting.first() {
            None => Ok(()),
            Some(_) => Err(listed("a tile fits and must be played", &fitting)),
        }
    }

    fn right_on_equal(&self) -> bool {
        self.rules.turn.equal_ends == EqualEnds::LeaderRight
    }

    fn draw_limit(&self) -> usize {
        match self.rules.draw.mode {
            _ if self.rules.deal.rest == Rest::Asleep => 0,
            DrawMode::None => 0,
            DrawMode::UntilPlayable => self.rules.draw.max.map_or(usize::MAX, usize::from),
            DrawMode::Exactly => usize::from(self.rules.draw.count),
        }
    }

    fn is_drawable(&self) -> bool {
        self.draw_limit() > 0 && self.stock.len() > usize::from(self.rules.draw.reserve)
    }

    fn may_draw(&self) -> bool {
        self.drawn.len() < self.draw_limit() && self.is_drawable()
    }

    fn must_go_on_drawing(&self) -> bool {
        self.rules.draw.mode == DrawMode::Exactly && !self.drawn.is_empty() && self.may_draw()
    }

    fn refused(&self, what: &str) -> String {
        match self.legal() {
            Some(legal) => listed(what, &legal),
            None => format!("{what}; a tile that fits would be legal"),
        }
    }

    /// Whether the tiles that are known leave no other way than a block.
    fn is_surely_blocked(&self) -> bool {
        let Some(ends) = self.ends else { return false };
        let unseen = self.open_tiles().without(self.laid);
        if self.rules.end.block == BlockRule::DeadSuit && ends.left == ends.right {
            let doubles = unseen.doubles();
            if unseen.without(doubles).is_empty() {
                return true;
            }
        }
        if self.rules.end.dead_boneyard == DeadBoneyard::Stays && unseen.is_empty() {
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

    /// Whether the round may be over by a block, for all that is known. `told` says whether the record
    /// says so; without its word every seat must have passed or be known to have nothing.
    pub(crate) fn could_be_blocked(&self, told: bool) -> Option<Outcome> {
        if self.outcome.is_some() || self.ends.is_none() || self.is_drawable() || !self.drawn.is_empty() {
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

    /// Takes the record's word for what is left in a hand. Gives its pips where only they are written.
    pub(crate) fn left(&mut self, seat: Seat, left: &Left) -> Result<Option<u32>, String> {
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

    /// What a seat's tiles count, at least and at most.
    pub(crate) fn value(&self, seat: Seat) -> (u32, u32) {
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
