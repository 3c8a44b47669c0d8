//! A server in this process, on its own port.

use std::net::SocketAddr;

use boneyard_server::{Config, PublicUrl, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server. Dropping this value stops the server; `stop` also waits until it has stopped.
pub struct Running {
    pub address: SocketAddr,
    /// The address of the metrics, if the configuration asks for one.
    pub metrics: Option<SocketAddr>,
    pub folder: tempfile::TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    pub async fn start() -> Self {
        Self::start_in(tempfile::tempdir().unwrap(), None).await
    }

    pub async fn start_in(folder: tempfile::TempDir, public_url: Option<PublicUrl>) -> Self {
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { public_url, ..Config::new(listen, folder.path().join("boneyard.db")) };
        Self::start_with(folder, config).await
    }

    /// Starts a server with this configuration, on a database in `folder`.
    pub async fn start_with(folder: tempfile::TempDir, config: Config) -> Self {
        let server = Server::start(config).await.unwrap();
        let (address, metrics) = (server.address(), server.metrics_address());
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(server.run(async {
            // A message or a dropped sender: both stop the server.
            let _ = stopped.await;
        }));
        Running { address, metrics, folder, stop, task }
    }

    /// Stops the server as Ctrl-C does, and returns its folder.
    pub async fn stop(self) -> tempfile::TempDir {
        let _ = self.stop.send(());
        self.task.await.unwrap();
        self.folder
    }

    /// Restarts the server on the same database.
    pub async fn restart(self) -> Self {
        let folder = self.stop().await;
        Self::start_in(folder, None).await
    }
}
