//! Starting and stopping.

use std::io;
use std::net::SocketAddr;

use boneyard_store::{OpenError, Store, StoreError};
use tokio::net::{TcpListener, TcpSocket};

use crate::bounds::{LISTEN_BACKLOG, SHUTDOWN_WAIT};
use crate::config::{Config, Limits};
use crate::connections;
use crate::random;
use crate::router::router;
use crate::state::App;

/// A server that listens and has its tables and evenings back, but answers nobody until it is run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database is unfit.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// The database opened, but its tables could not be read.
    #[error("the tables could not be read: {0}")]
    Tables(#[from] StoreError),
    /// Another program listens there.
    #[error("{0} is in use by another program; stop it, or choose another port with --listen")]
    AddressInUse(SocketAddr),
    /// The system allows this port to few.
    #[error("listening on {0} is not allowed; choose a port from 1024 up with --listen")]
    AddressForbidden(SocketAddr),
    /// No network of this machine has the address.
    #[error("this machine does not have the address {0}; choose another with --listen")]
    AddressUnknown(SocketAddr),
    /// Anything else the operating system reports.
    #[error("could not listen on {address}: {cause}")]
    Listen {
        /// The address that was to be listened on.
        address: SocketAddr,
        /// As reported.
        cause: io::Error,
    },
}

impl Server {
    /// Takes the port, then opens the database: a second server on the same port must not take the database over.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let asked = config.listen;
        let listener = listen(asked).map_err(|error| cannot_listen(asked, error))?;
        let address = listener.local_addr().map_err(|error| cannot_listen(asked, error))?;
        let store = Store::open(&config.database, random::bytes()).await?;
        tracing::info!(database = %config.database.display(), "Opened {}", config.database.display());
        let limits = within_open_files(config.limits);
        let app = App::new(store, config.public_url, &config.allowed_hosts, limits);
        app.tables().restore_all().await?;
        app.evenings().restore_all().await?;
        Ok(Server { listener, address, app })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is ready, then lets requests in progress end and closes the database.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Server { listener, app, .. } = self;
        let told = app.clone();
        let stop = async move {
            stop.await;
            tracing::info!("Stopping");
            told.stop();
        };
        let mut stopping = app.stopping();
        let (limits, behind_proxy) = (app.limits().clone(), app.public_url().is_some());
        let serving = connections::serve(listener, router(app.clone()), &limits, behind_proxy, stop);
        let out_of_patience = async move {
            stopping.told().await;
            tokio::time::sleep(SHUTDOWN_WAIT).await;
        };
        tokio::select! {
            () = serving => {}
            () = out_of_patience => tracing::warn!("Some requests did not end in time"),
        }
        app.close().await;
        tracing::info!("Stopped");
    }
}

/// Listens with room for many who come at once.
fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // Elsewhere this would let two programs share a port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(LISTEN_BACKLOG)
}

/// Asks the system for as many open files as it allows, and keeps the connections within them.
#[cfg(unix)]
fn within_open_files(limits: Limits) -> Limits {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut files = getrlimit(Resource::Nofile);
    if files.current != files.maximum {
        let raised = rustix::process::Rlimit { current: files.maximum, ..files };
        if setrlimit(Resource::Nofile, raised).is_ok() {
            files = getrlimit(Resource::Nofile);
        }
    }
    let most = files.current.map_or(usize::MAX, |files| {
        usize::try_from(files.saturating_sub(crate::bounds::SPARE_FILES)).unwrap_or(usize::MAX)
    });
    Limits { connections: limits.connections.min(most), ..limits }
}

#[cfg(not(unix))]
fn within_open_files(limits: Limits) -> Limits {
    limits
}

fn cannot_listen(address: SocketAddr, cause: io::Error) -> StartError {
    match cause.kind() {
        io::ErrorKind::AddrInUse => StartError::AddressInUse(address),
        io::ErrorKind::PermissionDenied => StartError::AddressForbidden(address),
        io::ErrorKind::AddrNotAvailable => StartError::AddressUnknown(address),
        _ => StartError::Listen { address, cause },
    }
}

/// Listens for SIGTERM and Ctrl-C from now on; ready at the first of them.
///
/// # Errors
/// The operating system does not let the process listen.
#[cfg(unix)]
pub fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Listens for Ctrl-C from now on; ready at the first.
///
/// # Errors
/// The operating system does not let the process listen.
#[cfg(windows)]
pub fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move { _ = interrupt.recv().await })
}
