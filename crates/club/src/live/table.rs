//! What is known of a table besides its sheet.

use std::collections::BTreeSet;

use crate::{Moment, Player, Round, Sheet};

/// A table in a match, besides its sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Table {
    /// Who was named to keep the score.
    pub(crate) keeper: Option<Player>,
    /// Whether all four are there.
    pub(crate) present: bool,
    /// When something was last entered.
    pub(crate) heard: Option<Moment>,
    /// The last round and when it was entered.
    pub(crate) last_round: Option<(Moment, Round)>,
    /// When the match came to its end here.
    pub(crate) over: Option<Moment>,
    /// Who entered that end; `None` for the organiser.
    pub(crate) over_by: Option<Player>,
    /// Whether the scorekeeper sent the end.
    pub(crate) sent: bool,
    /// Who of the other pair agreed to it.
    pub(crate) agreed: Option<Player>,
    /// When the organiser confirmed it.
    pub(crate) confirmed: Option<Moment>,
    /// Who may no longer keep the score.
    pub(crate) suspended: BTreeSet<Player>,
    /// Minutes beyond the limit.
    pub(crate) minutes: u16,
    /// Rounds that arrived when only the end was known.
    pub(crate) late_rounds: Option<Sheet>,
}
