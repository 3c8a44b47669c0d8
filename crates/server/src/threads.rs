//! The threads for connections and requests.
//!
//! On Linux they have a lower priority than the threads of tables, evenings and sockets. So players do not wait for each
//! other's moves when thousands of clients connect at once.

use std::io;

use tokio::runtime::{Builder, Handle, Runtime};

use crate::bounds::REQUEST_NICE;

/// The threads for connections and requests. Dropping this ends them, and with them all requests.
pub(crate) struct RequestThreads {
    /// `None` only while this is dropped.
    runtime: Option<Runtime>,
}

impl RequestThreads {
    /// Starts the threads.
    ///
    /// # Errors
    /// The system allows no more threads or files.
    pub(crate) fn start() -> io::Result<Self> {
        let mut threads = Builder::new_multi_thread();
        threads.thread_name("requests").on_thread_start(|| lower_priority(REQUEST_NICE)).enable_all();
        Ok(RequestThreads { runtime: Some(threads.build()?) })
    }

    /// Spawns tasks on these threads.
    pub(crate) fn handle(&self) -> &Handle {
        self.runtime.as_ref().expect("the runtime is taken only while this is dropped").handle()
    }
}

impl Drop for RequestThreads {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // A drop inside a task must not wait for other tasks.
            runtime.shutdown_background();
        }
    }
}

/// Gives this thread a lower priority: a nice value of 1 to 19, which is the lowest.
#[cfg(target_os = "linux")]
pub(crate) fn lower_priority(nice: i32) {
    // On Linux each thread has its own priority.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), nice);
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn lower_priority(_nice: i32) {}
