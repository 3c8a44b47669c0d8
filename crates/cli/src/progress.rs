//! A progress bar for long commands.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// A bar on the error stream. It appears after a second of work, and only if the error stream is a terminal.
pub(crate) struct Progress {
    total: f64,
    /// Finished parts of the work.
    done: f64,
    watched: bool,
    last_shown: Instant,
    shown: bool,
}

const WIDTH: usize = 30;
const FIRST: Duration = Duration::from_secs(1);
const BETWEEN: Duration = Duration::from_millis(200);

impl Progress {
    /// Starts a bar for work with this many parts.
    pub(crate) fn new(total: f64) -> Self {
        Self { total, done: 0.0, watched: stderr().is_terminal(), last_shown: Instant::now(), shown: false }
    }

    /// Shows the name of the present part and how much of it is done.
    pub(crate) fn show(&mut self, part: f64, what: impl FnOnce() -> String) {
        let wait = if self.shown { BETWEEN } else { FIRST };
        if !self.watched || self.last_shown.elapsed() < wait {
            return;
        }
        self.last_shown = Instant::now();
        self.shown = true;
        let filled = ((self.done + part) / self.total).clamp(0.0, 1.0);
        let bar = "#".repeat((filled * WIDTH as f64) as usize);
        let _ = write!(stderr(), "\r\x1b[K[{bar:-<WIDTH$}] {:3.0} %  {}", filled * 100.0, what());
        let _ = stderr().flush();
    }

    /// Counts a part as finished.
    pub(crate) fn done(&mut self, part: f64) {
        self.done += part;
    }

    /// Removes the bar. Call this before you print.
    pub(crate) fn clear(&mut self) {
        if self.shown {
            let _ = write!(stderr(), "\r\x1b[K");
            let _ = stderr().flush();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
