//! The state of a table besides its sheet.

use std::collections::BTreeSet;

use boneyard_ids::TableId;
use serde::{Deserialize, Serialize};

use crate::{Moment, Player, Round, Sheet};

/// Who stopped a match below the target (CLUB-56).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StoppedBy {
    /// The time was up.
    Time,
    /// The organiser, before the time was up or without a limit.
    Organiser,
}

/// The state of a table in a match, besides its sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Table {
    /// The named scorekeeper.
    pub(crate) scorekeeper: Option<Player>,
    /// The table where the match is played online.
    pub(crate) online: Option<TableId>,
    /// Whether all four players are at the table.
    pub(crate) present: bool,
    /// When the table made its last entry.
    pub(crate) last_entry_at: Option<Moment>,
    /// The last round, and when it was entered; `None` after a correction.
    pub(crate) last_round: Option<(Moment, Round)>,
    /// When the match ended at this table.
    pub(crate) ended_at: Option<Moment>,
    /// The player who entered the result; `None` if the organiser did, or if there is no result.
    pub(crate) result_by: Option<Player>,
    /// Whether the scorekeeper sent the result.
    pub(crate) sent: bool,
    /// The player of the other pair who agreed to the result.
    pub(crate) agreed: Option<Player>,
    /// When the organiser confirmed the result.
    pub(crate) confirmed: Option<Moment>,
    /// Players who may no longer keep the score.
    pub(crate) suspended: BTreeSet<Player>,
    /// Players who entered the score until another took over. Their phones may still deliver rounds (CLUB-98).
    pub(crate) replaced: BTreeSet<Player>,
    /// The last scorekeeper whom the organiser suspended. The log names both this player and the next scorekeeper.
    pub(crate) removed: Option<Player>,
    /// Who stopped the match; `None` if it was not stopped here, or if its sheet came from paper.
    pub(crate) stopped_by: Option<StoppedBy>,
    /// Extra minutes beyond the limit.
    pub(crate) minutes: u16,
    /// The rounds known besides the final score that the organiser entered: those entered before it, and those that
    /// arrived later.
    pub(crate) late_rounds: Option<Sheet>,
}
