//! A server in a process of its own: `boneyard serve`.

use std::fs::File;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::server::Server;

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Serve {
    program: PathBuf,
    database: PathBuf,
    listen: SocketAddr,
    flags: Vec<String>,
    log: Option<PathBuf>,
}

/// Why a server was not started, stopped or killed.
#[expect(missing_docs, reason = "the message of each says what it is")]
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    #[error("could not start a server: {0}")]
    NotStarted(#[from] io::Error),
    /// The server ended before it was ready. Holds its log, if it goes to a file; otherwise it went to standard error.
    #[error("the server ended before it was ready: {0}")]
    EndedAtOnce(String),
    #[error("the server has ended")]
    Ended,
    #[cfg(unix)]
    #[error(transparent)]
    Signal(#[from] rustix::io::Errno),
    #[cfg(not(unix))]
    #[error("this system has no SIGTERM")]
    NoSignal,
}

impl Serve {
    /// A server of this program, on a free port of this machine, with this database. Its log is that of the caller.
    #[must_use]
    pub fn new(program: impl Into<PathBuf>, database: impl Into<PathBuf>) -> Self {
        let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        Serve { program: program.into(), database: database.into(), listen, flags: Vec::new(), log: None }
    }

    /// Adds flags of `boneyard serve`.
    #[must_use]
    pub fn flags(mut self, flags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.flags.extend(flags.into_iter().map(Into::into));
        self
    }

    /// Appends the log to a file.
    #[must_use]
    pub fn log(mut self, file: &Path) -> Self {
        self.log = Some(file.to_owned());
        self
    }

    /// Starts the server, and waits until it is ready.
    ///
    /// # Errors
    /// The program cannot be started, or ends at once.
    pub async fn start(self) -> Result<ServerProcess, ProcessError> {
        let (child, address) = self.spawn().await?;
        // Later starts use the same port.
        Ok(ServerProcess { serve: Serve { listen: address, ..self }, child })
    }

    async fn spawn(&self) -> Result<(Child, SocketAddr), ProcessError> {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--listen", &self.listen.to_string(), "--database"]).arg(&self.database);
        command.args(&self.flags).stdout(Stdio::piped()).kill_on_drop(true);
        if let Some(log) = &self.log {
            command.stderr(File::options().create(true).append(true).open(log)?);
        }
        let mut child = command.spawn()?;
        let output = child.stdout.take().ok_or(ProcessError::Ended)?;
        let line = BufReader::new(output).lines().next_line().await?.unwrap_or_default();
        let address =
            line.strip_prefix("Boneyard is ready at http://").map(|rest| rest.trim_end_matches('/'));
        match address.and_then(|address| address.parse().ok()) {
            Some(address) => Ok((child, address)),
            None => {
                let log = self.log_text();
                let log = if log.is_empty() { "see what it printed to standard error" } else { log.trim() };
                Err(ProcessError::EndedAtOnce(log.to_owned()))
            }
        }
    }

    fn log_text(&self) -> String {
        self.log.as_ref().and_then(|log| std::fs::read_to_string(log).ok()).unwrap_or_default()
    }
}

/// A server that was started. Dropping it kills the process.
pub struct ServerProcess {
    serve: Serve,
    child: Child,
}

impl ServerProcess {
    /// The server, also while it is stopped.
    #[must_use]
    pub fn server(&self) -> Server {
        self.address().into()
    }

    /// Its address.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.serve.listen
    }

    /// The number of the process; `None` once it has ended.
    #[must_use]
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// What it has logged, if its log goes to a file.
    #[must_use]
    pub fn log(&self) -> String {
        self.serve.log_text()
    }

    /// Stops the server, and waits until it has ended. SQLite then moves its log into the database file.
    ///
    /// # Errors
    /// It has ended before.
    pub async fn stop(&mut self) -> Result<(), ProcessError> {
        terminate(&self.child)?;
        self.child.wait().await.map_err(|_| ProcessError::Ended)?;
        Ok(())
    }

    /// Kills the server as `kill -9` does: it has no chance to save anything.
    ///
    /// # Errors
    /// It has ended before.
    pub async fn kill(&mut self) -> Result<(), ProcessError> {
        self.child.kill().await.map_err(|_| ProcessError::Ended)
    }

    /// Starts a stopped or killed server again, at the same address with the same database.
    ///
    /// # Errors
    /// As of [`Serve::start`].
    pub async fn start_again(&mut self) -> Result<(), ProcessError> {
        (self.child, _) = self.serve.spawn().await?;
        Ok(())
    }

    /// Adds flags for the next start.
    pub fn add_flags(&mut self, flags: &[&str]) {
        self.serve.flags.extend(flags.iter().map(|flag| (*flag).to_owned()));
    }
}

#[cfg(unix)]
fn terminate(child: &Child) -> Result<(), ProcessError> {
    let pid = child.id().and_then(|id| i32::try_from(id).ok()).and_then(rustix::process::Pid::from_raw);
    Ok(rustix::process::kill_process(pid.ok_or(ProcessError::Ended)?, rustix::process::Signal::TERM)?)
}

#[cfg(not(unix))]
fn terminate(_: &Child) -> Result<(), ProcessError> {
    Err(ProcessError::NoSignal)
}
