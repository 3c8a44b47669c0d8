//! The state that every handler can use.

use std::sync::Arc;

use axum_extra::extract::cookie::Key;
use boneyard_ids::{PersonId, SessionId};
use boneyard_protocol::Problem;
use boneyard_store::Store;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::accounts::mail::{MailSettings, Mailer};
use crate::accounts::passkeys::party::Passkeys;
use crate::bots::Bots;
use crate::bounds::TABLE_READS_AT_ONCE_MAX;
use crate::config::{Limits, PublicUrl, Rates};
use crate::evenings::{CodeAttempts, EveningServices, Evenings};
use crate::friends::{Invitations, Presence};
use crate::http::allowed_hosts::AllowedHosts;
use crate::http::uploads::Uploads;
use crate::moderation::Moderation;
use crate::pools::Pools;
use crate::reach::Reach;
use crate::shutdown::{Shutdown, ShutdownSignal};
use crate::tables::{TableServices, Tables};
use crate::tournaments::{TournamentServices, Tournaments};
use crate::transport::session_ends::{SessionEnds, SocketSession};
use crate::work::Workers;

/// The server's state; cheap to clone.
#[derive(Clone)]
pub(crate) struct App {
    shared: Arc<Shared>,
}

struct Shared {
    store: Arc<Store>,
    cookie_key: Key,
    public_url: Option<PublicUrl>,
    allowed_hosts: AllowedHosts,
    reach: Reach,
    limits: Limits,
    rates: Arc<Rates>,
    tables: Tables,
    evenings: Evenings,
    tournaments: Tournaments,
    mailer: Mailer,
    passkeys: Option<Passkeys>,
    pools: Pools,
    presence: Presence,
    invitations: Invitations,
    moderation: Moderation,
    session_ends: SessionEnds,
    uploads: Uploads,
    code_attempts: Arc<CodeAttempts>,
    table_reads: Semaphore,
    workers: Workers,
    runtime: Handle,
    shutdown: Shutdown,
}

