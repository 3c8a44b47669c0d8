//! The clock: the only place that reads it.

use std::time::{SystemTime, UNIX_EPOCH};

use boneyard_table::Timestamp;

/// The present moment in milliseconds since 1970, as it is stored.
pub(crate) fn now_ms() -> i64 {
    now().0.cast_signed()
}

/// The present moment.
pub(crate) fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
