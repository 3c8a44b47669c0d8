//! Matches that are over: your own, in a list, and each one by its id.

mod chance;
mod counting;
pub(crate) mod document;
pub(crate) mod download;
pub(crate) mod hands;
pub(crate) mod imported;
pub(crate) mod search;

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use boneyard_ids::{MatchId, PersonId};
use boneyard_protocol::Problem;
use boneyard_protocol::matches::{
    FinishedMatch, MATCHES_PER_PAGE, MatchPlayer, MatchReplay, MatchesPage, MatchesRequest, RatingChange,
    ReplayEvent, ReplayRequest, SideResult,
};
use boneyard_rules::Seat;
use boneyard_store::{FinishedMatch as StoredMatch, MatchPlace, MatchQuery, Store};
use boneyard_table::Persona;

use crate::http::{ApiError, Params, VisitorNetwork};
use crate::tables::{self, History};
use crate::visitors::Visitor;
use crate::work::Charge;

pub(crate) use self::counting::HandCounter;

/// Your matches, the last first.
#[utoipa::path(get, path = "/api/matches", tag = "matches", params(MatchesRequest),
    responses((status = 200, body = MatchesPage), (status = 400)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    visitor: Option<Visitor>,
    Params(request): Params<MatchesRequest>,
) -> Result<Json<MatchesPage>, ApiError> {
    let Some(Visitor(guest)) = visitor else {
        return Ok(Json(MatchesPage { matches: Vec::new(), next: None }));
    };
    let query = MatchQuery {
        preset: request.preset.filter(|preset| !preset.is_empty()),
        with: request.with.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()),
        since_ms: request.since_ms.unwrap_or(i64::MIN),
        until_ms: request.until_ms.unwrap_or(i64::MAX),
        after: request.after.as_deref().map(read_place).transpose()?,
        // One more shows whether there is a next page.
        max: MATCHES_PER_PAGE + 1,
    };
    let mut stored = store.matches_of(&guest.id, &query).await?;
    let has_more = stored.len() > MATCHES_PER_PAGE;
    stored.truncate(MATCHES_PER_PAGE);
    let next = stored.last().filter(|_| has_more).map(|last| write_place(last.ended_ms, &last.id));
    let matches = stored.into_iter().map(|stored| shown(stored, Some(&guest.id))).collect();
    Ok(Json(MatchesPage { matches, next }))
}

/// A match that is over.
#[utoipa::path(get, path = "/api/matches/{id}", tag = "matches", responses((status = 200, body = FinishedMatch),
    (status = 404)))]
pub(crate) async fn one(
    State(store): State<Arc<Store>>,
    visitor: Option<Visitor>,
    Path(id): Path<MatchId>,
) -> Result<Json<FinishedMatch>, ApiError> {
    let (_, stored) = store.finished_match(&id).await?.ok_or(Problem::NotFound)?;
    Ok(Json(shown(stored, visitor.map(|Visitor(guest)| guest.id).as_ref())))
}

/// The record of a match that is over, in DGN.
#[utoipa::path(get, path = "/api/matches/{id}/record", tag = "matches", security(()),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404), (status = 429)))]
pub(crate) async fn record(
    State(store): State<Arc<Store>>,
    State(history): State<History>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<MatchId>,
) -> Result<String, ApiError> {
    let (table, stored) = store.finished_match(&id).await?.ok_or(Problem::NotFound)?;
    let id = table.clone();
    let read = move |events: &[_]| tables::match_record(&id, &stored, events);
    let record = history.read(Charge::Short(network), &table, read).await?;
    Ok(record?.ok_or(Problem::NotFound)?)
}

/// A match that is over, event by event: as one seat saw it, or as a spectator did.
#[utoipa::path(get, path = "/api/matches/{id}/replay", tag = "matches", params(ReplayRequest),
    responses((status = 200, body = MatchReplay), (status = 404)))]
