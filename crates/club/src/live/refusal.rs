//! Why an entry is refused.

use serde::{Deserialize, Serialize};

use crate::{EveningError, Player, SheetError, SheetId};
use boneyard_text::InvalidText;

/// Why an entry is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum EntryRefusal {
    /// The evening has not been opened.
    #[error("nobody has opened the evening")]
    NotOpen,
    /// The evening is closed.
    #[error("the evening is closed")]
    Closed,
    /// The evening file cannot be read.
    #[error("line {line}: {detail}")]
    File {
        line: u32,
        /// The error in English.
        detail: String,
    },
    /// The first match has begun, so the evening cannot be replaced (CLUB-5).
    #[error("the first match has begun; these settings can no longer change")]
    Started,
    /// Only the organiser may do that.
    #[error("only the organiser may do that")]
    NotOrganiser,
    /// Only the players at the table may do that.
    #[error("only those at table {} may do that", .at.table)]
    NotAtTable { at: SheetId },
    /// Only the scorekeeper of the table may enter the score.
    #[error("{}", who_keeps_the_score(.at.table, *.scorekeeper))]
    #[serde(rename = "not-keeper")]
    NotScorekeeper {
        at: SheetId,
        /// The player who may enter the score; `None` before a scorekeeper is named.
        #[serde(rename = "keeper")]
        scorekeeper: Option<Player>,
    },
    /// This scorekeeper is suspended (CLUB-82).
    #[error("player {player} is no longer the scorekeeper of this match")]
    Suspended { player: Player },
    /// The match has not begun.
    #[error("match {number} has not begun")]
    NotBegun { number: u16 },
    /// A match is being played, so the tables stay as they are.
    #[error("match {number} is being played; change this when its results are confirmed")]
    InProgress { number: u16 },
    /// Another match comes next.
    #[error("match {next} comes next")]
    NotNext { next: u16 },
    /// The match has not been drawn.
    #[error("match {number} has not been drawn")]
    NotDrawn { number: u16 },
    /// Some results of the previous match are not confirmed (CLUB-49).
    #[error("results are missing from table {}", joined(tables))]
    NotDelivered { tables: Vec<u8> },
    /// Every match has been played.
    #[error("every match has been played")]
    AllPlayed,
    /// The organiser has confirmed the result.
    #[error("{at} is confirmed")]
    Confirmed { at: SheetId },
    /// The match is not over, so there is no result to confirm.
    #[error("{at} is not over")]
    NotOver { at: SheetId },
    /// The other pair has not agreed to the result.
    #[error("the other pair at table {} has not agreed yet", .at.table)]
    NotAgreed { at: SheetId },
    /// The scorekeeper confirmed an error, so entry waits for the organiser (CLUB-81).
    #[error("an error was found; entry waits for the organiser")]
    Waiting { alert: u32 },
    /// Earlier rounds, or the leader of the first round, have not arrived.
    #[error("round {next} comes next")]
    #[serde(rename = "gap")]
    RoundsMissing {
        /// The round that comes next.
        next: u16,
    },
    /// The sheet no longer has the value to be changed.
    #[error("this has changed; look again")]
    #[serde(rename = "stands-otherwise")]
    ValueChanged,
    /// The scorekeeper can change only the last round, and no other round can be removed (CLUB-54).
    #[error("only the last round can be changed; the organiser may change the others")]
    NotLast,
    /// The reason is missing.
    #[error("a reason is missing")]
    NoReason,
    /// The time is not up, so only the organiser may stop the match.
    #[error("the time is not up; only the organiser may stop the match")]
    #[serde(rename = "not-time")]
    TimeNotUp,
    /// It is too late to undo a confirmation or to annul a sheet.
    #[error("it is too late to take that back")]
    TooLate,
    /// The player has an open call at this table.
    #[error("this player has already called the organiser to the table")]
    Called { call: u32 },
    /// The player has an open objection to this round.
    #[error("this player has already objected to the round")]
    Objected { alert: u32 },
    /// The player has reached the limit for this kind of entry at this table; the organiser enters the rest.
    #[error("a player at a table can enter at most {max} of these; the organiser enters the rest")]
    TooMany { max: u16 },
    /// The players have reached the limit of entries for the evening; the organiser enters the rest.
    #[error("the players have used up their entries in this evening; the organiser enters the rest")]
    #[serde(rename = "no-room")]
    LimitReached,
    /// The device that entered the result cannot also agree to it.
    #[error("the result at table {} must be confirmed on another device than the one that entered it", .at.table)]
    OwnResult { at: SheetId },
    /// The organiser is in another open evening, so this one cannot be opened again (CLUB-20). Only the server refuses this.
    #[error("you are in another open evening; leave that one first")]
    InAnother,
    /// The changed name of a player looks like the name of another one. Send the command again with `namesakes` if they are two people.
    /// Only the server refuses this.
    #[error("players {first} and {second} have names that look alike: {name} and {other}")]
    NamesAlike { first: u16, name: String, second: u16, other: String },
    /// The evening has a regulation of its own, and online tables play by club pairs. Only the server refuses this.
    #[error("online tables play by club pairs")]
    RegulationNotOnline,
    /// There is no such alert, call, round, sanction or confirmation, or the alert or the call is already settled.
    #[error("not found, or already settled")]
    #[serde(rename = "nothing")]
    NotFound,
    /// A text is invalid.
    #[error("{}", text_fault(*.why, *.max))]
    #[serde(rename = "bad-text")]
    InvalidText {
        /// The highest number of characters.
        max: usize,
        #[serde(rename = "bad")]
        why: InvalidText,
    },
    /// The receiver cannot parse the entry, because the device runs another version.
    #[error("the entry cannot be read: {detail}")]
    #[serde(rename = "not-understood")]
    Unreadable {
        /// The error in English.
        detail: String,
    },
    /// The evening refuses the change.
    #[error(transparent)]
    Evening {
        #[from]
        error: EveningError,
    },
}

impl From<SheetError> for EntryRefusal {
    fn from(error: SheetError) -> Self {
        Self::Evening { error: error.into() }
    }
}

fn who_keeps_the_score(table: u8, scorekeeper: Option<Player>) -> String {
    match scorekeeper {
        Some(scorekeeper) => format!("player {scorekeeper} keeps the score at table {table}"),
        None => format!("nobody keeps the score at table {table} yet"),
    }
}

fn joined(tables: &[u8]) -> String {
    tables.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

fn text_fault(why: InvalidText, max: usize) -> String {
    match why {
        InvalidText::TooLong => format!("a text has at most {max} characters"),
        _ => format!("the text {why}"),
    }
}
