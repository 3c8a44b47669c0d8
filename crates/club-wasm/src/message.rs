//! What crosses between a page and its desk.

use boneyard_club::file::FileError;
use boneyard_club::live::{self, Entry, EveningView, TableView};
use boneyard_club::{
    Balance, MatchPlan, Moment, Player, Report, Schedule, ScheduleError, Scorekeepers, SeatingKind, Setup,
    SheetId, Unevenness,
};
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
    /// Where would nobody keep the score, if these players alone do? Asks nothing of the evening on the desk (CLUB-29).
    Coverage {
        /// How many players there are.
        players: u8,
        /// Which seating.
        kind: SeatingKind,
        /// Those who keep the score on a device.
        keepers: Vec<Player>,
    },
    /// The matches that are left, for those who play on. Asks nothing of the evening on the desk.
    Replan {
        /// What was played, or stays as it was planned.
        kept: Vec<MatchPlan>,
        /// Who plays on.
        present: Vec<PlaysOn>,
        /// How many matches are left.
        matches: u16,
        /// Decides among plans that are equally good.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seed: u64,
    },
    /// An evening before its first match, as a file. Asks nothing of the evening on the desk.
    Write {
        /// What was decided.
        setup: Setup,
    },
    /// Puts the evening away; another may be opened.
    Clear,
    /// Something was done and taken, by the server or by the organiser alone: the desk follows. The evening begins when the organiser opens
    /// it. Ask `test` first for what nobody has decided.
    Take {
        /// What was done.
        entry: Box<Entry>,
    },
    /// These were done here and have not been taken: they lie on top of the evening, in the place of those that lay there.
    Lay {
        /// In the order in which they were done.
        entries: Vec<Entry>,
    },
    /// Would this be taken on top of all that?
    Test {
        /// What would be done.
        entry: Entry,
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

/// A player who plays on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaysOn {
    /// Who.
    pub player: Player,
    /// How many matches were over when the player came.
    pub since: u16,
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
        /// Why it is not exact, where it is not.
        unevenness: Option<Unevenness>,
        /// Who keeps the score so that somebody does at every table.
        scorekeepers: Scorekeepers,
    },
    /// What a file comes to.
    Score {
        /// Results and standings.
        report: Report,
    },
    /// Where nobody would keep the score.
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
