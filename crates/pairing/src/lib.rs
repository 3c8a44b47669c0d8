//! Who meets whom next, for tournaments and for club nights.
//!
//! Start at [`Swiss::round`]. [`cheapest_pairs`] forms the pairs of any field at the least cost. Entrants are numbers from 0; the
//! caller knows who they are.
//!
//! Nothing here reads a clock or draws a random number: the same field gives the same round.

mod bracket;
mod matching;
mod sides;
mod swiss;

pub use bracket::seeds_in_order;
pub use matching::cheapest_pairs;
pub use sides::Sides;
pub use swiss::{Swiss, SwissEntrant};

/// Who meets whom in a round, and who meets nobody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Round {
    /// The entrants of each match, the first side first.
    pub pairs: Vec<[usize; 2]>,
    /// Those who are there and meet nobody.
    pub byes: Vec<usize>,
}
