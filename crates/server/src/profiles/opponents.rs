//! With whom and against whom a person plays.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use boneyard_protocol::Problem;
use boneyard_protocol::matches::{
    HeadToHead, OPPONENT_MATCHES_MAX, OPPONENTS_MAX, Opponents, OpponentsRequest,
};
use boneyard_store::Store;

use crate::config::Rates;
use crate::http::{ApiError, Params, VisitorNetwork};

/// With whom and against whom a person plays, and how it ends for the person. With `against`, also what the two played against each
/// other.
#[utoipa::path(get, path = "/api/people/{name}/opponents", tag = "people", security(()), params(OpponentsRequest),
    responses((status = 200, body = Opponents), (status = 404), (status = 429)))]
pub(crate) async fn opponents(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    VisitorNetwork(network): VisitorNetwork,
    Path(name): Path<String>,
    Params(request): Params<OpponentsRequest>,
) -> Result<Json<Opponents>, ApiError> {
    rates.searches.count(network)?;
    let person = store.account_by_name(&name).await?.ok_or(Problem::NotFound)?.person.id;
    let partners = store.others_of(&person, true, OPPONENT_MATCHES_MAX, OPPONENTS_MAX).await?;
    let opponents = store.others_of(&person, false, OPPONENT_MATCHES_MAX, OPPONENTS_MAX).await?;
    let against = match request.against.filter(|other| !other.trim().is_empty()) {
        Some(other) => {
            let other = store.account_by_name(other.trim()).await?.ok_or(Problem::NotFound)?;
            store.head_to_head(&person, &other.person.id, OPPONENT_MATCHES_MAX).await?
        }
        None => None,
    };
    Ok(Json(Opponents {
        partners: partners.into_iter().map(shown).collect(),
        opponents: opponents.into_iter().map(shown).collect(),
        against: against.map(shown),
    }))
}

fn shown(stored: boneyard_store::HeadToHead) -> HeadToHead {
    let boneyard_store::HeadToHead { name, face, is_bot, played, won, lost, tied } = stored;
    HeadToHead { name, face, bot: is_bot, played, won, lost, tied }
}
