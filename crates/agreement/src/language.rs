//! The languages of agreements and printed pages.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A language of agreements and of printed pages.
///
/// ```
/// use boneyard_agreement::Language;
///
/// assert_eq!("hr".parse(), Ok(Language::Hr));
/// let refused = "tlh".parse::<Language>().expect_err("not translated");
/// assert_eq!(refused.to_string(), "no language here has the code `tlh`; languages are en, ru, hr, es, pt");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Croatian.
    Hr,
    /// Spanish.
    Es,
    /// Portuguese, of Brazil.
    Pt,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Self; 5] = [Self::En, Self::Ru, Self::Hr, Self::Es, Self::Pt];

    /// The two-letter code, as in `--lang ru`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Hr => "hr",
            Self::Es => "es",
            Self::Pt => "pt",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// No language of the agreements has this code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseLanguageError(String);

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no language here has the code `{}`; languages are {}",
            self.0,
            Language::ALL.map(Language::code).join(", ")
        )
    }
}

impl std::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(code: &str) -> Result<Self, ParseLanguageError> {
        let found = Self::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| ParseLanguageError(code.into()))
    }
}
