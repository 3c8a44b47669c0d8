//! The players who need the application so that every table has a scorekeeper (CLUB-27 to CLUB-29).

mod cover;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::listed;
use crate::stopped::finished;
use crate::{Player, ROTATING_PLAYERS_MAX, Schedule, SeatingKind, SheetId, Stopped, never_stop};
use cover::Cover;

/// A set of players, including the organiser, with at least one at every table of every match. At a single table the
/// organiser may rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Scorekeepers {
    /// In the order of their numbers.
    pub players: Vec<Player>,
    /// Whether no smaller set exists for certain. With many players the exact search gives up, and a smaller set may
    /// exist.
    pub least: bool,
}

impl Schedule {
    /// The smallest set of scorekeepers; for many players, the smallest set found. A published seating names them.
    /// Otherwise, of several smallest sets this is the first one in the order of the player numbers. In a published
    /// seating with a single table the organiser alone keeps the score, even while resting.
    ///
    /// ```
    /// use boneyard_seating::{Schedule, SeatingKind};
    ///
    /// let schedule = Schedule::of(8, SeatingKind::Published)?;
    /// let players = schedule.scorekeepers().players;
    /// assert_eq!(players.iter().map(|player| player.number()).collect::<Vec<_>>(), [1, 7, 8]);
    /// # Ok::<_, boneyard_seating::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn scorekeepers(&self) -> Scorekeepers {
        finished(self.scorekeepers_until(&never_stop))
    }

    /// Like [`Schedule::scorekeepers`]; returns `Err(Stopped)` once `stop` returns `true`.
    pub fn scorekeepers_until(&self, stop: &dyn Fn() -> bool) -> Result<Scorekeepers, Stopped> {
        if self.kind == SeatingKind::Published {
            let published = listed::scorekeepers(self.players);
            if self.tables_without(&published).is_empty() {
                return Ok(Scorekeepers { players: published, least: true });
            }
        }
        let is_drawn = self.kind.is_drawn() || self.kind == SeatingKind::Groups;
        if is_drawn || self.players > ROTATING_PLAYERS_MAX {
            // Any two pairs may meet, so all pairs but one need a scorekeeper.
            let last = self.players.saturating_sub(1);
            let players = Player::all(self.players).step_by(2).filter(|first| first.number() != last);
            return Ok(Scorekeepers { players: players.collect(), least: is_drawn });
        }
        let tables = self.matches.iter().flat_map(|plan| &plan.tables);
        let cover = Cover::new(tables.map(|table| table.pairing.in_order()));
        let (players, least) = cover.fewest(stop)?;
        Ok(Scorekeepers { players, least })
    }

    /// The tables without a scorekeeper if only these players have the application (CLUB-28). At a single table the organiser keeps
    /// the score, even while resting.
    ///
    /// ```
    /// use boneyard_seating::{Player, Schedule, SeatingKind};
    ///
    /// let schedule = Schedule::of(8, SeatingKind::Published)?;
    /// assert_eq!(schedule.tables_without(&[Player::ORGANISER])[0].to_string(), "match 1 table 2");
    /// # Ok::<_, boneyard_seating::ScheduleError>(())
    /// ```
    #[must_use]
    pub fn tables_without(&self, scorekeepers: &[Player]) -> Vec<SheetId> {
        if self.has_one_table() && scorekeepers.contains(&Player::ORGANISER) {
            return Vec::new();
        }
        let tables = (1..).zip(&self.matches).flat_map(|(number, plan)| {
            (1..).zip(&plan.tables).map(move |(table, plan)| (SheetId { number, table }, plan))
        });
        // A list may name a player many times.
        let scorekeepers: BTreeSet<Player> = scorekeepers.iter().copied().collect();
        tables
            .filter(|(_, table)| !table.pairing.in_order().iter().any(|player| scorekeepers.contains(player)))
            .map(|(at, _)| at)
            .collect()
    }

    /// New numbers for players 1, 2, … that give every table a scorekeeper (CLUB-29). Each needed number without the
    /// application is swapped with one that has it and is not needed. The organiser always has the application and
    /// stays player 1.
    ///
    /// ```
    /// use boneyard_seating::{Player, Schedule, SeatingKind};
    ///
    /// let schedule = Schedule::of(8, SeatingKind::Published)?;
    /// let error = schedule.renumbering(&[Player::ORGANISER]).expect_err("three players are needed");
    /// assert_eq!(error.needed, 3);
    /// # Ok::<_, boneyard_seating::ScheduleError>(())
    /// ```
    ///
    /// # Errors
    /// Too few players have the application.
    pub fn renumbering(&self, scorekeepers: &[Player]) -> Result<Vec<Player>, TooFewScorekeepers> {
        finished(self.renumbering_until(scorekeepers, &never_stop))
    }

    /// Like [`Schedule::renumbering`]; returns `Err(Stopped)` once `stop` returns `true`.
    pub fn renumbering_until(
        &self,
        scorekeepers: &[Player],
        stop: &dyn Fn() -> bool,
    ) -> Result<Result<Vec<Player>, TooFewScorekeepers>, Stopped> {
        let mut numbers: Vec<Player> = Player::all(self.players).collect();
        let mut with_application = vec![Player::ORGANISER];
        for player in scorekeepers {
            // `with_application` holds 800 players at most, so `contains` stays cheap even for a long list.
            if player.number() <= self.players && !with_application.contains(player) {
                with_application.push(*player);
            }
        }
        if self.tables_without(&with_application).is_empty() {
            return Ok(Ok(numbers));
        }
        let needed = self.scorekeepers_until(stop)?.players;
        if self.kind.has_fixed_pairs() {
            // Other numbers would be other partners.
            return Ok(Err(TooFewScorekeepers { needed: needed.len() }));
        }
        let mut free = with_application.iter().filter(|player| !needed.contains(player));
        for missing in needed.iter().filter(|player| !with_application.contains(player)) {
            let Some(spare) = free.next() else {
                return Ok(Err(TooFewScorekeepers { needed: needed.len() }));
            };
            numbers.swap(missing.index(), spare.index());
        }
        Ok(Ok(numbers))
    }

    fn has_one_table(&self) -> bool {
        self.matches.iter().all(|plan| plan.tables.len() <= 1)
    }
}

/// Too few players have the application, so no renumbering helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "too few players have the application for every table to have one ({needed} are enough, with the organiser)"
)]
pub struct TooFewScorekeepers {
    /// A number of players that is enough.
    pub needed: usize,
}
