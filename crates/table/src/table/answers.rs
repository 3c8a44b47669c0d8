//! Remembers the answers to commands, so that a client may repeat a command.

use std::collections::VecDeque;

use boneyard_ids::PersonId;

use crate::{
    command::{CommandId, Refusal},
    occupant::Occupant,
    reaction::Reaction,
    table::Table,
};

/// The last answers to the person on a seat, oldest first. The next person on the seat may use the same ids.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Answers {
    /// `None` before the first answer.
    person: Option<PersonId>,
    done: VecDeque<(Box<str>, u64)>,
    /// Apart from `done`, so that refusals never remove a success.
    refused: VecDeque<(Box<str>, Refusal)>,
}

impl Answers {
    /// The answer to a command of a person; `None` if it is not remembered.
    fn get(&self, person: &PersonId, id: &str) -> Option<Result<u64, Refusal>> {
        if self.person.as_ref() != Some(person) {
            return None;
        }
        let done = self.done.iter().find(|(known, _)| **known == *id).map(|(_, seq)| Ok(*seq));
        let refused = || self.refused.iter().find(|(known, _)| **known == *id);
        done.or_else(|| refused().map(|(_, refusal)| Err(refusal.clone())))
    }

    fn push(&mut self, person: &PersonId, id: &str, answer: Result<u64, Refusal>) {
        if self.person.as_ref() != Some(person) {
            *self = Answers { person: Some(person.clone()), ..Answers::default() };
        }
        match answer {
            Ok(seq) => push(&mut self.done, (id.into(), seq)),
            Err(refusal) => push(&mut self.refused, (id.into(), refusal)),
        }
    }
}

fn push<T>(answers: &mut VecDeque<T>, answer: T) {
    if answers.len() >= Table::ANSWERS_MAX {
        answers.pop_front();
    }
    answers.push_back(answer);
}

impl Table {
    /// The remembered answer to a command.
    pub(crate) fn remembered(&self, id: &CommandId) -> Option<Result<u64, Refusal>> {
        let person = self.seats.get(id.seat)?.person()?;
        self.answered[self.first_seat(id.seat)].get(person, &id.id)
    }

    /// Remembers the answer to a command.
    pub(crate) fn remember(&mut self, id: &CommandId, answer: Result<u64, Refusal>) {
        let seat = self.first_seat(id.seat);
        if let Some(person) = self.seats.get(id.seat).and_then(Occupant::person) {
            self.answered[seat].push(person, &id.id, answer);
        }
    }

    pub(crate) fn refuse(&mut self, reaction: &mut Reaction, id: CommandId, refusal: Refusal) {
        self.remember(&id, Err(refusal.clone()));
        reaction.answer(id, Err(refusal));
    }
}
