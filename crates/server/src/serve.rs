//! Starts and stops the server.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use boneyard_ids::PersonId;
use boneyard_store::{
    Account, AccountChange, AccountError, ModerationChange, ModerationError, NamedModerator, OpenError,
    Store, StoreError,
};
use tokio::net::{TcpListener, TcpSocket};

use crate::announcement::{Announcement, announce};
use crate::app::App;
use crate::backups::{BackupFolderError, Backups};
use crate::bounds::LISTEN_BACKLOG;
use crate::config::{Config, FontFolderError, Limits};
use crate::exposition::MetricsListener;
use crate::http::allowed_hosts::AllowedHosts;
use crate::matches::HandCounter;
use crate::moderation::{self, HouseRulesError, read_house_rules};
use crate::names::{house_looks, is_of_house};
use crate::notices::{ArrivalNotices, TournamentNotices, TurnNotices};
use crate::permissions::Permissions;
use crate::random;
use crate::reach::{Reach, Site};
use crate::router::router;
use crate::threads::RequestThreads;
use crate::transport::connections;

/// A server that listens and has restored its tables and evenings, but does not answer before [`Server::run`].
pub struct Server {
    threads: RequestThreads,
    listener: TcpListener,
    address: SocketAddr,
    allowed_hosts: AllowedHosts,
    /// The network forgets the server's name when this is dropped.
    announcement: Option<Announcement>,
    app: App,
    backups: Option<Backups>,
    metrics: Option<MetricsListener>,
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database cannot be opened.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// The database is open, but its tables or evenings cannot be read.
    #[error("the tables could not be read: {0}")]
    Tables(#[from] StoreError),
    /// The file with the house rules cannot be used.
    #[error(transparent)]
    HouseRules(#[from] HouseRulesError),
    /// The folder with fonts cannot be read.
    #[error(transparent)]
    Fonts(#[from] FontFolderError),
    /// The folder for backups cannot be used.
    #[error(transparent)]
    Backups(#[from] BackupFolderError),
    /// The house rules could not be stored.
    #[error("the house rules could not be stored: {0}")]
    HouseRulesNotStored(#[from] ModerationError),
    /// No account has the name of a moderator.
    #[error("no account has the name `{0}`; let that person open one first, or leave out --moderator")]
    NoSuchModerator(String),
    /// The names of guests could not be checked.
    #[error("the names of guests could not be checked: {0}")]
    NamesNotChecked(AccountError),
    /// The moderators could not be stored.
    #[error("the moderators could not be stored: {0}")]
    ModeratorsNotStored(ModerationError),
    /// The system allows no more threads.
    #[error("could not start threads: {0}")]
    Threads(io::Error),
    /// Another program uses this address.
    #[error("{0} is in use by another program; stop it, or choose another port with --listen")]
    AddressInUse(SocketAddr),
    /// The system does not allow this port.
    #[error("listening on {0} is not allowed; choose a port from 1024 up with --listen")]
    AddressForbidden(SocketAddr),
    /// The address does not belong to this machine.
    #[error("this machine does not have the address {0}; choose another with --listen")]
    AddressUnknown(SocketAddr),
    /// Any other error of the operating system.
    #[error("could not listen on {address}: {cause}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error.
        cause: io::Error,
    },
}

impl Server {
    /// Opens the port first and then the database, so that a second server on the same port does not open the
    /// database.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let requested = config.listen;
        let house_rules = config.house_rules.as_deref().map(read_house_rules).transpose()?;
        let fonts = config.fonts.open()?;
        let backups = config.backup_folder.map(|folder| Backups {
            database: config.database.clone(),
            folder,
            every: config.limits.backup_every,
            kept: config.limits.backups_kept,
        });
        backups.as_ref().map(Backups::check).transpose()?;
        let threads = RequestThreads::start().map_err(StartError::Threads)?;
        let listener = listen(requested, &threads).map_err(|error| cannot_listen(requested, error))?;
        let address = listener.local_addr().map_err(|error| cannot_listen(requested, error))?;
        let metrics = match config.metrics {
            Some(address) => {
                Some(open_metrics(address).await.map_err(|error| cannot_listen(address, error))?)
            }
            None => None,
        };
        let store = open_database(&config.database).await?;
        free_house_names(&store).await.map_err(StartError::NamesNotChecked)?;
        let moderators = moderators(&store, &config.moderators).await?;
        if let Some(rules) = &house_rules {
            moderation::keep_house_rules(&store, rules).await?;
        }
        let permissions = Permissions::load(&store, moderators, house_rules).await?;
        tracing::info!(database = %config.database.display(), "Opened database {}", config.database.display());
        let limits = within_open_files(config.limits);
        let announced = config.local_name.as_ref().filter(|_| config.public_url.is_none());
        let announced = announced.filter(|_| !address.ip().is_loopback());
        let (announcement, name) = announced.and_then(|name| announce(name, address)).unzip();
        let site = Site { public_url: config.public_url, reach: Reach::new(address, name) };
        let app = App::new(store, site, config.mail, config.push, permissions, fonts, limits);
        app.tables.list_all().await?;
        app.evenings.restore_all().await?;
        app.tournaments.restore_all().await?;
        let allowed_hosts = AllowedHosts::new(&config.allowed_hosts, config.local_name);
        Ok(Server { threads, listener, address, allowed_hosts, announcement, app, backups, metrics })
    }

    /// The address that the server listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address that serves metrics.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.address().ok()
    }

    /// Where the server can be reached.
    pub fn reach(&self) -> Reach {
        self.app.site.reach.clone()
    }

    /// Serves until `stop` completes, then waits for requests in progress and closes the database.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Server {
            threads,
            listener,
            allowed_hosts,
            announcement: _announcement,
            app,
            backups,
            metrics,
            ..
        } = self;
        keep(&app);
        if let Some(backups) = backups {
            tokio::spawn(app.shutdown.clone().during(backups.keep(app.metrics.backups.clone())));
        }
        if let Some(metrics) = metrics {
            threads.handle().spawn(metrics.serve(app.clone()));
        }
        let stopped = app.shutdown.clone();
        let stop = async move {
            stop.await;
            tracing::info!("The server is stopping");
            stopped.begin();
        };
        let mut stopping = app.shutdown.subscribe();
        let limits = app.limits.as_ref().clone();
        let (shutdown_wait, behind_proxy) = (limits.shutdown_wait, app.site.is_behind_proxy());
        let routed_app = app.clone();
        let serving = threads.handle().spawn(async move {
            // Building the routes takes 20 MiB for a short time. On one of these threads, requests can use that memory afterwards.
            connections::serve(listener, router(routed_app, allowed_hosts), limits, behind_proxy, stop).await;
        });
        let wait_limit = async move {
            stopping.wait().await;
            tokio::time::sleep(shutdown_wait).await;
        };
        tokio::select! {
            served = serving => {
                if served.is_err() {
                    // It panicked.
                    app.shutdown.begin();
                }
            }
            () = wait_limit => tracing::warn!("Some requests did not end within {shutdown_wait:?}"),
        }
        app.close().await;
        tracing::info!("The server has stopped");
    }
}

