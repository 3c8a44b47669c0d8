//! The sheet of an agreement: lines that together cover every parameter, and a worked example.

use boneyard_i18n::{Language, Messages};
use boneyard_rules::{Parameter, Rules};
use serde::{Deserialize, Serialize};

use crate::{
    clauses::{
        Clause, Heading, Place,
        contest::ends_before_target,
        facts::{Facts, Wording},
    },
    example::{Example, PlayedExample},
    placed::{Placed, is_changed},
    summary::Summary,
    titles::title,
};

/// The agreement of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Sheet {
    /// The name of the preset, and whether it was changed.
    pub title: String,
    /// The rules in short, for players who are about to begin.
    pub summary: Summary,
    /// The rules, in the order in which players ask.
    pub sections: Vec<Section>,
    /// What these rules do without: `Nothing else: no redeal, no bonuses.` `None` if nothing is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nothing_else: Option<Line>,
    /// A worked example, settled by the engine under these rules.
    pub example: Example,
}

/// Rules that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Section {
    /// The subject of these rules, in the language.
    pub heading: String,
    /// The sentences of this section.
    pub lines: Vec<Line>,
}

/// The sentence of one or several parameters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
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
        let key = if is_changed(rules, words) { "title-changed" } else { "title" };
        let (sections, nothing_else) = lines(rules, words);
        Self {
            title: words.message_with(key, [("preset", title(&rules.preset, language).into())]),
            summary: Summary::of(rules, words),
            sections,
            nothing_else,
            example: PlayedExample::of(rules).told(language),
        }
    }
}

/// The parameters of a section. Where rounds in a row are all that ends a match, they are its aim.
fn parameters(rules: &Rules, heading: Heading) -> impl Iterator<Item = &'static str> {
    let instant = "match.instant";
    let moves = ends_before_target(rules);
    let is_aim = heading == Heading::Aim && moves;
    let own = heading.parameters().iter().copied().filter(move |name| !(moves && *name == instant));
    is_aim.then_some(instant).into_iter().chain(own)
}

/// The lines of the sheet by section, and the closing line. Every parameter is covered by exactly one line.
pub(crate) fn lines(rules: &Rules, words: &Messages) -> (Vec<Section>, Option<Line>) {
    let facts = Facts::of(rules);
    let wording = Wording::new(&facts, words);
    let placed = Placed::of(&facts);
    let line = |clause: &Clause| {
        let parameters = [clause.parameter].into_iter().chain(placed.covered_by(clause.parameter));
        Line { parameters: parameters.map(str::to_owned).collect(), text: clause.said(&wording) }
    };
    let section = |heading: Heading| {
        let own = parameters(rules, heading).filter_map(|name| placed.clause_at(name, Place::Own));
        let lines = match heading {
            Heading::Unused => placed.unused().map(line).collect(),
            _ => own.map(line).collect(),
        };
        Section { heading: wording.say(heading.message()), lines }
    };
    let sections: Vec<Section> =
        Heading::ALL.into_iter().map(section).filter(|section| !section.lines.is_empty()).collect();

    let mut parameters = Vec::new();
    let mut nouns: Vec<String> = Vec::new();
    for clause in
        Parameter::ALL.iter().filter_map(|parameter| placed.clause_at(parameter.name, Place::Nothing))
    {
        parameters.push(clause.parameter.to_owned());
        parameters.extend(placed.covered_by(clause.parameter).map(str::to_owned));
        nouns.push(clause.nothing(&wording));
    }
    let text = || wording.say_with("nothing-else", [("list", nouns.join(", ").into())]);
    let nothing_else = (!nouns.is_empty()).then(|| Line { parameters, text: text() });
    (sections, nothing_else)
}
