//! What a round scores, apart from a block: going out, points in play, special tiles and bonuses.

use boneyard_rules::{
    Rules, Tile,
    ruleset::{Bonus, Faces, OpeningScores, OutPays, PlayScore, Sense, SpecialValue, SpecialWhen},
};

use super::{
    Draft,
    Weight::{Core, Detail, Usual},
    facts::{Opponents, counts_rounds},
    word,
};
use crate::{
    clauses::{bonuses as paid_bonuses, facts::is_in_play, may_pass, weighs_hands},
    words::tile_list,
};

/// The most tiles that are named one by one.
const TILES_MAX: usize = 4;

/// How many tiles of a longer list are named.
const TILES_SHOWN: usize = 3;

/// The most hands of special value that are named.
const ALONE_MAX: usize = 3;

pub(super) fn say(draft: &mut Draft<'_>) {
    in_play(draft);
    round(draft);
    hands(draft);
    specials(draft);
    bonuses(draft);
}

fn in_play(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let Some(play) = rules.score.play else { return };
    draft.say(Core, &["score.play"], "summary-play", [("play", word(play).into())]);
    if matches!(play, PlayScore::Fives | PlayScore::FivesThrees) {
        draft.say(Detail, &["score.play"], "summary-play-doubles", []);
    }
    if rules.score.opening != OpeningScores::Every {
        let opening = if rules.score.opening == OpeningScores::None { "none" } else { "later" };
        draft.say(Usual, &["score.opening"], "summary-opening", [("opening", opening.into())]);
    }
}

fn round(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let sides = Opponents::of(rules).word();
    let parameters = ["score.sense", "score.out"];
    match rules.score.sense {
        Sense::WinnerGains | Sense::LosersPay => {
            // The tiles of a partner count, so two messages say it; alone, all tiles left are those of the others.
            let message = match rules.score.out {
                OutPays::Opponents => "summary-out-opponents",
                OutPays::Table => "summary-out-table",
                OutPays::Own => "summary-out-own",
            };
            draft.say(Core, &parameters, message, [("sides", sides.into())]);
        }
        Sense::RoundPoints | Sense::None => {
            let unit = if counts_rounds(rules) { "rounds" } else { "points" };
            draft.say(Core, &parameters, "summary-out-round", [("unit", unit.into())]);
        }
        Sense::PlayOnly => {
            let bonus = if rules.score.bonus.is_empty() { "no" } else { "yes" };
            draft.say(Core, &parameters, "summary-out-play", [("bonus", bonus.into())]);
        }
    }
    if let Some(rounding) = rules.score.round {
        let to = word(rounding);
        draft.say(Usual, &["score.round"], "summary-rounding", [("to", to.into())]);
    }
    if let Some(cap) = rules.score.round_cap.filter(|cap| may_pass(rules, *cap)) {
        draft.say(Usual, &["score.roundCap"], "summary-round-cap", [("cap", cap.into())]);
    }
}

fn hands(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    if weighs_hands(rules) {
        let pips = rules.tiles.faces == Faces::Pips && !rules.tiles.set.is_triangles();
        let values = [("count", if pips { "pips" } else { "numbers" }.into())];
        draft.say(Detail, &[], "summary-value", values);
    }
}

/// The special values that some hand may have.
fn possible(rules: &Rules) -> impl Iterator<Item = (&SpecialValue, Vec<Tile>)> {
    rules.value.special.iter().enumerate().filter_map(|(index, special)| {
        let earlier = &rules.value.special[..index];
        let is_earlier =
            |tile: &Tile| earlier.iter().any(|one| one.when == SpecialWhen::Held && one.tiles.contains(tile));
        let tiles: Vec<Tile> = match special.when {
            SpecialWhen::Held => {
                let tiles = special.tiles.iter().copied();
                tiles.filter(|tile| is_in_play(rules, *tile) && !is_earlier(tile)).collect()
            }
            SpecialWhen::Only if special.tiles.iter().all(|tile| is_in_play(rules, *tile)) => {
                special.tiles.clone()
            }
            SpecialWhen::Only => Vec::new(),
        };
        (!tiles.is_empty()).then_some((special, tiles))
    })
}

fn specials(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    if !weighs_hands(rules) {
        return;
    }
    let parameters = ["value.special"];
    let mut alone = Vec::new();
    for (special, tiles) in possible(rules) {
        match special.when {
            SpecialWhen::Only => alone.push(format!("{} = {}", listed(&tiles, " + "), special.points)),
            SpecialWhen::Held => {
                let names = if tiles.len() > TILES_MAX {
                    listed(&tiles, ", ")
                } else {
                    tile_list(draft.words, &tiles)
                };
                let values = [
                    ("count", tiles.len().into()),
                    ("tiles", names.into()),
                    ("points", special.points.into()),
                ];
                draft.say(Core, &parameters, "summary-special-held", values);
            }
        }
    }
    if !alone.is_empty() {
        alone.truncate(ALONE_MAX);
        draft.say(Core, &parameters, "summary-special-only", [("list", alone.join(", ").into())]);
    }
}

/// Tiles, or the first few of many.
fn listed(tiles: &[Tile], separator: &str) -> String {
    let shown = if tiles.len() > TILES_MAX { TILES_SHOWN } else { tiles.len() };
    let names = tiles[..shown].iter().map(Tile::to_string).collect::<Vec<_>>().join(separator);
    if shown < tiles.len() { names + "…" } else { names }
}

fn bonuses(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let parameters = ["score.bonus"];
    let (mut numbers, mut points) = (Vec::new(), Vec::new());
    for Bonus { event, points: paid } in paid_bonuses(rules) {
        match event.of_round() {
            Some(number) => {
                numbers.push(number.to_string());
                points.push(paid.to_string());
            }
            None => {
                let values = [("event", word(event).into()), ("points", (*paid).into())];
                draft.say(Usual, &parameters, "summary-bonus", values);
            }
        }
    }
    if !numbers.is_empty() {
        let values = [
            ("count", numbers.len().into()),
            ("rounds", draft.words.all(&numbers).into()),
            ("points", draft.words.all(&points).into()),
        ];
        draft.say(Usual, &parameters, "summary-bonus-rounds", values);
    }
}
