//! What every handler can reach.

use std::net::IpAddr;
use std::sync::Arc;

use axum_extra::extract::cookie::Key;
use boneyard_store::Store;
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;

use crate::bots::Bots;
use crate::bounds::{
    CLUBS_PER_GUEST_BURST, CLUBS_PER_GUEST_EVERY, CODES_PER_ADDRESS_BURST, CODES_PER_ADDRESS_EVERY,
    EMAILS_PER_ADDRESS_BURST, EMAILS_PER_ADDRESS_EVERY, EMAILS_PER_GUEST_BURST, EMAILS_PER_GUEST_EVERY,
    ENTRIES_PER_GUEST_BURST, ENTRIES_PER_GUEST_EVERY, EVENINGS_PER_GUEST_BURST, EVENINGS_PER_GUEST_EVERY,
    GUESTS_PER_ADDRESS_BURST, GUESTS_PER_ADDRESS_EVERY, LISTS_PER_GUEST_BURST, LISTS_PER_GUEST_EVERY,
    SHUTDOWN_WAIT, TABLES_PER_GUEST_BURST, TABLES_PER_GUEST_EVERY, WORK_AT_ONCE_MAX, WORK_PER_ADDRESS_BURST,
    WORK_PER_ADDRESS_EVERY,
};
use crate::config::PublicUrl;
use crate::evenings::Evenings;
use crate::rate::Rate;
use crate::tables::Tables;

/// The server's state; cheap to clone.
#[derive(Clone)]
pub(crate) struct App {
    shared: Arc<Shared>,
}

struct Shared {
    store: Store,
    cookie_key: Key,
    public_url: Option<PublicUrl>,
    tables: Tables,
    evenings: Evenings,
    bots: Bots,
    new_guests: Rate<IpAddr>,
    new_tables: Rate<String>,
    new_clubs: Rate<String>,
    email_checks_of_guests: Rate<String>,
    email_checks_of_addresses: Rate<IpAddr>,
    lists: Rate<String>,
    new_evenings: Rate<String>,
    code_tries: Rate<IpAddr>,
    entries: Rate<String>,
    work: Rate<IpAddr>,
    work_at_once: Arc<Semaphore>,
    stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(store: Store, public_url: Option<PublicUrl>) -> Self {
        let cookie_key = Key::from(store.secret());
        let shared = Shared {
            store,
            cookie_key,
            public_url,
            tables: Tables::default(),
            evenings: Evenings::default(),
            bots: Bots::new(),
            new_guests: Rate::new(GUESTS_PER_ADDRESS_BURST, GUESTS_PER_ADDRESS_EVERY),
            new_tables: Rate::new(TABLES_PER_GUEST_BURST, TABLES_PER_GUEST_EVERY),
            new_clubs: Rate::new(CLUBS_PER_GUEST_BURST, CLUBS_PER_GUEST_EVERY),
            email_checks_of_guests: Rate::new(EMAILS_PER_GUEST_BURST, EMAILS_PER_GUEST_EVERY),
            email_checks_of_addresses: Rate::new(EMAILS_PER_ADDRESS_BURST, EMAILS_PER_ADDRESS_EVERY),
            lists: Rate::new(LISTS_PER_GUEST_BURST, LISTS_PER_GUEST_EVERY),
            new_evenings: Rate::new(EVENINGS_PER_GUEST_BURST, EVENINGS_PER_GUEST_EVERY),
            code_tries: Rate::new(CODES_PER_ADDRESS_BURST, CODES_PER_ADDRESS_EVERY),
            entries: Rate::new(ENTRIES_PER_GUEST_BURST, ENTRIES_PER_GUEST_EVERY),
            work: Rate::new(WORK_PER_ADDRESS_BURST, WORK_PER_ADDRESS_EVERY),
            work_at_once: Arc::new(Semaphore::new(WORK_AT_ONCE_MAX)),
            stopping: watch::Sender::new(false),
        };
        App { shared: Arc::new(shared) }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.shared.store
    }

    pub(crate) fn cookie_key(&self) -> &Key {
        &self.shared.cookie_key
    }

    pub(crate) fn public_url(&self) -> Option<&PublicUrl> {
        self.shared.public_url.as_ref()
    }

    /// Whether cookies must be kept to encrypted connections.
    pub(crate) fn over_tls(&self) -> bool {
        self.public_url().is_some_and(PublicUrl::over_tls)
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.shared.tables
    }

    pub(crate) fn evenings(&self) -> &Evenings {
        &self.shared.evenings
    }

    pub(crate) fn bots(&self) -> &Bots {
        &self.shared.bots
    }

    /// How many new guests an address may bring.
    pub(crate) fn new_guests(&self) -> &Rate<IpAddr> {
        &self.shared.new_guests
    }

    /// How many tables a guest may open.
    pub(crate) fn new_tables(&self) -> &Rate<String> {
        &self.shared.new_tables
    }

    /// How many clubs a guest may open.
    pub(crate) fn new_clubs(&self) -> &Rate<String> {
        &self.shared.new_clubs
    }

    /// How many e-mails a guest may ask clubs about.
    pub(crate) fn email_checks_of_guests(&self) -> &Rate<String> {
        &self.shared.email_checks_of_guests
    }

    /// How many e-mails an address may ask clubs about.
    pub(crate) fn email_checks_of_addresses(&self) -> &Rate<IpAddr> {
        &self.shared.email_checks_of_addresses
    }

    /// How many lists of members a guest may have read.
    pub(crate) fn lists(&self) -> &Rate<String> {
        &self.shared.lists
    }

    /// How many evenings a guest may open.
    pub(crate) fn new_evenings(&self) -> &Rate<String> {
        &self.shared.new_evenings
    }

    /// How many codes of evenings an address may try.
    pub(crate) fn code_tries(&self) -> &Rate<IpAddr> {
        &self.shared.code_tries
    }

    /// How many entries a guest may send.
    pub(crate) fn entries(&self) -> &Rate<String> {
        &self.shared.entries
    }

    /// How much work that takes long an address may ask for.
    pub(crate) fn work(&self) -> &Rate<IpAddr> {
        &self.shared.work
    }

    /// Whose work is done now, of all that wait for it.
    pub(crate) fn work_at_once(&self) -> &Arc<Semaphore> {
        &self.shared.work_at_once
    }

    /// Tells when the server stops. Whoever holds it is waited for.
    pub(crate) fn stopping(&self) -> Stopping {
        Stopping(self.shared.stopping.subscribe())
    }

    /// Tells tables and sockets that the server stops.
    pub(crate) fn stop(&self) {
        self.shared.stopping.send_replace(true);
    }

    /// Waits until every table and socket has come to its end, then closes the database.
    pub(crate) async fn close(self) {
        if timeout(SHUTDOWN_WAIT, self.shared.stopping.closed()).await.is_err() {
            tracing::warn!("Some sockets did not close in time");
        }
        match Arc::into_inner(self.shared) {
            Some(shared) => shared.store.close().await,
            None => tracing::debug!("Stopped while a request was in progress; everything shown is stored"),
        }
    }
}

/// Tells when the server stops.
#[derive(Clone)]
pub(crate) struct Stopping(watch::Receiver<bool>);

impl Stopping {
    /// Ready once the server stops.
    pub(crate) async fn told(&mut self) {
        // An error means that the server is gone altogether.
        let _ = self.0.wait_for(|stopping| *stopping).await;
    }
}
