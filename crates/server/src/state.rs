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
use crate::bounds::{SEARCHES_BURST, SEARCHES_EVERY, TABLE_READS_AT_ONCE_MAX};
use crate::config::{Limits, PublicUrl};
use crate::evenings::{CodeAttempts, EveningServices, Evenings};
use crate::friends::{Invitations, Presence};
use crate::http::allowed_hosts::AllowedHosts;
use crate::http::uploads::Uploads;
use crate::moderation::Moderation;
use crate::network::Network;
use crate::pools::Pools;
use crate::rate::RateLimiter;
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
    tables: Tables,
    evenings: Evenings,
    tournaments: Tournaments,
    mailer: Mailer,
    passkeys: Option<Passkeys>,
    pools: Pools,
    pool_joins: RateLimiter<PersonId>,
    api_requests: RateLimiter<PersonId>,
    new_tournaments: RateLimiter<PersonId>,
    new_tournaments_of_networks: RateLimiter<Network>,
    tournament_acts: RateLimiter<PersonId>,
    tournament_views: RateLimiter<Network>,
    presence: Presence,
    invitations: Invitations,
    invites: RateLimiter<PersonId>,
    moderation: Moderation,
    reports: RateLimiter<PersonId>,
    reports_of_networks: RateLimiter<Network>,
    searches: RateLimiter<Network>,
    session_ends: SessionEnds,
    new_guests: RateLimiter<Network>,
    new_accounts: RateLimiter<Network>,
    sign_ins: RateLimiter<Network>,
    /// By the name with which somebody tries to sign in, in lower case.
    wrong_passwords: RateLimiter<String>,
    mails: RateLimiter<PersonId>,
    new_tables: RateLimiter<PersonId>,
    new_tables_of_networks: RateLimiter<Network>,
    new_evenings_of_networks: RateLimiter<Network>,
    new_clubs_of_networks: RateLimiter<Network>,
    uploads: Uploads,
    new_clubs: RateLimiter<PersonId>,
    email_checks_of_guests: RateLimiter<PersonId>,
    email_checks_of_networks: RateLimiter<Network>,
    lists: RateLimiter<PersonId>,
    new_evenings: RateLimiter<PersonId>,
    code_attempts: Arc<CodeAttempts>,
    joins_of_guests: RateLimiter<PersonId>,
    sits: RateLimiter<PersonId>,
    renames: RateLimiter<PersonId>,
    entries: RateLimiter<PersonId>,
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
        let code_attempts = Arc::new(CodeAttempts::new(&limits));
        let tables = Tables::new(table_services, &limits);
        let evening_services = EveningServices {
            store: Arc::clone(&store),
            tables: tables.clone(),
            code_attempts: Arc::clone(&code_attempts),
            joins: Arc::new(RateLimiter::new(limits.joins_per_evening, limits.joins_per_evening_every)),
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
            pool_joins: RateLimiter::new(limits.pool_joins_per_guest, limits.pool_joins_per_guest_every),
            presence: Presence::default(),
            invitations: Invitations::default(),
            searches: RateLimiter::new(SEARCHES_BURST, SEARCHES_EVERY),
            invites: RateLimiter::new(limits.invites_per_guest, limits.invites_per_guest_every),
            moderation,
            reports: RateLimiter::new(limits.reports_per_guest, limits.reports_per_guest_every),
            reports_of_networks: RateLimiter::new(
                limits.reports_per_network,
                limits.reports_per_network_every,
            ),
            api_requests: RateLimiter::new(limits.api_requests, limits.api_requests_every),
            new_tournaments: RateLimiter::new(
                limits.tournaments_per_account,
                limits.tournaments_per_account_every,
            ),
            new_tournaments_of_networks: RateLimiter::new(
                limits.tournaments_per_network,
                limits.tournaments_per_network_every,
            ),
            tournament_views: RateLimiter::new(
                limits.tournament_views_per_network,
                limits.tournament_views_per_network_every,
            ),
            tournament_acts: RateLimiter::new(
                limits.tournament_acts_per_guest,
                limits.tournament_acts_per_guest_every,
            ),
            session_ends: SessionEnds::default(),
            mailer: Mailer::new(mail, runtime.clone()),
            new_accounts: RateLimiter::new(limits.accounts_per_network, limits.accounts_per_network_every),
            sign_ins: RateLimiter::new(limits.sign_ins_per_network, limits.sign_ins_per_network_every),
            wrong_passwords: RateLimiter::new(limits.wrong_passwords, limits.wrong_passwords_every),
            mails: RateLimiter::new(limits.mails_per_account, limits.mails_per_account_every),
            new_guests: RateLimiter::new(limits.guests_per_network, limits.guests_per_network_every),
            new_tables: RateLimiter::new(limits.tables_per_guest, limits.tables_per_guest_every),
            new_tables_of_networks: RateLimiter::new(
                limits.tables_per_network,
                limits.tables_per_network_every,
            ),
            new_evenings_of_networks: RateLimiter::new(
                limits.evenings_per_network,
                limits.evenings_per_network_every,
            ),
            new_clubs_of_networks: RateLimiter::new(limits.clubs_per_network, limits.clubs_per_network_every),
            uploads: Uploads::new(limits.uploads, limits.uploads_per_network),
            new_clubs: RateLimiter::new(limits.clubs_per_guest, limits.clubs_per_guest_every),
            email_checks_of_guests: RateLimiter::new(limits.emails_per_guest, limits.emails_per_guest_every),
            email_checks_of_networks: RateLimiter::new(
                limits.emails_per_network,
                limits.emails_per_network_every,
            ),
            lists: RateLimiter::new(limits.lists_per_guest, limits.lists_per_guest_every),
            new_evenings: RateLimiter::new(limits.evenings_per_guest, limits.evenings_per_guest_every),
            code_attempts,
            joins_of_guests: RateLimiter::new(limits.joins_per_guest, limits.joins_per_guest_every),
            sits: RateLimiter::new(limits.sits_per_guest, limits.sits_per_guest_every),
            renames: RateLimiter::new(limits.renames_per_guest, limits.renames_per_guest_every),
            entries: RateLimiter::new(limits.entries_per_guest, limits.entries_per_guest_every),
            table_reads: Semaphore::new(TABLE_READS_AT_ONCE_MAX),
            workers: Workers::start(&limits, shutdown.clone()),
            runtime,
            shutdown,
            limits,
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

    /// Limits new tournaments per account.
    pub(crate) fn new_tournaments(&self) -> &RateLimiter<PersonId> {
        &self.shared.new_tournaments
    }

    /// Limits new tournaments per network.
    pub(crate) fn new_tournaments_of_networks(&self) -> &RateLimiter<Network> {
        &self.shared.new_tournaments_of_networks
    }

    /// Limits views of tournaments per network.
    pub(crate) fn tournament_views(&self) -> &RateLimiter<Network> {
        &self.shared.tournament_views
    }

    /// Limits what a person does in tournaments.
    pub(crate) fn tournament_acts(&self) -> &RateLimiter<PersonId> {
        &self.shared.tournament_acts
    }

    /// The people who wait for opponents.
    pub(crate) fn pools(&self) -> &Pools {
        &self.shared.pools
    }

    /// Limits requests to pools per person.
    pub(crate) fn pool_joins(&self) -> &RateLimiter<PersonId> {
        &self.shared.pool_joins
    }

    /// Who is here.
    pub(crate) fn presence(&self) -> &Presence {
        &self.shared.presence
    }

    /// Invitations to tables.
    pub(crate) fn invitations(&self) -> &Invitations {
        &self.shared.invitations
    }

    /// Limits invitations to tables per person.
    pub(crate) fn searches(&self) -> &RateLimiter<Network> {
        &self.shared.searches
    }

    pub(crate) fn invites(&self) -> &RateLimiter<PersonId> {
        &self.shared.invites
    }

    /// Who may moderate, and whose sanctions hold.
    pub(crate) fn moderation(&self) -> &Moderation {
        &self.shared.moderation
    }

    /// Limits reports per person.
    pub(crate) fn reports(&self) -> &RateLimiter<PersonId> {
        &self.shared.reports
    }

    /// Limits reports per network.
    pub(crate) fn reports_of_networks(&self) -> &RateLimiter<Network> {
        &self.shared.reports_of_networks
    }

    /// Limits requests of programs per person.
    pub(crate) fn api_requests(&self) -> &RateLimiter<PersonId> {
        &self.shared.api_requests
    }

    /// Limits new accounts per network.
    pub(crate) fn new_accounts(&self) -> &RateLimiter<Network> {
        &self.shared.new_accounts
    }

    /// Limits how often a network signs in or asks for a new password.
    pub(crate) fn sign_ins(&self) -> &RateLimiter<Network> {
        &self.shared.sign_ins
    }

    /// Limits wrong passwords per name.
    pub(crate) fn wrong_passwords(&self) -> &RateLimiter<String> {
        &self.shared.wrong_passwords
    }

    /// Limits e-mails per account.
    pub(crate) fn mails(&self) -> &RateLimiter<PersonId> {
        &self.shared.mails
    }

    /// Limits new guests per network.
    pub(crate) fn new_guests(&self) -> &RateLimiter<Network> {
        &self.shared.new_guests
    }

    /// Limits new tables per guest.
    pub(crate) fn new_tables(&self) -> &RateLimiter<PersonId> {
        &self.shared.new_tables
    }

    /// Limits new tables per network.
    pub(crate) fn new_tables_of_networks(&self) -> &RateLimiter<Network> {
        &self.shared.new_tables_of_networks
    }

    /// Limits new evenings per network.
    pub(crate) fn new_evenings_of_networks(&self) -> &RateLimiter<Network> {
        &self.shared.new_evenings_of_networks
    }

    /// Limits new clubs per network.
    pub(crate) fn new_clubs_of_networks(&self) -> &RateLimiter<Network> {
        &self.shared.new_clubs_of_networks
    }

    /// The limits on reading long bodies.
    pub(crate) fn uploads(&self) -> &Uploads {
        &self.shared.uploads
    }

    /// Limits new clubs per guest.
    pub(crate) fn new_clubs(&self) -> &RateLimiter<PersonId> {
        &self.shared.new_clubs
    }

    /// Limits checks of e-mails per guest.
    pub(crate) fn email_checks_of_guests(&self) -> &RateLimiter<PersonId> {
        &self.shared.email_checks_of_guests
    }

    /// Limits checks of e-mails per network.
    pub(crate) fn email_checks_of_networks(&self) -> &RateLimiter<Network> {
        &self.shared.email_checks_of_networks
    }

    /// Limits imports of member lists per guest.
    pub(crate) fn lists(&self) -> &RateLimiter<PersonId> {
        &self.shared.lists
    }

    /// Limits new evenings per guest.
    pub(crate) fn new_evenings(&self) -> &RateLimiter<PersonId> {
        &self.shared.new_evenings
    }

    /// Limits wrong join codes.
    pub(crate) fn code_attempts(&self) -> &CodeAttempts {
        &self.shared.code_attempts
    }

    /// Limits entries per guest.
    pub(crate) fn entries(&self) -> &RateLimiter<PersonId> {
        &self.shared.entries
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

    /// Limits joins of evenings per guest.
    pub(crate) fn joins_of_guests(&self) -> &RateLimiter<PersonId> {
        &self.shared.joins_of_guests
    }

    /// Limits sitting down per guest.
    pub(crate) fn sits(&self) -> &RateLimiter<PersonId> {
        &self.shared.sits
    }

    /// Limits changes of name per guest.
    pub(crate) fn renames(&self) -> &RateLimiter<PersonId> {
        &self.shared.renames
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
