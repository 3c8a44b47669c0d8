//! Sentences of `tiles.*`, `seats.*` and `deal.*`.

use std::collections::BTreeMap;

use boneyard_rules::{
    Rules,
    ruleset::{Blanks, Faces, Matching, Rest, SideRule, Without},
};

use super::{Clause, Place, chosen, weighs_hands};
use boneyard_i18n::Messages;

use crate::words::{player_counts, tile_list};

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "tiles.set",
        sentence: |rules, words| chosen(words, "tiles-set", rules.tiles.set),
        place: |_| Place::Own,
    },
    Clause { parameter: "tiles.without", sentence: without, place: |_| Place::Own },
    Clause { parameter: "tiles.blanks", sentence: blanks, place: |_| Place::Own },
    Clause {
        parameter: "tiles.faces",
        sentence: |rules, words| chosen(words, "tiles-faces", rules.tiles.faces),
        place: |_| Place::Own,
    },
    Clause { parameter: "seats.count", sentence: count, place: |_| Place::Own },
    Clause {
        parameter: "seats.sides",
        sentence: |rules, words| chosen(words, "seats-sides", rules.seats.sides),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "seats.direction",
        sentence: |rules, words| chosen(words, "seats-direction", rules.seats.direction),
        place: |_| Place::Own,
    },
    Clause { parameter: "deal.hand", sentence: hand, place: |_| Place::Own },
    Clause { parameter: "deal.rest", sentence: rest, place: |_| Place::Own },
    Clause { parameter: "deal.redeal", sentence: redeal, place: |_| Place::Own },
];

fn without(rules: &Rules, words: &Messages) -> String {
    match &rules.tiles.without {
        Without::Always(tiles) if tiles.is_empty() => words.message("tiles-without.none"),
        Without::Always(tiles) => words.message_with(
            "tiles-without.always",
            [("count", tiles.len().into()), ("tiles", tile_list(words, tiles).into())],
        ),
        Without::ByPlayers(by_players) => {
            let sentence = |(players, tiles): (&u8, &Vec<boneyard_rules::Tile>)| {
                words.message_with(
                    "tiles-without.players",
                    [
                        ("players", (*players).into()),
                        ("count", tiles.len().into()),
                        ("tiles", tile_list(words, tiles).into()),
                    ],
                )
            };
            let sentences: Vec<String> =
                by_players.iter().filter(|(_, tiles)| !tiles.is_empty()).map(sentence).collect();
            if sentences.is_empty() { words.message("tiles-without.none") } else { sentences.join(" ") }
        }
    }
}

fn blanks(rules: &Rules, words: &Messages) -> String {
    words.message(match rules.tiles.blanks {
        Blanks::Wild => "tiles-blanks.wild",
        Blanks::Plain if rules.tiles.set.is_triangles() => "tiles-blanks.plain-triangles",
        Blanks::Plain if rules.layout.match_ == Matching::Sum7 => "tiles-blanks.plain-sum-7",
        Blanks::Plain if rules.tiles.faces == Faces::Pictures && !weighs_hands(rules) => {
            "tiles-blanks.plain-pictures"
        }
        Blanks::Plain => "tiles-blanks.plain",
    })
}

fn count(rules: &Rules, words: &Messages) -> String {
    let mut sentences =
        vec![words.message_with(
            "seats-count.list",
            [("players", player_counts(words, &rules.seats.count).into())],
        )];
    let missing: Vec<u8> =
        rules.seats.count.iter().copied().filter(|players| !rules.deal.hand.contains_key(players)).collect();
    if !missing.is_empty() {
        sentences.push(
            words.message_with("seats-count.missing", [("players", player_counts(words, &missing).into())]),
        );
    }
    sentences.join(" ")
}

fn hand(rules: &Rules, words: &Messages) -> String {
    // Numbers of players with the same hand share a sentence.
    let mut by_size: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
    for (players, tiles) in &rules.deal.hand {
        by_size.entry(*tiles).or_default().push(*players);
    }
    let mut groups: Vec<(u8, Vec<u8>)> = by_size.into_iter().collect();
    groups.sort_by_key(|(_, players)| players.first().copied());
    match groups.as_slice() {
        [(tiles, players)] if *players == rules.seats.count => {
            let key = match rules.seats.sides {
                SideRule::TwoHands => "deal-hand.two-hands",
                _ => "deal-hand.same",
            };
            words.message_with(key, [("tiles", (*tiles).into())])
        }
        groups => {
            let sentence = |(tiles, players): &(u8, Vec<u8>)| {
                words.message_with(
                    "deal-hand.players",
                    [("players", player_counts(words, players).into()), ("tiles", (*tiles).into())],
                )
            };
            groups.iter().map(sentence).collect::<Vec<_>>().join(" ")
        }
    }
}

fn rest(rules: &Rules, words: &Messages) -> String {
    if rules.deal.rest == Rest::Boneyard && !super::leaves_tiles(rules) {
        return words.message("deal-rest.none-left");
    }
    chosen(words, "deal-rest", rules.deal.rest)
}

fn redeal(rules: &Rules, words: &Messages) -> String {
    let redeal = rules.deal.redeal;
    match (redeal.doubles, redeal.suit) {
        (None, None) if super::lead::may_redeal(rules) => words.message("deal-redeal.none-but-lead"),
        (None, None) => words.message("deal-redeal.none"),
        (Some(doubles), None) => words.message_with("deal-redeal.doubles", [("doubles", doubles.into())]),
        (None, Some(suit)) => words.message_with("deal-redeal.suit", [("suit", suit.into())]),
        (Some(doubles), Some(suit)) => {
            words.message_with("deal-redeal.both", [("doubles", doubles.into()), ("suit", suit.into())])
        }
    }
}
