//! The task that owns an evening: one loop that appends entries, stores them, and only then shows them.

mod clients;
mod entries;
mod membership;
mod queries;
mod tables;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use boneyard_club::Moment;
use boneyard_club::live::Audience;
use boneyard_ids::{ClubId, DeviceName, EveningId, ParticipantId, PersonId, TableId};
use boneyard_protocol::Problem;
use boneyard_protocol::evening::EveningFacts;
use boneyard_store::{BarredGuest, Evening, Store, StoreError};
use tokio::sync::mpsc;
use tokio::task::JoinError;

use crate::bounds::{BARRED_LISTED_MAX, CLOSED_IDLE_MAX, ENTRIES_GROUP_MAX, STORE_RETRY_MAX};
use crate::clock;
use crate::evenings::answer_cache::AnswerCache;
use crate::evenings::log::{BadEntry, EveningLog};
use crate::evenings::message::Message;
use crate::evenings::people::People;
use crate::evenings::services::EveningServices;
use crate::evenings::summary::facts;
use crate::network::Network;
use crate::transport::clients::Clients;
use crate::transport::outbox::ClientId;

/// An evening, its clients, and when the task must wake.
pub(crate) struct EveningTask {
    services: EveningServices,
    id: EveningId,
    club: ClubId,
    /// The join code.
    code: String,
    log: EveningLog,
    people: People,
    /// The facts for lists, as stored.
    facts: Option<EveningFacts>,
    clients: Clients<Audience>,
    devices: HashMap<ClientId, Device>,
    /// The networks from which participants have connected since this task started.
    networks: HashSet<Network>,
    /// Guests whom the organiser removed, by their public ids. Of earlier removals, only the latest
    /// [`BARRED_LISTED_MAX`] are read.
    barred: HashMap<ParticipantId, BarredGuest>,
    /// Whether the evening is open in the store.
    stored_open: bool,
    /// The number of the last entry that was sent to the clients.
    shown: u32,
    /// [`EveningLog::line_up_changes`] when clients last received their players' needs.
    line_up_changes: u32,
    /// Cached answers for visitors who ask the same question.
    answers: Arc<AnswerCache>,
    /// When participants next receive who is online; `None` if that has not changed.
    presence_at: Option<Moment>,
    /// Since when no client is connected; `None` while a client is connected.
    idle_since: Option<Moment>,
    /// The online tables of the current match, and others that are not closed yet.
    online: BTreeMap<TableId, tables::SeenTable>,
    /// When the online tables were looked at last.
    looked_at: Moment,
    /// Set after a failed read or write: when to read the evening again. Until then the log can differ from what is
    /// stored.
    retry_at: Option<Moment>,
}

/// A client's device.
struct Device {
    /// `None` for a visitor without a guest cookie.
    person: Option<PersonId>,
    /// The name that the device gave itself. It tells apart the devices of one person.
    name: DeviceName,
}

