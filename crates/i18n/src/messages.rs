//! The messages of one language, looked up by name.
//!
//! The page reads the same catalogues; `web/scripts/catalogues/compile.ts` compiles them for it.

#[cfg(feature = "record-use")]
use std::{collections::BTreeSet, sync::Mutex};
use std::{str, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use rust_embed::RustEmbed;
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// Marks a missing message, so that tests find it.
const MISSING: char = '⟨';

/// The catalogues in `locales` that Rust reads.
#[derive(RustEmbed)]
#[folder = "../../locales"]
#[include = "*.ftl"]
#[exclude = "*/page/*"]
struct Catalogues;

/// The messages of one language.
pub struct Messages {
    bundle: FluentBundle<FluentResource>,
    #[cfg(feature = "record-use")]
    used: Mutex<BTreeSet<String>>,
}

/// The catalogues of a language, each with its name and its text: `("games", "preset = …")`.
///
/// ```
/// use boneyard_i18n::{Language, files};
///
/// assert!(files(Language::Ru).any(|(name, text)| name == "games" && text.contains("preset =")));
/// ```
pub fn files(language: Language) -> impl Iterator<Item = (String, String)> {
    let folder = format!("{language}/");
    Catalogues::iter().filter_map(move |path| {
        let name = path.strip_prefix(&folder)?.strip_suffix(".ftl")?.to_owned();
        let text = str::from_utf8(&Catalogues::get(&path)?.data).ok()?.to_owned();
        Some((name, text))
    })
}

impl Messages {
    /// The messages of a language.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        static ALL: LazyLock<Vec<Messages>> =
            LazyLock::new(|| Language::ALL.into_iter().map(Messages::read).collect());
        &ALL[language as usize]
    }

    fn read(language: Language) -> Self {
        let known: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![known]);
        // All languages run from left to right, so values need no isolation marks.
        bundle.set_use_isolating(false);
        // English stands for what is not translated yet. Tests find a missing message by its key.
        let english = files(Language::default()).filter(|_| language != Language::default());
        for (_, text) in english.chain(files(language)) {
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Messages {
            bundle,
            #[cfg(feature = "record-use")]
            used: Mutex::default(),
        }
    }

    /// A message without values. `key` is `message` or `message.attribute`.
    ///
    /// ```
    /// use boneyard_i18n::{Language, Messages};
    ///
    /// assert_eq!(Messages::of(Language::En).message("preset.block"), "Block");
    /// ```
    #[must_use]
    pub fn message(&self, key: &str) -> String {
        self.message_with(key, [])
    }

    /// A message with its values. `key` is `message` or `message.attribute`.
    ///
    /// A missing message or value gives the key in `⟨⟩`. Tests assert that no text contains them.
    ///
    /// ```
    /// use boneyard_i18n::{Language, Messages};
    ///
    /// let words = Messages::of(Language::En);
    /// assert_eq!(words.message_with("span", [("first", 2.into()), ("last", 4.into())]), "2 to 4");
    /// assert_eq!(words.message_with("span", []), "⟨span⟩");
    /// ```
    #[must_use]
    pub fn message_with<'a>(
        &'a self,
        key: &str,
        values: impl IntoIterator<Item = (&'static str, FluentValue<'a>)>,
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
        #[cfg(feature = "record-use")]
        if let Ok(mut used) = self.used.lock() {
            used.insert(key.to_owned());
        }
        let mut args: FluentArgs<'a> = FluentArgs::new();
        for (name, value) in values {
            args.set(name, value);
        }
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults);
        if faults.is_empty() { text.into_owned() } else { missing() }
    }

    /// Joins items with “or” before the last: `2, 3 or 4`.
    #[must_use]
    pub fn either(&self, items: &[String]) -> String {
        self.joined(items, "either-last")
    }

    /// Joins items with “and” before the last: `0-0, 1-1 and 2-2`.
    #[must_use]
    pub fn all(&self, items: &[String]) -> String {
        self.joined(items, "all-last")
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
    #[must_use]
    pub fn is_missing(text: &str) -> bool {
        text.contains(MISSING) || text.contains('{')
    }

    /// The keys of all messages used so far.
    #[cfg(feature = "record-use")]
    #[must_use]
    pub fn used(&self) -> BTreeSet<String> {
        self.used.lock().map(|used| used.clone()).unwrap_or_default()
    }
}
