//! The matches that everyone may watch, in pages.

use std::cmp::Reverse;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boneyard_ids::TableId;
use boneyard_protocol::Problem;
use boneyard_protocol::watch::{WATCHED_PER_PAGE, WatchPage, WatchRequest, WatchedMatch, WatchedScore};
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout_at};

use crate::bounds::OWN_TABLE_WAIT;
use crate::config::Rates;
use crate::http::{ApiError, Params, VisitorNetwork};
use crate::tables::{Listing, Tables};

/// The rated matches that are being played: everyone may watch them, some seconds later. The one that began last comes first.
#[utoipa::path(get, path = "/api/watch", tag = "tables", params(WatchRequest),
    responses((status = 200, body = WatchPage), (status = 400), (status = 429)))]
pub(crate) async fn list(
    State(rates): State<Arc<Rates>>,
    State(tables): State<Tables>,
    VisitorNetwork(network): VisitorNetwork,
    Params(WatchRequest { after }): Params<WatchRequest>,
) -> Result<Json<WatchPage>, ApiError> {
    rates.short_work.count(network)?;
    let after = after.as_deref().map(read_place).transpose()?;
    let mut listings: Vec<Listing> = tables.listings();
    listings.retain(Listing::is_watchable);
    let total = u32::try_from(listings.len()).unwrap_or(u32::MAX);
    if let Some(after) = after {
        listings.retain(|listing| place(listing) > after);
    }
    listings.sort_by_key(place);
    let has_more = listings.len() > WATCHED_PER_PAGE;
    listings.truncate(WATCHED_PER_PAGE);
    let next = listings.last().filter(|_| has_more).map(|last| {
        let (Reverse(began), id) = place(last);
        format!("{began}-{id}")
    });
    // All tables are asked before the first answer is awaited.
    let asked: Vec<Option<oneshot::Receiver<WatchedScore>>> =
        listings.iter().map(|listing| tables.ask_score(listing.id())).collect();
    let until = Instant::now() + OWN_TABLE_WAIT;
    let mut matches = Vec::with_capacity(listings.len());
    for (listing, asked) in listings.into_iter().zip(asked) {
        let score = match asked {
            Some(answer) => timeout_at(until, answer).await.ok().and_then(Result::ok),
            None => None,
        };
        matches.push(shown(&listing, score));
    }
    Ok(Json(WatchPage { matches, total, next }))
}

fn shown(listing: &Listing, score: Option<WatchedScore>) -> WatchedMatch {
    let line = listing.line();
    WatchedMatch {
        id: line.id,
        rules: line.rules,
        options: line.options,
        seats: line.seats,
        began_ms: listing.match_began().0,
        score,
    }
}

/// The place of a match in the list. It stays the same while the match runs.
fn place(listing: &Listing) -> (Reverse<u64>, TableId) {
    (Reverse(listing.match_began().0), listing.id().clone())
}

fn read_place(text: &str) -> Result<(Reverse<u64>, TableId), Problem> {
    let read = text.split_once('-').and_then(|(began, id)| Some((Reverse(began.parse().ok()?), id.into())));
    read.ok_or_else(|| Problem::BadRequest {
        detail: "after: not a place in a list; send the `next` of the page before".into(),
    })
}
