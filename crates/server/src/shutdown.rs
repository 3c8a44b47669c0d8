//! How the server stops: everything that runs for long is told, and waited for.

use tokio::sync::watch;

/// Begins the end of the server. Cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct Shutdown(watch::Sender<bool>);

impl Shutdown {
    /// Learns when the server stops; the server waits until it is dropped.
    pub(crate) fn subscribe(&self) -> Stopping {
        Stopping(self.0.subscribe())
    }

    pub(crate) fn begin(&self) {
        self.0.send_replace(true);
    }

    pub(crate) fn has_begun(&self) -> bool {
        *self.0.borrow()
    }

    /// Ready once every [`Stopping`] is dropped.
    pub(crate) async fn completed(&self) {
        self.0.closed().await;
    }
}

/// Learns when the server stops.
#[derive(Clone)]
pub(crate) struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Whether the server stops.
    pub(crate) fn is_told(&self) -> bool {
        *self.0.borrow()
    }

    /// Ready once the server stops.
    pub(crate) async fn told(&mut self) {
        // An error means that the server is gone altogether.
        let _ = self.0.wait_for(|stopping| *stopping).await;
    }
}
