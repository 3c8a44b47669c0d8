//! How much an evening may hold. Every way in keeps these limits: a file, a page's request, an entry of a device.
//!
//! A club's evening stays far below them: 64 players meet in 63 matches at 16 tables, with some ten rounds a sheet. What the
//! sheets of an evening cost to print grows with these numbers, and `boneyard bench sheets` shows the worst of it.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::text::visible_line;

/// The longest name of a person, a place, an evening or what a stake is counted in, in characters.
pub const NAME_CHARS_MAX: usize = 60;

/// The longest reason of a sanction or a correction, in characters.
pub const REASON_CHARS_MAX: usize = 300;

/// The longest text about what was corrected, in characters: `match 1 table 1 round 2`.
pub const CORRECTED_CHARS_MAX: usize = 100;

/// The longest text about what stood before a correction, or stands since, in characters: a sheet with all its rounds.
pub const STOOD_CHARS_MAX: usize = 1_000;

/// The most lines of one text.
pub const TEXT_LINES_MAX: usize = 5;

/// The most rounds on one sheet: a match has some ten, and an odd one 120.
pub const SHEET_ROUNDS_MAX: usize = 150;

/// The most tables in all matches of an evening together: 63 matches at 16 tables are 1 008.
pub const TABLES_MAX: usize = 1_024;

/// The most rounds of an evening, annulled sheets included.
pub const ROUNDS_MAX: usize = 24_000;

/// The most sanctions and penalties of an evening.
pub const SANCTIONS_MAX: usize = 500;

/// The most sheets of an evening that are annulled.
pub const ANNULLED_MAX: usize = 500;

/// The most corrections in the log of an evening.
pub const LOG_LINES_MAX: usize = 12_000;

/// The most characters in the log of an evening.
pub const LOG_CHARS_MAX: usize = 400_000;

/// The most stakes that an additional prize is worth.
pub const PRIZE_STAKES_MAX: u16 = 1_000;

/// The longest evening file, in bytes.
pub const FILE_BYTES_MAX: usize = 4 * 1024 * 1024;

/// The most lines of an evening file, without empty ones and comments.
pub const FILE_LINES_MAX: usize = 32_000;

/// The most words on a line of an evening file: all rounds of a sheet, and what stands around them.
pub const LINE_WORDS_MAX: usize = SHEET_ROUNDS_MAX + 20;

/// The most `pairs` lines of an evening file.
pub const PAIRS_LINES_MAX: usize = 4 * TABLES_MAX;

/// The most `scorer` lines of an evening file.
pub const SCORER_LINES_MAX: usize = 2 * TABLES_MAX;

/// Something that an evening may hold only so much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LimitedItem {
    /// Tables in all matches together.
    Tables,
    /// Rounds on all sheets together.
    Rounds,
    /// Sanctions and penalties.
    Sanctions,
    /// Sheets that were annulled.
    Annulled,
    /// Corrections in the log.
    LogLines,
    /// Characters in the log.
    LogChars,
}

impl LimitedItem {
    /// How many there may be.
    #[must_use]
    pub const fn most(self) -> usize {
        match self {
            Self::Tables => TABLES_MAX,
            Self::Rounds => ROUNDS_MAX,
            Self::Sanctions => SANCTIONS_MAX,
            Self::Annulled => ANNULLED_MAX,
            Self::LogLines => LOG_LINES_MAX,
            Self::LogChars => LOG_CHARS_MAX,
        }
    }
}

impl fmt::Display for LimitedItem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Tables => "tables in all matches together",
            Self::Rounds => "rounds on all sheets together",
            Self::Sanctions => "sanctions and penalties",
            Self::Annulled => "annulled sheets",
            Self::LogLines => "lines in its log",
            Self::LogChars => "characters in its log",
        })
    }
}

/// A text of an evening that is not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TextKind {
    /// The reason of a sanction or a correction.
    Reason,
    /// What was corrected.
    Corrected,
    /// What stood before a correction.
    Before,
    /// What stands since a correction.
    Since,
}

impl TextKind {
    /// The most characters it may have.
    #[must_use]
    pub const fn chars_max(self) -> usize {
        match self {
            Self::Reason => REASON_CHARS_MAX,
            Self::Corrected => CORRECTED_CHARS_MAX,
            Self::Before | Self::Since => STOOD_CHARS_MAX,
        }
    }

    /// Whether a text may stand there. It may be empty, and it may have several lines.
    pub(crate) fn check(self, text: &str) -> Result<(), TextError> {
        let bad = |why, max| TextError { told: self, why, max };
        let chars_max = self.chars_max();
        if text.chars().nth(chars_max).is_some() {
            return Err(bad(TextFault::TooLong, chars_max));
        }
        if text.split('\n').count() > TEXT_LINES_MAX {
            return Err(bad(TextFault::TooManyLines, TEXT_LINES_MAX));
        }
        let breaks = |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
        let hides = |line: &str| line.contains(breaks) || visible_line(line, chars_max).is_err();
        if text.split('\n').any(hides) { Err(bad(TextFault::Hidden, chars_max)) } else { Ok(()) }
    }
}

impl fmt::Display for TextKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Reason => "the reason",
            Self::Corrected => "the text about what was corrected",
            Self::Before => "the text about what stood before",
            Self::Since => "the text about what stands now",
        })
    }
}

/// A text that cannot stand in an evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[error("{told} {}", fault_message(*.why, *.max))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TextError {
    /// Which text.
    #[cfg_attr(feature = "ts", ts(inline))]
    pub told: TextKind,
    /// Why.
    #[cfg_attr(feature = "ts", ts(inline))]
    pub why: TextFault,
    /// How many characters or lines it may have.
    pub max: usize,
}

/// Why a text cannot stand in an evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TextFault {
    /// More characters than [`TextKind::chars_max`].
    TooLong,
    /// More lines than [`TEXT_LINES_MAX`], or more than one where there is room for one.
    TooManyLines,
    /// Characters that cannot be seen, or that turn the direction of others.
    Hidden,
}

fn fault_message(why: TextFault, max: usize) -> String {
    match why {
        TextFault::TooLong => format!("is too long; write {max} characters at most"),
        TextFault::TooManyLines if max == 1 => "has too many lines; write 1 line at most".to_owned(),
        TextFault::TooManyLines => format!("has too many lines; write {max} lines at most"),
        TextFault::Hidden => "has characters that cannot be seen; leave them out".to_owned(),
    }
}
