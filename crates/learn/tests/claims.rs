//! Every count and every "must", "only" and "cannot" in a lesson is so, by the record and by what the learner can know.
//!
//! `learn/lessons/<preset>.facts` states facts, each at a key of the words. The record must prove every fact, and in
//! every language each number, tile and claim must be covered by a fact at its key. A tile of the learner's own hand
//! needs no fact.

#[path = "claims/coverage.rs"]
mod coverage;
mod facts;
#[path = "claims/words.rs"]
mod words;

use std::collections::{BTreeMap, BTreeSet};

use boneyard_learn::Language;
use boneyard_rules::{Tile, presets};

use crate::{
    coverage::Modal,
    facts::{
        fact::{Fact, Key},
        lesson::{Lesson, repository_file},
    },
    words::Sentence,
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
    let numbers: Vec<u32> = facts.iter().flat_map(|fact| fact.numbers()).collect();
    let mut tiles: Vec<Tile> = facts.iter().flat_map(|fact| fact.tiles()).collect();
    if *key != Key::End {
        tiles.extend(lesson.at(*key).own());
    }
    let mut missing = Vec::new();
    for (word, number) in words::numbers(text, language) {
        if !numbers.contains(&number) {
            missing.push(format!("\"{word}\""));
        }
    }
    // With triangles, a pair of numbers is an edge.
    let has_triangles = lesson.set().iter().any(|tile| tile.third().is_some());
    let is_named = |tile: &Tile| !has_triangles || tile.third().is_some();
    let unknown = words::tiles(text).into_iter().filter(|tile| is_named(tile) && !tiles.contains(tile));
    missing.extend(unknown.map(|tile| tile.to_string()));
    let players = words::players(text, language).into_iter();
    missing.extend(players.filter(|name| !facts.iter().any(|fact| fact.names(name))).map(str::to_owned));
    for modal in Modal::ALL {
        if words::claims(text, modal, language) && !facts.iter().any(|fact| fact.proves(modal)) {
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