pub(crate) async fn replay(
    State(store): State<Arc<Store>>,
    State(history): State<History>,
    VisitorNetwork(network): VisitorNetwork,
    visitor: Option<Visitor>,
    Path(id): Path<MatchId>,
    Params(ReplayRequest { seat }): Params<ReplayRequest>,
) -> Result<Json<MatchReplay>, ApiError> {
    let (table, stored) = store.finished_match(&id).await?.ok_or(Problem::NotFound)?;
    let seat = match seat.map(|number| (number, Seat::new(number))) {
        None => None,
        Some((number, Some(seat))) if stored.players.iter().any(|player| player.seat == number) => Some(seat),
        Some((number, _)) => {
            return Err(Problem::BadRequest { detail: format!("seat: no player has seat {number}") }.into());
        }
    };
    let (began_ms, finished) = (stored.began_ms, stored.clone());
    let read = move |events: &[_]| tables::replay(&finished, events, seat);
    let replay = history.read(Charge::Short(network), &table, read).await?;
    let replay = replay?.ok_or(Problem::NotFound)?;
    let since_begin = |at: i64| u64::try_from(at - began_ms).unwrap_or(0);
    let events = replay
        .events
        .into_iter()
        .map(|(at, event)| ReplayEvent { at_ms: since_begin(at.0.cast_signed()), event });
    Ok(Json(MatchReplay {
        match_: shown(stored, visitor.map(|Visitor(guest)| guest.id).as_ref()),
        start: replay.start,
        events: events.collect(),
    }))
}

/// A match as everyone may see it.
pub(crate) fn shown(stored: StoredMatch, you: Option<&PersonId>) -> FinishedMatch {
    let players = stored.players.into_iter().map(|player| MatchPlayer {
        seat: Seat::new(player.seat).unwrap_or(Seat::FIRST),
        side: player.side,
        you: you.is_some() && player.person.as_ref() == you,
        name: player.name,
        face: player.face,
        // Matches that were stored before bots had names do not say who they were.
        persona: player.bot.is_some().then(|| {
            let stored = player.persona.as_deref().and_then(Persona::find);
            stored.unwrap_or(Persona::of_seat(Seat::new(player.seat).unwrap_or(Seat::FIRST)))
        }),
        bot: player.bot,
        points: player.points,
        outcome: outcome(player.outcome),
        left: player.has_left,
        rating_points: player.rating_points,
        rating: player
            .rating
            .map(|(before, after)| RatingChange { before: shown_rating(before), after: shown_rating(after) }),
    });
    FinishedMatch {
        id: stored.id,
        preset: stored.preset,
        rules: stored.rules,
        began_ms: stored.began_ms,
        ended_ms: stored.ended_ms,
        rounds: stored.rounds,
        rated: stored.rated_in.is_some(),
        house_rules: stored.house_rules.clone(),
        players: players.collect(),
    }
}

/// A rating in whole points. Ratings are between 0 and 4000.
pub(crate) fn shown_rating(rating: f64) -> u16 {
    rating.round() as u16
}

fn outcome(stored: boneyard_store::MatchOutcome) -> SideResult {
    match stored {
        boneyard_store::MatchOutcome::Won => SideResult::Won,
        boneyard_store::MatchOutcome::Lost => SideResult::Lost,
        boneyard_store::MatchOutcome::Tied => SideResult::Tied,
        boneyard_store::MatchOutcome::Stopped => SideResult::Stopped,
    }
}

/// A place in the list as text: `1700000000000-3k9x-1`.
fn write_place(ended_ms: i64, id: &MatchId) -> String {
    format!("{ended_ms}-{id}")
}

fn read_place(text: &str) -> Result<MatchPlace, Problem> {
    let place = text.split_once('-').and_then(|(ended, id)| Some((ended.parse().ok()?, id)));
    let (ended_ms, id) = place.ok_or_else(|| Problem::BadRequest {
        detail: "after: not a place in a list; send the `next` of the page before".into(),
    })?;
    Ok(MatchPlace { ended_ms, id: id.into() })
}
