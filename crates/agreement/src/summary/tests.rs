//! Tests of the summaries of every preset, and of random rules.
//!
//! `BONEYARD_CASES=10000 BONEYARD_SEED=2 cargo test -p boneyard-agreement the_summary_of_any` tries more rules.

use std::{collections::BTreeSet, fmt::Write as _};

use boneyard_i18n::{Language, Messages};
use boneyard_rules::{Rules, presets};
use serde_json::Value;

use super::{
    Summary, WORDS_MAX, WORDS_MIN, count_words,
    facts::{Opponents, by_players, game, is_single_round},
};
use crate::{clauses::facts::Facts, tests::random_rules::check_random_rules};

/// The most words of a sentence.
const SENTENCE_MAX: usize = 20;

/// The sentences after the name of the game, which is no claim about the rules.
fn claims(rules: &Rules, language: Language) -> Vec<String> {
    Summary::of(rules, Messages::of(language)).sentences.split_off(1)
}

fn numbers(text: &str) -> Vec<u32> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// Every number in a JSON value, keys included.
fn collect_numbers(value: &Value, into: &mut BTreeSet<u32>) {
    match value {
        Value::Number(number) => into.extend(number.as_u64().and_then(|number| u32::try_from(number).ok())),
        Value::String(text) => into.extend(numbers(text)),
        Value::Array(items) => items.iter().for_each(|item| collect_numbers(item, into)),
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            into.extend(numbers(key));
            collect_numbers(value, into);
        }),
        Value::Null | Value::Bool(_) => {}
    }
}

/// The numbers that the sentences of these rules may have: those of the parameters, of tiles, and of fixed rules.
fn allowed(rules: &Rules) -> BTreeSet<u32> {
    let mut allowed: BTreeSet<u32> = (0..=u32::from(rules.tiles.set.highest())).collect();
    rules.parameters().iter().for_each(|(_, value)| collect_numbers(value, &mut allowed));
    // Six rounds in a row, the matadors, points in play, the announced 6-6, the ratings and the triangles.
    allowed.extend([0, 1, 2, 3, 4, 5, 6, 10, 25, 40, 50, 56, 100]);
    // How many tiles are left out or count specially.
    allowed.extend(2..=9);
    let most = rules.seat_counts().map(|seats| u32::try_from(rules.removed(seats.into()).len()).unwrap_or(0));
    allowed.extend(most);
    allowed
}

/// Checks what must hold for a summary of any rules in a language.
fn check(rules: &Rules, language: Language) -> usize {
    let claims = claims(rules, language);
    let text = claims.join(" ");
    let whole = Summary::of(rules, Messages::of(language)).sentences.join(" ");
    let says = |problem: &str| format!("{rules} in {language}: {problem}\n{whole}");
    assert!(!Messages::is_missing(&whole), "{}", says("a message is missing"));
    let count = count_words(&whole);
    assert!((WORDS_MIN..=WORDS_MAX).contains(&count), "{}", says(&format!("{count} words")));
    for sentence in claims.iter().flat_map(|claim| claim.split(['.', '?', '!'])) {
        let count = count_words(sentence);
        assert!(count <= SENTENCE_MAX, "{}", says(&format!("{count} words: {sentence}")));
    }
    let allowed = allowed(rules);
    for number in numbers(&text) {
        assert!(allowed.contains(&number), "{}", says(&format!("{number} is no value of a parameter")));
    }
    let said = numbers(&text);
    let must_say = |number: u32, what: &str| {
        assert!(said.contains(&number), "{}", says(&format!("the {what} {number} is not there")));
    };
    let targets = by_players(rules, |players| rules.match_.target.points(players.into()));
    if let ([(target, _)], false) = (targets.as_slice(), is_single_round(rules))
        && rules.match_.instant.is_empty()
    {
        must_say(*target, "target");
    }
    if let [(tiles, _)] = by_players(rules, |players| rules.deal.hand.get(&players).copied()).as_slice() {
        must_say((*tiles).into(), "hand");
    }
    if rules.account.open_at > 0 && count < WORDS_MAX - SENTENCE_MAX {
        must_say(rules.account.open_at, "opening");
    }
    let words = |list: &str| list.split(' ').any(|word| text.to_lowercase().contains(word));
    // The words for a partner and a pair, for the boneyard, and for a fish.
    let (pair, boneyard, fish) = match language {
        Language::En => ("partner pair", "boneyard", "fish"),
        Language::Ru => ("партнёр пара пары", "базар", ""),
        Language::Hr => ("partner par paru", "zalih", "riba ribu ribe"),
        Language::Es => ("compañero pareja", "pozo", ""),
        Language::Pt => ("parceiro dupla", "monte", ""),
        _ => return count,
    };
    let has_word = |list: &str| {
        let lower = text.to_lowercase();
        lower
            .split(|letter: char| !letter.is_alphabetic())
            .any(|word| list.split(' ').any(|known| word == known))
    };
    if matches!(Opponents::of(rules), Opponents::Duel | Opponents::Solo) {
        // Two equal numbers of a triangle are a pair too.
        let triangles = rules.tiles.set.is_triangles();
        assert!(triangles || !has_word(pair), "{}", says("a partner where everyone plays alone"));
    }
    if !Facts::of(rules).draws() {
        assert!(!words(boneyard), "{}", says("a boneyard where nothing is drawn"));
    }
    if !fish.is_empty() && game(rules) != "goat" {
        assert!(!has_word(fish), "{}", says("a fish outside Goat"));
    }
    count
}

#[test]
fn every_preset_has_60_to_150_words_in_every_language() {
    for language in Language::ALL {
        let counts = presets::all().into_iter().map(|preset| check(&preset.rules, language));
        let counts: Vec<usize> = counts.collect();
        println!("{language}: {:?} to {:?} words", counts.iter().min(), counts.iter().max());
    }
}

#[test]
fn the_summary_of_any_rules_is_true_and_neither_short_nor_long() {
    let mut counts = Language::ALL.map(|language| (language, Vec::new()));
    check_random_rules(|rules, _| {
        counts.iter_mut().for_each(|(language, counts)| counts.push(check(rules, *language)));
    });
    for (language, counts) in counts {
        println!("{language}: {:?} to {:?} words", counts.iter().min(), counts.iter().max());
    }
}

/// The summaries of all presets in a language, for a person to read.
fn summaries(language: Language) -> String {
    let mut text = String::new();
    for preset in presets::all() {
        let sentences = Summary::of(&preset.rules, Messages::of(language)).sentences;
        let count: usize = sentences.iter().map(|sentence| count_words(sentence)).sum();
        let _ = writeln!(text, "{} ({count})\n{}\n", preset.rules.preset, sentences.join(" "));
    }
    text
}

#[test]
fn the_summaries_of_all_presets_in_english() {
    insta::assert_snapshot!("summaries_en", summaries(Language::En));
}

#[test]
fn the_summaries_of_all_presets_in_russian() {
    insta::assert_snapshot!("summaries_ru", summaries(Language::Ru));
}

#[test]
fn the_summaries_of_all_presets_in_croatian() {
    insta::assert_snapshot!("summaries_hr", summaries(Language::Hr));
}

#[test]
fn the_summaries_of_all_presets_in_spanish() {
    insta::assert_snapshot!("summaries_es", summaries(Language::Es));
}

#[test]
fn the_summaries_of_all_presets_in_portuguese() {
    insta::assert_snapshot!("summaries_pt", summaries(Language::Pt));
}
