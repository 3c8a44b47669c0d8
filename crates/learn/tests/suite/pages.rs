//! Every preset has its pages in every language, and the words of a lesson agree with its record.

use boneyard_learn::{Language, index, page};
use boneyard_protocol::learn::{Lesson, LessonStep};
use boneyard_rules::{Rules, presets};
use boneyard_table::SeenEvent;

/// The kind of a step, which is the same in every language.
fn kind(step: &LessonStep) -> &'static str {
    match step {
        LessonStep::Say { .. } => "say",
        LessonStep::Ask { .. } => "ask",
        LessonStep::Happen { .. } => "happen",
    }
}

/// The faults in the questions and points of a lesson.
fn faults(lesson: &Lesson) -> Vec<String> {
    let mut faults = Vec::new();
    let mut now = &lesson.now;
    let Some(LessonStep::Say { text: last }) = lesson.steps.last() else {
        return vec!["it does not end with words".into()];
    };
    for (at, step) in lesson.steps.iter().enumerate() {
        match step {
            LessonStep::Say { .. } => {}
            LessonStep::Ask { text, .. } => {
                let (turn, legal) = (now.turn, &now.legal);
                if turn != lesson.view.you || legal.is_empty() {
                    faults.push(format!("asks when it is not the learner's turn: {text}"));
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
                        faults_found.push(format!("{code} {name}: the steps differ from the first language"));
                    }
                }
            }
        }
    }
    assert!(faults_found.is_empty(), "{}", faults_found.join("\n"));
}

#[test]
fn strategy_has_the_length_of_a_page() {
    for preset in presets::all() {
        let Ok(page) = page(&preset.rules.preset, Language::En) else { continue };
        let words = page.strategy.split_whitespace().count();
        assert!((120..=330).contains(&words), "{}: {words} words of strategy", preset.rules.preset);
    }
}

#[test]
fn the_index_has_every_preset_and_the_history() {
    for language in Language::ALL {
        let index = index(language).expect("every text is there");
        assert_eq!(index.games.len(), presets::all().len(), "{}", language.code());
        // The page gives all three stories of the origin (C43).
        for century in [["twelfth", "XII", "12."], ["second", "II", "2."], ["eighteenth", "XVIII", "18."]] {
            let has = century.iter().any(|name| index.history.contains(name));
            assert!(has, "{}: the {} century", language.code(), century[0]);
        }
        assert!(index.history.contains("dominari"), "{}", language.code());
    }
}

#[test]
fn an_unknown_preset_or_language_has_no_page() {
    assert!(Rules::preset("general").is_err());
    let error = page("general", Language::En).expect_err("no such preset");
    assert_eq!(error.to_string(), "there is no `lessons/general.dgn`");
    assert!("xx".parse::<Language>().is_err());
}
