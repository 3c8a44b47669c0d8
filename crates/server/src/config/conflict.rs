//! Limits that depend on each other.

use super::limits::Limits;
use super::range::LimitValue;

/// Two limits that contradict each other.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LimitConflict {
    /// Pages would be disconnected before they can answer a ping.
    #[error("silence-wait ({silence}) must be at least twice ping-every ({ping}), so that pages can answer")]
    Silence {
        /// The value of `silence-wait`.
        silence: LimitValue,
        /// The value of `ping-every`.
        ping: LimitValue,
    },
    /// A request would end before a part of it.
    #[error("request-wait ({request}) must be longer than {part} ({time}), which is a part of the request")]
    Request {
        /// The value of `request-wait`.
        request: LimitValue,
        /// The limit of the part.
        part: &'static str,
        /// The value of that limit.
        time: LimitValue,
    },
}

impl Limits {
    /// Checks the limits that depend on each other.
    ///
    /// # Errors
    /// The first two that contradict each other.
    pub fn check(&self) -> Result<(), LimitConflict> {
        if self.silence_wait < self.ping_every * 2 {
            let (silence, ping) = (LimitValue::Time(self.silence_wait), LimitValue::Time(self.ping_every));
            return Err(LimitConflict::Silence { silence, ping });
        }
        for (part, time) in [("body-wait", self.body_wait), ("work-time", self.work_time)] {
            if self.request_wait <= time {
                let (request, time) = (LimitValue::Time(self.request_wait), LimitValue::Time(time));
                return Err(LimitConflict::Request { request, part, time });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_defaults_agree() {
        assert_eq!(Limits::default().check(), Ok(()));
    }

    #[test]
    fn limits_that_contradict_each_other_are_named() {
        let seconds = Duration::from_secs;
        let refused = |limits: Limits| limits.check().unwrap_err().to_string();
        assert_eq!(
            refused(Limits { ping_every: seconds(30), ..Limits::default() }),
            "silence-wait (40s) must be at least twice ping-every (30s), so that pages can answer"
        );
        assert_eq!(
            refused(Limits { request_wait: seconds(15), ..Limits::default() }),
            "request-wait (15s) must be longer than body-wait (15s), which is a part of the request"
        );
        assert_eq!(
            refused(Limits { work_time: seconds(300), ..Limits::default() }),
            "request-wait (1m) must be longer than work-time (5m), which is a part of the request"
        );
    }
}
