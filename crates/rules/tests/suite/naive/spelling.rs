//! The different ways in which a record may write a move.

use super::{
    random::Random,
    round::{Round, Word},
};

/// A random way to write a move, then its full form. A tile may be turned round, may name any end that leads to the same
/// position, and may leave out the end if only one place fits and the turn has no earlier step.
pub(crate) fn spelled(round: &Round<'_>, chosen: &str, mid_turn: bool, random: &mut Random) -> (Word, Word) {
    let Some((tile, _)) = chosen.split_once('@') else {
        // The first tile of a round must name its place if the tile was drawn in the same turn.
        let drawn = mid_turn && chosen.contains('-');
        return (if drawn { format!("{chosen}@0") } else { chosen.into() }, chosen.into());
    };
    let is_domino = tile.split('-').count() == 2;
    let of_tile = |word: &Word| word.split('@').next() == Some(tile);
    let listed: Vec<Word> = round.legal().into_iter().filter(of_tile).collect();
    if is_domino && listed.len() == 1 && !chosen.contains('=') && !mid_turn && random.one_in(4) {
        return (tile.into(), chosen.into());
    }
    let equivalent: Vec<Word> = round.allowed().into_iter().filter(of_tile).collect();
    let full = if listed.len() == 1 {
        equivalent[random.below(equivalent.len())].clone()
    } else {
        chosen.to_owned()
    };
    let at = full.split_once('@').expect("a place").1;
    let turned = is_domino && random.one_in(6);
    let written = match tile.split_once('-') {
        Some((a, b)) if turned => format!("{b}-{a}@{at}"),
        _ => full.clone(),
    };
    (written, full)
}
