//! The errors of benchmarks.

use std::io;

use boneyard_bots::arena::Foul;
use boneyard_club::{ReplanError, ScheduleError, Stopped};
use boneyard_rules::{PlayError, RulesError, SetupError};
use boneyard_solver::{OpenRoundError, Unsupported};

/// Why a benchmark stops.
#[derive(Debug, thiserror::Error)]
pub(super) enum BenchError {
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error(
        "`{rules}` has no tables with {seats} seats; leave --seats out to measure every number that the rules allow"
    )]
    NoTable { rules: String, seats: u8 },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{rules}, {seats} seats, deal {deal}: {foul}")]
    Foul { rules: String, seats: usize, deal: u32, foul: Foul },
    #[error(transparent)]
    Schedule(#[from] ScheduleError),
    #[error(transparent)]
    Replan(#[from] ReplanError),
    #[error("no input has this name and this work; leave out --input or --work to see all of them")]
    NoSuchWork,
    #[error(transparent)]
    Print(#[from] Stopped),
    /// The process that measures one piece of work cannot be started.
    #[error(transparent)]
    Process(#[from] io::Error),
    #[error("{input} {work}: {output}")]
    ProcessFailed { input: String, work: String, output: String },
    #[error("{input} {work}: {cause}")]
    Unreadable { input: String, work: String, cause: serde_json::Error },
    #[error("the solver does not play `{rules}`: {cause}")]
    Unsupported { rules: String, cause: Unsupported },
    #[error("no round of `{rules}` has so many tiles in hands ({tiles}) while it is played")]
    NoRound { rules: String, tiles: usize },
    #[error(transparent)]
    OpenRound(#[from] OpenRoundError),
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}
