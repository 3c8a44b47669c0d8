//! How good a play was.

use boneyard_bots::Estimate;
use serde::{Deserialize, Serialize};

/// How good a play was, by what its seat could see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// No other move is certainly better, or only by little.
    Good,
    /// Another move is better by a tenth of what chance does to a round: the standard deviation of its worth if all play at random.
    Inaccuracy,
    /// Better by a quarter of it.
    Mistake,
    /// Better by half of it.
    Blunder,
}

impl Grade {
    /// The grade of a loss. `spread` is what chance does to a round, in points. A loss whose 95 % interval holds 0 is none.
    #[must_use]
    pub(crate) fn of(loss: Estimate, spread: f64) -> Self {
        let [at_least, _] = loss.interval();
        if at_least <= 0.0 {
            return Self::Good;
        }
        match loss.mean / spread.max(f64::MIN_POSITIVE) {
            share if share >= 0.5 => Self::Blunder,
            share if share >= 0.25 => Self::Mistake,
            share if share >= 0.1 => Self::Inaccuracy,
            _ => Self::Good,
        }
    }
}
