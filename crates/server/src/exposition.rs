//! What a host can watch: the server's metrics in the text format of OpenMetrics, which Prometheus reads.
//!
//! They are served on an address of their own (`--metrics`), which visitors need not reach.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use boneyard_store::StoreMetrics;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use tokio::net::TcpListener;

use crate::app::App;
use crate::metrics::Metrics;
use crate::tables::Listing;

/// The media type of the answer.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// An address that serves metrics.
pub(crate) struct MetricsListener(TcpListener);

impl MetricsListener {
    /// Opens the port.
    pub(crate) async fn open(address: SocketAddr) -> io::Result<Self> {
        TcpListener::bind(address).await.map(MetricsListener)
    }

    /// The address that was opened.
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }

    /// Answers until the server stops.
    pub(crate) async fn serve(self, app: App) {
        let mut stopping = app.shutdown.subscribe();
        let routes = Router::new().route("/metrics", get(show)).with_state(Arc::new(Exposition::of(app)));
        let served = axum::serve(self.0, routes).with_graceful_shutdown(async move { stopping.wait().await });
        if let Err(error) = served.await {
            tracing::error!("Metrics are not served any more: {error}");
        }
    }
}

/// Everything that is shown, under the names that `docs/hosting.md` lists.
struct Exposition {
    app: App,
    registry: Registry,
    now: Now,
}

/// Numbers as of now, which are read when somebody asks.
#[derive(Default)]
struct Now {
    tables_awake: Gauge,
    tables_asleep: Gauge,
    evenings: Gauge,
    tournaments: Gauge,
    people_here: Gauge,
    people_waiting: Gauge,
    event_queue: Gauge,
    write_queue: Gauge,
}

impl Exposition {
    fn of(app: App) -> Self {
        let now = Now::default();
        let mut registry = Registry::with_prefix("boneyard");
        let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The version of the program", build);
        let mut gauge = |name, help, gauge: &Gauge| registry.register(name, help, gauge.clone());
        gauge("tables_awake", "Tables in memory", &now.tables_awake);
        gauge("tables_asleep", "Tables that wait in the database until somebody comes", &now.tables_asleep);
        gauge("evenings", "Club nights in memory", &now.evenings);
        gauge("tournaments", "Tournaments that are not closed", &now.tournaments);
        gauge("people_here", "People on any page", &now.people_here);
        gauge("people_waiting", "People who wait for opponents", &now.people_waiting);
        gauge("store_event_queue", "Appends of events that wait for the database", &now.event_queue);
        gauge("store_write_queue", "Other writes that wait for the database", &now.write_queue);
        let Metrics { requests, request_seconds, refusals, move_seconds, backups } = app.metrics.clone();
        registry.register("requests", "Requests by route and status", requests);
        registry.register_with_unit(
            "request",
            "Until the answer began, by route",
            Unit::Seconds,
            request_seconds,
        );
        registry.register("refusals", "Requests that failed, by the code of the problem", refusals);
        registry.register_with_unit(
            "move",
            "Commands at tables, until they were stored and shown",
            Unit::Seconds,
            move_seconds,
        );
        registry.register_with_unit(
            "backup_last",
            "When the server last saved the database, since 1970",
            Unit::Seconds,
            backups.last_s,
        );
        registry.register("backups_failed", "Backups that failed", backups.failed);
        let StoreMetrics { events, writes } = app.store.metrics();
        for (name, writer) in [("store_events", events), ("store_writes", writes)] {
            registry.register(name, "Rows that were written", writer.rows);
            registry.register(format!("{name}_failed"), "Groups of writes that failed", writer.failed);
            let commit = format!("{name}_commit");
            registry.register_with_unit(
                commit,
                "Writing a group to the disk",
                Unit::Seconds,
                writer.commit_seconds,
            );
        }
        Exposition { app, registry, now }
    }

    fn text(&self) -> Result<String, std::fmt::Error> {
        let Exposition { app, registry, now } = self;
        let (awake, asleep) = app.tables.count();
        let listings = app.tables.listings();
        let people = app.presence.people(listings.iter().flat_map(Listing::people_here), Instant::now());
        let (events, writes) = app.store.queued();
        for (gauge, count) in [
            (&now.tables_awake, awake),
            (&now.tables_asleep, asleep),
            (&now.evenings, app.evenings.count()),
            (&now.tournaments, app.tournaments.count()),
            (&now.people_here, people as usize),
            (&now.people_waiting, app.pools.count()),
            (&now.event_queue, events),
            (&now.write_queue, writes),
        ] {
            gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
        }
        let mut text = String::new();
        encode(&mut text, registry)?;
        Ok(text)
    }
}

async fn show(State(exposition): State<Arc<Exposition>>) -> Response {
    match exposition.text() {
        Ok(text) => ([(header::CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, format!("{error}\n")).into_response(),
    }
}
