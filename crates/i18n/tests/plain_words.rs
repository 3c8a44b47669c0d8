//! Sentences that people read are short, and English has no phrases that plain sentences do without.

use std::{
    fs,
    path::{Path, PathBuf},
};

use boneyard_i18n::Language;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};

/// The most words of a sentence that people read.
const WORDS_MAX: usize = 20;

/// Phrases that a plain English sentence does without.
const NOT_PLAIN: &[&str] = &["somebody", "whoever", "whosoever", "whatever", "that which"];

/// The files below `folder` with this extension.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// All texts that a pattern may give. A value counts as one word.
fn texts(pattern: &Pattern<String>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let pieces = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression } => values(expression),
        };
        // The longest text is among the combinations with the longest variant, so the others are tried alone.
        let longest = texts.iter().max_by_key(|text| text.len()).cloned().unwrap_or_default();
        let [piece] = pieces.as_slice() else {
            texts = pieces.iter().map(|piece| format!("{longest}{piece}")).collect();
            continue;
        };
        texts.iter_mut().for_each(|text| text.push_str(piece));
    }
    texts
}

fn values(expression: &Expression<String>) -> Vec<String> {
    match expression {
        Expression::Select { variants, .. } => variants.iter().flat_map(|it| texts(&it.value)).collect(),
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![value.clone()],
        Expression::Inline(InlineExpression::Placeable { expression }) => values(expression),
        Expression::Inline(_) => vec!["value".into()],
    }
}

/// The sentences of a paragraph.
fn sentences(text: &str) -> impl Iterator<Item = String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let ends = [". ", "? ", "! ", ".” "];
    let mut found = vec![text];
    for end in ends {
        found = found.iter().flat_map(|text| text.split(end).map(str::to_owned)).collect();
    }
    found.into_iter()
}

/// The sentences of a text that are too long, a line each.
fn too_long(place: &str, text: &str) -> Vec<String> {
    let count =
        |sentence: &str| sentence.split(' ').filter(|word| word.contains(char::is_alphanumeric)).count();
    let long = sentences(text).map(|sentence| (count(&sentence), sentence));
    long.filter(|(words, _)| *words > WORDS_MAX)
        .map(|(words, sentence)| format!("{place}: {words} words: {sentence}"))
        .collect()
}

/// The phrases of a text that are not plain, a line each.
fn not_plain(place: &str, text: &str) -> Vec<String> {
    let lower = format!(" {} ", text.to_lowercase());
    let is_word = |at: usize, phrase: &str| {
        let around = [lower[..at].chars().next_back(), lower[at + phrase.len()..].chars().next()];
        around.iter().flatten().all(|letter| !letter.is_alphanumeric())
    };
    let has = |phrase: &&&str| lower.match_indices(**phrase).any(|(at, _)| is_word(at, phrase));
    NOT_PLAIN.iter().filter(has).map(|phrase| format!("{place}: “{phrase}”")).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts that people read in a language, each with the place where it is.
fn read_by_people(language: Language) -> Vec<(String, String)> {
    let folder = root().join("locales").join(language.to_string());
    let name = |path: &Path| {
        path.strip_prefix(root()).ok().and_then(Path::to_str).expect("paths are in Unicode").to_owned()
    };
    let mut found = Vec::new();
    for path in files(&folder, "ftl") {
        let text = fs::read_to_string(&path).expect("a catalogue can be read");
        let read = parser::parse(text).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
        for entry in read.body {
            let Entry::Message(message) = entry else { continue };
            let patterns = message.value.iter().chain(message.attributes.iter().map(|it| &it.value));
            let place = format!("{}, {}", name(&path), message.id.name);
            found.extend(patterns.flat_map(texts).map(|text| (place.clone(), text)));
        }
    }
    for path in files(&folder, "md") {
        let text = fs::read_to_string(&path).expect("a lesson or a guide can be read");
        found.extend(paragraphs(&text).into_iter().map(|paragraph| (name(&path), paragraph)));
    }
    found
}

/// The paragraphs, headings and entries of lists of a page in Markdown, without its tables and its code.
fn paragraphs(text: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    let mut is_code = false;
    for line in text.lines() {
        let begins = line.trim_start();
        is_code ^= begins.starts_with("```");
        if is_code || begins.starts_with('|') || begins.starts_with("```") {
            found.push(String::new());
            continue;
        }
        let is_entry = ["- ", "* ", "#", "> "].iter().any(|mark| begins.starts_with(mark))
            || begins.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok());
        if is_entry || begins.is_empty() {
            found.push(String::new());
        }
        if let Some(paragraph) = found.last_mut() {
            paragraph.push_str(line);
            paragraph.push(' ');
        }
    }
    found
}

#[test]
fn sentences_are_short_in_every_language() {
    let texts = Language::ALL.into_iter().flat_map(read_by_people);
    let mut found: Vec<String> = texts.flat_map(|(place, text)| too_long(&place, &text)).collect();
    found.dedup();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn english_is_plain() {
    let mut texts = read_by_people(Language::En);
    for file in ["README.md", "CHANGELOG.md", "ARCHITECTURE.md", "TRANSLATING.md"] {
        texts.push((file.into(), fs::read_to_string(root().join(file)).expect("a document can be read")));
    }
    let found: Vec<_> = texts.iter().flat_map(|(place, text)| not_plain(place, text)).collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}
