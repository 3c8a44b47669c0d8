//! Numbers for people and for the wire.

/// A number in hundredths.
pub(crate) fn hundredths(value: f64) -> f32 {
    ((value * 100.0).round() / 100.0) as f32
}
