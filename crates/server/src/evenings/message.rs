//! What the task of an evening receives: everything another task may ask of it.

use boneyard_club::live::{Author, EveningCommand};
use boneyard_club::{Moment, Player};
use boneyard_ids::{DeviceName, LinkId, ParticipantId, PersonId};
use boneyard_protocol::evening::{BarredDevice, EveningPerson, FoundEvening};
use tokio::sync::oneshot;

use crate::error::ApiError;
use crate::evenings::snapshot::EveningSnapshot;
use crate::network::Network;
use crate::outbox::{ClientId, Outbox};

/// What an evening receives.
pub(crate) enum Message {
    /// A client said hello.
    Join(Joining),
    /// A client's socket closed.
    Leave(ClientId),
    Enter(SubmittedEntry),
    Query(EveningQuery),
    /// A guest changes who acts for whom, or who may come.
    Change {
        guest: PersonId,
        change: MembershipChange,
        reply: Reply<()>,
    },
}

/// Where an answer goes. The asker may be gone.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// A question about an evening. Questions with a `guest` that is not optional are for organisers.
pub(crate) enum EveningQuery {
    Author {
        guest: Option<PersonId>,
        reply: Reply<Option<Author>>,
    },
    Snapshot {
        guest: Option<PersonId>,
        reply: Reply<EveningSnapshot>,
    },
    /// The evening as a visitor sees it who wants to join.
    Found {
        guest: Option<PersonId>,
        reply: Reply<FoundEvening>,
    },
    /// Whether a participant has connected from this network.
    HasParticipantFrom {
        network: Network,
        reply: Reply<bool>,
    },
    Devices {
        guest: PersonId,
        reply: Reply<Vec<EveningPerson>>,
    },
    BarredDevices {
        guest: PersonId,
        reply: Reply<Vec<BarredDevice>>,
    },
    Code {
        guest: PersonId,
        reply: Reply<String>,
    },
    IsOrganiser {
        guest: PersonId,
        reply: Reply<()>,
    },
}

/// A client that said hello.
pub(crate) struct Joining {
    pub(crate) client: ClientId,
    /// `None` for an anonymous onlooker.
    pub(crate) person: Option<PersonId>,
    pub(crate) network: Network,
    /// The name of the device among those of the person.
    pub(crate) device: DeviceName,
    /// The last entry it has, 0 for none.
    pub(crate) last_seen: u32,
    /// Who it was when it received that entry.
    pub(crate) seen_as: Option<Author>,
    pub(crate) outbox: Outbox,
}

/// An entry as a client sends it.
pub(crate) struct SubmittedEntry {
    pub(crate) client: ClientId,
    pub(crate) n: u32,
    pub(crate) at: Moment,
    pub(crate) command: EveningCommand,
}

/// What a guest changes about who acts for whom.
pub(crate) enum MembershipChange {
    /// The guest opened the evening from this network.
    Opened { network: Network },
    /// The guest joins as a player of the list.
    Join { code: String, player: Player, network: Network },
    /// The guest leaves.
    Leave,
    /// The organiser removes a device, by its public id.
    Remove { person: ParticipantId },
    /// The organiser lets a removed device in again, by its public id.
    Readmit { barred: ParticipantId },
    /// The organiser confirms that a device is its player's, or takes that back.
    Confirm { person: ParticipantId, confirmed: bool },
    /// The organiser replaces the code.
    NewCode,
    /// The organiser makes a link for another device.
    MakeLink { id: LinkId, secret_hash: [u8; 32] },
    /// The organiser withdraws a link.
    WithdrawLink { link: LinkId },
    /// The guest opens a link and becomes an organiser.
    UseLink { secret_hash: [u8; 32] },
}
