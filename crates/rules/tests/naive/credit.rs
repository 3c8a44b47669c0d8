//! What a round credits to each side before accounts are looked at.

#[derive(Debug)]
pub(crate) struct Credit {
    pub(crate) winner: Option<usize>,
    /// Whether a winner was asked for and none could be named.
    pub(crate) tied: bool,
    /// By side.
    pub(crate) points: Vec<i64>,
    /// The side that receives what waited on the table.
    pub(crate) receiver: Option<usize>,
    /// What waits from now on.
    pub(crate) waiting: i64,
    /// The side that a fish for one fell on.
    pub(crate) fish_for_one: Option<usize>,
}

impl Credit {
    pub(crate) fn none(sides: usize) -> Self {
        Self {
            winner: None,
            tied: false,
            points: vec![0; sides],
            receiver: None,
            waiting: 0,
            fish_for_one: None,
        }
    }
}
