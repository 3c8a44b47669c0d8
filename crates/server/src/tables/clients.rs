//! The clients at one table. What several of them may see alike is encoded once.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use boneyard_protocol::ServerMessage;
use boneyard_table::{Audience, PersonId};
use tokio::sync::mpsc;

use crate::bounds::SOCKETS_PER_TABLE_MAX;
use crate::socket::encode;

/// Names a client for as long as its socket is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClientId(u64);

impl ClientId {
    /// A name no other client of this process has.
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        ClientId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// A client that has said hello.
pub(crate) struct Joining {
    pub(crate) client: ClientId,
    /// Who it is; spectators need not say.
    pub(crate) person: Option<PersonId>,
    /// The last event it has applied, 0 for none.
    pub(crate) last_seen: u64,
    /// Takes what it is shown. Letting go of it ends the conversation.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

struct Client {
    person: Option<PersonId>,
    audience: Audience,
    outbox: mpsc::Sender<Utf8Bytes>,
}

/// Everybody at the table.
#[derive(Default)]
pub(crate) struct Clients {
    clients: HashMap<ClientId, Client>,
}

impl Clients {
    /// Takes a client in; false where the table is full.
    pub(crate) fn join(&mut self, joining: Joining, audience: Audience) -> bool {
        if self.clients.len() >= SOCKETS_PER_TABLE_MAX {
            return false;
        }
        let Joining { client, person, outbox, .. } = joining;
        self.clients.insert(client, Client { person, audience, outbox });
        true
    }

    /// Forgets a client; returns who it was, if nobody else is here for the same person.
    pub(crate) fn leave(&mut self, client: ClientId) -> Option<PersonId> {
        let person = self.clients.remove(&client)?.person?;
        (!self.is_here(&person)).then_some(person)
    }

    /// Whether some client is here for this person.
    pub(crate) fn is_here(&self, person: &PersonId) -> bool {
        self.clients.values().any(|client| client.person.as_ref() == Some(person))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.clients.is_empty()
    }

    pub(crate) fn person(&self, client: ClientId) -> Option<&PersonId> {
        self.clients.get(&client)?.person.as_ref()
    }

    /// Gives each client the audience its person now belongs to; returns those for whom that is another one.
    pub(crate) fn regroup(
        &mut self,
        audience: impl Fn(Option<&PersonId>) -> Audience,
    ) -> Vec<(ClientId, Audience)> {
        let mut moved = Vec::new();
        for (id, client) in &mut self.clients {
            let new = audience(client.person.as_ref());
            if new != client.audience {
                client.audience = new;
                moved.push((*id, new));
            }
        }
        moved
    }

    /// Shows a message to each audience, without those who are left out. A client whose outbox is full is cut and
    /// resumes.
    pub(crate) fn show(&mut self, but: &[ClientId], mut message: impl FnMut(Audience) -> ServerMessage) {
        let mut frames: HashMap<Audience, Utf8Bytes> = HashMap::new();
        self.clients.retain(|id, client| {
            if but.contains(id) {
                return true;
            }
            let frame = frames.entry(client.audience).or_insert_with(|| encode(&message(client.audience)));
            client.outbox.try_send(frame.clone()).is_ok()
        });
    }

    /// Tells every client of a person something.
    pub(crate) fn tell_person(&mut self, person: &PersonId, message: &ServerMessage) {
        let frame = encode(message);
        self.clients.retain(|_, client| {
            client.person.as_ref() != Some(person) || client.outbox.try_send(frame.clone()).is_ok()
        });
    }

    /// Tells one client something.
    pub(crate) fn tell(&mut self, id: ClientId, message: &ServerMessage) {
        let Some(client) = self.clients.get(&id) else { return };
        if client.outbox.try_send(encode(message)).is_err() {
            self.clients.remove(&id);
        }
    }
}

#[cfg(test)]
mod tests {
    use boneyard_rules::Seat;

    use super::*;

    fn joining(person: Option<&str>, room: usize) -> (Joining, mpsc::Receiver<Utf8Bytes>) {
        let (outbox, frames) = mpsc::channel(room);
        let person = person.map(|id| PersonId(id.into()));
        (Joining { client: ClientId::new(), person, last_seen: 0, outbox }, frames)
    }

    #[test]
    fn one_encoding_serves_everybody_in_an_audience() {
        let mut clients = Clients::default();
        let mut frames = Vec::new();
        for audience in [Audience::Seat(Seat::FIRST), Audience::Spectators, Audience::Spectators] {
            let (joining, receiver) = joining(None, 4);
            assert!(clients.join(joining, audience));
            frames.push(receiver);
        }
        let mut encoded = 0;
        clients.show(&[], |_| {
            encoded += 1;
            ServerMessage::Pong
        });
        assert_eq!(encoded, 2);
        assert!(frames.iter_mut().all(|frames| frames.try_recv().is_ok()));
    }

    #[test]
    fn a_client_that_does_not_read_is_cut_and_the_others_are_not() {
        let mut clients = Clients::default();
        let (slow, mut slow_frames) = joining(Some("slow"), 1);
        let (good, mut good_frames) = joining(Some("good"), 4);
        clients.join(slow, Audience::Spectators);
        clients.join(good, Audience::Spectators);
        for _ in 0..3 {
            clients.show(&[], |_| ServerMessage::Pong);
        }
        assert!(!clients.is_here(&PersonId("slow".into())));
        assert!(slow_frames.try_recv().is_ok());
        assert!(matches!(slow_frames.try_recv(), Err(mpsc::error::TryRecvError::Disconnected)));
        for _ in 0..3 {
            assert!(good_frames.try_recv().is_ok());
        }
    }

    #[test]
    fn a_full_table_takes_nobody_in() {
        let mut clients = Clients::default();
        for _ in 0..SOCKETS_PER_TABLE_MAX {
            assert!(clients.join(joining(None, 1).0, Audience::Spectators));
        }
        let (late, _frames) = joining(Some("late"), 1);
        assert!(!clients.join(late, Audience::Spectators));
        assert!(!clients.is_here(&PersonId("late".into())));
    }

    #[test]
    fn a_person_with_two_pages_is_here_until_both_are_closed() {
        let mut clients = Clients::default();
        let (first, _first_frames) = joining(Some("ana"), 1);
        let (second, _second_frames) = joining(Some("ana"), 1);
        let (first_id, second_id) = (first.client, second.client);
        clients.join(first, Audience::Spectators);
        clients.join(second, Audience::Spectators);
        assert_eq!(clients.leave(first_id), None);
        assert_eq!(clients.leave(second_id), Some(PersonId("ana".into())));
    }
}
