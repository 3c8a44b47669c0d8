//! The seatings of whole evenings, and what can be said of any.
//!
//! Some are [`printed`] in `seatings/`; every other is [`develop`]ed from a [`starter`], its first match, and where the number of
//! pairs is odd a few [`closing`] matches follow.

mod balance;
mod closing;
mod develop;
mod even;
mod lots;
mod printed;
mod replan;
mod scorekeepers;
mod square;
mod starter;

pub use balance::{Balance, PlayerBalance, Unevenness};
pub use replan::{PresentPlayer, ReplanError, replan, replan_until};
pub use scorekeepers::{Scorekeepers, TooFewScorekeepers};

use serde::{Deserialize, Serialize};

use crate::stopped::finished;
use crate::{PLAYERS_MAX, PLAYERS_MIN, Schedule, SeatingKind, Stopped, never_stop};

/// The numbers of players for which a seating is published (CLUB-4).
pub const PUBLISHED: [u8; 7] = [4, 5, 6, 7, 8, 12, 16];

/// No seating of a kind for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ScheduleError {
    /// Fewer or more players than an evening can have.
    #[error("no evening has `{tried}` players (there may be {PLAYERS_MIN} to {PLAYERS_MAX})")]
    Players {
        /// The number asked for.
        tried: u8,
    },
    /// There is only a balanced seating for this number.
    #[error(
        "no seating is published for `{tried}` players (for 4 to 8, 12 and 16 there is; a balanced one is for any number)"
    )]
    NotPublished {
        /// The number asked for.
        tried: u8,
    },
}

impl Schedule {
    /// The seating of an evening: always the same for a number of players and a kind, so that files can be exchanged.
    ///
    /// Published ones are as the source prints them. Of the balanced, those for 0 or 1 more than a multiple of four players are
    /// exact: every two are partners once and opponents twice. For other numbers the pairs are odd, so one pair fills a table;
    /// every two are partners once, and opponents once to three times, nearly all of them twice.
    ///
    /// ```
    /// use boneyard_club::{Schedule, SeatingKind};
    ///
    /// let schedule = Schedule::of(20, SeatingKind::Balanced)?;
    /// assert_eq!(schedule.len(), 19);
    /// assert!(schedule.balance().is_exact());
    /// assert!(Schedule::of(20, SeatingKind::Published).is_err());
    /// # Ok::<_, boneyard_club::ScheduleError>(())
    /// ```
    ///
    /// # Errors
    /// Fewer than 4 or more than 64 players; a number for which nothing is published.
    pub fn of(players: u8, kind: SeatingKind) -> Result<Self, ScheduleError> {
        finished(Self::of_until(players, kind, &never_stop))
    }

    /// Like [`Schedule::of`]; returns `Err(Stopped)` once `stop` returns `true`.
    pub fn of_until(
        players: u8,
        kind: SeatingKind,
        stop: &dyn Fn() -> bool,
    ) -> Result<Result<Self, ScheduleError>, Stopped> {
        if !(PLAYERS_MIN..=PLAYERS_MAX).contains(&players) {
            return Ok(Err(ScheduleError::Players { tried: players }));
        }
        let matches = match (printed::find(players, kind), kind) {
            (Some(matches), _) => matches,
            (None, SeatingKind::Published) => return Ok(Err(ScheduleError::NotPublished { tried: players })),
            (None, SeatingKind::Balanced) => develop::balanced(players, stop)?,
        };
        Ok(Ok(Self { players, kind, matches }))
    }

    /// The fixed seating for a number of players, which an evening file may leave out; `None` if a file has
    /// to say who sits where.
    #[must_use]
    pub fn fixed(players: u8, kind: SeatingKind) -> Option<Self> {
        let exact = matches!(players, 6 | 7) || matches!(players % 4, 0 | 1);
        let known = kind == SeatingKind::Published || exact && !matches!(players, 56 | 57 | 60 | 64);
        if known { Self::of(players, kind).ok() } else { None }
    }

    /// The same pairs at the same tables, with the four of a table seated such that every player sits on every seat, and on the
    /// right of every other, about equally often: who sits there plays next.
    #[must_use]
    pub fn turned(&self) -> Self {
        let mut turned = self.clone();
        finished(even::even_neighbours(&mut turned.matches, 0, &never_stop));
        finished(even::even_seats(&mut turned.matches, 0, &never_stop));
        turned
    }
}
