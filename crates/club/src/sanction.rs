//! Sanctions and penalties (CLUB-69 to CLUB-73).

use serde::{Deserialize, Serialize};

use crate::Player;

/// A sanction of a player. With an amount it is a penalty; the regulation says what it lowers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Sanction {
    pub player: Player,
    /// Points of effectiveness; 0 for a sanction without a penalty.
    pub amount: u32,
    /// The match, if known.
    #[serde(rename = "match")]
    pub number: Option<u16>,
    /// The round of the match, from 1, if known.
    pub round: Option<u16>,
    pub reason: String,
    /// Whether the player is expelled from the evening. A fixed pair is then out from that match on; the regulation
    /// says what its results before count.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub expelled: bool,
}
