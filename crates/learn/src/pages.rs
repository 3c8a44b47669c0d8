//! The pages, made of the texts that were carried along.

use std::{borrow::Cow, str};

use boneyard_dgn::Record;
use boneyard_protocol::learn::{LearnGame, LearnIndex, LearnPage};
use boneyard_rules::{Preset, Seat, presets};
use rust_embed::RustEmbed;

use crate::{error::LearnError, lesson::lesson, prose::html, text::Text};

/// The folder of texts.
#[derive(RustEmbed)]
#[folder = "../../learn"]
#[include = "lessons/*.dgn"]
#[include = "*/*.md"]
struct Texts;

/// A language that everything is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language(&'static str);

impl Language {
    /// All of them.
    pub const ALL: [Self; 5] = [Self("en"), Self("ru"), Self("hr"), Self("es"), Self("pt")];

    /// The language of a two-letter code.
    #[must_use]
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.0 == code)
    }

    /// What the people of the lessons are called in its texts, in the order of their seats.
    const fn names(self) -> [&'static str; 4] {
        match self.0.as_bytes() {
            b"ru" => ["Аня", "Борис", "Карла", "Давид"],
            b"hr" => ["Ana", "Boris", "Karla", "Davor"],
            _ => ["Ana", "Boris", "Carla", "Davor"],
        }
    }

    /// Its two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0
    }
}

/// What there is to learn: the history, and every game that has a lesson.
///
/// # Errors
/// A text that is missing or not as it should be.
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
/// # Errors
/// A text that is missing or not as it should be. An unknown preset has none.
pub fn page(preset: &str, language: Language) -> Result<LearnPage, LearnError> {
    let file = format!("lessons/{preset}.dgn");
    let Some(preset) = presets::all().into_iter().find(|known| known.rules.preset == preset) else {
        return Err(LearnError::Missing { file });
    };
    let text = text(&preset.rules.preset, language)?;
    let mut record = Record::read(&read(&file)?).map_err(|error| LearnError::wrong(&file, error))?;
    if record.rules != preset.rules {
        return Err(LearnError::wrong(&file, "a lesson is played by the preset's own rules"));
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
