//! Sums that a reader can check: `14 + 9 − 4 = 19`.

use std::fmt::{self, Display, Formatter};

use boneyard_rules::HandSum;

/// Numbers that are added up. `Display` writes them with their total, or only the total of a single number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Sum(Vec<i64>);

impl Sum {
    /// The sum of these numbers. A 0 is left out.
    pub(super) fn of<N: Into<i64>>(terms: impl IntoIterator<Item = N>) -> Self {
        Self(terms.into_iter().map(Into::into).filter(|term| *term != 0).collect())
    }

    /// The hands that a side scores, before rounding.
    pub(super) fn of_hands(hands: &HandSum) -> Self {
        let subtracted = hands.subtracted.iter().map(|hand| -i64::from(*hand));
        Self::of(hands.added.iter().map(|hand| i64::from(*hand)).chain(subtracted))
    }

    pub(super) fn total(&self) -> i64 {
        self.0.iter().sum()
    }

    /// Whether there is nothing to add up.
    pub(super) const fn is_single(&self) -> bool {
        self.0.len() < 2
    }
}

impl Display for Sum {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.is_single() {
            for (index, term) in self.0.iter().enumerate() {
                match (index, *term < 0) {
                    (0, _) => write!(f, "{}", number(*term))?,
                    (_, false) => write!(f, " + {term}")?,
                    (_, true) => write!(f, " − {}", term.unsigned_abs())?,
                }
            }
            f.write_str(" = ")?;
        }
        write!(f, "{}", number(self.total()))
    }
}

/// A number with a minus sign instead of a hyphen, which tiles contain.
pub(super) fn number(value: impl Into<i64>) -> String {
    let value = value.into();
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}
