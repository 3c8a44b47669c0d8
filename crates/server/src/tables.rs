//! The tables in play. One task owns each table; everybody else sends it a message.

mod record;
pub(crate) mod socket;
mod task;

use std::collections::HashMap;
use std::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard};

use boneyard_protocol::Problem;
use boneyard_protocol::http::{OpenTable, SeatRequest, TableSummary};
use boneyard_rules::{Move, Rules, Seat};
use boneyard_store::{Guest, StoreError};
use boneyard_table::{Command, Input, PersonId, Refusal, SeatPlan, Table, TableOptions};
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use record::last_match;
use task::TableTask;

use crate::bounds::TABLE_MAILBOX_MAX;
use crate::clients::{ClientId, Outbox};
use crate::error::ApiError;
use crate::state::App;
use crate::{clock, random};

/// What a table is told.
pub(crate) enum Message {
    /// A client has said hello.
    Join(Joining),
    /// A client's socket is closed.
    Leave(ClientId),
    /// A client asks for something.
    Command {
        client: ClientId,
        /// The client's own name for it.
        id: String,
        command: Command,
    },
    /// A client answers after this time whatever it is shown.
    Lag { client: ClientId, ms: u64 },
    /// Somebody wants to sit down.
    Sit(Sitting),
    /// A bot has thought.
    Chosen {
        /// Which thought.
        turn: u64,
        choice: Move,
    },
}

/// A client that has said hello.
pub(crate) struct Joining {
    pub(crate) client: ClientId,
    /// Who it is; spectators need not say.
    pub(crate) person: Option<PersonId>,
    /// The last event it has applied, 0 for none.
    pub(crate) last_seen: u64,
    pub(crate) outbox: Outbox,
}

/// Somebody who wants to sit down.
pub(crate) struct Sitting {
    pub(crate) seat: Seat,
    pub(crate) person: PersonId,
    /// The name others will see.
    pub(crate) name: String,
    /// Told once it is stored.
    pub(crate) answer: oneshot::Sender<Result<(), Refusal>>,
}

/// How to reach a table.
#[derive(Clone)]
pub(crate) struct TableHandle {
    pub(crate) mailbox: mpsc::Sender<Message>,
    summary: watch::Receiver<TableSummary>,
}

impl TableHandle {
    /// What the table says of itself.
    pub(crate) fn summary(&self) -> TableSummary {
        self.summary.borrow().clone()
    }
}

/// Every table in play, by its id.
#[derive(Default)]
pub(crate) struct Tables {
    running: RwLock<HashMap<String, TableHandle>>,
}

impl Tables {
    /// The table with this id.
    pub(crate) fn get(&self, id: &str) -> Option<TableHandle> {
        self.read().get(id).cloned()
    }

    /// What every table says of itself.
    pub(crate) fn summaries(&self) -> Vec<TableSummary> {
        self.read().values().map(TableHandle::summary).collect()
    }

    fn read(&self) -> RwLockReadGuard<'_, HashMap<String, TableHandle>> {
        self.running.read().unwrap_or_else(|broken| broken.into_inner())
    }

    fn write(&self) -> RwLockWriteGuard<'_, HashMap<String, TableHandle>> {
        self.running.write().unwrap_or_else(|broken| broken.into_inner())
    }
}

/// Opens a table and returns its id. The seat asked for with `me` is the guest's.
pub(crate) async fn open(app: &App, request: OpenTable, guest: Guest) -> Result<String, ApiError> {
    if app.tables().read().len() >= app.limits().tables {
        return Err(Problem::TooMany { retry_s: 60 }.into());
    }
    let rules = Rules::parse(&request.rules)?;
    let mine = own_seat(&request.seats)?;
    let options = checked(request.options)?;
    let plan: Vec<SeatPlan> = request.seats.iter().map(plan).collect();
    let (table, outputs) =
        Table::open(clock::now(), &rules, &plan, options).map_err(|_| bad_seats(&rules))?;
    let id = random::id::<10>();
    let (mailbox, messages) = mpsc::channel(TABLE_MAILBOX_MAX);
    let mut task = TableTask::new(id.clone(), app.clone(), table, 0, mailbox.downgrade());
    task.carry_out(outputs).await;
    if let Some(seat) = mine {
        let (answer, answered) = oneshot::channel();
        task.sit(Sitting { seat, person: PersonId(guest.id), name: guest.name, answer }).await;
        answered.await.map_err(|_| Problem::Internal)??;
    }
    if !task.is_sound() {
        return Err(Problem::Storage.into());
    }
    tracing::info!(table.id = %id, "Table {id} is opened: {rules}");
    start(app, task, mailbox, messages, None);
    Ok(id)
}

