//! The leader of a round by the tiles or by lot, and the tiles that may open it.

use boneyard_rules::Tile;

use super::{
    parameters::{Parameters, tile_of},
    tiles::{double, numbers, shows_one_number, sum},
};

/// The tiles that may open a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Must {
    Anything,
    This(Tile),
    Double,
}

/// The weight of a tile: its sum, then its largest number, then the next (C5; fine print, Lead).
fn weight(tile: &Tile) -> (i64, Vec<u8>) {
    let mut numbers = numbers(*tile);
    numbers.reverse();
    (sum(*tile), numbers)
}

/// The number that a triangle shows twice, then its other number.
fn pair(tile: &Tile) -> Option<(u8, u8)> {
    let numbers = numbers(*tile);
    let &[a, b, c] = numbers.as_slice() else { return None };
    match (a == b, b == c) {
        (true, false) => Some((b, c)),
        (false, true) => Some((b, a)),
        _ => None,
    }
}

/// The leader and the tile that decides; `None` for a redeal (R0.1.5-8, R0.4.7-10, C3-C5).
pub(crate) fn by_tiles(parameters: &Parameters, hands: &[Vec<Tile>]) -> Option<(usize, Tile)> {
    let holder = |tile: Tile| hands.iter().position(|hand| hand.contains(&tile)).map(|seat| (seat, tile));
    for entry in parameters.list("lead.order") {
        let tile = match entry.as_u64() {
            Some(number) => double(parameters, u8::try_from(number).expect("a number of pips")),
            None => tile_of(entry),
        };
        if let Some(found) = holder(tile) {
            return Some(found);
        }
    }
    let held = || hands.iter().flatten().copied();
    let heaviest = || held().max_by_key(weight);
    match parameters.word("lead.ifNone") {
        "redeal" => None,
        "lightest" => holder(held().min_by_key(weight)?),
        "highest-pair" => {
            let best = held().filter(|tile| pair(tile).is_some()).max_by_key(pair);
            holder(best.or_else(heaviest)?)
        }
        _ => holder(heaviest()?),
    }
}

/// What must open the round when `tile` decided the leader (C6).
pub(crate) fn opening(parameters: &Parameters, tile: Tile) -> Must {
    if parameters.is("lead.tile", "any") { Must::Anything } else { Must::This(tile) }
}

/// The leader when a seat is due, and the opening. If a double must lead, the first seat from `seat` on that holds a
/// double leads (F-gaple).
pub(crate) fn due(parameters: &Parameters, seat: usize, hands: &[Vec<Tile>]) -> (usize, Must) {
    if parameters.is("lead.tile", "any-double") {
        let mut seats = (0..hands.len()).map(|steps| (seat + steps) % hands.len());
        if let Some(holder) = seats.find(|seat| hands[*seat].iter().any(|tile| shows_one_number(*tile))) {
            return (holder, Must::Double);
        }
    }
    (seat, Must::Anything)
}

/// The leader by lot: by the largest half, then a double, then the sum; or by the sum, then the largest half (R3.1.3, C40).
pub(crate) fn by_lot(parameters: &Parameters, drawn: &[Tile]) -> usize {
    let largest = |tile: Tile| i64::from(*numbers(tile).last().expect("numbers"));
    let rank = |tile: Tile| {
        if parameters.is("lead.lotBy", "sum") {
            (sum(tile), largest(tile), 0)
        } else {
            (largest(tile), i64::from(shows_one_number(tile)), sum(tile))
        }
    };
    (0..drawn.len()).max_by_key(|seat| rank(drawn[*seat])).expect("a tile")
}

/// The hub of a round, counted from 1: the highest double first, then downwards; after 0-0 the highest again (F-train).
pub(crate) fn hub(parameters: &Parameters, round: i64) -> Tile {
    let numbers = i64::from(super::tiles::highest(parameters)) + 1;
    let number = numbers - 1 - (round - 1) % numbers;
    double(parameters, u8::try_from(number).expect("a number of the set"))
}
