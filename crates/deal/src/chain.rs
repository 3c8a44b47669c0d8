use sha2::{Digest, Sha256};

use crate::bytes::Chain;

impl Chain {
    /// The chain before the first round: 32 zero bytes.
    pub const START: Self = Self::new([0; 32]);

    /// The chain after one more round, whose lines are given as the record writes them, without the line `fair` and
    /// without blank lines. Each line ends in a line feed.
    ///
    /// ```
    /// use boneyard_deal::Chain;
    ///
    /// let first = Chain::START.after("round 1\nlead 2\n");
    /// assert_ne!(first, Chain::START.after("round 1\nlead 1\n"));
    /// ```
    #[must_use]
    pub fn after(&self, lines: &str) -> Self {
        Self::new(Sha256::new().chain_update(self.as_bytes()).chain_update(lines).finalize().into())
    }
}
