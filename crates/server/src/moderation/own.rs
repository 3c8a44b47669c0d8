//! Your own sanctions and appeals, and what the export of an account has of moderation.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::{PersonId, SanctionId};
use boneyard_protocol::moderation::{
    APPEAL_CHARS_MAX, ImposedSanction, ModerationRefusal, ReportReason, SendAppeal,
};
use boneyard_store::{ModerationChange, Store};
use serde::Serialize;

use super::{failed, shown, some_words};
use crate::clock;
use crate::http::{ApiError, Body};
use crate::visitors::Visitor;

/// The reports in one export.
const REPORTS_MAX: usize = 1_000;

/// Your sanctions, the latest first, with those that are over. Guests have them, too.
#[utoipa::path(get, path = "/api/account/sanctions", tag = "moderation",
    responses((status = 200, body = Vec<ImposedSanction>), (status = 403)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    Visitor(person): Visitor,
) -> Result<Json<Vec<ImposedSanction>>, ApiError> {
    let stored = store.sanctions_of(&person.id).await?;
    Ok(Json(stored.into_iter().map(shown::sanction).collect()))
}

/// Appeal against a sanction, once.
#[utoipa::path(post, path = "/api/account/sanctions/{id}/appeal", tag = "moderation", request_body = SendAppeal,
    responses((status = 204), (status = 400), (status = 403), (status = 404), (status = 409), (status = 422)))]
pub(crate) async fn appeal(
    State(store): State<Arc<Store>>,
    Visitor(person): Visitor,
    Path(id): Path<SanctionId>,
    Body(SendAppeal { words }): Body<SendAppeal>,
) -> Result<StatusCode, ApiError> {
    let words = some_words(&words, APPEAL_CHARS_MAX)?;
    let change = ModerationChange::Appeal { person: person.id, sanction: id, words, now_ms: clock::now_ms() };
    store.change_moderation(change).await.map_err(|error| failed(error, ModerationRefusal::OwnSanction))?;
    Ok(StatusCode::NO_CONTENT)
}

/// What the export of an account has of moderation.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct ExportedModeration {
    /// Your reports, the last first: at most 1000.
    reports: Vec<ExportedReport>,
    /// Your sanctions with your appeals, the latest first.
    sanctions: Vec<ImposedSanction>,
}

#[derive(Serialize, utoipa::ToSchema)]
struct ExportedReport {
    /// The name of the person whom you reported. It is empty for a guest without a name.
    about: String,
    reason: ReportReason,
    words: String,
    at_ms: i64,
    /// The table; `null` for a report about an account.
    table: Option<String>,
}

pub(crate) async fn exported(store: &Store, person: &PersonId) -> Result<ExportedModeration, ApiError> {
    let reports = store.reports_by(person, REPORTS_MAX).await?.into_iter().map(|report| ExportedReport {
        about: report.person.person.name,
        reason: shown::reason(&report.reason),
        words: report.words,
        at_ms: report.at_ms,
        table: report.place.map(|place| place.table.to_string()),
    });
    let sanctions = store.sanctions_of(person).await?;
    Ok(ExportedModeration {
        reports: reports.collect(),
        sanctions: sanctions.into_iter().map(shown::sanction).collect(),
    })
}
