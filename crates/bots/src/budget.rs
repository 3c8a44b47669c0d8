//! The time limit of a bot's decision.

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
    /// `None` for [`Budget::PLAYOUTS`], scaled down for sets of more than 28 tiles.
    playouts: Option<u32>,
    out_of_time: Option<&'a dyn Fn() -> bool>,
}

impl Budget<'static> {
    /// The default number of playouts with a set of 28 tiles. Larger sets have longer rounds and get fewer playouts. A
    /// decision takes well under 20 ms on an ordinary core. More playouts hardly improve the play.
    pub const PLAYOUTS: u32 = 6_000;

    /// At most this many playouts for all moves together, and at least one for each move.
    #[must_use]
    pub const fn playouts(playouts: u32) -> Self {
        Self { playouts: Some(playouts), out_of_time: None }
    }
}

impl<'a> Budget<'a> {
    /// The same budget, cut short once `out_of_time` returns true. The bot calls it after every few dozen playouts.
    #[must_use]
    pub fn until<'b>(self, out_of_time: &'b dyn Fn() -> bool) -> Budget<'b> {
        Budget { playouts: self.playouts, out_of_time: Some(out_of_time) }
    }

    /// The number of playouts for a set of `tiles` tiles.
    pub(crate) fn playouts_with(&self, tiles: usize) -> u32 {
        let scaled = || (Budget::PLAYOUTS as usize * 28 / tiles.max(28)) as u32;
        self.playouts.unwrap_or_else(scaled)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.out_of_time.is_some_and(|out_of_time| out_of_time())
    }
}
