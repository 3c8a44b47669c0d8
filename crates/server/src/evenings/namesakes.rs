//! Finds players whose names look alike. The engine refuses only equal names: it also runs in browsers, without the tables of Unicode.

use boneyard_club::live::{EntryRefusal, EveningCommand};
use boneyard_protocol::evening::EveningRefusal;
use boneyard_text::looks;

/// Two players whose names look alike, by number from 1.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Alike {
    first: u16,
    name: String,
    second: u16,
    other: String,
}

/// The first name that looks like one before it. Pairs of `settled` names are left out: someone has decided about them before.
/// Equal names are left out too: the engine refuses them.
pub(crate) fn alike(names: &[String], settled: &[String]) -> Option<Alike> {
    let players: Vec<_> =
        (1..).zip(names).map(|(number, name)| (number, name, looks(name), settled.contains(name))).collect();
    for (at, (second, other, other_looks, is_other_settled)) in players.iter().enumerate() {
        for (first, name, looks, is_settled) in players.iter().take(at) {
            let is_new = name != other && !(*is_settled && *is_other_settled);
            if is_new && looks.iter().any(|look| other_looks.contains(look)) {
                let (name, other) = (name.to_string(), other.to_string());
                return Some(Alike { first: *first, name, second: *second, other });
            }
        }
    }
    None
}

/// Refuses a change of players by which one gets a name that looks like another. `names` are those before.
pub(crate) fn check_change(command: &EveningCommand, names: &[String]) -> Result<(), EntryRefusal> {
    let (EveningCommand::Conditions { setup, namesakes: false, .. }
    | EveningCommand::Reseat { setup, namesakes: false, .. }) = command
    else {
        return Ok(());
    };
    let changed: Vec<String> =
        setup.clone().normalized().players.into_iter().map(|person| person.name).collect();
    if changed.iter().all(|name| names.contains(name)) {
        return Ok(());
    }
    alike(&changed, names).map_or(Ok(()), |alike| Err(alike.into()))
}

impl From<Alike> for EntryRefusal {
    fn from(Alike { first, name, second, other }: Alike) -> Self {
        EntryRefusal::NamesAlike { first, name, second, other }
    }
}

impl From<Alike> for EveningRefusal {
    fn from(Alike { first, name, second, other }: Alike) -> Self {
        EveningRefusal::NamesAlike { first, name, second, other }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(names: &[&str], settled: &[&str]) -> Option<(u16, u16)> {
        let owned = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<_>>();
        alike(&owned(names), &owned(settled)).map(|Alike { first, second, .. }| (first, second))
    }

    // The other `Bоris` has a Cyrillic letter.
    #[test]
    fn a_pair_is_found_unless_both_names_are_settled() {
        assert_eq!(found(&["Ana", "Boris", "Bоris"], &[]), Some((2, 3)));
        assert_eq!(found(&["Ana", "Boris", "Bоris"], &["Ana", "Boris"]), Some((2, 3)));
        assert_eq!(found(&["Ana", "Boris", "Bоris"], &["Boris", "Bоris"]), None);
        assert_eq!(found(&["Ana", "Boris", "Bоris", "boris"], &["Boris", "Bоris"]), Some((2, 4)));
        assert_eq!(found(&["Ana", "Boris", "Boris"], &[]), None, "the engine refuses equal names");
    }
}
