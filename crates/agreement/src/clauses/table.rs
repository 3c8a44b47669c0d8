//! Tiles, seats and the deal.

use std::collections::BTreeMap;

use boneyard_rules::{
    Rules,
    ruleset::{Blanks, Faces, Matching, Rest, SideRule, Without},
};

use super::{Clause, Place, chosen, weighs_hands};
use crate::words::Words;

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "tiles.set",
        says: |rules, words| chosen(words, "tiles-set", rules.tiles.set),
        place: |_| Place::Own,
    },
    Clause { parameter: "tiles.without", says: without, place: |_| Place::Own },
    Clause { parameter: "tiles.blanks", says: blanks, place: |_| Place::Own },
    Clause {
        parameter: "tiles.faces",
        says: |rules, words| chosen(words, "tiles-faces", rules.tiles.faces),
        place: |_| Place::Own,
    },
    Clause { parameter: "seats.count", says: count, place: |_| Place::Own },
    Clause {
        parameter: "seats.sides",
        says: |rules, words| chosen(words, "seats-sides", rules.seats.sides),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "seats.direction",
        says: |rules, words| chosen(words, "seats-direction", rules.seats.direction),
        place: |_| Place::Own,
    },
    Clause { parameter: "deal.hand", says: hand, place: |_| Place::Own },
    Clause { parameter: "deal.rest", says: rest, place: |_| Place::Own },
    Clause { parameter: "deal.redeal", says: redeal, place: |_| Place::Own },
];

fn without(rules: &Rules, words: &Words) -> String {
    match &rules.tiles.without {
        Without::Always(tiles) if tiles.is_empty() => words.say("tiles-without.none"),
        Without::Always(tiles) => words.tell(
            "tiles-without.always",
            [("count", tiles.len().into()), ("tiles", words.tiles(tiles).into())],
        ),
        Without::ByPlayers(by_players) => {
            let sentence = |(players, tiles): (&u8, &Vec<boneyard_rules::Tile>)| {
                words.tell(
                    "tiles-without.players",
                    [
                        ("players", (*players).into()),
                        ("count", tiles.len().into()),
                        ("tiles", words.tiles(tiles).into()),
                    ],
                )
            };
            let sentences: Vec<String> =
                by_players.iter().filter(|(_, tiles)| !tiles.is_empty()).map(sentence).collect();
            if sentences.is_empty() { words.say("tiles-without.none") } else { sentences.join(" ") }
        }
    }
}

fn blanks(rules: &Rules, words: &Words) -> String {
    words.say(match rules.tiles.blanks {
        Blanks::Wild => "tiles-blanks.wild",
        Blanks::Plain if rules.tiles.set.is_triangles() => "tiles-blanks.plain-triangles",
        Blanks::Plain if rules.layout.match_ == Matching::Sum7 => "tiles-blanks.plain-sum-7",
        Blanks::Plain if rules.tiles.faces == Faces::Pictures && !weighs_hands(rules) => {
            "tiles-blanks.plain-pictures"
        }
        Blanks::Plain => "tiles-blanks.plain",
    })
}

fn count(rules: &Rules, words: &Words) -> String {
    let mut sentences =
        vec![words.tell("seats-count.list", [("players", words.players(&rules.seats.count).into())])];
    let missing: Vec<u8> =
        rules.seats.count.iter().copied().filter(|players| !rules.deal.hand.contains_key(players)).collect();
    if !missing.is_empty() {
        sentences.push(words.tell("seats-count.missing", [("players", words.players(&missing).into())]));
    }
    sentences.join(" ")
}

fn hand(rules: &Rules, words: &Words) -> String {
    // Numbers of players with the same hand are said together.
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
            words.tell(key, [("tiles", (*tiles).into())])
        }
        groups => {
            let sentence = |(tiles, players): &(u8, Vec<u8>)| {
                words.tell(
                    "deal-hand.players",
                    [("players", words.players(players).into()), ("tiles", (*tiles).into())],
                )
            };
            groups.iter().map(sentence).collect::<Vec<_>>().join(" ")
        }
    }
}

fn rest(rules: &Rules, words: &Words) -> String {
    if rules.deal.rest == Rest::Boneyard && !super::leaves_tiles(rules) {
        return words.say("deal-rest.none-left");
    }
    chosen(words, "deal-rest", rules.deal.rest)
}

fn redeal(rules: &Rules, words: &Words) -> String {
    let redeal = rules.deal.redeal;
    match (redeal.doubles, redeal.suit) {
        (None, None) if super::lead::may_redeal(rules) => words.say("deal-redeal.none-but-lead"),
        (None, None) => words.say("deal-redeal.none"),
        (Some(doubles), None) => words.tell("deal-redeal.doubles", [("doubles", doubles.into())]),
        (None, Some(suit)) => words.tell("deal-redeal.suit", [("suit", suit.into())]),
        (Some(doubles), Some(suit)) => {
            words.tell("deal-redeal.both", [("doubles", doubles.into()), ("suit", suit.into())])
        }
    }
}
