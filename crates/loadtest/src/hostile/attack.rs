//! The kinds of attacks.

use std::sync::atomic::AtomicU64;

use super::target::Target;
use super::{flood, half_open, malformed, slow_readers, slow_senders, storm};

/// How an attack tries to slow the server down.
#[derive(Clone, Copy)]
pub(super) enum Attack {
    /// Many clients of a busy table read nothing.
    SlowReaders,
    /// Many connections send one byte a second.
    SlowSenders,
    /// A few sockets send thousands of messages a second.
    Flood,
    /// Many connections send nothing.
    HalfOpen,
    /// New sockets send frames and messages that break the rules.
    Malformed,
    /// Many sockets connect as fast as possible.
    Storms,
}

impl Attack {
    pub(super) const ALL: [Self; 6] =
        [Self::SlowReaders, Self::SlowSenders, Self::Flood, Self::HalfOpen, Self::Malformed, Self::Storms];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::SlowReaders => "slow-readers",
            Self::SlowSenders => "slow-senders",
            Self::Flood => "flood",
            Self::HalfOpen => "half-open",
            Self::Malformed => "malformed",
            Self::Storms => "storms",
        }
    }

    /// What the attack counts.
    pub(super) fn unit(self) -> &'static str {
        match self {
            Self::SlowReaders | Self::Malformed | Self::Storms => "sockets",
            Self::SlowSenders => "bytes",
            Self::Flood => "messages",
            Self::HalfOpen => "connections",
        }
    }

    /// Attacks until the future is dropped, or until the attack has done its work. Counts in `sent` what it has sent.
    pub(super) async fn run(self, target: &Target, sent: &AtomicU64) {
        match self {
            Self::SlowReaders => slow_readers::run(target, sent).await,
            Self::SlowSenders => slow_senders::run(target, sent).await,
            Self::Flood => flood::run(target, sent).await,
            Self::HalfOpen => half_open::run(target, sent).await,
            Self::Malformed => malformed::run(target, sent).await,
            Self::Storms => storm::run(target, sent).await,
        }
    }
}
