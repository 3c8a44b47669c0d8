//! Plans the rest of an evening after players arrived late or left.

mod draft;

use crate::groups;
use crate::pairs::{self, pair_of};
use crate::stopped::finished;
use crate::teams::Teams;
use crate::{
    MATCHES_MAX, MatchPlan, PLAYERS_MAX, PLAYERS_MIN, Pairing, Player, PresentPlayer, ROTATING_PLAYERS_MAX,
    SeatedTwice, Stopped, TABLES_MAX, check_stop, never_stop,
};
use draft::Draft;

/// Plans the remaining matches for the players who are present.
///
/// Every match has as many tables as can be filled. Rests are even over the whole evening; then partners repeat as
/// little as possible, and opponents meet about equally often. `matches` is the number of remaining matches. The same
/// arguments, including the seed, give the same plan.
///
/// ```
/// use boneyard_seating::{Player, PresentPlayer, Schedule, SeatingKind, replan};
///
/// let schedule = Schedule::of(8, SeatingKind::Published)?;
/// let played = &schedule.matches[..3];
/// // Player 9 arrives after three matches. Four more are planned.
/// let mut present: Vec<PresentPlayer> = Player::all(8).map(PresentPlayer::from_the_start).collect();
/// present.extend(Player::new(9).map(|player| PresentPlayer { player, since: 3 }));
/// let left = replan(played, &present, 4, 1)?;
/// assert!(left.iter().all(|plan| plan.tables.len() == 2 && plan.resting(9).len() == 1));
/// let error = replan(played, &present[..3], 4, 1).expect_err("three players fill no table");
/// assert_eq!(error.to_string(), "3 players fill no table (there must be 4)");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Fewer than four players, a player named twice, too many matches, or a played match with too many tables.
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
    let present = match few_enough(played, present).and_then(|()| checked(played, present, matches)) {
        Ok(present) => present,
        Err(error) => return Ok(Err(error)),
    };
    let mut descended = Draft::new(played, &present, matches, stop)?;
    let mut annealed = descended.clone();
    descended.descend(seed, stop)?;
    annealed.anneal(seed, stop)?;
    annealed.descend(seed, stop)?;
    let best = if annealed.cost() < descended.cost() { annealed } else { descended };
    best.matches(played, stop).map(Ok)
}

