//! The open tournaments. One task owns each; other tasks send it messages, and read what it publishes.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use boneyard_ids::{PersonId, TournamentId};
use boneyard_protocol::Problem;
use boneyard_store::{Guest, NewTournamentEvent, StoreError, Tournament, TournamentChange};
use boneyard_tournament::{Event, Refusal};
use parking_lot::Mutex;
use tokio::sync::{mpsc, oneshot, watch};

use super::facts::Checked;
use super::live::{LiveTournament, LoadError};
use super::message::{Act, Actor, Message};
use super::services::TournamentServices;
use super::task::TournamentTask;
use super::view::Published;
use crate::bounds::{
    CLOSED_TOURNAMENT_KEPT, CLOSED_TOURNAMENTS_MAX, TOURNAMENT_MAILBOX_MAX, TOURNAMENT_NEWS_GATHER,
    TOURNAMENT_NEWS_GATHER_EACH,
};
use crate::http::ApiError;
use crate::presence::Presence;
use crate::registry::Registry;
use crate::{clock, random};

/// An open tournament.
#[derive(Clone)]
pub(super) struct TournamentHandle {
    mailbox: mpsc::Sender<Message>,
    published: watch::Receiver<Arc<Published>>,
    pub(super) presence: Presence,
}

impl TournamentHandle {
    /// The tournament as it is now.
    pub(super) fn now(&self) -> Arc<Published> {
        Arc::clone(&self.published.borrow())
    }

    /// Completes once the version is another one and a moment has passed, in which more may have happened.
    pub(super) async fn news(&self, after: i64) {
        let mut published = self.published.clone();
        let changed = published.wait_for(|published| published.version != after).await;
        // An error means that the tournament is closed, and that this is its last version.
        let entrants = changed.map_or(0, |news| news.live.entries.len());
        let gather = TOURNAMENT_NEWS_GATHER_EACH * u32::try_from(entrants).unwrap_or(u32::MAX);
        tokio::time::sleep(TOURNAMENT_NEWS_GATHER + gather).await;
    }

    /// Does something for a person; the answer comes once it is stored.
    async fn act(&self, by: Actor, act: Act) -> Result<(), ApiError> {
        let (reply, answer) = oneshot::channel();
        let sent = self.mailbox.try_send(Message::Act { by, act, reply });
        sent.map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => Problem::TooMany { retry_s: 1 }.into(),
            mpsc::error::TrySendError::Closed(_) => ApiError::from(Refusal::Closed),
        })?;
        answer.await.map_err(|_| ApiError::from(Problem::Restarting))?
    }
}

/// A tournament, open or closed.
pub(super) enum Found {
    Open(TournamentHandle),
    Closed(Arc<Published>),
}

/// All tournaments. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Tournaments(Arc<Shared>);

struct Shared {
    services: TournamentServices,
    tournaments_max: usize,
    open: Registry<TournamentId, TournamentHandle>,
    /// Closed tournaments that were read lately, with the time.
    closed: Mutex<HashMap<TournamentId, (Instant, Arc<Published>)>>,
}

impl Tournaments {
    /// How many tournaments are not closed.
    pub(crate) fn count(&self) -> usize {
        self.0.open.len()
    }

    pub(crate) fn new(services: TournamentServices, tournaments_max: usize) -> Self {
        let open = Registry::new(|id: &TournamentId| {
            tracing::error!(tournament.id = %id, "Tournament {id} panicked and was stopped");
        });
        Tournaments(Arc::new(Shared { services, tournaments_max, open, closed: Mutex::default() }))
    }

    /// Starts every open tournament, with the tables that are missing. Call it before the first request.
    pub(crate) async fn restore_all(&self) -> Result<(), StoreError> {
        let services = &self.0.services;
        for id in services.store.open_tournaments().await? {
            match LiveTournament::load(&services.store, &id, clock::now_ms()).await {
                Ok(Some(live)) => self.start(live, true).await,
                Ok(None) => {}
                Err(cause) => {
                    tracing::error!(tournament.id = %id, "Tournament {id} cannot be restored: {cause}");
                }
            }
        }
        Ok(())
    }

    /// Opens a tournament.
    pub(super) async fn open(&self, checked: Checked, host: PersonId) -> Result<TournamentId, ApiError> {
        if self.0.open.len() >= self.0.tournaments_max {
            return Err(Problem::TooMany { retry_s: 600 }.into());
        }
        let Checked { title, rules, facts, settings, starts_ms } = checked;
        let (id, now_ms): (TournamentId, _) = (random::id::<10>().into(), clock::now_ms());
        let internal = |cause: serde_json::Error| ApiError::internal(Problem::Internal, &cause);
        let tournament = Tournament {
            id: id.clone(),
            host,
            title,
            rules: rules.to_string(),
            facts: serde_json::to_string(&facts).map_err(internal)?,
            starts_ms,
            created_ms: now_ms,
            started_ms: None,
            closed_ms: None,
            entrants: 0,
            winner: None,
        };
        let opened = Event::Opened { settings, seed: u64::from_le_bytes(random::bytes()) };
        let body = serde_json::to_string(&opened).map_err(internal)?;
        let event = NewTournamentEvent { at_ms: now_ms, body };
        let store = &self.0.services.store;
        let change = TournamentChange::Open { tournament, event };
        let stored = store.change_tournament(change).await;
        stored.map_err(|cause| ApiError::internal(Problem::Storage, &cause))?;
        let live = LiveTournament::load(store, &id, now_ms).await?.ok_or(Problem::NotFound)?;
        tracing::info!(tournament.id = %id, "Tournament {id} was opened");
        self.start(live, false).await;
        Ok(id)
    }

