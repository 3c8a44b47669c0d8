//! What a table's task needs of the server.

use std::sync::Arc;

use boneyard_store::Store;

use crate::bots::Bots;
use crate::stopping::Shutdown;

/// What a table's task needs of the server.
#[derive(Clone)]
pub(crate) struct TableServices {
    pub(crate) store: Arc<Store>,
    pub(crate) bots: Bots,
    pub(crate) shutdown: Shutdown,
}