impl App {
    /// Must be called in the runtime of tables, evenings and sockets.
    pub(crate) fn new(
        store: Store,
        public_url: Option<PublicUrl>,
        allowed_hosts: &[String],
        reach: Reach,
        mail: Option<MailSettings>,
        moderation: Moderation,
        limits: Limits,
    ) -> Self {
        let cookie_key = Key::from(store.secret());
        let store = Arc::new(store);
        let shutdown = Shutdown::default();
        let runtime = Handle::current();
        let table_services = TableServices {
            store: Arc::clone(&store),
            bots: Bots::new(limits.bot_time),
            rated_a_day_max: limits.rated_matches_a_day,
            house_rules: moderation.house_rules().map(|rules| rules.version.clone()),
            runtime: runtime.clone(),
            shutdown: shutdown.clone(),
        };
        let rates = Arc::new(Rates::new(&limits));
        let code_attempts = Arc::new(CodeAttempts::new(Arc::clone(&rates)));
        let tables = Tables::new(table_services, &limits);
        let evening_services = EveningServices {
            store: Arc::clone(&store),
            tables: tables.clone(),
            code_attempts: Arc::clone(&code_attempts),
            rates: Arc::clone(&rates),
            clients_max: limits.clients_per_evening,
            clients_per_guest_max: limits.clients_per_guest,
            runtime: runtime.clone(),
            shutdown: shutdown.clone(),
        };
        let tournament_services = TournamentServices {
            store: Arc::clone(&store),
            tables: tables.clone(),
            runtime: runtime.clone(),
            shutdown: shutdown.clone(),
        };
        let shared = Shared {
            store,
            cookie_key,
            passkeys: Passkeys::new(public_url.as_ref()),
            public_url,
            allowed_hosts: AllowedHosts::new(allowed_hosts),
            reach,
            tables,
            tournaments: Tournaments::new(tournament_services, limits.tournaments),
            evenings: Evenings::new(evening_services, limits.closed_evenings),
            pools: Pools::default(),
            presence: Presence::default(),
            invitations: Invitations::default(),
            moderation,
            session_ends: SessionEnds::default(),
            mailer: Mailer::new(mail, runtime.clone()),
            uploads: Uploads::new(limits.uploads, limits.uploads_per_network),
            code_attempts,
            table_reads: Semaphore::new(TABLE_READS_AT_ONCE_MAX),
            workers: Workers::start(&limits, Arc::clone(&rates), shutdown.clone()),
            runtime,
            shutdown,
            limits,
            rates,
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

    pub(crate) fn allowed_hosts(&self) -> &AllowedHosts {
        &self.shared.allowed_hosts
    }

    /// Where other devices reach the server.
    pub(crate) fn reach(&self) -> Reach {
        self.shared.reach
    }

    /// The limits that the host has set.
    pub(crate) fn limits(&self) -> &Limits {
        &self.shared.limits
    }

    /// The limiters of requests.
    pub(crate) fn rates(&self) -> &Rates {
        &self.shared.rates
    }

    /// Whether cookies must be limited to encrypted connections.
    pub(crate) fn over_tls(&self) -> bool {
        self.public_url().is_some_and(PublicUrl::over_tls)
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.shared.tables
    }

    pub(crate) fn evenings(&self) -> &Evenings {
        &self.shared.evenings
    }

    /// Scheme, host and port for links to this server in e-mails.
    pub(crate) fn origin(&self) -> String {
        match self.public_url() {
            Some(url) => url.origin().to_owned(),
            None => self.reach().room().into_iter().next().unwrap_or_else(|| self.reach().here()),
        }
    }

    /// `None` if the server has no host name.
    pub(crate) fn passkeys(&self) -> Option<&Passkeys> {
        self.shared.passkeys.as_ref()
    }

    pub(crate) fn mailer(&self) -> &Mailer {
        &self.shared.mailer
    }

    /// Watches the session of a new socket.
    pub(crate) fn socket_session(&self, person: PersonId, session: SessionId) -> SocketSession {
        self.shared.session_ends.watch(Arc::clone(&self.shared.store), person, session)
    }

    /// Tells sockets whose sessions may have ended.
    pub(crate) fn session_ends(&self) -> &SessionEnds {
        &self.shared.session_ends
    }

    pub(crate) fn tournaments(&self) -> &Tournaments {
        &self.shared.tournaments
    }

    /// The people who wait for opponents.
    pub(crate) fn pools(&self) -> &Pools {
        &self.shared.pools
    }

    /// Who is here.
    pub(crate) fn presence(&self) -> &Presence {
        &self.shared.presence
    }

    /// Invitations to tables.
    pub(crate) fn invitations(&self) -> &Invitations {
        &self.shared.invitations
    }

    /// Who may moderate, and whose sanctions hold.
    pub(crate) fn moderation(&self) -> &Moderation {
        &self.shared.moderation
    }

    /// The limits on reading long bodies.
    pub(crate) fn uploads(&self) -> &Uploads {
        &self.shared.uploads
    }

    /// Limits wrong join codes.
    pub(crate) fn code_attempts(&self) -> &CodeAttempts {
        &self.shared.code_attempts
    }

    /// Limits how many tables are read from the store at the same time.
    pub(crate) fn table_reads(&self) -> &Semaphore {
        &self.shared.table_reads
    }

    /// The threads for CPU-heavy work.
    pub(crate) fn workers(&self) -> &Workers {
        &self.shared.workers
    }

    /// Runs the tasks of tables, evenings and sockets. Requests run on [`RequestThreads`].
    ///
    /// [`RequestThreads`]: crate::threads::RequestThreads
    pub(crate) fn runtime(&self) -> &Handle {
        &self.shared.runtime
    }

    /// The stop signal for one task. A server that stops waits until the task has dropped it.
    pub(crate) fn shutdown_signal(&self) -> ShutdownSignal {
        self.shared.shutdown.subscribe()
    }

    /// Whether the server is stopping. Tables and evenings may then have ended already; they return after the
    /// restart.
    pub(crate) fn is_stopping(&self) -> bool {
        self.shared.shutdown.has_begun()
    }

    /// The problem for a table or evening that is not running.
    pub(crate) fn not_found(&self) -> Problem {
        if self.is_stopping() { Problem::Restarting } else { Problem::NotFound }
    }

    /// Signals the stop to all tables, evenings and sockets.
    pub(crate) fn stop(&self) {
        self.shared.shutdown.begin();
    }

    /// Waits until every task has ended, at most `shutdown_wait`, then closes the database.
    pub(crate) async fn close(self) {
        let wait = self.limits().shutdown_wait;
        if timeout(wait, self.shared.shutdown.completed()).await.is_err() {
            tracing::warn!("Some tables, evenings or sockets did not end within {wait:?}");
        }
        let store = Arc::clone(&self.shared.store);
        drop(self);
        match Arc::into_inner(store) {
            Some(store) => store.close().await,
            None => tracing::debug!("A request is still in progress, so the database is not closed cleanly"),
        }
    }
}
