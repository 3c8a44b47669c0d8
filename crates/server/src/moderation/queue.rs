//! The queue of reports: lists, one report with its evidence, and the decision.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::{PersonId, ReportId};
use boneyard_protocol::moderation::{
    DecideReport, MODERATION_PER_PAGE, MODERATOR_REASON_CHARS_MAX, ModerationRefusal, QueueRequest,
    REPORTS_SHOWN_MAX, ReportView, ReportedPerson, ReportedTalk, ReportsPage,
};
use boneyard_store::{ModerationChange, Store};

use super::sanctions::new_sanction;
use super::{Moderator, failed, shown, some_words, words};
use crate::clock;
use crate::http::{ApiError, Body, Params};
use crate::moderation::Departures;
use crate::permissions::Permissions;
use crate::tables::StoredTalk;

/// The people with open reports, or with decided ones: those with the oldest report first.
#[utoipa::path(get, path = "/api/moderation/reports", tag = "moderation", params(QueueRequest),
    responses((status = 200, body = ReportsPage), (status = 400), (status = 403)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    Moderator(moderator): Moderator,
    Params(QueueRequest { decided, after }): Params<QueueRequest>,
) -> Result<Json<ReportsPage>, ApiError> {
    let after = after.map(|after| ReportId::from(after.as_str()));
    // One more shows whether there is a next page.
    let groups =
        store.reported_people(decided, after.as_ref(), MODERATION_PER_PAGE + 1, REPORTS_SHOWN_MAX).await?;
    let first = |group: &Vec<boneyard_store::Report>| {
        group.first().map_or_else(String::new, |report| report.id.to_string())
    };
    let (groups, next) = shown::page(groups, MODERATION_PER_PAGE, first);
    let mut people = Vec::with_capacity(groups.len());
    for group in groups {
        let Some(about) = group.first().map(|report| report.person.clone()) else { continue };
        let counts = store.report_counts(&about.person.id).await?;
        people.push(ReportedPerson {
            person: shown::person(about),
            open: counts.open,
            all: counts.all,
            reports: group.into_iter().map(|report| shown::line(report, &moderator.id)).collect(),
        });
    }
    let (open_reports, open_appeals) = store.open_moderation().await?;
    Ok(Json(ReportsPage { people, next, open_reports, open_appeals }))
}

/// A report with its evidence, and what is known of the person.
#[utoipa::path(get, path = "/api/moderation/reports/{id}", tag = "moderation",
    responses((status = 200, body = ReportView), (status = 403), (status = 404)))]
pub(crate) async fn one(
    State(store): State<Arc<Store>>,
    State(permissions): State<Arc<Permissions>>,
    Moderator(moderator): Moderator,
    Path(id): Path<ReportId>,
) -> Result<Json<ReportView>, ApiError> {
    let report = store.report(&id).await?.ok_or(ModerationRefusal::Gone)?;
    let talk = talk(&store, &report.talk).await?;
    let about = shown::file(&store, &permissions, report.person.clone(), &moderator.id).await?;
    Ok(Json(ReportView { report: shown::line(report, &moderator.id), talk, about }))
}

/// What was said, with the names that the people have now.
async fn talk(store: &Store, stored: &str) -> Result<Vec<ReportedTalk>, ApiError> {
    // A later version may have stored what this one cannot read.
    let stored: Vec<StoredTalk> = serde_json::from_str(stored).unwrap_or_default();
    let mut names: HashMap<PersonId, String> = HashMap::new();
    let mut talk = Vec::with_capacity(stored.len());
    for StoredTalk { at_ms, seat, person, said } in stored {
        let name = match person {
            None => String::new(),
            Some(person) => match names.get(&person) {
                Some(name) => name.clone(),
                None => {
                    let name = store.who_is(&person).await?.map_or_else(String::new, |now| now.name);
                    names.insert(person, name.clone());
                    name
                }
            },
        };
        talk.push(ReportedTalk { at_ms, seat, name, said });
    }
    Ok(talk)
}

/// Decide a report: dismiss it, warn the person, or impose a time-out or a ban. The person reads the reason.
#[utoipa::path(post, path = "/api/moderation/reports/{id}/decision", tag = "moderation",
    request_body = DecideReport, responses((status = 204), (status = 400), (status = 403), (status = 404),
    (status = 409), (status = 422)))]
pub(crate) async fn decide(
    State(store): State<Arc<Store>>,
    State(departures): State<Departures>,
    Moderator(moderator): Moderator,
    Path(id): Path<ReportId>,
    Body(request): Body<DecideReport>,
) -> Result<StatusCode, ApiError> {
    let DecideReport { measure, reason, all } = request;
    let now_ms = clock::now_ms();
    let imposes = measure.map(|measure| new_sanction(measure, now_ms)).transpose()?;
    let reason = match imposes {
        Some(_) => some_words(&reason, MODERATOR_REASON_CHARS_MAX)?,
        None => words(&reason, MODERATOR_REASON_CHARS_MAX)?,
    };
    let person = store.report(&id).await?.ok_or(ModerationRefusal::Gone)?.person.person.id;
    let imposes_something = imposes.is_some();
    let change =
        ModerationChange::Decide { report: id, moderator: moderator.id, imposes, reason, all, now_ms };
    store.change_moderation(change).await.map_err(|error| failed(error, ModerationRefusal::OwnReport))?;
    if imposes_something {
        departures.hold(&person).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
