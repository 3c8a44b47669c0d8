//! Evens out tables, seats and neighbours without changing who plays with whom.
//!
//! Each function keeps a table of counts and minimises the sum of their squares by threshold accepting: first it accepts changes
//! that increase the sum a little, later only changes that do not. The first `settled` matches are counted but never changed.

use super::counts::CountTable;
use super::random::Random;
use crate::{ClubSeat, MatchPlan, Player, Stopped, TablePlan, check_stop};

/// The highest accepted increases of the sum, in order. Each one applies for [`SWEEPS`] passes over all tables.
const LIMITS: [usize; 6] = [6, 4, 3, 2, 1, 0];
const SWEEPS: usize = 25;

/// Evens out how often each player sits at each table, by swapping tables within a match.
pub(super) fn even_tables(
    matches: &mut [MatchPlan],
    settled: usize,
    stop: &dyn Fn() -> bool,
) -> Result<(), Stopped> {
    let mut counts = CountTable::new(width(matches));
    for plan in &*matches {
        for (at, table) in plan.tables.iter().enumerate() {
            for player in table.pairing.in_order() {
                counts.increment(player.index(), at);
            }
        }
    }
    let mut exchange = |one: usize, from_one: [Player; 4], other: usize, from_other: [Player; 4]| -> i32 {
        let mut moved = |player: Player, from, to| {
            counts.decrement(player.index(), from) + counts.increment(player.index(), to)
        };
        let growth: i32 = from_one.map(|player| moved(player, one, other)).iter().sum();
        growth + from_other.map(|player| moved(player, other, one)).iter().sum::<i32>()
    };
    each_table(&mut matches[settled..], stop, |tables, at, limit, random| {
        let other = random.below(tables.len());
        if at == other {
            return 0;
        }
        let (here, there) = (tables[at].pairing.in_order(), tables[other].pairing.in_order());
        let growth = exchange(at, here, other, there);
        if growth > limit {
            exchange(at, there, other, here);
            return 0;
        }
        tables.swap(at, other);
        growth
    })
}

/// Evens out how often each player sits on each seat, by moving the players round their table.
pub(super) fn even_seats(
    matches: &mut [MatchPlan],
    settled: usize,
    stop: &dyn Fn() -> bool,
) -> Result<(), Stopped> {
    let cell = |table: &TablePlan, seat: ClubSeat| (table.pairing.at(seat).index(), seat as usize);
    even_by(matches, settled, stop, cell, |table, random| table.turned(1 + random.below(3)))
}

/// Evens out how often each player sits to the right of each other, by swapping left and right at a table.
pub(super) fn even_neighbours(
    matches: &mut [MatchPlan],
    settled: usize,
    stop: &dyn Fn() -> bool,
) -> Result<(), Stopped> {
    let cell = |table: &TablePlan, seat: ClubSeat| {
        (table.pairing.at(seat).index(), table.pairing.at(seat.after(1)).index())
    };
    even_by(matches, settled, stop, cell, |table, _| table.mirrored())
}

/// Evens out the counts of the cells that `cell` gives for each seat. `change` returns a changed table to try.
fn even_by(
    matches: &mut [MatchPlan],
    settled: usize,
    stop: &dyn Fn() -> bool,
    cell: impl Fn(&TablePlan, ClubSeat) -> (usize, usize),
    change: impl Fn(TablePlan, &mut Random) -> TablePlan,
) -> Result<(), Stopped> {
    let mut counts = CountTable::new(width(matches));
    let cells = |table: &TablePlan| ClubSeat::ALL.map(|seat| cell(table, seat));
    for table in matches.iter().flat_map(|plan| &plan.tables) {
        for (row, column) in cells(table) {
            counts.increment(row, column);
        }
    }
    let mut exchange = |from: &TablePlan, to: &TablePlan| -> i32 {
        let without: i32 = cells(from).map(|(row, column)| counts.decrement(row, column)).iter().sum();
        without + cells(to).map(|(row, column)| counts.increment(row, column)).iter().sum::<i32>()
    };
    each_table(&mut matches[settled..], stop, |tables, at, limit, random| {
        let changed = change(tables[at], random);
        let growth = exchange(&tables[at], &changed);
        if growth > limit {
            exchange(&changed, &tables[at]);
            return 0;
        }
        tables[at] = changed;
        growth
    })
}

/// The number of players up to the highest that plays. There are fewer tables and seats.
fn width(matches: &[MatchPlan]) -> usize {
    let played = matches.iter().flat_map(MatchPlan::players).map(|player| player.index() + 1);
    played.max().unwrap_or_default().max(ClubSeat::ALL.len())
}

/// Calls `try_change` for every table in many passes, with a random limit for the accepted increase. `try_change`
/// returns the change of the sum, or 0 if it rejected the change. If the sum is not smaller in the end, the matches are
/// restored.
fn each_table(
    matches: &mut [MatchPlan],
    stop: &dyn Fn() -> bool,
    mut try_change: impl FnMut(&mut [TablePlan], usize, i32, &mut Random) -> i32,
) -> Result<(), Stopped> {
    let before = matches.to_vec();
    let mut random = Random::new(1);
    let mut growth = 0;
    for highest in LIMITS {
        for _ in 0..SWEEPS {
            check_stop(stop)?;
            for plan in &mut *matches {
                for at in 0..plan.tables.len() {
                    let limit = random.below(highest + 1) as i32;
                    growth += try_change(&mut plan.tables, at, limit, &mut random);
                }
            }
        }
    }
    if growth >= 0 {
        matches.clone_from_slice(&before);
    }
    Ok(())
}
