//! The task that owns an evening: one loop that takes entries in, stores them, and only then shows them.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use boneyard_club::live::{Author, Entry};
use boneyard_club::{Moment, Player};
use boneyard_protocol::evening::{EveningFacts, EveningRefusal, EveningServerMessage, PlayerDevice};
use boneyard_protocol::{Problem, VERSION};
use boneyard_store::{Evening, EveningChange, EveningError, NewEntry};
use boneyard_table::PersonId;
use tokio::sync::mpsc;

use crate::bounds::{
    CLOSED_IDLE_MAX, ENTRIES_GROUP_MAX, EVENING_BYTES_MAX, PRESENCE_EVERY, SOCKETS_PER_EVENING_MAX,
    STORE_RETRY_MAX,
};
use crate::clients::{ClientId, Clients};
use crate::clock;
use crate::error::ApiError;
use crate::evenings::book::{Book, NotTaken, Reader, changes_line_up};
use crate::evenings::people::{People, Person, stored};
use crate::evenings::result::EveningResult;
use crate::evenings::{Change, Entering, Joining, Message, What, open, refused};
use crate::socket::encode;
use crate::state::App;

/// An evening, everybody who follows it, and what is still to be done.
pub(crate) struct EveningTask {
    app: App,
    pub(super) id: String,
    pub(super) club: String,
    code: String,
    pub(super) book: Book,
    pub(super) people: People,
    /// What lists tell of it, as it is stored.
    facts: Option<EveningFacts>,
    pub(super) clients: Clients<Reader>,
    devices: HashMap<ClientId, Device>,
    /// The number of the last entry that was shown.
    shown: u32,
    /// What was told to those who ask again and again, and when.
    pub(super) views: BTreeMap<Option<Author>, (Moment, Utf8Bytes)>,
    /// When those who are somebody here are told who else can be reached.
    presence_at: Option<Moment>,
    /// Since when nobody is here.
    idle_since: Option<Moment>,
    /// When something could not be stored or read: the time to read it again. What the book holds may then not be true.
    retry_at: Option<Moment>,
}

/// What a client said that it is.
struct Device {
    person: Option<PersonId>,
    /// Its name among the devices of the person.
    name: String,
}

/// Whether the loop goes on.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    End,
}

impl EveningTask {
    /// Brings an evening back from what is stored.
    ///
    /// # Errors
    /// It cannot be read, or there is none.
    pub(crate) async fn load(app: App, id: &str) -> Result<Self, String> {
        let stored = app.store().evening(id).await.map_err(|error| error.to_string())?;
        let evening = stored.ok_or("there is no such evening")?;
        let facts = open::facts(&evening);
        let Evening { id, club, code, .. } = evening;
        let (book, people) = read(&app, &id).await?;
        Ok(EveningTask {
            shown: book.len(),
            app,
            id,
            club,
            code,
            book,
            people,
            facts,
            clients: Clients::new(SOCKETS_PER_EVENING_MAX),
            devices: HashMap::new(),
            views: BTreeMap::new(),
            presence_at: None,
            idle_since: Some(clock::moment()),
            retry_at: None,
        })
    }

    /// Runs the evening until it is closed and nobody looks at it any more, or the server stops.
    pub(crate) async fn run(mut self, mut mailbox: mpsc::Receiver<Message>) {
        let mut stopping = self.app.stopping();
        tracing::debug!(evening.id = %self.id, "Evening {} is here", self.id);
        loop {
            let wait = self.next_wake().map(|at| Duration::from_millis(at.since(clock::moment()).max(1)));
            let then = tokio::select! {
                message = mailbox.recv() => match message {
                    Some(message) => self.take(message, &mut mailbox).await,
                    None => Then::End,
                },
                () = clock::sleep(wait) => self.wake().await,
                () = stopping.told() => return,
            };
            if then == Then::End && mailbox.is_empty() {
                return;
            }
        }
    }

    async fn take(&mut self, message: Message, mailbox: &mut mpsc::Receiver<Message>) -> Then {
        let mut next = Some(message);
        while let Some(message) = next.take() {
            self.revive().await;
            match message {
                Message::Join(joining) => self.join(joining),
                Message::Leave(client) => self.leave(client),
                Message::Enter(first) => {
                    // What has gathered is stored together: a sync to disk costs the same for one entry as for many.
                    let mut group = vec![first];
                    while group.len() < ENTRIES_GROUP_MAX && next.is_none() {
                        match mailbox.try_recv() {
                            Ok(Message::Enter(entering)) => group.push(entering),
                            Ok(other) => next = Some(other),
                            Err(_) => break,
                        }
                    }
                    self.enter(group).await;
                }
                Message::Look(look) => look(self),
                Message::Change(change, answer) => {
                    let outcome = self.change(change).await;
                    // Whoever asked may have gone, which changes nothing.
                    let _ = answer.send(outcome);
                }
            }
        }
        Then::GoOn
    }