    /// Runs the task of an open tournament.
    async fn start(&self, live: LiveTournament, is_restored: bool) {
        let (id, now_ms) = (live.id().clone(), clock::now_ms());
        let (mailbox, messages) = mpsc::channel(TOURNAMENT_MAILBOX_MAX);
        let presence = Presence::default();
        let first = Arc::new(Published::new(now_ms, live.clone(), now_ms));
        let (publisher, published) = watch::channel(first);
        let services = self.0.services.clone();
        let runtime = services.runtime.clone();
        let mut task = TournamentTask::new(services, live, presence.clone(), publisher, mailbox.downgrade());
        if is_restored {
            task.open_missing().await;
        }
        let listed = self.0.open.insert(id, TournamentHandle { mailbox, published, presence });
        // The last to be dropped, so that a server that stops waits for everything else.
        let stopping = self.0.services.shutdown.subscribe();
        runtime.spawn(async move {
            let _stopping = stopping;
            let _listed = listed;
            task.run(messages).await;
        });
    }

    /// The tournament with this id.
    pub(super) async fn find(&self, id: &TournamentId) -> Result<Found, ApiError> {
        if let Some(handle) = self.0.open.get(id) {
            return Ok(Found::Open(handle));
        }
        if let Some((read, published)) = self.0.closed.lock().get(id)
            && read.elapsed() < CLOSED_TOURNAMENT_KEPT
        {
            return Ok(Found::Closed(Arc::clone(published)));
        }
        if self.0.services.shutdown.has_begun() {
            return Err(Problem::Restarting.into());
        }
        let now_ms = clock::now_ms();
        let live = LiveTournament::load(&self.0.services.store, id, now_ms).await?;
        let live = live.ok_or(Problem::NotFound)?;
        let Some(closed_ms) = live.closed_ms else { return Err(Problem::Storage.into()) };
        let published = Arc::new(Published::new(closed_ms, live, now_ms));
        let mut closed = self.0.closed.lock();
        closed.retain(|_, (read, _)| read.elapsed() < CLOSED_TOURNAMENT_KEPT);
        if closed.len() < CLOSED_TOURNAMENTS_MAX {
            closed.insert(id.clone(), (Instant::now(), Arc::clone(&published)));
        }
        Ok(Found::Closed(published))
    }

    /// Does something for a person in a tournament; the answer comes once it is stored.
    pub(super) async fn act(&self, id: &TournamentId, by: Actor, act: Act) -> Result<(), ApiError> {
        match self.find(id).await? {
            Found::Open(handle) => handle.act(by, act).await,
            Found::Closed(_) => Err(Refusal::Closed.into()),
        }
    }

    /// Withdraws a person from every tournament that is open.
    pub(crate) async fn withdraw_from_all(&self, person: &Guest) {
        for handle in self.of(&person.id) {
            let by = Actor { person: person.clone(), has_account: true };
            // A refusal means that the person takes no part any more, or that everything is decided.
            if let Err(cause) = handle.act(by, Act::Withdraw { entrant: None, entry: None }).await {
                tracing::debug!("A person was not withdrawn from a tournament: {cause:?}");
            }
        }
    }

    /// The open tournaments of a person.
    fn of(&self, person: &PersonId) -> Vec<TournamentHandle> {
        let is_theirs = |handle: &TournamentHandle| handle.now().live.members.contains_key(person);
        self.0.open.filter_map(|_, handle| is_theirs(handle).then(|| handle.clone()))
    }

    /// The open tournaments, as they are now.
    pub(super) fn all_open(&self) -> Vec<Arc<Published>> {
        self.0.open.filter_map(|_, handle| Some(handle.now()))
    }

    /// Tells the tournaments of a person that the person's name, face or account may be another one now.
    pub(crate) fn renamed(&self, person: &PersonId) {
        for handle in self.of(person) {
            self.0.services.runtime.spawn(async move {
                // A failed send means that the tournament has closed.
                let _ = handle.mailbox.send(Message::PeopleChanged).await;
            });
        }
        self.0.closed.lock().retain(|_, (_, published)| !published.live.members.contains_key(person));
    }
}

impl From<LoadError> for ApiError {
    fn from(cause: LoadError) -> Self {
        ApiError::internal(Problem::Storage, &cause)
    }
}
