//! Tables of tournaments and of evenings. Their ids are stored before they are opened, so that none is opened twice after a crash.

use boneyard_ids::TableId;
use boneyard_protocol::http::OpenTable;
use boneyard_rules::Seat;
use boneyard_store::Guest;
use tokio::task::JoinSet;

use super::Tables;

/// A table that is to be opened under an id that is stored.
#[derive(Clone)]
pub(crate) struct ReservedTable<K> {
    /// What the table is for.
    pub(crate) key: K,
    pub(crate) table: TableId,
    pub(crate) request: OpenTable,
    pub(crate) people: Vec<(Seat, Guest)>,
}

impl Tables {
    /// Opens tables at the same time. Returns what those are for that are open now.
    pub(crate) async fn open_reserved<K: Send + 'static>(&self, new: Vec<ReservedTable<K>>) -> Vec<K> {
        let open = |new: ReservedTable<K>| {
            let tables = self.clone();
            async move {
                let ReservedTable { key, table, request, people } = new;
                let opened = tables.open_as(&table, request, people).await;
                if let Err(cause) = &opened {
                    tracing::warn!(table.id = %table, "Table {table} could not be opened: {cause:?}");
                }
                opened.ok().map(|()| key)
            }
        };
        let opening: JoinSet<Option<K>> = new.into_iter().map(open).collect();
        opening.join_all().await.into_iter().flatten().collect()
    }

    /// Closes a table beside the caller, also in the middle of a match.
    pub(crate) fn close_soon(&self, table: TableId) {
        let stopping = self.services.shutdown.subscribe();
        let tables = self.clone();
        self.services.runtime.spawn(async move {
            // Locals are dropped in reverse order: a server that stops waits until the store is released.
            let _stopping = stopping;
            let tables = tables;
            if let Err(cause) = tables.close(&table).await {
                tracing::warn!(table.id = %table, "Table {table} stays open: {cause}");
            }
        });
    }
}
