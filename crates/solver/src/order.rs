//! The moves of a state, the most promising first.

use boneyard_rules::Pips;

use crate::{
    deal::{Deal, NO_END, sorted},
    plays::Plays,
    seats::{Each, SEATS},
    state::{Play, State},
};

/// The most moves of a state: each tile of a whole hand that opens a round.
const PLAYS_MAX: usize = 64;

/// The moves of a state, the most promising first.
pub(crate) struct Order {
    list: [Ranked; PLAYS_MAX],
    len: usize,
}

/// A move and how promising it is, in one word that is quick to compare and to clear.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Ranked(u32);

impl Ranked {
    const DONE: u8 = 0xFF;

    #[inline]
    const fn new(rank: u16, play: Play) -> Self {
        let (tile, on) = match play {
            Play::Tile { tile, on } => (tile, on),
            Play::Done => (Self::DONE, 0),
        };
        Self((rank as u32) << 16 | (tile as u32) << 8 | on as u32)
    }

    #[inline]
    const fn play(self) -> Play {
        let (tile, on) = ((self.0 >> 8) as u8, self.0 as u8);
        if tile == Self::DONE { Play::Done } else { Play::Tile { tile, on } }
    }
}

impl Order {
    /// No moves.
    #[inline]
    pub(crate) const fn new() -> Self {
        Self { list: [Ranked(0); PLAYS_MAX], len: 0 }
    }

    /// Adds these moves, `first` before all others.
    #[inline]
    pub(crate) fn add(&mut self, deal: &Deal, state: &State, plays: &Plays, first: Option<Play>) {
        let promise = Promise::new(deal, state);
        for play in plays.iter() {
            let rank = if Some(play) == first { u16::MAX } else { promise.of(deal, state, play) };
            if let Some(place) = self.list.get_mut(self.len) {
                *place = Ranked::new(rank, play);
                self.len += 1;
            }
        }
    }

    /// The most promising of the moves that were not taken yet.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<Play> {
        let left = &mut self.list[..self.len];
        let (last, others) = left.split_last_mut()?;
        for other in others {
            if *other > *last {
                core::mem::swap(other, last);
            }
        }
        self.len -= 1;
        Some(last.play())
    }
}

/// How promising moves look: heavy tiles after which little fits in the hands of the other side.
///
/// What fits in the own hand or in a partner's is left out: counting it too, searches visit 1.7 times as many positions.
struct Promise {
    /// What each tile of a seat counts that will fit.
    fitting: Each<i32>,
}

/// What a tile that will fit for the next seat counts, against a pip.
const FOE_NEXT: i32 = 14;
/// The same for a later seat of the other side.
const FOE_LATER: i32 = 4;
/// Keeps ranks above 0.
const MIDDLE: i32 = 1 << 15;

impl Promise {
    #[inline]
    fn new(deal: &Deal, state: &State) -> Self {
        let mover = usize::from(state.seat);
        let next = if mover + 1 == deal.payoff.seats { 0 } else { mover + 1 };
        let ours = deal.payoff.is_ours(mover);
        let mut fitting = [0; SEATS];
        for (seat, fitting) in fitting.iter_mut().enumerate() {
            if deal.payoff.is_ours(seat) != ours {
                *fitting = if seat == next { FOE_NEXT } else { FOE_LATER };
            }
        }
        Self { fitting }
    }

    #[inline]
    fn of(&self, deal: &Deal, state: &State, play: Play) -> u16 {
        let Play::Tile { tile, on } = play else { return MIDDLE as u16 };
        let tile = usize::from(tile);
        let fitting = deal.fitting(ends_after(deal, state, tile, on));
        let mut rank = MIDDLE + i32::from(deal.values.of_tile[tile]);
        for (hand, counted) in state.hands.iter().zip(self.fitting) {
            rank -= counted * (hand & fitting).count_ones() as i32;
        }
        rank as u16
    }
}

/// The ends once a tile is laid at the end that shows `on`.
#[inline]
fn ends_after(deal: &Deal, state: &State, tile: usize, on: Pips) -> [Pips; 2] {
    if on == NO_END {
        return [deal.tiles[tile].low(), deal.tiles[tile].high()];
    }
    let [low, high] = state.ends;
    sorted([deal.beyond(tile, on), if on == low { high } else { low }])
}
