//! Times as a host writes them: a whole number and a unit, such as `500ms`, `15s`, `2m`, `1h` or `3d`.

use std::time::Duration;

/// The units with their milliseconds, from the longest to the shortest.
const UNITS: [(&str, u64); 5] =
    [("d", 24 * 60 * 60 * 1_000), ("h", 60 * 60 * 1_000), ("m", 60 * 1_000), ("s", 1_000), ("ms", 1)];

/// Reads a time; `None` if the text is not a whole number with a unit.
pub(super) fn read_time(text: &str) -> Option<Duration> {
    let unit_at = text.find(|char: char| !char.is_ascii_digit())?;
    let (number, unit) = text.split_at(unit_at);
    let (_, unit_ms) = UNITS.into_iter().find(|(name, _)| *name == unit)?;
    Some(Duration::from_millis(number.parse::<u64>().ok()?.checked_mul(unit_ms)?))
}

/// Writes a time in the longest unit that needs no fraction. Parts of a millisecond are lost.
pub(super) fn write_time(time: Duration) -> String {
    let ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let whole = UNITS.into_iter().find(|(_, unit_ms)| ms > 0 && ms.is_multiple_of(*unit_ms));
    whole.map_or_else(|| "0s".to_owned(), |(name, unit_ms)| format!("{}{name}", ms / unit_ms))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_and_written() {
        for (text, ms) in
            [("500ms", 500), ("15s", 15_000), ("2m", 120_000), ("1h", 3_600_000), ("3d", 259_200_000)]
        {
            assert_eq!(read_time(text), Some(Duration::from_millis(ms)), "{text}");
            assert_eq!(write_time(Duration::from_millis(ms)), text);
        }
        assert_eq!(write_time(Duration::from_secs(90)), "90s");
        assert_eq!(write_time(Duration::ZERO), "0s");
        assert_eq!(read_time("120s").map(write_time).as_deref(), Some("2m"));
    }

    #[test]
    fn other_texts_are_not_times() {
        for text in ["", "15", "s", "-1s", "1.5s", "15 s", "15S", "1h30m", "2w", "99999999999999999999d"] {
            assert_eq!(read_time(text), None, "{text}");
        }
    }
}
