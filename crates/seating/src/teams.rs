//! Teams of fixed pairs: pairs 1 to n are the first team, the next n the second, and so on.
//!
//! Every algorithm of pairs also seats teams: one pair stands for each team ([`Teams::folded`]). Then each meeting of two teams
//! becomes as many tables as a team has pairs ([`Teams::unfolded`]).

use std::ops::RangeInclusive;

use crate::pairs::{opponents, pair_of, players_of, table};
use crate::{MatchPlan, Player, TABLES_MAX};

/// How many pairs a team can have. A team of one pair is a pair that plays for itself.
pub const TEAM_PAIRS: RangeInclusive<u16> = 1..=20;

impl Player {
    /// The number of a player's team, from 1, if each has so many pairs.
    ///
    /// ```
    /// use boneyard_seating::Player;
    ///
    /// assert_eq!([4, 5].map(|number| Player::new(number).map(|player| player.team(2))), [Some(1), Some(2)]);
    /// ```
    #[must_use]
    pub const fn team(self, team_pairs: u16) -> u16 {
        let players = if team_pairs == 0 { 2 } else { team_pairs.saturating_mul(2) };
        self.number().div_ceil(players)
    }
}

/// Whether so many players make two or more teams with this number of pairs. One pair is no team, so that is always so.
///
/// ```
/// use boneyard_seating::makes_teams;
///
/// assert!(makes_teams(12, 3) && !makes_teams(12, 4) && !makes_teams(12, 6));
/// ```
#[must_use]
pub fn makes_teams(players: u16, team_pairs: u16) -> bool {
    let whole = |team: u16| players.is_multiple_of(team) && players >= 2 * team;
    team_pairs == 1 || TEAM_PAIRS.contains(&team_pairs) && whole(2 * team_pairs)
}

/// Teams of the same size.
#[derive(Clone, Copy)]
pub(super) struct Teams {
    /// The number of pairs in each.
    size: usize,
}

impl Teams {
    /// `None` if each pair plays for itself.
    pub(super) fn of(team_pairs: u16) -> Option<Self> {
        (team_pairs > 1).then_some(Self { size: team_pairs.into() })
    }

    /// The pair that stands for the team of a player.
    pub(super) fn stand_in(self, player: Player) -> Option<[Player; 2]> {
        players_of(pair_of(player) / self.size)
    }

    /// A match with one pair in place of each team.
    pub(super) fn folded(self, plan: &MatchPlan) -> MatchPlan {
        let mut meetings: Vec<[usize; 2]> = Vec::new();
        for [one, other] in plan.tables.iter().map(|table| opponents(table).map(|pair| pair / self.size)) {
            if !meetings.contains(&[one, other]) && !meetings.contains(&[other, one]) {
                meetings.push([one, other]);
            }
        }
        let mut byes: Vec<[Player; 2]> =
            plan.byes.iter().filter_map(|[player, _]| self.stand_in(*player)).collect();
        byes.dedup();
        MatchPlan { tables: meetings.into_iter().filter_map(table).collect(), byes }
    }

    /// A match of teams with all their pairs, after these matches.
    pub(super) fn unfolded(self, plan: &MatchPlan, played: &[MatchPlan]) -> MatchPlan {
        let tables = plan.tables.iter().map(opponents).flat_map(|[one, other]| {
            let shift = self.shift(one, other, played);
            let second = move |at: usize| other * self.size + (at + shift) % self.size;
            (0..self.size).map(move |at| [one * self.size + at, second(at)])
        });
        let pairs_of = |bye: &[Player; 2]| {
            let first = pair_of(bye[0]) * self.size;
            (first..first + self.size).filter_map(players_of)
        };
        MatchPlan {
            tables: tables.filter_map(table).collect(),
            byes: plan.byes.iter().flat_map(pairs_of).collect(),
        }
    }

    /// Several matches with all pairs, as far as an evening has tables. `played` come before.
    pub(super) fn unfolded_all(self, plans: &[MatchPlan], played: &[MatchPlan]) -> Vec<MatchPlan> {
        let (mut all, before) = (played.to_vec(), played.len());
        let mut tables: usize = played.iter().map(|plan| plan.tables.len()).sum();
        for plan in plans {
            let plan = self.unfolded(plan, &all);
            tables += plan.tables.len();
            if tables > TABLES_MAX {
                break;
            }
            all.push(plan);
        }
        all.split_off(before)
    }

    /// Which pair of the second team meets the first pair of the first team: from match to match the next one, and rather one
    /// that it has met less often.
    fn shift(self, one: usize, other: usize, played: &[MatchPlan]) -> usize {
        let mut often = vec![0; self.size];
        for [first, second] in played.iter().flat_map(|plan| &plan.tables).map(opponents) {
            for [ours, theirs] in [[first, second], [second, first]] {
                if ours / self.size == one && theirs / self.size == other {
                    often[(theirs % self.size + self.size - ours % self.size) % self.size] += 1;
                }
            }
        }
        let shifts = (0..self.size).map(|by| (played.len() + by) % self.size);
        shifts.min_by_key(|shift| often[*shift]).unwrap_or(0)
    }
}
