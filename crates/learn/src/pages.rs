//! Makes the pages from the embedded texts.

use std::{borrow::Cow, str};

use boneyard_dgn::Record;
use boneyard_protocol::learn::{LearnGame, LearnIndex, LearnPage};
use boneyard_rules::{Preset, Seat, presets};
use rust_embed::RustEmbed;

use crate::{error::LearnError, lesson::lesson, prose::html, text::Text};

/// The folder `learn`.
#[derive(RustEmbed)]
#[folder = "../../learn"]
#[include = "lessons/*.dgn"]
#[include = "*/*.md"]
struct Texts;

/// A language in which every page is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language(&'static str);

impl Language {
    /// Every language.
    pub const ALL: [Self; 5] = [Self("en"), Self("ru"), Self("hr"), Self("es"), Self("pt")];

    /// The language of a two-letter code; `None` for a language without pages.
    ///
    /// ```
    /// use boneyard_learn::Language;
    ///
    /// assert_eq!(Language::of("hr").map(Language::code), Some("hr"));
    /// assert_eq!(Language::of("xx"), None);
    /// ```
    #[must_use]
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.0 == code)
    }

    /// The names of the players in lessons, in seat order.
    const fn names(self) -> [&'static str; 4] {
        match self.0.as_bytes() {
            b"ru" => ["Аня", "Борис", "Карла", "Давид"],
            b"hr" => ["Ana", "Boris", "Karla", "Davor"],
            _ => ["Ana", "Boris", "Carla", "Davor"],
        }
    }

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0
    }
}

/// The history, and the introduction to every game.
///
/// ```
/// use boneyard_learn::{Language, index};
///
/// let index = index(Language::ALL[0])?;
/// assert!(index.games.iter().any(|game| game.preset == "draw"));
/// # Ok::<_, boneyard_learn::LearnError>(())
/// ```
///
/// # Errors
/// [`LearnError`] if a text is missing or wrong.
pub fn index(language: Language) -> Result<LearnIndex, LearnError> {
    let history = html(&read(&format!("{}/history.md", language.code()))?);
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
/// let english = Language::ALL[0];
/// assert_eq!(page("draw", english)?.game.preset, "draw");
/// let error = page("general", english).expect_err("no such preset");
/// assert_eq!(error.to_string(), "there is no `learn/lessons/general.dgn`");
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
    let mut record = Record::read(&read(&file)?).map_err(|error| LearnError::wrong(&file, error))?;
    if record.rules != preset.rules {
        return Err(LearnError::wrong(&file, "the rules of a lesson must be those of its preset"));
    }
    for (seat, name) in Seat::all(record.players.seats()).zip(language.names()) {
        record.players[seat].name = name.into();
    }
    let lesson = lesson(&record, &text).map_err(|why| LearnError::wrong(&file, why))?;
    Ok(LearnPage { game: game(&preset, &text), lesson, strategy: html(&text.strategy) })
}

fn game(preset: &Preset, text: &Text) -> LearnGame {
    LearnGame { preset: preset.rules.preset.clone(), family: preset.family, about: html(&text.about) }
}

fn text(preset: &str, language: Language) -> Result<Text, LearnError> {
    let file = format!("{}/{preset}.md", language.code());
    Text::parse(&read(&file)?).map_err(|why| LearnError::wrong(&file, why))
}

fn read(file: &str) -> Result<String, LearnError> {
    let found = Texts::get(file).ok_or_else(|| LearnError::Missing { file: file.into() })?;
    let data: Cow<'static, [u8]> = found.data;
    str::from_utf8(&data).map(str::to_owned).map_err(|error| LearnError::wrong(file, error))
}
