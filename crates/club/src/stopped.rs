//! Long work that its caller can stop.
//!
//! Nothing here reads a clock. Work that may take long is handed a closure and asks it again and again, several times in 50 ms;
//! once it answers `true`, the work ends with [`Stopped`]. The caller decides why: the time is up, the client has left, or the
//! program ends.

/// The caller stopped the work before it was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the work was told to stop before it was done")]
pub struct Stopped;

/// A `stop` for work that runs to its end.
#[must_use]
pub const fn never_stop() -> bool {
    false
}

/// Returns `Err(Stopped)` once `stop` returns `true`.
pub fn check_stop(stop: &dyn Fn() -> bool) -> Result<(), Stopped> {
    if stop() { Err(Stopped) } else { Ok(()) }
}

/// The result of work that ran with [`never_stop`].
pub(crate) fn finished<T>(done: Result<T, Stopped>) -> T {
    done.unwrap_or_else(|Stopped| unreachable!("nobody told it to stop"))
}
