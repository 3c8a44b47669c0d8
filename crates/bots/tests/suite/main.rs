//! The tests of bots, as one program: each further program would compile the bots and the rules again.

mod beliefs;
mod endgames;
mod hints;
mod levels;
mod near_the_target;
mod play;
mod repeatable;
mod resampled;
mod sampled;
