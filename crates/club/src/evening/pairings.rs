//! Combines the schedule with the organiser's own pairings.

use std::collections::BTreeSet;

use crate::MATCHES_MAX;
use crate::evening::check_count;
use crate::limits::LimitedItem;
use crate::setup::SetupError;
use crate::{EveningError, MatchPlan, Schedule, SeatingKind, Setup, SheetId, TableOverride, TablePlan};

/// The fixed schedule, if there is one, with the organiser's own pairings in place of its own.
pub(super) fn seated(setup: &Setup, overrides: &[TableOverride]) -> Result<Schedule, EveningError> {
    let players = setup.size();
    let fixed = Schedule::fixed(players, setup.seating);
    // With a fixed schedule, more matches than it has need the `matches` condition.
    let fixed_len = fixed.as_ref().map(Schedule::len);
    let mut matches: Vec<Vec<Option<TablePlan>>> = fixed
        .map(|schedule| schedule.matches)
        .unwrap_or_default()
        .into_iter()
        .map(|plan| plan.tables.into_iter().map(Some).collect())
        .collect();
    if let Some(count) = setup.matches {
        matches.resize(usize::from(count), Vec::new());
    }
    for (at, plan) in overrides {
        let (number, table) = (usize::from(at.number), usize::from(at.table));
        let most = setup.matches.or(fixed_len).unwrap_or(MATCHES_MAX);
        if !(1..=most).contains(&at.number) {
            return Err(EveningError::NoMatch { number: at.number, matches: most });
        }
        if at.table == 0 || at.table > players / 4 {
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
    if matches.is_empty() && fixed_len.is_none() {
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
        plans.push(MatchPlan { tables });
    }
    let schedule = Schedule { players, kind: setup.seating, matches: plans };
    check_schedule(&schedule)?;
    Ok(schedule)
}

/// Checks the limits of a schedule, that every match has a table, that all players are in the evening, that no player
/// sits twice in a match, and that fixed pairs stay together.
pub(super) fn check_schedule(schedule: &Schedule) -> Result<(), EveningError> {
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
                && schedule.kind == SeatingKind::Pairs
            {
                return Err(EveningError::Parted { at, player });
            }
        }
    }
    Ok(())
}
