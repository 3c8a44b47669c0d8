//! The clients of an evening. A message for several clients is encoded once.

use boneyard_ids::PersonId;
use boneyard_protocol::Problem;
use boneyard_table::session::Roster;
use serde::Serialize;

use crate::transport::frame::Frame;
use crate::transport::outbox::{ClientId, Outbox, Outboxes};

/// An audience: a group of clients that get the same messages.
pub(crate) trait Group: Copy + Eq {
    /// Whether the clients of this audience are spectators. Spectators get less room than participants.
    fn only_watches(self) -> bool;
}

impl Group for boneyard_club::live::Audience {
    fn only_watches(self) -> bool {
        self == boneyard_club::live::Audience::Spectators
    }
}

/// The clients of an evening, each in an audience, with their outboxes.
pub(crate) struct Clients<A> {
    roster: Roster<ClientId, A>,
    outboxes: Outboxes,
}

impl<A: Group> Clients<A> {
    /// No clients yet, and room for `max`, of whom `per_person_max` belong to the same person.
    pub(crate) fn new(max: usize, per_person_max: usize) -> Self {
        let roster = Roster::new(max, per_person_max, A::only_watches);
        Clients { roster, outboxes: Outboxes::default() }
    }

    /// Adds a client; false if there is no room. [`Roster::join`] says which client it may replace.
    pub(crate) fn join(
        &mut self,
        client: ClientId,
        person: Option<PersonId>,
        audience: A,
        outbox: Outbox,
    ) -> bool {
        let Ok(removed) = self.roster.join(client, person, audience) else { return false };
        for client in removed {
            self.outboxes.close(client, Problem::TooMany { retry_s: 60 });
        }
        self.outboxes.insert(client, outbox);
        true
    }

    /// Removes a client and closes its socket with a problem.
    pub(crate) fn close(&mut self, client: ClientId, why: Problem) {
        self.roster.leave(client);
        self.outboxes.close(client, why);
    }

    /// Removes a client. Returns its person if that person has no other client here.
    pub(crate) fn leave(&mut self, client: ClientId) -> Option<PersonId> {
        self.outboxes.remove(client);
        self.roster.leave(client)
    }

    /// Whether a person has a connected client.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.roster.is_here(person)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.roster.is_empty()
    }

    /// The clients of a person.
    pub(crate) fn of(&self, person: &PersonId) -> Vec<ClientId> {
        self.roster.clients_of(person)
    }

    /// Moves each client to the audience its person belongs to now. Returns the clients that moved.
    pub(crate) fn regroup(&mut self, audience: impl Fn(Option<&PersonId>) -> A) -> Vec<(ClientId, A)> {
        self.roster.regroup(audience)
    }

    /// Sends each audience its message, which is made once. The clients in `except` get nothing.
    pub(crate) fn send_by_audience(&mut self, except: &[ClientId], mut message: impl FnMut(A) -> Frame) {
        for (audience, mut clients) in self.roster.by_audience() {
            clients.retain(|client| !except.contains(client));
            if clients.is_empty() {
                continue;
            }
            let frame = message(audience);
            for client in clients {
                self.send_frame(client, &frame);
            }
        }
    }

    /// Sends a message to every client of a person.
    pub(crate) fn send_to_person(&mut self, person: &PersonId, message: &impl Serialize) {
        let frame = Frame::of(message);
        for client in self.of(person) {
            self.send_frame(client, &frame);
        }
    }

    /// Sends a message to one client.
    pub(crate) fn send(&mut self, client: ClientId, message: &impl Serialize) {
        self.send_frame(client, &Frame::of(message));
    }

    /// Sends an encoded message to one client. A client with a full outbox is disconnected and may resume.
    pub(crate) fn send_frame(&mut self, client: ClientId, frame: &Frame) {
        if !self.outboxes.send(client, frame) {
            self.roster.leave(client);
        }
    }
}

#[cfg(test)]
mod tests {
    use boneyard_protocol::ServerMessage;

    use super::*;
    use crate::bounds::OUTBOX_FRAMES_MAX;
    use crate::transport::socket::test_pair::{Peer, pair};

    const MAX: usize = 8;
    const PER_PERSON_MAX: usize = 3;

    impl Group for char {
        fn only_watches(self) -> bool {
            self == 'o'
        }
    }

    fn no_clients() -> Clients<char> {
        Clients::new(MAX, PER_PERSON_MAX)
    }

    /// Adds a client; returns the other end of its socket, or `None` if there is no room.
    async fn join(clients: &mut Clients<char>, person: Option<&str>, audience: char) -> Option<Peer> {
        let (outbox, peer) = pair().await;
        clients.join(ClientId::new(), person.map(PersonId::from), audience, outbox).then_some(peer)
    }

    #[tokio::test]
    async fn a_message_is_encoded_once_for_each_audience() {
        let mut clients = no_clients();
        let mut peers = Vec::new();
        for audience in ['a', 'b', 'b'] {
            peers.push(join(&mut clients, None, audience).await.unwrap());
        }
        let mut encoded = 0;
        clients.send_by_audience(&[], |_| {
            encoded += 1;
            Frame::of(&ServerMessage::Pong)
        });
        assert_eq!(encoded, 2);
        for peer in &mut peers {
            assert_eq!(peer.receive().await, r#"{"type":"pong"}"#);
        }
    }

    #[tokio::test]
    async fn a_client_that_does_not_read_is_disconnected_and_the_others_are_not() {
        let mut clients = no_clients();
        let _slow = join(&mut clients, Some("slow"), 'a').await.unwrap();
        let mut reading = join(&mut clients, Some("reading"), 'a').await.unwrap();
        let long = "x".repeat(100_000);
        let mut sent = 0;
        while clients.is_here(&PersonId::from("slow")) {
            clients.send_by_audience(&[], |_| Frame::of(&long));
            assert_eq!(reading.receive().await.len(), long.len() + 2);
            sent += 1;
        }
        assert!(sent > OUTBOX_FRAMES_MAX, "{sent}");
        assert!(clients.is_here(&PersonId::from("reading")));
    }

    #[tokio::test]
    async fn the_replaced_client_of_a_person_gets_the_reason() {
        let mut clients = Clients::new(100, PER_PERSON_MAX);
        let oldest = join(&mut clients, Some("ana"), 'a').await.unwrap();
        for _ in 0..PER_PERSON_MAX {
            join(&mut clients, Some("ana"), 'a').await.unwrap();
        }
        assert_eq!(oldest.problem(), Some(Problem::TooMany { retry_s: 60 }));
        assert_eq!(clients.of(&PersonId::from("ana")).len(), PER_PERSON_MAX);
    }
}
