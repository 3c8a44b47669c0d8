//! What the commands of a terminal share: a progress bar on the error stream, and text on standard output.

mod progress;

use std::io::{self, Write};

pub use progress::Progress;

/// Prints on standard output. Returns `false` if the reader has closed the pipe.
pub fn print(text: &str) -> bool {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_ok()
}
