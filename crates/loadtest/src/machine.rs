//! The limits of the machine, which every result of a load test depends on.

use std::fmt;

use serde::Serialize;

/// The limits of this machine.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Machine {
    cores: usize,
    /// The open files that a process may have; `None` if they are not limited or the system does not say.
    open_files_max: Option<u64>,
}

impl Machine {
    pub(super) fn this() -> Self {
        Machine {
            cores: std::thread::available_parallelism().map_or(1, Into::into),
            open_files_max: open_files_max(),
        }
    }

    /// The number of processors.
    pub(super) fn cores(self) -> usize {
        self.cores
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} cores, ", self.cores)?;
        match self.open_files_max {
            Some(max) => write!(out, "{max} open files at most"),
            None => out.write_str("no limit of open files"),
        }
    }
}

#[cfg(unix)]
fn open_files_max() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).maximum
}

#[cfg(not(unix))]
fn open_files_max() -> Option<u64> {
    None
}
