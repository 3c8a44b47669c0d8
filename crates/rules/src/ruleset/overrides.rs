//! Sets parameters by overrides, written `group.field=value`, and explains those that are refused.

use alloc::format;

use super::{Rules, error::RulesError, parameter::Parameter, suggestion::most_like};

impl Rules {
    /// These rules with one override, without a check for conflicts.
    pub(crate) fn set_parameter(&self, text: &str) -> Result<Self, RulesError> {
        let (name, written) = text.split_once('=').ok_or_else(|| RulesError::Malformed(text.into()))?;
        let unknown = || RulesError::UnknownParameter { name: name.into(), near: near_name(name) };
        let parameter = Parameter::find(name).ok_or_else(unknown)?;
        self.changed(text).ok_or_else(|| RulesError::BadValue {
            parameter: name.into(),
            value: written.into(),
            expected: parameter.expected(self, written),
        })
    }
}

/// The parameter that a wrong name probably means: it may lack the group, go on after the field, or be misspelt.
fn near_name(name: &str) -> Option<&'static str> {
    let known = || Parameter::ALL.iter().map(|parameter| parameter.name);
    let begins = |known: &&str| name.strip_prefix(*known).is_some_and(|rest| rest.starts_with(['.', '[']));
    let is_field = |known: &&str| known.rsplit_once('.').is_some_and(|(_, field)| field == name);
    let misspelt = || {
        let (group, field) = name.split_once('.').unwrap_or(("", name));
        let fields = known().filter_map(|known| known.strip_prefix(group)?.strip_prefix('.'));
        match fields.clone().next() {
            Some(_) => {
                let near = most_like(field, fields)?;
                known().find(|known| *known == format!("{group}.{near}"))
            }
            None => most_like(name, known()),
        }
    };
    known().find(begins).or_else(|| known().find(is_field)).or_else(misspelt)
}