    // Time.

    fn next_wake(&self) -> Option<Moment> {
        if self.retry_at.is_some() {
            return self.retry_at;
        }
        let idle = self.idle_since.filter(|_| !self.book.is_open());
        let idle = idle.map(|since| since.after(clock::as_ms(CLOSED_IDLE_MAX)));
        [idle, self.book.abandoned_at(), self.presence_at].into_iter().flatten().min()
    }

    async fn wake(&mut self) -> Then {
        self.revive().await;
        if self.retry_at.is_some() {
            return Then::GoOn;
        }
        let now = clock::moment();
        if self.presence_at.is_some_and(|at| at <= now) {
            self.presence_at = None;
            self.show_people();
        }
        if let Some(entry) = self.book.close_abandoned(now) {
            match self.store(vec![entry], self.people.clone()).await {
                Ok(()) => tracing::info!(
                    evening.id = %self.id,
                    "Evening {} is closed: nothing was entered for a day", self.id
                ),
                Err(cause) => {
                    tracing::error!(evening.id = %self.id, "Evening {} could not be closed: {cause}", self.id);
                    self.retry_at = Some(now.after(clock::as_ms(STORE_RETRY_MAX)));
                }
            }
        }
        let idle = self.idle_since.is_some_and(|since| since.after(clock::as_ms(CLOSED_IDLE_MAX)) <= now);
        if idle && !self.book.is_open() { Then::End } else { Then::GoOn }
    }

    // Clients.

    fn join(&mut self, joining: Joining) {
        let Joining { client, person, device, last_seen, seen_as, outbox } = joining;
        let author = self.author_of(person.as_ref());
        let was_here = person.as_ref().is_some_and(|person| self.clients.is_here(person));
        let reader = self.book.reader(author);
        let refused = match self.sound() {
            Err(problem) => Some(problem),
            Ok(()) if self.clients.join(client, person.clone(), reader, outbox.clone()) => None,
            Ok(()) => Some(Problem::TooMany { retry_s: 60 }),
        };
        if let Some(problem) = refused {
            // Letting go of the outbox afterwards ends the conversation; the client comes back.
            let _ = outbox.try_send(encode(&EveningServerMessage::Problem { problem }));
            return;
        }
        self.idle_since = None;
        self.devices.insert(client, Device { person, name: device });
        let resumes = seen_as == author && last_seen <= self.book.len();
        self.welcome(client, if resumes { last_seen } else { 0 }, reader);
        if author.is_some() {
            self.clients.tell(client, &self.people_here());
            if !was_here {
                self.presence_changed();
            }
        }
    }

    /// Tells a client who it is, and the entries after a number.
    fn welcome(&mut self, client: ClientId, last_seen: u32, reader: Reader) {
        let Some(device) = self.devices.get(&client) else { return };
        let author = self.author_of(device.person.as_ref());
        let device = device.person.as_ref().map(|person| self.device_of(person, device));
        let welcome = EveningServerMessage::Welcome {
            version: VERSION,
            me: author,
            code: author.filter(|_| self.book.is_open()).map(|_| self.code.clone()),
            club: self.club.clone(),
            now: clock::moment(),
            entries_from: last_seen + 1,
            entries_to: self.book.len(),
            entered_to: device.as_deref().map_or(0, |device| self.book.last_of(device)),
            device,
        };
        self.clients.tell(client, &welcome);
        for frame in self.book.catch_up(last_seen, reader) {
            self.clients.tell_frame(client, frame);
        }
    }

