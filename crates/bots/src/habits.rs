//! How players choose among the tiles that fit.
//!
//! A player chooses a tile with a probability in proportion to `exp(weights · features)`, a conditional logit (McFadden 1974,
//! "Conditional logit analysis of qualitative choice behavior"). The example `habits` of this crate fits the weights to rounds
//! of bots, and prints how well they predict.

use boneyard_rules::{LayoutKind, PIPS_MAX, Rules, Tile, Tiles, ruleset::DrawMode};

/// How many numbers describe a tile to choose.
pub const FEATURES: usize = 3;

/// The most pips of a tile: a triangle has three numbers.
const PIPS: usize = 3 * PIPS_MAX as usize;
/// The most tiles of a hand that share a number with one of them.
const SHARED: usize = 64;

/// What describes a tile of a hand: its pips, whether it is a double, and how often the other tiles of the hand have its numbers.
///
/// ```
/// use boneyard_bots::habits::features;
/// use boneyard_rules::{Tile, Tiles};
///
/// let hand: Tiles<1> = ["6-6", "6-4", "4-4", "1-0"].iter().map(|tile| tile.parse().expect("a tile")).collect();
/// assert_eq!(features(Tile::new(6, 4).expect("a tile"), hand), [10, 0, 2]);
/// assert_eq!(features(Tile::double(6).expect("a tile"), hand), [12, 1, 1]);
/// ```
#[must_use]
#[inline]
pub fn features<const W: usize>(tile: Tile, hand: Tiles<W>) -> [usize; FEATURES] {
    let shared: usize = if tile.is_double() {
        hand.with_number(tile.low()).len() - 1
    } else {
        tile.numbers().map(|number| hand.with_number(number).len() - 1).sum()
    };
    [tile.pips() as usize, usize::from(tile.is_double()), shared]
}

/// How likely a player is to choose each tile.
#[derive(Clone, Debug)]
pub struct Habits {
    /// `exp(weight · feature)` for each value of a feature.
    pips: [f32; PIPS + 1],
    double: [f32; 2],
    shared: [f32; SHARED + 1],
}

impl Habits {
    /// Habits with these weights, in the order of [`features`].
    #[must_use]
    pub fn new([pips, double, shared]: [f32; FEATURES]) -> Self {
        fn powers<const N: usize>(weight: f32) -> [f32; N] {
            std::array::from_fn(|value| exp(weight * value as f32))
        }
        Self { pips: powers(pips), double: powers(double), shared: powers(shared) }
    }

    /// The habits of bots in a game, near what the example `habits` found for bots that search; `None` where beliefs made a bot weaker
    /// (Chickenfoot) or were not measured.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<Self> {
        match LayoutKind::of(rules) {
            LayoutKind::Triangles | LayoutKind::Trains | LayoutKind::Tree => None,
            // A tile is chosen for the points that it scores, which these features do not have.
            LayoutKind::Line | LayoutKind::Spinner if rules.score.play.is_some() => {
                Some(Self::new([0.04, 0.6, 0.03]))
            }
            LayoutKind::Line | LayoutKind::Spinner if rules.draw.mode != DrawMode::None => {
                Some(Self::new([0.11, 1.2, 0.15]))
            }
            LayoutKind::Line | LayoutKind::Spinner => Some(Self::new([0.16, 1.2, 0.25])),
        }
    }

    /// How likely a player with this hand is to choose the tile, compared with other tiles of the hand.
    #[must_use]
    #[inline]
    pub fn weight<const W: usize>(&self, tile: Tile, hand: Tiles<W>) -> f32 {
        let [pips, double, shared] = features(tile, hand);
        self.pips[pips.min(PIPS)] * self.double[double] * self.shared[shared.min(SHARED)]
    }
}

/// The exponential function. `f32::exp` may round its last bit differently in a browser, and a bot would then choose differently.
/// Every platform rounds sums, products and quotients alike.
fn exp(x: f32) -> f32 {
    // The series of a small part of `x`, squared as often as `x` was halved.
    let small = f64::from(x) / 1_024.0;
    let series = (1..=8).rev().fold(1.0, |sum, term| 1.0 + sum * small / f64::from(term));
    (0..10).fold(series, |power: f64, _| power * power) as f32
}
