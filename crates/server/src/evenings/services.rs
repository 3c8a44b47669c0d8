//! The parts of the server that an evening's task uses.

use std::sync::Arc;

use boneyard_store::Store;
use tokio::runtime::Handle;

use crate::config::Rates;
use crate::evenings::codes::CodeAttempts;
use crate::shutdown::Shutdown;
use crate::tables::Tables;

#[derive(Clone)]
pub(crate) struct EveningServices {
    pub(crate) store: Arc<Store>,
    pub(crate) tables: Tables,
    pub(crate) code_attempts: Arc<CodeAttempts>,
    pub(crate) rates: Arc<Rates>,
    /// Open pages at one evening.
    pub(crate) clients_max: usize,
    /// Open pages of one guest at one evening.
    pub(crate) clients_per_guest_max: usize,
    /// Runs the tasks of evenings.
    pub(crate) runtime: Handle,
    pub(crate) shutdown: Shutdown,
}
