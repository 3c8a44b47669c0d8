//! The inputs and effects of a session.

use std::sync::Arc;

use boneyard_deal::{Commitment, Part};
use boneyard_ids::PersonId;

use super::{CloseReason, TableMessage};
use crate::{
    command::{Command, Refusal},
    event::Recorded,
    input::{Input, Request},
    table::Table,
    talk::Said,
};

/// An input of a session. `C` identifies a client, which is one open socket.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, Debug)]
pub enum SessionInput<C> {
    /// A client connected.
    Joined {
        /// An id that no earlier client had.
        client: C,
        /// `None` for an anonymous spectator.
        person: Option<PersonId>,
        /// The number of the last event the client has, 0 for none.
        last_seen: u64,
    },
    /// A client's connection is closed.
    Left { client: C },
    /// A new measurement of the round trip to a client.
    RoundTrip { client: C, ms: u64 },
    /// A client sends a command.
    Command {
        client: C,
        /// The client's id for the command.
        id: String,
        command: Command,
    },
    /// A program sends a command for a person, without being connected. It gets the answer and nothing else.
    Ask {
        /// An id that no other client had.
        client: C,
        person: PersonId,
        /// The program's id for the command.
        id: String,
        command: Command,
    },
    /// A client says something. The driver has checked the text.
    Say {
        client: C,
        /// The client's id for it.
        id: String,
        said: Said,
    },
    /// A client adds a part to the next deal.
    Part {
        client: C,
        /// The commitment that the client saw.
        commitment: Commitment,
        part: Part,
    },
    /// A program adds a part for a person, without being connected.
    PartOf {
        person: PersonId,
        /// The commitment that the program saw.
        commitment: Commitment,
        part: Part,
    },
    /// Passes an input to the table, unless it is frozen: [`Input::Introduce`], or the answer to an [`Effect::Request`]. An
    /// [`Input::Sit`] is answered with [`Effect::AnswerSit`], in the order of the requests. The session makes the other
    /// inputs itself.
    Table(Input),
    /// Answers [`Effect::Append`]: the events are durable.
    Stored,
    /// Answers [`Effect::Append`]: the events may not be durable. The table freezes until it recovers.
    StoreFailed,
    /// Answers [`Effect::Recover`]: the table as its stored events make it.
    Recovered(Box<Table>),
    /// Answers [`Effect::Recover`]: the stored events cannot be read now.
    RecoveryFailed,
}

/// What the driver of a session must do, in this order.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "an effect lives only until it is carried out")]
pub enum Effect<C> {
    /// Store these events, then answer with [`SessionInput::Stored`] or [`SessionInput::StoreFailed`].
    Append(Arc<[Recorded]>),
    /// Read the stored events, restore the table from them, and answer with [`SessionInput::Recovered`] or
    /// [`SessionInput::RecoveryFailed`].
    Recover,
    /// Send one message to several clients. Encode it once.
    Send {
        /// Clients in ascending order.
        to: Vec<C>,
        message: TableMessage,
    },
    /// Close a client's connection. The session has already removed the client.
    Close {
        client: C,
        /// The reason to send before closing.
        reason: CloseReason,
    },
    /// Answer the oldest [`Input::Sit`] that has no answer yet.
    AnswerSit(Result<(), Refusal>),
    /// Find out what the table asks for and answer with [`SessionInput::Table`].
    Request(Request),
    /// The table's entry in a list of tables may have changed.
    SummaryChanged,
    /// The table has recovered from a store failure.
    Resumed,
    /// No client was connected for too long. Mark the table as closed; `poll` returns nothing more.
    Ended,
}
