//! The messages of one language, looked up by name.

use std::sync::LazyLock;

use boneyard_rules::Tile;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// Marks a missing message, so that tests find it.
const MISSING: char = '⟨';

/// The messages of one language.
pub(crate) struct Words {
    bundle: FluentBundle<FluentResource>,
    #[cfg(test)]
    used: std::sync::Mutex<std::collections::BTreeSet<String>>,
}

macro_rules! locales {
    ($($language:literal),*) => {
        /// The files of a language.
        pub(crate) const fn files(language: Language) -> [&'static str; 4] {
            const FILES: [[&str; 4]; 5] = [$([
                include_str!(concat!("../locales/", $language, "/parameters.ftl")),
                include_str!(concat!("../locales/", $language, "/sheet.ftl")),
                include_str!(concat!("../locales/", $language, "/catalogue.ftl")),
                include_str!(concat!("../locales/", $language, "/conflicts.ftl")),
            ]),*];
            FILES[language as usize]
        }
    };
}

locales!("en", "ru", "hr", "es", "pt");

impl Words {
    /// The messages of a language.
    pub(crate) fn of(language: Language) -> &'static Self {
        static ALL: LazyLock<[Words; 5]> = LazyLock::new(|| Language::ALL.map(Words::read));
        &ALL[language as usize]
    }

    fn read(language: Language) -> Self {
        let known: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![known]);
        // All five languages run from left to right, so values need no isolation marks.
        bundle.set_use_isolating(false);
        for file in files(language) {
            // If a line is malformed, the tests find its message missing.
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words {
            bundle,
            #[cfg(test)]
            used: std::sync::Mutex::default(),
        }
    }

    /// A message without values. `key` is `message` or `message.attribute`.
    pub(crate) fn message(&self, key: &str) -> String {
        self.message_with(key, [])
    }

    /// A message with its values. `key` is `message` or `message.attribute`.
    pub(crate) fn message_with<'a, const N: usize>(
        &'a self,
        key: &str,
        values: [(&'static str, FluentValue<'a>); N],
    ) -> String {
        let (message, attribute) = match key.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (key, None),
        };
        let missing = || format!("{MISSING}{key}⟩");
        let found = self.bundle.get_message(message);
        let pattern = match attribute {
            Some(attribute) => {
                found.and_then(|found| found.get_attribute(attribute)).map(|found| found.value())
            }
            None => found.and_then(|found| found.value()),
        };
        let Some(pattern) = pattern else { return missing() };
        #[cfg(test)]
        if let Ok(mut used) = self.used.lock() {
            used.insert(key.to_owned());
        }
        let args = FluentArgs::from_iter(values);
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults);
        if faults.is_empty() { text.into_owned() } else { missing() }
    }

    /// Joins items with “or” before the last: `2, 3 or 4`.
    pub(crate) fn either(&self, items: &[String]) -> String {
        self.joined(items, "either-last")
    }

    /// Joins items with “and” before the last: `0-0, 1-1 and 2-2`.
    pub(crate) fn all(&self, items: &[String]) -> String {
        self.joined(items, "all-last")
    }

    /// A list of tiles, joined like [`Words::all`].
    pub(crate) fn tiles(&self, tiles: &[Tile]) -> String {
        self.all(&tiles.iter().map(Tile::to_string).collect::<Vec<_>>())
    }

    /// Numbers of players: `2 to 4`, or joined like [`Words::either`].
    pub(crate) fn players(&self, numbers: &[u8]) -> String {
        match numbers {
            [first, _, _, .., last] if usize::from(last.abs_diff(*first)) + 1 == numbers.len() => {
                self.message_with("span", [("first", (*first).into()), ("last", (*last).into())])
            }
            _ => self.either(&numbers.iter().map(u8::to_string).collect::<Vec<_>>()),
        }
    }

    fn joined(&self, items: &[String], last_two: &str) -> String {
        match items {
            [] => String::new(),
            [single] => single.clone(),
            [before @ .., last] => self.message_with(
                last_two,
                [("first", before.join(", ").into()), ("last", last.as_str().into())],
            ),
        }
    }

    /// Whether a text lacks a message or a value.
    #[cfg(test)]
    pub(crate) fn is_missing(text: &str) -> bool {
        text.contains(MISSING) || text.contains('{')
    }

    /// The keys of all messages used so far.
    #[cfg(test)]
    pub(crate) fn used(&self) -> std::collections::BTreeSet<String> {
        self.used.lock().map(|used| used.clone()).unwrap_or_default()
    }
}
