//! The answers of the evening engine, and its reasons for a refusal.

use serde::Serialize;

use crate::file::FileError;
use crate::live::{self, ClubTableView, EveningView};
use crate::{
    Balance, KnownRegulation, MatchPlan, Player, Report, Schedule, ScheduleError, Scorekeepers, SheetId,
    Unevenness,
};

/// An answer of the engine. It has the `type` of its request, unless the request is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum EngineAnswer {
    /// The seating of a whole evening.
    Schedule {
        /// Who sits where in every match.
        schedule: Schedule,
        /// How evenly partners, opponents and seats are spread.
        balance: Balance,
        /// Why the seating is not exact; `None` if it is.
        unevenness: Option<Unevenness>,
        /// Players who together cover every table as scorekeepers.
        scorekeepers: Scorekeepers,
    },
    /// The results of an evening file.
    Score { report: Report },
    /// The tables without a scorekeeper, and a way to cover them.
    Coverage {
        /// The tables where nobody keeps the score. At a single table the organiser can, even while resting.
        without: Vec<SheetId>,
        /// New numbers for players 1, 2, … that give every table a scorekeeper; `None` if too few players keep the score.
        renumbering: Option<Vec<Player>>,
    },
    /// The plans of the remaining matches.
    Replan { matches: Vec<MatchPlan> },
    /// Who meets whom in the next match.
    Draw { plan: MatchPlan },
    /// The regulations that come with the program, in the order in which they are offered.
    Regulations { regulations: Vec<KnownRegulation> },
    /// The evening as a file.
    Write { file: String },
    /// The engine holds no evening.
    #[serde(rename = "clear")]
    Reset,
    /// The pending entries were replaced.
    #[serde(rename = "lay")]
    SetPending,
    /// The evening would accept the entry.
    #[serde(rename = "test")]
    CheckEntry,
    /// The entry is part of the evening.
    #[serde(rename = "take")]
    AddEntry {
        /// Whether the entry was known already, so that nothing changed.
        again: bool,
    },
    /// This device now treats the match as begun.
    AssumeBegun,
    /// The evening for the screen.
    View { view: Box<EveningView> },
    /// One table for the screen.
    Table {
        /// `None` if there is no evening, or no such table.
        table: Option<Box<ClubTableView>>,
    },
    /// The evening as a file.
    File { file: String },
    /// The request is refused, and nothing has changed.
    Refused { refusal: EngineRefusal },
}

/// Why the engine refuses a request. The page has the sentence in each language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum EngineRefusal {
    /// The bytes are not JSON, or not the JSON of a request.
    BadRequest {
        /// The error in English.
        detail: String,
    },
    /// There is no such seating for this number of players.
    Schedule { error: ScheduleError },
    /// The remaining players cannot be seated, or the next match cannot be drawn.
    Replan {
        /// The error in English.
        detail: String,
    },
    /// The evening file is refused.
    File {
        /// The line, from 1.
        line: u32,
        /// The error in English.
        detail: String,
    },
    /// The evening refuses the entry.
    Evening { refusal: live::EntryRefusal },
}

impl From<ScheduleError> for EngineRefusal {
    fn from(error: ScheduleError) -> Self {
        Self::Schedule { error }
    }
}

impl From<FileError> for EngineRefusal {
    fn from(error: FileError) -> Self {
        Self::File { line: error.line, detail: error.message }
    }
}

impl From<live::EntryRefusal> for EngineRefusal {
    fn from(refusal: live::EntryRefusal) -> Self {
        Self::Evening { refusal }
    }
}
