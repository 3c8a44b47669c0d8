//! How much thought a decision may take.

/// How much thought a decision may take.
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
    /// `None` for as many as take about the same time with any set.
    playouts: Option<u32>,
    out_of_time: Option<&'a dyn Fn() -> bool>,
}

impl Budget<'static> {
    /// The playouts of the default budget with a set of 28 tiles; larger sets, whose rounds are longer, get
    /// fewer. They take an ordinary core well under 20 ms, and more of them hardly play better.
    pub const PLAYOUTS: u32 = 6_000;

    /// At most so many rounds imagined to their end, all moves together; at least one for each move.
    #[must_use]
    pub const fn playouts(playouts: u32) -> Self {
        Self { playouts: Some(playouts), out_of_time: None }
    }
}

impl<'a> Budget<'a> {
    /// The same, but no longer than until `out_of_time` says yes. It is asked every so often: some
    /// dozens of playouts apart.
    #[must_use]
    pub fn until<'b>(self, out_of_time: &'b dyn Fn() -> bool) -> Budget<'b> {
        Budget { playouts: self.playouts, out_of_time: Some(out_of_time) }
    }

    /// The playouts with a set of so many tiles.
    pub(crate) fn playouts_with(&self, tiles: usize) -> u32 {
        let scaled = || (Budget::PLAYOUTS as usize * 28 / tiles.max(28)) as u32;
        self.playouts.unwrap_or_else(scaled)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.out_of_time.is_some_and(|out_of_time| out_of_time())
    }
}
