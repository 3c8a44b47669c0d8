//! What a process uses, as Linux reports it: memory, processor time and disk writes.

use std::fs;

/// A process of this machine.
#[derive(Clone, Copy)]
pub enum Process {
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
    pub fn now_mib(self) -> Option<f64> {
        self.line("VmRSS:")
    }

    /// The peak of the resident memory since the last [`Process::forget_peak`], or since the process began.
    pub fn peak_mib(self) -> Option<f64> {
        self.line("VmHWM:")
    }

    /// Resets the peak. If the system does not allow it, the peak stays that of the whole life of the process.
    pub fn forget_peak(self) {
        // See proc(5): 5 resets the peak.
        let _ = fs::write(self.path("clear_refs"), "5");
    }

    /// The processor time of the process since it began, in seconds: of its own code and of the system on its behalf.
    #[cfg(unix)]
    pub fn cpu_seconds(self) -> Option<f64> {
        // The name of the program is in parentheses and may have spaces. See proc(5): fields 14 and 15.
        let stat = fs::read_to_string(self.path("stat")).ok()?;
        let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<f64>().ok();
        Some((ticks()? + ticks()?) / rustix::param::clock_ticks_per_second() as f64)
    }

    #[cfg(not(unix))]
    pub fn cpu_seconds(self) -> Option<f64> {
        None
    }

    /// The bytes that the process has caused to be written to disk since it began. The system counts whole pages.
    pub fn disk_bytes(self) -> Option<u64> {
        let io = fs::read_to_string(self.path("io")).ok()?;
        io.lines().find_map(|line| line.strip_prefix("write_bytes: "))?.parse().ok()
    }

    /// How many files the process has open, with its connections. `None` if the system does not report it.
    pub fn open_files(self) -> Option<usize> {
        Some(fs::read_dir(self.path("fd")).ok()?.count())
    }

    fn line(self, line: &str) -> Option<f64> {
        let status = fs::read_to_string(self.path("status")).ok()?;
        let kilobytes = status.lines().find_map(|found| found.strip_prefix(line))?;
        kilobytes.trim().strip_suffix(" kB")?.parse::<f64>().ok().map(|kilobytes| kilobytes / 1024.0)
    }
}

/// Gives this thread the lowest priority. It then gets only the processor time that others leave.
#[cfg(target_os = "linux")]
pub(crate) fn lower_priority() {
    /// The highest nice value, which is the lowest priority.
    const NICE_MAX: i32 = 19;
    // On Linux each thread has its own priority.
    let _ = rustix::process::setpriority_process(None, NICE_MAX);
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn lower_priority() {}
