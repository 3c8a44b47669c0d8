//! The values of limits, and which of them a limit accepts.

use std::fmt;
use std::time::Duration;

use super::time::{read_time, write_time};

/// The value of a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd)]
pub enum LimitValue {
    /// How many.
    Count(u32),
    /// How long.
    Time(Duration),
}

impl fmt::Display for LimitValue {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LimitValue::Count(count) => write!(out, "{count}"),
            LimitValue::Time(time) => out.write_str(&write_time(*time)),
        }
    }
}

/// Why a limit cannot have a value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LimitError {
    /// The text is not a whole number.
    #[error("not a whole number (write one from {min} to {max})")]
    NotACount {
        /// The lowest number.
        min: LimitValue,
        /// The highest number.
        max: LimitValue,
    },
    /// The text is not a time.
    #[error("not a time (write a number with ms, s, m, h or d, such as {example})")]
    NotATime {
        /// The default of this limit.
        example: LimitValue,
    },
    /// The value would harm the server or its visitors.
    #[error("{why} (write {min} to {max})")]
    OutOfRange {
        /// What would go wrong.
        why: &'static str,
        /// The lowest value.
        min: LimitValue,
        /// The highest value.
        max: LimitValue,
    },
}

/// The values that a limit accepts, and what would go wrong outside. All are counts, or all are times.
#[derive(Debug, Clone, Copy)]
pub(super) struct Range {
    min: LimitValue,
    max: LimitValue,
    too_low: &'static str,
    too_high: &'static str,
}

impl Range {
    const fn counts(min: u32, max: u32, too_low: &'static str, too_high: &'static str) -> Self {
        Range { min: LimitValue::Count(min), max: LimitValue::Count(max), too_low, too_high }
    }

    const fn times(min: Duration, max: Duration, too_low: &'static str, too_high: &'static str) -> Self {
        Range { min: LimitValue::Time(min), max: LimitValue::Time(max), too_low, too_high }
    }

    /// Reads a value. `example` is the limit's default.
    pub(super) fn read(&self, text: &str, example: LimitValue) -> Result<LimitValue, LimitError> {
        let value = match self.min {
            LimitValue::Count(_) => {
                let not_a_count = || LimitError::NotACount { min: self.min, max: self.max };
                let number: i128 = text.parse().map_err(|_| not_a_count())?;
                // A number outside of the type is outside of the range, too.
                LimitValue::Count(number.clamp(0, u32::MAX.into()).try_into().map_err(|_| not_a_count())?)
            }
            LimitValue::Time(_) => LimitValue::Time(read_time(text).ok_or(LimitError::NotATime { example })?),
        };
        self.check(value)
    }

    fn check(&self, value: LimitValue) -> Result<LimitValue, LimitError> {
        let Range { min, max, too_low, too_high } = *self;
        match value {
            value if value < min => Err(LimitError::OutOfRange { why: too_low, min, max }),
            value if value > max => Err(LimitError::OutOfRange { why: too_high, min, max }),
            value => Ok(value),
        }
    }

    /// Whether the values are times.
    pub(super) fn is_of_times(&self) -> bool {
        matches!(self.min, LimitValue::Time(_))
    }
}

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How many events of a rate are allowed at once.
pub(super) const BURST: Range =
    Range::counts(1, 1_000_000, "everyone would be refused", "nobody would be limited");

/// How soon one more event of a rate is allowed.
pub(super) const EVERY: Range =
    Range::times(Duration::from_millis(1), DAY, "nobody would be limited", "visitors would wait for days");

/// Wrong codes of many visitors together. 160 000 codes are possible.
pub(super) const WRONG_CODES: Range =
    Range::counts(1, 16_000, "everyone would be refused", "strangers could guess a tenth of all codes");

/// How soon one more of [`WRONG_CODES`] is allowed.
pub(super) const WRONG_CODES_EVERY: Range = Range::times(
    Duration::from_millis(100),
    DAY,
    "strangers could guess codes",
    "visitors would wait for days",
);

/// How often the database is saved.
pub(super) const BACKUP_EVERY: Range = Range::times(
    MINUTE,
    DAY.saturating_mul(31),
    "saving a large database takes longer",
    "a month would be lost",
);

/// Backups that are kept.
pub(super) const BACKUPS_KEPT: Range =
    Range::counts(1, 10_000, "the only backup would be removed", "the disk would be full");

