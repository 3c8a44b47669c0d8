//! What Linux tells of a process's memory, in MiB.

use std::fs;

/// A process.
#[derive(Clone, Copy)]
pub(crate) enum Process {
    /// This one.
    Own,
    /// Another one, by its number.
    Other(u32),
}

impl Process {
    fn path(self, file: &str) -> String {
        match self {
            Self::Own => format!("/proc/self/{file}"),
            Self::Other(number) => format!("/proc/{number}/{file}"),
        }
    }

    /// What it holds now; `None` where the system does not tell.
    pub(crate) fn now_mib(self) -> Option<f64> {
        self.line("VmRSS:")
    }

    /// The most it held since [`Process::forget_peak`], or since it began.
    pub(crate) fn peak_mib(self) -> Option<f64> {
        self.line("VmHWM:")
    }

    /// Counts its peak from now on. Where the system does not allow that, the peak is that of its whole life.
    pub(crate) fn forget_peak(self) {
        // See proc(5): 5 resets the peak.
        let _ = fs::write(self.path("clear_refs"), "5");
    }

    fn line(self, line: &str) -> Option<f64> {
        let status = fs::read_to_string(self.path("status")).ok()?;
        let kilobytes = status.lines().find_map(|found| found.strip_prefix(line))?;
        kilobytes.trim().strip_suffix(" kB")?.parse::<f64>().ok().map(|kilobytes| kilobytes / 1024.0)
    }
}
