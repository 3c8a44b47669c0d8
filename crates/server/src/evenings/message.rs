//! The messages to an evening's task.

use boneyard_club::live::{Author, EveningCommand};
use boneyard_club::{Moment, Player};
use boneyard_ids::{DeviceName, LinkId, ParticipantId, PersonId};
use boneyard_protocol::evening::{BarredDevice, EveningPerson, FoundEvening};
use tokio::sync::oneshot;

use crate::evenings::snapshot::EveningSnapshot;
use crate::http::ApiError;
use crate::network::Network;
use crate::transport::outbox::{ClientId, Outbox};

pub(crate) enum Message {
    /// A client connected.
    Join(JoinRequest),
    /// A client's socket has closed.
    Leave(ClientId),
    Enter(Box<SubmittedEntry>),
    Query(EveningQuery),
    /// A guest changes who takes part.
    Change {
        guest: PersonId,
        change: MembershipChange,
        reply: Reply<()>,
    },
}

/// The sender for an answer. Its receiver is dropped if the request was cancelled.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, ApiError>>;

/// A question about an evening. Questions with a required `guest` are answered for organisers only.
pub(crate) enum EveningQuery {
    Author {
        guest: Option<PersonId>,
        reply: Reply<Option<Author>>,
    },
    Snapshot {
        guest: Option<PersonId>,
        reply: Reply<EveningSnapshot>,
    },
    /// The evening, for a visitor who wants to join.
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

/// A client that connects.
pub(crate) struct JoinRequest {
    pub(crate) client: ClientId,
    /// `None` for an anonymous spectator.
    pub(crate) person: Option<PersonId>,
    pub(crate) network: Network,
    /// The device's name among the person's devices.
    pub(crate) device: DeviceName,
    /// The number of the last entry the client has, 0 for none.
    pub(crate) last_seen: u32,
    /// The author that the client was when it received that entry; `None` for a spectator.
    pub(crate) seen_as: Option<Author>,
    pub(crate) outbox: Outbox,
}

/// An entry as a client sends it.
pub(crate) struct SubmittedEntry {
    pub(crate) client: ClientId,
    /// The number of the entry among those of the device, from 1.
    pub(crate) n: u32,
    /// When the entry was made, by the device's clock.
    pub(crate) at: Moment,
    pub(crate) command: EveningCommand,
}

/// A change of who takes part in an evening.
pub(crate) enum MembershipChange {
    /// The guest opened the evening from this network.
    Opened {
        network: Network,
    },
    /// The guest joins as a player.
    Join {
        code: String,
        player: Player,
        network: Network,
    },
    Leave,
    /// The organiser removes a device, by its public id.
    Remove {
        person: ParticipantId,
    },
    /// The organiser allows a removed device to join again, by its public id.
    Readmit {
        barred: ParticipantId,
    },
    /// The organiser confirms that a device is its player's, or takes that back.
    Confirm {
        person: ParticipantId,
        confirmed: bool,
    },
    /// The organiser replaces the code.
    NewCode,
    /// The organiser makes a link for another device.
    MakeLink {
        id: LinkId,
        secret_hash: [u8; 32],
    },
    /// The organiser withdraws a link.
    WithdrawLink {
        link: LinkId,
    },
    /// The guest opens a link and becomes an organiser.
    UseLink {
        secret_hash: [u8; 32],
    },
}
