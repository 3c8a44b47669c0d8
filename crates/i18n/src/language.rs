//! The languages.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

macro_rules! languages {
    ($($variant:ident, $code:literal, $name:literal;)*) => {
        /// A language of pages, agreements, lessons and printed sheets.
        ///
        /// ```
        /// use boneyard_i18n::Language;
        ///
        /// assert_eq!("hr".parse(), Ok(Language::Hr));
        /// let refused = "tlh".parse::<Language>().expect_err("not translated");
        /// assert!(refused.to_string().starts_with("no language here has the code `tlh`; languages are en, ru"));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
        // A further language must not stop any crate from building.
        #[non_exhaustive]
        #[serde(rename_all = "kebab-case")]
        pub enum Language {
            $(#[doc = $name] $variant,)*
        }

        impl Default for Language {
            /// English.
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl Language {
            /// All languages, English first.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$variant),*];

            /// The two-letter code, as in `--lang ru`. The folder in `locales` has this name.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)*
                }
            }
        }
    };
}

// To add a language, add a folder in `locales` and a line here.
languages! {
    En, "en", "English.";
    Ru, "ru", "Russian.";
    Hr, "hr", "Croatian.";
    Es, "es", "Spanish.";
    Pt, "pt", "Portuguese, of Brazil.";
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// No language has this code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseLanguageError(String);

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<&str> = Language::ALL.into_iter().map(Language::code).collect();
        write!(f, "no language here has the code `{}`; languages are {}", self.0, codes.join(", "))
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
