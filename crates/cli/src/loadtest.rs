//! `boneyard loadtest`: puts a server under load, attacks it and kills it.

use std::process::ExitCode;

use boneyard_loadtest::Verdict;

pub(crate) use boneyard_loadtest::Arguments;

use crate::refuse;

/// Runs the chosen load test.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    match boneyard_loadtest::run(arguments) {
        Ok(Verdict::Passed) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::FAILURE,
        Err(error) => refuse(error),
    }
}
