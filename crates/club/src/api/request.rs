//! The requests that a page may send to the evening engine.

use serde::{Deserialize, Serialize};

use crate::live::LogEntry;
use crate::{MatchPlan, Moment, Player, PresentPlayer, SeatingKind, Setup, SheetId};

/// A request to the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum EngineRequest {
    /// Asks for the seating of a whole evening. Needs no open evening.
    Schedule {
        players: u16,
        kind: SeatingKind,
        /// How many fixed pairs make a team.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        team_pairs: u16,
        /// How many groups there are before a knock-out; 0 without groups.
        #[serde(default, skip_serializing_if = "is_zero")]
        groups: u16,
    },
    /// Asks for the results of an evening file. Needs no open evening.
    Score { file: String },
    /// Asks which tables have no scorekeeper if only these players keep the score (CLUB-29). Needs no open evening.
    Coverage {
        players: u16,
        kind: SeatingKind,
        /// How many fixed pairs make a team.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        team_pairs: u16,
        /// How many groups there are before a knock-out; 0 without groups.
        #[serde(default, skip_serializing_if = "is_zero")]
        groups: u16,
        /// The players who keep the score on a device.
        #[serde(rename = "keepers")]
        scorekeepers: Vec<Player>,
    },
    /// Asks for a plan of the remaining matches for the players who are present. Needs no open evening.
    Replan {
        /// Whether pairs stay together.
        #[serde(default = "balanced", skip_serializing_if = "is_balanced")]
        kind: SeatingKind,
        /// How many fixed pairs make a team.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        team_pairs: u16,
        /// How many groups there are before a knock-out; 0 without groups. Then as many matches are planned as the groups need.
        #[serde(default, skip_serializing_if = "is_zero")]
        groups: u16,
        /// Matches that were played or keep their plan.
        kept: Vec<MatchPlan>,
        /// Players who play the remaining matches.
        present: Vec<PresentPlayer>,
        /// How many matches to plan.
        matches: u16,
        /// The seed of the search. The same request with the same seed gives the same plan.
        seed: u64,
    },
    /// Asks for the next match of a Swiss or a knock-out, from the results in an evening file. Needs no open evening.
    Draw {
        file: String,
        /// Those who are there, with their partners.
        present: Vec<Player>,
        /// Decides the sides of pairs who have had the same ones.
        lot: u64,
    },
    /// Asks for the regulations that come with the program. Needs no open evening.
    Regulations,
    /// Asks for the file of an evening before its first match. Needs no open evening.
    Write { setup: Setup },
    /// Removes the evening from the engine, so that another can be opened.
    #[serde(rename = "clear")]
    Reset,
    /// Adds an entry that the server has accepted, or the organiser without a server. The first entry opens the evening.
    /// To learn whether an entry is acceptable, send `test` first.
    #[serde(rename = "take")]
    AddEntry { entry: Box<LogEntry> },
    /// Replaces the pending entries, which were made on this device and which the server has not accepted yet.
    #[serde(rename = "lay")]
    SetPending {
        /// In the order in which they were made.
        entries: Vec<LogEntry>,
    },
    /// Asks whether the evening, with its pending entries, would accept an entry. Changes nothing.
    #[serde(rename = "test")]
    CheckEntry { entry: LogEntry },
    /// Begins the next match on a device without a network, before the organiser's entry arrives.
    AssumeBegun { number: u16 },
    /// Asks for the evening as the screen shows it.
    View {
        /// The player whose card is included; `None` for no card.
        viewer: Option<Player>,
        now: Moment,
    },
    /// Asks for one table of any match.
    Table { at: SheetId, now: Moment },
    /// Asks for the evening as a file.
    File {
        /// Whether the file contains the players' needs.
        whole: bool,
    },
}

/// Without teams.
const fn one() -> u16 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "Serde passes references")]
const fn is_one(team_pairs: &u16) -> bool {
    *team_pairs == 1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "Serde passes references")]
const fn is_zero(groups: &u16) -> bool {
    *groups == 0
}

/// Whether the kind need not be written.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "Serde passes references")]
fn is_balanced(kind: &SeatingKind) -> bool {
    *kind == SeatingKind::Balanced
}

/// The kind of a plan in requests of pages that know no fixed pairs.
const fn balanced() -> SeatingKind {
    SeatingKind::Balanced
}
