//! The running evenings. One task owns each evening; other tasks send it messages through an [`EveningHandle`].

use std::sync::Arc;

use boneyard_ids::{EveningId, PersonId};
use boneyard_protocol::Problem;
use boneyard_store::StoreError;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

use crate::bounds::{CLOSED_IDLE_MAX, EVENING_MAILBOX_MAX};
use crate::config::Limits;
use crate::evenings::message::{EveningQuery, MembershipChange, Message, Reply};
use crate::evenings::result;
use crate::evenings::services::EveningServices;
use crate::evenings::task::EveningTask;
use crate::http::ApiError;
use crate::http::error::seconds;
use crate::registry::Registry;

/// A handle to a running evening.
#[derive(Clone)]
pub(crate) struct EveningHandle {
    mailbox: mpsc::Sender<Message>,
}

impl EveningHandle {
    /// Asks the evening a question.
    ///
    /// # Errors
    /// The evening's mailbox is full, the evening cannot be read from the store, or the guest must not have the answer.
    pub(crate) async fn ask<T>(&self, query: impl FnOnce(Reply<T>) -> EveningQuery) -> Result<T, ApiError> {
        let (reply, answer) = oneshot::channel();
        self.try_send(Message::Query(query(reply)))?;
        answer.await.map_err(|_| Problem::Storage)?
    }

    /// Changes who takes part in the evening, as `guest`.
    pub(crate) async fn change(&self, guest: PersonId, change: MembershipChange) -> Result<(), ApiError> {
        let (reply, answer) = oneshot::channel();
        self.try_send(Message::Change { guest, change, reply })?;
        answer.await.map_err(|_| Problem::Storage)?
    }

    /// Sends a message, and waits while the mailbox is full.
    pub(crate) async fn send(&self, message: Message) -> Result<(), Problem> {
        self.mailbox.send(message).await.map_err(|_| Problem::NotFound)
    }

    /// Whether the task has ended.
    pub(crate) fn is_closed(&self) -> bool {
        self.mailbox.is_closed()
    }

    fn try_send(&self, message: Message) -> Result<(), Problem> {
        self.mailbox.try_send(message).map_err(|_| Problem::TooMany { retry_s: 1 })
    }
}

/// All running evenings, by id. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Evenings {
    services: EveningServices,
    running: Registry<EveningId, EveningHandle>,
    running_max: usize,
    /// Limits closed evenings in memory.
    closed: Arc<Semaphore>,
}

impl Evenings {
    /// How many evenings are in memory.
    pub(crate) fn count(&self) -> usize {
        self.running.len()
    }

    /// No evenings yet.
    pub(crate) fn new(services: EveningServices, limits: &Limits) -> Self {
        let closed = Arc::new(Semaphore::new(limits.closed_evenings));
        let running = Registry::new(|id: &EveningId| {
            tracing::error!(evening.id = %id, "Evening {id} panicked and was stopped");
        });
        Evenings { services, running, running_max: limits.evenings, closed }
    }

    /// Whether no further evening may be opened.
    pub(crate) fn is_full(&self) -> bool {
        self.running.len() >= self.running_max
    }

    /// The evening with this id. A closed evening is read from the store and runs until it has had no clients for a
    /// while.
    pub(crate) async fn find(&self, id: &EveningId) -> Result<EveningHandle, ApiError> {
        if let Some(handle) = self.running.get(id).filter(|handle| !handle.is_closed()) {
            return Ok(handle);
        }
        if self.services.shutdown.has_begun() {
            return Err(Problem::Restarting.into());
        }
        let evening = self.services.store.evening(id).await?.ok_or(Problem::NotFound)?;
        // Closed evenings have a limit of their own, so that they leave room for open ones.
        let permit = match evening.closed_ms {
            Some(_) => {
                let permit = Arc::clone(&self.closed).try_acquire_owned();
                Some(permit.map_err(|_| Problem::TooMany { retry_s: seconds(CLOSED_IDLE_MAX) })?)
            }
            None => None,
        };
        Ok(self.start(id, permit))
    }

    /// Starts every open evening, and stores missing results of closed ones.
    pub(crate) async fn restore_all(&self) -> Result<(), StoreError> {
        result::settle_all(&self.services.store).await?;
        for id in self.services.store.open_evenings().await? {
            self.start(&id, None);
        }
        Ok(())
    }

    /// Starts an evening, unless it is running. `permit` limits closed evenings; it is `None` for an open evening.
    pub(crate) fn start(&self, id: &EveningId, permit: Option<OwnedSemaphorePermit>) -> EveningHandle {
        let (mailbox, messages) = mpsc::channel(EVENING_MAILBOX_MAX);
        let handle = EveningHandle { mailbox };
        // The entry can still belong to an earlier task of the same evening, which has ended.
        let entry = match self.running.insert_unless(id, |known| !known.is_closed(), || handle.clone()) {
            Ok(entry) => entry,
            Err(running) => return running,
        };
        let services = self.services.clone();
        let runtime = services.runtime.clone();
        runtime.spawn(async move {
            let (entry, _permit) = (entry, permit);
            match EveningTask::load(services, entry.id()).await {
                Ok(evening) => evening.run(messages).await,
                Err(cause) => {
                    let id = entry.id();
                    tracing::error!(evening.id = %id, "Evening {id} cannot be restored: {cause}");
                }
            }
        });
        handle
    }
}