/// Why an evening cannot be read from the store.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error("there is no such evening")]
    Missing,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Entry(#[from] BadEntry),
    /// The thread that folds the entries panicked.
    #[error(transparent)]
    Fold(#[from] JoinError),
}

/// Whether the loop continues.
#[derive(PartialEq, Eq)]
enum Next {
    Continue,
    End,
}

impl EveningTask {
    /// Reads an evening from the store.
    pub(crate) async fn load(services: EveningServices, id: &EveningId) -> Result<Self, LoadError> {
        let evening = services.store.evening(id).await?.ok_or(LoadError::Missing)?;
        let facts = facts(&evening);
        let Evening { id, club, code, closed_ms, .. } = evening;
        let (log, people) = read(&services.store, &id).await?;
        let barred = services.store.evening_barred(&id, BARRED_LISTED_MAX).await?;
        let barred = barred.into_iter().map(|barred| (people.public_id(&barred.guest), barred)).collect();
        Ok(EveningTask {
            shown: log.len(),
            stored_open: closed_ms.is_none(),
            line_up_changes: log.line_up_changes(),
            clients: Clients::new(services.clients_max, services.clients_per_guest_max),
            services,
            id,
            club,
            code,
            log,
            people,
            facts,
            devices: HashMap::new(),
            networks: HashSet::new(),
            barred,
            answers: Arc::default(),
            presence_at: None,
            idle_since: Some(clock::moment()),
            online: BTreeMap::new(),
            looked_at: Moment(0),
            retry_at: None,
        })
    }

    /// Runs until the evening is closed and no client is left, or the server stops.
    pub(crate) async fn run(mut self, mut mailbox: mpsc::Receiver<Message>) {
        let mut stopping = self.services.shutdown.subscribe();
        tracing::debug!(evening.id = %self.id, "Evening {} is running", self.id);
        loop {
            let wait = self.next_wake().map(|at| Duration::from_millis(at.since(clock::moment()).max(1)));
            let then = tokio::select! {
                message = mailbox.recv() => match message {
                    Some(message) => self.handle(message, &mut mailbox).await,
                    None => Next::End,
                },
                () = clock::sleep(wait) => self.wake().await,
                () = stopping.wait() => return,
            };
            self.look_at_tables(clock::moment()).await;
            if then == Next::End && mailbox.is_empty() {
                return;
            }
        }
    }

    async fn handle(&mut self, message: Message, mailbox: &mut mpsc::Receiver<Message>) -> Next {
        let mut next = Some(message);
        while let Some(message) = next.take() {
            self.recover().await;
            match message {
                Message::Join(request) => self.join(request),
                Message::Leave(client) => self.leave(client),
                Message::Enter(first) => {
                    // Store waiting entries together: a sync to disk takes as long for one entry as for many.
                    let mut group = vec![*first];
                    while group.len() < ENTRIES_GROUP_MAX && next.is_none() {
                        match mailbox.try_recv() {
                            Ok(Message::Enter(entering)) => group.push(*entering),
                            Ok(other) => next = Some(other),
                            Err(_) => break,
                        }
                    }
                    self.enter(group).await;
                }
                Message::Query(query) => self.answer(query),
                Message::Change { guest, change, reply } => {
                    // A failed send means that the request was cancelled.
                    let _ = reply.send(self.change(guest, change).await);
                }
            }
        }
        Next::Continue
    }

    fn next_wake(&self) -> Option<Moment> {
        if self.retry_at.is_some() {
            return self.retry_at;
        }
        let idle = self.idle_since.filter(|_| !self.log.is_open());
        let idle = idle.map(|since| since.after(clock::as_ms(CLOSED_IDLE_MAX)));
        [idle, self.log.abandoned_at(), self.presence_at, self.looks_at_tables()].into_iter().flatten().min()
    }

    async fn wake(&mut self) -> Next {
        self.recover().await;
        if self.retry_at.is_some() {
            return Next::Continue;
        }
        let now = clock::moment();
        if self.presence_at.is_some_and(|at| at <= now) {
            self.presence_at = None;
            self.show_people();
        }
        if let Some(entry) = self.log.close_abandoned(now) {
            match self.store(vec![entry], self.people.clone()).await {
                Ok(()) => tracing::info!(
                    evening.id = %self.id,
                    "Evening {} was closed after a day without entries", self.id
                ),
                Err(cause) => {
                    tracing::error!(evening.id = %self.id, "Evening {} could not be closed: {cause}", self.id);
                    self.retry_at = Some(now.after(clock::as_ms(STORE_RETRY_MAX)));
                }
            }
        }
        let idle = self.idle_since.is_some_and(|since| since.after(clock::as_ms(CLOSED_IDLE_MAX)) <= now);
        if idle && !self.log.is_open() { Next::End } else { Next::Continue }
    }

    /// Refuses while the log can differ from what is stored.
    fn check_consistent(&self) -> Result<(), Problem> {
        if self.retry_at.is_none() { Ok(()) } else { Err(Problem::Storage) }
    }

    /// Reads the evening again after a failed read or write, once `retry_at` has passed.
    async fn recover(&mut self) {
        if self.retry_at.is_none_or(|at| at > clock::moment()) {
            return;
        }
        match read(&self.services.store, &self.id).await {
            Ok((log, people)) => {
                self.log = log;
                self.retry_at = None;
                // The failed write may have reached the disk, so there can be new entries to show.
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

/// Reads the entries and people of an evening. Folding a long evening takes long, so a blocking thread does it.
async fn read(store: &Store, id: &EveningId) -> Result<(EveningLog, People), LoadError> {
    let entries = store.evening_entries(id).await?;
    let people = store.evening_people(id).await?;
    let log = tokio::task::spawn_blocking(move || EveningLog::restore(&entries)).await??;
    Ok((log, People::restore(id, people)))
}
