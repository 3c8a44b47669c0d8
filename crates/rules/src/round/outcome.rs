//! How a round ended: a seat went out, or the round is blocked.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", content = "seat", rename_all = "kebab-case")]
pub enum Outcome {
    /// This seat went out: it laid its last tile.
    Out(Seat),
    /// The round is blocked (C12, C13). This seat laid the last tile.
    Blocked(Seat),
}
