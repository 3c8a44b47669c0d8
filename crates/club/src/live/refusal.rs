//! Why an entry is not taken.

use serde::{Deserialize, Serialize};

use crate::text::BadText;
use crate::{EveningError, Player, SheetError, SheetId};

/// Why an entry is not taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
        /// The line.
        line: u32,
        /// What is wrong, in English.
        detail: String,
    },
    /// The first match has begun, so the evening cannot be opened again (CLUB-5).
    #[error("the first match has begun; the evening stays as it was opened")]
    Started,
    /// Only the organiser may do that.
    #[error("only the organiser may do that")]
    NotOrganiser,
    /// Only those at the table may do that.
    #[error("only those at table {} may do that", .at.table)]
    NotAtTable {
        /// Which table.
        at: SheetId,
    },
    /// Only the scorekeeper of the table may write there.
    #[error("{}", who_keeps_the_score(.at.table, *.keeper))]
    NotKeeper {
        /// Which table.
        at: SheetId,
        /// Who that is, once it is known.
        keeper: Option<Player>,
    },
    /// This scorekeeper was suspended (CLUB-82).
    #[error("player {player} keeps the score no longer in this match")]
    Suspended {
        /// Who.
        player: Player,
    },
    /// Such a match has not begun.
    #[error("match {number} has not begun")]
    NotBegun {
        /// The match.
        number: u16,
    },
    /// Another match comes next.
    #[error("match {next} comes next")]
    NotNext {
        /// Which.
        next: u16,
    },
    /// Tables have not delivered the match before (CLUB-49).
    #[error("not every table has delivered; missing: table {}", joined(tables))]
    NotDelivered {
        /// Which tables.
        tables: Vec<u8>,
    },
    /// Every match has been played.
    #[error("every match has been played")]
    AllPlayed,
    /// The organiser has confirmed this match.
    #[error("{at} is confirmed")]
    Confirmed {
        /// Which table.
        at: SheetId,
    },
    /// The match is not over, so nothing can be confirmed.
    #[error("{at} is not over")]
    NotOver {
        /// Which table.
        at: SheetId,
    },
    /// The other pair has not agreed yet.
    #[error("the other pair at table {} has not agreed yet", .at.table)]
    NotAgreed {
        /// Which table.
        at: SheetId,
    },
    /// An error was found, and entry waits for the organiser (CLUB-81).
    #[error("an error was found; entry waits for the organiser")]
    Waiting {
        /// Which alert.
        alert: u32,
    },
    /// The rounds before this one have not arrived.
    #[error("round {next} comes next")]
    Gap {
        /// The round that comes next.
        next: u16,
    },
    /// Another value stands there than the one to be changed.
    #[error("something else stands there now; look again")]
    StandsOtherwise,
    /// Only the last round can be changed by the scorekeeper (CLUB-54).
    #[error("only the last round can be changed; the organiser may change the others")]
    NotLast,
    /// The reason is missing.
    #[error("a reason is missing")]
    NoReason,
    /// The time is not up, so only the organiser may stop the match.
    #[error("the time is not up; only the organiser may stop the match")]
    NotTime,
    /// Too late to take it back.
    #[error("it is too late to take that back")]
    TooLate,
    /// The same player calls the organiser to this table already.
    #[error("this player calls the organiser to the table already")]
    Called {
        /// That call.
        call: u32,
    },
    /// The same player objects to this round already.
    #[error("this player objects to the round already")]
    Objected {
        /// That alert.
        alert: u32,
    },
    /// The player has reached the limit for this kind of entry at this table; the organiser enters the rest.
    #[error("at most {max} of these are taken from a player at a table; the organiser enters the rest")]
    TooMany {
        /// The most.
        max: u16,
    },
    /// The evening holds as much as players may enter: the organiser enters the rest.
    #[error("players can enter nothing more in this evening; the organiser enters the rest")]
    NoRoom,
    /// The device that entered the result cannot agree to it.
    #[error("the result at table {} needs the agreement of another device than entered it", .at.table)]
    OwnResult {
        /// Which table.
        at: SheetId,
    },
    /// There is no such alert, call, round or sanction, or it is settled.
    #[error("there is no such thing, or it is settled")]
    Nothing,
    /// A text that a person may not write.
    #[error("{}", text_fault(*.bad, *.max))]
    BadText {
        /// The most characters.
        max: usize,
        /// Why not.
        bad: BadText,
    },
    /// The receiver cannot read the entry: the device that made it runs another version.
    #[error("the entry cannot be read: {detail}")]
    NotUnderstood {
        /// What is wrong, in English.
        detail: String,
    },
    /// The evening cannot be so.
    #[error(transparent)]
    Evening {
        /// Why.
        #[from]
        error: EveningError,
    },
}

impl From<SheetError> for EntryRefusal {
    fn from(error: SheetError) -> Self {
        Self::Evening { error: error.into() }
    }
}

fn who_keeps_the_score(table: u8, keeper: Option<Player>) -> String {
    match keeper {
        Some(keeper) => format!("player {keeper} keeps the score at table {table}"),
        None => format!("nobody keeps the score at table {table} yet"),
    }
}

fn joined(tables: &[u8]) -> String {
    tables.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

fn text_fault(bad: BadText, max: usize) -> String {
    match bad {
        BadText::TooLong => format!("a text has at most {max} characters"),
        _ => format!("the text {bad}"),
    }
}
