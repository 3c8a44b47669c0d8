//! A mean and how sure it is.

/// A mean of values with its standard error, both in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The standard error of the mean; 0 with fewer than two values.
    pub error: f64,
}

impl Estimate {
    /// The mean of these values; 0 without any.
    #[must_use]
    pub fn of(values: impl IntoIterator<Item = f64, IntoIter: Clone>) -> Self {
        let values = values.into_iter();
        let count = values.clone().count().max(1) as f64;
        let mean = values.clone().sum::<f64>() / count;
        let spread: f64 = values.map(|value| (value - mean).powi(2)).sum();
        Self { mean, error: (spread / (count - 1.0).max(1.0) / count).sqrt() }
    }

    /// The 95 % confidence interval of the mean.
    #[must_use]
    pub fn interval(&self) -> [f64; 2] {
        [self.mean - 1.96 * self.error, self.mean + 1.96 * self.error]
    }
}
