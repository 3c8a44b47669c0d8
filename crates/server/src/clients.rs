//! The clients at one table or evening. What several of them may see alike is encoded once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use boneyard_protocol::Problem;
use boneyard_table::PersonId;
use serde::Serialize;
use tokio::sync::mpsc;

use crate::socket::encode;

/// Names a client for as long as its socket is open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ClientId(u64);

impl ClientId {
    /// A name no other client of this process has.
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        ClientId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Takes the frames for one client. Dropping it closes the socket.
#[derive(Clone)]
pub(crate) struct Outbox {
    frames: mpsc::Sender<Utf8Bytes>,
    reason: Arc<OnceLock<Problem>>,
}

/// The socket's end of an [`Outbox`].
pub(crate) struct Frames {
    frames: mpsc::Receiver<Utf8Bytes>,
    reason: Arc<OnceLock<Problem>>,
}

impl Outbox {
    /// An outbox in which at most so many frames wait, and its other end.
    pub(crate) fn new(frames_max: usize) -> (Self, Frames) {
        let (sender, frames) = mpsc::channel(frames_max);
        let reason = Arc::new(OnceLock::new());
        (Outbox { frames: sender, reason: Arc::clone(&reason) }, Frames { frames, reason })
    }

    /// Puts a frame in; false where there is no room, or the socket is closed.
    fn put(&self, frame: Utf8Bytes) -> bool {
        self.frames.try_send(frame).is_ok()
    }

    /// Closes the socket once what waits is sent, and has the client told why.
    pub(crate) fn close(self, why: Problem) {
        // The first reason is the one that counts.
        let _ = self.reason.set(why);
    }
}

impl Frames {
    /// The next frame; once there is none and the outbox is gone, why, if a reason was given.
    ///
    /// # Errors
    /// There will be no more frames.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Option<Problem>> {
        self.frames.recv().await.ok_or_else(|| self.reason.get().cloned())
    }
}

/// A client that has said hello.
struct Client<A> {
    /// Who it is; whoever only looks on need not say.
    person: Option<PersonId>,
    audience: A,
    outbox: Outbox,
}

/// Everybody who is here, each in the audience of those who may see the same.
pub(crate) struct Clients<A> {
    max: usize,
    clients: HashMap<ClientId, Client<A>>,
}

impl<A: Copy + Eq + Hash> Clients<A> {
    /// Nobody yet, and at most so many later.
    pub(crate) fn new(max: usize) -> Self {
        Clients { max, clients: HashMap::new() }
    }

    /// Takes a client in; false where there is no room.
    pub(crate) fn join(
        &mut self,
        client: ClientId,
        person: Option<PersonId>,
        audience: A,
        outbox: Outbox,
    ) -> bool {
        if self.clients.len() >= self.max {
            return false;
        }
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

    /// The clients of a person.
    pub(crate) fn of(&self, person: &PersonId) -> Vec<ClientId> {
        let own = self.clients.iter().filter(|(_, client)| client.person.as_ref() == Some(person));
        own.map(|(id, _)| *id).collect()
    }

    /// Gives each client the audience its person now belongs to; returns those for whom that is another one.
    pub(crate) fn regroup(&mut self, audience: impl Fn(Option<&PersonId>) -> A) -> Vec<(ClientId, A)> {
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
    pub(crate) fn show<M: Serialize>(&mut self, but: &[ClientId], mut message: impl FnMut(A) -> M) {
        let mut frames: HashMap<A, Utf8Bytes> = HashMap::new();
        self.clients.retain(|id, client| {
            if but.contains(id) {
                return true;
            }
            let frame = frames.entry(client.audience).or_insert_with(|| encode(&message(client.audience)));
            client.outbox.put(frame.clone())
        });
    }

    /// Tells every client of a person something.
    pub(crate) fn tell_person(&mut self, person: &PersonId, message: &impl Serialize) {
        let frame = encode(message);
        self.clients
            .retain(|_, client| client.person.as_ref() != Some(person) || client.outbox.put(frame.clone()));
    }

    /// Tells one client something.
    pub(crate) fn tell(&mut self, id: ClientId, message: &impl Serialize) {
        if self.clients.contains_key(&id) {
            self.tell_frame(id, encode(message));
        }
    }

    /// Tells one client something that is encoded already.
    pub(crate) fn tell_frame(&mut self, id: ClientId, frame: Utf8Bytes) {
        let Some(client) = self.clients.get(&id) else { return };
        if !client.outbox.put(frame) {
            self.clients.remove(&id);
        }
    }
}

impl<A> Clients<A> {
    /// Tells one client why it cannot go on, and closes its socket.
    pub(crate) fn dismiss(&mut self, id: ClientId, why: Problem) {
        if let Some(client) = self.clients.remove(&id) {
            client.outbox.close(why);
        }
    }
}

#[cfg(test)]
mod tests {
    use boneyard_protocol::ServerMessage;

    use super::*;

    const MAX: usize = 5;

    fn here() -> Clients<char> {
        Clients::new(MAX)
    }

    /// Takes a client in; returns its name and what it is shown.
    fn join(
        clients: &mut Clients<char>,
        person: Option<&str>,
        audience: char,
        room: usize,
    ) -> Option<(ClientId, mpsc::Receiver<Utf8Bytes>)> {
        let (outbox, Frames { frames, .. }) = Outbox::new(room);
        let (client, person) = (ClientId::new(), person.map(|id| PersonId(id.into())));
        clients.join(client, person, audience, outbox).then_some((client, frames))
    }

    #[test]
    fn one_encoding_serves_everybody_in_an_audience() {
        let mut clients = here();
        let mut frames: Vec<_> =
            ['a', 'b', 'b'].into_iter().map(|of| join(&mut clients, None, of, 4).unwrap().1).collect();
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
        let mut clients = here();
        let (_, mut slow_frames) = join(&mut clients, Some("slow"), 'a', 1).unwrap();
        let (_, mut good_frames) = join(&mut clients, Some("good"), 'a', 4).unwrap();
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
    fn nobody_is_taken_in_where_there_is_no_room() {
        let mut clients = here();
        for _ in 0..MAX {
            assert!(join(&mut clients, None, 'a', 1).is_some());
        }
        assert!(join(&mut clients, Some("late"), 'a', 1).is_none());
        assert!(!clients.is_here(&PersonId("late".into())));
    }

    #[test]
    fn a_person_with_two_pages_is_here_until_both_are_closed() {
        let mut clients = here();
        let (first, _first_frames) = join(&mut clients, Some("ana"), 'a', 1).unwrap();
        let (second, _second_frames) = join(&mut clients, Some("ana"), 'a', 1).unwrap();
        assert_eq!(clients.leave(first), None);
        assert_eq!(clients.leave(second), Some(PersonId("ana".into())));
    }
}
