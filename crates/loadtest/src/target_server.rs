//! The server under load: a process that the test starts with its own database, or a running server.

use std::ops::Deref;
use std::path::PathBuf;

use boneyard_client::process::{ProcessError, Serve, ServerProcess};
use boneyard_client::{Connection, Request, Server, Visitor};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tempfile::TempDir;
use tokio::sync::{Mutex, MutexGuard};

use super::client_address;
use super::error::LoadError;
use crate::process::Process;

/// A server, and the process if the test started it.
pub(super) struct TargetServer {
    server: Server,
    own: Option<OwnServer>,
}

/// A server that the test started. Dropping it kills the process and deletes the database.
struct OwnServer {
    process: Mutex<ServerProcess>,
    folder: TempDir,
}

impl Deref for TargetServer {
    type Target = Server;

    fn deref(&self) -> &Server {
        &self.server
    }
}

impl TargetServer {
    /// A running server at an address such as `http://127.0.0.1:8080`.
    pub(super) fn running_at(url: &str) -> Result<Self, LoadError> {
        Ok(TargetServer { server: url.parse()?, own: None })
    }

    /// Starts a server with these flags. Its log goes to a file; see [`TargetServer::log`].
    pub(super) async fn start_with(flags: &[&str]) -> Result<Self, LoadError> {
        let folder = tempfile::tempdir().map_err(ProcessError::NotStarted)?;
        let program = std::env::current_exe().map_err(ProcessError::NotStarted)?;
        let serve = Serve::new(program, database_of(&folder)).flags(flags.iter().copied());
        let process = serve.log(&log_of(&folder)).start().await?;
        let server = process.server();
        Ok(TargetServer { server, own: Some(OwnServer { process: Mutex::new(process), folder }) })
    }

    async fn own(&self) -> Result<MutexGuard<'_, ServerProcess>, LoadError> {
        let own = self.own.as_ref().ok_or(LoadError::NotStartedByTest)?;
        Ok(own.process.lock().await)
    }

    /// Restarts the started server at the same address with the same database.
    pub(super) async fn restart(&self) -> Result<(), LoadError> {
        self.restart_with(&[]).await
    }

    /// Stops the started server and waits until it has ended.
    pub(super) async fn stop(&self) -> Result<(), LoadError> {
        Ok(self.own().await?.stop().await?)
    }

    /// Kills the started server as `kill -9` does.
    pub(super) async fn kill(&self) -> Result<(), LoadError> {
        Ok(self.own().await?.kill().await?)
    }

    /// Starts the server again at the same address with the same database.
    pub(super) async fn start_again(&self) -> Result<(), LoadError> {
        Ok(self.own().await?.start_again().await?)
    }

    /// Restarts the started server with more flags.
    pub(super) async fn restart_with(&self, flags: &[&str]) -> Result<(), LoadError> {
        let mut process = self.own().await?;
        process.add_flags(flags);
        process.stop().await?;
        Ok(process.start_again().await?)
    }

    /// Whether the test started the server.
    pub(super) fn is_own(&self) -> bool {
        self.own.is_some()
    }

    /// The database file of the started server.
    pub(super) fn database(&self) -> Option<PathBuf> {
        Some(database_of(&self.own.as_ref()?.folder))
    }

    /// The bytes of the database file, without those that wait in its log.
    pub(super) fn database_bytes(&self) -> Option<u64> {
        Some(std::fs::metadata(self.database()?).ok()?.len())
    }

    /// The process of the started server.
    pub(super) async fn process(&self) -> Option<Process> {
        self.own().await.ok()?.id().map(Process::Other)
    }

    /// The log of the started server.
    pub(super) fn log(&self) -> String {
        let log = self.own.as_ref().map(|own| log_of(&own.folder));
        log.and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default()
    }

    /// Creates a guest and returns its cookie.
    pub(super) async fn guest(&self) -> Result<String, LoadError> {
        Ok(Visitor::guest(&self.server).await?.cookie().to_owned())
    }

    /// The visitor with this cookie. An empty one is nobody's.
    pub(super) fn visitor(&self, cookie: &str) -> Visitor {
        Visitor::with_cookie(&self.server, cookie)
    }

    /// Sends a request as a guest. It must succeed.
    pub(super) async fn request<A: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &impl Serialize,
    ) -> Result<A, LoadError> {
        Ok(self.ask(&Request::new(method, path).cookie(cookie).json(body)).await?)
    }

    /// Opens a connection for several requests, from the next of this machine's addresses.
    pub(super) async fn connection_from_next_address(&self) -> Result<Connection, LoadError> {
        Ok(Connection::over(self.authority(), client_address::connect(&self.server).await?).await?)
    }
}

fn database_of(folder: &TempDir) -> PathBuf {
    folder.path().join("loadtest.db")
}

fn log_of(folder: &TempDir) -> PathBuf {
    folder.path().join("log")
}
