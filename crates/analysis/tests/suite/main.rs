//! Analyses of recorded matches of every preset, and of plays whose value is known.

mod engine;
mod known;
mod presets;
