//! Combines the schedule with the organiser's own pairings.

use std::collections::BTreeSet;

use crate::MATCHES_MAX;
use crate::evening::check_count;
use crate::limits::LimitedItem;
use crate::setup::SetupError;
use crate::{
    EveningError, MatchPlan, Player, Schedule, SeatingKind, Setup, SheetId, TableOverride, TablePlan,
};

/// The fixed schedule, if there is one, with the organiser's own pairings in place of its own.
pub(super) fn seated(setup: &Setup, overrides: &[TableOverride]) -> Result<Schedule, EveningError> {
    let players = setup.size();
    let fixed = setup.fixed_schedule();
    // With a fixed schedule, more matches than it has need the `matches` condition.
    let fixed_len = fixed.as_ref().map(Schedule::len);
    let mut matches: Vec<Vec<Option<TablePlan>>> = fixed
        .map(|schedule| schedule.matches)
        .unwrap_or_default()
        .into_iter()
        .map(|plan| plan.tables.into_iter().map(Some).collect())
        .collect();
    if let Some(count) = setup.matches.filter(|_| !setup.seating.is_drawn()) {
        matches.resize(usize::from(count), Vec::new());
    }
    let group_matches = setup.groups.map_or(0, |_| u16::try_from(matches.len()).unwrap_or(MATCHES_MAX));
    for (at, plan) in overrides {
        let (number, table) = (usize::from(at.number), usize::from(at.table));
        let most = setup.matches.or(fixed_len).filter(|_| group_matches == 0).unwrap_or(MATCHES_MAX);
        if !(1..=most).contains(&at.number) {
            return Err(EveningError::NoMatch { number: at.number, matches: most });
        }
        if at.table == 0 || u16::from(at.table) > players / 4 {
            return Err(EveningError::NoTable { at: *at, tables: usize::from(players / 4) });
        }
        if matches.len() < number {
            matches.resize(number, Vec::new());
        }
        let tables = &mut matches[number - 1];
        if tables.len() < table {
            tables.resize(table, None);
        }
        tables[table - 1] = *plan;
    }
    if matches.is_empty() && fixed_len.is_none() && !setup.seating.is_drawn() {
        return Err(EveningError::NoSeating { players });
    }
    let without_gaps = |mut tables: Vec<Option<TablePlan>>| {
        while tables.last().is_some_and(Option::is_none) {
            tables.pop();
        }
        tables.into_iter().collect::<Option<Vec<_>>>().filter(|tables| !tables.is_empty())
    };
    let mut plans = Vec::with_capacity(matches.len());
    for (number, tables) in (1..).zip(matches) {
        let tables = without_gaps(tables).ok_or(EveningError::Unseated { number })?;
        plans.push(MatchPlan::of(tables));
    }
    let schedule = Schedule { players, kind: setup.seating, matches: plans, group_matches };
    check_schedule(&schedule, setup)?;
    Ok(schedule)
}

/// Checks the limits of a schedule, that every match has a table, that all players are in the evening, that no player
/// sits twice in a match, that fixed pairs stay together and have byes only where they have no opponents, and that no team meets
/// itself.
pub(super) fn check_schedule(schedule: &Schedule, setup: &Setup) -> Result<(), EveningError> {
    if schedule.matches.len() > usize::from(MATCHES_MAX) {
        return Err(SetupError::Matches.into());
    }
    check_count(LimitedItem::Tables, schedule.matches.iter().map(|plan| plan.tables.len()).sum())?;
    for (number, plan) in (1..).zip(&schedule.matches) {
        if plan.tables.is_empty() {
            return Err(EveningError::Unseated { number });
        }
        let mut seated = BTreeSet::new();
        for (table, planned) in (1..).zip(&plan.tables) {
            let at = SheetId { number, table };
            for player in planned.pairing.in_order() {
                if player.number() > schedule.players {
                    return Err(EveningError::NoPlayer { player, players: schedule.players });
                }
                if !seated.insert(player) {
                    return Err(EveningError::SeatedTwice { at, player });
                }
            }
            let mut pairs = planned.pairing.pairs().into_iter();
            if let Some([player, _]) = pairs.find(|[one, other]| one.fixed_partner() != Some(*other))
                && schedule.kind.has_fixed_pairs()
            {
                return Err(EveningError::Parted { at, player });
            }
            let [[one, _], [other, _]] = planned.pairing.pairs();
            if let Some(team) = setup.team_of(one).filter(|team| setup.team_of(other) == Some(*team)) {
                return Err(EveningError::TeamMates { at, team });
            }
        }
        for (at, pair) in plan.byes.iter().enumerate() {
            check_bye(schedule, number, &plan.byes[..at], *pair)?;
        }
    }
    Ok(())
}

/// Checks that a bye of a match is one of a fixed pair that neither sits at a table nor is among the `others` with a bye.
pub(super) fn check_bye(
    schedule: &Schedule,
    number: u16,
    others: &[[Player; 2]],
    [one, other]: [Player; 2],
) -> Result<(), EveningError> {
    let (Schedule { players, kind, group_matches, .. }, last) = (schedule, one.max(other));
    if last.number() > *players {
        return Err(EveningError::NoPlayer { player: last, players: *players });
    }
    let plan = schedule.matches.get(usize::from(number).wrapping_sub(1));
    let plan = plan.ok_or(EveningError::NoMatch { number, matches: schedule.len() })?;
    let is_drawn = kind.is_drawn() || *kind == SeatingKind::Groups && number > *group_matches;
    let is_pair = is_drawn && one.fixed_partner() == Some(other);
    let is_free =
        |player| plan.table_of(player).is_none() && !others.iter().flatten().any(|free| *free == player);
    if is_pair && is_free(one) && is_free(other) {
        Ok(())
    } else {
        Err(EveningError::Bye { number, player: one })
    }
}
