//! Reads the events of tables, for records and replays. The events of a long table need much memory, so few are read at a time.

use std::sync::Arc;

use boneyard_ids::TableId;
use boneyard_store::{Store, StoreError, StoredEvent};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::bounds::TABLE_READS_AT_ONCE_MAX;
use crate::http::ApiError;
use crate::work::{Charge, Workers};

/// Reads the events of tables. Cheap to clone.
#[derive(Clone)]
pub(crate) struct History {
    store: Arc<Store>,
    workers: Arc<Workers>,
    reads: Arc<Semaphore>,
}

/// The events of a table.
pub(crate) struct StoredEvents<'a> {
    pub(crate) events: Vec<StoredEvent>,
    /// Others wait until it is dropped.
    pub(crate) turn: Option<SemaphorePermit<'a>>,
}

impl History {
    pub(crate) fn new(store: Arc<Store>, workers: Arc<Workers>) -> Self {
        History { store, workers, reads: Arc::new(Semaphore::new(TABLE_READS_AT_ONCE_MAX)) }
    }

    /// The events of a table.
    pub(crate) async fn of(&self, table: &TableId) -> Result<StoredEvents<'_>, StoreError> {
        // The semaphore is never closed.
        let turn = self.reads.acquire().await.ok();
        Ok(StoredEvents { events: self.store.events(table).await?, turn })
    }

    /// Works on the events of a table.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        charge: Charge,
        table: &TableId,
        work: impl FnOnce(&[StoredEvent]) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let StoredEvents { events, turn: _turn } = self.of(table).await?;
        self.workers.run(charge, move |_| Ok(work(&events))).await
    }
}
