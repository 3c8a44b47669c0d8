//! Matches that were imported from records.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use boneyard_dgn::Record;
use boneyard_ids::MatchId;
use boneyard_protocol::Problem;
use boneyard_protocol::matches::{
    ImportedMatch, ImportedPlayer, ImportedReplay, ImportedView, ReplayRequest,
};
use boneyard_rules::Seat;
use boneyard_store::ImportedMatch as StoredMatch;
use boneyard_store::Store;

use super::document::document;
use crate::http::{ApiError, Params, VisitorNetwork};
use crate::work::{Charge, Workers};

/// An imported match with its record, and at a table if every tile is known. The table shows the tiles of one seat: seat 1, unless
/// you ask for another one.
#[utoipa::path(get, path = "/api/imports/{id}", tag = "matches", security(()), params(ReplayRequest),
    responses((status = 200, body = ImportedView), (status = 400), (status = 404), (status = 429)))]
pub(crate) async fn one(
    State(store): State<Arc<Store>>,
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<MatchId>,
    Params(ReplayRequest { seat }): Params<ReplayRequest>,
) -> Result<Json<ImportedView>, ApiError> {
    let (stored, text) = store.imported_match(&id).await?.ok_or(Problem::NotFound)?;
    let number = seat.unwrap_or(1);
    let seat = Seat::new(number).filter(|_| stored.players.iter().any(|player| player.seat == number));
    let seat =
        seat.ok_or_else(|| Problem::BadRequest { detail: format!("seat: no player has seat {number}") })?;
    let read = move |_: &_| {
        Ok(Record::read(&text).map(|record| {
            let replay = boneyard_learn::record_replay(&record, seat);
            (document(&record), replay.map(|(start, events)| ImportedReplay { start, events }))
        }))
    };
    let read = workers.run(Charge::Short(network), read).await?;
    let (record, replay) = read.map_err(ApiError::broken)?;
    Ok(Json(ImportedView { match_: shown(stored), record, replay }))
}

/// The record of an imported match, in DGN.
#[utoipa::path(get, path = "/api/imports/{id}/record", tag = "matches", security(()),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404)))]
pub(crate) async fn record(
    State(store): State<Arc<Store>>,
    Path(id): Path<MatchId>,
) -> Result<String, ApiError> {
    let (_, record) = store.imported_match(&id).await?.ok_or(Problem::NotFound)?;
    Ok(record)
}

/// An imported match as everyone may see it.
pub(super) fn shown(stored: StoredMatch) -> ImportedMatch {
    let players = stored.players.into_iter().map(|player| ImportedPlayer {
        seat: Seat::new(player.seat).unwrap_or(Seat::FIRST),
        side: player.side,
        name: player.name,
        bot: player.bot,
        points: player.points,
        outcome: player.outcome.map(super::outcome),
    });
    ImportedMatch {
        id: stored.id,
        preset: stored.preset,
        rules: stored.rules,
        date: stored.day,
        event: stored.event,
        site: stored.site,
        rounds: stored.rounds,
        players: players.collect(),
    }
}
