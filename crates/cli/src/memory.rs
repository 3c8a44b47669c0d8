//! The memory of a process in MiB, as Linux reports it.

use std::fs;

#[derive(Clone, Copy)]
pub(crate) enum Process {
    /// This process.
    Own,
    /// Another process, by its id.
    Other(u32),
}

impl Process {
    fn path(self, file: &str) -> String {
        match self {
            Self::Own => format!("/proc/self/{file}"),
            Self::Other(number) => format!("/proc/{number}/{file}"),
        }
    }

    /// The resident memory of the process now. `None` if the system does not report it.
    pub(crate) fn now_mib(self) -> Option<f64> {
        self.line("VmRSS:")
    }

    /// The peak of the resident memory since the last [`Process::forget_peak`], or since the process began.
    pub(crate) fn peak_mib(self) -> Option<f64> {
        self.line("VmHWM:")
    }

    /// Resets the peak. If the system does not allow it, the peak stays that of the whole life of the process.
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
