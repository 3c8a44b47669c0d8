//! Tests over every preset, every change of a parameter and every language.

mod contradictions;
mod counted;
pub(crate) mod random_rules;
mod values;

use std::{collections::BTreeSet, sync::LazyLock};

use boneyard_i18n::{Language, Messages, files};
use boneyard_rules::{
    ConflictReason, Parameter, ParameterKind, Rules, presets,
    ruleset::{
        AfterBlock, BlockWinner, InstantEnd, NextLeadRule, OpeningTile, Sense, SideRule, Target, TargetTest,
        Without,
    },
};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use serde_json::{Value, json};

use crate::{
    PlayedExample, Sheet,
    clauses::{
        bonuses, clause,
        contest::ends_before_target,
        facts::{Facts, Partners, Wording},
    },
    controls, list_headings, near,
    refusal::{reason, refusal},
    sheet::lines,
    summary::Summary,
    title, unplayable, variants, variants_heading,
};

/// The longest label of a house variant: it is the text of a button.
const LABEL_CHARS_MAX: usize = 52;

/// Other values for a parameter: all other values of a choice, or a few examples.
pub(crate) fn other_values(rules: &Rules, parameter: Parameter) -> Vec<Value> {
    let now = parameter.value(rules);
    let list = now.as_array().cloned().unwrap_or_default();
    let with = |entry: Value| Value::Array(list.iter().cloned().chain([entry]).collect());
    let mut values = match parameter.kind() {
        ParameterKind::Choice { values } => values,
        ParameterKind::Number { min, max, optional } => {
            let near = now.as_u64().map(|number| json!(number + 1));
            let none = optional.then_some(Value::Null);
            [json!(min), json!(min + 1), json!(max)].into_iter().chain(near).chain(none).collect()
        }
        ParameterKind::Players { .. } => {
            vec![json!([2]), json!([2, 3]), json!([4]), json!([2, 3, 4, 5]), json!([2, 3, 4, 5, 6])]
        }
        ParameterKind::HandSizes { .. } => {
            let two_fewer = |(players, tiles): (&String, &Value)| {
                (players.clone(), json!(tiles.as_u64().unwrap_or(0).saturating_sub(2)))
            };
            let fewer = now.as_object().map(|sizes| Value::Object(sizes.iter().map(two_fewer).collect()));
            [json!({"2": 7}), json!({"2": 7, "3": 7, "4": 7}), json!({"4": 6})]
                .into_iter()
                .chain(fewer)
                .collect()
        }
        ParameterKind::Target { .. } => {
            vec![json!(61), json!(1), json!({"2": 61, "3": 81, "4": 101}), Value::Null]
        }
        ParameterKind::Tiles => {
            vec![json!([]), json!([[0, 0]]), json!([[0, 0], [1, 1]]), json!({"2": [[0, 0]]})]
        }
        ParameterKind::TileOrder => {
            vec![json!([]), json!([6]), json!([1, 2, 3, 4, 5, 6, 0]), json!([6, 5, 4]), json!([[2, 3], 6])]
        }
        ParameterKind::Redeal { .. } => vec![
            json!({"doubles": null, "suit": null}),
            json!({"doubles": 6, "suit": null}),
            json!({"doubles": null, "suit": 7}),
            json!({"doubles": 6, "suit": 7}),
        ],
        ParameterKind::SpecialValues { .. } => vec![
            json!([]),
            json!([{"tiles": [[0, 0]], "when": "only", "points": 11}]),
            json!([{"tiles": [[0, 0]], "when": "held", "points": 11}]),
            json!([{"tiles": [[0, 0], [1, 1]], "when": "only", "points": 11}]),
            json!([{"tiles": [[0, 0], [1, 1]], "when": "held", "points": 11}]),
        ],
        ParameterKind::Bonuses { events, .. } => events
            .into_iter()
            .map(|event| with(json!({"event": event, "points": 7})))
            .chain([json!([])])
            .collect(),
        ParameterKind::Set { values } => values.into_iter().map(with).chain([json!([])]).collect(),
    };
    values.retain(|value| *value != now);
    values
}

