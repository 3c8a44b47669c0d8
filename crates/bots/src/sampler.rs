//! Deals that agree with everything a seat knows, one after the other.
//!
//! A deal gives every tile a [`Spot`] that admits it, and all such deals are equally likely, for they all
//! come from one shuffle. The sampler walks from deal to deal by exchanging two or three tiles wherever
//! the spots admit them, which keeps all deals equally likely; it never has to throw one away. Now and
//! then it starts again from a deal built at random, lest it stay in one corner of many. Should hands that
//! the rules throw back be so common that the walk meets no others in reasonable time, they are used.

use boneyard_rules::{PIPS_MAX, SEATS_MAX, Tile, Tiles, View, ruleset::Redeal};
use rand::Rng;

use crate::{
    knowledge::{Knowledge, Spot},
    playout::below,
};

/// Exchanges tried for each spot before a deal is used for the first time.
const EXCHANGES_FIRST: usize = 16;
/// How many more such walks may be taken until no hand is one that the rules throw back.
const WALKS_OUT: usize = 64;
/// Exchanges tried for each spot from one deal to the next.
const EXCHANGES: usize = 1;
/// Deals before a new start.
const DEALS_PER_START: u32 = 64;

/// The tiles a seat does not see, put somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden<const W: usize> {
    /// What each other seat holds.
    pub hands: [Tiles<W>; SEATS_MAX],
    /// What lies in the boneyard.
    pub boneyard: Tiles<W>,
}

/// A walk through the deals that agree with a seat's knowledge.
#[derive(Clone, Debug)]
pub struct Sampler<const W: usize> {
    knowledge: Knowledge<W>,
    redeal: Redeal,
    /// The tile in each spot.
    tiles: Vec<Tile>,
    /// What each seat was dealt.
    dealt: [Tiles<W>; SEATS_MAX],
    /// Tiles too many in hands that the rules throw back: none, but while a walk begins.
    excess: usize,
    deals: u32,
    forced: usize,
}

impl<const W: usize> Sampler<W> {
    /// Begins a walk.
    #[must_use]
    pub fn new(view: &View, rng: &mut impl Rng) -> Self {
        let knowledge = Knowledge::of(view);
        let dealt = knowledge.dealt;
        let redeal = view.rules.deal.redeal;
        let mut sampler =
            Self { knowledge, redeal, tiles: Vec::new(), dealt, excess: 0, deals: 0, forced: 0 };
        sampler.start(rng);
        sampler
    }

    /// What the deals agree with.
    #[must_use]
    pub const fn knowledge(&self) -> &Knowledge<W> {
        &self.knowledge
    }

    /// The tile in each spot of [`Sampler::knowledge`], in the deal last arrived at.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// How many tiles had to be put where knowledge does not admit them: none, unless the view
    /// contradicts itself. Such a view is answered as well as can be: every other spot is respected.
    #[must_use]
    pub const fn forced(&self) -> usize {
        self.forced
    }

    /// Goes on to another deal.
    #[inline]
    pub fn next(&mut self, rng: &mut impl Rng) -> Hidden<W> {
        if self.deals > 0 && self.deals.is_multiple_of(DEALS_PER_START) {
            self.start(rng);
        }
        self.deals += 1;
        self.walk(EXCHANGES, rng);
        self.hidden()
    }

    /// Where the hidden tiles are in the deal last arrived at.
    #[must_use]
    pub fn hidden(&self) -> Hidden<W> {
        let mut hidden = Hidden { hands: [Tiles::EMPTY; SEATS_MAX], boneyard: Tiles::EMPTY };
        for (spot, tile) in self.knowledge.spots.iter().zip(&self.tiles) {
            match spot.seat {
                Some(seat) => hidden.hands[seat.index()].insert(*tile),
                None => hidden.boneyard.insert(*tile),
            }
        }
        for hand in &mut hidden.hands {
            *hand = *hand & self.knowledge.hidden;
        }
        hidden
    }

    /// Builds a deal at random and walks away from it, for not every deal is built as often.
    fn start(&mut self, rng: &mut impl Rng) {
        let (tiles, forced) = build(&self.knowledge, rng);
        self.tiles = tiles;
        self.forced = forced;
        self.dealt = self.knowledge.dealt;
        for (spot, tile) in self.knowledge.spots.iter().zip(&self.tiles) {
            if let Spot { seat: Some(seat), dealt: true, .. } = spot {
                self.dealt[seat.index()].insert(*tile);
            }
        }
        self.excess = self.count_excess();
        self.walk(EXCHANGES_FIRST, rng);
        for _ in 0..WALKS_OUT {
            if self.excess == 0 {
                break;
            }
            self.walk(EXCHANGES_FIRST, rng);
        }
    }

    #[inline]
    fn walk(&mut self, exchanges_a_spot: usize, rng: &mut impl Rng) {
        let spots = self.tiles.len();
        if spots < 2 {
            return;
        }
        for exchange in 0..spots * exchanges_a_spot {
            let (a, b) = (below(rng, spots), below(rng, spots));
            if exchange % 4 == 0 {
                self.rotate([a, b, below(rng, spots)]);
            } else {
                self.exchange(a, b);
            }
        }
    }

    /// Exchanges two tiles where that is admitted.
    #[inline]
    fn exchange(&mut self, a: usize, b: usize) {
        let spots = &self.knowledge.spots;
        if spots[a].admits.contains(self.tiles[b]) && spots[b].admits.contains(self.tiles[a]) {
            self.carry_out(&[(a, b)]);
        }
    }

