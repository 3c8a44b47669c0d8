//! Which players need the application so that every table of every match has a scorekeeper (CLUB-27 to CLUB-29).

mod cover;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::printed;
use crate::stopped::finished;
use crate::{Player, Schedule, SeatingKind, SheetId, Stopped, never_stop};
use cover::Cover;

/// Players of whom at least one sits at every table of every match, the organiser among them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scorekeepers {
    /// Who they are, in order.
    pub players: Vec<Player>,
    /// Whether it is certain that no fewer would do. For many players it is not, though few are found.
    pub least: bool,
}

impl Schedule {
    /// The fewest players who need the application: those that a published seating names, and else the first such players in
    /// order of their numbers. At the one table of a published seating the organiser keeps score, also while he rests.
    ///
    /// ```
    /// use boneyard_club::{Schedule, SeatingKind};
    ///
    /// let schedule = Schedule::of(8, SeatingKind::Published)?;
    /// let players = schedule.scorekeepers().players;
    /// assert_eq!(players.iter().map(|player| player.number()).collect::<Vec<_>>(), [1, 7, 8]);
    /// # Ok::<_, boneyard_club::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn scorekeepers(&self) -> Scorekeepers {
        finished(self.scorekeepers_until(&never_stop))
    }

    /// The same as [`Schedule::scorekeepers`], unless `stop` says to give up.
    pub fn scorekeepers_until(&self, stop: &dyn Fn() -> bool) -> Result<Scorekeepers, Stopped> {
        if self.kind == SeatingKind::Published {
            let published = printed::scorekeepers(self.players);
            if self.tables_without(&published).is_empty() {
                return Ok(Scorekeepers { players: published, least: true });
            }
        }
        let tables = self.matches.iter().flat_map(|plan| &plan.tables);
        let cover = Cover::new(tables.map(|table| table.pairing.in_order()));
        let (players, least) = cover.fewest(stop)?;
        Ok(Scorekeepers { players, least })
    }

    /// The tables that would be without a scorekeeper if these players alone had the application (CLUB-28).
    ///
    /// Where there is one table, the organiser keeps score also while he rests.
    #[must_use]
    pub fn tables_without(&self, scorekeepers: &[Player]) -> Vec<SheetId> {
        if self.has_one_table() && scorekeepers.contains(&Player::ORGANISER) {
            return Vec::new();
        }
        let tables = (1..).zip(&self.matches).flat_map(|(number, plan)| {
            (1..).zip(&plan.tables).map(move |(table, plan)| (SheetId { number, table }, plan))
        });
        // A list may name a player many times.
        let keepers: BTreeSet<Player> = scorekeepers.iter().copied().collect();
        tables
            .filter(|(_, table)| !table.pairing.in_order().iter().any(|player| keepers.contains(player)))
            .map(|(at, _)| at)
            .collect()
    }

    /// New numbers for players 1, 2, … in order, with which no table is without a scorekeeper (CLUB-29). As few as possible
    /// change, and never the organiser's, who has the application in any case.
    ///
    /// # Errors
    /// Where too few players have the application.
    pub fn renumbering(&self, scorekeepers: &[Player]) -> Result<Vec<Player>, TooFewScorekeepers> {
        finished(self.renumbering_until(scorekeepers, &never_stop))
    }

    /// The same as [`Schedule::renumbering`], unless `stop` says to give up: then `Err(Stopped)`.
    pub fn renumbering_until(
        &self,
        scorekeepers: &[Player],
        stop: &dyn Fn() -> bool,
    ) -> Result<Result<Vec<Player>, TooFewScorekeepers>, Stopped> {
        let mut numbers: Vec<Player> = Player::all(self.players).collect();
        let mut having = vec![Player::ORGANISER];
        for player in scorekeepers {
            // There are 64 players at most, so a list that names them many times is soon read.
            if player.number() <= self.players && !having.contains(player) {
                having.push(*player);
            }
        }
        if self.tables_without(&having).is_empty() {
            return Ok(Ok(numbers));
        }
        let needed = self.scorekeepers_until(stop)?.players;
        let mut free = having.iter().filter(|player| !needed.contains(player));
        for missing in needed.iter().filter(|player| !having.contains(player)) {
            let Some(with) = free.next() else {
                return Ok(Err(TooFewScorekeepers { needed: needed.len() }));
            };
            numbers.swap(missing.index(), with.index());
        }
        Ok(Ok(numbers))
    }

    fn has_one_table(&self) -> bool {
        self.matches.iter().all(|plan| plan.tables.len() <= 1)
    }
}

/// Too few players have the application to cover every table, however they are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "too few players have the application for every table to have one ({needed} would do, the organiser among them)"
)]
pub struct TooFewScorekeepers {
    /// How many are known to do.
    pub needed: usize,
}