/// Rules that differ from a preset in one parameter, valid or not.
fn changed(rules: &Rules) -> impl Iterator<Item = (String, Rules)> {
    Parameter::ALL.iter().flat_map(move |parameter| {
        other_values(rules, *parameter).into_iter().filter_map(|value| {
            let text = parameter.override_with(&value);
            rules.with_unchecked(&[&text]).ok().map(|rules| (text, rules))
        })
    })
}

/// The text of every line, the closing one too.
fn text(rules: &Rules, words: &Messages) -> Vec<String> {
    let (sections, nothing_else) = lines(rules, words);
    let lines = sections.into_iter().flat_map(|section| section.lines).chain(nothing_else);
    lines.map(|line| line.text).collect()
}

/// Whether two rules differ only in values that mean the same under these rules, so that they have the same sentences.
fn is_the_same_game(one: &Rules, other: &Rules) -> bool {
    same_meaning(one) == same_meaning(other)
}

/// The rules with one value for each meaning.
fn same_meaning(rules: &Rules) -> Rules {
    let mut rules = rules.clone();
    let (partners, players): (Partners, Vec<u8>) = {
        let facts = Facts::of(&rules);
        (facts.partners, facts.left.iter().map(|(players, _)| *players).collect())
    };
    match partners {
        Partners::Solo => rules.seats.sides = SideRule::Solo,
        Partners::Pairs => rules.seats.sides = SideRule::Pairs,
        Partners::Mixed | Partners::Hands => {}
    }
    rules.deal.hand.retain(|number, _| players.contains(number));
    if let Target::ByPlayers(targets) = &mut rules.match_.target {
        targets.retain(|number, _| players.contains(number));
    }
    if let Without::ByPlayers(removed) = &mut rules.tiles.without {
        removed.retain(|number, tiles| players.contains(number) && !tiles.is_empty());
        if removed.is_empty() {
            rules.tiles.without = Without::Always(Vec::new());
        }
    }
    if matches!(rules.score.block_winner, BlockWinner::LowestSide)
        || partners == Partners::Solo && rules.score.block_winner == BlockWinner::SideOfLowestPlayer
    {
        rules.score.block_winner = BlockWinner::LowestPlayer;
    }
    let counts_rounds = match rules.score.sense {
        Sense::None => true,
        Sense::RoundPoints => rules.score.play.is_none() && rules.score.bonus.is_empty(),
        Sense::WinnerGains | Sense::LosersPay | Sense::PlayOnly => false,
    };
    if rules.match_.instant.contains(&InstantEnd::SixInARow) && !ends_before_target(&rules) {
        let above = u32::from(rules.match_.test == TargetTest::Above);
        rules.match_.test = TargetTest::AtLeast;
        if let Target::Points(points) = &mut rules.match_.target {
            *points = (*points + above).min(6);
        }
    }
    let paid: Vec<_> = bonuses(&rules).cloned().collect();
    rules.score.bonus = paid;
    if counts_rounds && rules.match_.test == TargetTest::Exactly {
        rules.match_.test = TargetTest::AtLeast;
    }
    if rules.score.sense == Sense::None && rules.match_.rounds == Some(1) {
        rules.match_.target = Target::None(());
    }
    if rules.lead.next == NextLeadRule::Winner && rules.lead.after_block == AfterBlock::Same {
        rules.lead.after_block = AfterBlock::Winner;
    }
    if rules.lead.next == NextLeadRule::AsFirst && rules.lead.tile == OpeningTile::AnyDouble {
        rules.lead.tile = OpeningTile::ThatTile;
    }
    rules
}

/// Checks that every valid change of one parameter changes the sheet of a preset, and that all words of its rules are complete.
fn assert_every_change_shows(language: Language) {
    let words = Messages::of(language);
    for preset in presets::all() {
        assert_rules_are_complete(&preset.rules, language);
        let before = text(&preset.rules, words);
        for (change, rules) in changed(&preset.rules) {
            assert_rules_are_complete(&rules, language);
            let after = text(&rules, words);
            if rules.with(&[]).is_ok() && !is_the_same_game(&preset.rules, &rules) {
                let name = &preset.rules.preset;
                assert_ne!(before, after, "{language}: {name} {change} changes nothing");
            }
        }
    }
}

