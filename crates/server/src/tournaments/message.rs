//! The messages to the task of a tournament.

use boneyard_ids::PersonId;
use boneyard_store::Guest;
use boneyard_tournament::{Entrant, Outcome, PairingId};
use tokio::sync::oneshot;

use crate::http::ApiError;

pub(super) enum Message {
    /// A person wants something.
    Act {
        /// The person.
        by: Actor,
        act: Act,
        /// Gets the answer once the change is stored.
        reply: oneshot::Sender<Result<(), ApiError>>,
    },
    /// Names, faces or accounts of people may be others now. The store has them.
    PeopleChanged,
    /// Some tables are open.
    Opened(Vec<PairingId>),
    /// Every table was opened that could be.
    OpenerEnded,
}

/// The person who wants something.
#[derive(Debug, Clone)]
pub(super) struct Actor {
    pub(super) person: Guest,
    pub(super) has_account: bool,
}

impl Actor {
    pub(super) fn id(&self) -> &PersonId {
        &self.person.id
    }
}

/// What a person wants.
#[derive(Debug, Clone)]
pub(super) enum Act {
    Enter { partner: Option<Guest> },
    Confirm { entry: u32 },
    Withdraw { entrant: Option<Entrant>, entry: Option<u32> },
    Return { entrant: Option<Entrant> },
    Start,
    Pair,
    SetOutcome { pairing: PairingId, outcome: Outcome },
    Close,
}
