//! Everything there is to learn is there, in every language, and what it says of a round is what the engine says.

use boneyard_learn::{Language, index, page};
use boneyard_protocol::learn::{Lesson, LessonStep};
use boneyard_rules::{Rules, presets};
use boneyard_table::SeenEvent;

/// What a step is, whatever its language.
fn kind(step: &LessonStep) -> &'static str {
    match step {
        LessonStep::Say { .. } => "say",
        LessonStep::Ask { .. } => "ask",
        LessonStep::Happen { .. } => "happen",
    }
}

/// The moves and points of a lesson that are wrong, in words.
fn faults(lesson: &Lesson) -> Vec<String> {
    let mut faults = Vec::new();
    let mut now = &lesson.now;
    let Some(LessonStep::Say { text: last }) = lesson.steps.last() else {
        return vec!["it does not end in words".into()];
    };
    for (at, step) in lesson.steps.iter().enumerate() {
        match step {
            LessonStep::Say { .. } => {}
            LessonStep::Ask { text, .. } => {
                let (turn, legal) = (now.turn, &now.legal);
                if turn != lesson.view.you || legal.is_empty() {
                    faults.push(format!("asks where it is not the learner's turn: {text}"));
                }
                if !matches!(lesson.steps.get(at + 1), Some(LessonStep::Happen { .. })) {
                    faults.push(format!("asks for nothing: {text}"));
                }
            }
            LessonStep::Happen { event, now: after } => {
                now = after;
                let SeenEvent::RoundEnded { result } = event else { continue };
                for side in &result.settlement.sides {
                    let scored = side.scored.unsigned_abs().to_string();
                    let words = last.split(|letter: char| !letter.is_ascii_digit());
                    if scored != "0" && !words.into_iter().any(|word| word == scored) {
                        faults.push(format!(
                            "a side writes {scored}, and the last words do not say so: {last}"
                        ));
                    }
                }
            }
        }
    }
    faults
}

#[test]
fn every_preset_has_a_lesson_and_strategy_in_every_language() {
    let mut faults_found = Vec::new();
    for preset in presets::all() {
        let name = &preset.rules.preset;
        let mut shape: Option<Vec<&str>> = None;
        for language in Language::ALL {
            match page(name, language) {
                Err(error) => faults_found.push(error.to_string()),
                Ok(page) => {
                    let found = faults(&page.lesson);
                    let code = language.code();
                    faults_found.extend(found.into_iter().map(|fault| format!("{code} {name}: {fault}")));
                    let steps: Vec<_> = page.lesson.steps.iter().map(kind).collect();
                    if *shape.get_or_insert_with(|| steps.clone()) != steps {
                        faults_found.push(format!("{code} {name}: words stand elsewhere than in English"));
                    }
                }
            }
        }
    }
    assert!(faults_found.is_empty(), "{}", faults_found.join("\n"));
}

#[test]
fn strategy_is_a_page_and_not_a_line() {
    for preset in presets::all() {
        let Ok(page) = page(&preset.rules.preset, Language::ALL[0]) else { continue };
        let words = page.strategy.split_whitespace().count();
        assert!((120..=330).contains(&words), "{}: {words} words of strategy", preset.rules.preset);
    }
}

#[test]
fn the_index_names_every_preset_and_tells_the_history() {
    for language in Language::ALL {
        let index = index(language).expect("every text is there");
        assert_eq!(index.games.len(), presets::all().len(), "{}", language.code());
        // The stories differ, and all of them are told (C43).
        for century in [["twelfth", "XII", "12."], ["second", "II", "2."], ["eighteenth", "XVIII", "18."]] {
            let told = century.iter().any(|name| index.history.contains(name));
            assert!(told, "{}: the {} century", language.code(), century[0]);
        }
        assert!(index.history.contains("dominari"), "{}", language.code());
    }
}

#[test]
fn what_is_not_there_is_said_to_be_missing() {
    assert!(Rules::preset("general").is_err());
    let error = page("general", Language::ALL[0]).expect_err("nobody knows its rules");
    assert_eq!(error.to_string(), "there is no `learn/lessons/general.dgn`");
    assert_eq!(Language::of("xx"), None);
}
