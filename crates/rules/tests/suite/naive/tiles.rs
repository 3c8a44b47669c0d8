//! The set in play, and the points of tiles.

use boneyard_rules::Tile;
use serde_json::{Value, json};

use super::parameters::{Parameters, tile_of};

/// A tile's numbers, smallest first.
pub(crate) fn numbers(tile: Tile) -> Vec<u8> {
    let mut numbers: Vec<u8> = tile.numbers().collect();
    numbers.sort_unstable();
    numbers
}

pub(crate) fn sum(tile: Tile) -> i64 {
    tile.numbers().map(i64::from).sum()
}

/// Whether a tile is a double or a triple.
pub(crate) fn shows_one_number(tile: Tile) -> bool {
    let numbers = numbers(tile);
    numbers.first() == numbers.last()
}

/// The double of a number, or its triple in a set of triangles.
pub(crate) fn double(parameters: &Parameters, number: u8) -> Tile {
    let tile = if parameters.is("tiles.set", "triomino-56") {
        Tile::triangle(number, number, number)
    } else {
        Tile::new(number, number)
    };
    tile.expect("a number of the set")
}

/// The highest number of the set.
pub(crate) fn highest(parameters: &Parameters) -> u8 {
    match parameters.word("tiles.set") {
        "triomino-56" => 5,
        set => set.trim_start_matches("double-").parse().expect("a set"),
    }
}

/// The tiles in play (R0.2.1; triangles: one for every three numbers from 0 to 5).
pub(crate) fn set(parameters: &Parameters, seats: usize) -> Vec<Tile> {
    let removed = match parameters.value("tiles.without") {
        Value::Object(by_players) => {
            by_players.get(&parameters.players(seats).to_string()).cloned().unwrap_or(json!([]))
        }
        list => list.clone(),
    };
    let removed: Vec<Tile> = removed.as_array().expect("tiles").iter().map(tile_of).collect();
    let highest = highest(parameters);
    let mut set = Vec::new();
    for a in 0..=highest {
        for b in a..=highest {
            if parameters.is("tiles.set", "triomino-56") {
                set.extend((b..=highest).map(|c| Tile::triangle(a, b, c).expect("ascending numbers")));
            } else {
                set.push(Tile::new(a, b).expect("two numbers"));
            }
        }
    }
    set.retain(|tile| !removed.contains(tile));
    set
}

/// The points of a hand: of a whole hand with a special value, else tile by tile (C26, C27).
pub(crate) fn hand_value(parameters: &Parameters, hand: &[Tile]) -> i64 {
    let specials = parameters.list("value.special");
    let tiles = |special: &Value| -> Vec<Tile> {
        special["tiles"].as_array().expect("tiles").iter().map(tile_of).collect()
    };
    let points = |special: &Value| special["points"].as_i64().expect("points");
    for special in specials.iter().filter(|special| special["when"] == "only") {
        let whole = tiles(special);
        if whole.len() == hand.len() && hand.iter().all(|tile| whole.contains(tile)) {
            return points(special);
        }
    }
    let one = |tile: &Tile| {
        let held = specials.iter().filter(|special| special["when"] == "held");
        held.map(|special| (tiles(special), points(special)))
            .find(|(special, _)| special.contains(tile))
            .map_or_else(|| sum(*tile), |(_, points)| points)
    };
    hand.iter().map(one).sum()
}

/// Whether a hand requires a redeal. A double counts as one tile of its number (C8).
pub(crate) fn spoils_deal(parameters: &Parameters, hand: &[Tile]) -> bool {
    let limits = parameters.value("deal.redeal");
    let at_least = |count: usize, limit: &Value| limit.as_u64().is_some_and(|limit| count as u64 >= limit);
    let doubles = hand.iter().filter(|tile| shows_one_number(**tile)).count();
    let of_number = |number: u8| hand.iter().filter(|tile| numbers(**tile).contains(&number)).count();
    at_least(doubles, &limits["doubles"])
        || (0..=highest(parameters)).any(|number| at_least(of_number(number), &limits["suit"]))
}