/// Checks every sentence of rules, possible or not. A refusal shows sentences of rules that are not possible.
fn assert_rules_are_complete(rules: &Rules, language: Language) {
    let words = Messages::of(language);
    let facts = Facts::of(rules);
    let wording = Wording::new(&facts, words);
    for parameter in Parameter::ALL {
        assert_complete(&clause(parameter.name).expect("a clause").said(&wording), language);
    }
    let (sections, nothing_else) = lines(rules, words);
    sections.iter().for_each(|section| assert_complete(&section.heading, language));
    let lines = sections.iter().flat_map(|section| &section.lines).chain(&nothing_else);
    lines.for_each(|line| assert_complete(&line.text, language));
    if rules.with(&[]).is_ok() {
        let summary = Summary::of(rules, words);
        assert_complete(&summary.heading, language);
        summary.sentences.iter().for_each(|sentence| assert_complete(sentence, language));
    }
}

#[test]
fn every_change_of_a_parameter_changes_the_english_sheet() {
    assert_every_change_shows(Language::En);
}

#[test]
fn every_change_of_a_parameter_changes_the_russian_sheet() {
    assert_every_change_shows(Language::Ru);
}

#[test]
fn every_change_of_a_parameter_changes_the_spanish_sheet() {
    assert_every_change_shows(Language::Es);
}

#[test]
fn every_change_of_a_parameter_changes_the_portuguese_sheet() {
    assert_every_change_shows(Language::Pt);
}

#[test]
fn exactly_one_line_covers_each_parameter() {
    for preset in presets::all() {
        let everything =
            [preset.rules.clone()].into_iter().chain(changed(&preset.rules).map(|(_, rules)| rules));
        for rules in everything {
            let (sections, nothing_else) = lines(&rules, Messages::of(Language::En));
            let lines = sections.iter().flat_map(|section| &section.lines).chain(&nothing_else);
            let mut listed: Vec<&str> = lines.flat_map(|line| &line.parameters).map(String::as_str).collect();
            listed.sort_unstable();
            let mut all: Vec<&str> = Parameter::ALL.iter().map(|parameter| parameter.name).collect();
            all.sort_unstable();
            assert_eq!(listed, all, "{rules}");
        }
    }
}

/// The texts of the catalogues that agreements use, in a language. They live as long as the tests.
fn catalogues(language: Language) -> Vec<&'static str> {
    const NAMES: [&str; 8] =
        ["cast", "conflicts", "games", "parameters", "sheet", "summary", "unplayable", "variants"];
    let used = files(language).filter(|(name, _)| NAMES.contains(&name.as_str()));
    used.map(|(_, text)| &*text.leak()).collect()
}

/// The names of a language's messages and attributes, but for parts of sentences: each language has its own.
fn keys(language: Language) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut parts = BTreeSet::new();
    for file in catalogues(language) {
        let read = parser::parse(file).expect("a valid file");
        for entry in read.body {
            let Entry::Message(message) = entry else { continue };
            let name = message.id.name;
            // A group of attributes has no text of its own.
            if let Some(pattern) = &message.value {
                assert!(keys.insert(name.to_owned()), "{language}: {name} stands twice");
                add_parts(pattern, &mut parts);
            }
            for attribute in message.attributes {
                let key = format!("{name}.{}", attribute.id.name);
                assert!(keys.insert(key.clone()), "{language}: {key} stands twice");
                add_parts(&attribute.value, &mut parts);
            }
        }
    }
    keys.difference(&parts).cloned().collect()
}

/// Adds the messages that a sentence contains.
fn add_parts(pattern: &Pattern<&str>, parts: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::MessageReference { id, attribute }),
            } => {
                let attribute = attribute.as_ref().map_or(String::new(), |part| format!(".{}", part.name));
                parts.insert(format!("{}{attribute}", id.name));
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| add_parts(&variant.value, parts));
            }
            _ => {}
        }
    }
}

