//! The parts of the server that a table's task uses.

use std::sync::Arc;

use boneyard_store::Store;
use prometheus_client::metrics::histogram::Histogram;
use tokio::runtime::Handle;

use crate::bots::Bots;
use crate::shutdown::Shutdown;

#[derive(Clone)]
pub(crate) struct TableServices {
    pub(crate) store: Arc<Store>,
    pub(crate) bots: Bots,
    /// The version of the host's own rules; `None` if the host has none.
    pub(crate) house_rules: Option<String>,
    /// Matches against the same opponent within 24 hours that change ratings.
    pub(crate) rated_a_day_max: u32,
    /// How long commands take, with the wait for the store.
    pub(crate) move_seconds: Histogram,
    /// Runs the tasks of tables.
    pub(crate) runtime: Handle,
    pub(crate) shutdown: Shutdown,
}
