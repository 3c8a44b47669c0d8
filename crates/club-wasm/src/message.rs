//! What crosses between a page and its desk.

use boneyard_club::file::FileError;
use boneyard_club::live::{self, Entry, EveningView, TableView};
use boneyard_club::{Balance, Moment, Player, Report, Schedule, ScheduleError, SeatingKind, SheetId};
use serde::{Deserialize, Serialize};

/// What a page asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DeskRequest"))]
pub enum Request {
    /// Who sits where in a whole evening? Asks nothing of the evening on the desk.
    Schedule {
        /// How many players there are.
        players: u8,
        /// Which seating.
        kind: SeatingKind,
    },
    /// What does an evening file come to? Asks nothing of the evening on the desk.
    Score {
        /// The file.
        file: String,
    },
    /// Something was done: the desk takes it for its evening, which begins when the organiser opens it.
    Take {
        /// What was done.
        entry: Box<Entry>,
    },
    /// Goes on as though the organiser had begun a match, where there is no network to hear it by.
    AssumeBegun {
        /// The match.
        number: u16,
    },
    /// What does the evening look like?
    View {
        /// Whose card comes with it.
        viewer: Option<Player>,
        /// What time it is.
        now: Moment,
    },
    /// What does one table of any match look like?
    Table {
        /// Which.
        at: SheetId,
        /// What time it is.
        now: Moment,
    },
    /// The evening as a file.
    File {
        /// Whether it tells what players need.
        whole: bool,
    },
}

/// What a desk answers: the answer to a request has its type, unless it is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DeskAnswer"))]
pub enum Answer {
    /// The seating of an evening.
    Schedule {
        /// Who sits where.
        schedule: Schedule,
        /// How even that is.
        balance: Balance,
    },
    /// What a file comes to.
    Score {
        /// Results and standings.
        report: Report,
    },
    /// It was taken.
    Take {
        /// Whether the same had been taken before, so that nothing changed.
        again: bool,
    },
    /// The match has begun, as far as this desk is concerned.
    AssumeBegun,
    /// The evening as a screen shows it.
    View {
        /// What it shows.
        view: Box<EveningView>,
    },
    /// A table as a screen shows it.
    Table {
        /// What it shows; `None` where the evening has no such table.
        table: Option<Box<TableView>>,
    },
    /// The evening as a file.
    File {
        /// The file.
        file: String,
    },
    /// It cannot be, and nothing has changed.
    Refused {
        /// Why.
        refusal: Refusal,
    },
}

/// Why a desk refuses. The page owns the sentence in each language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DeskRefusal"))]
pub enum Refusal {
    /// It is no request.
    BadRequest {
        /// What is wrong, in English.
        detail: String,
    },
    /// So many players have no such seating.
    Schedule {
        /// Why.
        error: ScheduleError,
    },
    /// A file is no evening.
    File {
        /// The line, from 1.
        line: u32,
        /// What is wrong, in English.
        detail: String,
    },
    /// The evening does not take it.
    Evening {
        /// Why.
        refusal: live::Refusal,
    },
}

impl From<ScheduleError> for Refusal {
    fn from(error: ScheduleError) -> Self {
        Self::Schedule { error }
    }
}

impl From<FileError> for Refusal {
    fn from(error: FileError) -> Self {
        Self::File { line: error.line, detail: error.what }
    }
}

impl From<live::Refusal> for Refusal {
    fn from(refusal: live::Refusal) -> Self {
        Self::Evening { refusal }
    }
}
