//! What the engine of evenings answers, and why it refuses.

use serde::Serialize;

use crate::file::FileError;
use crate::live::{self, ClubTableView, EveningView};
use crate::{Balance, MatchPlan, Player, Report, Schedule, ScheduleError, Scorekeepers, SheetId, Unevenness};

/// What a desk answers: the answer to a request has its type, unless it is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EngineAnswer {
    /// The seating of an evening.
    Schedule {
        /// Who sits where.
        schedule: Schedule,
        /// How even that is.
        balance: Balance,
        /// Why it is not exact, where it is not.
        unevenness: Option<Unevenness>,
        /// Players who together cover every table as scorekeepers.
        scorekeepers: Scorekeepers,
    },
    /// What a file comes to.
    Score {
        /// Results and standings.
        report: Report,
    },
    /// Tables without a scorekeeper.
    Coverage {
        /// The tables.
        without: Vec<SheetId>,
        /// New numbers for players 1, 2, … with which there is none such; `None` where too few keep the score.
        renumbering: Option<Vec<Player>>,
    },
    /// The matches that are left.
    Replan {
        /// In order.
        matches: Vec<MatchPlan>,
    },
    /// The evening as a file.
    Write {
        /// The file.
        file: String,
    },
    /// Nothing lies on the desk.
    Clear,
    /// They lie on top.
    Lay,
    /// It would be taken.
    Test,
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
        table: Option<Box<ClubTableView>>,
    },
    /// The evening as a file.
    File {
        /// The file.
        file: String,
    },
    /// It cannot be, and nothing has changed.
    Refused {
        /// Why.
        refusal: EngineRefusal,
    },
}

/// Why a desk refuses. The page owns the sentence in each language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EngineRefusal {
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
    /// Those who are left cannot be seated.
    Replan {
        /// What is wrong, in English.
        detail: String,
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
        refusal: live::EntryRefusal,
    },
}

impl From<ScheduleError> for EngineRefusal {
    fn from(error: ScheduleError) -> Self {
        Self::Schedule { error }
    }
}

impl From<FileError> for EngineRefusal {
    fn from(error: FileError) -> Self {
        Self::File { line: error.line, detail: error.what }
    }
}

impl From<live::EntryRefusal> for EngineRefusal {
    fn from(refusal: live::EntryRefusal) -> Self {
        Self::Evening { refusal }
    }
}