/// Starts what the server does by itself, until it stops.
fn keep(app: &App) {
    let counter = HandCounter {
        store: Arc::clone(&app.store),
        history: app.history.clone(),
        workers: Arc::clone(&app.workers),
    };
    let turns = TurnNotices {
        store: Arc::clone(&app.store),
        tables: app.tables.clone(),
        mailer: app.accounts.mailer.clone(),
        push: app.push.clone(),
        site: Arc::clone(&app.site),
        mail_after: app.limits.turn_mail_after,
        push_after: app.limits.turn_push_after,
    };
    let arrivals = ArrivalNotices {
        store: Arc::clone(&app.store),
        wishes: Arc::clone(&app.wishes),
        pools: app.pools.clone(),
        tables: app.tables.clone(),
        mailer: app.accounts.mailer.clone(),
        push: app.push.clone(),
        site: Arc::clone(&app.site),
    };
    let beginnings = TournamentNotices { tournaments: app.tournaments.clone(), push: app.push.clone() };
    let shutdown = app.shutdown.clone();
    tokio::spawn(app.tables.clone().keep());
    tokio::spawn(shutdown.clone().during(app.departures.clone().keep()));
    tokio::spawn(shutdown.clone().during(counter.keep()));
    tokio::spawn(shutdown.clone().during(arrivals.keep()));
    tokio::spawn(shutdown.clone().during(beginnings.keep()));
    tokio::spawn(async move { turns.keep(&shutdown).await });
}

