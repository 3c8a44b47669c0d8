//! The running tables. One task owns each table; everything else sends it messages.

mod message;
mod opening;
mod record;
mod services;
pub(crate) mod socket;
mod task;

use std::collections::HashMap;
use std::sync::{Arc, RwLock, RwLockReadGuard, RwLockWriteGuard};

use boneyard_ids::TableId;
use boneyard_protocol::Problem;
use boneyard_protocol::http::{OpenTable, TableSummary};
use boneyard_store::{Guest, StoreError};
use boneyard_table::session::TableSession;
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use message::{JoinRequest, Message, SitRequest};
use opening::{OpenRequest, bad_seats};
use record::RecoverError;
pub(crate) use record::last_match;
pub(crate) use services::TableServices;
use task::TableTask;

use crate::bounds::{TABLE_MAILBOX_MAX, TABLE_SESSION};
use crate::error::ApiError;
use crate::outbox::ClientId;
use crate::{clock, random};

/// A handle to a running table.
#[derive(Clone)]
pub(crate) struct TableHandle {
    pub(crate) mailbox: mpsc::Sender<Message>,
    summary: watch::Receiver<TableSummary>,
}

impl TableHandle {
    /// The table's entry in a list of tables.
    pub(crate) fn summary(&self) -> TableSummary {
        self.summary.borrow().clone()
    }
}

/// All running tables. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Tables {
    running: Arc<RwLock<HashMap<TableId, TableHandle>>>,
    tables_max: usize,
    services: TableServices,
}

impl Tables {
    pub(crate) fn new(services: TableServices, tables_max: usize) -> Self {
        Tables { running: Arc::default(), tables_max, services }
    }

    pub(crate) fn get(&self, id: &TableId) -> Option<TableHandle> {
        self.read().get(id).cloned()
    }

    pub(crate) fn summaries(&self) -> Vec<TableSummary> {
        self.read().values().map(TableHandle::summary).collect()
    }

    /// Opens a table and returns its id. The guest gets the seat with `me`.
    pub(crate) async fn open(&self, request: OpenTable, guest: Guest) -> Result<TableId, ApiError> {
        if self.read().len() >= self.tables_max {
            return Err(Problem::TooMany { retry_s: 60 }.into());
        }
        let OpenRequest { rules, seats, options, own_seat } = request.try_into()?;
        let session = TableSession::open(clock::now(), &rules, &seats, options, TABLE_SESSION)
            .map_err(|_| bad_seats(&rules))?;
        let (mut task, mailbox, messages) = self.task(random::id::<10>().into(), session);
        task.carry_out().await;
        if let Some(seat) = own_seat {
            let (answer, answered) = oneshot::channel();
            task.take(Message::Sit(SitRequest { seat, person: guest.id, name: guest.name, answer }));
            task.carry_out().await;
            answered.await.map_err(|_| Problem::Internal)??;
        }
        if task.is_frozen() {
            return Err(Problem::Storage.into());
        }
        let id = task.id().clone();
        tracing::info!(table.id = %id, "Table {id} was opened with rules {rules}");
        self.start(task, mailbox, messages);
        Ok(id)
    }

    /// Restores every table that is not closed.
    pub(crate) async fn restore_all(&self) -> Result<(), StoreError> {
        for stored in self.services.store.unfinished_tables().await? {
            let id = stored.id;
            match self
                .services
                .store
                .events(&id)
                .await
                .map_err(RecoverError::from)
                .and_then(|events| record::restore(&events))
            {
                Ok(table) => {
                    let session = TableSession::resume(clock::now(), table, TABLE_SESSION);
                    tracing::info!(table.id = %id, "Table {id} was restored");
                    let (task, mailbox, messages) = self.task(id, session);
                    self.start(task, mailbox, messages);
                }
                Err(cause) => tracing::error!(table.id = %id, "Table {id} cannot be restored: {cause}"),
            }
        }
        Ok(())
    }

    /// A task for a session, with both ends of its mailbox.
    fn task(
        &self,
        id: TableId,
        session: TableSession<ClientId>,
    ) -> (TableTask, mpsc::Sender<Message>, mpsc::Receiver<Message>) {
        let (mailbox, messages) = mpsc::channel(TABLE_MAILBOX_MAX);
        let task = TableTask::new(id, self.services.clone(), session, mailbox.downgrade());
        (task, mailbox, messages)
    }

    /// Runs a task. Its table is listed as long as the task runs.
    fn start(&self, task: TableTask, mailbox: mpsc::Sender<Message>, messages: mpsc::Receiver<Message>) {
        let id = task.id().clone();
        self.write().insert(id.clone(), TableHandle { mailbox, summary: task.summary() });
        let mut stopping = self.services.shutdown.subscribe();
        let listed = Listed { tables: self.clone(), id };
        tokio::spawn(async move {
            let _listed = listed;
            task.run(messages, &mut stopping).await;
        });
    }

    fn read(&self) -> RwLockReadGuard<'_, HashMap<TableId, TableHandle>> {
        self.running.read().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn write(&self) -> RwLockWriteGuard<'_, HashMap<TableId, TableHandle>> {
        self.running.write().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Removes a table from the list when its task ends, even by a panic.
struct Listed {
    tables: Tables,
    id: TableId,
}

impl Drop for Listed {
    fn drop(&mut self) {
        let id = &self.id;
        if std::thread::panicking() {
            tracing::error!(table.id = %id, "Table {id} panicked and was stopped");
        }
        self.tables.write().remove(id);
    }
}
