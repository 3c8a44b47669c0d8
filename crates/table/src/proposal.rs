//! What one person asks of the others at a table.

use boneyard_rules::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Proposed {
    /// To take back everything from this event on.
    TakeBack {
        /// The number of the first event that is taken back.
        from: u64,
    },
    /// To end the match without a result.
    End,
}

/// What one person asks of the others, and who has agreed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proposal {
    /// The first seat of the person who asks.
    pub(crate) seat: Seat,
    pub(crate) what: Proposed,
    /// By the first seat of each person.
    pub(crate) agreed: BySeat<bool>,
}

/// What one person asks of the others, for everyone to see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ProposalView {
    /// The first seat of the person who asks.
    pub seat: Seat,
    /// What is asked.
    #[serde(flatten)]
    pub what: Proposed,
    /// The people who have not answered yet, by their first seats.
    pub waits_for: Vec<Seat>,
}
