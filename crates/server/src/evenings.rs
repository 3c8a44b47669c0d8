//! The evenings that go on, and those that are looked at. One task owns each; everybody else sends it a message.

mod answers;
mod book;
mod codes;
pub(crate) mod desk;
pub(crate) mod downloads;
pub(crate) mod join;
pub(crate) mod links;
pub(crate) mod open;
mod people;
mod quota;
pub(crate) mod result;
pub(crate) mod shown;
mod sight;
pub(crate) mod socket;
mod task;

use std::collections::HashMap;
use std::sync::{Arc, RwLock, RwLockReadGuard, RwLockWriteGuard};

use boneyard_club::Moment;
use boneyard_club::live::{Act, Author};
use boneyard_protocol::Problem;
use boneyard_protocol::evening::EveningRefusal;
use boneyard_store::{EVENING_LINKS_MAX, EveningError, StoreError};
use boneyard_table::PersonId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

use crate::bounds::{CLOSED_IDLE_MAX, CLOSED_LOOKED_AT_MAX, EVENING_MAILBOX_MAX};
use crate::clients::{ClientId, Outbox};
use crate::error::{ApiError, seconds};
use crate::network::Network;
use crate::state::App;
pub(crate) use codes::{CodeTries, CodeTry};
use task::EveningTask;

/// What an evening is told.
pub(crate) enum Message {
    /// A client has said hello.
    Join(Joining),
    /// A client's socket is closed.
    Leave(ClientId),
    /// A client sends an entry.
    Enter(Entering),
    /// Somebody wants to know something.
    Look(Box<dyn FnOnce(&mut EveningTask) + Send>),
    /// Somebody comes, goes, or lets others do so.
    Change(Change, oneshot::Sender<Result<(), ApiError>>),
}

/// A client that has said hello.
pub(crate) struct Joining {
    pub(crate) client: ClientId,
    /// Who it is; whoever only looks on need not say.
    pub(crate) person: Option<PersonId>,
    /// Where it comes from.
    pub(crate) network: Network,
    /// The name of the device among those of the person.
    pub(crate) device: String,
    /// The last entry it has, 0 for none.
    pub(crate) last_seen: u32,
    /// Who it was when it was shown that.
    pub(crate) seen_as: Option<Author>,
    pub(crate) outbox: Outbox,
}

/// An entry as a client sends it.
pub(crate) struct Entering {
    pub(crate) client: ClientId,
    pub(crate) n: u32,
    pub(crate) at: Moment,
    pub(crate) act: Act,
}

/// Something that a guest changes about who is who.
pub(crate) struct Change {
    pub(crate) guest: String,
    pub(crate) what: What,
}

/// What a guest changes.
pub(crate) enum What {
    /// The guest joins under a name from the list.
    Join { code: String, player: boneyard_club::Player, network: Network },
    /// The guest leaves.
    Leave,
    /// The organiser lets a device go, by the id it has for others.
    Free { person: String },
    /// The organiser lets a device in again, by the id it has for others.
    Admit { barred: String },
    /// The organiser says whether a device really is its player's.
    Confirm { person: String, confirmed: bool },
    /// The organiser has others join by another code.
    Recode,
    /// The organiser makes a link for another device.
    Link { id: String, secret_hash: [u8; 32] },
    /// The organiser withdraws a link.
    Withdraw { link: String },
    /// The guest comes with a link.
    Claim { secret_hash: [u8; 32] },
}

/// How to reach an evening.
#[derive(Clone)]
pub(crate) struct EveningHandle {
    mailbox: mpsc::Sender<Message>,
}

impl EveningHandle {
    /// Looks at the evening as it stands.
    ///
    /// # Errors
    /// The evening cannot be read now, or `look` says so.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut EveningTask) -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let (answer, answered) = oneshot::channel();
        let message = Message::Look(Box::new(move |evening| {
            // Whoever asked may be gone.
            let _ = answer.send(evening.sound().map_err(ApiError::from).and_then(|()| look(evening)));
        }));
        self.tell(message)?;
        answered.await.map_err(|_| Problem::Storage)?
    }

    /// Changes who is who.
    ///
    /// # Errors
    /// Why that cannot be.
    pub(crate) async fn change(&self, guest: String, what: What) -> Result<(), ApiError> {
        let (answer, answered) = oneshot::channel();
        self.tell(Message::Change(Change { guest, what }, answer))?;
        answered.await.map_err(|_| Problem::Storage)?
    }

    fn tell(&self, message: Message) -> Result<(), Problem> {
        self.mailbox.try_send(message).map_err(|_| Problem::TooMany { retry_s: 1 })
    }
}

/// Every evening that goes on or is looked at, by its id.
pub(crate) struct Evenings {
    running: RwLock<HashMap<String, EveningHandle>>,
    /// Room for those that are over.
    closed: Arc<Semaphore>,
}

