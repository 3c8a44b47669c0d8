//! What the store counts while it writes.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

/// The figures of both writers.
#[derive(Clone, Debug, Default)]
pub struct StoreMetrics {
    /// The writer of tables' events.
    pub events: WriterMetrics,
    /// The writer of everything else.
    pub writes: WriterMetrics,
}

/// The figures of a writer. Clones count together.
#[derive(Clone, Debug)]
pub struct WriterMetrics {
    /// How long it took to write a group, with the wait for the other writer, in seconds.
    pub commit_seconds: Histogram,
    /// Rows that were written.
    pub rows: Counter,
    /// Groups that failed.
    pub failed: Counter,
}

impl Default for WriterMetrics {
    fn default() -> Self {
        // From a tenth of a millisecond to three seconds.
        let commit_seconds = Histogram::new(exponential_buckets(0.0001, 2.0, 16));
        WriterMetrics { commit_seconds, rows: Counter::default(), failed: Counter::default() }
    }
}

impl WriterMetrics {
    /// Counts a group.
    pub(crate) fn count(&self, is_stored: bool, rows: usize, took: Duration) {
        if is_stored {
            self.rows.inc_by(rows as u64);
            self.commit_seconds.observe(took.as_secs_f64());
        } else {
            self.failed.inc();
        }
    }
}
