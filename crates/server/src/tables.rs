//! The tables. One task owns each table that is awake; everything else sends it messages.

mod conduct;
mod finished;
pub(crate) mod handlers;
pub(crate) mod hint;
mod history;
mod listing;
mod message;
mod people;
mod record;
mod reserved;
mod services;
pub(crate) mod socket;
pub(crate) mod stream;
mod task;

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use boneyard_deal::Seed;
use boneyard_ids::{PersonId, TableId};
use boneyard_protocol::Problem;
use boneyard_protocol::http::{CheckedTable, MatchInShort, MyTable, OpenTable, TableCall, bad_seats};
use boneyard_protocol::watch::WatchedScore;
use boneyard_rules::Seat;
use boneyard_store::{Guest, StoreError};
use boneyard_table::session::{SessionBounds, TableSession};
use boneyard_table::{Opening, Refusal, Timestamp};
use tokio::runtime::Handle;
use tokio::sync::{Mutex, Semaphore, mpsc, oneshot, watch};
use tokio::time::timeout;

pub(crate) use conduct::{Evidence, StoredTalk};
pub(crate) use history::{History, StoredEvents};
pub(crate) use listing::{AwaitedPerson, Listing};
pub(crate) use message::{JoinRequest, Message, SitRequest};
use people::SeatedPeople;
pub use record::{ReadEventError, read_events};
pub(crate) use record::{RecoverError, finished_record, last_match, match_record, replay};
pub(crate) use reserved::ReservedTable;
pub(crate) use services::TableServices;
use task::TableTask;

use crate::bounds::{
    OWN_TABLE_WAIT, OWN_TABLES_MAX, TABLE_MAILBOX_MAX, TABLE_RESTORES_AT_ONCE_MAX, TABLES_CLOSE_EVERY,
    TABLES_WAKE_MAX,
};
use crate::config::Limits;
use crate::http::ApiError;
use crate::registry::{Registered, Registry};
use crate::transport::outbox::ClientId;
use crate::{clock, random};

/// A handle to a running table.
#[derive(Clone)]
pub(crate) struct TableHandle {
    pub(crate) mailbox: mpsc::Sender<Message>,
    listing: watch::Receiver<Listing>,
}

impl TableHandle {
    /// What lists show of the table.
    pub(crate) fn listing(&self) -> Listing {
        self.listing.borrow().clone()
    }

    /// The match as everyone may see it. `None` before it begins, and if the table is busy: a list must not take the room
    /// in its mailbox that players need.
    async fn match_in_short(&self) -> Option<MatchInShort> {
        if self.mailbox.capacity() < TABLE_MAILBOX_MAX / 2 {
            return None;
        }
        let (answer, answered) = oneshot::channel();
        self.mailbox.try_send(Message::Show(answer)).ok()?;
        timeout(OWN_TABLE_WAIT, answered).await.ok()?.ok()?
    }
}

/// All tables that are not closed. Cheap to clone.
///
/// A table without clients and without a running clock sleeps: its task ends, and only the store has it. The next request
/// for the table wakes it. After a restart all tables sleep at first, so that players need not wait for each other's tables.
#[derive(Clone)]
pub(crate) struct Tables {
    tables: Registry<TableId, Slot>,
    tables_max: usize,
    bounds: SessionBounds,
    services: TableServices,
    people: SeatedPeople,
    /// Limits how many tables are read and replayed at the same time.
    restores: Arc<Semaphore>,
    /// Whether every table of an earlier run was woken once.
    all_woken: watch::Sender<bool>,
}

#[derive(Clone)]
enum Slot {
    /// The table's task runs.
    Running(TableHandle),
    Asleep(Arc<AsleepTable>),
}

/// A table of which only the store has the state.
struct AsleepTable {
    /// Held while the table is read from the store.
    waking: Mutex<()>,
    /// When the table is closed if nobody needs it before; `None` if only its events tell.
    closes_at: Option<Timestamp>,
    /// Whether the server was stopped since the table ran. Then its clocks get the time back.
    was_stopped: bool,
    /// What lists show of the table; `None` if it was not awake since the server started.
    listing: Option<Listing>,
    match_: Option<MatchInShort>,
}

/// A task with both ends of its mailbox, before it runs.
struct NewTask {
    task: TableTask,
    mailbox: mpsc::Sender<Message>,
    messages: mpsc::Receiver<Message>,
}

