//! Whether the server sends notices to devices.

use std::fmt;
use std::str::FromStr;

/// Where notices for devices may be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PushReach {
    /// Nowhere.
    Off,
    /// To the push services of browsers, over HTTPS.
    #[default]
    On,
    /// To plain HTTP addresses of this machine. Only for tests.
    ThisMachine,
}

/// The text is neither `on` nor `off`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a switch: `{0}` (write on or off)")]
pub struct ParsePushError(String);

impl FromStr for PushReach {
    type Err = ParsePushError;

    fn from_str(text: &str) -> Result<Self, ParsePushError> {
        match text {
            "on" => Ok(PushReach::On),
            "off" => Ok(PushReach::Off),
            _ => Err(ParsePushError(text.to_owned())),
        }
    }
}

impl fmt::Display for PushReach {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(if *self == PushReach::Off { "off" } else { "on" })
    }
}
