//! What the task of an evening needs of the server.

use std::sync::Arc;

use boneyard_ids::EveningId;
use boneyard_store::Store;

use crate::evenings::codes::CodeTries;
use crate::rate::RateLimiter;
use crate::stopping::Shutdown;

/// What the task of an evening needs of the server.
#[derive(Clone)]
pub(crate) struct EveningServices {
    pub(crate) store: Arc<Store>,
    pub(crate) code_tries: Arc<CodeTries>,
    /// How often one evening may be joined.
    pub(crate) joins: Arc<RateLimiter<EveningId>>,
    pub(crate) shutdown: Shutdown,
}
