//! The task that owns an evening: one loop that takes entries in, stores them, and only then shows them.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use boneyard_club::live::{Audience, Author, Entry, Refusal};
use boneyard_club::{Moment, Player};
use boneyard_protocol::evening::{EveningFacts, EveningRefusal, EveningServerMessage, PlayerDevice};
use boneyard_protocol::{Problem, VERSION};
use boneyard_store::{BarredGuest, Evening, EveningChange, EveningError, NewEntry};
use boneyard_table::PersonId;
use tokio::sync::mpsc;

use crate::bounds::{
    BARRED_LISTED_MAX, CLOSED_IDLE_MAX, CODE_TRIES_MAX, ENTRIES_GROUP_MAX, ENTRY_NUMBER_MAX, PRESENCE_EVERY,
    SOCKETS_PER_EVENING_MAX, STORE_RETRY_MAX,
};
use crate::clients::{ClientId, Clients};
use crate::clock;
use crate::error::ApiError;
use crate::evenings::answers::Answers;
use crate::evenings::book::{Book, NotTaken, changes_line_up};
use crate::evenings::people::{People, Person, stored};
use crate::evenings::result::EveningResult;
use crate::evenings::{Change, CodeTry, Entering, Joining, Message, What, open, refused};
use crate::network::Network;
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
    pub(super) clients: Clients<Audience>,
    devices: HashMap<ClientId, Device>,
    /// Where people of the evening have come from, since the server started.
    networks: HashSet<Network>,
    /// Guests who were let go, by the id they have for others.
    barred: HashMap<String, BarredGuest>,
    /// The number of the last entry that was shown.
    shown: u32,
    /// How many line-ups the people here were told their needs of.
    line_ups: u32,
    /// What was told to those who ask, for others who ask the same.
    pub(super) answers: Arc<Answers>,
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
        let barred =
            app.store().evening_barred(&id, BARRED_LISTED_MAX).await.map_err(|error| error.to_string())?;
        let barred = barred.into_iter().map(|one| (people.id_of(&one.guest), one)).collect();
        Ok(EveningTask {
            shown: book.len(),
            line_ups: book.line_ups(),
            app,
            id,
            club,
            code,
            book,
            people,
            facts,
            clients: Clients::new(SOCKETS_PER_EVENING_MAX),
            devices: HashMap::new(),
            networks: HashSet::new(),
            barred,
            answers: Arc::default(),
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
        let Joining { client, person, network, device, last_seen, seen_as, outbox } = joining;
        let author = self.author_of(person.as_ref());
        let was_here = person.as_ref().is_some_and(|person| self.clients.is_here(person));
        let audience = Audience::of(author);
        let refused = match self.sound() {
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
        let resumes = seen_as == author && last_seen <= self.book.len();
        self.welcome(client, if resumes { last_seen } else { 0 });
        if author.is_some() {
            self.clients.tell(client, &self.people_here());
            if !was_here {
                self.presence_changed();
            }
        }
    }

    /// Tells a client who it is, and the entries after a number.
    fn welcome(&mut self, client: ClientId, last_seen: u32) {
        let Some(device) = self.devices.get(&client) else { return };
        let author = self.author_of(device.person.as_ref());
        let guest = device.person.as_ref().map(|PersonId(guest)| guest.as_str());
        let person = guest.and_then(|guest| self.people.person(guest));
        let device = device.person.as_ref().map(|person| self.device_of(person, device));
        let welcome = EveningServerMessage::Welcome {
            version: VERSION,
            me: author,
            code: author.filter(|_| self.book.is_open()).map(|_| self.code.clone()),
            club: self.club.clone(),
            needs: person.and_then(|person| self.book.needs_of(person)),
            now: clock::moment(),
            entries_from: last_seen + 1,
            entries_to: self.book.len(),
            entered_to: device.as_deref().map_or(0, |device| self.book.last_of(device)),
            device,
        };
        self.clients.tell(client, &welcome);
        for frame in self.book.catch_up(last_seen, Audience::of(author)) {
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
        self.clients.dismiss(client, problem);
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

    /// Gives each client the audience it belongs to now; returns those for whom that is another one.
    fn regroup(&mut self) -> Vec<(ClientId, Audience)> {
        let people = &self.people;
        self.clients
            .regroup(|person| Audience::of(people.author(person.map(|PersonId(guest)| guest.as_str()))))
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
            if !(1..=ENTRY_NUMBER_MAX).contains(&n) {
                let detail = format!("n: a number from 1 to {ENTRY_NUMBER_MAX}");
                answers.push((
                    client,
                    EveningServerMessage::Refused { n, refusal: Refusal::NotUnderstood { detail } },
                ));
                continue;
            }
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
            self.clients.show(&[], |audience| book.entries_after(shown, audience));
            self.shown = book.len();
        }
        if self.book.line_ups() != self.line_ups {
            // Needs may have changed.
            self.line_ups = self.book.line_ups();
            self.welcome_again(self.people.iter().map(|(guest, _)| guest.to_owned()).collect());
        }
        for guest in before.differing(&self.people) {
            for client in self.clients.of(&PersonId(guest)) {
                // What it was shown as somebody else is not what it may know now.
                let reads_otherwise = moved.iter().any(|(other, _)| *other == client);
                self.welcome(client, if reads_otherwise { 0 } else { self.shown });
            }
            self.presence_changed();
        }
    }

    /// Sends `welcome` to the devices of these guests again.
    fn welcome_again(&mut self, guests: Vec<String>) {
        for client in
            guests.into_iter().flat_map(|guest| self.clients.of(&PersonId(guest))).collect::<Vec<_>>()
        {
            self.welcome(client, self.shown);
        }
    }

    // People.

    async fn change(&mut self, Change { guest, what }: Change) -> Result<(), ApiError> {
        self.sound()?;
        if !self.book.is_open() {
            return Err(EveningRefusal::Closed.into());
        }
        let mut people = self.people.clone();
        let mut change = self.checked(guest, what, &mut people)?;
        let mut outcome = self.app.store().change_evening(change.clone()).await;
        for _ in 0..CODE_TRIES_MAX {
            let EveningChange::Recode { code, .. } = &mut change else { break };
            if !matches!(outcome, Err(EveningError::Refused(boneyard_store::EveningRefusal::CodeTaken))) {
                break;
            }
            *code = open::any_code();
            outcome = self.app.store().change_evening(change.clone()).await;
        }
        match outcome {
            Ok(()) => {
                self.changed(change);
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

    /// Notes a change of the evening that is stored.
    fn changed(&mut self, change: EveningChange) {
        match change {
            EveningChange::Recode { code, .. } => {
                self.code = code;
                self.app.code_tries().forget(&self.id);
                self.welcome_again(self.people.iter().map(|(guest, _)| guest.to_owned()).collect());
            }
            EveningChange::Free { guest, now_ms, .. } => {
                let player = self.people.author(Some(&guest)).and_then(|author| match author {
                    Author::Organiser => None,
                    Author::Player { player } => Some(player.number()),
                });
                let barred = BarredGuest { guest: guest.clone(), player, since_ms: now_ms };
                self.barred.insert(self.people.id_of(&guest), barred);
            }
            EveningChange::Admit { guest, .. } | EveningChange::Claim { guest, .. } => {
                self.barred.remove(&self.people.id_of(&guest));
            }
            _ => {}
        }
    }

    /// What others join by.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// A participant comes from this network.
    pub(crate) fn came_from(&mut self, network: Network) {
        self.networks.insert(network);
    }

    /// Whether a participant of the evening has connected from this network.
    pub(crate) fn is_beside(&self, network: Network) -> bool {
        self.networks.contains(&network)
    }

    /// Devices that were let go, the latest first.
    pub(crate) fn barred(&self) -> impl Iterator<Item = (&str, &BarredGuest)> {
        self.barred.iter().map(|(id, barred)| (id.as_str(), barred))
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
            What::Join { code, player, network } => {
                let is_right = code.trim().to_uppercase() == self.code;
                let (is_beside, tried_on) = (self.is_beside(network), Some(self.id.as_str()));
                let tried = CodeTry { network, guest: Some(&guest), is_right, is_beside, evening: tried_on };
                self.app.code_tries().count(tried, Instant::now()).map_err(ApiError::too_often)?;
                if !is_right {
                    return Err(EveningRefusal::WrongCode.into());
                }
                // Whoever does not know the code keeps nobody from joining.
                self.app
                    .joins_of_evenings()
                    .take(self.id.clone(), Instant::now())
                    .map_err(ApiError::too_often)?;
                let plays = self.book.names().len() > player.index();
                if organises || !plays || player == Player::ORGANISER {
                    return Err(EveningRefusal::NoSuchPlayer.into());
                }
                let person = Person { author: Author::Player { player }, since_ms: now_ms, confirmed: false };
                people.join(guest.clone(), person);
                Ok(EveningChange::Join { evening, person: stored(&guest, person) })
            }
            What::Leave => {
                leaves(&guest)?;
                people.leave(&guest);
                Ok(EveningChange::Leave { evening, guest })
            }
            What::Claim { secret_hash } => {
                let person = Person { author: Author::Organiser, since_ms: now_ms, confirmed: false };
                people.join(guest.clone(), person);
                Ok(EveningChange::Claim { evening, secret_hash, guest, now_ms })
            }
            _ if !organises => Err(EveningRefusal::NotOrganiser.into()),
            What::Free { person } => {
                let freed = self.people.guest_named(&person).ok_or(Problem::NotFound)?.to_owned();
                leaves(&freed)?;
                people.leave(&freed);
                Ok(EveningChange::Free { evening, guest: freed, now_ms })
            }
            What::Admit { barred } => {
                let barred = self.barred.get(&barred).ok_or(Problem::NotFound)?;
                Ok(EveningChange::Admit { evening, guest: barred.guest.clone() })
            }
            What::Confirm { person, confirmed } => {
                let guest = self.people.guest_named(&person).ok_or(Problem::NotFound)?.to_owned();
                people.confirm(&guest, confirmed);
                Ok(EveningChange::Confirm { evening, guest, confirmed })
            }
            What::Recode => Ok(EveningChange::Recode { evening, code: open::any_code() }),
            What::Link { id, secret_hash } => {
                Ok(EveningChange::Link { evening, guest, id, secret_hash, made_ms: now_ms })
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

/// What is stored of an evening. It is folded aside, since an evening may be long.
async fn read(app: &App, id: &str) -> Result<(Book, People), String> {
    let entries = app.store().evening_entries(id).await.map_err(|error| error.to_string())?;
    let people = app.store().evening_people(id).await.map_err(|error| error.to_string())?;
    let book = tokio::task::spawn_blocking(move || Book::restore(&entries));
    Ok((book.await.map_err(|error| error.to_string())??, People::restore(id, people)))
}
