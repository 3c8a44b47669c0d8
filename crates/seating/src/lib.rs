//! Who sits where in every match of a club evening.
//!
//! Start at [`Schedule::of`]. Some seatings are listed in `seatings/`; `listed.rs` reads them. The others are computed:
//! `develop.rs` derives all matches from the first one, the starter, by adding elements of a group. If the number of
//! pairs is odd, `closing.rs` adds three matches. `pairs.rs` seats pairs who stay together, `teams.rs` teams of them, and [`Draw`] draws their next match from
//! the results so far; `groups.rs` seats
//! groups of them and `seeds.rs` the knock-out that follows. [`Balance`] measures how even a seating is, [`Schedule::scorekeepers`] finds players so that one of them
//! sits at each table, and [`replan`] seats the matches that are left when people come late or leave.

mod balance;
mod closing;
mod counts;
mod develop;
mod draw;
mod even;
mod groups;
mod listed;
mod pairing;
mod pairs;
mod player;
mod random;
mod replan;
mod schedule;
mod scorekeepers;
mod seeds;
mod starter;
mod stopped;
mod teams;

pub use balance::{Balance, PlayerBalance, Unevenness};
pub use draw::{Draw, DrawError, PairStanding, knock_out_matches};
pub use groups::{GROUPS, group_counts, group_of};
pub use pairing::{ClubSeat, Pair, Pairing, SeatedTwice};
pub use player::{PLAYERS_MAX, PLAYERS_MIN, ParsePlayerError, Player, PresentPlayer, ROTATING_PLAYERS_MAX};
pub use replan::{
    ReplanError, replan, replan_groups_until, replan_pairs_until, replan_teams_until, replan_until,
};
pub use schedule::{MATCHES_MAX, MatchPlan, Schedule, SeatingKind, SheetId, TABLES_MAX, TablePlan};
pub use scorekeepers::{Scorekeepers, TooFewScorekeepers};
pub use seeds::{Qualified, draw_seeded, seeded_apart};
pub use stopped::{Stopped, check_stop, finished, never_stop};
pub use teams::{TEAM_PAIRS, makes_teams};

use serde::{Deserialize, Serialize};
use teams::Teams;

/// The numbers of players with a published seating (CLUB-4).
pub const PUBLISHED: [u16; 7] = [4, 5, 6, 7, 8, 12, 16];

/// Why there is no seating of a kind for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum ScheduleError {
    /// The number of players is out of range.
    #[error("a club night has {PLAYERS_MIN} to {PLAYERS_MAX} players, not `{tried}`")]
    Players { tried: u16 },
    /// Too many players for partners who rotate.
    #[error(
        "partners rotate among {ROTATING_PLAYERS_MAX} players at most, not `{tried}`; fixed pairs can be more"
    )]
    TooManyToRotate { tried: u16 },
    /// There is only a balanced seating for this number of players.
    #[error(
        "no seating is published for `{tried}` players (published: 4 to 8, 12 and 16; balanced: any number)"
    )]
    NotPublished { tried: u16 },
    /// Fixed pairs need an even number of players.
    #[error("fixed pairs need an even number of players, not `{tried}`")]
    OddPlayers { tried: u16 },
    /// The players make no teams: not of fixed pairs, not all of the same size, or fewer than two.
    #[error(
        "`{tried}` players make no teams of {team_pairs}; teams are two or more, each of {} to {} fixed pairs",
        TEAM_PAIRS.start(),
        TEAM_PAIRS.end()
    )]
    TeamSize { tried: u16, team_pairs: u16 },
    /// The pairs or teams do not play in so many groups.
    #[error("{sides} pairs or teams do not play in `{tried}` groups; {}", group_range(*.least, *.most))]
    Groups { tried: u16, sides: u16, least: u16, most: u16 },
}

