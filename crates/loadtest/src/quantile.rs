//! Quantiles of measured times.

use std::time::Duration;

/// The quantile `part`, from 0 to 1, of the times: in milliseconds, rounded to microseconds. 0 without times.
pub fn quantile(times: &[Duration], part: f64) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = ((sorted.len() as f64 * part) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(at).map_or(0.0, |time| (time.as_secs_f64() * 1e6).round() / 1e3)
}
