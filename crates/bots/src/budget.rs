//! The limits of a bot's decision.

/// How long a bot may think about one move.
///
/// ```
/// use boneyard_bots::Budget;
///
/// let asked = std::cell::Cell::new(0);
/// let out_of_time = || asked.replace(asked.get() + 1) >= 10;
/// let budget = Budget::default().until(&out_of_time);
/// # let _ = budget;
/// ```
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    work: Work,
    out_of_time: Option<&'a dyn Fn() -> bool>,
}

/// How much a search may do.
#[derive(Clone, Copy, Default)]
enum Work {
    /// What the bot takes at tables, up to [`PLAYOUTS_MAX`].
    #[default]
    AtTables,
    /// Playouts for all moves together.
    Playouts(u32),
    /// Deals, each with one playout for each move.
    Deals(u32),
}

/// The most playouts of a decision at tables, with a set of 28 tiles. Larger sets have longer rounds, and get fewer playouts.
const PLAYOUTS_MAX: usize = 20_000;

impl Budget<'static> {
    /// At most this many playouts for all moves together, and at least one for each move.
    #[must_use]
    pub const fn playouts(playouts: u32) -> Self {
        Self { work: Work::Playouts(playouts), out_of_time: None }
    }

    /// At most this many deals, and at least one. Each move is played out once with every deal.
    #[must_use]
    pub const fn deals(deals: u32) -> Self {
        Self { work: Work::Deals(deals), out_of_time: None }
    }
}

impl<'a> Budget<'a> {
    /// The same budget, cut short once `out_of_time` returns true. The bot calls it after every few dozen playouts.
    #[must_use]
    pub fn until<'b>(self, out_of_time: &'b dyn Fn() -> bool) -> Budget<'b> {
        Budget { work: self.work, out_of_time: Some(out_of_time) }
    }

    /// The number of deals for a decision between this many moves, with a set of `tiles` tiles. At tables the bot takes `at_tables`.
    pub(crate) fn deals_for(&self, moves: usize, tiles: usize, at_tables: u32) -> u32 {
        let each = |playouts: usize| u32::try_from(playouts / moves.max(1)).unwrap_or(u32::MAX);
        let deals = match self.work {
            Work::AtTables => at_tables.min(each(PLAYOUTS_MAX * 28 / tiles.max(28))),
            Work::Playouts(playouts) => each(playouts as usize),
            Work::Deals(deals) => deals,
        };
        deals.max(1)
    }

    /// Whether the bot takes what it takes at tables.
    pub(crate) const fn is_at_tables(&self) -> bool {
        matches!(self.work, Work::AtTables)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.out_of_time.is_some_and(|out_of_time| out_of_time())
    }
}
