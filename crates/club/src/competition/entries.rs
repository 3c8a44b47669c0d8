//! The entry list of a competition: licence numbers and clubs of those who play.
//!
//! An entry belongs to the person who has its name. Where only the look of two names connects them, or several people have the name, the
//! organisers are asked.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_ids::EntrantId;
use boneyard_text::{looks, plain};
use serde::{Deserialize, Serialize};

use crate::competition::entrants::{Entrant, Entrants};
use crate::competition::{COMPETITION_QUESTIONS_MAX, EntrantAnswer, EntrantDoubt, EntrantQuestion};

/// A person on the entry list of a competition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CompetitionEntry {
    /// The name, as in the club nights. No other entry has it.
    pub name: String,
    /// The licence number; may be empty. At most 30 characters.
    #[serde(default)]
    pub licence: String,
    /// The club for which the person plays; may be empty. At most 60 characters.
    #[serde(default)]
    pub club: String,
}

/// How an entry list fits the people who play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EntryCheck {
    /// The number of people on the list.
    pub entries: usize,
    /// The people who play but do not stand on the list, and about whom no question is open.
    pub unlisted: Vec<String>,
    /// The people on the list who play in no session so far.
    pub absent: Vec<String>,
}

/// Whose entry is which.
#[derive(Debug)]
pub(super) struct Entered<'a> {
    entries: &'a [CompetitionEntry],
    /// The entry of each person.
    of_person: Vec<Option<usize>>,
    /// Whether each entry has a person.
    is_taken: Vec<bool>,
    /// The open questions, at most `COMPETITION_QUESTIONS_MAX`.
    pub(super) questions: Vec<EntrantQuestion>,
}

impl<'a> Entered<'a> {
    /// Finds the entry of each person.
    pub(super) fn of(
        entries: &'a [CompetitionEntry],
        entrants: &Entrants,
        answers: &[EntrantAnswer],
    ) -> Self {
        let people = &entrants.people;
        let mut entered = Self {
            entries,
            of_person: vec![None; people.len()],
            is_taken: vec![false; entries.len()],
            questions: Vec::new(),
        };
        if entries.is_empty() {
            return entered;
        }
        let denied = entered.answered(entrants, answers);
        for is_own_name in [true, false] {
            entered.match_names(people, is_own_name, &denied);
        }
        entered.ask(people, &denied);
        entered
    }

    /// The entry of a person.
    pub(super) fn entry_of(&self, person: usize) -> Option<&'a CompetitionEntry> {
        self.entries.get((*self.of_person.get(person)?)?)
    }

    /// How the list fits; `None` if there is no list.
    pub(super) fn check(&self, people: &[Entrant]) -> Option<EntryCheck> {
        if self.entries.is_empty() {
            return None;
        }
        let asked: BTreeSet<&EntrantId> =
            self.questions.iter().flat_map(|question| &question.entrants).collect();
        let played = people.iter().zip(&self.of_person);
        let unlisted = played.filter(|(person, entry)| entry.is_none() && !asked.contains(&person.id));
        let listed = self.entries.iter().zip(&self.is_taken);
        let absent = listed
            .filter(|(entry, is_taken)| !**is_taken && !asked.contains(&EntrantId::of_entry(&entry.name)));
        Some(EntryCheck {
            entries: self.entries.len(),
            unlisted: unlisted.map(|(person, _)| person.name.clone()).collect(),
            absent: absent.map(|(entry, _)| entry.name.clone()).collect(),
        })
    }

    /// Follows the answers about entries. Returns the people and entries that do not belong together.
    fn answered(&mut self, entrants: &Entrants, answers: &[EntrantAnswer]) -> BTreeSet<(usize, usize)> {
        let by_id: BTreeMap<EntrantId, usize> =
            (0..).zip(self.entries).map(|(at, entry)| (EntrantId::of_entry(&entry.name), at)).collect();
        let mut denied = BTreeSet::new();
        for EntrantAnswer { entrants: [one, other], same } in answers {
            let (Some(person), Some(entry)) = (entrants.by_id.get(one), by_id.get(other)) else { continue };
            match same {
                true => self.join(*person, *entry),
                false => _ = denied.insert((*person, *entry)),
            }
        }
        denied
    }

    /// Gives entries to the only person who has their name: as their own name, or as any of their names.
    fn match_names(&mut self, people: &[Entrant], is_own_name: bool, denied: &BTreeSet<(usize, usize)>) {
        let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (index, person) in people.iter().enumerate() {
            let names = person.names.iter().filter(|name| !is_own_name || **name == person.name);
            names.for_each(|name| by_name.entry(name).or_default().push(index));
        }
        for (at, entry) in self.entries.iter().enumerate() {
            let named = by_name.get(entry.name.as_str()).into_iter().flatten();
            let mut free = named.filter(|person| self.may_join(**person, at, denied));
            if let (Some(person), None) = (free.next(), free.next()) {
                self.join(*person, at);
            }
        }
    }

    /// Asks about people and entries whose names are alike.
    fn ask(&mut self, people: &[Entrant], denied: &BTreeSet<(usize, usize)>) {
        let mut by_look: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (index, person) in people.iter().enumerate() {
            for look in person.names.iter().flat_map(|name| appearances(name)).collect::<BTreeSet<_>>() {
                by_look.entry(look).or_default().push(index);
            }
        }
        for (at, entry) in self.entries.iter().enumerate() {
            let alike = appearances(&entry.name).filter_map(|look| by_look.get(&look)).flatten();
            for person in alike.collect::<BTreeSet<_>>() {
                if self.questions.len() >= COMPETITION_QUESTIONS_MAX {
                    return;
                }
                if self.may_join(*person, at, denied) {
                    let person = &people[*person];
                    self.questions.push(EntrantQuestion {
                        entrants: [person.id.clone(), EntrantId::of_entry(&entry.name)],
                        names: [person.name.clone(), entry.name.clone()],
                        sessions: [person.plays_in(), Vec::new()],
                        doubt: EntrantDoubt::Entry,
                    });
                }
            }
        }
    }

    fn may_join(&self, person: usize, entry: usize, denied: &BTreeSet<(usize, usize)>) -> bool {
        self.of_person[person].is_none() && !self.is_taken[entry] && !denied.contains(&(person, entry))
    }

    /// Joins a person and an entry, unless one of them has another already.
    fn join(&mut self, person: usize, entry: usize) {
        if self.may_join(person, entry, &BTreeSet::new()) {
            self.of_person[person] = Some(entry);
            self.is_taken[entry] = true;
        }
    }
}

/// How a name looks, also without accents and with its words in any order: lists often have the surname first.
fn appearances(name: &str) -> impl Iterator<Item = String> {
    let mut words: Vec<String> = name.split_whitespace().map(plain).collect();
    words.sort_unstable();
    looks(name).into_iter().chain([words.join(" ")])
}
