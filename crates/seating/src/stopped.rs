//! Long work that its caller can stop.
//!
//! Long work takes a closure `stop` and calls it several times in 50 ms. Once `stop` returns `true`, the work ends with [`Stopped`].
//! The caller decides when to stop: after a time limit, when the client has left, or when the program ends.

/// The caller stopped the work before it was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the work was stopped before it was done")]
pub struct Stopped;

/// A `stop` for work that always runs to its end.
///
/// ```
/// use boneyard_seating::{Stopped, check_stop, never_stop};
///
/// assert_eq!(check_stop(&never_stop), Ok(()));
/// assert_eq!(check_stop(&|| true), Err(Stopped));
/// ```
#[must_use]
pub const fn never_stop() -> bool {
    false
}

/// Returns `Err(Stopped)` once `stop` returns `true`.
pub fn check_stop(stop: &dyn Fn() -> bool) -> Result<(), Stopped> {
    if stop() { Err(Stopped) } else { Ok(()) }
}

/// The result of work that ran with [`never_stop`].
///
/// # Panics
/// The work was stopped, so it ran with another `stop`.
pub fn finished<T>(done: Result<T, Stopped>) -> T {
    done.unwrap_or_else(|Stopped| unreachable!("this work is never stopped"))
}
