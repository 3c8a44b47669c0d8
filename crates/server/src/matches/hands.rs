//! Your opening hands and everyone's, against chance.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boneyard_protocol::matches::{COUNTED_MATCHES_MAX, HandStatistics};
use boneyard_store::Store;

use super::chance::compare;
use crate::config::Rates;
use crate::http::{ApiError, VisitorNetwork};
use crate::visitors::Visitor;

/// The opening hands of your last matches against chance, and those of everyone's last rated matches.
#[utoipa::path(get, path = "/api/matches/hands", tag = "matches", responses((status = 200, body = HandStatistics),
    (status = 429)))]
pub(crate) async fn statistics(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    VisitorNetwork(network): VisitorNetwork,
    visitor: Option<Visitor>,
) -> Result<Json<HandStatistics>, ApiError> {
    rates.searches.count(network)?;
    let (own, uncounted) = match visitor {
        Some(Visitor(guest)) => store.hands_of(&guest.id, COUNTED_MATCHES_MAX).await?,
        None => (Vec::new(), 0),
    };
    let everyone = store.rated_hands(COUNTED_MATCHES_MAX).await?;
    Ok(Json(HandStatistics { yours: compare(own), everyone: compare(everyone), uncounted }))
}
