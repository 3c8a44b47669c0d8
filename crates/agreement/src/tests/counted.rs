//! Every sentence with a count, for the numbers with different plural forms: 1, 2, 5, 21 and 22.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_i18n::{FluentValue, Language, Messages};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

use super::catalogues;

const NUMBERS: [u32; 5] = [1, 2, 5, 21, 22];

/// The plural categories: names of variants that a number selects.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The most values that a sentence may have here.
const VALUES_MAX: usize = 8;

/// The variables of a sentence: `counted` ones select a variant by number, `chosen` ones by word, and `written` ones
/// are only inserted.
#[derive(Default)]
struct Values {
    counted: BTreeSet<&'static str>,
    chosen: BTreeMap<&'static str, Vec<&'static str>>,
    written: BTreeSet<&'static str>,
}

impl Values {
    fn of(pattern: &Pattern<&'static str>) -> Self {
        let mut values = Self::default();
        values.collect_from(pattern);
        let decides = |name: &&str| values.counted.contains(name) || values.chosen.contains_key(name);
        values.written = values.written.iter().copied().filter(|name| !decides(name)).collect();
        values
    }

    fn collect_from(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable {
                    expression:
                        Expression::Select { selector: InlineExpression::VariableReference { id }, variants },
                } => {
                    let is_number = |key: &VariantKey<&str>| match key {
                        VariantKey::NumberLiteral { .. } => true,
                        VariantKey::Identifier { name } => CATEGORIES.contains(name),
                    };
                    if variants.iter().all(|variant| is_number(&variant.key)) {
                        self.counted.insert(id.name);
                    } else {
                        let names = variants.iter().filter_map(|variant| match variant.key {
                            VariantKey::Identifier { name } => Some(name),
                            VariantKey::NumberLiteral { .. } => None,
                        });
                        self.chosen.insert(id.name, names.collect());
                    }
                    variants.iter().for_each(|variant| self.collect_from(&variant.value));
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::VariableReference { id }),
                } => {
                    self.written.insert(id.name);
                }
                _ => {}
            }
        }
    }

    /// Every combination of words for the `chosen` variables.
    fn choices(&self) -> Vec<Vec<(&'static str, &'static str)>> {
        let mut choices = vec![Vec::new()];
        for (name, words) in &self.chosen {
            let with = |choice: &Vec<_>| {
                let choice = choice.clone();
                words.iter().map(move |word| choice.iter().copied().chain([(*name, *word)]).collect())
            };
            choices = choices.iter().flat_map(with).collect();
        }
        choices
    }

    fn formatted(
        &self,
        key: &str,
        number: u32,
        choice: &[(&'static str, &'static str)],
        words: &Messages,
    ) -> String {
        let counted = self.counted.iter().map(|name| (*name, FluentValue::from(number)));
        let chosen = choice.iter().map(|(name, word)| (*name, FluentValue::from(*word)));
        let written = self.written.iter().map(|name| (*name, FluentValue::from(format!("[{name}]"))));
        let mut values: Vec<(&str, FluentValue)> = counted.chain(chosen).chain(written).collect();
        assert!(values.len() <= VALUES_MAX, "{key} has {} values", values.len());
        values.resize(VALUES_MAX, ("-", FluentValue::None));
        let values: [_; VALUES_MAX] = values.try_into().expect("as many as there may be");
        words.message_with(key, values)
    }
}

/// All sentences with a count in a language, for each of [`NUMBERS`].
fn counted(language: Language) -> String {
    let words = Messages::of(language);
    let mut text = String::new();
    let mut add_sentences = |key: &str, pattern: &Pattern<&'static str>| {
        let values = Values::of(pattern);
        if values.counted.is_empty() {
            return;
        }
        text.push_str(&format!("{key}\n"));
        for choice in values.choices() {
            let chosen: Vec<String> = choice.iter().map(|(name, word)| format!("{name}={word}")).collect();
            if !chosen.is_empty() {
                text.push_str(&format!("  {}\n", chosen.join(" ")));
            }
            for number in NUMBERS {
                text.push_str(&format!("  {number}: {}\n", values.formatted(key, number, &choice, words)));
            }
        }
    };
    for file in catalogues(language) {
        for entry in parser::parse(file).expect("a sound file").body {
            let Entry::Message(message) = entry else { continue };
            if let Some(pattern) = &message.value {
                add_sentences(message.id.name, pattern);
            }
            for attribute in &message.attributes {
                add_sentences(&format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
            }
        }
    }
    text
}

#[test]
fn counted_words_agree_with_their_number_in_english() {
    insta::assert_snapshot!("counted_en", counted(Language::En));
}

#[test]
fn counted_words_agree_with_their_number_in_russian() {
    insta::assert_snapshot!("counted_ru", counted(Language::Ru));
}

#[test]
fn counted_words_agree_with_their_number_in_croatian() {
    insta::assert_snapshot!("counted_hr", counted(Language::Hr));
}

#[test]
fn counted_words_agree_with_their_number_in_spanish() {
    insta::assert_snapshot!("counted_es", counted(Language::Es));
}

#[test]
fn counted_words_agree_with_their_number_in_portuguese() {
    insta::assert_snapshot!("counted_pt", counted(Language::Pt));
}