impl Tables {
    /// How many tables are in memory, and how many sleep.
    pub(crate) fn count(&self) -> (usize, usize) {
        let slots = self.tables.filter_map(|_, slot| Some(matches!(slot, Slot::Running(_))));
        let awake = slots.iter().filter(|runs| **runs).count();
        (awake, slots.len() - awake)
    }

    pub(crate) fn new(services: TableServices, limits: &Limits) -> Self {
        let restores = Arc::new(Semaphore::new(TABLE_RESTORES_AT_ONCE_MAX));
        Tables {
            tables: Registry::new(|id: &TableId| {
                tracing::error!(table.id = %id, "Table {id} panicked and was stopped");
            }),
            tables_max: limits.tables,
            bounds: limits.table_session(),
            services,
            people: SeatedPeople::default(),
            restores,
            all_woken: watch::Sender::new(false),
        }
    }

    /// What lists show of the tables that are awake.
    pub(crate) fn listings(&self) -> Vec<Listing> {
        self.tables.filter_map(|_, slot| match slot {
            Slot::Running(handle) => Some(handle.listing()),
            Slot::Asleep(_) => None,
        })
    }

    /// Asks a table for its points as spectators see them; `None` if it is busy or asleep: a list must not take the room in its
    /// mailbox that players need.
    pub(crate) fn ask_score(&self, id: &TableId) -> Option<oneshot::Receiver<WatchedScore>> {
        let Slot::Running(TableHandle { mailbox, .. }) = self.slot(id)? else { return None };
        if mailbox.capacity() < TABLE_MAILBOX_MAX / 2 {
            return None;
        }
        let (answer, answered) = oneshot::channel();
        mailbox.try_send(Message::Score(answer)).ok()?;
        Some(answered)
    }

    /// The people for whom a slow match has waited this long, and who are not at the table.
    pub(crate) fn awaited(&self, now: Timestamp, wait: Duration) -> Vec<AwaitedPerson> {
        let wait_ms = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
        let before = Timestamp(now.0.saturating_sub(wait_ms));
        // A slow match has a clock, so its table never sleeps.
        self.listings().iter().flat_map(|listing| listing.awaited_people(before)).collect()
    }

    /// The unfinished tables of a person, also those that sleep: first those that wait for the person, then the newest.
    pub(crate) async fn of_person(&self, person: &PersonId, now: Timestamp) -> Vec<MyTable> {
        let mut tables = Vec::new();
        for (listing, slot) in self.slots_of(person).await {
            let match_ = match slot {
                Slot::Running(handle) => handle.match_in_short().await,
                Slot::Asleep(asleep) => asleep.match_.clone(),
            };
            tables.push(listing.own(now, person, match_));
        }
        tables
    }

    /// What calls a person back to these tables, in the same order.
    pub(crate) async fn calls(&self, person: &PersonId) -> Vec<TableCall> {
        self.slots_of(person).await.iter().filter_map(|(listing, _)| listing.call(person)).collect()
    }

    /// Waits until the tables of the earlier run are awake.
    pub(crate) async fn all_awake(&self) {
        // The sender lives as long as the tables.
        let _ = self.all_woken.subscribe().wait_for(|done| *done).await;
    }

    /// The unfinished tables of a person. Just after a start this waits until the tables of the earlier run are awake.
    async fn slots_of(&self, person: &PersonId) -> Vec<(Listing, Slot)> {
        let mut all_woken = self.all_woken.subscribe();
        // After this time the list may lack tables.
        let _ = timeout(TABLES_WAKE_MAX, all_woken.wait_for(|done| *done)).await;
        let with_listing = |id: &TableId| {
            let slot = self.slot(id)?;
            let listing = match &slot {
                Slot::Running(handle) => handle.listing(),
                Slot::Asleep(asleep) => asleep.listing.clone()?,
            };
            Some((listing, slot))
        };
        let own = self.people.tables_of(person);
        let mut slots: Vec<(Listing, Slot)> = own.iter().filter_map(with_listing).collect();
        slots.retain(|(listing, _)| listing.is_unfinished());
        slots.sort_by_key(|(listing, _)| listing.rank(person));
        slots.truncate(OWN_TABLES_MAX);
        slots
    }

