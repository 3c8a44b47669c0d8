//! The moves of a state.

use boneyard_rules::Pips;

use crate::{
    deal::Deal,
    state::{Play, State, Step},
};

/// The moves of a state: each tile at each end where it fits, once if both ends show one number.
#[derive(Clone, Copy)]
pub(crate) struct Plays {
    ends: [Pips; 2],
    /// The tiles that fit at each end.
    fitting: [u64; 2],
    /// Whether the turn may end without a tile.
    done: bool,
}

impl Plays {
    #[inline]
    pub(crate) fn of(deal: &Deal, state: &State) -> Self {
        let [low, high] = state.ends;
        let hand = match state.step {
            Step::Fresh => state.hand(),
            Step::Second | Step::Run => state.hand() & deal.doubles,
        };
        let at = |number: Pips| hand & deal.of_number[number as usize & 31];
        Self {
            ends: state.ends,
            fitting: [at(low), if high == low { 0 } else { at(high) }],
            done: state.step != Step::Fresh,
        }
    }

    /// The only move, if there is no other.
    #[inline]
    pub(crate) fn single(&self) -> Option<Play> {
        let [low, high] = self.fitting;
        let count = low.count_ones() + high.count_ones() + u32::from(self.done);
        if count == 1 { self.iter().next() } else { None }
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Play> + use<> {
        let Self { mut fitting, ends, mut done } = *self;
        core::iter::from_fn(move || {
            for (tiles, on) in fitting.iter_mut().zip(ends) {
                if *tiles != 0 {
                    let tile = tiles.trailing_zeros() as u8;
                    *tiles &= *tiles - 1;
                    return Some(Play::Tile { tile, on });
                }
            }
            core::mem::take(&mut done).then_some(Play::Done)
        })
    }
}
