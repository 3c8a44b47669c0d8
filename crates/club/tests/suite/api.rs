//! The engine that pages run: its answers, and the recorded answers that WebAssembly must repeat.

mod engine;
mod recorded;
