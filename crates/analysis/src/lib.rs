//! Analyses a recorded match: what each seat could know, what it could have played, and what that would have gained.
//!
//! Start with [`Analysis`]. It reads a record in DGN and analyses one play at a time, so that the caller can show progress and stop.
//! [`Analysis::look`] also looks at positions that were never played. [`AnalysisEngine`] answers a page in JSON.
//!
//! Everything about a play follows from what its seat could see then. Two things use all hands: the outlook of the sides, and
//! [`Hindsight`].

mod analysis;
mod engine;
mod error;
mod grade;
mod look;
mod play;
mod recorded;
mod rounding;
mod summary;

pub use crate::{
    analysis::{Analysis, RoundShape},
    engine::{AnalysisAnswer, AnalysisEngine, AnalysisRequest},
    error::AnalysisError,
    grade::Grade,
    look::{HiddenTile, Look, Valued},
    play::{Better, Hindsight, PlayAnalysis},
    summary::{MatchSummary, SeatSummary, TurningPoint},
};
