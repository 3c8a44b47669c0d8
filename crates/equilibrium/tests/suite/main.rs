//! The tests of equilibria, as one program.

mod lockstep;
mod minimax;
mod rounds;
mod small;
