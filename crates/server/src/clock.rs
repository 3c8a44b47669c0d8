//! Reads the system clock. In the server no other file reads it. Files that only measure how long something takes use
//! `Instant`.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use boneyard_club::Moment;
use boneyard_table::Timestamp;

/// The current time in milliseconds since 1970, in the type that the store uses.
pub(crate) fn now_ms() -> i64 {
    now().0.cast_signed()
}

/// The current time, in the type that tables use: milliseconds since 1970.
pub(crate) fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// The current time, in the type that evenings use: milliseconds since 1970.
pub(crate) fn moment() -> Moment {
    Moment(now().0)
}

/// A duration in milliseconds.
pub(crate) fn as_ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// Waits for a duration; `None` waits forever.
pub(crate) async fn sleep(wait: Option<Duration>) {
    match wait {
        Some(wait) => tokio::time::sleep(wait).await,
        None => std::future::pending().await,
    }
}
