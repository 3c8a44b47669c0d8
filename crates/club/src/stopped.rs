//! Long work that its caller can stop.
//!
//! Nothing here reads a clock. Work that may take long is handed a closure and asks it again and again, several times in 50 ms;
//! once it answers `true`, the work ends with [`Stopped`]. The caller decides why: the time is up, the client has left, or the
//! program ends.

use std::fmt;

/// The caller stopped the work before it was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the work was told to stop before it was done")
    }
}

impl std::error::Error for Stopped {}

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
