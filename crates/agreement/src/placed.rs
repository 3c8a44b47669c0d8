//! Which line of a sheet shows each parameter, and whether rules say anything else than their preset.

use boneyard_i18n::Messages;
use boneyard_rules::{Parameter, Rules, presets, ruleset::DrawMode};

use crate::clauses::{
    Clause, Place, clause,
    facts::{Facts, Wording},
};

/// Every parameter with the line that shows it. The line of a `Within` shows itself.
pub(crate) struct Placed(pub(crate) Vec<(&'static Clause, Place)>);

impl Placed {
    pub(crate) fn of(facts: &Facts) -> Self {
        let is_changed = |parameter: &str| {
            let preset = facts.preset.as_ref();
            preset.is_some_and(|preset| preset.rules.parameter(parameter) != facts.rules.parameter(parameter))
        };
        let clauses = Parameter::ALL.iter().filter_map(|parameter| clause(parameter.name));
        let place = |clause: &Clause| match clause.place(facts) {
            Place::Unused(host) if !is_changed(clause.parameter) => Place::Within(host),
            place => place,
        };
        let first: Vec<(&'static Clause, Place)> = clauses.map(|clause| (clause, place(clause))).collect();
        let place_of = |name: &str| {
            first.iter().find(|(clause, _)| clause.parameter == name).map_or(Place::Own, |(_, place)| *place)
        };
        // The line of a host may be a part of another line.
        let resolved = |mut place: Place| {
            while let Place::Within(host) = place {
                match place_of(host) {
                    Place::Within(next) => place = Place::Within(next),
                    _ => break,
                }
            }
            place
        };
        Self(first.iter().map(|(clause, place)| (*clause, resolved(*place))).collect())
    }

    /// The clause of a parameter if it is placed there.
    pub(crate) fn clause_at(&self, name: &str, place: Place) -> Option<&'static Clause> {
        self.0.iter().find(|(clause, at)| clause.parameter == name && *at == place).map(|(clause, _)| *clause)
    }

    pub(crate) fn unused(&self) -> impl Iterator<Item = &'static Clause> {
        self.0.iter().filter(|(_, place)| matches!(place, Place::Unused(_))).map(|(clause, _)| *clause)
    }

    /// The parameters that the line of `host` covers besides its own.
    pub(crate) fn covered_by(&self, host: &str) -> impl Iterator<Item = &'static str> {
        self.0
            .iter()
            .filter(move |(_, place)| matches!(place, Place::Within(within) if *within == host))
            .map(|(clause, _)| clause.parameter)
    }
}

/// Whether the rules say anything else than their preset. A parameter without effect changes nothing.
pub(crate) fn is_changed(rules: &Rules, words: &Messages) -> bool {
    let said = |rules: &Rules| {
        let mut rules = rules.clone();
        // Where no tile can be drawn, it does not matter how tiles would be drawn.
        if !Facts::of(&rules).draws() {
            rules.draw.mode = DrawMode::None;
        }
        let facts = Facts::of(&rules);
        let wording = Wording::new(&facts, words);
        let texts = Placed::of(&facts).0.into_iter().filter_map(|(clause, place)| match place {
            Place::Own => Some(clause.said(&wording)),
            Place::Nothing => Some(clause.nothing(&wording)),
            Place::Within(_) | Place::Unused(_) => None,
        });
        texts.collect::<Vec<_>>()
    };
    let preset = presets::find(&rules.preset);
    !rules.differences().is_empty() && preset.is_ok_and(|preset| said(rules) != said(&preset.rules))
}
