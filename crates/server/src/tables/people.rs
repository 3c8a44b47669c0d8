//! At which tables each person sits.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use boneyard_ids::{PersonId, TableId};
use parking_lot::Mutex;

/// The tables of each person, also those that sleep. Cheap to clone.
#[derive(Clone, Default)]
pub(super) struct SeatedPeople(Arc<Mutex<Seated>>);

#[derive(Default)]
struct Seated {
    tables: HashMap<PersonId, BTreeSet<TableId>>,
    people: HashMap<TableId, Vec<PersonId>>,
}

impl SeatedPeople {
    /// Sets the people who sit at a table.
    pub(super) fn set(&self, table: &TableId, people: Vec<PersonId>) {
        let mut seated = self.0.lock();
        if seated.people.get(table).map_or(&[][..], Vec::as_slice) == people {
            return;
        }
        seated.remove(table);
        for person in &people {
            seated.tables.entry(person.clone()).or_default().insert(table.clone());
        }
        if !people.is_empty() {
            seated.people.insert(table.clone(), people);
        }
    }

    /// Forgets a table that was closed.
    pub(super) fn forget(&self, table: &TableId) {
        self.0.lock().remove(table);
    }

    /// The tables at which a person sits.
    pub(super) fn tables_of(&self, person: &PersonId) -> Vec<TableId> {
        self.0.lock().tables.get(person).into_iter().flatten().cloned().collect()
    }
}

impl Seated {
    fn remove(&mut self, table: &TableId) {
        for person in self.people.remove(table).into_iter().flatten() {
            if let Some(tables) = self.tables.get_mut(&person) {
                tables.remove(table);
                if tables.is_empty() {
                    self.tables.remove(&person);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_move_between_tables_and_nothing_is_left_of_closed_ones() {
        let [ana, ben] = ["ana", "ben"].map(PersonId::from);
        let [one, two] = ["one", "two"].map(TableId::from);
        let seated = SeatedPeople::default();
        seated.set(&one, vec![ana.clone(), ben.clone()]);
        seated.set(&two, vec![ana.clone()]);
        assert_eq!(seated.tables_of(&ana), [one.clone(), two.clone()]);
        seated.set(&one, vec![ben.clone()]);
        assert_eq!(seated.tables_of(&ana), std::slice::from_ref(&two));
        seated.forget(&one);
        seated.set(&two, Vec::new());
        assert!(seated.tables_of(&ben).is_empty());
        let rest = seated.0.lock();
        assert!(rest.tables.is_empty() && rest.people.is_empty());
    }
}
