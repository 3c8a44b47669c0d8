//! Stands for the commands of the feature `measure` in a build without it.

use std::ffi::OsString;
use std::process::ExitCode;

use crate::refuse;

/// Not in this build, which leaves out `arena`, `bench`, `exploit`, `loadtest` and `simulate`.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Arguments {
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    _any: Vec<OsString>,
}

pub(crate) fn run(_: &Arguments) -> ExitCode {
    refuse(
        "this build leaves out `arena`, `bench`, `exploit`, `loadtest` and `simulate`; build a program with them: \
         cargo build --release --bin boneyard",
    )
}
