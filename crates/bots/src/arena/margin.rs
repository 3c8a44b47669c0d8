//! How much one bot wins against another.

/// How much one bot wins against another, in points per round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Margin {
    /// The mean over all deals.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
}

impl Margin {
    /// The mean gain of some deals, with its standard error.
    #[must_use]
    pub fn of(deals: &[f64]) -> Self {
        let count = deals.len().max(1) as f64;
        let mean = deals.iter().sum::<f64>() / count;
        let spread: f64 = deals.iter().map(|gain| (gain - mean).powi(2)).sum();
        Self { mean, error: (spread / (count - 1.0).max(1.0) / count).sqrt() }
    }

    /// The 95 % confidence interval of the mean.
    #[must_use]
    pub fn interval(&self) -> [f64; 2] {
        [self.mean - 1.96 * self.error, self.mean + 1.96 * self.error]
    }
}
