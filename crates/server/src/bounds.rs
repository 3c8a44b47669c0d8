//! Every bound of the server, by name. A full queue is an answer, not a surprise.

use std::time::Duration;

/// Bytes of the body of an HTTP request.
pub(crate) const REQUEST_BYTES_MAX: usize = 16 * 1024;

/// New guests from one address at once, and how soon one more is allowed.
pub(crate) const GUESTS_PER_ADDRESS_BURST: u32 = 200;
/// See [`GUESTS_PER_ADDRESS_BURST`].
pub(crate) const GUESTS_PER_ADDRESS_EVERY: Duration = Duration::from_secs(1);

/// Those whose rate is remembered; beyond that, those who have waited long enough are forgotten.
pub(crate) const RATE_KEYS_MAX: usize = 100_000;

/// Characters of a guest's name.
pub(crate) const NAME_CHARS_MAX: usize = 24;

/// How long requests in progress may take once the server was told to stop.
pub(crate) const SHUTDOWN_WAIT: Duration = Duration::from_secs(5);
