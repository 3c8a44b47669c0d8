//! Who has the first side.

use std::cmp::Ordering;

/// The sides that an entrant has had. A walkover counts as well, because the sides were given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sides {
    /// First sides less second sides.
    balance: i32,
    /// 1 if the last side was the first, −1 if it was the second, 0 before the first match.
    last: i32,
}

impl Sides {
    /// Counts a match.
    pub const fn count(&mut self, is_first: bool) {
        self.last = if is_first { 1 } else { -1 };
        self.balance += self.last;
    }

    /// Whether an entrant has the first side against another: who has had it less often, then who had it longer ago, then
    /// `if_even`.
    ///
    /// ```
    /// use boneyard_pairing::Sides;
    ///
    /// let (mut ours, theirs) = (Sides::default(), Sides::default());
    /// assert!(ours.is_first_against(theirs, true));
    /// ours.count(true);
    /// assert!(!ours.is_first_against(theirs, true));
    /// ```
    #[must_use]
    pub fn is_first_against(self, other: Self, if_even: bool) -> bool {
        match self.balance.cmp(&other.balance).then(self.last.cmp(&other.last)) {
            Ordering::Less => true,
            Ordering::Greater => false,
            Ordering::Equal => if_even,
        }
    }

    /// How much more often one of two entrants will have had one side than the other, if they meet with the better choice
    /// of sides.
    pub(crate) fn unevenness(self, other: Self) -> i64 {
        let (low, high) = (self.balance.min(other.balance), self.balance.max(other.balance));
        (low + 1).abs().max((high - 1).abs()).into()
    }
}