/// How many groups are possible, as the rest of a sentence.
#[must_use]
pub fn group_range(least: u16, most: u16) -> String {
    match (least, most) {
        (least, most) if least > most => "groups need four pairs or teams, or more".to_owned(),
        (least, most) if least == most => format!("write {least}"),
        _ => format!("write {least} to {most}"),
    }
}

impl Schedule {
    /// The seating of an evening, or its first match if each match is drawn. The same number of players and kind always give the same seating, on every machine,
    /// so that files can be exchanged.
    ///
    /// A balanced seating for 4n or 4n + 1 players is exact: every two players are partners once and opponents twice.
    /// With other numbers of players, the number of pairs of partners is odd, so in the last match one pair fills a
    /// table. Every two players are still partners once, without that filler pair, and opponents one to three times,
    /// mostly twice. A published seating can be less even.
    ///
    /// ```
    /// use boneyard_seating::{Schedule, SeatingKind};
    ///
    /// let schedule = Schedule::of(20, SeatingKind::Balanced)?;
    /// assert_eq!(schedule.len(), 19);
    /// assert!(schedule.balance().is_exact());
    /// let error = Schedule::of(65, SeatingKind::Balanced).expect_err("64 players at most");
    /// assert!(error.to_string().starts_with("partners rotate among 64 players at most, not `65`"));
    /// # Ok::<_, boneyard_seating::ScheduleError>(())
    /// ```
    ///
    /// # Errors
    /// Fewer than 4 or more than 800 players, or more than 64 who rotate; for the published kind, a number of players not in
    /// [`PUBLISHED`]; for fixed pairs, an odd number.
    pub fn of(players: u16, kind: SeatingKind) -> Result<Self, ScheduleError> {
        finished(Self::of_until(players, kind, &never_stop))
    }

    /// Like [`Schedule::of`]; returns `Err(Stopped)` once `stop` returns `true`.
    pub fn of_until(
        players: u16,
        kind: SeatingKind,
        stop: &dyn Fn() -> bool,
    ) -> Result<Result<Self, ScheduleError>, Stopped> {
        Self::of_teams_until(players, kind, 1, stop)
    }

    /// The matches of the groups of an evening with groups of pairs, or of teams of so many pairs. The knock-out is drawn later.
    ///
    /// ```
    /// use boneyard_seating::{Schedule, never_stop};
    ///
    /// let schedule = Schedule::of_groups_until(24, 4, 1, &never_stop)?.expect("groups of three pairs");
    /// assert_eq!((schedule.len(), schedule.matches[0].tables.len(), schedule.sitting_out(1).len()), (3, 4, 8));
    /// # Ok::<_, boneyard_seating::Stopped>(())
    /// ```
    pub fn of_groups_until(
        players: u16,
        groups: u16,
        team_pairs: u16,
        stop: &dyn Fn() -> bool,
    ) -> Result<Result<Self, ScheduleError>, Stopped> {
        let pairs = match Self::of_teams_until(players, SeatingKind::KnockOut, team_pairs, stop)? {
            Ok(_) => players / 2 / team_pairs,
            Err(error) => return Ok(Err(error)),
        };
        let counts = group_counts(pairs, team_pairs);
        if !counts.contains(&groups) {
            let (least, most) = (*counts.start(), *counts.end());
            return Ok(Err(ScheduleError::Groups { tried: groups, sides: pairs, least, most }));
        }
        let matches = groups::all(pairs, groups);
        let matches = match Teams::of(team_pairs) {
            Some(teams) => teams.unfolded_all(&matches, &[]),
            None => matches,
        };
        let group_matches = u16::try_from(matches.len()).unwrap_or(MATCHES_MAX);
        Ok(Ok(Self { players, kind: SeatingKind::Groups, matches, group_matches }))
    }

