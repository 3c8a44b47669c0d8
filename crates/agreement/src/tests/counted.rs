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

/// The patterns of messages and attributes by key.
type Patterns = BTreeMap<String, Pattern<&'static str>>;

impl Values {
    fn of(pattern: &Pattern<&'static str>, patterns: &Patterns) -> Self {
        let mut values = Self::default();
        values.collect_from(pattern, patterns);
        let decides = |name: &&str| values.counted.contains(name) || values.chosen.contains_key(name);
        values.written = values.written.iter().copied().filter(|name| !decides(name)).collect();
        values
    }

    fn collect_from(&mut self, pattern: &Pattern<&'static str>, patterns: &Patterns) {
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
                        let known = self.chosen.entry(id.name).or_default();
                        for variant in variants {
                            match variant.key {
                                VariantKey::Identifier { name } if !known.contains(&name) => known.push(name),
                                _ => {}
                            }
                        }
                    }
                    variants.iter().for_each(|variant| self.collect_from(&variant.value, patterns));
                }
                // A message in a sentence selects by the values of that sentence.
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::MessageReference { id, attribute }),
                } => {
                    let part = attribute.as_ref().map_or(String::new(), |part| format!(".{}", part.name));
                    self.collect_from(&patterns[&format!("{}{part}", id.name)], patterns);
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

/// The patterns of a language's messages and attributes, in the order of the catalogues.
fn patterns(language: Language) -> Vec<(String, Pattern<&'static str>)> {
    let mut patterns = Vec::new();
    for file in catalogues(language) {
        for entry in parser::parse(file).expect("a sound file").body {
            let Entry::Message(message) = entry else { continue };
            if let Some(pattern) = message.value {
                patterns.push((message.id.name.to_owned(), pattern));
            }
            for attribute in message.attributes {
                patterns.push((format!("{}.{}", message.id.name, attribute.id.name), attribute.value));
            }
        }
    }
    patterns
}

/// The sentences of one combination of words, for each of [`NUMBERS`]. Numbers with the same sentence share a line.
fn lines(sentence: impl Fn(u32) -> String) -> String {
    let mut lines: Vec<(String, Vec<String>)> = Vec::new();
    for number in NUMBERS {
        let text = sentence(number);
        match lines.iter_mut().find(|(known, _)| *known == text) {
            Some((_, numbers)) => numbers.push(number.to_string()),
            None => lines.push((text, vec![number.to_string()])),
        }
    }
    lines.iter().map(|(text, numbers)| format!("  {}: {text}\n", numbers.join(", "))).collect()
}

/// All sentences with a count in a language. Combinations of words that change nothing are left out.
fn counted(language: Language) -> String {
    let words = Messages::of(language);
    let in_order = patterns(language);
    let by_key: Patterns = in_order.iter().cloned().collect();
    let mut text = String::new();
    for (key, pattern) in &in_order {
        let values = Values::of(pattern, &by_key);
        if values.counted.is_empty() {
            continue;
        }
        text.push_str(&format!("{key}\n"));
        let mut known = BTreeSet::new();
        for choice in values.choices() {
            let sentences = lines(|number| values.formatted(key, number, &choice, words));
            if known.contains(&sentences) {
                continue;
            }
            let chosen: Vec<String> = choice.iter().map(|(name, word)| format!("{name}={word}")).collect();
            if !chosen.is_empty() {
                text.push_str(&format!("  {}\n", chosen.join(" ")));
            }
            text.push_str(&sentences);
            known.insert(sentences);
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
