//! What people say at a table: who may say it, how often, and who hears it.

use std::collections::VecDeque;

use boneyard_rules::Seat;

use super::{TableMessage, TableSession};
use crate::{
    command::Refusal,
    talk::{Said, Spoken},
};

/// What is remembered of the talk at a table, for people who report it.
pub(super) const REMEMBERED_MAX: usize = 50;

/// How many times a person may speak within [`SPEAKING_MS`].
const SPOKEN_MAX: usize = 5;

const SPEAKING_MS: u64 = 15_000;

impl<C: Copy + Ord> TableSession<C> {
    /// What was said last, the oldest first. It is lost when the table leaves memory.
    #[must_use]
    pub const fn talk(&self) -> &VecDeque<Spoken> {
        &self.talk
    }

    /// Passes what a person says on to everyone at the table.
    pub(super) fn say(&mut self, client: C, id: String, said: Said) {
        match self.may_say(client, &said) {
            Err(refusal) => self.send(vec![client], TableMessage::Refused { id, refusal }),
            Ok(seat) => {
                if self.talk.len() >= REMEMBERED_MAX {
                    self.talk.pop_front();
                }
                self.talk.push_back(Spoken { at: self.now, seat, said: said.clone() });
                self.send(vec![client], TableMessage::Ack { id, seq: self.shown });
                let everyone = self.roster.clients();
                self.send(everyone, TableMessage::Said { seat, said });
            }
        }
    }

    fn may_say(&self, client: C, said: &Said) -> Result<Seat, Refusal> {
        let seat = self.seat_of_client(client).ok_or(Refusal::NotSeated)?;
        self.table.may_say(said)?;
        let seat = self.table.first_seat(seat);
        let lately = |spoken: &&Spoken| spoken.seat == seat && self.now.ms_since(spoken.at) < SPEAKING_MS;
        if self.talk.iter().filter(lately).count() >= SPOKEN_MAX {
            return Err(Refusal::TooMuchTalk);
        }
        Ok(seat)
    }
}