/// Takes the names that the site uses itself from guests who chose them before the server refused such names. They choose others.
async fn free_house_names(store: &Store) -> Result<(), AccountError> {
    for look in house_looks() {
        for name in store.guest_names_from(look).await? {
            if is_of_house(&name) {
                store.change_account(AccountChange::ForgetGuestName { name }).await?;
            }
        }
    }
    Ok(())
}

/// The people who moderate. The host names accounts, and the store remembers which account had the name at the first start with it.
/// So a person who takes the name later does not become a moderator. The store forgets a name that the host leaves out.
///
/// A moderator who has deleted the account is left out: nobody can stop the next start that way.
async fn moderators(store: &Store, names: &[String]) -> Result<Vec<PersonId>, StartError> {
    let (mut moderators, mut named) = (Vec::new(), Vec::with_capacity(names.len()));
    for name in names {
        let known = store.moderator_named(name).await?;
        let account = match &known {
            Some(person) => store.account(person).await?,
            None => store.account_by_name(name).await?,
        };
        let id = match (account, known) {
            (Some(Account { person, .. }), _) => {
                tracing::info!("The moderator `{name}` is the account `{}`", person.name);
                moderators.push(person.id.clone());
                person.id
            }
            (None, Some(deleted)) => {
                tracing::warn!(
                    "The account that was `{name}` when you named it a moderator is deleted. Start once without this \
                     moderator, then you may name a new account `{name}`"
                );
                deleted
            }
            (None, None) => return Err(StartError::NoSuchModerator(name.clone())),
        };
        named.push(NamedModerator { name: name.clone(), person: id });
    }
    let change = ModerationChange::NameModerators(named);
    store.change_moderation(change).await.map_err(StartError::ModeratorsNotStored)?;
    Ok(moderators)
}

/// Opens a database, and creates a missing one with a secret of its own.
///
/// # Errors
/// The file cannot be used, or another program has it open.
pub async fn open_database(path: &Path) -> Result<Store, OpenError> {
    Store::open(path, random::bytes()).await
}

/// Listens with a backlog for many clients that connect at once. Connections are accepted on `threads`.
fn listen(address: SocketAddr, threads: &RequestThreads) -> io::Result<TcpListener> {
    let _registered_there = threads.handle().enter();
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // On other systems this option would let two programs share a port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(LISTEN_BACKLOG)
}

/// Opens the address that serves metrics.
async fn open_metrics(address: SocketAddr) -> io::Result<MetricsListener> {
    let metrics = MetricsListener::open(address).await?;
    tracing::info!("Metrics are at http://{}/metrics", metrics.address()?);
    Ok(metrics)
}

/// Raises the limit of open files as far as the system allows, and lowers the limit of connections to fit into it.
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
    let connections_max = files.current.map_or(usize::MAX, |files| {
        usize::try_from(files.saturating_sub(crate::bounds::SPARE_FILES)).unwrap_or(usize::MAX)
    });
    Limits { connections: limits.connections.min(connections_max), ..limits }
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

/// Installs handlers for SIGTERM and Ctrl-C; the future completes at the first signal.
///
/// # Errors
/// The system refuses the handler.
#[cfg(unix)]
pub fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
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

/// Installs a handler for Ctrl-C; the future completes at the first signal.
///
/// # Errors
/// The system refuses the handler.
#[cfg(windows)]
pub fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move { _ = interrupt.recv().await })
}
