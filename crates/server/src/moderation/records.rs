//! What moderators can look up: the log of their acts, who shares networks, and whose plays shared knowledge explains.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boneyard_protocol::moderation::{
    MODERATION_PER_PAGE, ModerationAct, ModerationEntry, ModerationLog, ModerationPageRequest,
    PLAY_HINTS_MAX, PlayHintRun, PlayHints, SHARED_NETWORKS_MAX, SharedNetworkPair,
};
use boneyard_store::{NETWORKS_KEPT_MS, Store};

use super::{Moderator, shown};
use crate::clock;
use crate::http::{ApiError, Params};

/// What moderators did, the latest act first. Nothing is ever removed from this log.
#[utoipa::path(get, path = "/api/moderation/log", tag = "moderation", params(ModerationPageRequest),
    responses((status = 200, body = ModerationLog), (status = 400), (status = 403)))]
pub(crate) async fn log(
    State(store): State<Arc<Store>>,
    Moderator(_moderator): Moderator,
    Params(ModerationPageRequest { after }): Params<ModerationPageRequest>,
) -> Result<Json<ModerationLog>, ApiError> {
    let before = after.map(|after| after.parse::<i64>().map_err(|_| shown::bad_place())).transpose()?;
    // One more shows whether there is a next page.
    let stored = store.moderation_log(before, MODERATION_PER_PAGE + 1).await?;
    let (stored, next) = shown::page(stored, MODERATION_PER_PAGE, |last| last.seq.to_string());
    let entries = stored.into_iter().filter_map(|entry| {
        Some(ModerationEntry {
            at_ms: entry.at_ms,
            by: entry.by,
            act: ModerationAct::ALL.into_iter().find(|act| act.word() == entry.act)?,
            person: shown::person(entry.person),
            reason: entry.reason,
            report: entry.report,
            sanction: entry.sanction,
            until_ms: entry.until_ms,
        })
    });
    Ok(Json(ModerationLog { entries: entries.collect(), next }))
}

/// Who played rated matches from one network in the last 90 days, the most frequent first. It is a hint, no proof: a family shares a
/// network, and so does a club.
#[utoipa::path(get, path = "/api/moderation/networks", tag = "moderation",
    responses((status = 200, body = Vec<SharedNetworkPair>), (status = 403)))]
pub(crate) async fn networks(
    State(store): State<Arc<Store>>,
    Moderator(_moderator): Moderator,
) -> Result<Json<Vec<SharedNetworkPair>>, ApiError> {
    let since_ms = clock::now_ms() - NETWORKS_KEPT_MS;
    let pairs = store.shared_networks(since_ms, SHARED_NETWORKS_MAX).await?;
    let pairs = pairs.into_iter().map(|(one, other)| SharedNetworkPair {
        people: [shown::person(one), shown::person(other.person)],
        matches: other.matches,
        partners: other.partners,
        last_ms: other.last_ms,
    });
    Ok(Json(pairs.collect()))
}

/// Whose plays only shared knowledge explains well, the clearest first. The host computes that with `boneyard collusion`. It is a hint, no
/// proof: people who read each other's plays well look the same.
#[utoipa::path(get, path = "/api/moderation/plays", tag = "moderation", responses((status = 200, body = PlayHints),
    (status = 403)))]
pub(crate) async fn plays(
    State(store): State<Arc<Store>>,
    Moderator(_moderator): Moderator,
) -> Result<Json<PlayHints>, ApiError> {
    let run = store.play_hint_run().await?.map(|run| PlayHintRun {
        at_ms: run.at_ms,
        since_ms: run.since_ms,
        matches: run.matches,
        judged: run.judged,
    });
    let hints = store.play_hints(PLAY_HINTS_MAX).await?;
    Ok(Json(PlayHints { run, hints: hints.into_iter().map(shown::play_hint).collect() }))
}
