//! The size of a solver's table.

/// The most seats that the solver supports.
pub(crate) const SEATS: usize = 4;

/// One value for each seat, or for each side; those of missing seats are 0.
pub(crate) type Each<T> = [T; SEATS];
