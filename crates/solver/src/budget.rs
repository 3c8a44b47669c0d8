//! The limit of a search.

/// How long the solver may search: a number of nodes, a closure that says when to stop, both or neither.
///
/// A search that runs out of its budget returns the bounds that it has proved. Nodes make the answer repeatable; a clock
/// does not.
///
/// ```
/// use boneyard_solver::Budget;
///
/// let start = std::time::Instant::now();
/// let out_of_time = || start.elapsed().as_millis() >= 50;
/// let budget = Budget::nodes(1_000_000).until(&out_of_time);
/// # let _ = budget;
/// ```
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    nodes: u64,
    out_of_time: Option<&'a dyn Fn() -> bool>,
}

/// A search ran out of its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stopped;

/// Nodes between two calls of `out_of_time`: some tenths of a millisecond.
const NODES_PER_LOOK: u64 = 2_048;

impl Budget<'static> {
    /// No limit.
    pub const UNLIMITED: Self = Self { nodes: u64::MAX, out_of_time: None };

    /// At most this many nodes: positions in which a seat chooses between several moves. A core searches some millions
    /// in a second.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, out_of_time: None }
    }
}

impl<'a> Budget<'a> {
    /// The same budget, cut short once `out_of_time` returns true. The solver calls it several times in a millisecond.
    #[must_use]
    pub fn until<'b>(self, out_of_time: &'b dyn Fn() -> bool) -> Budget<'b> {
        Budget { nodes: self.nodes, out_of_time: Some(out_of_time) }
    }
}

/// Counts the nodes of a search against its budget.
pub(crate) struct Meter<'a> {
    budget: Budget<'a>,
    pub(crate) searched: u64,
}

impl<'a> Meter<'a> {
    pub(crate) const fn new(budget: Budget<'a>) -> Self {
        Self { budget, searched: 0 }
    }

    /// Counts a node.
    #[inline]
    pub(crate) fn count(&mut self) -> Result<(), Stopped> {
        if self.searched >= self.budget.nodes {
            return Err(Stopped);
        }
        if self.searched.is_multiple_of(NODES_PER_LOOK)
            && self.budget.out_of_time.is_some_and(|is_over| is_over())
        {
            return Err(Stopped);
        }
        self.searched += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_meter_counts_up_to_its_budget() {
        let mut meter = Meter::new(Budget::nodes(2));
        assert_eq!([meter.count(), meter.count(), meter.count()], [Ok(()), Ok(()), Err(Stopped)]);
        assert_eq!(meter.searched, 2);
    }

    #[test]
    fn a_clock_is_asked_before_the_first_node_and_then_now_and_then() {
        let asked = std::cell::Cell::new(0);
        let out_of_time = || asked.replace(asked.get() + 1) >= 2;
        let mut meter = Meter::new(Budget::UNLIMITED.until(&out_of_time));
        while meter.count().is_ok() {}
        assert_eq!(meter.searched, 2 * NODES_PER_LOOK);
    }
}
