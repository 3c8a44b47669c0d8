//! Sanctions: what moderators impose and lift.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::SanctionId;
use boneyard_protocol::Problem;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::moderation::{
    BAN_DAYS_MAX, ImposeSanction, LiftSanction, MODERATION_PER_PAGE, MODERATOR_REASON_CHARS_MAX, Measure,
    ModerationPageRequest, ModerationRefusal, PersonFile, SanctionView, SanctionsPage, TIME_OUT_MINUTES_MAX,
};
use boneyard_store::{ModeratedPerson, ModerationChange, NewSanction, SanctionKind, SanctionPlace, Store};

use super::{Moderator, failed, shown, some_words};
use crate::http::{ApiError, Body, Params};
use crate::moderation::Departures;
use crate::permissions::Permissions;
use crate::{clock, random};

const MINUTE_MS: i64 = 60 * 1000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

/// What moderators know of a person with an account.
#[utoipa::path(get, path = "/api/moderation/people/{name}", tag = "moderation",
    responses((status = 200, body = PersonFile), (status = 403), (status = 404)))]
pub(crate) async fn person(
    State(store): State<Arc<Store>>,
    State(permissions): State<Arc<Permissions>>,
    Moderator(moderator): Moderator,
    Path(name): Path<String>,
) -> Result<Json<PersonFile>, ApiError> {
    let about = named(&store, name).await?;
    Ok(Json(shown::file(&store, &permissions, about, &moderator.id).await?))
}

/// Impose a sanction on a person with an account, without a report. The person reads the reason.
#[utoipa::path(post, path = "/api/moderation/people/{name}/sanctions", tag = "moderation",
    request_body = ImposeSanction, responses((status = 201, body = SanctionView), (status = 400), (status = 403),
    (status = 404), (status = 409), (status = 422)))]
pub(crate) async fn impose(
    State(store): State<Arc<Store>>,
    State(permissions): State<Arc<Permissions>>,
    State(departures): State<Departures>,
    Moderator(moderator): Moderator,
    Path(name): Path<String>,
    Body(ImposeSanction { measure, reason }): Body<ImposeSanction>,
) -> Result<(StatusCode, Json<SanctionView>), ApiError> {
    let now_ms = clock::now_ms();
    let sanction = new_sanction(measure, now_ms)?;
    let reason = some_words(&reason, MODERATOR_REASON_CHARS_MAX)?;
    let person = named(&store, name).await?.person.id;
    let id = sanction.id.clone();
    let change = ModerationChange::Impose {
        person: person.clone(),
        moderator: moderator.id.clone(),
        sanction,
        reason,
        now_ms,
    };
    store.change_moderation(change).await.map_err(|error| failed(error, ModerationRefusal::Yourself))?;
    departures.hold(&person).await?;
    let stored = store.sanction(&id).await?.ok_or(ModerationRefusal::Gone)?;
    Ok((StatusCode::CREATED, Json(shown::sanction_view(&permissions, stored, &moderator.id))))
}

/// Lift a sanction before its time. The person reads the reason. An open appeal is granted with it.
#[utoipa::path(post, path = "/api/moderation/sanctions/{id}/lift", tag = "moderation", request_body = LiftSanction,
    responses((status = 204), (status = 400), (status = 403), (status = 404), (status = 409), (status = 422)))]
pub(crate) async fn lift(
    State(store): State<Arc<Store>>,
    State(permissions): State<Arc<Permissions>>,
    Moderator(moderator): Moderator,
    Path(id): Path<SanctionId>,
    Body(LiftSanction { reason }): Body<LiftSanction>,
) -> Result<StatusCode, ApiError> {
    let reason = some_words(&reason, MODERATOR_REASON_CHARS_MAX)?;
    let person = store.sanction(&id).await?.ok_or(ModerationRefusal::Gone)?.person.person.id;
    let now_ms = clock::now_ms();
    let change = ModerationChange::Lift { sanction: id, moderator: moderator.id, reason, now_ms };
    store.change_moderation(change).await.map_err(|error| failed(error, ModerationRefusal::OwnSanction))?;
    permissions.refresh(&store, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The time-outs and bans that hold now, the latest first.
#[utoipa::path(get, path = "/api/moderation/sanctions", tag = "moderation", params(ModerationPageRequest),
    responses((status = 200, body = SanctionsPage), (status = 400), (status = 403)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    State(permissions): State<Arc<Permissions>>,
    Moderator(moderator): Moderator,
    Params(ModerationPageRequest { after }): Params<ModerationPageRequest>,
) -> Result<Json<SanctionsPage>, ApiError> {
    let after = after.as_deref().map(read_place).transpose()?;
    // One more shows whether there is a next page.
    let stored = store.active_sanctions(clock::now_ms(), after.as_ref(), MODERATION_PER_PAGE + 1).await?;
    let (stored, next) =
        shown::page(stored, MODERATION_PER_PAGE, |last| write_place(last.since_ms, &last.id));
    let sanctions =
        stored.into_iter().map(|stored| shown::sanction_view(&permissions, stored, &moderator.id));
    Ok(Json(SanctionsPage { sanctions: sanctions.collect(), next }))
}

/// A place in a list of sanctions as text: `1700000000000-3k9x`.
pub(super) fn write_place(at_ms: i64, id: &SanctionId) -> String {
    format!("{at_ms}-{id}")
}

pub(super) fn read_place(text: &str) -> Result<SanctionPlace, Problem> {
    let place = text.split_once('-').and_then(|(at_ms, id)| Some((at_ms.parse().ok()?, id.into())));
    place.ok_or_else(shown::bad_place)
}

/// The sanction that a measure makes.
///
/// # Errors
/// The time is too short or too long.
pub(super) fn new_sanction(measure: Measure, now_ms: i64) -> Result<NewSanction, ModerationRefusal> {
    let within = |time: u32, max: u32| match (1..=max).contains(&time) {
        true => Ok(i64::from(time)),
        false => Err(ModerationRefusal::BadTime { max }),
    };
    let (kind, until_ms) = match measure {
        Measure::Warn => (SanctionKind::Warning, None),
        Measure::TimeOut { minutes } => {
            (SanctionKind::TimeOut, Some(now_ms + within(minutes, TIME_OUT_MINUTES_MAX)? * MINUTE_MS))
        }
        Measure::Ban { days: None } => (SanctionKind::Ban, None),
        Measure::Ban { days: Some(days) } => {
            (SanctionKind::Ban, Some(now_ms + within(days, BAN_DAYS_MAX)? * DAY_MS))
        }
    };
    Ok(NewSanction { id: random::id::<10>().into(), kind, until_ms })
}

async fn named(store: &Store, name: String) -> Result<ModeratedPerson, ApiError> {
    let found = store.account_by_name(&name).await?;
    let account = found.ok_or(AccountRefusal::NobodyNamed { name })?;
    Ok(ModeratedPerson { person: account.person, has_account: true })
}
