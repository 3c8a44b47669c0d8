//! Requests and answers of the engine that runs a table on a device, without a server.
//!
//! The page passes on the messages of the table's socket, stores events, and says when time has passed. `local` has the engine.

use boneyard_deal::Secret;
use boneyard_ids::TableId;
use boneyard_rules::Seat;
use boneyard_table::Advice;
use serde::{Deserialize, Serialize};

use crate::http::{MyTable, OpenTable};
use crate::matches::MatchReplay;
use crate::problem::Problem;
use crate::socket::{ClientMessage, ServerMessage};

/// What a page asks the engine. Times are in milliseconds since 1970, and never go back.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LocalRequest {
    /// Opens a table for one person and bots.
    Open {
        id: TableId,
        table: OpenTable,
        /// 32 random bytes. The secrets of the deals follow from them, and the thoughts of the bots.
        random: Secret,
        now_ms: u64,
    },
    /// Continues a table from its stored events. Also answers [`LocalNext::Recover`].
    Continue {
        id: TableId,
        /// All events of the table, in order.
        events: Vec<LocalEvent>,
        now_ms: u64,
    },
    /// A message of the table's page. A `hello` replaces the connection before it.
    Receive { message: ClientMessage, now_ms: u64 },
    /// Answers [`LocalNext::Store`]: the events are on the disk.
    Stored { now_ms: u64 },
    /// Answers [`LocalNext::Store`] if that failed, and [`LocalNext::Recover`] if the events cannot be read.
    StoreFailed { now_ms: u64 },
    /// Answers [`LocalNext::Think`]. A bot thinks for some tens of milliseconds.
    Think { now_ms: u64 },
    /// It is the time that [`LocalNext::Wait`] named, or later.
    Tick { now_ms: u64 },
    /// Asks what a bot of the highest level would play for the person now. Nothing changes.
    Hint,
    /// Asks for the record of a match. A round in progress is left out, because its hands are hidden.
    Record {
        id: TableId,
        /// The number of the match at its table, from 1; `null` for the last one.
        number: Option<u32>,
        /// All events of the table, in order.
        events: Vec<LocalEvent>,
    },
    /// Asks for a match that is over, to show it again.
    Replay {
        id: TableId,
        /// The number of the match at its table, from 1; `null` for the last one that is over.
        number: Option<u32>,
        /// All events of the table, in order.
        events: Vec<LocalEvent>,
        /// The seat whose hand is shown; `null` for none.
        seat: Option<Seat>,
    },
}

/// An event of a table, as the device stores it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LocalEvent {
    /// The number of the event, from 1 without gaps.
    pub seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub at_ms: u64,
    /// What happened, as a server stores it too.
    pub body: String,
}

/// What the engine answers.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LocalAnswer {
    /// The table has gone on.
    Went {
        /// What to show the person, in order.
        messages: Vec<ServerMessage>,
        /// Whether the connection ends after these messages. The page may connect again.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        closes: bool,
        next: LocalNext,
    },
    /// The hint that was asked for.
    Hint { advice: Advice },
    /// The record in DGN; `null` without such a match.
    Record { text: Option<String> },
    /// The match that was asked for.
    Replay { replay: Box<MatchReplay> },
    /// The request was refused, and nothing has changed.
    Refused { problem: Problem },
}

/// What to ask next.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LocalNext {
    /// Store these events. What follows from them is shown only then.
    Store {
        events: Vec<LocalEvent>,
        /// The table after these events, for a list.
        own: Box<MyTable>,
    },
    /// Read all events of the table.
    Recover,
    /// Show the messages, then let a bot think.
    Think,
    /// Wait for the person.
    Wait {
        /// When time has an effect; `null` if only the person can go on.
        until_ms: Option<u64>,
    },
}
