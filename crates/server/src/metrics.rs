//! Counts and times that the server keeps while it works. [`exposition`](crate::exposition) shows them to the host.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use boneyard_protocol::Problem;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

/// What a request without a route of its own is counted under, such as a file of the page.
const NO_ROUTE: &str = "page";

/// All of them. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Metrics {
    pub(crate) requests: Family<RequestLabels, Counter>,
    pub(crate) request_seconds: Family<RouteLabels, Histogram>,
    pub(crate) refusals: Family<RefusalLabels, Counter>,
    /// From the message of a client until everyone was shown what followed from it.
    pub(crate) move_seconds: Histogram,
    pub(crate) backups: BackupMetrics,
}

/// The outcomes of backups.
#[derive(Clone, Default)]
pub(crate) struct BackupMetrics {
    /// When the last one was made, in seconds since 1970; 0 before the first.
    pub(crate) last_s: Gauge,
    pub(crate) failed: Counter,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct RequestLabels {
    route: Arc<str>,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct RouteLabels {
    route: Arc<str>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct RefusalLabels {
    code: Arc<str>,
}

/// The code of the problem with which a request failed. It travels with the response.
#[derive(Clone)]
pub(crate) struct RefusalCode(Arc<str>);

impl RefusalCode {
    /// The code, and after a dot that of the refusal inside, such as `club.name-taken`.
    pub(crate) fn of(problem: &Problem) -> Self {
        let code =
            |value: &serde_json::Value| value.get("code").and_then(|code| code.as_str()).map(str::to_owned);
        let value = serde_json::to_value(problem).unwrap_or_default();
        let (outer, inner) = (code(&value).unwrap_or_default(), value.get("refusal").and_then(code));
        RefusalCode(inner.map_or(outer.clone(), |inner| format!("{outer}.{inner}")).into())
    }
}

/// From half a millisecond to 16 seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 16))
}

impl Default for Metrics {
    fn default() -> Self {
        Metrics {
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(seconds),
            refusals: Family::default(),
            move_seconds: seconds(),
            backups: BackupMetrics::default(),
        }
    }
}

/// Counts a request and how long it took. A request that waits for news, or opens a socket, counts until its answer begins.
pub(crate) async fn count(
    State(metrics): State<Metrics>,
    route: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let response = next.run(request).await;
    let route: Arc<str> = route.as_ref().map_or(NO_ROUTE, MatchedPath::as_str).into();
    let status = response.status().as_u16();
    metrics.requests.get_or_create(&RequestLabels { route: Arc::clone(&route), status }).inc();
    metrics.request_seconds.get_or_create(&RouteLabels { route }).observe(began.elapsed().as_secs_f64());
    if let Some(RefusalCode(code)) = response.extensions().get() {
        metrics.refusals.get_or_create(&RefusalLabels { code: Arc::clone(code) }).inc();
    }
    response
}
