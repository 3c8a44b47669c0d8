//! Appeals, for moderators.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::SanctionId;
use boneyard_protocol::moderation::{
    AppealDecision, DecideAppeal, MODERATION_PER_PAGE, MODERATOR_REASON_CHARS_MAX, ModerationRefusal,
    QueueRequest, SanctionsPage,
};
use boneyard_store::{ModerationChange, Store};

use super::sanctions::{read_place, write_place};
use super::{Moderator, failed, shown, some_words};
use crate::clock;
use crate::http::{ApiError, Body, Params};
use crate::permissions::Permissions;

/// The sanctions with an open appeal, or with a decided one: the oldest appeal first.
#[utoipa::path(get, path = "/api/moderation/appeals", tag = "moderation", params(QueueRequest),
    responses((status = 200, body = SanctionsPage), (status = 400), (status = 403)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    State(permissions): State<Arc<Permissions>>,
    Moderator(moderator): Moderator,
    Params(QueueRequest { decided, after }): Params<QueueRequest>,
) -> Result<Json<SanctionsPage>, ApiError> {
    let after = after.as_deref().map(read_place).transpose()?;
    // One more shows whether there is a next page.
    let stored = store.appeals(decided, after.as_ref(), MODERATION_PER_PAGE + 1).await?;
    let (stored, next) = shown::page(stored, MODERATION_PER_PAGE, |last| {
        write_place(last.appeal.as_ref().map_or(0, |appeal| appeal.at_ms), &last.id)
    });
    let sanctions =
        stored.into_iter().map(|stored| shown::sanction_view(&permissions, stored, &moderator.id));
    Ok(Json(SanctionsPage { sanctions: sanctions.collect(), next }))
}

/// Decide an appeal. Who imposed the sanction decides only if no other moderator can. The person reads the reason.
#[utoipa::path(post, path = "/api/moderation/sanctions/{id}/decision", tag = "moderation",
    request_body = DecideAppeal, responses((status = 204), (status = 400), (status = 403), (status = 404),
    (status = 409), (status = 422)))]
pub(crate) async fn decide(
    State(store): State<Arc<Store>>,
    State(permissions): State<Arc<Permissions>>,
    Moderator(moderator): Moderator,
    Path(id): Path<SanctionId>,
    Body(DecideAppeal { decision, reason }): Body<DecideAppeal>,
) -> Result<StatusCode, ApiError> {
    let reason = some_words(&reason, MODERATOR_REASON_CHARS_MAX)?;
    let person = store.sanction(&id).await?.ok_or(ModerationRefusal::Gone)?.person.person.id;
    let change = ModerationChange::DecideAppeal {
        sanction: id,
        moderator: moderator.id,
        moderators: permissions.moderators().to_vec(),
        lifts: decision == AppealDecision::Lift,
        reason,
        now_ms: clock::now_ms(),
    };
    store.change_moderation(change).await.map_err(|error| failed(error, ModerationRefusal::OwnSanction))?;
    permissions.refresh(&store, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}
