//! The clients of an evening. A message for several clients is encoded once.

use axum::extract::ws::Utf8Bytes;
use boneyard_ids::PersonId;
use boneyard_protocol::Problem;
use boneyard_table::session::Roster;
use serde::Serialize;

use crate::bounds::CLIENTS_PER_PERSON_MAX;
use crate::outbox::{ClientId, Outbox, Outboxes};
use crate::socket::encode;

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
    /// No clients yet, and room for `max`.
    pub(crate) fn new(max: usize) -> Self {
        let roster = Roster::new(max, CLIENTS_PER_PERSON_MAX, A::only_watches);
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

    /// Sends each audience its message, encoded once. The clients in `except` get nothing.
    pub(crate) fn send_by_audience<M: Serialize>(
        &mut self,
        except: &[ClientId],
        mut message: impl FnMut(A) -> M,
    ) {
        for (audience, mut clients) in self.roster.by_audience() {
            clients.retain(|client| !except.contains(client));
            if clients.is_empty() {
                continue;
            }
            let frame = encode(&message(audience));
            for client in clients {
                self.send_frame(client, frame.clone());
            }
        }
    }

    /// Sends a message to every client of a person.
    pub(crate) fn send_to_person(&mut self, person: &PersonId, message: &impl Serialize) {
        let frame = encode(message);
        for client in self.of(person) {
            self.send_frame(client, frame.clone());
        }
    }

    /// Sends a message to one client.
    pub(crate) fn send(&mut self, client: ClientId, message: &impl Serialize) {
        self.send_frame(client, encode(message));
    }

    /// Sends an encoded message to one client. A client with a full outbox is disconnected and may resume.
    pub(crate) fn send_frame(&mut self, client: ClientId, frame: Utf8Bytes) {
        if !self.outboxes.send(client, frame) {
            self.roster.leave(client);
        }
    }
}

#[cfg(test)]
mod tests {
    use boneyard_protocol::ServerMessage;
    use tokio::sync::mpsc;

    use super::*;
    use crate::outbox::Frames;

    const MAX: usize = 8;

    impl Group for char {
        fn only_watches(self) -> bool {
            self == 'o'
        }
    }

    fn no_clients() -> Clients<char> {
        Clients::new(MAX)
    }

    /// Adds a client; returns its id and the frames it gets, or `None` if there is no room.
    fn join(
        clients: &mut Clients<char>,
        person: Option<&str>,
        audience: char,
        frames_max: usize,
    ) -> Option<(ClientId, mpsc::Receiver<Utf8Bytes>)> {
        let (outbox, Frames { frames, .. }) = Outbox::new(frames_max);
        let (client, person) = (ClientId::new(), person.map(PersonId::from));
        clients.join(client, person, audience, outbox).then_some((client, frames))
    }

    #[test]
    fn a_message_is_encoded_once_for_each_audience() {
        let mut clients = no_clients();
        let mut frames: Vec<_> =
            ['a', 'b', 'b'].into_iter().map(|of| join(&mut clients, None, of, 4).unwrap().1).collect();
        let mut encoded = 0;
        clients.send_by_audience(&[], |_| {
            encoded += 1;
            ServerMessage::Pong
        });
        assert_eq!(encoded, 2);
        assert!(frames.iter_mut().all(|frames| frames.try_recv().is_ok()));
    }

    #[test]
    fn a_client_that_does_not_read_is_disconnected_and_the_others_are_not() {
        let mut clients = no_clients();
        let (_, mut slow_frames) = join(&mut clients, Some("slow"), 'a', 1).unwrap();
        let (_, mut reading_frames) = join(&mut clients, Some("reading"), 'a', 4).unwrap();
        for _ in 0..3 {
            clients.send_by_audience(&[], |_| ServerMessage::Pong);
        }
        assert!(!clients.is_here(&PersonId::from("slow")));
        assert!(slow_frames.try_recv().is_ok());
        assert!(matches!(slow_frames.try_recv(), Err(mpsc::error::TryRecvError::Disconnected)));
        for _ in 0..3 {
            assert!(reading_frames.try_recv().is_ok());
        }
    }

    #[test]
    fn the_replaced_client_of_a_person_gets_the_reason() {
        let mut clients = Clients::new(100);
        let mut join = || {
            let (outbox, frames) = Outbox::new(4);
            assert!(clients.join(ClientId::new(), Some(PersonId::from("ana")), 'a', outbox));
            frames
        };
        let oldest = join();
        for _ in 0..CLIENTS_PER_PERSON_MAX {
            join();
        }
        assert_eq!(oldest.reason.get(), Some(&Problem::TooMany { retry_s: 60 }));
        assert_eq!(clients.of(&PersonId::from("ana")).len(), CLIENTS_PER_PERSON_MAX);
    }
}
