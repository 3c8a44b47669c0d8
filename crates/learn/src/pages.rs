//! Makes the pages from the embedded texts.

use std::str;

use boneyard_dgn::Record;
use boneyard_i18n::{Language, Messages};
use boneyard_protocol::learn::{LearnGame, LearnIndex, LearnPage};
use boneyard_rules::{Preset, Seat, presets};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::{error::LearnError, lesson::lesson, prose::html, text::Text};

/// The records of the lessons.
#[derive(RustEmbed)]
#[folder = "../../learn"]
#[include = "lessons/*.dgn"]
struct Records;

/// The texts of every language.
#[derive(RustEmbed)]
#[folder = "../../locales"]
#[include = "*/learn/*.md"]
struct Texts;

/// The history, and the introduction to every game.
///
/// ```
/// use boneyard_learn::{Language, index};
///
/// let index = index(Language::En)?;
/// assert!(index.games.iter().any(|game| game.preset == "draw"));
/// # Ok::<_, boneyard_learn::LearnError>(())
/// ```
///
/// # Errors
/// [`LearnError`] if a text is missing or wrong.
pub fn index(language: Language) -> Result<LearnIndex, LearnError> {
    let (file, found) = translated(language, "learn/history.md", Texts::get);
    let history = html(&utf8(&file, found)?);
    let games = presets::all()
        .iter()
        .map(|preset| Ok(game(preset, &text(&preset.rules.preset, language)?)))
        .collect::<Result<_, _>>()?;
    Ok(LearnIndex { history, games })
}

/// The lesson and the strategy of a preset.
///
/// ```
/// use boneyard_learn::{Language, page};
///
/// let english = Language::En;
/// assert_eq!(page("draw", english)?.game.preset, "draw");
/// let error = page("general", english).expect_err("no such preset");
/// assert_eq!(error.to_string(), "there is no `lessons/general.dgn`");
/// # Ok::<_, boneyard_learn::LearnError>(())
/// ```
///
/// # Errors
/// [`LearnError`] if a text is missing or wrong. An unknown preset has no text.
pub fn page(preset: &str, language: Language) -> Result<LearnPage, LearnError> {
    let file = format!("lessons/{preset}.dgn");
    let Some(preset) = presets::all().into_iter().find(|known| known.rules.preset == preset) else {
        return Err(LearnError::Missing { file });
    };
    let text = text(&preset.rules.preset, language)?;
    let mut record =
        Record::read(&utf8(&file, Records::get(&file))?).map_err(|error| LearnError::wrong(&file, error))?;
    if record.rules != preset.rules {
        return Err(LearnError::wrong(&file, "the rules of a lesson must be those of its preset"));
    }
    let cast = Messages::of(language).message("cast");
    for (seat, name) in Seat::all(record.players.seats()).zip(cast.split(", ")) {
        record.players[seat].name = name.into();
    }
    let lesson = lesson(&record, &text).map_err(|why| LearnError::wrong(&file, why))?;
    Ok(LearnPage { game: game(&preset, &text), lesson, strategy: html(&text.strategy) })
}

fn game(preset: &Preset, text: &Text) -> LearnGame {
    LearnGame { preset: preset.rules.preset.clone(), family: preset.family, about: html(&text.about) }
}

fn text(preset: &str, language: Language) -> Result<Text, LearnError> {
    let (file, found) = translated(language, &format!("learn/{preset}.md"), Texts::get);
    Text::parse(&utf8(&file, found)?).map_err(|why| LearnError::wrong(&file, why))
}

/// A text in a language, or in English where it is not translated yet, with its path.
pub(crate) fn translated(
    language: Language,
    name: &str,
    get: impl Fn(&str) -> Option<EmbeddedFile>,
) -> (String, Option<EmbeddedFile>) {
    let [own, english] = [language, Language::default()].map(|language| format!("{language}/{name}"));
    match (get(&own), get(&english)) {
        (None, Some(found)) => (english, Some(found)),
        (found, _) => (own, found),
    }
}

pub(crate) fn utf8(file: &str, found: Option<EmbeddedFile>) -> Result<String, LearnError> {
    let data = found.ok_or_else(|| LearnError::Missing { file: file.into() })?.data;
    str::from_utf8(&data).map(str::to_owned).map_err(|error| LearnError::wrong(file, error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_own_texts() {
        for language in Language::ALL {
            let games = presets::all().into_iter().map(|preset| preset.rules.preset);
            for name in games.chain(["history".to_owned()]) {
                let file = format!("{language}/learn/{name}.md");
                assert!(Texts::get(&file).is_some(), "{file} is missing");
            }
        }
    }
}
