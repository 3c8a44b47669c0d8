//! What happens when a person must go, because of a ban or because the account is deleted: seats, pools and tournaments are left.
//! And what is forgotten after a time.

use std::sync::Arc;
use std::time::Duration;

use boneyard_ids::{PersonId, TableId};
use boneyard_store::{Guest, ModerationChange, Store, StoreError};
use boneyard_table::session::TableMessage;
use boneyard_table::{Command, Refusal};
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::permissions::Permissions;
use crate::pools::Pools;
use crate::shutdown::Shutdown;
use crate::tables::{Message, Tables};
use crate::tournaments::Tournaments;
use crate::{clock, random};

/// How often old talk, old networks and ended sanctions are removed.
const FORGETS_EVERY: Duration = Duration::from_secs(60 * 60);

/// How often a banned person's seat is left again if the table cannot store anything now, and the time between.
const LEAVE_TRIES_MAX: u32 = 60;
const LEAVE_RETRY: Duration = Duration::from_secs(5);

/// How long a table may take to answer.
const LEAVE_WAIT: Duration = Duration::from_secs(10);

/// Takes people from tables, pools and tournaments. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Departures {
    pub(crate) store: Arc<Store>,
    pub(crate) permissions: Arc<Permissions>,
    pub(crate) tables: Tables,
    pub(crate) pools: Pools,
    pub(crate) tournaments: Tournaments,
    pub(crate) runtime: Handle,
    pub(crate) shutdown: Shutdown,
}

impl Departures {
    /// Makes the stored sanctions of a person hold. A banned person goes at once.
    pub(crate) async fn hold(&self, person: &PersonId) -> Result<(), StoreError> {
        self.permissions.refresh(&self.store, person).await?;
        if self.permissions.is_banned(person) {
            self.remove(person);
        }
        Ok(())
    }

    /// Takes a person from pools, tables and tournaments, once. A seat stays if its table cannot store anything now.
    pub(crate) async fn leave_everything(&self, person: &Guest) {
        self.pools.leave(&person.id);
        let mut leaving = JoinSet::new();
        for table in self.tables.seated_at(&person.id) {
            let (tables, person) = (self.tables.clone(), person.id.clone());
            leaving.spawn(async move { leave_table(&tables, &table, &person).await });
        }
        leaving.join_all().await;
        self.tournaments.withdraw_from_all(person).await;
    }

    /// Removes banned people from the tables of an earlier run, and then forgets what is old from time to time, for ever.
    pub(crate) async fn keep(self) {
        self.tables.all_awake().await;
        for person in self.permissions.banned() {
            self.remove(&person);
        }
        loop {
            self.permissions.forget_ended();
            let forget = ModerationChange::ForgetOld { now_ms: clock::now_ms() };
            if let Err(cause) = self.store.change_moderation(forget).await {
                tracing::error!("Old talk and networks are still stored: {cause}");
            }
            sleep(FORGETS_EVERY).await;
        }
    }

    /// Takes a banned person from tables, pools and tournaments. A bot plays on for the person in a match that has begun.
    fn remove(&self, person: &PersonId) {
        self.pools.leave(person);
        self.runtime.spawn(self.clone().leave_tables(person.clone()));
        let (store, tournaments, person) =
            (Arc::clone(&self.store), self.tournaments.clone(), person.clone());
        self.runtime.spawn(async move {
            match store.guest(&person).await {
                Ok(Some(person)) => tournaments.withdraw_from_all(&person).await,
                Ok(None) => {}
                Err(cause) => tracing::error!("A banned person still takes part in tournaments: {cause}"),
            }
        });
    }

    /// Leaves all seats of a person: now, and once more a moment later, for a seat that was being taken when the ban was imposed.
    async fn leave_tables(self, person: PersonId) {
        let mut stopping = self.shutdown.subscribe();
        for _ in 0..2 {
            for table in self.tables.seated_at(&person) {
                self.runtime.spawn(self.clone().leave(table, person.clone()));
            }
            tokio::select! {
                () = sleep(LEAVE_RETRY) => {}
                () = stopping.wait() => return,
            }
            self.pools.leave(&person);
            if !self.permissions.is_banned(&person) {
                return;
            }
        }
    }

    /// Leaves a seat for a person.
    async fn leave(self, table: TableId, person: PersonId) {
        let mut stopping = self.shutdown.subscribe();
        for _ in 0..LEAVE_TRIES_MAX {
            let left = tokio::select! {
                left = leave_table(&self.tables, &table, &person) => left,
                () = stopping.wait() => return,
            };
            if left || !self.permissions.is_banned(&person) {
                return;
            }
            tokio::select! {
                () = sleep(LEAVE_RETRY) => {}
                () = stopping.wait() => return,
            }
        }
        tracing::error!(table.id = %table, "A banned person still has a seat at table {table}");
    }
}

/// Leaves a person's seat. A bot plays on in a match that has begun. False if the table could not answer or cannot store anything now.
async fn leave_table(tables: &Tables, table: &TableId, person: &PersonId) -> bool {
    let Ok(found) = tables.find(table).await else { return false };
    // A table that is closed has no seats.
    let Some(handle) = found else { return true };
    let (answer, answered) = oneshot::channel();
    let id = random::id::<10>();
    let ask = Message::Ask { person: person.clone(), id, command: Command::Leave, answer };
    if handle.mailbox.send(ask).await.is_err() {
        return true;
    }
    match timeout(LEAVE_WAIT, answered).await {
        Ok(Ok(TableMessage::Refused { refusal: Refusal::Frozen, .. })) | Err(_) => false,
        // Other refusals mean that there is nothing to leave.
        Ok(_) => true,
    }
}
