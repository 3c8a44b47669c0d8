//! Calls for the organiser, and the organiser's announcements.

use serde::{Deserialize, Serialize};

use crate::{Moment, Player, SheetId};

/// The organiser is called to a table (CLUB-80).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Call {
    /// Its number in the evening.
    pub id: u32,
    /// The table.
    pub at: SheetId,
    /// Who calls.
    pub by: Player,
    /// Since when.
    pub since: Moment,
    /// Why.
    pub reason: CallReason,
    /// What became of it.
    pub state: CallState,
}

/// An announcement of the organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announcement {
    /// Its number in the evening.
    pub id: u32,
    /// When.
    pub at: Moment,
    /// What.
    pub text: String,
}

/// Why the organiser is called (CLUB-80).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CallReason {
    /// The score.
    Score,
    /// A rule.
    Rule,
    /// The conduct of a player.
    Conduct,
    /// A player is unwell.
    Health,
    /// Something else.
    Other,
}

/// What became of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CallState {
    /// The organiser has not come yet.
    Open,
    /// The organiser is on the way.
    OnTheWay,
    /// It is settled.
    Done,
}
