//! Lists of tiles and players in words.

use boneyard_i18n::Messages;
use boneyard_rules::Tile;

/// A list of tiles: `0-0, 1-1 and 2-2`.
pub(crate) fn tile_list(words: &Messages, tiles: &[Tile]) -> String {
    words.all(&tiles.iter().map(Tile::to_string).collect::<Vec<_>>())
}

/// Numbers of players: `2 to 4`, or `2 or 4`.
pub(crate) fn player_counts(words: &Messages, numbers: &[u8]) -> String {
    match numbers {
        [first, _, _, .., last] if usize::from(last.abs_diff(*first)) + 1 == numbers.len() => {
            words.message_with("span", [("first", (*first).into()), ("last", (*last).into())])
        }
        _ => words.either(&numbers.iter().map(u8::to_string).collect::<Vec<_>>()),
    }
}
