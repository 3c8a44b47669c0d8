//! The processor time of a thread: other programs have little effect on it.

use std::time::Duration;

/// The processor time this thread has used.
#[cfg(unix)]
pub(crate) fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let whole = Duration::from_secs(u64::try_from(time.tv_sec).unwrap_or_default());
    whole + Duration::from_nanos(u64::try_from(time.tv_nsec).unwrap_or_default())
}

/// The time since the first call: this system does not report the time of a thread.
#[cfg(not(unix))]
pub(crate) fn processor_time() -> Duration {
    static FIRST: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed()
}
