//! The whole server: every part that a handler may ask for, by its type. Only the router, [`serve`](crate::serve)
//! and [`exposition`](crate::exposition) know it.

use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use boneyard_print::Fonts;
use boneyard_store::Store;
use tokio::runtime::Handle;
use tokio::time::timeout;

use crate::accounts::Accounts;
use crate::accounts::guesses::Guesses;
use crate::accounts::mail::Mailer;
use crate::accounts::passkeys::party::Passkeys;
use crate::bots::Bots;
use crate::bounds::STORE_LOOKED_AT_EVERY;
use crate::clubs::competitions::CompetitionSessions;
use crate::config::{Limits, MailSettings, PushReach, Rates};
use crate::evenings::{CodeAttempts, EveningServices, Evenings};
use crate::friends::Invitations;
use crate::http::uploads::Uploads;
use crate::lobby::Lobbies;
use crate::metrics::Metrics;
use crate::moderation::Departures;
use crate::notices::Wishes;
use crate::permissions::Permissions;
use crate::pools::Pools;
use crate::presence::Presence;
use crate::push::Push;
use crate::reach::Site;
use crate::shutdown::Shutdown;
use crate::tables::{History, TableServices, Tables};
use crate::tournaments::{TournamentServices, Tournaments};
use crate::transport::Transport;
use crate::transport::session_ends::SessionEnds;
use crate::visitors::Visitors;
use crate::work::Workers;

/// Every part of the server. Cheap to clone.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

/// Declares the parts of an [`App`]. A handler takes one by its type: `State(tables): State<Tables>`.
macro_rules! parts {
    ($($part:ident: $type:ty,)+) => {
        pub(crate) struct Parts {
            $(pub(crate) $part: $type,)+
        }

        $(impl FromRef<App> for $type {
            fn from_ref(app: &App) -> $type {
                app.0.$part.clone()
            }
        })+
    };
}

parts! {
    accounts: Arc<Accounts>,
    code_attempts: Arc<CodeAttempts>,
    cookie_key: Key,
    departures: Departures,
    evenings: Evenings,
    fonts: Arc<Fonts>,
    history: History,
    invitations: Arc<Invitations>,
    limits: Arc<Limits>,
    lobbies: Arc<Lobbies>,
    metrics: Metrics,
    permissions: Arc<Permissions>,
    pools: Pools,
    presence: Presence,
    push: Push,
    rates: Arc<Rates>,
    session_ends: SessionEnds,
    sessions: Arc<CompetitionSessions>,
    shutdown: Shutdown,
    site: Arc<Site>,
    store: Arc<Store>,
    tables: Tables,
    tournaments: Tournaments,
    transport: Transport,
    uploads: Arc<Uploads>,
    visitors: Visitors,
    wishes: Arc<Wishes>,
    workers: Arc<Workers>,
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Must be called in the runtime of tables, evenings and sockets.
    pub(crate) fn new(
        store: Store,
        site: Site,
        mail: Option<MailSettings>,
        push: PushReach,
        permissions: Permissions,
        fonts: Fonts,
        limits: Limits,
    ) -> Self {
        let cookie_key = Key::from(store.secret());
        let (store, site, limits) = (Arc::new(store), Arc::new(site), Arc::new(limits));
        let (permissions, rates) = (Arc::new(permissions), Arc::new(Rates::new(&limits)));
        let (shutdown, runtime) = (Shutdown::default(), Handle::current());
        let (presence, session_ends, pools) = (Presence::default(), SessionEnds::default(), Pools::default());
        let workers = Arc::new(Workers::start(&limits, Arc::clone(&rates), shutdown.clone()));
        let metrics = Metrics::default();
        let code_attempts = Arc::new(CodeAttempts::new(Arc::clone(&rates)));
        let (push, push_task) = Push::new(push, &store, &rates, &site);
        if let Some(task) = push_task {
            runtime.spawn(task.keep(shutdown.clone()));
        }
        let table_services = TableServices {
            store: Arc::clone(&store),
            bots: Bots::new(limits.bot_time),
            rated_a_day_max: limits.rated_matches_a_day,
            house_rules: permissions.house_rules().map(|rules| rules.version.clone()),
            move_seconds: metrics.move_seconds.clone(),
            runtime: runtime.clone(),
            shutdown: shutdown.clone(),
        };
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
        let tournaments = Tournaments::new(tournament_services, limits.tournaments);
        let lobbies = Lobbies::new(
            pools.clone(),
            presence.clone(),
            tables.clone(),
            tournaments.clone(),
            shutdown.clone(),
            limits.lobby_pages,
        );
        let departures = Departures {
            store: Arc::clone(&store),
            permissions: Arc::clone(&permissions),
            tables: tables.clone(),
            pools: pools.clone(),
            tournaments: tournaments.clone(),
            runtime: runtime.clone(),
            shutdown: shutdown.clone(),
        };
        let accounts = Accounts {
            store: Arc::clone(&store),
            rates: Arc::clone(&rates),
            guesses: Guesses::new(&limits),
            workers: Arc::clone(&workers),
            site: Arc::clone(&site),
            permissions: Arc::clone(&permissions),
            presence: presence.clone(),
            tables: tables.clone(),
            tournaments: tournaments.clone(),
            departures: departures.clone(),
            session_ends: session_ends.clone(),
            mailer: Mailer::new(mail, runtime.clone()),
            passkeys: Passkeys::new(site.public_url.as_ref()),
        };
        App(Arc::new(Parts {
            accounts: Arc::new(accounts),
            code_attempts,
            departures,
            evenings: Evenings::new(evening_services, &limits),
            fonts: Arc::new(fonts),
            history: History::new(Arc::clone(&store), Arc::clone(&workers)),
            invitations: Arc::new(Invitations::new(push.clone())),
            permissions,
            pools,
            tables,
            tournaments,
            transport: Transport {
                limits: Arc::clone(&limits),
                store: Arc::clone(&store),
                session_ends: session_ends.clone(),
                runtime,
                shutdown: shutdown.clone(),
            },
            uploads: Arc::new(Uploads::new(&limits)),
            visitors: Visitors {
                store: Arc::clone(&store),
                rates: Arc::clone(&rates),
                presence: presence.clone(),
                cookie_key: cookie_key.clone(),
            },
            cookie_key,
            limits,
            lobbies: Arc::new(lobbies),
            metrics,
            presence,
            push,
            rates,
            session_ends,
            sessions: Arc::default(),
            shutdown,
            site,
            store,
            wishes: Arc::default(),
            workers,
        }))
    }

    /// Waits until every task has ended, at most `shutdown_wait`, then closes the database.
    pub(crate) async fn close(self) {
        let wait = self.limits.shutdown_wait;
        if timeout(wait, self.shutdown.completed()).await.is_err() {
            tracing::warn!("Some tables, evenings or sockets did not end within {wait:?}");
        }
        let store = Arc::clone(&self.store);
        drop(self);
        // A task may drop its signal a moment before the rest of what it holds.
        match timeout(wait, unshared(store)).await {
            Ok(store) => store.close().await,
            Err(_) => {
                tracing::debug!("A request is still in progress, so the database is not closed cleanly")
            }
        }
    }
}

/// The store, once nothing else uses it.
async fn unshared(mut store: Arc<Store>) -> Store {
    loop {
        match Arc::try_unwrap(store) {
            Ok(store) => return store,
            Err(shared) => store = shared,
        }
        tokio::time::sleep(STORE_LOOKED_AT_EVERY).await;
    }
}
