//! The name of the game, who plays and what ends the match.

use boneyard_i18n::FluentValue;
use boneyard_rules::{
    Rules,
    ruleset::{InstantEnd, Sense, TargetTest},
};

use super::{
    Draft,
    Weight::Core,
    facts::{
        Opponents, by_players, counts_rounds, game, is_single_round, player_numbers, player_range, test,
    },
    word,
};
use crate::placed::is_changed;

pub(super) fn say(draft: &mut Draft<'_>) {
    let (rules, words) = (draft.rules, draft.words);
    let name = words.message(&format!("preset.{}", rules.preset));
    let changed = if is_changed(rules, words) { "yes" } else { "no" };
    draft.say(Core, &[], "summary-name", [("name", name.into()), ("changed", changed.into())]);
    if rules.match_.instant.contains(&InstantEnd::SixInARow) {
        row(draft);
    } else {
        target(draft);
    }
    rounds(draft);
    let sides = Opponents::of(rules).word();
    let players = player_range(words, &player_numbers(rules));
    let parameters = ["seats.count", "seats.sides"];
    draft.say(Core, &parameters, "summary-players", [("sides", sides.into()), ("players", players.into())]);
}

/// The rounds in a row that win the match: six, or fewer if the target is lower.
fn row(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let needed = by_players(rules, |players| {
        let target = rules.match_.target.points(players.into()).unwrap_or(6);
        Some(if rules.match_.test == TargetTest::Above { target + 1 } else { target }.min(6))
    });
    let least = needed.iter().map(|(rounds, _)| *rounds).min().unwrap_or(6);
    draft.say(Core, &["match.instant", "match.target"], "summary-aim-row", [("rounds", least.into())]);
}

fn target(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    if is_one_round(rules) {
        return;
    }
    let parameters = ["match.target", "match.test", "match.reach", "score.sense"];
    let (test, reach) = (test(rules.match_.test), word(rules.match_.reach));
    let groups = by_players(rules, |players| rules.match_.target.points(players.into()));
    let players = |group: &[u8]| FluentValue::from(player_range(draft.words, group));
    match groups.as_slice() {
        [] => return,
        [(target, _)] if counts_rounds(rules) => {
            let values = [("target", (*target).into()), ("test", test.into())];
            draft.say(Core, &parameters, "summary-aim-rounds", values);
            return;
        }
        [(target, _)] => {
            let loser = loser(rules);
            let values = [
                ("target", (*target).into()),
                ("test", test.into()),
                ("reach", reach.into()),
                ("loser", loser.into()),
            ];
            draft.say(Core, &parameters, "summary-aim", values);
            return;
        }
        [(first, one), (second, two)] => {
            let values = [
                ("target", (*first).into()),
                ("players", players(one)),
                ("target2", (*second).into()),
                ("players2", players(two)),
            ];
            draft.say(Core, &parameters, "summary-target-two", values);
        }
        [(first, one), (second, two), (third, three)] => {
            let values = [
                ("target", (*first).into()),
                ("players", players(one)),
                ("target2", (*second).into()),
                ("players2", players(two)),
                ("target3", (*third).into()),
                ("players3", players(three)),
            ];
            draft.say(Core, &parameters, "summary-target-three", values);
        }
        groups => {
            let targets = || groups.iter().map(|(target, _)| *target);
            let (least, most) = (targets().min().unwrap_or(0), targets().max().unwrap_or(0));
            let values = [("least", least.into()), ("most", most.into())];
            draft.say(Core, &parameters, "summary-target-range", values);
        }
    }
    let unit = if counts_rounds(rules) { "rounds" } else { "points" };
    let values = [("unit", unit.into()), ("test", test.into()), ("reach", reach.into())];
    draft.say(Core, &parameters, "summary-reach", values);
}

/// Whether the match is one round without points, so that its target says nothing.
fn is_one_round(rules: &Rules) -> bool {
    is_single_round(rules) && rules.score.sense == Sense::None
}

/// What the loser is called, as `$loser` in messages.
fn loser(rules: &Rules) -> &'static str {
    match (game(rules), rules.preset.as_str()) {
        ("goat", "donkey") => "donkey",
        ("goat", _) => "goat",
        _ => "other",
    }
}

fn rounds(draft: &mut Draft<'_>) {
    let rules = draft.rules;
    let Some(rounds) = rules.match_.rounds else { return };
    let parameters = ["match.rounds", "match.reach"];
    let has_target = !by_players(rules, |players| rules.match_.target.points(players.into())).is_empty();
    let limit = if has_target && !is_one_round(rules) { "yes" } else { "no" };
    draft.say(Core, &parameters, "summary-rounds", [("rounds", rounds.into()), ("limit", limit.into())]);
    let unit = if counts_rounds(rules) { "rounds" } else { "points" };
    if !(is_single_round(rules) && counts_rounds(rules)) {
        let reach = word(rules.match_.reach);
        draft.say(Core, &parameters, "summary-total", [("unit", unit.into()), ("reach", reach.into())]);
    }
}
