//! Stops the server: signals all long-running tasks and waits until they have ended.

use boneyard_protocol::Problem;
use tokio::sync::watch;

/// Signals the stop and waits for the tasks. Cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct Shutdown(watch::Sender<bool>);

impl Shutdown {
    /// The stop signal for one task. A server that stops waits until the task has dropped it.
    pub(crate) fn subscribe(&self) -> ShutdownSignal {
        ShutdownSignal(self.0.subscribe())
    }

    pub(crate) fn begin(&self) {
        self.0.send_replace(true);
    }

    pub(crate) fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Runs a task until the server stops, which then waits until the task and what it holds are dropped.
    pub(crate) async fn during(self, task: impl Future<Output = ()>) {
        let mut stopping = self.subscribe();
        tokio::select! {
            () = task => {}
            () = stopping.wait() => {}
        }
    }

    /// The problem for a table or evening that is not running. While the server stops, it may have ended already; it returns after
    /// the restart.
    pub(crate) fn not_found(&self) -> Problem {
        if self.has_begun() { Problem::Restarting } else { Problem::NotFound }
    }

    /// Completes once every signal is dropped.
    pub(crate) async fn completed(&self) {
        self.0.closed().await;
    }
}

/// The stop signal for one task. A server that stops waits until every signal is dropped.
#[derive(Clone)]
pub(crate) struct ShutdownSignal(watch::Receiver<bool>);

impl ShutdownSignal {
    /// Whether the server is stopping.
    pub(crate) fn is_set(&self) -> bool {
        *self.0.borrow()
    }

    /// Completes once the server is stopping.
    pub(crate) async fn wait(&mut self) {
        // An error means that the sender is dropped, so the server has ended.
        let _ = self.0.wait_for(|stopping| *stopping).await;
    }
}
