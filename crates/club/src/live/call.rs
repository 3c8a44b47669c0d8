//! Calls for the organiser, and the organiser's announcements.

use serde::{Deserialize, Serialize};

use crate::{Moment, Player, SheetId};

/// A call for the organiser to come to a table (CLUB-80).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Call {
    /// Numbered together with alerts and announcements.
    pub id: u32,
    /// The table to which the organiser is called.
    pub at: SheetId,
    /// The player who calls; player 1 if the organiser entered the call.
    pub by: Player,
    /// When the call was made.
    pub since: Moment,
    pub reason: CallReason,
    pub state: CallState,
}

/// An announcement by the organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Announcement {
    /// Numbered together with alerts and calls.
    pub id: u32,
    /// When the announcement was made.
    pub at: Moment,
    pub text: String,
}

/// The reason of a call (CLUB-80).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variant names say what they hold")]
pub enum CallReason {
    Score,
    Rule,
    /// The conduct of a player.
    Conduct,
    /// A player is unwell.
    Health,
    /// Another reason. Spectators see this one for every call.
    Other,
}

/// The state of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CallState {
    /// The organiser has not come yet.
    Open,
    /// The organiser is on the way.
    OnTheWay,
    /// The organiser has been there.
    Done,
}
