//! When a round is blocked (C12, C13).

use boneyard_rules::Tile;

use super::{round::Round, table::Table};

/// Whether a round is blocked between two turns: no seat can play or draw, or a rule ends the round earlier.
pub(crate) fn is_blocked(round: &Round<'_>) -> bool {
    no_end_is_left(round)
        || (round.parameters.is("end.block", "dead-suit") && is_dead_suit(round))
        || (round.parameters.is("end.deadBoneyard", "stays") && nothing_left_fits(round))
        || (!round.may_ever_draw() && !any_hand_fits(round))
}

/// Whether every end is closed: then the round is blocked even if tiles may be drawn (fine print, Donkey).
fn no_end_is_left(round: &Round<'_>) -> bool {
    matches!(&round.table, Some(Table::Cross(cross)) if cross.ends().is_empty())
}

fn takes(round: &Round<'_>, tile: Tile) -> bool {
    round.table.as_ref().is_some_and(|table| table.takes(tile))
}

/// Whether all open ends show one number and all tiles of that number but its double are on the table (R0.4.20-23).
fn is_dead_suit(round: &Round<'_>) -> bool {
    let numbers = round.table.as_ref().map_or(Vec::new(), |table| table.numbers());
    let Some(number) = numbers.first() else { return false };
    let suit = round.set.iter().filter(|tile| tile.has(*number) && !tile.is_double());
    numbers.iter().all(|other| other == number) && suit.into_iter().all(|tile| round.laid.contains(tile))
}

/// Whether every tile of every open number is on the table.
fn nothing_left_fits(round: &Round<'_>) -> bool {
    !round.set.iter().any(|tile| !round.laid.contains(tile) && takes(round, *tile))
}

/// Whether a hand holds a tile that fits some end, even an end that is not open to that seat.
fn any_hand_fits(round: &Round<'_>) -> bool {
    round.hands.iter().flatten().any(|tile| takes(round, *tile))
}
