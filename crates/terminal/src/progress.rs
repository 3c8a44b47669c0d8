//! A progress bar for long commands.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// A bar on the error stream. It appears after a second of work, and only if the error stream is a terminal.
pub struct Progress {
    total: f64,
    /// Finished parts of the work.
    done: f64,
    /// Whether the error stream is a terminal.
    is_terminal: bool,
    last_shown: Instant,
    shown: bool,
}

/// The width of the bar, in characters.
const WIDTH: usize = 30;
/// How long the work takes before the bar appears.
const FIRST_AFTER: Duration = Duration::from_secs(1);
/// The time between two updates of the bar.
const UPDATE_EVERY: Duration = Duration::from_millis(200);

impl Progress {
    /// Starts a bar for work with this many parts.
    pub fn new(total: f64) -> Self {
        Self {
            total,
            done: 0.0,
            is_terminal: stderr().is_terminal(),
            last_shown: Instant::now(),
            shown: false,
        }
    }

    /// Shows the name of the current part, and how much of all work is done; `part` is the finished share of this part.
    pub fn show(&mut self, part: f64, what: impl FnOnce() -> String) {
        let wait = if self.shown { UPDATE_EVERY } else { FIRST_AFTER };
        if !self.is_terminal || self.last_shown.elapsed() < wait {
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
    pub fn done(&mut self, part: f64) {
        self.done += part;
    }

    /// Removes the bar. Call this before you print.
    pub fn clear(&mut self) {
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
