//! What a preset does that no parameter says.

use serde::{Deserialize, Serialize};

/// A particular of one preset's own. It comes with the preset and is no parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Hook {
    /// The opening tile scores nothing; only 5-5 does, after the first round and below 300 points (F-telefon).
    QuietOpening,
    /// The points for winning a round never lift their winner above 300 (F-telefon).
    #[serde(rename = "round-pays-to-300")]
    RoundPaysTo300,
}
