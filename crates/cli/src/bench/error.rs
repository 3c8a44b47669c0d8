//! The errors of benchmarks.

use std::io;

use boneyard_club::{ReplanError, ScheduleError, Stopped};
use boneyard_rules::{PlayError, RulesError, SetupError};
use boneyard_solver::{OpenRoundError, Unsupported};

use crate::tables::TablesError;

/// Why a benchmark stops.
#[derive(Debug, thiserror::Error)]
pub(super) enum BenchError {
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error(transparent)]
    Setup(#[from] SetupError),
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
