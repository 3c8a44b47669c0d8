//! Violations: entered with or without an amount (CLUB-69 to CLUB-73).

use serde::{Deserialize, Serialize};

use crate::Player;

/// An entry about a player's conduct. With an amount it is a penalty, which lowers the player's effectiveness and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sanction {
    /// Who.
    pub player: Player,
    /// Points of effectiveness; 0 is a sanction without a penalty.
    pub amount: u32,
    /// In which match, where that is known.
    #[serde(rename = "match")]
    pub number: Option<u16>,
    /// In which round of it, from 1.
    pub round: Option<u16>,
    /// Why.
    pub reason: String,
}
