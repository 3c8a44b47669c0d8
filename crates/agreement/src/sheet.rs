//! The sheet of an agreement: lines that together cover every parameter, and a worked example.

use boneyard_i18n::{Language, Messages};
use boneyard_rules::{Parameter, Rules};
use serde::{Deserialize, Serialize};

use crate::{
    clauses::{Clause, Heading, Place, clause},
    example::{Example, PlayedExample},
    summary::Summary,
    titles::title,
};

/// The agreement of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// The name of the preset, and whether it was changed.
    pub title: String,
    /// The rules in short, for players who are about to begin.
    pub summary: Summary,
    /// The rules, in the order of play.
    pub sections: Vec<Section>,
    /// A worked example, settled by the engine under these rules.
    pub example: Example,
}

/// Rules that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Section {
    /// The subject of these rules, in the language.
    pub heading: String,
    /// The sentences of this section.
    pub lines: Vec<Line>,
}

/// The sentence of one or several parameters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// The parameters that the line covers. The first one gives the sentence.
    pub parameters: Vec<String>,
    /// The text of the line: one sentence or more.
    pub text: String,
}

impl Sheet {
    /// The agreement on these rules, in a language.
    ///
    /// ```
    /// use boneyard_agreement::{Language, Sheet};
    /// use boneyard_rules::Rules;
    ///
    /// let sheet = Sheet::of(&Rules::preset("draw")?, Language::Es);
    /// assert!(!sheet.sections.is_empty() && !sheet.example.rounds.is_empty());
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn of(rules: &Rules, language: Language) -> Self {
        let words = Messages::of(language);
        let changed = !rules.differences().is_empty();
        let key = if changed { "title-changed" } else { "title" };
        Self {
            title: words.message_with(key, [("preset", title(&rules.preset, language).into())]),
            summary: Summary::of(rules, words),
            sections: sections(rules, words),
            example: PlayedExample::of(rules).told(language),
        }
    }
}

/// The lines of the sheet by section. Every parameter is covered by exactly one line.
pub(crate) fn sections(rules: &Rules, words: &Messages) -> Vec<Section> {
    let placed: Vec<(&Clause, Place)> = Parameter::ALL
        .iter()
        .filter_map(|parameter| clause(parameter.name))
        .map(|clause| (clause, clause.place(rules)))
        .collect();
    // A parameter without a line of its own is listed in the line that covers it.
    let covered_by = |host: &str| -> Vec<String> {
        placed
            .iter()
            .filter(|(_, place)| matches!(place, Place::Within(within) if *within == host))
            .map(|(clause, _)| clause.parameter.to_owned())
            .collect()
    };
    let line = |clause: &Clause| {
        let parameters = [clause.parameter.to_owned()].into_iter().chain(covered_by(clause.parameter));
        Line { parameters: parameters.collect(), text: clause.text(rules, words) }
    };
    let section = |heading: Heading| {
        let belongs = |clause: &Clause, place: &Place| match heading {
            Heading::Unused => *place == Place::Unused,
            _ => *place == Place::Own && clause.heading() == heading,
        };
        let lines = placed.iter().filter(|(clause, place)| belongs(clause, place));
        Section {
            heading: words.message(heading.message()),
            lines: lines.map(|(clause, _)| line(clause)).collect(),
        }
    };
    Heading::ALL.into_iter().map(section).filter(|section| !section.lines.is_empty()).collect()
}