    /// Passes three tiles round where that is admitted. Exchanges of two alone would not reach every deal.
    #[inline]
    fn rotate(&mut self, [a, b, c]: [usize; 3]) {
        let spots = &self.knowledge.spots;
        let admitted = a != b
            && b != c
            && a != c
            && spots[a].admits.contains(self.tiles[b])
            && spots[b].admits.contains(self.tiles[c])
            && spots[c].admits.contains(self.tiles[a]);
        if admitted {
            self.carry_out(&[(a, b), (b, c)]);
        }
    }

    /// Swaps in this order, unless a seat would then have been dealt a hand that the rules throw back.
    #[inline]
    fn carry_out(&mut self, swaps: &[(usize, usize)]) {
        if self.redeal == (Redeal { doubles: None, suit: None }) {
            for (a, b) in swaps {
                self.tiles.swap(*a, *b);
            }
            return;
        }
        let before = self.excess;
        for (a, b) in swaps {
            self.swap(*a, *b);
        }
        let is_worse = if before == 0 {
            swaps.iter().any(|(a, b)| self.is_one_too_many(*a) || self.is_one_too_many(*b))
        } else {
            self.excess = self.count_excess();
            self.excess > before
        };
        if is_worse {
            for (a, b) in swaps.iter().rev() {
                self.swap(*a, *b);
            }
            self.excess = before;
        }
    }

    /// Whether the tile in a spot is of a kind that makes its seat's hand one to throw back, where no hand
    /// was such before it came.
    #[inline]
    fn is_one_too_many(&self, spot: usize) -> bool {
        let Spot { seat: Some(seat), dealt: true, .. } = self.knowledge.spots[spot] else { return false };
        let (hand, tile) = (self.dealt[seat.index()], self.tiles[spot]);
        let full =
            |kind: Tiles<W>, limit: Option<u8>| limit.is_some_and(|limit| kind.len() >= usize::from(limit));
        (tile.is_double() && full(hand.doubles(), self.redeal.doubles))
            || full(hand.with_number(tile.low()), self.redeal.suit)
            || full(hand.with_number(tile.high()), self.redeal.suit)
    }

    /// How many tiles too many the hands were dealt, kind by kind.
    fn count_excess(&self) -> usize {
        let over = |kind: Tiles<W>, limit: Option<u8>| {
            limit.map_or(0, |limit| (kind.len() + 1).saturating_sub(usize::from(limit)))
        };
        let of = |hand: &Tiles<W>| -> usize {
            let suits = (0..=PIPS_MAX).map(|number| over(hand.with_number(number), self.redeal.suit));
            over(hand.doubles(), self.redeal.doubles) + suits.sum::<usize>()
        };
        self.dealt.iter().map(of).sum()
    }

    fn swap(&mut self, a: usize, b: usize) {
        let dealt_to = |spot: usize| match self.knowledge.spots[spot] {
            Spot { seat: Some(seat), dealt: true, .. } => Some(seat.index()),
            _ => None,
        };
        let (to_a, to_b) = (dealt_to(a), dealt_to(b));
        self.tiles.swap(a, b);
        if to_a != to_b {
            if let Some(seat) = to_a {
                self.dealt[seat].remove(self.tiles[b]);
                self.dealt[seat].insert(self.tiles[a]);
            }
            if let Some(seat) = to_b {
                self.dealt[seat].remove(self.tiles[a]);
                self.dealt[seat].insert(self.tiles[b]);
            }
        }
    }
}

/// Gives every tile a spot that admits it, tiles and spots taken in random order; also counts the tiles
/// for which there was none.
fn build<const W: usize>(knowledge: &Knowledge<W>, rng: &mut impl Rng) -> (Vec<Tile>, usize) {
    let mut tiles: Vec<Tile> = (knowledge.hidden | knowledge.unsettled).iter().collect();
    let mut order: Vec<usize> = (0..knowledge.spots.len()).collect();
    shuffle(&mut tiles, rng);
    shuffle(&mut order, rng);
    let mut builder = Builder { knowledge, order, tiles: vec![None; knowledge.spots.len()] };
    let mut seen = vec![false; knowledge.spots.len()];
    let mut left_over = Vec::new();
    for tile in tiles {
        seen.fill(false);
        if !builder.place(tile, &mut seen) {
            left_over.push(tile);
        }
    }
    let forced = left_over.len();
    let placed = builder.tiles.iter().filter_map(|tile| tile.or_else(|| left_over.pop())).collect();
    (placed, forced)
}

/// Kuhn's algorithm: whoever is in the way moves on to another spot, if he can.
struct Builder<'a, const W: usize> {
    knowledge: &'a Knowledge<W>,
    order: Vec<usize>,
    tiles: Vec<Option<Tile>>,
}

impl<const W: usize> Builder<'_, W> {
    fn place(&mut self, tile: Tile, seen: &mut [bool]) -> bool {
        let admits = |spot: usize| self.knowledge.spots[spot].admits.contains(tile);
        let free = self.order.iter().copied().find(|spot| self.tiles[*spot].is_none() && admits(*spot));
        if let Some(spot) = free {
            self.tiles[spot] = Some(tile);
            return true;
        }
        for at in 0..self.order.len() {
            let spot = self.order[at];
            if seen[spot] || !self.knowledge.spots[spot].admits.contains(tile) {
                continue;
            }
            seen[spot] = true;
            if self.tiles[spot].is_some_and(|other| self.place(other, seen)) {
                self.tiles[spot] = Some(tile);
                return true;
            }
        }
        false
    }
}

fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last + 1));
    }
}
