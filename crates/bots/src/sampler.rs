//! Generates deals that agree with everything a seat knows.
//!
//! A deal gives every tile a [`Spot`] that admits it. All such deals are equally likely, because they come from one
//! shuffle. The sampler walks from deal to deal: it exchanges two or three tiles if their spots admit them, which
//! keeps all deals equally likely and never rejects a deal. From time to time it starts again from a new random deal,
//! so that it does not stay in one region. If the walk finds only deals with hands that the rules redeal, it uses
//! those deals.

use boneyard_rules::{PIPS_MAX, SEATS_MAX, Tile, Tiles, View, ruleset::Redeal};
use rand::Rng;

use crate::{
    knowledge::{Knowledge, Spot},
    random::{below, shuffle},
};

/// Exchanges per spot before the first deal is used.
const EXCHANGES_FIRST: usize = 16;
/// The most further walks to reach a deal without hands that the rules redeal.
const WALKS_OUT: usize = 64;
/// Exchanges per spot between two deals.
const EXCHANGES: usize = 1;
/// Deals between two new starts.
const DEALS_PER_START: u32 = 64;

/// A place for every tile that a seat does not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden<const W: usize> {
    /// The hands of the other seats.
    pub hands: [Tiles<W>; SEATS_MAX],
    /// The tiles of the boneyard.
    pub boneyard: Tiles<W>,
}

/// A random walk through the deals that agree with a seat's knowledge.
#[derive(Clone, Debug)]
pub struct Sampler<const W: usize> {
    knowledge: Knowledge<W>,
    redeal: Redeal,
    /// The tile in each spot.
    tiles: Vec<Tile>,
    /// Room for the tiles before a proposal.
    before: Vec<Tile>,
    /// What each seat was dealt.
    dealt: [Tiles<W>; SEATS_MAX],
    /// By how many tiles the hands exceed the redeal limits. This is 0 except at the start of a walk.
    excess: usize,
    deals: u32,
    forced: usize,
}

impl<const W: usize> Sampler<W> {
    /// Starts a walk from a random deal.
    #[must_use]
    pub fn new(view: &View, rng: &mut impl Rng) -> Self {
        Self::of(view, Knowledge::of(view), rng)
    }

    /// Starts a walk through the deals that agree with less than everything a view says.
    pub(crate) fn of(view: &View, knowledge: Knowledge<W>, rng: &mut impl Rng) -> Self {
        let dealt = knowledge.dealt;
        let redeal = view.rules.deal.redeal;
        let mut sampler = Self {
            knowledge,
            redeal,
            tiles: Vec::new(),
            before: Vec::new(),
            dealt,
            excess: 0,
            deals: 0,
            forced: 0,
        };
        sampler.start(rng);
        sampler
    }

    /// The knowledge that all deals agree with.
    #[must_use]
    pub const fn knowledge(&self) -> &Knowledge<W> {
        &self.knowledge
    }

    /// The tile in each spot of [`Sampler::knowledge`], in the current deal.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// How many tiles are in spots that do not admit them. This is 0 unless the view contradicts itself; then all
    /// other spots are still correct.
    #[must_use]
    pub const fn forced(&self) -> usize {
        self.forced
    }

    /// Moves to the next deal.
    #[inline]
    pub fn next(&mut self, rng: &mut impl Rng) -> Hidden<W> {
        if self.deals > 0 && self.deals.is_multiple_of(DEALS_PER_START) {
            self.start(rng);
        }
        self.deals += 1;
        self.walk(EXCHANGES, rng);
        self.hidden()
    }

    /// Tries this many random exchanges, and takes them back unless `is_taken` holds for the deal that they lead to. Once no hand is one
    /// that the rules redeal, the way to a deal is as likely as the way back.
    #[inline]
    pub(crate) fn propose(
        &mut self,
        exchanges: usize,
        rng: &mut impl Rng,
        is_taken: impl FnOnce(&Self) -> bool,
    ) {
        let spots = self.tiles.len();
        if spots < 2 {
            return;
        }
        self.before.clone_from(&self.tiles);
        let (dealt, excess) = (self.dealt, self.excess);
        for _ in 0..exchanges {
            let (a, b) = (below(rng, spots), below(rng, spots));
            if below(rng, 4) == 0 {
                self.rotate([a, b, below(rng, spots)]);
            } else {
                self.exchange(a, b);
            }
        }
        if !is_taken(self) {
            std::mem::swap(&mut self.tiles, &mut self.before);
            (self.dealt, self.excess) = (dealt, excess);
        }
    }

    /// The hidden tiles of the current deal.
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

    /// Builds a random deal. Not every deal is built equally often, so it then walks away from it.
    pub(crate) fn start(&mut self, rng: &mut impl Rng) {
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

    /// Makes `exchanges_per_spot` random exchanges for each spot.
    #[inline]
    fn walk(&mut self, exchanges_per_spot: usize, rng: &mut impl Rng) {
        let spots = self.tiles.len();
        if spots < 2 {
            return;
        }
        for exchange in 0..spots * exchanges_per_spot {
            let (a, b) = (below(rng, spots), below(rng, spots));
            if exchange % 4 == 0 {
                self.rotate([a, b, below(rng, spots)]);
            } else {
                self.exchange(a, b);
            }
        }
    }

    /// Exchanges two tiles if their spots admit them.
    #[inline]
    fn exchange(&mut self, a: usize, b: usize) {
        let spots = &self.knowledge.spots;
        if spots[a].admits.contains(self.tiles[b]) && spots[b].admits.contains(self.tiles[a]) {
            self.carry_out(&[(a, b)]);
        }
    }

    /// Rotates three tiles if their spots admit them. Exchanges of two tiles alone would not reach every deal.
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

    /// Makes the swaps, unless they would give a seat a dealt hand that the rules redeal.
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
            swaps.iter().any(|(a, b)| self.exceeds_redeal_limit(*a) || self.exceeds_redeal_limit(*b))
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

    /// Whether the dealt hand exceeds a redeal limit because of the tile in a spot.
    #[inline]
    fn exceeds_redeal_limit(&self, spot: usize) -> bool {
        let Spot { seat: Some(seat), dealt: true, .. } = self.knowledge.spots[spot] else { return false };
        let (hand, tile) = (self.dealt[seat.index()], self.tiles[spot]);
        let full =
            |kind: Tiles<W>, limit: Option<u8>| limit.is_some_and(|limit| kind.len() >= usize::from(limit));
        (tile.is_double() && full(hand.doubles(), self.redeal.doubles))
            || full(hand.with_number(tile.low()), self.redeal.suit)
            || full(hand.with_number(tile.high()), self.redeal.suit)
    }

    /// By how many tiles the dealt hands exceed the redeal limits.
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

/// Gives every tile a spot that admits it, in random order. Also returns the number of tiles without such a spot.
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

/// Kuhn's matching algorithm: a tile in the way moves to another spot that admits it.
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
