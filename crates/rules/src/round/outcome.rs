//! How a round ends.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// How a round ended at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "seat", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Outcome {
    /// This seat went out.
    Out(Seat),
    /// Nobody can go on; this seat laid the last tile.
    Blocked(Seat),
}
