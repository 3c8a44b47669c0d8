//! Starting and stopping.

use std::io;
use std::net::SocketAddr;

use boneyard_store::{OpenError, Store, StoreError};
use tokio::net::TcpListener;

use crate::bounds::SHUTDOWN_WAIT;
use crate::config::Config;
use crate::random;
use crate::router::router;
use crate::state::App;
use crate::{evenings, tables};

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
        let listener = TcpListener::bind(asked).await.map_err(|error| cannot_listen(asked, error))?;
        let address = listener.local_addr().map_err(|error| cannot_listen(asked, error))?;
        let store = Store::open(&config.database, random::bytes()).await?;
        tracing::info!(database = %config.database.display(), "Opened {}", config.database.display());
        let app = App::new(store, config.public_url);
        tables::restore_all(&app).await?;
        evenings::restore_all(&app).await?;
        Ok(Server { listener, address, app })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is ready, then lets requests in progress end and closes the database.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Server { listener, app, .. } = self;
        let mut stopping = app.stopping();
        let routes = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let told = app.clone();
        let serving = axum::serve(listener, routes).with_graceful_shutdown(async move {
            stop.await;
            tracing::info!("Stopping");
            told.stop();
        });
        let out_of_patience = async move {
            stopping.told().await;
            tokio::time::sleep(SHUTDOWN_WAIT).await;
        };
        tokio::select! {
            result = serving.into_future() => {
                if let Err(error) = result {
                    tracing::error!(%error, "Serving ended: {error}");
                }
            }
            () = out_of_patience => tracing::warn!("Some requests did not end in time"),
        }
        app.close().await;
        tracing::info!("Stopped");
    }
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
