//! Makes tables, seats and neighbours even where it is settled who plays with whom.
//!
//! Each function counts something in a square and looks for a small sum of its squares: at first it takes many a change that
//! makes the sum larger, later fewer, and at last only what makes it no larger. The settled matches, the first so many, are counted
//! and stay as they are.

use super::lots::Lots;
use super::square::Square;
use crate::{ClubSeat, MatchPlan, Player, Stopped, TablePlan, check_stop};

/// The most by which a change may make the sum larger, from first to last; each holds for [`SWEEPS`] looks at every table.
const LIMITS: [usize; 6] = [6, 4, 3, 2, 1, 0];
const SWEEPS: usize = 25;

/// Evens out how often each player sits at each table: whole tables change places within a match.
pub(super) fn even_tables(
    matches: &mut [MatchPlan],
    settled: usize,
    stop: &dyn Fn() -> bool,
) -> Result<(), Stopped> {
    let mut counts = Square::new();
    for plan in &*matches {
        for (at, table) in plan.tables.iter().enumerate() {
            for player in table.pairing.in_order() {
                counts.more(player.index(), at);
            }
        }
    }
    let mut exchange = |one: usize, from_one: [Player; 4], other: usize, from_other: [Player; 4]| -> i32 {
        let mut moved =
            |player: Player, from, to| counts.fewer(player.index(), from) + counts.more(player.index(), to);
        let there: i32 = from_one.map(|player| moved(player, one, other)).iter().sum();
        there + from_other.map(|player| moved(player, other, one)).iter().sum::<i32>()
    };
    each_table(&mut matches[settled..], stop, |tables, at, limit, lots| {
        let other = lots.below(tables.len());
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

/// Evens out how often each player sits on each seat: the four of a table move round it.
pub(super) fn even_seats(
    matches: &mut [MatchPlan],
    settled: usize,
    stop: &dyn Fn() -> bool,
) -> Result<(), Stopped> {
    let cell = |table: &TablePlan, seat: ClubSeat| (table.pairing.at(seat).index(), seat as usize);
    even_by(matches, settled, stop, cell, |table, lots| table.turned(1 + lots.below(3)))
}

/// Evens out how often each player sits on the right of each other: left and right of a table change places.
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

/// Evens out what is counted for each seat, in a cell that depends on who sits where at its table.
fn even_by(
    matches: &mut [MatchPlan],
    settled: usize,
    stop: &dyn Fn() -> bool,
    cell: impl Fn(&TablePlan, ClubSeat) -> (usize, usize),
    change: impl Fn(TablePlan, &mut Lots) -> TablePlan,
) -> Result<(), Stopped> {
    let mut counts = Square::new();
    let cells = |table: &TablePlan| ClubSeat::ALL.map(|seat| cell(table, seat));
    for table in matches.iter().flat_map(|plan| &plan.tables) {
        for (row, column) in cells(table) {
            counts.more(row, column);
        }
    }
    let mut exchange = |from: &TablePlan, to: &TablePlan| -> i32 {
        let without: i32 = cells(from).map(|(row, column)| counts.fewer(row, column)).iter().sum();
        without + cells(to).map(|(row, column)| counts.more(row, column)).iter().sum::<i32>()
    };
    each_table(&mut matches[settled..], stop, |tables, at, limit, lots| {
        let changed = change(tables[at], lots);
        let growth = exchange(&tables[at], &changed);
        if growth > limit {
            exchange(&changed, &tables[at]);
            return 0;
        }
        tables[at] = changed;
        growth
    })
}

/// Offers every table again and again, with the most by which a change may make the sum larger this time, and is told by how
/// much it did. Nothing changes where the sum would not end smaller.
fn each_table(
    matches: &mut [MatchPlan],
    stop: &dyn Fn() -> bool,
    mut offer: impl FnMut(&mut [TablePlan], usize, i32, &mut Lots) -> i32,
) -> Result<(), Stopped> {
    let before = matches.to_vec();
    let mut lots = Lots::new(1);
    let mut growth = 0;
    for highest in LIMITS {
        for _ in 0..SWEEPS {
            check_stop(stop)?;
            for plan in &mut *matches {
                for at in 0..plan.tables.len() {
                    let limit = lots.below(highest + 1) as i32;
                    growth += offer(&mut plan.tables, at, limit, &mut lots);
                }
            }
        }
    }
    if growth >= 0 {
        matches.clone_from_slice(&before);
    }
    Ok(())
}
