//! Checks the server's messages: events are stored before they are shown, and each command gets one answer.

use std::collections::HashMap;

use boneyard_table::{Recorded, Refusal, session::TableMessage};

use crate::violation::Violation;

/// Checks the messages and events of one run of the server.
#[derive(Default)]
pub(crate) struct MessageChecks {
    /// By command id. Clients never use an id twice.
    answers: HashMap<String, Result<u64, Refusal>>,
}

impl MessageChecks {
    /// Checks that no refused command was carried out.
    pub(crate) fn see_events(&self, events: &[Recorded]) -> Result<(), Violation> {
        for recorded in events {
            let answer = recorded.cause.as_ref().and_then(|cause| self.answers.get(&cause.id));
            if let Some(Err(refusal)) = answer {
                let (refusal, recorded) = (refusal.clone(), Box::new(recorded.clone()));
                return Err(Violation::RefusedAndCarriedOut { refusal, recorded });
            }
        }
        Ok(())
    }

    pub(crate) fn see_sent(&mut self, message: &TableMessage, disk: &[Recorded]) -> Result<(), Violation> {
        match message {
            TableMessage::Snapshot { view, .. } => shown(view.seq, disk),
            TableMessage::Update { from, events, .. } => shown(from - 1 + events.len() as u64, disk),
            // People of the simulation do not talk.
            TableMessage::Said { .. } => Ok(()),
            TableMessage::Ack { id, seq } => {
                let cause = disk.get(*seq as usize - 1).and_then(|recorded| recorded.cause.as_ref());
                if cause.is_none_or(|cause| cause.id != *id) {
                    return Err(Violation::WrongAck { id: id.clone(), seq: *seq });
                }
                self.answered(id, Ok(*seq))
            }
            // The table does not remember these refusals.
            TableMessage::Refused { refusal: Refusal::Frozen | Refusal::NotSeated, .. } => Ok(()),
            TableMessage::Refused { id, refusal } => self.answered(id, Err(refusal.clone())),
        }
    }

    fn answered(&mut self, id: &str, answer: Result<u64, Refusal>) -> Result<(), Violation> {
        match self.answers.insert(id.to_owned(), answer.clone()) {
            Some(before) if before != answer => {
                Err(Violation::TwoAnswers { id: id.to_owned(), before, answer })
            }
            _ => Ok(()),
        }
    }

    /// A recovered table may accept a command that was refused before.
    pub(crate) fn forget_refusals(&mut self) {
        self.answers.retain(|_, answer| answer.is_ok());
    }
}

fn shown(seq: u64, disk: &[Recorded]) -> Result<(), Violation> {
    let stored = disk.len() as u64;
    if seq > stored { Err(Violation::ShownBeforeStored { seq, stored }) } else { Ok(()) }
}
