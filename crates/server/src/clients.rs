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

use crate::bounds::CLIENTS_PER_PERSON_MAX;
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

/// A group of clients that see the same.
pub(crate) trait Group: Copy + Eq + Hash {
    /// Whether its clients only look on: they leave room for those who take part.
    fn looks_on(self) -> bool;
}

impl Group for boneyard_table::Audience {
    fn looks_on(self) -> bool {
        self == boneyard_table::Audience::Spectators
    }
}

impl Group for boneyard_club::live::Audience {
    fn looks_on(self) -> bool {
        self == boneyard_club::live::Audience::Onlookers
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

impl<A: Group> Clients<A> {
    /// Nobody yet, and at most so many later.
    pub(crate) fn new(max: usize) -> Self {
        Clients { max, clients: HashMap::new() }
    }

    /// Takes a client in; false where there is no room. Onlookers never take more than three quarters of it, and the latest of them goes where
    /// a participant needs a place. A person has a few places; the oldest goes for one more.
    pub(crate) fn join(
        &mut self,
        client: ClientId,
        person: Option<PersonId>,
        audience: A,
        outbox: Outbox,
    ) -> bool {
        if audience.looks_on() {
            let onlookers = self.clients.values().filter(|client| client.audience.looks_on()).count();
            if onlookers >= self.max * 3 / 4 {
                return false;
            }
        } else {
            let own = person.as_ref().map(|person| self.of(person)).unwrap_or_default();
            if own.len() >= CLIENTS_PER_PERSON_MAX
                && let Some(oldest) = own.into_iter().min()
            {
                self.dismiss(oldest, Problem::TooMany { retry_s: 60 });
            }
        }
        if self.clients.len() >= self.max {
            let onlookers = self.clients.iter().filter(|(_, client)| client.audience.looks_on());
            let Some(latest) = onlookers.map(|(id, _)| *id).max().filter(|_| !audience.looks_on()) else {
                return false;
            };
            self.dismiss(latest, Problem::TooMany { retry_s: 60 });
        }
        self.clients.insert(client, Client { person, audience, outbox });
        true
    }

    /// Tells one client why it cannot go on, and closes its socket.
    pub(crate) fn dismiss(&mut self, id: ClientId, why: Problem) {
        if let Some(client) = self.clients.remove(&id) {
            client.outbox.close(why);
        }
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

#[cfg(test)]
mod tests {
    use boneyard_protocol::ServerMessage;

    use super::*;

    const MAX: usize = 8;

    impl Group for char {
        fn looks_on(self) -> bool {
            self == 'o'
        }
    }

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
    fn onlookers_leave_room_for_those_who_take_part() {
        let mut clients = here();
        let mut onlookers: Vec<_> = std::iter::from_fn(|| join(&mut clients, None, 'o', 4)).collect();
        assert_eq!(onlookers.len(), MAX * 3 / 4);
        let players: Vec<_> =
            (0..MAX).map(|number| join(&mut clients, Some(&number.to_string()), 'a', 4)).collect();
        assert!(players.iter().all(Option::is_some));
        let is_cut = |frames: &mut mpsc::Receiver<Utf8Bytes>| {
            matches!(frames.try_recv(), Err(mpsc::error::TryRecvError::Disconnected))
        };
        assert!(onlookers.iter_mut().all(|(_, frames)| is_cut(frames)));
        assert!(
            join(&mut clients, Some("more"), 'a', 4).is_none(),
            "those who take part are never cut for others"
        );
    }

    #[test]
    fn one_person_does_not_take_every_place() {
        let mut clients = Clients::new(100);
        let own: Vec<_> = (0..50).map(|_| join(&mut clients, Some("ana"), 'a', 4)).collect();
        assert!(own.iter().all(Option::is_some));
        assert_eq!(clients.of(&PersonId("ana".into())).len(), CLIENTS_PER_PERSON_MAX);
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
