//! What a page may ask the engine of evenings.

use serde::{Deserialize, Serialize};

use crate::live::LogEntry;
use crate::{MatchPlan, Moment, Player, PresentPlayer, SeatingKind, Setup, SheetId};

/// What a page asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EngineRequest {
    /// Who sits where in a whole evening? Needs no open evening.
    Schedule {
        /// How many players there are.
        players: u8,
        /// Which seating.
        kind: SeatingKind,
    },
    /// What are the results of an evening file? Needs no open evening.
    Score {
        /// The file.
        file: String,
    },
    /// Which tables have no scorekeeper if only these players keep the score? Needs no open evening (CLUB-29).
    Coverage {
        /// How many players there are.
        players: u8,
        /// Which seating.
        kind: SeatingKind,
        /// Those who keep the score on a device.
        keepers: Vec<Player>,
    },
    /// Plans the remaining matches for the players who stay. Needs no open evening.
    Replan {
        /// What was played, or stays as it was planned.
        kept: Vec<MatchPlan>,
        /// Who plays on.
        present: Vec<PresentPlayer>,
        /// How many matches are left.
        matches: u16,
        /// Decides among plans that are equally good.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seed: u64,
    },
    /// Writes an evening before its first match as a file. Needs no open evening.
    Write {
        /// What was decided.
        setup: Setup,
    },
    /// Closes the evening in the engine; another may be opened.
    Clear,
    /// Something was done and taken, by the server or by the organiser alone: the desk follows. The evening begins when the organiser opens
    /// it. Ask `test` first for what nobody has decided.
    Take {
        /// What was done.
        entry: Box<LogEntry>,
    },
    /// These were done here and have not been taken: they lie on top of the evening, in the place of those that lay there.
    Lay {
        /// In the order in which they were done.
        entries: Vec<LogEntry>,
    },
    /// Would this be taken on top of all that?
    Test {
        /// What would be done.
        entry: LogEntry,
    },
    /// Begins the next match on a device without a network, before the entry of the organiser arrives.
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
        /// Whether the file contains the players' needs.
        whole: bool,
    },
}
