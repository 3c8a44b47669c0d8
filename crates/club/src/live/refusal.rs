//! Why an entry is not taken.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::text::BadText;
use crate::{EveningError, Player, SheetError, SheetId};

/// Why an entry is not taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EntryRefusal {
    /// The evening has not been opened.
    NotOpen,
    /// The evening is closed.
    Closed,
    /// The evening file cannot be read.
    File {
        /// The line.
        line: u32,
        /// What is wrong, in English.
        detail: String,
    },
    /// The first match has begun, so the evening cannot be opened again (CLUB-5).
    Started,
    /// Only the organiser may do that.
    NotOrganiser,
    /// Only those at the table may do that.
    NotAtTable {
        /// Which table.
        at: SheetId,
    },
    /// Only the scorekeeper of the table may write there.
    NotKeeper {
        /// Which table.
        at: SheetId,
        /// Who that is, once it is known.
        keeper: Option<Player>,
    },
    /// This scorekeeper was suspended (CLUB-82).
    Suspended {
        /// Who.
        player: Player,
    },
    /// Such a match has not begun.
    NotBegun {
        /// The match.
        number: u16,
    },
    /// Another match comes next.
    NotNext {
        /// Which.
        next: u16,
    },
    /// Tables have not delivered the match before (CLUB-49).
    NotDelivered {
        /// Which tables.
        tables: Vec<u8>,
    },
    /// Every match has been played.
    AllPlayed,
    /// The organiser has confirmed this match.
    Confirmed {
        /// Which table.
        at: SheetId,
    },
    /// The match is not over, so nothing can be confirmed.
    NotOver {
        /// Which table.
        at: SheetId,
    },
    /// The other pair has not agreed yet.
    NotAgreed {
        /// Which table.
        at: SheetId,
    },
    /// An error was found, and entry waits for the organiser (CLUB-81).
    Waiting {
        /// Which alert.
        alert: u32,
    },
    /// The rounds before this one have not arrived.
    Gap {
        /// The round that comes next.
        next: u16,
    },
    /// Another value stands there than the one to be changed.
    StandsOtherwise,
    /// Only the last round can be changed by the scorekeeper (CLUB-54).
    NotLast,
    /// The reason is missing.
    NoReason,
    /// The time is not up, so only the organiser may stop the match.
    NotTime,
    /// Too late to take it back.
    TooLate,
    /// The same player calls the organiser to this table already.
    Called {
        /// That call.
        call: u32,
    },
    /// The same player objects to this round already.
    Objected {
        /// That alert.
        alert: u32,
    },
    /// The player has reached the limit for this kind of entry at this table; the organiser enters the rest.
    TooMany {
        /// The most.
        max: u16,
    },
    /// The evening holds as much as players may enter: the organiser enters the rest.
    NoRoom,
    /// The device that entered the result cannot agree to it.
    OwnResult {
        /// Which table.
        at: SheetId,
    },
    /// There is no such alert, call, round or sanction, or it is settled.
    Nothing,
    /// A text that a person may not write.
    BadText {
        /// The most characters.
        max: usize,
        /// Why not.
        bad: BadText,
    },
    /// The receiver cannot read the entry: the device that made it runs another version.
    NotUnderstood {
        /// What is wrong, in English.
        detail: String,
    },
    /// The evening cannot be so.
    Evening {
        /// Why.
        error: EveningError,
    },
}

impl From<EveningError> for EntryRefusal {
    fn from(error: EveningError) -> Self {
        Self::Evening { error }
    }
}

impl From<SheetError> for EntryRefusal {
    fn from(error: SheetError) -> Self {
        Self::Evening { error: error.into() }
    }
}

impl fmt::Display for EntryRefusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotOpen => out.write_str("nobody has opened the evening"),
            Self::Closed => out.write_str("the evening is closed"),
            Self::File { line, detail } => write!(out, "line {line}: {detail}"),
            Self::Started => out.write_str("the first match has begun; the evening stays as it was opened"),
            Self::NotOrganiser => out.write_str("only the organiser may do that"),
            Self::NotAtTable { at } => write!(out, "only those at table {} may do that", at.table),
            Self::NotKeeper { at, keeper: Some(keeper) } => {
                write!(out, "player {keeper} keeps the score at table {}", at.table)
            }
            Self::NotKeeper { at, keeper: None } => {
                write!(out, "nobody keeps the score at table {} yet", at.table)
            }
            Self::Suspended { player } => {
                write!(out, "player {player} keeps the score no longer in this match")
            }
            Self::NotBegun { number } => write!(out, "match {number} has not begun"),
            Self::NotNext { next } => write!(out, "match {next} comes next"),
            Self::NotDelivered { tables } => {
                let tables: Vec<String> = tables.iter().map(u8::to_string).collect();
                write!(out, "not every table has delivered; missing: table {}", tables.join(", "))
            }
            Self::AllPlayed => out.write_str("every match has been played"),
            Self::Confirmed { at } => write!(out, "match {} table {} is confirmed", at.number, at.table),
            Self::NotOver { at } => write!(out, "match {} table {} is not over", at.number, at.table),
            Self::NotAgreed { at } => write!(out, "the other pair at table {} has not agreed yet", at.table),
            Self::Waiting { .. } => out.write_str("an error was found; entry waits for the organiser"),
            Self::Gap { next } => write!(out, "round {next} comes next"),
            Self::StandsOtherwise => out.write_str("something else stands there now; look again"),
            Self::NotLast => {
                out.write_str("only the last round can be changed; the organiser may change the others")
            }
            Self::NoReason => out.write_str("a reason is missing"),
            Self::NotTime => out.write_str("the time is not up; only the organiser may stop the match"),
            Self::TooLate => out.write_str("it is too late to take that back"),
            Self::Called { .. } => out.write_str("this player calls the organiser to the table already"),
            Self::Objected { .. } => out.write_str("this player objects to the round already"),
            Self::TooMany { max } => {
                write!(
                    out,
                    "at most {max} of these are taken from a player at a table; the organiser enters the rest"
                )
            }
            Self::NoRoom => {
                out.write_str("players can enter nothing more in this evening; the organiser enters the rest")
            }
            Self::OwnResult { at } => {
                write!(
                    out,
                    "the result at table {} needs the agreement of another device than entered it",
                    at.table
                )
            }
            Self::Nothing => out.write_str("there is no such thing, or it is settled"),
            Self::BadText { max, bad: BadText::TooLong } => {
                write!(out, "a text has at most {max} characters")
            }
            Self::BadText { bad, .. } => write!(out, "the text {bad}"),
            Self::NotUnderstood { detail } => write!(out, "the entry cannot be read: {detail}"),
            Self::Evening { error } => error.fmt(out),
        }
    }
}

impl std::error::Error for EntryRefusal {}