    /// Like [`Schedule::of_until`], with so many fixed pairs in each team: pairs 1, 2, … are the first team. Two teams meet at as
    /// many tables as each has pairs. 1 is without teams.
    ///
    /// ```
    /// use boneyard_seating::{Schedule, SeatingKind, never_stop};
    ///
    /// let schedule = Schedule::of_teams_until(24, SeatingKind::Pairs, 3, &never_stop)?.expect("four teams");
    /// assert_eq!((schedule.len(), schedule.matches[0].tables.len()), (3, 6));
    /// # Ok::<_, boneyard_seating::Stopped>(())
    /// ```
    pub fn of_teams_until(
        players: u16,
        kind: SeatingKind,
        team_pairs: u16,
        stop: &dyn Fn() -> bool,
    ) -> Result<Result<Self, ScheduleError>, Stopped> {
        if !(PLAYERS_MIN..=PLAYERS_MAX).contains(&players) {
            return Ok(Err(ScheduleError::Players { tried: players }));
        }
        let fault = match kind.has_fixed_pairs() {
            true if !players.is_multiple_of(2) => Some(ScheduleError::OddPlayers { tried: players }),
            false if players > ROTATING_PLAYERS_MAX => {
                Some(ScheduleError::TooManyToRotate { tried: players })
            }
            is_fixed if !(makes_teams(players, team_pairs) && (is_fixed || team_pairs == 1)) => {
                Some(ScheduleError::TeamSize { tried: players, team_pairs })
            }
            _ => None,
        };
        if let Some(fault) = fault {
            return Ok(Err(fault));
        }
        let matches = match (listed::find(players, kind), kind) {
            (Some(matches), _) => matches,
            (None, SeatingKind::Published) => return Ok(Err(ScheduleError::NotPublished { tried: players })),
            (None, SeatingKind::Balanced) => develop::balanced(players, stop)?,
            (None, SeatingKind::Pairs) => match Teams::of(team_pairs) {
                Some(teams) => teams.unfolded_all(&pairs::round_robin(players / team_pairs), &[]),
                None => pairs::round_robin(players),
            },
            (None, SeatingKind::Swiss | SeatingKind::KnockOut) => {
                vec![draw::first_match(players, kind, team_pairs)]
            }
            (None, SeatingKind::Groups) => return Self::of_groups_until(players, 0, team_pairs, stop),
        };
        Ok(Ok(Self { players, kind, matches, group_matches: 0 }))
    }

    /// The fixed seating for a number of players, which an evening file need not list; `None` if the file must list all pairings.
    ///
    /// ```
    /// use boneyard_seating::{Schedule, SeatingKind};
    ///
    /// assert!(Schedule::fixed(8, SeatingKind::Balanced).is_some());
    /// assert!(Schedule::fixed(10, SeatingKind::Balanced).is_none());
    /// ```
    #[must_use]
    pub fn fixed(players: u16, kind: SeatingKind) -> Option<Self> {
        Self::fixed_teams(players, kind, 1)
    }

    /// Like [`Schedule::fixed`], with so many fixed pairs in each team.
    #[must_use]
    pub fn fixed_teams(players: u16, kind: SeatingKind, team_pairs: u16) -> Option<Self> {
        // The specification lists 6 and 7 players, but has no starter for 56, 57, 60 and 64.
        let specified =
            matches!(players, 6 | 7) || matches!(players % 4, 0 | 1) && !matches!(players, 56 | 57 | 60 | 64);
        let is_fixed = specified || kind != SeatingKind::Balanced;
        let found = || finished(Self::of_teams_until(players, kind, team_pairs, &never_stop)).ok();
        if is_fixed && !kind.is_drawn() { found() } else { None }
    }

    /// The same pairs at the same tables, with seats exchanged within each table. Afterwards every player sits on each seat, and to
    /// the right of each other player, about equally often.
    #[must_use]
    pub fn turned(&self) -> Self {
        let mut turned = self.clone();
        finished(even::even_neighbours(&mut turned.matches, 0, &never_stop));
        finished(even::even_seats(&mut turned.matches, 0, &never_stop));
        turned
    }
}
