//! Plans the rest of an evening after players came late or left.

mod draft;

use serde::{Deserialize, Serialize};

use crate::stopped::finished;
use crate::{
    MATCHES_MAX, MatchPlan, PLAYERS_MAX, PLAYERS_MIN, Pairing, Player, SeatedTwice, Stopped, never_stop,
};
use draft::Draft;

/// A player who plays on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PresentPlayer {
    /// The number in the new line-up.
    pub player: Player,
    /// How many matches were over when the player came. They do not count as rests.
    pub since: u16,
}

impl PresentPlayer {
    /// A player who has been here from the start.
    #[must_use]
    pub const fn from_the_start(player: Player) -> Self {
        Self { player, since: 0 }
    }
}

/// Plans the matches left for whoever is present, after what was played: as many tables as can be filled; whoever rested more
/// rests less; partners repeat as little as can be, and opponents meet about equally often. The same seed gives the same plan.
///
/// ```
/// use boneyard_club::{Player, PresentPlayer, Schedule, SeatingKind, replan};
///
/// let schedule = Schedule::of(8, SeatingKind::Published)?;
/// let played = &schedule.matches[..3];
/// // Player 9 comes after three matches, and four more are to be played.
/// let mut present: Vec<PresentPlayer> = Player::all(8).map(PresentPlayer::from_the_start).collect();
/// present.extend(Player::new(9).map(|player| PresentPlayer { player, since: 3 }));
/// let left = replan(played, &present, 4, 1)?;
/// assert!(left.iter().all(|plan| plan.tables.len() == 2 && plan.resting(9).len() == 1));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Fewer than four players, one who is named twice, or more matches than an evening has.
pub fn replan(
    played: &[MatchPlan],
    present: &[PresentPlayer],
    matches: u16,
    seed: u64,
) -> Result<Vec<MatchPlan>, ReplanError> {
    finished(replan_until(played, present, matches, seed, &never_stop))
}

/// Like [`replan`]; returns `Err(Stopped)` once `stop` returns `true`.
pub fn replan_until(
    played: &[MatchPlan],
    present: &[PresentPlayer],
    matches: u16,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Result<Result<Vec<MatchPlan>, ReplanError>, Stopped> {
    let present = match checked(played, present, matches) {
        Ok(present) => present,
        Err(error) => return Ok(Err(error)),
    };
    let mut steady = Draft::new(played, &present, matches, stop)?;
    let mut lively = steady.clone();
    steady.settle(seed, stop)?;
    lively.cool(seed, stop)?;
    lively.settle(seed, stop)?;
    let best = if lively.cost() < steady.cost() { lively } else { steady };
    best.matches(played, stop).map(Ok)
}

/// Who is present, in order, where the matches can be planned.
fn checked(
    played: &[MatchPlan],
    present: &[PresentPlayer],
    matches: u16,
) -> Result<Vec<PresentPlayer>, ReplanError> {
    let mut present = present.to_vec();
    present.sort_unstable_by_key(|one| one.player);
    if let Some(two) = present.windows(2).find(|two| two[0].player == two[1].player) {
        return Err(ReplanError::Twice { player: two[0].player });
    }
    if present.len() < usize::from(PLAYERS_MIN) {
        return Err(ReplanError::TooFew { present: present.len() });
    }
    if played.len() + usize::from(matches) > usize::from(MATCHES_MAX) {
        return Err(ReplanError::TooMany);
    }
    let most = usize::from(PLAYERS_MAX / 4);
    if let Some((number, _)) = (1..).zip(played).find(|(_, plan)| plan.tables.len() > most) {
        return Err(ReplanError::TooManyTables { number });
    }
    Ok(present)
}

/// Matches that cannot be planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplanError {
    /// Not enough for a table.
    #[error("{present} players fill no table (there must be {PLAYERS_MIN})")]
    TooFew {
        /// How many there are.
        present: usize,
    },
    /// A player named twice.
    #[error("player {player} is named twice")]
    Twice {
        /// Who it is.
        player: Player,
    },
    /// More tables in a match that was played than there can be players for.
    #[error("match {number} has too many tables; there are {} at most", PLAYERS_MAX / 4)]
    TooManyTables {
        /// The match.
        number: u16,
    },
    /// Together with those that were played, more than an evening has.
    #[error("an evening has {MATCHES_MAX} matches at most")]
    TooMany,
}

impl MatchPlan {
    /// The same match, where another takes a player's place.
    ///
    /// # Errors
    /// Where both play in it.
    pub fn with_substitute(&self, leaving: Player, coming: Player) -> Result<Self, SeatedTwice> {
        if self.table_of(leaving).is_some() && self.table_of(coming).is_some() {
            return Err(SeatedTwice);
        }
        let mut plan = self.clone();
        for table in &mut plan.tables {
            let seated = |player| if player == leaving { coming } else { player };
            table.pairing = Pairing::try_from(table.pairing.pairs().map(|pair| pair.map(seated)))?;
        }
        Ok(plan)
    }
}
