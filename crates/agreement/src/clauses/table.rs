//! Sentences of `tiles.*`, `seats.*` and `deal.*`.

use std::collections::BTreeMap;

use boneyard_rules::ruleset::{Blanks, Faces, IfNone, Matching, Rest, SideRule, Without};

use super::{
    Clause, Place, counts_pips,
    facts::{Facts, Partners, Wording},
    own_if, own_or_nothing, weighs_hands,
};

use crate::words::{player_counts, tile_list};

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        parameter: "tiles.set",
        sentence: |said| said.chosen("tiles-set", said.rules().tiles.set),
        place: |_| Place::Own,
    },
    Clause {
        parameter: "tiles.without",
        sentence: without,
        place: |facts| own_or_nothing(true, "tiles.set", removes_nothing(facts)),
    },
    Clause { parameter: "tiles.blanks", sentence: blanks, place: |_| Place::Own },
    Clause {
        parameter: "tiles.faces",
        sentence: |said| said.chosen("tiles-faces", said.rules().tiles.faces),
        place: |facts| match facts.rules.tiles.faces {
            Faces::Pips => Place::Within("tiles.set"),
            _ => Place::Own,
        },
    },
    Clause { parameter: "seats.count", sentence: count, place: |_| Place::Own },
    Clause { parameter: "seats.sides", sentence: sides, place: |_| Place::Own },
    Clause {
        parameter: "seats.direction",
        sentence: |said| said.chosen("seats-direction", said.rules().seats.direction),
        place: |_| Place::Own,
    },
    Clause { parameter: "deal.hand", sentence: hand, place: |_| Place::Own },
    Clause {
        parameter: "deal.rest",
        sentence: rest,
        place: |facts| own_if(facts.leaves_tiles(), "deal.hand"),
    },
    Clause {
        parameter: "deal.redeal",
        sentence: redeal,
        place: |facts| {
            let redeal = facts.rules.deal.redeal;
            let is_none = redeal.doubles.is_none() && redeal.suit.is_none();
            if is_none && super::lead::may_redeal(facts) {
                return Place::Within("lead.ifNone");
            }
            own_or_nothing(true, "deal.hand", is_none)
        },
    },
];

fn removes_nothing(facts: &Facts) -> bool {
    match &facts.rules.tiles.without {
        Without::Always(tiles) => tiles.is_empty(),
        Without::ByPlayers(by_players) => {
            by_players.iter().all(|(players, tiles)| tiles.is_empty() || !facts.seats(*players))
        }
    }
}

fn without(said: &Wording) -> String {
    match &said.rules().tiles.without {
        _ if removes_nothing(said.facts) => said.say("tiles-without.none"),
        Without::Always(tiles) => {
            said.say_with("tiles-without.always", [("tiles", tile_list(said.words, tiles).into())])
        }
        Without::ByPlayers(by_players) => {
            let sentence = |(players, tiles): (&u8, &Vec<boneyard_rules::Tile>)| {
                let values = [("players", (*players).into()), ("tiles", tile_list(said.words, tiles).into())];
                said.say_with("tiles-without.players", values)
            };
            let some =
                by_players.iter().filter(|(players, tiles)| !tiles.is_empty() && said.facts.seats(**players));
            some.map(sentence).collect::<Vec<_>>().join(" ")
        }
    }
}

fn blanks(said: &Wording) -> String {
    let rules = said.rules();
    said.say(match rules.tiles.blanks {
        Blanks::Wild => "tiles-blanks.wild",
        Blanks::Plain if rules.tiles.set.is_triangles() => "tiles-blanks.plain-triangles",
        Blanks::Plain if rules.layout.match_ == Matching::Sum7 => "tiles-blanks.plain-sum-7",
        Blanks::Plain if rules.tiles.faces == Faces::Pictures && !weighs_hands(rules) => {
            "tiles-blanks.plain-pictures"
        }
        Blanks::Plain if !counts_pips(rules) => "tiles-blanks.plain-uncounted",
        Blanks::Plain => "tiles-blanks.plain",
    })
}

fn count(said: &Wording) -> String {
    let rules = said.rules();
    let (missing, open): (Vec<u8>, Vec<u8>) =
        rules.seats.count.iter().partition(|players| !rules.deal.hand.contains_key(players));
    let players = |numbers: &[u8]| [("players", player_counts(said.words, numbers).into())];
    let mut sentences = vec![said.say_with("seats-count.list", players(&open))];
    if !missing.is_empty() {
        sentences.push(said.say_with("seats-count.missing", players(&missing)));
    }
    sentences.join(" ")
}

/// Where the rule for four players makes pairs at every table, or at none, the sentence is that of such tables.
fn sides(said: &Wording) -> String {
    let sides = &said.rules().seats.sides;
    said.say(match (sides, said.facts.partners) {
        (SideRule::PairsAt4, Partners::Pairs) => "seats-sides.pairs",
        (SideRule::PairsAt4, Partners::Solo) => "seats-sides.solo",
        (SideRule::PairsAt4, _) => "seats-sides.pairs-at-4",
        (SideRule::Solo, _) => "seats-sides.solo",
        (SideRule::Pairs, _) => "seats-sides.pairs",
        (SideRule::TwoHands, _) => "seats-sides.two-hands",
    })
}

fn hand(said: &Wording) -> String {
    let rules = said.rules();
    let mut by_size: BTreeMap<u8, Vec<u8>> = BTreeMap::new();
    // Numbers of players with the same hand share a sentence.
    for (players, tiles) in rules.deal.hand.iter().filter(|(players, _)| said.facts.seats(**players)) {
        by_size.entry(*tiles).or_default().push(*players);
    }
    let mut groups: Vec<(u8, Vec<u8>)> = by_size.into_iter().collect();
    groups.sort_by_key(|(_, players)| players.first().copied());
    let key = match rules.seats.sides {
        SideRule::TwoHands => "deal-hand.two-hands",
        _ => "deal-hand.same",
    };
    let mut sentences: Vec<String> = match groups.as_slice() {
        [(tiles, _)] => vec![said.say_with(key, [("tiles", (*tiles).into())])],
        groups => groups
            .iter()
            .map(|(tiles, players)| {
                let values =
                    [("players", player_counts(said.words, players).into()), ("tiles", (*tiles).into())];
                said.say_with("deal-hand.players", values)
            })
            .collect(),
    };
    if !said.facts.leaves_tiles() {
        sentences.push(said.say("deal-hand.none-left"));
    }
    sentences.join(" ")
}

fn rest(said: &Wording) -> String {
    let rules = said.rules();
    let draws = said.facts.draws() || rules.lead.if_none == IfNone::Draw;
    said.say(match rules.deal.rest {
        Rest::Asleep => "deal-rest.asleep",
        Rest::Boneyard if draws => "deal-rest.boneyard",
        Rest::Boneyard => "deal-rest.out-of-play",
    })
}

fn redeal(said: &Wording) -> String {
    let redeal = said.rules().deal.redeal;
    match (redeal.doubles, redeal.suit) {
        (None, None) => said.say("deal-redeal.none"),
        (Some(doubles), None) => said.say_with("deal-redeal.doubles", [("doubles", doubles.into())]),
        (None, Some(suit)) => said.say_with("deal-redeal.suit", [("suit", suit.into())]),
        (Some(doubles), Some(suit)) => {
            said.say_with("deal-redeal.both", [("doubles", doubles.into()), ("suit", suit.into())])
        }
    }
}
