//! Reads the clock. No other file does.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use boneyard_club::Moment;
use boneyard_table::Timestamp;

/// The current time in milliseconds since 1970, as it is stored.
pub(crate) fn now_ms() -> i64 {
    now().0.cast_signed()
}

/// The current time.
pub(crate) fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// The current time, as evenings use it.
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
