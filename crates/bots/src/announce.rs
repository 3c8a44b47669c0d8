//! Decides whether a bot announces 6-6 before the lead (R0.3.23).

use boneyard_rules::Tile;
use boneyard_table::Level;

/// Both halves of the announced tile.
const SIX: u8 = 6;
/// The least number of sixes, including 6-6, for an announcement. The other seats then hold too few to keep playing on
/// sixes.
const SIXES: usize = 4;
/// The most other doubles for an announcement.
const DOUBLES_MAX: usize = 1;

/// Whether a bot that holds 6-6, and may announce it, announces.
///
/// An announced round decides the match: winning it wins the match, and losing it costs 25 points or more, which
/// loses the match. So the hand must be likely to win. With four of the seven sixes the bot can keep the line at sixes
/// while the others pass. Doubles fit only one number, so few of them may remain. A random bot never announces.
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
    level != Level::Beginner && sixes >= SIXES && doubles <= DOUBLES_MAX
}
