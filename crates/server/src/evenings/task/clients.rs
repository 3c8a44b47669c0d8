//! The clients of an evening: who joins and leaves, what they receive first, and who is online.

use std::collections::BTreeMap;

use boneyard_club::Player;
use boneyard_club::live::{Audience, Author};
use boneyard_ids::{DeviceId, PersonId};
use boneyard_protocol::evening::{EveningServerMessage, PlayerDevice};
use boneyard_protocol::{Problem, VERSION};

use crate::bounds::PRESENCE_EVERY;
use crate::clock;
use crate::evenings::message::JoinRequest;
use crate::evenings::task::{Device, EveningTask};
use crate::transport::outbox::ClientId;

impl EveningTask {
    pub(super) fn join(&mut self, request: JoinRequest) {
        let JoinRequest { client, person, network, device, last_seen, seen_as, outbox } = request;
        let author = self.author_of(person.as_ref());
        let was_connected = person.as_ref().is_some_and(|person| self.clients.is_here(person));
        let audience = Audience::of(author);
        let refused = match self.check_consistent() {
            Err(problem) => Some(problem),
            Ok(()) if self.clients.join(client, person.clone(), audience, outbox.clone()) => None,
            Ok(()) => Some(Problem::TooMany { retry_s: 60 }),
        };
        if let Some(problem) = refused {
            return outbox.close(problem);
        }
        self.idle_since = None;
        if author.is_some() {
            self.networks.insert(network);
        }
        self.devices.insert(client, Device { person, name: device });
        let resumes = seen_as == author && last_seen <= self.log.len();
        self.welcome(client, if resumes { last_seen } else { 0 });
        if author.is_some() {
            self.clients.send(client, &self.people_here());
            if !was_connected {
                self.presence_changed();
            }
        }
    }

    /// Sends a client its author, and the entries after the number `last_seen`.
    pub(super) fn welcome(&mut self, client: ClientId, last_seen: u32) {
        let Some(device) = self.devices.get(&client) else { return };
        let author = self.author_of(device.person.as_ref());
        let person = device.person.as_ref().and_then(|person| self.people.person(person));
        let device = device.person.as_ref().map(|person| self.device_of(person, device));
        let welcome = EveningServerMessage::Welcome {
            version: VERSION,
            me: author,
            code: author.filter(|_| self.log.is_open()).map(|_| self.code.clone()),
            club: self.club.clone(),
            needs: person.and_then(|person| self.log.needs_of(person)),
            now: clock::moment(),
            entries_from: last_seen + 1,
            entries_to: self.log.len(),
            entered_to: device.as_ref().map_or(0, |device| self.log.last_of(device)),
            device,
        };
        self.clients.send(client, &welcome);
        for frame in self.log.catch_up(last_seen, Audience::of(author)) {
            self.clients.send_frame(client, &frame);
        }
    }

    pub(super) fn leave(&mut self, client: ClientId) {
        self.clients.leave(client);
        let person = self.devices.remove(&client).and_then(|device| device.person);
        if let Some(person) = person
            && self.author_of(Some(&person)).is_some()
            && !self.clients.is_here(&person)
        {
            self.presence_changed();
        }
        if self.clients.is_empty() {
            self.idle_since = Some(clock::moment());
        }
    }

    /// Disconnects a client with a problem. The client keeps every entry that was not acknowledged, and sends it
    /// again.
    pub(super) fn disconnect(&mut self, client: ClientId, problem: Problem) {
        self.clients.close(client, problem);
        // Later entries of the client may wait in the mailbox. They must not be appended without the failed entry.
        self.leave(client);
    }

    pub(super) fn author_of(&self, person: Option<&PersonId>) -> Option<Author> {
        self.people.author(person)
    }

    /// The id of a device in entries. It begins with the guest's public id, so no guest can use the id of another
    /// guest's device.
    pub(super) fn device_of(&self, person: &PersonId, device: &Device) -> DeviceId {
        DeviceId::new(&self.people.public_id(person), &device.name)
    }

    /// Moves each client to the audience of its current role; returns the clients that moved.
    pub(super) fn regroup(&mut self) -> Vec<(ClientId, Audience)> {
        let people = &self.people;
        self.clients.regroup(|person| Audience::of(people.author(person)))
    }

    pub(super) fn presence_changed(&mut self) {
        // Many clients can reconnect at once. Wait a little, so that one message reports them all.
        let soon = clock::moment().after(clock::as_ms(PRESENCE_EVERY));
        self.presence_at.get_or_insert(soon);
    }

    fn people_here(&self) -> EveningServerMessage {
        let mut online: BTreeMap<Player, bool> = BTreeMap::new();
        for (guest, person) in self.people.iter() {
            let is_here = self.clients.is_here(guest);
            *online.entry(person.author.player()).or_default() |= is_here;
        }
        let people = online.into_iter().map(|(player, online)| PlayerDevice { player, online }).collect();
        EveningServerMessage::People { people }
    }

    pub(super) fn show_people(&mut self) {
        let message = self.people_here();
        for (guest, _) in self.people.iter() {
            self.clients.send_to_person(guest, &message);
        }
    }

    /// Sends `welcome` to the devices of these guests again.
    pub(super) fn welcome_again(&mut self, guests: Vec<PersonId>) {
        for client in guests.iter().flat_map(|guest| self.clients.of(guest)).collect::<Vec<_>>() {
            self.welcome(client, self.shown);
        }
    }
}
