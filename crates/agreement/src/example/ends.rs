//! How the line stands after a block.

use boneyard_i18n::Messages;
use boneyard_rules::{LayoutKind, Pips, Tile, ruleset::Matching};

use super::played::PlayedRound;
use crate::clauses::facts::Facts;

/// A sentence about the ends when nobody could play any more.
pub(super) fn sentence(played: &PlayedRound, words: &Messages) -> String {
    let rules = played.rules();
    if !matches!(LayoutKind::of(rules), LayoutKind::Line | LayoutKind::Spinner) {
        let is_open = rules.tiles.set.is_triangles() || !played.round.ends().is_empty();
        let draws = if Facts::of(rules).draws() { "yes" } else { "no" };
        return match is_open {
            true => words.message_with("example-ends-everywhere", [("draws", draws.into())]),
            false => words.message("example-ends-none"),
        };
    }
    let ends = played.round.ends();
    let mut numbers: Vec<Pips> = ends.iter().map(|end| end.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let [number] = numbers[..] else {
        let numbers: Vec<String> = numbers.iter().map(Pips::to_string).collect();
        return match &numbers[..] {
            [] => words.message("example-ends-none"),
            _ => words.message_with("example-ends-several", [("numbers", words.all(&numbers).into())]),
        };
    };
    let values = [("ends", ends.len().into()), ("number", number.into())];
    let unlaid: Vec<Tile> =
        with_number(played, number).filter(|tile| !played.laid().any(|laid| laid == *tile)).collect();
    let is_equal = played.rules().layout.match_ == Matching::Equal;
    let [of_ends, of_number] = values.clone();
    match unlaid[..] {
        [] if is_equal => {
            let count = with_number(played, number).count();
            words.message_with("example-ends-dead", [of_ends, of_number, ("count", count.into())])
        }
        // Where a dead suit ends the round, a hand may hold the double.
        [left] if is_equal && left.is_double() => {
            let tile = ("tile", left.to_string().into());
            words.message_with("example-ends-but-double", [of_ends, of_number, tile])
        }
        _ => words.message_with("example-ends-one", values),
    }
}

/// The tiles of the set with this number.
fn with_number(played: &PlayedRound, number: Pips) -> impl Iterator<Item = Tile> {
    played.rules().tile_list(played.round.seats()).into_iter().filter(move |tile| tile.has(number))
}
