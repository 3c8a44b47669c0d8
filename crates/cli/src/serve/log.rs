//! The log of the server, on its error stream.

use std::fmt;
use std::io::{IsTerminal, stderr};
use std::str::FromStr;

use tracing::Level;

/// How the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum LogFormat {
    /// A line for people, in colour on a terminal.
    #[default]
    Text,
    /// A JSON object on each line, for programs that collect logs.
    Json,
}

/// Why the value of a setting of the log cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum ParseLogError {
    #[error("not a format: `{0}` (write text or json)")]
    NotAFormat(String),
    #[error("not a level: `{0}` (write error, warn, info, debug or trace)")]
    NotALevel(String),
}

impl FromStr for LogFormat {
    type Err = ParseLogError;

    fn from_str(text: &str) -> Result<Self, ParseLogError> {
        match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(ParseLogError::NotAFormat(text.to_owned())),
        }
    }
}

impl fmt::Display for LogFormat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            LogFormat::Text => "text",
            LogFormat::Json => "json",
        })
    }
}

/// Reads a level.
pub(super) fn level(text: &str) -> Result<Level, ParseLogError> {
    // The library also accepts numbers, which mean little to a reader.
    let level = text.parse().ok().filter(|_| text.chars().all(char::is_alphabetic));
    level.ok_or_else(|| ParseLogError::NotALevel(text.to_owned()))
}

/// Starts the log of the whole program.
pub(super) fn start(max_level: Level, format: LogFormat) {
    let log = tracing_subscriber::fmt().with_writer(stderr).with_max_level(max_level).with_target(false);
    match format {
        LogFormat::Text => log.with_ansi(stderr().is_terminal()).init(),
        // A log has no spans, so every field stands beside the message.
        LogFormat::Json => {
            log.json().flatten_event(true).with_current_span(false).with_span_list(false).init()
        }
    }
}
