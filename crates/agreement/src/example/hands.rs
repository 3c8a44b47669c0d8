//! How a round ended, in words: who ended it, the tiles left, and what they count.

use boneyard_i18n::Messages;
use boneyard_rules::{
    BlockMeasure, Family, Outcome, Rules, Seat, Tile, presets,
    ruleset::{Sense, SpecialWhen},
};

use super::{ends, names::Names, played::PlayedRound, sum::Sum};
use crate::clauses::{asks_block_winner, weighs_hands};

/// Who ended the round, and with which tile.
pub(super) fn heading(played: &PlayedRound, words: &Messages, names: &Names<'_>) -> String {
    let tile = played.last_tile().map(|tile| tile.to_string()).unwrap_or_default();
    let key = match played.finished.outcome {
        Outcome::Out(_) => "example-out",
        Outcome::Blocked(_) if is_goat(played.rules()) => "example-fish",
        Outcome::Blocked(_) => "example-block",
    };
    let (Outcome::Out(seat) | Outcome::Blocked(seat)) = played.finished.outcome;
    words.message_with(key, [("player", names.seat(seat).into()), ("tile", tile.into())])
}

/// The line after a block, the tiles left and their points, and the points made in play.
pub(super) fn sentences(played: &PlayedRound, words: &Messages, names: &Names<'_>) -> Vec<String> {
    let seats = || Seat::all(played.round.seats());
    let line = (!played.is_out()).then(|| ends::sentence(played, words));
    let hands = seats().filter_map(|seat| hand(played, seat, words, names));
    line.into_iter()
        .chain(hands)
        .chain(side_totals(played, words, names))
        .chain(made(played, words, names))
        .collect()
}

/// Whether a block is called a fish.
fn is_goat(rules: &Rules) -> bool {
    presets::find(&rules.preset).is_ok_and(|preset| preset.family == Family::Goat)
}

/// The tiles that a seat holds; `None` without tiles.
fn hand(played: &PlayedRound, seat: Seat, words: &Messages, names: &Names<'_>) -> Option<String> {
    let rules = played.rules();
    let tiles = played.round.hand(seat);
    if tiles.is_empty() {
        return None;
    }
    let counted = played.finished.values[seat];
    let each: Vec<u32> = tiles.iter().map(|tile| value_in_any_hand(rules, *tile)).collect();
    let sum = each.iter().map(u32::to_string).collect::<Vec<_>>().join(" + ");
    let counts_tiles = rules.score.counts_tiles() && asks_block_winner(rules);
    let key = match tiles.len() {
        _ if !weighs_hands(rules) && counts_tiles => "example-hand-count",
        _ if !weighs_hands(rules) => "example-hand-tiles",
        _ if each.iter().sum::<u32>() != counted => "example-special",
        1 if counted != tiles[0].pips() => "example-special",
        1 => "example-hand",
        _ => "example-hand-sum",
    };
    let written = tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(", ");
    Some(words.message_with(
        key,
        [
            ("player", names.seat(seat).into()),
            ("count", tiles.len().into()),
            ("tiles", written.into()),
            ("sum", sum.into()),
            ("points", counted.into()),
        ],
    ))
}

/// What a tile counts in every hand. In a hand of certain tiles only, all of them together may count something else.
fn value_in_any_hand(rules: &Rules, tile: Tile) -> u32 {
    let special = rules.value.special.iter();
    special
        .filter(|special| special.when == SpecialWhen::Held)
        .find(|special| special.tiles.contains(&tile))
        .map_or(tile.pips(), |special| special.points)
}

/// What the hands of each side count together after a block. Without pairs the hands say it.
fn side_totals(played: &PlayedRound, words: &Messages, names: &Names<'_>) -> Vec<String> {
    let sides = played.sides();
    let pays_hands = matches!(played.rules().score.sense, Sense::WinnerGains | Sense::LosersPay);
    let compares_sides = played
        .comparison
        .as_ref()
        .is_some_and(|by| matches!(by.measure, BlockMeasure::LowestSide | BlockMeasure::HighestSide));
    if played.is_out() || sides.count() == played.round.seats() || !(pays_hands || compares_sides) {
        return Vec::new();
    }
    let total = |side: usize| {
        let sum = Sum::of(sides.seats(side).iter().map(|seat| played.finished.values[*seat]));
        let people = ("people", names.people(side).into());
        let values = [("side", names.side(side).into()), people, ("sum", sum.to_string().into())];
        words.message_with("example-together", values)
    };
    (0..sides.count()).map(total).collect()
}

/// The points made in play by sides whose players both made some. The score of another side says them.
fn made(played: &PlayedRound, words: &Messages, names: &Names<'_>) -> Vec<String> {
    let sides = played.sides();
    let of_seat =
        |seat: &Seat| i64::from(played.finished.made[*seat]) + i64::from(played.finished.paid[*seat]);
    let made = |side: usize| {
        let sum = Sum::of(sides.seats(side).iter().map(of_seat));
        let values = [("side", names.side(side).into()), ("sum", sum.to_string().into())];
        (!sum.is_single()).then(|| words.message_with("example-made", values))
    };
    (0..sides.count()).filter_map(made).collect()
}