/// Open connections.
pub(super) const CONNECTIONS: Range =
    Range::counts(10, 1_000_000, "one browser opens several connections", "each connection needs memory");

/// Tables or club nights in memory.
pub(super) const RUNNING: Range =
    Range::counts(1, 1_000_000, "nobody could open one", "each of them needs memory");

/// Open pages at one table or club night.
pub(super) const CLIENTS: Range =
    Range::counts(10, 100_000, "players would find no room", "each message goes to every page");

/// Open pages of one guest at one table or club night.
pub(super) const CLIENTS_PER_GUEST: Range =
    Range::counts(1, 1_000, "nobody could join", "one guest could fill every table");

/// Long request bodies that are handled at the same time.
pub(super) const UPLOADS: Range =
    Range::counts(1, 10_000, "nobody could send a file", "each upload needs up to 1 MiB of memory");

/// Worker threads.
pub(super) const THREADS: Range =
    Range::counts(1, 1_024, "nothing could be computed", "each is a thread, which the system may refuse");

/// How long a computation may take.
pub(super) const WORK: Range = Range::times(
    SECOND,
    Duration::from_secs(10 * 60),
    "large club nights could not be printed",
    "a few requests could occupy the server",
);

/// How long a table without visitors stays.
pub(super) const IDLE: Range = Range::times(
    MINUTE,
    Duration::from_secs(365 * 24 * 60 * 60),
    "players who lose their network would lose their table",
    "forgotten tables would stay for years",
);

/// How long a table without visitors stays in memory.
pub(super) const AWAKE: Range =
    Range::times(SECOND, DAY, "tables would be read again and again", "empty tables would fill the memory");

/// How long a bot thinks.
pub(super) const BOT: Range = Range::times(
    Duration::from_millis(1),
    Duration::from_secs(10),
    "bots would have no time to think",
    "players would wait too long for bots",
);

/// How long the server waits for a client.
pub(super) const WAIT: Range = Range::times(
    SECOND,
    Duration::from_secs(10 * 60),
    "visitors with a slow network would be cut off",
    "idle clients could use up all connections",
);

/// How long a page may be silent until it gets a ping.
pub(super) const PING: Range = Range::times(
    SECOND,
    Duration::from_secs(5 * 60),
    "pings would fill the network",
    "the server would notice too late who has left",
);

/// How long a page may be silent.
pub(super) const SILENCE: Range = Range::times(
    Duration::from_secs(2),
    Duration::from_secs(10 * 60),
    "visitors with a slow network would be cut off",
    "the server would notice too late who has left",
);

/// How long the server waits for requests when it stops.
pub(super) const SHUTDOWN: Range = Range::times(
    SECOND,
    Duration::from_secs(10 * 60),
    "requests in progress would be cut off",
    "the server would seem to hang",
);

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(range: Range, text: &str) -> String {
        range.read(text, LimitValue::Time(SECOND)).unwrap_err().to_string()
    }

    #[test]
    fn values_are_read() {
        let example = LimitValue::Count(20);
        assert_eq!(BURST.read("1", example), Ok(LimitValue::Count(1)));
        assert_eq!(BURST.read("1000000", example), Ok(LimitValue::Count(1_000_000)));
        assert_eq!(WAIT.read("2m", example), Ok(LimitValue::Time(Duration::from_secs(120))));
    }

    #[test]
    fn refusals_say_what_would_be_right() {
        assert_eq!(refused(BURST, "0"), "everyone would be refused (write 1 to 1000000)");
        assert_eq!(refused(BURST, "-1"), "everyone would be refused (write 1 to 1000000)");
        assert_eq!(refused(BURST, "99999999999"), "nobody would be limited (write 1 to 1000000)");
        for text in ["", "many", "1.5", "10s"] {
            assert_eq!(refused(BURST, text), "not a whole number (write one from 1 to 1000000)");
        }
        assert_eq!(refused(WAIT, "1ms"), "visitors with a slow network would be cut off (write 1s to 10m)");
        assert_eq!(refused(WAIT, "1h"), "idle clients could use up all connections (write 1s to 10m)");
        for text in ["", "15", "1.5s", "soon"] {
            let sentence = "not a time (write a number with ms, s, m, h or d, such as 1s)";
            assert_eq!(refused(WAIT, text), sentence);
        }
    }
}