    /// The table, which wakes if it sleeps; `None` if there is no such table, or if it is closed.
    ///
    /// # Errors
    /// The table cannot be restored from the store.
    pub(crate) async fn find(&self, id: &TableId) -> Result<Option<TableHandle>, RecoverError> {
        loop {
            let asleep = match self.slot(id) {
                None => return Ok(None),
                Some(Slot::Running(handle)) => return Ok(Some(handle)),
                Some(Slot::Asleep(asleep)) => asleep,
            };
            let _waking = asleep.waking.lock().await;
            // Meanwhile another request may have woken the table, or it was closed.
            if self.still_sleeps(id, &asleep) {
                return Ok(Some(self.wake(id, &asleep).await?));
            }
        }
    }

    /// The table, which wakes if it sleeps.
    ///
    /// # Errors
    /// There is no such table, or it cannot be restored from the store.
    pub(crate) async fn running(&self, id: &TableId) -> Result<TableHandle, ApiError> {
        Ok(self.find(id).await?.ok_or_else(|| self.not_found())?)
    }

    /// Runs the tasks of tables.
    pub(crate) fn runtime(&self) -> &Handle {
        &self.services.runtime
    }

    /// The problem for a table that is not running.
    pub(crate) fn not_found(&self) -> Problem {
        self.services.shutdown.not_found()
    }

    /// Restores a sleeping table and runs its task. The caller holds the lock of the sleeping table.
    async fn wake(&self, id: &TableId, asleep: &AsleepTable) -> Result<TableHandle, RecoverError> {
        // The semaphore is never closed.
        let _restoring = self.restores.acquire().await.ok();
        let stored = self.services.store.events(id).await?;
        // A long table takes some milliseconds.
        let table = tokio::task::spawn_blocking(move || record::restore(&stored)).await??;
        let session = match asleep.was_stopped {
            true => TableSession::resume(clock::now(), table, self.bounds),
            false => TableSession::after_sleep(clock::now(), table, self.bounds),
        };
        tracing::debug!(table.id = %id, "Table {id} is awake");
        let handle = self.start(self.task(id.clone(), session));
        // People may have changed their names while the table was asleep. The mailbox is new, so it has room.
        let _ = handle.mailbox.try_send(Message::Renamed);
        Ok(handle)
    }

    /// Opens a table and returns its id. The guest gets the seat with `me`.
    pub(crate) async fn open(&self, request: OpenTable, guest: Guest) -> Result<TableId, ApiError> {
        let request = CheckedTable::try_from(request)?;
        let people = request.own_seat.map(|seat| (seat, guest)).into_iter().collect();
        self.open_new(random::id::<10>().into(), request, people).await
    }

    /// Opens a table for these people and returns its id.
    pub(crate) async fn open_for(
        &self,
        request: OpenTable,
        people: Vec<(Seat, Guest)>,
    ) -> Result<TableId, ApiError> {
        self.open_new(random::id::<10>().into(), request.try_into()?, people).await
    }

    /// Opens a table under an id that was drawn before, for these people. A table that a server opened only in part, because
    /// it was killed or its store failed, is completed.
    pub(crate) async fn open_as(
        &self,
        id: &TableId,
        request: OpenTable,
        people: Vec<(Seat, Guest)>,
    ) -> Result<(), ApiError> {
        if self.slot(id).is_none() && self.services.store.events(id).await?.is_empty() {
            self.open_new(id.clone(), request.try_into()?, people).await?;
            return Ok(());
        }
        if self.services.store.is_table_closed(id).await? {
            return Ok(());
        }
        self.tables.put_if_missing(id.clone(), asleep());
        let Some(handle) = self.find(id).await? else { return Ok(()) };
        for (seat, guest) in people {
            let (answer, answered) = oneshot::channel();
            let sit = Message::Sit(sit_request(seat, guest, answer));
            handle.mailbox.send(sit).await.map_err(|_| Problem::Storage)?;
            match answered.await.map_err(|_| Problem::Storage)? {
                Ok(()) | Err(Refusal::AlreadySeated { .. } | Refusal::SeatTaken { .. }) => {}
                Err(refusal) => return Err(refusal.into()),
            }
        }
        Ok(())
    }

    /// What is known of a table without asking it; `None` if it is closed.
    pub(crate) fn glance(&self, id: &TableId) -> Option<TableGlance> {
        let listing = match self.slot(id)? {
            Slot::Running(handle) => Some(handle.listing()),
            Slot::Asleep(asleep) => asleep.listing.clone(),
        };
        Some(listing.map_or_else(TableGlance::default, |listing| TableGlance {
            here: listing.here().to_vec(),
            progress: listing.progress(),
            is_first_match_over: listing.is_first_match_over(),
            is_rated: listing.options.rated,
        }))
    }