impl Default for Evenings {
    fn default() -> Self {
        Evenings { running: RwLock::default(), closed: Arc::new(Semaphore::new(CLOSED_LOOKED_AT_MAX)) }
    }
}

impl Evenings {
    fn running(&self, id: &str) -> Option<EveningHandle> {
        self.read().get(id).filter(|handle| !handle.mailbox.is_closed()).cloned()
    }

    /// How many go on or are looked at.
    pub(crate) fn len(&self) -> usize {
        self.read().len()
    }

    fn read(&self) -> RwLockReadGuard<'_, HashMap<String, EveningHandle>> {
        self.running.read().unwrap_or_else(|broken| broken.into_inner())
    }

    fn write(&self) -> RwLockWriteGuard<'_, HashMap<String, EveningHandle>> {
        self.running.write().unwrap_or_else(|broken| broken.into_inner())
    }
}

/// The evening with this id. One that is over is brought back from what is stored, for as long as it is looked at.
pub(crate) async fn find(app: &App, id: &str) -> Result<EveningHandle, ApiError> {
    if let Some(handle) = app.evenings().running(id) {
        return Ok(handle);
    }
    if app.is_stopping() {
        return Err(Problem::Restarting.into());
    }
    let evening = app.store().evening(id).await?.ok_or(Problem::NotFound)?;
    // Reading many closed evenings must leave room for the open ones.
    let room = match evening.closed_ms {
        Some(_) => {
            let room = Arc::clone(&app.evenings().closed).try_acquire_owned();
            Some(room.map_err(|_| Problem::TooMany { retry_s: seconds(CLOSED_IDLE_MAX) })?)
        }
        None => None,
    };
    Ok(start(app, id, room))
}

/// Brings back every evening that is not closed, and settles those that are.
pub(crate) async fn restore_all(app: &App) -> Result<(), StoreError> {
    result::settle_all(app).await?;
    for id in app.store().open_evenings().await? {
        start(app, &id, None);
    }
    Ok(())
}

/// Lets an evening run, unless it does.
fn start(app: &App, id: &str, room: Option<OwnedSemaphorePermit>) -> EveningHandle {
    let mut running = app.evenings().write();
    if let Some(handle) = running.get(id).filter(|handle| !handle.mailbox.is_closed()) {
        return handle.clone();
    }
    let (mailbox, messages) = mpsc::channel(EVENING_MAILBOX_MAX);
    let handle = EveningHandle { mailbox };
    running.insert(id.to_owned(), handle.clone());
    let entry = Place { app: app.clone(), id: id.to_owned(), _room: room };
    tokio::spawn(async move {
        let place = entry;
        match EveningTask::load(place.app.clone(), &place.id).await {
            Ok(evening) => evening.run(messages).await,
            Err(cause) => {
                let id = &place.id;
                tracing::error!(evening.id = %id, "Evening {id} cannot be brought back: {cause}");
            }
        }
    });
    handle
}

/// An evening's place among the others, for as long as its task runs.
struct Place {
    app: App,
    id: String,
    _room: Option<OwnedSemaphorePermit>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let id = &self.id;
        if std::thread::panicking() {
            tracing::error!(evening.id = %id, "Evening {id} is broken and was stopped; the others go on");
        }
        let mut running = self.app.evenings().write();
        // Another task may have taken the place already.
        if running.get(id).is_some_and(|handle| handle.mailbox.is_closed()) {
            running.remove(id);
        }
    }
}

/// Says why the store did not change an evening.
pub(crate) async fn refused(app: &App, error: EveningError) -> ApiError {
    use boneyard_store::EveningRefusal as Stored;
    let refusal = match error {
        EveningError::Store(cause) => return cause.into(),
        EveningError::Refused(refusal) => refusal,
    };
    match refusal {
        Stored::Gone => Problem::NotFound.into(),
        Stored::Barred => EveningRefusal::Barred.into(),
        Stored::Taken => EveningRefusal::NameTaken.into(),
        Stored::LinkOver => EveningRefusal::LinkOver.into(),
        Stored::TooManyLinks => EveningRefusal::TooManyLinks { max: EVENING_LINKS_MAX }.into(),
        Stored::Elsewhere { evening } => match app.store().evening(&evening).await {
            Ok(Some(evening)) => {
                let name = open::facts(&evening).map(|facts| facts.name).unwrap_or_default();
                EveningRefusal::Elsewhere { id: evening.id, name }.into()
            }
            Ok(None) => Problem::NotFound.into(),
            Err(cause) => cause.into(),
        },
        refusal @ (Stored::CodeTaken | Stored::Conflict { .. }) => {
            ApiError::ours(Problem::Internal, &refusal)
        }
    }
}
