//! The points that a round credits to each side, before thresholds and caps of accounts.

#[derive(Debug)]
pub(crate) struct Credit {
    pub(crate) winner: Option<usize>,
    /// Whether the round needs a winner and has none, because sides tie.
    pub(crate) tied: bool,
    /// The points of each side.
    pub(crate) points: Vec<i64>,
    /// The side that receives the points carried from earlier rounds.
    pub(crate) receiver: Option<usize>,
    /// The points of this round that are carried to a later round.
    pub(crate) waiting: i64,
    /// The side that alone pays for a block; `None` if several do, or none.
    pub(crate) sole_payer: Option<usize>,
}

impl Credit {
    pub(crate) fn none(sides: usize) -> Self {
        Self {
            winner: None,
            tied: false,
            points: vec![0; sides],
            receiver: None,
            waiting: 0,
            sole_payer: None,
        }
    }
}
