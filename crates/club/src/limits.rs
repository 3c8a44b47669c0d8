//! Limits on the size of an evening. Files, requests of the page and entries of devices are all checked against them.
//!
//! A real evening stays far below: 64 players play 63 matches at 16 tables, or 800 play ten at 200, with about ten rounds a sheet. The cost of printing
//! grows with these limits; `boneyard bench sheets` measures the worst case.

use std::fmt;

use serde::{Deserialize, Serialize};

use boneyard_seating::TABLES_MAX;
use boneyard_text::visible_line;

/// The longest name of a person, a place, an evening or a unit of money, in characters.
pub const NAME_CHARS_MAX: usize = 60;

/// The longest reason of a sanction or a correction, in characters.
pub const REASON_CHARS_MAX: usize = 300;

/// The longest name of a corrected item, in characters, such as `match 1 table 1 round 2`.
pub const CORRECTED_CHARS_MAX: usize = 100;

/// The longest value before or after a correction, in characters: a sheet with all its rounds.
pub const VALUE_CHARS_MAX: usize = 1_000;

/// The most lines in one text.
pub const TEXT_LINES_MAX: usize = 5;

/// The most rounds on one sheet. A match has about ten, and a rare one 120.
pub const SHEET_ROUNDS_MAX: usize = 150;

/// The most rounds of an evening, including annulled sheets.
pub const ROUNDS_MAX: usize = 24_000;

/// The most sanctions and penalties of an evening.
pub const SANCTIONS_MAX: usize = 500;

/// The most annulled sheets of an evening.
pub const ANNULLED_MAX: usize = 500;

/// The most corrections in the log of an evening.
pub const LOG_LINES_MAX: usize = 12_000;

/// The most notes in the log of an evening. They leave room for corrections.
pub const NOTES_MAX: usize = 500;

/// The most characters in the log of an evening.
pub const LOG_CHARS_MAX: usize = 400_000;

/// The highest stake, in the unit of the evening, and the highest penalty.
pub const AMOUNT_MAX: u32 = 1_000_000;

/// The most points for a win.
pub const WIN_POINTS_MAX: u8 = 20;

/// The highest additional prize, in stakes.
pub const PRIZE_STAKES_MAX: u16 = 1_000;

/// The longest evening file, in bytes.
pub const FILE_BYTES_MAX: usize = 4 * 1024 * 1024;

/// The most lines of an evening file, without empty ones and comments.
pub const FILE_LINES_MAX: usize = 32_000;

/// The most words on a line of an evening file: all rounds of a sheet, and the other words of the line.
pub const LINE_WORDS_MAX: usize = SHEET_ROUNDS_MAX + 20;

/// The most `pairs` lines of an evening file.
pub const PAIRS_LINES_MAX: usize = 4 * TABLES_MAX;

/// The most `scorer` lines of an evening file.
pub const SCORER_LINES_MAX: usize = 2 * TABLES_MAX;

/// An item whose number in an evening is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LimitedItem {
    /// Tables of all matches together.
    Tables,
    /// Rounds on all sheets, including annulled ones.
    Rounds,
    /// Sanctions and penalties.
    Sanctions,
    /// Annulled sheets.
    Annulled,
    /// Corrections in the log.
    LogLines,
    /// Notes in the log.
    Notes,
    /// Characters in the log.
    LogChars,
}

impl LimitedItem {
    /// The highest number allowed.
    ///
    /// ```
    /// use boneyard_club::LimitedItem;
    ///
    /// assert_eq!(LimitedItem::Sanctions.most(), 500);
    /// ```
    #[must_use]
    pub const fn most(self) -> usize {
        match self {
            Self::Tables => TABLES_MAX,
            Self::Rounds => ROUNDS_MAX,
            Self::Sanctions => SANCTIONS_MAX,
            Self::Annulled => ANNULLED_MAX,
            Self::LogLines => LOG_LINES_MAX,
            Self::Notes => NOTES_MAX,
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
            Self::Notes => "notes in its log",
            Self::LogChars => "characters in its log",
        })
    }
}

/// A text of an evening that is not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TextKind {
    /// The reason of a sanction or a correction.
    Reason,
    /// The corrected item.
    Corrected,
    /// The value before a correction.
    Before,
    /// The value after a correction.
    Since,
}

impl TextKind {
    /// The highest number of characters.
    ///
    /// ```
    /// use boneyard_club::TextKind;
    ///
    /// assert_eq!(TextKind::Reason.chars_max(), 300);
    /// ```
    #[must_use]
    pub const fn chars_max(self) -> usize {
        match self {
            Self::Reason => REASON_CHARS_MAX,
            Self::Corrected => CORRECTED_CHARS_MAX,
            Self::Before | Self::Since => VALUE_CHARS_MAX,
        }
    }

    /// Checks a text. It may be empty and may have several lines.
    pub(crate) fn check(self, text: &str) -> Result<(), TextError> {
        let error = |why, max| TextError { text: self, why, max };
        let chars_max = self.chars_max();
        if text.chars().nth(chars_max).is_some() {
            return Err(error(TextFault::TooLong, chars_max));
        }
        if text.split('\n').count() > TEXT_LINES_MAX {
            return Err(error(TextFault::TooManyLines, TEXT_LINES_MAX));
        }
        let breaks = |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}');
        let hides = |line: &str| line.contains(breaks) || visible_line(line, chars_max).is_err();
        if text.split('\n').any(hides) { Err(error(TextFault::Hidden, chars_max)) } else { Ok(()) }
    }
}

impl fmt::Display for TextKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Reason => "the reason",
            Self::Corrected => "the text about what was corrected",
            Self::Before => "the text about the earlier value",
            Self::Since => "the text about the current value",
        })
    }
}

/// A text that an evening refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[error("{text} {}", fault_message(*.why, *.max))]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct TextError {
    #[serde(rename = "told")]
    pub text: TextKind,
    pub why: TextFault,
    /// The highest number of characters, or of lines for [`TextFault::TooManyLines`].
    pub max: usize,
}

/// Why an evening refuses a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TextFault {
    /// More characters than [`TextKind::chars_max`].
    TooLong,
    /// More than [`TEXT_LINES_MAX`] lines, or several lines in a text of one line.
    TooManyLines,
    /// Invisible characters, or characters that change the direction of the text.
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