/// The examples of all presets and of some of their changes that concern the score. They are played once for all
/// languages.
static EXAMPLES: LazyLock<Vec<PlayedExample>> = LazyLock::new(|| {
    let scores = |change: &str| {
        ["seats.", "end.", "value.", "score.", "account.", "match."]
            .iter()
            .any(|group| change.starts_with(group))
    };
    let all = presets::all().into_iter().flat_map(|preset| {
        let changed: Vec<Rules> = changed(&preset.rules)
            .filter(|(change, rules)| scores(change) && rules.with(&[]).is_ok())
            .map(|(_, rules)| rules)
            .step_by(3)
            .collect();
        [preset.rules].into_iter().chain(changed)
    });
    all.filter(|rules| rules.seat_counts().any(|seats| seats <= 4))
        .map(|rules| PlayedExample::of(&rules))
        .collect()
});

/// The words in Latin letters of the Russian catalogues: names of games.
static IN_LATIN: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
    let mut found = BTreeSet::new();
    for file in catalogues(Language::Ru) {
        for entry in parser::parse(file).expect("a valid file").body {
            let Entry::Message(message) = entry else { continue };
            let patterns = message.value.into_iter().chain(message.attributes.into_iter().map(|it| it.value));
            patterns.for_each(|pattern| add_latin(&pattern, &mut found));
        }
    }
    found
});

fn add_latin(pattern: &Pattern<&'static str>, found: &mut BTreeSet<&'static str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.extend(latin_words(value)),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| add_latin(&variant.value, found));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// The words in Latin letters outside of notation, which stands in backticks.
fn latin_words(text: &str) -> impl Iterator<Item = &str> {
    let outside = text.split('`').step_by(2);
    let words = outside.flat_map(|part| part.split(|letter: char| !letter.is_alphabetic()));
    words.filter(|word| word.len() > 1 && word.is_ascii())
}

/// Checks that a text has its message and values in a language.
fn assert_complete(text: &str, language: Language) {
    assert!(!Messages::is_missing(text), "{language}: {text}");
    // Code must not write words: they would be in English in every language. Russian shows them by their letters.
    let unknown = latin_words(text).find(|word| language == Language::Ru && !IN_LATIN.contains(word));
    assert_eq!(unknown, None, "{text}");
}

/// Makes every text of a language but the sheets of changed rules, and checks that each is complete.
fn use_every_message(language: Language) {
    let assert_complete = |text: &str| assert_complete(text, language);
    for preset in presets::all() {
        assert_complete(&title(&preset.rules.preset, language));
        for variant in variants(&preset.rules.preset, language) {
            assert_complete(&variant.label);
            assert!(variant.label.chars().count() <= LABEL_CHARS_MAX, "{language}: {}", variant.label);
            assert!(Rules::parse(&variant.rules).is_ok(), "{}", variant.rules);
        }
        for control in controls(&preset.rules, language) {
            assert_complete(&control.label);
            control.options.iter().for_each(|option| assert_complete(&option.text));
        }
    }
    // Summaries name ranges if numbers of players differ much.
    for rules in [
        r#"triominoes deal.hand={"2":9,"3":8,"4":7,"5":6,"6":5} match.target={"2":90,"3":80,"4":70,"5":60,"6":50}"#,
        r#"draw tiles.without={"2":[[0,0]],"3":[[1,1]],"4":[[2,2]]}"#,
        "draw tiles.without=[[0,0],[0,1],[0,2],[0,3],[0,4],[0,5],[0,6]]",
    ] {
        let summary = Sheet::of(&Rules::parse(rules).expect("possible rules"), language).summary;
        summary.sentences.iter().for_each(|sentence| assert_complete(sentence));
    }
    for rules in ["draw", "draw match.target=61"] {
        assert_complete(&Sheet::of(&Rules::parse(rules).expect("possible rules"), language).title);
    }
    for example in EXAMPLES.iter() {
        let told = example.told(language);
        assert!(!told.rounds.is_empty(), "no example");
        told.intro.iter().for_each(|line| assert_complete(line));
        for round in &told.rounds {
            let lines = [&round.heading].into_iter().chain(&round.hands).chain(&round.written);
            lines.for_each(|line| assert_complete(line));
        }
    }
    assert_complete(&variants_heading(language));
    list_headings(language).iter().for_each(|heading| assert_complete(heading));
    for why in ConflictReason::ALL {
        let sentence = reason(*why, Messages::of(language));
        assert_complete(&sentence);
        assert_eq!(sentence.matches('3').count(), why.numbers().len(), "{language}: {sentence}");
    }
    for text in [
        "draw deal.rest=asleep",
        "draw deal.rest=asleep draw.mode=exactly",
        "draw match.target=0",
        "draw end.out=whole-side",
    ] {
        let error = Rules::parse(text).expect_err("a conflict");
        assert_complete(&refusal(&error, text, language));
        near(text, language).expect("values that are taken").into_iter().for_each(|conflict| {
            assert_complete(&conflict.text);
        });
    }
    // R0.1.33, R0.3.27, C41, F-tiengow, F-42: games without rules and games of another engine are listed as such.
    for game in unplayable(language) {
        assert_complete(&game.title);
        assert_complete(&game.statement);
    }
}

