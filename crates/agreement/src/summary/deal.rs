//! The set, the tiles of each player and the redeal.

use boneyard_i18n::FluentValue;
use boneyard_rules::{
    Tile, Wide,
    ruleset::{Blanks, Faces, NextLeadRule, TileSet, Without},
};

use super::{
    Draft,
    Weight::{Core, Detail, Filler, Minor, Usual},
    facts::{Opponents, by_players, player_range},
    word,
};
use crate::words::tile_list;

/// The most tiles that are named one by one.
const TILES_MAX: usize = 4;

pub(super) fn say(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    hands(draft);
    let usual = if rules.tiles.set == TileSet::Double6 { Filler } else { Usual };
    draft.say(usual, &["tiles.set"], "summary-set", [("set", word(rules.tiles.set).into())]);
    without(draft);
    if rules.tiles.blanks == Blanks::Wild {
        draft.say(Usual, &["tiles.blanks"], "summary-blanks", []);
    }
    if rules.tiles.faces != Faces::Pips {
        draft.say(Detail, &["tiles.faces"], "summary-faces", [("faces", word(rules.tiles.faces).into())]);
    }
    // Where players search for the hub, the tiles left over are not out of the round.
    if !draft.facts.draws() && rules.lead.next != NextLeadRule::DescendingDouble {
        let rest = if draft.facts.leaves_tiles() { "out" } else { "dealt" };
        draft.say(Detail, &["deal.rest"], "summary-rest", [("rest", rest.into())]);
    }
    redeal(draft);
    let direction = word(rules.seats.direction);
    draft.say(Filler, &["seats.direction"], "summary-direction", [("direction", direction.into())]);
}

fn hands(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let parameters = ["deal.hand", "seats.count", "seats.sides"];
    let groups = by_players(rules, |players| rules.deal.hand.get(&players).copied());
    let players = |group: &[u8]| FluentValue::from(player_range(draft.words, group));
    match groups.as_slice() {
        [(tiles, _)] => {
            let sides = Opponents::of(rules).word();
            let values = [("tiles", (*tiles).into()), ("sides", sides.into())];
            draft.say(Core, &parameters, "summary-hand", values);
        }
        [(first, one), (second, two)] => {
            let values = [
                ("tiles", (*first).into()),
                ("players", players(one)),
                ("tiles2", (*second).into()),
                ("players2", players(two)),
            ];
            draft.say(Core, &parameters, "summary-hand-two", values);
        }
        [(first, one), (second, two), (third, three)] => {
            let values = [
                ("tiles", (*first).into()),
                ("players", players(one)),
                ("tiles2", (*second).into()),
                ("players2", players(two)),
                ("tiles3", (*third).into()),
                ("players3", players(three)),
            ];
            draft.say(Core, &parameters, "summary-hand-three", values);
        }
        groups => {
            let sizes = || groups.iter().map(|(tiles, _)| *tiles);
            let (least, most) = (sizes().min().unwrap_or(0), sizes().max().unwrap_or(0));
            let values = [("least", least.into()), ("most", most.into())];
            draft.say(Core, &parameters, "summary-hand-range", values);
        }
    }
}

/// The tiles that the set has and the rules take out, for each number of players.
fn without(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let removed = |players: u8| {
        let tiles = rules.removed(usize::from(players) * rules.hands_per_player());
        let full_set = Wide::full_set(rules.tiles.set);
        let removed: Vec<Tile> = tiles.iter().copied().filter(|tile| full_set.contains(*tile)).collect();
        (!removed.is_empty()).then_some(removed)
    };
    let groups = by_players(rules, removed);
    let everywhere = matches!(rules.tiles.without, Without::Always(_));
    match groups.as_slice() {
        [] => {}
        [(tiles, _)] if everywhere && tiles.len() <= TILES_MAX => {
            let values = [("count", tiles.len().into()), ("tiles", tile_list(draft.words, tiles).into())];
            draft.say(Usual, &["tiles.without"], "summary-without", values);
        }
        [(tiles, _)] if everywhere => {
            draft.say(Usual, &["tiles.without"], "summary-without-many", [("count", tiles.len().into())]);
        }
        groups if groups.len() <= 2 && groups.iter().all(|(tiles, _)| tiles.len() <= TILES_MAX) => {
            for (tiles, players) in groups {
                let values = [
                    ("count", tiles.len().into()),
                    ("tiles", tile_list(draft.words, tiles).into()),
                    ("players", player_range(draft.words, players).into()),
                ];
                draft.say(Usual, &["tiles.without"], "summary-without-players", values);
            }
        }
        _ => draft.say(Usual, &["tiles.without"], "summary-without-some", []),
    }
}

fn redeal(draft: &mut Draft<'_>) {
    let redeal = draft.rules.deal.redeal;
    let parameters = ["deal.redeal"];
    match (redeal.doubles, redeal.suit) {
        (None, None) => {}
        (Some(doubles), None) => {
            draft.say(Minor, &parameters, "summary-redeal-doubles", [("doubles", doubles.into())]);
        }
        (None, Some(suit)) => draft.say(Minor, &parameters, "summary-redeal-suit", [("suit", suit.into())]),
        (Some(doubles), Some(suit)) => {
            let values = [("doubles", doubles.into()), ("suit", suit.into())];
            draft.say(Minor, &parameters, "summary-redeal-both", values);
        }
    }
}