/// Brings back every table whose match was going on when the last server stopped.
pub(crate) async fn restore_all(app: &App) -> Result<(), StoreError> {
    for stored in app.store().unfinished_tables().await? {
        let id = stored.id;
        match record::restore(&stored.events) {
            Ok(table) => {
                let (mailbox, messages) = mpsc::channel(TABLE_MAILBOX_MAX);
                let seq = table.seq();
                let task = TableTask::new(id.clone(), app.clone(), table, seq, mailbox.downgrade());
                tracing::info!(table.id = %id, "Table {id} is back");
                start(app, task, mailbox, messages, Some(Input::Restored));
            }
            Err(cause) => tracing::error!(table.id = %id, "Table {id} cannot be brought back: {cause}"),
        }
    }
    Ok(())
}

/// Lets a table run, and be found while it does.
fn start(
    app: &App,
    task: TableTask,
    mailbox: mpsc::Sender<Message>,
    messages: mpsc::Receiver<Message>,
    first: Option<Input>,
) {
    let id = task.id().to_owned();
    let handle = TableHandle { mailbox, summary: task.summary() };
    app.tables().write().insert(id.clone(), handle);
    let entry = Entry { app: app.clone(), id };
    tokio::spawn(async move {
        let _entry = entry;
        task.run(messages, first).await;
    });
}

/// A table's place among the others, for as long as its task runs.
struct Entry {
    app: App,
    id: String,
}

impl Drop for Entry {
    fn drop(&mut self) {
        let id = &self.id;
        if std::thread::panicking() {
            tracing::error!(table.id = %id, "Table {id} is broken and was stopped; the others play on");
        }
        self.app.tables().write().remove(id);
    }
}

fn plan(seat: &SeatRequest) -> SeatPlan {
    match seat {
        SeatRequest::Me | SeatRequest::Open => SeatPlan::Open,
        SeatRequest::Bot { level } => SeatPlan::Bot { level: *level },
    }
}

/// How many players may sit down: fewer than there are seats, where each has two.
fn bad_seats(rules: &Rules) -> Problem {
    let players = |seats: u8| u8::try_from(rules.players(usize::from(seats))).unwrap_or(seats);
    Problem::BadSeats { allowed: rules.tables().map(players).collect() }
}

/// The place asked for with `me`.
fn own_seat(seats: &[SeatRequest]) -> Result<Option<Seat>, Problem> {
    let mut mine = (1..).zip(seats).filter(|(_, seat)| **seat == SeatRequest::Me).map(|(number, _)| number);
    match (mine.next(), mine.next()) {
        (_, Some(_)) => Err(Problem::BadRequest { detail: "seats: nobody plays twice".into() }),
        (Some(number), None) => Ok(Seat::new(number)),
        (None, None) => Ok(None),
    }
}

fn checked(options: TableOptions) -> Result<TableOptions, Problem> {
    let seconds = TableOptions::TURN_SECONDS_MIN..=TableOptions::TURN_SECONDS_MAX;
    if options.turn_seconds.is_some_and(|turn| !seconds.contains(&turn)) {
        let (min, max) = seconds.into_inner();
        return Err(Problem::BadRequest {
            detail: format!("turn_seconds: {min} to {max}, or null for no clock"),
        });
    }
    if options.bot_delay_ms > TableOptions::BOT_DELAY_MS_MAX {
        let max = TableOptions::BOT_DELAY_MS_MAX;
        return Err(Problem::BadRequest { detail: format!("bot_delay_ms: at most {max}") });
    }
    Ok(options)
}