/// Plans the remaining matches of fixed pairs. Rests are even over the whole evening; then pairs meet again as little as possible.
///
/// ```
/// use boneyard_seating::{Player, PresentPlayer, Schedule, SeatingKind, never_stop, replan_pairs_until};
///
/// let schedule = Schedule::of(8, SeatingKind::Pairs)?;
/// let played = &schedule.matches[..1];
/// // Players 9 and 10 arrive after one match. The five pairs have not all met after five more.
/// let mut present: Vec<PresentPlayer> = Player::all(8).map(PresentPlayer::from_the_start).collect();
/// present.extend([9, 10].into_iter().filter_map(Player::new).map(|player| PresentPlayer { player, since: 1 }));
/// let left = replan_pairs_until(played, &present, 5, 1, &never_stop)?.expect("both players of each pair are there");
/// assert!(left.iter().all(|plan| plan.tables.len() == 2 && plan.resting(10).len() == 2));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As for [`replan`], or a player is there without the partner.
pub fn replan_pairs_until(
    played: &[MatchPlan],
    present: &[PresentPlayer],
    matches: u16,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Result<Result<Vec<MatchPlan>, ReplanError>, Stopped> {
    replan_teams_until(played, present, 1, matches, seed, stop)
}

/// The same for teams of so many fixed pairs; 1 is without teams.
///
/// # Errors
/// As for [`replan_pairs_until`], or a team is not whole, or alone.
pub fn replan_teams_until(
    played: &[MatchPlan],
    present: &[PresentPlayer],
    team_pairs: u16,
    matches: u16,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Result<Result<Vec<MatchPlan>, ReplanError>, Stopped> {
    let checked = checked(played, present, matches).and_then(with_partners);
    let present = match checked.and_then(|present| with_teams(present, team_pairs)) {
        Ok(present) => present,
        Err(error) => return Ok(Err(error)),
    };
    let Some(teams) = Teams::of(team_pairs) else {
        return pairs::replan(played, &present, matches, seed, stop).map(Ok);
    };
    let before: Vec<MatchPlan> = played.iter().map(|plan| teams.folded(plan)).collect();
    let stand_ins = |one: &PresentPlayer| {
        let PresentPlayer { player, since } = *one;
        teams.stand_in(player).map(|pair| pair.map(|player| PresentPlayer { player, since }))
    };
    let firsts = present.iter().step_by(2 * usize::from(team_pairs));
    let present: Vec<PresentPlayer> = firsts.filter_map(stand_ins).flatten().collect();
    let plans = pairs::replan(&before, &present, matches, seed, stop)?;
    Ok(Ok(teams.unfolded_all(&plans, played)))
}

/// Plans the remaining matches of groups of fixed pairs, or of teams of so many: who is there meets everyone of the group who is there
/// and whom they have not met. There are as many matches as that takes.
///
/// ```
/// use boneyard_seating::{Player, PresentPlayer, Schedule, never_stop, replan_groups_until};
///
/// let schedule = Schedule::of_groups_until(16, 2, 1, &never_stop)?.expect("groups of four pairs");
/// let played = &schedule.matches[..1];
/// // Players 15 and 16 go home after one match.
/// let present: Vec<PresentPlayer> = Player::all(14).map(PresentPlayer::from_the_start).collect();
/// let left = replan_groups_until(played, &present, 2, 1, &never_stop)?.expect("pairs");
/// assert_eq!(left.iter().map(|plan| plan.tables.len()).collect::<Vec<_>>(), [3, 3]);
/// # Ok::<_, boneyard_seating::Stopped>(())
/// ```
///
/// # Errors
/// As for [`replan_teams_until`].
pub fn replan_groups_until(
    played: &[MatchPlan],
    present: &[PresentPlayer],
    groups: u16,
    team_pairs: u16,
    stop: &dyn Fn() -> bool,
) -> Result<Result<Vec<MatchPlan>, ReplanError>, Stopped> {
    check_stop(stop)?;
    let checked = checked(played, present, 0).and_then(with_partners);
    let present = match checked.and_then(|present| with_teams(present, team_pairs)) {
        Ok(present) => present,
        Err(error) => return Ok(Err(error)),
    };
    let firsts = present.iter().step_by(2 * usize::from(team_pairs.max(1)));
    let here: Vec<usize> = firsts.map(|one| pair_of(one.player) / usize::from(team_pairs.max(1))).collect();
    Ok(Ok(match Teams::of(team_pairs) {
        Some(teams) => {
            let before: Vec<MatchPlan> = played.iter().map(|plan| teams.folded(plan)).collect();
            teams.unfolded_all(&groups::left(&before, &here, groups), played)
        }
        None => groups::left(played, &here, groups),
    }))
}

/// Checks that partners can rotate among the players who were or are there.
fn few_enough(played: &[MatchPlan], present: &[PresentPlayer]) -> Result<(), ReplanError> {
    let most = usize::from(ROTATING_PLAYERS_MAX / 4);
    if let Some((number, _)) = (1..).zip(played).find(|(_, plan)| plan.tables.len() > most) {
        return Err(ReplanError::TooManyTables { number, most });
    }
    let seated = played.iter().flat_map(MatchPlan::players).chain(present.iter().map(|one| one.player));
    match seated.max().filter(|last| last.number() > ROTATING_PLAYERS_MAX) {
        Some(player) => Err(ReplanError::TooManyToRotate { player }),
        None => Ok(()),
    }
}

/// Checks that the partner of each player is there. The players are in the order of their numbers.
fn with_partners(present: Vec<PresentPlayer>) -> Result<Vec<PresentPlayer>, ReplanError> {
    let is_here = |partner: Player| present.binary_search_by_key(&partner, |one| one.player).is_ok();
    let alone = present.iter().find(|one| !one.player.fixed_partner().is_some_and(is_here));
    match alone {
        Some(one) => Err(ReplanError::Alone { player: one.player }),
        None => Ok(present),
    }
}

/// Checks that two or more teams are there, each with all its players, who are in the order of their numbers.
fn with_teams(present: Vec<PresentPlayer>, team_pairs: u16) -> Result<Vec<PresentPlayer>, ReplanError> {
    let mut teams = present.chunk_by(|one, next| one.player.team(team_pairs) == next.player.team(team_pairs));
    if let Some([one, ..]) = teams.clone().find(|team| team.len() != 2 * usize::from(team_pairs)) {
        return Err(ReplanError::PartOfTeam { player: one.player });
    }
    if teams.nth(1).is_none() {
        return Err(ReplanError::OneTeam);
    }
    Ok(present)
}

/// Checks the arguments and sorts the players.
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
    let tables =
        played.iter().map(|plan| plan.tables.len()).sum::<usize>() + usize::from(matches) * present.len() / 4;
    if tables > TABLES_MAX {
        return Err(ReplanError::TooManyTablesInAll);
    }
    let most = usize::from(PLAYERS_MAX / 4);
    if let Some((number, _)) = (1..).zip(played).find(|(_, plan)| plan.tables.len() > most) {
        return Err(ReplanError::TooManyTables { number, most });
    }
    Ok(present)
}

/// Why the remaining matches cannot be planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum ReplanError {
    /// There are too few players for a table.
    #[error("{present} players fill no table (there must be {PLAYERS_MIN})")]
    TooFew { present: usize },
    /// A player is named twice.
    #[error("player {player} is named twice")]
    Twice { player: Player },
    /// A player of a fixed pair is there without the partner.
    #[error("player {player} is without a partner; name both players of a pair, or neither")]
    Alone { player: Player },
    /// A player of a team is there without the whole team.
    #[error("the team of player {player} is not whole; name all players of a team, or none")]
    PartOfTeam { player: Player },
    /// A single team is there.
    #[error("one team has no opponents; there must be two")]
    OneTeam,
    /// A player's number is too high for partners who rotate.
    #[error("partners rotate among {ROTATING_PLAYERS_MAX} players at most, so there is no player {player}")]
    TooManyToRotate { player: Player },
    /// A match that was played has too many tables. Matches are counted from 1.
    #[error("match {number} has too many tables; there are {most} at most")]
    TooManyTables { number: u16, most: usize },
    /// The played and the remaining matches together have too many tables.
    #[error("an evening has {TABLES_MAX} tables in all matches together at most")]
    TooManyTablesInAll,
    /// The played and the remaining matches together are too many.
    #[error("an evening has {MATCHES_MAX} matches at most")]
    TooMany,
}

impl MatchPlan {
    /// The same match with `coming` in the place of `leaving`.
    ///
    /// # Errors
    /// Both players play in this match.
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