    fn leave(&mut self, client: ClientId) {
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

    /// Tells a client why it cannot go on, and lets it go. It keeps what it was not told is stored, and comes back with it.
    fn let_go(&mut self, client: ClientId, problem: Problem) {
        self.clients.tell(client, &EveningServerMessage::Problem { problem });
        // What it sent meanwhile waits in the mailbox, and is not to be taken without what came before.
        self.leave(client);
    }

    fn author_of(&self, person: Option<&PersonId>) -> Option<Author> {
        self.people.author(person.map(|PersonId(guest)| guest.as_str()))
    }

    /// The name of a device in entries. Nobody can enter anything under that of another guest.
    fn device_of(&self, PersonId(guest): &PersonId, device: &Device) -> String {
        format!("{}.{}", self.people.id_of(guest), device.name)
    }

    /// Gives each client to the readers who it belongs to now; returns those for whom they are others.
    fn regroup(&mut self) -> Vec<(ClientId, Reader)> {
        let (book, people) = (&self.book, &self.people);
        self.clients
            .regroup(|person| book.reader(people.author(person.map(|PersonId(guest)| guest.as_str()))))
    }

    // Presence.

    fn presence_changed(&mut self) {
        // A whole room may come back at once, and is told of it in one message.
        let soon = clock::moment().after(clock::as_ms(PRESENCE_EVERY));
        self.presence_at.get_or_insert(soon);
    }

    fn people_here(&self) -> EveningServerMessage {
        let mut online: BTreeMap<Player, bool> = BTreeMap::new();
        for (guest, person) in self.people.iter() {
            let here = self.clients.is_here(&PersonId(guest.into()));
            *online.entry(person.author.player()).or_default() |= here;
        }
        let people = online.into_iter().map(|(player, online)| PlayerDevice { player, online }).collect();
        EveningServerMessage::People { people }
    }

    fn show_people(&mut self) {
        let message = self.people_here();
        for (guest, _) in self.people.iter() {
            self.clients.tell_person(&PersonId(guest.into()), &message);
        }
    }

    // Entries.

    /// Takes entries in: each in its turn, all stored together, then shown, and only then acknowledged.
    async fn enter(&mut self, group: Vec<Entering>) {
        let now = clock::moment();
        let mut people = self.people.clone();
        let mut new = Vec::new();
        let mut answers = Vec::new();
        let mut let_go: BTreeMap<ClientId, Problem> = BTreeMap::new();
        for Entering { client, n, at, act } in group {
            // What a device enters is taken in its order or not at all.
            if let_go.contains_key(&client) {
                continue;
            }
            if let Err(problem) = self.sound() {
                let_go.insert(client, problem);
                continue;
            }
            let device = self.devices.get(&client).and_then(|device| Some((device.person.as_ref()?, device)));
            let by = device.and_then(|(PersonId(guest), _)| people.author(Some(guest)));
            let (Some((person, device)), Some(by)) = (device, by) else {
                answers.push((client, EveningServerMessage::Problem { problem: Problem::NotAllowed }));
                continue;
            };
            let before = changes_line_up(&act).then(|| self.book.names());
            let entry = Entry { device: self.device_of(person, device), n, at, by, act };
            match self.book.take(entry, now) {
                Ok(entry) => {
                    if let Some(before) = before {
                        people.renumber(&before, &self.book.names());
                    }
                    new.push(entry);
                    answers.push((client, EveningServerMessage::Taken { n, again: false }));
                }
                Err(NotTaken::Again) => {
                    answers.push((client, EveningServerMessage::Taken { n, again: true }))
                }
                Err(NotTaken::Refused(refusal)) => {
                    answers.push((client, EveningServerMessage::Refused { n, refusal }));
                }
                Err(NotTaken::Another) => {
                    let detail = format!("n: this device gave {n} to another entry before");
                    let_go.insert(client, Problem::BadRequest { detail });
                }
                Err(NotTaken::Full) => {
                    let_go.insert(client, Problem::TooLarge { max: EVENING_BYTES_MAX });
                }
            }
        }
        if !new.is_empty()
            && let Err(cause) = self.store(new, people).await
        {
            let id = &self.id;
            tracing::error!(evening.id = %id, "Evening {id} could not store what was entered: {cause}");
            let_go.extend(answers.drain(..).map(|(client, _)| (client, Problem::Storage)));
        }
        for (client, answer) in answers {
            self.clients.tell(client, &answer);
        }
        for (client, problem) in let_go {
            self.let_go(client, problem);
        }
    }

    /// Stores entries that the book has taken, and shows them.
    ///
    /// # Errors
    /// They may not be stored. The book is read anew.
    async fn store(&mut self, entries: Vec<NewEntry>, people: People) -> Result<(), String> {
        let facts = self.book.facts();
        let changed = facts.as_ref().filter(|facts| self.facts.as_ref() != Some(facts));
        let (moved, gone) = self.people.changes(&people);
        let append = EveningChange::Append {
            evening: self.id.clone(),
            first_seq: self.shown + 1,
            entries,
            summary: changed.map(open::summary),
            moved,
            gone,
            closes_at_ms: self.book.live().closed().map(|_| clock::now_ms()),
            result: self.result().await,
        };
        if let Err(cause) = self.app.store().change_evening(append).await {
            self.retry_at = Some(clock::moment());
            self.revive().await;
            return Err(cause.to_string());
        }
        self.facts = facts;
        self.show(people);
        Ok(())
    }

    /// What came of the evening, once it is closed.
    async fn result(&self) -> Option<String> {
        self.book.live().closed()?;
        // Where the list cannot be read now, names tell later who is a member.
        let members = self.app.store().members(&self.club).await.unwrap_or_default();
        Some(EveningResult::of(&self.book, &members).text())
    }

    /// Shows each reader what is stored and was not shown yet, and tells those who are somebody else from now on.
    fn show(&mut self, people: People) {
        let before = std::mem::replace(&mut self.people, people);
        let moved = self.regroup();
        let (book, shown) = (&self.book, self.shown);
        if book.len() > shown {
            self.clients.show(&[], |reader| book.entries_after(shown, reader));
            self.shown = book.len();
        }
        self.views.clear();
        for guest in before.differing(&self.people) {
            let reader = self.book.reader(self.people.author(Some(&guest)));
            for client in self.clients.of(&PersonId(guest)) {
                // What it was shown as somebody else is not what it may know now.
                let reads_otherwise = moved.iter().any(|(other, _)| *other == client);
                self.welcome(client, if reads_otherwise { 0 } else { self.shown }, reader);
            }
            self.presence_changed();
        }
    }

    // People.

    async fn change(&mut self, Change { guest, what }: Change) -> Result<(), ApiError> {
        self.sound()?;
        if !self.book.is_open() {
            return Err(EveningRefusal::Closed.into());
        }
        let mut people = self.people.clone();
        let change = self.checked(guest, what, &mut people)?;
        match self.app.store().change_evening(change).await {
            Ok(()) => {
                self.show(people);
                Ok(())
            }
            Err(error) => {
                if matches!(error, EveningError::Store(_)) {
                    self.retry_at = Some(clock::moment());
                }
                Err(refused(&self.app, error).await)
            }
        }
    }

    /// What a change does to what is stored and to `people`, once it is known that the guest may do that.
    fn checked(&self, guest: String, what: What, people: &mut People) -> Result<EveningChange, ApiError> {
        let (evening, now_ms) = (self.id.clone(), clock::now_ms());
        let organises = self.people.author(Some(&guest)) == Some(Author::Organiser);
        let leaves = |guest: &str| match self.people.is_last_organiser(guest) {
            true => Err(EveningRefusal::LastOrganiser),
            false => Ok(()),
        };
        match what {
            What::Join { code, player } => {
                if code.trim().to_uppercase() != self.code {
                    return Err(EveningRefusal::WrongCode.into());
                }
                let plays = self.book.names().len() > player.index();
                if organises || !plays || player == Player::ORGANISER {
                    return Err(EveningRefusal::NoSuchPlayer.into());
                }
                let person = Person { author: Author::Player { player }, since_ms: now_ms };
                people.join(guest.clone(), person);
                Ok(EveningChange::Join { evening, person: stored(&guest, person) })
            }
            What::Leave => {
                leaves(&guest)?;
                people.leave(&guest);
                Ok(EveningChange::Leave { evening, guest })
            }
            What::Claim { secret_hash } => {
                people.join(guest.clone(), Person { author: Author::Organiser, since_ms: now_ms });
                Ok(EveningChange::Claim { evening, secret_hash, guest, now_ms })
            }
            _ if !organises => Err(EveningRefusal::NotOrganiser.into()),
            What::Free { person } => {
                let freed = self.people.guest_named(&person).ok_or(Problem::NotFound)?.to_owned();
                leaves(&freed)?;
                people.leave(&freed);
                Ok(EveningChange::Leave { evening, guest: freed })
            }
            What::Link { id, secret_hash } => {
                Ok(EveningChange::Link { evening, id, secret_hash, made_ms: now_ms })
            }
            What::Withdraw { link } => Ok(EveningChange::Withdraw { evening, link }),
        }
    }

    // When something cannot be stored.

    /// Whether what the book holds is what is stored.
    pub(crate) fn sound(&self) -> Result<(), Problem> {
        if self.retry_at.is_none() { Ok(()) } else { Err(Problem::Storage) }
    }

    /// Brings the evening back from what is stored, if it is time to try that.
    async fn revive(&mut self) {
        if self.retry_at.is_none_or(|at| at > clock::moment()) {
            return;
        }
        match read(&self.app, &self.id).await {
            Ok((book, people)) => {
                self.book = book;
                self.retry_at = None;
                // It may have been stored all the same.
                self.show(people);
            }
            Err(cause) => {
                let id = &self.id;
                tracing::error!(evening.id = %id, "Evening {id} cannot be read: {cause}");
                self.retry_at = Some(clock::moment().after(clock::as_ms(STORE_RETRY_MAX)));
            }
        }
    }
}

/// What is stored of an evening.
async fn read(app: &App, id: &str) -> Result<(Book, People), String> {
    let entries = app.store().evening_entries(id).await.map_err(|error| error.to_string())?;
    let people = app.store().evening_people(id).await.map_err(|error| error.to_string())?;
    Ok((Book::restore(&entries)?, People::restore(id, people)))
}
