//! Hints for a person who plays against bots.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, State};
use boneyard_bots::{Budget, advise};
use boneyard_ids::TableId;
use boneyard_protocol::Problem;
use boneyard_table::Advice;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tokio::sync::oneshot;

use super::stream::pass;
use crate::http::{ApiError, VisitorNetwork};
use crate::random;
use crate::tables::{Message, Tables};
use crate::visitors::Visitor;
use crate::work::{Charge, Workers};

/// How long the bot thinks about a hint at most.
const HINT_TIME: Duration = Duration::from_millis(200);

/// A hint: what a bot of the highest level would play for you now, and why. Only at your turn, in a casual match against bots.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables",
    responses((status = 200, body = Advice), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn ask(
    State(tables): State<Tables>,
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    visitor: Option<Visitor>,
    Path(table): Path<TableId>,
) -> Result<Json<Advice>, ApiError> {
    let Visitor(guest) = visitor.ok_or(Problem::NotAllowed)?;
    let (answer, answered) = oneshot::channel();
    pass(&tables, &table, Message::Hint { person: guest.id, answer }).await?;
    let view = answered.await.map_err(|_| tables.not_found())?;
    let view = view.map_err(|refusal| Problem::Refused { refusal })?;
    let thought = workers.run(Charge::Short(network), move |_| {
        let mut rng = ChaCha8Rng::from_seed(random::bytes());
        let began = Instant::now();
        let out_of_time = || began.elapsed() > HINT_TIME;
        Ok(advise(&view, &mut rng, Budget::default().until(&out_of_time)))
    });
    // It was this person's turn, so there is a legal move.
    Ok(Json(thought.await?.ok_or(Problem::Internal)?))
}
