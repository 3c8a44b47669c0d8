//! The agreement: every parameter in words, and an example.

use boneyard_rules::{Parameter, Rules};
use serde::{Deserialize, Serialize};

use crate::{
    clauses::{Clause, Heading, Place, clause},
    example::Example,
    language::Language,
    titles::title,
    words::Words,
};

/// The agreement of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// What it is the agreement of.
    pub title: String,
    /// The rules, in the order in which a round needs them.
    pub sections: Vec<Section>,
    /// Rounds that the engine settled by these rules.
    pub example: Example,
}

/// Rules that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Section {
    /// What they are about.
    pub heading: String,
    /// The rules, a line each.
    pub lines: Vec<Line>,
}

/// What one or several parameters say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// The parameters that it speaks for, the one that it is about first.
    pub parameters: Vec<String>,
    /// One sentence or more.
    pub text: String,
}

impl Sheet {
    /// The agreement that these rules are, in a language.
    #[must_use]
    pub fn of(rules: &Rules, language: Language) -> Self {
        let words = Words::of(language);
        let changed = !rules.differences().is_empty();
        let key = if changed { "title-changed" } else { "title" };
        Self {
            title: words.tell(key, [("preset", title(&rules.preset, language).into())]),
            sections: sections(rules, words),
            example: Example::of(rules, words),
        }
    }
}

/// Every parameter in words.
pub(crate) fn sections(rules: &Rules, words: &Words) -> Vec<Section> {
    let said: Vec<(&Clause, Place)> = Parameter::ALL
        .iter()
        .filter_map(|parameter| clause(parameter.name))
        .map(|clause| (clause, clause.place(rules)))
        .collect();
    // A parameter without a line of its own is spoken for by the line of another.
    let spoken_for = |host: &str| -> Vec<String> {
        said.iter()
            .filter(|(_, place)| matches!(place, Place::Within(within) if *within == host))
            .map(|(clause, _)| clause.parameter.to_owned())
            .collect()
    };
    let line = |clause: &Clause| {
        let parameters = [clause.parameter.to_owned()].into_iter().chain(spoken_for(clause.parameter));
        Line { parameters: parameters.collect(), text: clause.text(rules, words) }
    };
    let section = |heading: Heading| {
        let belongs = |clause: &Clause, place: &Place| match heading {
            Heading::Unused => *place == Place::Unused,
            _ => *place == Place::Own && clause.heading() == heading,
        };
        let lines = said.iter().filter(|(clause, place)| belongs(clause, place));
        Section {
            heading: words.say(heading.message()),
            lines: lines.map(|(clause, _)| line(clause)).collect(),
        }
    };
    Heading::ALL.into_iter().map(section).filter(|section| !section.lines.is_empty()).collect()
}
