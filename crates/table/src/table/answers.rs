//! Remembers the answers to commands, so that a client may repeat a command.

use boneyard_ids::PersonId;
use boneyard_rules::SEATS_MAX;

use crate::{
    command::{CommandId, Refusal},
    occupant::Occupant,
    reaction::Reaction,
    table::Table,
};

/// A command that was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AnsweredCommand {
    pub(crate) person: PersonId,
    /// The client's name for the command.
    pub(crate) id: String,
    pub(crate) answer: Result<u64, Refusal>,
}

impl Table {
    /// Remembers the answer to a command. Each person has their own answers: commands of others never remove them,
    /// and the next person on the seat may use the same ids.
    pub(crate) fn remember(&mut self, id: &CommandId, answer: Result<u64, Refusal>) {
        let Some(person) = self.seats.get(id.seat).and_then(Occupant::person).cloned() else { return };
        // Refusals and successes are limited apart, so that refusals never remove a success.
        let is_like = |answered: &AnsweredCommand| {
            answered.person == person && answered.answer.is_ok() == answer.is_ok()
        };
        let alike = || self.answered.iter().enumerate().filter(|(_, answered)| is_like(answered));
        let oldest = alike().next().map(|(at, _)| at).filter(|_| alike().count() >= Self::ANSWERS_MAX);
        // Bounds the answers of people who have left their seats.
        let too_many = self.answered.len() >= 2 * Self::ANSWERS_MAX * SEATS_MAX;
        if let Some(at) = oldest.or(too_many.then_some(0)) {
            self.answered.remove(at);
        }
        self.answered.push_back(AnsweredCommand { person, id: id.id.clone(), answer });
    }

    pub(crate) fn refuse(&mut self, reaction: &mut Reaction, id: CommandId, refusal: Refusal) {
        self.remember(&id, Err(refusal.clone()));
        reaction.answer(id, Err(refusal));
    }
}