#[test]
fn every_message_exists_is_used_and_every_change_changes_the_croatian_sheet() {
    let english = keys(Language::En);
    for language in Language::ALL {
        let missing: Vec<String> = english.symmetric_difference(&keys(language)).cloned().collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
    Language::ALL.into_iter().for_each(use_every_message);
    assert_every_change_shows(Language::Hr);
    let used = Messages::of(Language::Hr).used();
    let unused: Vec<&String> = english.iter().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "no rules use {unused:?}");
}

#[test]
fn every_conflict_has_a_reason_in_every_language() {
    let ids: BTreeSet<String> = ConflictReason::ALL.iter().map(|why| format!("why-{}", why.id())).collect();
    assert_eq!(ids.len(), ConflictReason::ALL.len(), "two conflicts with one name");
    for language in Language::ALL {
        let reasons: BTreeSet<String> =
            keys(language).into_iter().filter(|key| key.starts_with("why-")).collect();
        assert_eq!(reasons, ids, "{language}");
    }
}

#[test]
fn english_reasons_equal_those_of_the_rules() {
    for why in ConflictReason::ALL {
        assert_eq!(reason(*why, Messages::of(Language::En)), why.to_string());
    }
}

#[test]
fn a_conflict_has_both_sentences_and_the_nearest_rules() {
    let conflict =
        near("draw deal.rest=asleep", Language::Es).expect("values that are taken").expect("a conflict");
    assert_eq!(conflict.parameters, ["deal.rest", "draw.mode"]);
    assert!(
        conflict.text.contains("duermen") && conflict.text.contains("roba del pozo"),
        "{}",
        conflict.text
    );
    assert_eq!(conflict.why, "Las fichas que duermen no se roban nunca.");
    assert_eq!(conflict.nearest[0].rules, "draw deal.rest=asleep draw.mode=none");
    assert_eq!(conflict.nearest[0].changes[0].parameters, ["draw.mode"]);
    assert_eq!(near("draw match.target=61", Language::Es), Ok(None));
    assert!(near("draw match.target=high", Language::Es).is_err());
}

#[test]
fn a_match_of_one_round_has_no_sentence_about_the_next_leader() {
    let leads = |rules: &str| {
        let rules = Rules::parse(rules).expect("possible rules");
        let (sections, _) = lines(&rules, Messages::of(Language::En));
        let lines = sections.into_iter().flat_map(|section| section.lines);
        lines
            .filter(|line| line.parameters[0].starts_with("lead."))
            .map(|line| line.parameters[0].clone())
            .collect()
    };
    let (single, more): (Vec<String>, Vec<String>) = (leads("picture"), leads("picture match.rounds=2"));
    assert_eq!(single, ["lead.first", "lead.lotBy", "lead.tile"]);
    assert_eq!(more[3..], ["lead.next"], "its sentence is true after a block, too");
}
