//! What the bots that search see and weigh.

/// How a bot thinks about the moves of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mind {
    /// Which facts about the hidden tiles it remembers.
    pub(crate) memory: Memory,
    /// Which deals that agree with these facts it prefers.
    pub(crate) likely: Likely,
    /// From how many tiles in hands and in the boneyard on it looks to the end of the round, with all tiles open; 0 for never. With
    /// more tiles it plays deals to their end at random.
    pub(crate) looks_ahead: usize,
    /// How many deals it tries for a decision at a table.
    pub(crate) deals: u32,
}

/// Which facts about the hidden tiles a bot remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Memory {
    /// How many tiles everyone holds: what lies on the table for all to see.
    Counts,
    /// Also what follows from each pass and each draw.
    Everything,
}

/// Which deals are likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Likely {
    /// All that agree with the facts, each as likely as any other.
    Equally,
    /// Those in which the others would choose what they chose.
    ByChoices,
}
