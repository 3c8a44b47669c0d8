//! Every refused change of one parameter of a preset has a reason and a way out.

use std::collections::BTreeSet;

use boneyard_rules::{Parameter, ParameterKind, Preset, Rules, RulesError, presets};
use serde_json::{Value, json};

/// All values of a choice, and values at the edges of numbers and lists.
fn values(preset: &Rules, parameter: Parameter) -> Vec<Value> {
    match parameter.kind() {
        ParameterKind::Choice { values } => values,
        ParameterKind::Number { min, max, optional } => {
            let none = optional.then_some(Value::Null);
            [0, 1, min, min + 1, max - 1, max, 12, 99, 101].map(Value::from).into_iter().chain(none).collect()
        }
        ParameterKind::Players { .. } => {
            vec![
                json!([]),
                json!([1]),
                json!([2]),
                json!([3]),
                json!([4]),
                json!([2, 3]),
                json!([5, 6]),
                json!([9]),
            ]
        }
        ParameterKind::HandSizes { min, max } => {
            let players: Vec<u8> = preset.deal.hand.keys().copied().collect();
            let all = |tiles: u8| -> Value {
                players
                    .iter()
                    .map(|players| (players.to_string(), json!(tiles)))
                    .collect::<serde_json::Map<_, _>>()
                    .into()
            };
            [0, min, 2, 5, 6, 7, 8, 9, 10, 14, 15, max]
                .map(all)
                .into_iter()
                .chain([json!({}), json!({"2": 7}), json!({"4": 9}), json!({"9": 3})])
                .collect()
        }
        ParameterKind::Target { max, .. } => {
            vec![
                Value::Null,
                json!(0),
                json!(1),
                json!(max),
                json!({"2": 61}),
                json!({"2": 0, "3": 5, "4": 5}),
            ]
        }
        ParameterKind::Tiles => {
            vec![json!([[0, 0]]), json!([[6, 6], [1, 2]]), json!({"4": [[0, 0]]}), json!([[9, 9]])]
        }
        ParameterKind::TileOrder => {
            vec![json!([]), json!([12]), json!([6, 5]), json!([[1, 2], 0]), json!([[7, 7], 6])]
        }
        ParameterKind::Redeal { min, max } => [json!(null), json!(min), json!(4), json!(max)]
            .into_iter()
            .flat_map(|n| [json!({"doubles": n, "suit": null}), json!({"doubles": null, "suit": n})])
            .collect(),
        ParameterKind::SpecialValues { points_max } => vec![
            json!([]),
            json!([{"tiles": [[0, 0]], "when": "held", "points": points_max}]),
            json!([{"tiles": [[0, 0], [0, 0]], "when": "only", "points": 25}]),
            json!([{"tiles": [[0, 0]], "when": "only", "points": 20_000}]),
        ],
        ParameterKind::Bonuses { events, .. } => events
            .into_iter()
            .flat_map(|event| [25, 20_000].map(|points| json!([{"event": event, "points": points}])))
            .collect(),
        ParameterKind::Set { values } => values.into_iter().map(|value| json!([value])).collect(),
    }
}

/// A preset's rules with one override that is refused.
struct Refused {
    preset: Preset,
    parameter: Parameter,
    value: Value,
    text: String,
    wanted: Rules,
    error: RulesError,
}

fn every_refusal() -> impl Iterator<Item = Refused> {
    presets::all().into_iter().flat_map(|preset| {
        Parameter::ALL.iter().flat_map(move |parameter| {
            let preset = preset.clone();
            values(&preset.rules, *parameter).into_iter().filter_map(move |value| {
                let changed = parameter.override_with(&value);
                let wanted = preset.rules.with_unchecked(&[&changed]).ok()?;
                let error = wanted.with(&[]).err()?;
                let text = format!("{} {changed}", preset.rules.preset);
                Some(Refused { preset: preset.clone(), parameter: *parameter, value, text, wanted, error })
            })
        })
    })
}

/// The parameters in which two rulesets differ.
fn differing(first: &Rules, second: &Rules) -> Vec<&'static str> {
    let differs = |parameter: &&Parameter| parameter.value(first) != parameter.value(second);
    Parameter::ALL.iter().filter(differs).map(|parameter| parameter.name).collect()
}

/// Whether no value between the refused number and the offered one is valid.
fn is_nearest(refused: &Refused, offered: &Rules) -> bool {
    let (Some(asked), Some(moved)) = (refused.value.as_u64(), refused.parameter.value(offered).as_u64())
    else {
        return true;
    };
    let between = if asked < moved { asked..moved } else { moved + 1..asked + 1 };
    let valid =
        |number: u64| refused.preset.rules.with(&[&refused.parameter.override_with(&number.into())]).is_ok();
    !between.into_iter().any(valid)
}

/// Whether the nearest rules are those of the preset. Then either the preset has the nearest legal number, or the change
/// would need more than eight others: it is another game.
fn is_dead_end(refused: &Refused, near: &[Rules]) -> bool {
    if near != [refused.preset.rules.clone()] {
        return false;
    }
    assert!(is_nearest(refused, &near[0]), "{}", refused.text);
    true
}

#[test]
fn every_refused_override_has_a_reason_and_a_way_out() {
    let mut dead_ends: BTreeSet<String> = BTreeSet::new();
    for refused in every_refusal() {
        let Refused { preset, parameter, value, text, wanted, error } = &refused;
        let RulesError::Conflict { why, .. } = error else { panic!("{text}: {error}") };
        assert!(!why.to_string().is_empty(), "{text}");
        let near = Rules::nearest(text).expect("values that are taken");
        for rules in &near {
            assert_eq!(Rules::parse(&rules.to_string()).as_ref(), Ok(rules), "{text}");
        }
        if is_dead_end(&refused, &near) {
            if let ParameterKind::Choice { .. } = parameter.kind() {
                dead_ends.insert(format!("{} {}", preset.rules.preset, parameter.name));
            }
            continue;
        }
        // The last alternative leaves everything as it was.
        let offered: Vec<&Rules> = near.iter().filter(|rules| **rules != preset.rules).collect();
        let best = offered[0];
        assert_eq!(&near[0], best, "{text}: leaving it comes last");
        let keeps = parameter.value(best) == *value;
        let moves = !matches!(parameter.kind(), ParameterKind::Choice { .. }) && is_nearest(&refused, best);
        assert!(keeps || moves, "{text}: {best}");
        let changes = |rules: &Rules| differing(rules, wanted).len();
        let fewest = offered.iter().map(|rules| changes(rules)).min();
        assert_eq!(Some(changes(best)), fewest, "{text}: {near:?}");
    }
    let of_trains = |text: &String| text.starts_with("mexican-train ") || text.starts_with("chickenfoot ");
    dead_ends.retain(|text| !of_trains(text) && !text.ends_with(" end.out"));
    let triangles_in_goat = ["donkey", "goat", "goat-club-all", "goat-club-one", "goat-croatian"]
        .map(|goat| format!("{goat} score.play"));
    assert_eq!(dead_ends, triangles_in_goat.into());
}