    /// Closes a table, also in the middle of a match.
    pub(crate) async fn close(&self, id: &TableId) -> Result<(), RecoverError> {
        if let Some(handle) = self.find(id).await? {
            // A failed send means that the table has closed.
            let _ = handle.mailbox.send(Message::Close).await;
        }
        Ok(())
    }

    async fn open_new(
        &self,
        id: TableId,
        CheckedTable { rules, seats, options, .. }: CheckedTable,
        people: Vec<(Seat, Guest)>,
    ) -> Result<TableId, ApiError> {
        if self.tables.len() >= self.tables_max {
            return Err(Problem::TooMany { retry_s: 60 }.into());
        }
        let opening = Opening {
            seed: Some(Seed::new(random::bytes())),
            house_rules: self.services.house_rules.clone(),
            names: people.iter().map(|(_, guest)| guest.name.clone()).collect(),
        };
        let session = TableSession::open(clock::now(), &rules, &seats, options, opening, self.bounds)
            .map_err(|_| bad_seats(&rules))?;
        let mut new = self.task(id, session);
        new.task.carry_out().await;
        for (seat, guest) in people {
            let (answer, answered) = oneshot::channel();
            new.task.take(Message::Sit(sit_request(seat, guest, answer)));
            new.task.carry_out().await;
            let seated = answered.await.map_err(|_| Problem::Internal);
            seated.inspect_err(|_| self.people.forget(new.task.id()))??;
        }
        if new.task.is_frozen() {
            self.people.forget(new.task.id());
            return Err(Problem::Storage.into());
        }
        let id = new.task.id().clone();
        tracing::info!(table.id = %id, "Table {id} was opened with rules {rules}");
        self.start(new);
        Ok(id)
    }

    /// Tells the tables where a person sits that the person has another name or another face. Tables that sleep learn
    /// it when they wake.
    pub(crate) fn renamed(&self, person: &PersonId) {
        for table in self.people.tables_of(person) {
            if let Some(Slot::Running(handle)) = self.slot(&table) {
                // If the mailbox is full, the name appears when the table wakes the next time.
                let _ = handle.mailbox.try_send(Message::Renamed);
            }
        }
    }

    /// Tells the tables where a guest sits that the guest has become part of an account. Wakes those that sleep.
    pub(crate) async fn moved(&self, guest: &PersonId) -> Result<(), ApiError> {
        for table in self.people.tables_of(guest) {
            // A table that wakes asks by itself; the message is for those that are awake.
            if let Some(handle) = self.find(&table).await? {
                // A failed send means that the table has closed.
                let _ = handle.mailbox.send(Message::Renamed).await;
            }
        }
        Ok(())
    }

    /// The tables where a person sits, whether their match is over or not.
    pub(crate) fn seated_at(&self, person: &PersonId) -> Vec<TableId> {
        self.people.tables_of(person)
    }

    /// Lists every table that is not closed. They sleep until a request needs them, or [`Tables::keep`] wakes them.
    pub(crate) async fn list_all(&self) -> Result<(), StoreError> {
        let stored = self.services.store.unfinished_tables().await?;
        for table in stored {
            self.tables.put_if_missing(table.id, asleep());
        }
        Ok(())
    }

    /// Wakes the tables of an earlier run, whose clocks and bots go on. Then closes sleeping tables that nobody needed for too
    /// long, until the server stops.
    pub(crate) async fn keep(self) {
        // A server that was killed may have booked some ratings not yet.
        if let Err(cause) = self.services.store.book_ratings(self.services.rated_a_day_max).await {
            tracing::error!("Ratings are not booked yet: {cause}");
        }
        let mut stopping = self.services.shutdown.subscribe();
        let mut stopped = pin!(stopping.wait());
        let asleep: Vec<TableId> = self.asleep(|_| true);
        let waking = async {
            // One at a time, so that players who come back need not wait long for theirs.
            for id in asleep {
                if let Err(cause) = self.find(&id).await {
                    tracing::error!(table.id = %id, "Table {id} cannot be restored: {cause}");
                }
            }
            self.all_woken.send_replace(true);
            loop {
                tokio::time::sleep(TABLES_CLOSE_EVERY).await;
                self.close_idle().await;
            }
        };
        tokio::select! {
            () = waking => {}
            () = &mut stopped => {}
        }
    }

