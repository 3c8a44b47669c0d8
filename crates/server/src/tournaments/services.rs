//! The parts of the server that a tournament's task uses.

use std::sync::Arc;

use boneyard_store::Store;
use tokio::runtime::Handle;

use crate::shutdown::Shutdown;
use crate::tables::Tables;

#[derive(Clone)]
pub(crate) struct TournamentServices {
    pub(crate) store: Arc<Store>,
    pub(crate) tables: Tables,
    /// Runs the tasks of tournaments.
    pub(crate) runtime: Handle,
    pub(crate) shutdown: Shutdown,
}
