//! Every count and every "must", "only" and "cannot" in a lesson is so, by the record and by what the learner can know.
//!
//! `learn/lessons/<preset>.facts` states facts, each at a key of the words. The record must prove every fact, and in
//! every language each number, tile and claim must be covered by a fact at its key. A tile of the learner's own hand
//! needs no fact.

mod coverage;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use boneyard_learn::Language;
use boneyard_rules::{Tile, presets};

use self::{coverage::Modal, words::Sentence};
use crate::facts::{
    fact::{Fact, Key},
    lesson::{Lesson, repository_file},
};

#[test]
fn every_claim_of_every_lesson_is_proved_by_its_record() {
    let only = std::env::var("LESSON").ok();
    let presets = presets::all().into_iter().map(|preset| preset.rules.preset);
    let faults: Vec<String> = presets
        .filter(|preset| only.as_ref().is_none_or(|only| only == preset))
        .flat_map(|preset| faults(&preset))
        .collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// The facts of a lesson that are not so, and the claims without a fact.
fn faults(preset: &str) -> Vec<String> {
    let lesson = Lesson::read(preset);
    let facts = Fact::read_all(&repository_file(&format!("learn/lessons/{preset}.facts")));
    let facts = facts.unwrap_or_else(|error| panic!("{preset}.facts: {error}"));
    let mut faults: Vec<String> = facts.iter().filter_map(|fact| untruth(fact, &lesson)).collect();
    let mut keys = Vec::new();
    for language in Language::ALL {
        let words = repository_file(&format!("locales/{language}/learn/{preset}.md"));
        for sentence in words::sentences(&words) {
            let missing = uncovered(&sentence, language, &facts, &lesson);
            let Sentence { key, text } = sentence;
            keys.push(key);
            if !missing.is_empty() {
                faults.push(format!("{language} {key}: no fact for {}: {text}", missing.join(", ")));
            }
        }
    }
    faults.extend(additions(preset));
    let stale = facts.iter().filter(|fact| !keys.contains(&fact.key));
    faults.extend(stale.map(|fact| format!("there are no words for `{fact}`")));
    faults.into_iter().map(|fault| format!("{preset}: {fault}")).collect()
}

fn untruth(fact: &Fact, lesson: &Lesson) -> Option<String> {
    match fact.is_true(lesson) {
        Ok(true) => None,
        Ok(false) => {
            let truth = fact.true_answer(lesson).unwrap_or_default();
            Some(format!("`{fact}`, but the record says {}", truth.join(" ")))
        }
        Err(error) => Some(format!("`{fact}`: {error}")),
    }
}

/// What a sentence claims and no fact at its key covers.
fn uncovered(sentence: &Sentence, language: Language, facts: &[Fact], lesson: &Lesson) -> Vec<String> {
    let Sentence { key, text } = sentence;
    let facts: Vec<&Fact> = facts.iter().filter(|fact| fact.key == *key).collect();
    let (numbers, players) = (words::numbers(text, language), words::players(text, language));
    // With triangles, a pair of numbers is an edge.
    let has_triangles = lesson.set().iter().any(|tile| tile.third().is_some());
    let mut tiles = words::tiles(text);
    tiles.retain(|tile| !has_triangles || tile.third().is_some());

    let mut missing = Vec::new();
    let has_number = |number: &u32| facts.iter().any(|fact| fact.numbers().contains(number));
    missing.extend(
        numbers.iter().filter(|(_, number)| !has_number(number)).map(|(word, _)| format!("\"{word}\"")),
    );
    // The learner sees the own hand.
    let own = if *key == Key::End { Vec::new() } else { lesson.at(*key).own() };
    let has_tile = |tile: &Tile| own.contains(tile) || facts.iter().any(|fact| fact.tiles().contains(tile));
    missing.extend(tiles.iter().filter(|tile| !has_tile(tile)).map(Tile::to_string));
    let has_player = |name: &str| facts.iter().any(|fact| fact.names(name));
    missing.extend(players.iter().filter(|name| !has_player(name)).map(|name| (*name).to_owned()));
    // A "must" is proved by a fact about something that the sentence names.
    let is_about = |fact: &Fact| {
        fact.is_excuse()
            || fact.is_general()
            || fact.names(lesson.name(lesson.learner))
            || (numbers.is_empty() && tiles.is_empty() && players.is_empty())
            || numbers.iter().any(|(_, number)| fact.numbers().contains(number))
            || tiles.iter().any(|tile| fact.tiles().contains(tile))
            || players.iter().any(|name| fact.names(name))
    };
    for modal in Modal::ALL {
        let is_proved = facts.iter().any(|fact| fact.proves(modal) && is_about(fact));
        if words::claims(text, modal, language) && !is_proved {
            missing.push(format!("{modal:?}").to_lowercase());
        }
    }
    missing
}

/// The numbers and tiles that a translation names at a key and the English words do not. A translation may say less.
/// One and two are left out: they are in phrases such as "both sides".
fn additions(preset: &str) -> Vec<String> {
    let mut additions = Vec::new();
    let english = named(preset, Language::En);
    for language in Language::ALL {
        for (key, mut named) in named(preset, language) {
            let in_english = english.get(&key);
            named.retain(|item| {
                item != "1" && item != "2" && !in_english.is_some_and(|other| other.contains(item))
            });
            if !named.is_empty() {
                additions.push(format!("{language} {key}: the English words do not name {named:?}"));
            }
        }
    }
    additions
}

/// The numbers and tiles in the words of a language, by key.
fn named(preset: &str, language: Language) -> BTreeMap<Key, BTreeSet<String>> {
    let mut named: BTreeMap<Key, BTreeSet<String>> = BTreeMap::new();
    let words = repository_file(&format!("locales/{language}/learn/{preset}.md"));
    for Sentence { key, text } in words::sentences(&words) {
        let numbers = words::numbers(&text, language).into_iter().map(|(_, number)| number.to_string());
        let tiles = words::tiles(&text).into_iter().map(|tile| tile.to_string());
        named.entry(key).or_default().extend(numbers.chain(tiles));
    }
    named
}

#[test]
fn a_false_fact_is_refuted() {
    let lesson = Lesson::read("goat");
    let refuted = |line: &str| untruth(&line.parse().expect("a fact"), &lesson);
    assert_eq!(refuted("25 may Boris = 3-6 4-4 6-6"), None);
    assert_eq!(
        refuted("25 may Boris = 6-6").as_deref(),
        Some("`25 may Boris = 6-6`, but the record says 4-4 3-6 6-6")
    );
    let hidden = refuted("25 hand Boris = 6-6").expect("the hand is hidden");
    assert!(hidden.contains("the learner does not see this hand"), "{hidden}");
    assert_eq!(refuted("end hand Boris = 6-6"), None, "the hands are turned up");
}

#[test]
fn a_claim_without_a_fact_is_named() {
    let lesson = Lesson::read("block");
    let facts = ["5! fits = 2-4", "5! ends = 4 6"].map(|line| line.parse().expect("a fact"));
    let missing = |text: &str, facts: &[Fact]| {
        uncovered(&Sentence { key: Key::Hint(5), text: text.into() }, Language::En, facts, &lesson)
    };
    assert!(missing("Only 2-4 fits, on the four.", &facts).is_empty());
    assert_eq!(missing("Only 2-4 fits, on the four.", &[]), ["\"four\"", "only"]);
    assert_eq!(missing("Only 5-5 fits, on the five.", &facts), ["\"five\"", "5-5", "only"]);
    assert_eq!(missing("Ana must draw.", &facts), ["Ana", "must"]);
}
