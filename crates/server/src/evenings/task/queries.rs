//! Answers questions to an evening's task. For long answers it returns a snapshot that the caller works with.

use std::sync::Arc;

use boneyard_club::Player;
use boneyard_club::live::{Audience, Author};
use boneyard_ids::{ParticipantId, PersonId};
use boneyard_protocol::evening::{BarredDevice, EveningPerson, EveningRefusal, FoundEvening, FoundPlayer};
use boneyard_store::BarredGuest;

use crate::evenings::message::EveningQuery;
use crate::evenings::people::Person;
use crate::evenings::snapshot::EveningSnapshot;
use crate::evenings::task::EveningTask;
use crate::http::ApiError;

impl EveningTask {
    /// Answers a question. A failed send means that the request was cancelled.
    pub(super) fn answer(&mut self, query: EveningQuery) {
        match query {
            EveningQuery::Author { guest, reply } => {
                let _ = reply.send(self.consistent(|| Ok(self.people.author(guest.as_ref()))));
            }
            EveningQuery::Snapshot { guest, reply } => {
                let consistent = self.check_consistent();
                let _ = reply.send(consistent.map(|()| self.snapshot(guest.as_ref())).map_err(Into::into));
            }
            EveningQuery::Found { guest, reply } => {
                let _ = reply.send(self.consistent(|| Ok(self.found(guest.as_ref()))));
            }
            EveningQuery::HasParticipantFrom { network, reply } => {
                let _ = reply.send(self.consistent(|| Ok(self.has_participant_from(network))));
            }
            EveningQuery::Devices { guest, reply } => {
                let _ = reply.send(self.consistent(|| self.people_devices(&guest)));
            }
            EveningQuery::BarredDevices { guest, reply } => {
                let _ = reply.send(self.consistent(|| self.barred_devices(&guest)));
            }
            EveningQuery::Code { guest, reply } => {
                let code = || self.check_organiser(&guest).map(|()| self.code.clone());
                let _ = reply.send(self.consistent(code));
            }
            EveningQuery::IsOrganiser { guest, reply } => {
                let _ = reply.send(self.consistent(|| self.check_organiser(&guest)));
            }
        }
    }

    /// The answer, or an error while the log can differ from what is stored.
    fn consistent<T>(&self, answer: impl FnOnce() -> Result<T, EveningRefusal>) -> Result<T, ApiError> {
        self.check_consistent()?;
        Ok(answer()?)
    }

    /// A snapshot of the evening for a guest.
    fn snapshot(&mut self, guest: Option<&PersonId>) -> EveningSnapshot {
        let author = self.people.author(guest);
        EveningSnapshot {
            club: self.club.clone(),
            author,
            live: self.log.snapshot(Audience::of(author)),
            entries: self.log.len(),
            answers: Arc::clone(&self.answers),
        }
    }

    /// The evening, for a visitor who wants to join.
    fn found(&self, guest: Option<&PersonId>) -> FoundEvening {
        let player = |(player, name): (Player, String)| FoundPlayer {
            player,
            name,
            taken: self.people.is_taken(player),
        };
        let names = self.log.names();
        let players = u16::try_from(names.len()).unwrap_or(u16::MAX);
        FoundEvening {
            id: self.id.clone(),
            club: self.club.clone(),
            name: self.log.facts().map(|facts| facts.name).unwrap_or_default(),
            me: self.people.author(guest),
            players: Player::all(players).zip(names).map(player).collect(),
        }
    }

    /// The devices with a role in the evening.
    fn people_devices(&self, guest: &PersonId) -> Result<Vec<EveningPerson>, EveningRefusal> {
        self.check_organiser(guest)?;
        let person = |(other, person): (&PersonId, Person)| EveningPerson {
            id: self.people.public_id(other),
            author: person.author,
            since_ms: person.since_ms,
            online: self.clients.is_here(other),
            you: other == guest,
            confirmed: person.confirmed,
        };
        let mut people: Vec<EveningPerson> = self.people.iter().map(person).collect();
        people.sort_by_key(|person| (person.author, person.since_ms));
        Ok(people)
    }

    /// The devices that the organiser removed.
    fn barred_devices(&self, guest: &PersonId) -> Result<Vec<BarredDevice>, EveningRefusal> {
        self.check_organiser(guest)?;
        let device = |(id, barred): (&ParticipantId, &BarredGuest)| BarredDevice {
            id: id.clone(),
            player: barred.player.and_then(Player::new),
            since_ms: barred.since_ms,
        };
        let mut devices: Vec<BarredDevice> = self.barred.iter().map(device).collect();
        devices.sort_by(|one, other| other.since_ms.cmp(&one.since_ms).then_with(|| one.id.cmp(&other.id)));
        Ok(devices)
    }

    /// Refuses a guest who is not an organiser.
    fn check_organiser(&self, guest: &PersonId) -> Result<(), EveningRefusal> {
        match self.people.author(Some(guest)) {
            Some(Author::Organiser) => Ok(()),
            _ => Err(EveningRefusal::NotOrganiser),
        }
    }
}