    /// Closes the sleeping tables that are due.
    async fn close_idle(&self) {
        let now = clock::now();
        for id in self.asleep(|table| table.closes_at.is_some_and(|at| at <= now)) {
            let Some(Slot::Asleep(asleep)) = self.slot(&id) else { continue };
            let _waking = asleep.waking.lock().await;
            if !self.still_sleeps(&id, &asleep) {
                continue;
            }
            match self.services.store.append(record::closing(&id, now)).await {
                Ok(()) => {
                    tracing::info!(table.id = %id, "Table {id} is closed because nobody was connected");
                    self.tables.remove(&id);
                    self.people.forget(&id);
                }
                Err(cause) => tracing::error!(table.id = %id, "Table {id} could not be closed: {cause}"),
            }
        }
    }

    /// Whether this is still the sleeping table with this id. A table that woke and slept again is another one.
    fn still_sleeps(&self, id: &TableId, asleep: &Arc<AsleepTable>) -> bool {
        matches!(self.slot(id), Some(Slot::Asleep(now)) if Arc::ptr_eq(&now, asleep))
    }

    /// The sleeping tables for which `is_wanted` holds.
    fn asleep(&self, is_wanted: impl Fn(&AsleepTable) -> bool) -> Vec<TableId> {
        self.tables.filter_map(|id, slot| match slot {
            Slot::Running(_) => None,
            Slot::Asleep(asleep) => is_wanted(asleep).then(|| id.clone()),
        })
    }

    /// A task for a session, with both ends of its mailbox.
    fn task(&self, id: TableId, session: TableSession<ClientId>) -> NewTask {
        let (mailbox, messages) = mpsc::channel(TABLE_MAILBOX_MAX);
        let (services, people) = (self.services.clone(), self.people.clone());
        let task = TableTask::new(id, services, people, session, mailbox.downgrade());
        NewTask { task, mailbox, messages }
    }

    /// Runs a task. Its table is listed as long as the task runs, and while it sleeps afterwards.
    fn start(&self, NewTask { mut task, mailbox, messages }: NewTask) -> TableHandle {
        let handle = TableHandle { mailbox, listing: task.listing() };
        let entry = self.tables.insert(task.id().clone(), Slot::Running(handle.clone()));
        let mut stopping = self.services.shutdown.subscribe();
        let listed = Listed { entry, people: self.people.clone() };
        self.services.runtime.spawn(async move {
            task.run(messages, &mut stopping, &listed).await;
        });
        handle
    }

    fn slot(&self, id: &TableId) -> Option<Slot> {
        self.tables.get(id)
    }
}

/// What is known of a table without asking it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct TableGlance {
    /// The first seats of the people who are connected.
    pub(crate) here: Vec<Seat>,
    /// How far the first match is: 0 before its first deal, then one more than rounds are over.
    pub(crate) progress: usize,
    /// Whether the first match is over, and perhaps a later one.
    pub(crate) is_first_match_over: bool,
    /// Whether its matches are rated.
    pub(crate) is_rated: bool,
}

/// A table of which only the store knows anything.
fn asleep() -> Slot {
    Slot::Asleep(Arc::new(AsleepTable {
        waking: Mutex::default(),
        closes_at: None,
        was_stopped: true,
        listing: None,
        match_: None,
    }))
}

fn sit_request(seat: Seat, guest: Guest, answer: oneshot::Sender<Result<(), Refusal>>) -> SitRequest {
    let Guest { id: person, name, face, is_bot: program, .. } = guest;
    SitRequest { seat, person, network: None, name, face, program, answer }
}

/// A running table in the list. Dropping it removes the table from the list, even after a panic, unless the table sleeps.
pub(crate) struct Listed {
    entry: Registered<TableId, Slot>,
    people: SeatedPeople,
}

impl Listed {
    /// Marks the table as asleep. False if a client may still send a message: then the table must stay awake.
    fn fall_asleep(
        &self,
        mailbox: &mpsc::Receiver<Message>,
        closes_at: Option<Timestamp>,
        listing: Listing,
        match_: Option<MatchInShort>,
    ) -> bool {
        self.entry.replace(|| {
            // No request finds the mailbox now. The list has one sender, and each request has another.
            let rests = mailbox.is_empty() && mailbox.sender_strong_count() == 1;
            rests.then(|| {
                let (waking, listing) = (Mutex::default(), Some(listing));
                Slot::Asleep(Arc::new(AsleepTable { waking, closes_at, was_stopped: false, listing, match_ }))
            })
        })
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        // A table that sleeps, or that slept and woke again, keeps its people.
        if self.entry.remove() {
            self.people.forget(self.entry.id());
        }
    }
}
