//! The options of a rule editor: every parameter with its values, the conflicts of each value and the nearest valid rules.

use std::fmt::Write;

use boneyard_agreement::{
    Control, Language, alternatives, controls, near, refusal, title, unplayable, variants,
};
use boneyard_rules::{ParameterKind, Rules, presets};

fn kind(takes: &ParameterKind) -> &'static str {
    match takes {
        ParameterKind::Choice { .. } => "one of",
        ParameterKind::Number { .. } => "a number",
        ParameterKind::Players { .. } => "players",
        ParameterKind::HandSizes { .. } => "hands",
        ParameterKind::Target { .. } => "a target",
        ParameterKind::Tiles => "tiles",
        ParameterKind::TileOrder => "tiles in order",
        ParameterKind::Redeal { .. } => "a redeal",
        ParameterKind::SpecialValues { .. } => "special values",
        ParameterKind::Bonuses { .. } => "bonuses",
        ParameterKind::Set { .. } => "any of",
    }
}

fn written(controls: &[Control]) -> String {
    let mut text = String::new();
    for control in controls {
        let Control { parameter, label, value, preset, takes, options } = control;
        let _ = writeln!(text, "{parameter}: {label}: {value} (preset {preset}), {}", kind(takes));
        for option in options {
            let _ = writeln!(text, "  {}", option.value);
            let Some(conflict) = &option.conflict else { continue };
            let _ = writeln!(text, "    against {}: {}", conflict.parameters.join(" and "), conflict.why);
            for near in &conflict.nearest {
                let changes: Vec<&str> =
                    near.changes.iter().flat_map(|line| &line.parameters).map(String::as_str).collect();
                let _ = writeln!(text, "      {} changes {}", near.rules, changes.join(", "));
            }
        }
    }
    text
}

#[test]
fn options_of_the_editor_for_draw_dominoes() {
    let rules = Rules::parse("draw match.target=61").expect("possible rules");
    insta::assert_snapshot!("controls_draw", written(&controls(&rules, Language::En)));
}

#[test]
fn options_of_the_editor_for_goat() {
    let rules = Rules::preset("goat-club-one").expect("a preset");
    insta::assert_snapshot!("controls_goat", written(&controls(&rules, Language::En)));
}

/// For a set or a list of bonuses, each alternative is one entry. Its sentence is about this entry alone. Its conflict
/// is checked with the entries that the rules already have.
#[test]
fn the_alternatives_of_a_list_are_its_possible_entries() {
    let rules = Rules::parse(r#"draw score.bonus=[{"event":"out","points":7}]"#).expect("possible rules");
    let bonuses = alternatives(&rules, "score.bonus", Language::En);
    let out = bonuses.iter().find(|bonus| bonus.value == "out").expect("a bonus for going out");
    assert_eq!(out.text, "Going out scores 25 more.");
    assert_eq!(out.conflict, None, "what is there already is not added again");
    assert!(alternatives(&rules, "draw.penalty", Language::En).is_empty(), "a number offers no words");
    assert!(alternatives(&rules, "draw.nothing", Language::En).is_empty());
}

#[test]
fn a_refusal_names_the_conflict_its_reason_and_what_to_try() {
    let refused = |text: &str| refusal(&Rules::parse(text).expect_err("refused"), text, Language::En);
    insta::assert_snapshot!(
        [
            refused("draw deal.rest=asleep"),
            refused("draw draw.mode=sometimes"),
            refused("nothing"),
            refused("block turn.closeDouble=true"),
            refused("draw deal.rest=asleep draw.mode=exactly"),
            refused(r#"goat deal.hand={"4":9}"#),
            refused("goat deal.hand=6"),
            refused("goat deal.hand.4=6"),
            refused("goat seats.sides=pairs"),
            refused("goat score.sense=winner-gains"),
            refused("spanish-pairs match.reach=loses"),
            refused("mexican-train tiles.set=double-9"),
            refused("draw match.target=0"),
            refused("draw end.out=whole-side"),
        ]
        .join("\n")
    );
}

#[test]
fn a_conflict_says_both_sentences_and_what_changes() {
    let conflict =
        near("block turn.closeDouble=true", Language::En).expect("known words").expect("a conflict");
    insta::assert_snapshot!(format!("{conflict:#?}"));
}

#[test]
fn house_variants_have_short_labels() {
    for language in [Language::En, Language::Ru] {
        let mut text = String::new();
        for preset in presets::NAMES {
            let _ = writeln!(text, "{preset}");
            for variant in variants(preset, language) {
                let _ = writeln!(text, "  {}: {} = {}", variant.id, variant.label, variant.rules);
            }
        }
        insta::assert_snapshot!(format!("variants_{language}"), text);
    }
}

#[test]
fn games_that_cannot_be_played_say_why() {
    let listed: Vec<String> = unplayable(Language::En)
        .iter()
        .map(|game| {
            let can = if game.can_be_composed { "can" } else { "cannot" };
            format!("{} ({}), {}, {can} be composed: {}", game.title, game.id, game.source, game.statement)
        })
        .collect();
    insta::assert_snapshot!(listed.join("\n"));
}

#[test]
fn languages_have_codes_and_presets_names_in_each() {
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
    }
    let names = [Language::En, Language::Ru, Language::Hr, Language::Es, Language::Pt]
        .map(|language| title("goat", language));
    insta::assert_snapshot!(names.join("\n"));
    let unknown = "tlh".parse::<Language>().expect_err("no such language here").to_string();
    let codes = Language::ALL.map(Language::code).join(", ");
    assert_eq!(unknown, format!("no language here has the code `tlh`; languages are {codes}"));
}
