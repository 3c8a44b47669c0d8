//! Whether to announce 6-6 before the lead (R0.3.23).

use boneyard_rules::Tile;
use boneyard_table::Level;

/// The number that an announced tile opens with.
const SIX: u8 = 6;
/// So many sixes, 6-6 among them, and the others hold too few to answer for long.
const SIXES: usize = 4;
/// Doubles beside 6-6 that can still be got rid of.
const DOUBLES_MAX: usize = 1;

/// Whether a bot that holds 6-6 and may announce it does so.
///
/// A won round wins the match, a lost one loses it with 25 or more, which both hands together nearly always count. So
/// the hand must be likely to win as it lies: with half of the sixes the line can be kept at sixes and the others
/// pass, and doubles, which fit one number only, must not be what is left. Who plays at random takes no such risk.
///
/// ```
/// use boneyard_bots::{Level, announces};
///
/// let hand = |tiles: &str| tiles.split(' ').map(|tile| tile.parse().expect("a tile")).collect::<Vec<_>>();
/// assert!(announces(Level::Steady, &hand("6-6 5-6 4-6 0-6 4-5 3-4 0-1")));
/// assert!(!announces(Level::Steady, &hand("6-6 5-6 4-5 3-4 0-1 1-2 2-3")));
/// ```
#[must_use]
pub fn announces(level: Level, hand: &[Tile]) -> bool {
    let sixes = hand.iter().filter(|held| held.has(SIX)).count();
    let doubles = hand.iter().filter(|held| held.is_double() && !held.has(SIX)).count();
    level != Level::Random && sixes >= SIXES && doubles <= DOUBLES_MAX
}
