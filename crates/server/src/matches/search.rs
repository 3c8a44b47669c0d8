//! The search over all public matches: those that were played here, and those that were imported.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use boneyard_protocol::Problem;
use boneyard_protocol::matches::{FoundMatch, MATCHES_PER_PAGE, SearchPage, SearchRequest, SideResult};
use boneyard_rules::{Family, presets};
use boneyard_store::{MatchOutcome, MatchPlace, SearchQuery, Store};

use super::{imported, read_place, shown, write_place};
use crate::config::Rates;
use crate::http::{ApiError, Params, VisitorNetwork};
use crate::visitors::Visitor;

/// Search all public matches: rated ones, those of tournaments, and imported ones. The last match comes first.
#[utoipa::path(get, path = "/api/matches/search", tag = "matches", params(SearchRequest),
    responses((status = 200, body = SearchPage), (status = 400), (status = 429)))]
pub(crate) async fn search(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    VisitorNetwork(network): VisitorNetwork,
    visitor: Option<Visitor>,
    Params(request): Params<SearchRequest>,
) -> Result<Json<SearchPage>, ApiError> {
    rates.searches.count(network)?;
    let you = visitor.map(|Visitor(guest)| guest.id);
    let query = query(&store, request).await?;
    let (played, imported) = tokio::try_join!(store.search_played(&query), store.search_imported(&query))?;
    let place = |ended_ms, id: &boneyard_ids::MatchId| MatchPlace { ended_ms, id: id.clone() };
    let played_lines = played.matches.into_iter().map(|found| {
        let place = place(found.ended_ms, &found.id);
        (place, FoundMatch::Played { match_: shown(found, you.as_ref()) })
    });
    let imported_lines = imported.matches.into_iter().map(|found| {
        (place(found.place_ms, &found.id), FoundMatch::Imported { match_: imported::shown(found) })
    });
    let lines = played_lines.chain(imported_lines).collect();
    Ok(Json(page(lines, [played.searched_to, imported.searched_to])))
}

/// The first page of these matches, which are those up to the places in `searched_to` and perhaps some after.
fn page(mut lines: Vec<(MatchPlace, FoundMatch)>, searched_to: [Option<MatchPlace>; 2]) -> SearchPage {
    let order = |place: &MatchPlace| (std::cmp::Reverse(place.ended_ms), std::cmp::Reverse(place.id.clone()));
    lines.sort_by_key(|(place, _)| order(place));
    // Behind the place where one of the searches stopped, some matches may be missing.
    let stopped = searched_to.into_iter().flatten().min_by_key(order);
    if let Some(stopped) = &stopped {
        lines.retain(|(place, _)| order(place) <= order(stopped));
    }
    let has_more = lines.len() > MATCHES_PER_PAGE;
    lines.truncate(MATCHES_PER_PAGE);
    let next = if has_more { lines.last().map(|(place, _)| place.clone()) } else { stopped };
    SearchPage {
        matches: lines.into_iter().map(|(_, found)| found).collect(),
        next: next.map(|place| write_place(place.ended_ms, &place.id)),
    }
}

async fn query(store: &Store, request: SearchRequest) -> Result<SearchQuery, ApiError> {
    let player = match name(request.player) {
        Some(name) => Some(as_written(store, name).await?),
        None => None,
    };
    let with = match name(request.with) {
        Some(_) if player.is_none() => {
            return Err(Problem::BadRequest { detail: "with: send `player` too".into() }.into());
        }
        Some(name) => Some(as_written(store, name).await?),
        None => None,
    };
    let preset = request.preset.filter(|preset| !preset.is_empty());
    let presets = match (preset, request.family) {
        (Some(preset), None) => Some(vec![preset]),
        (Some(preset), Some(family)) => {
            Some(presets_of(family).into_iter().filter(|name| *name == preset).collect())
        }
        (None, Some(family)) => Some(presets_of(family)),
        (None, None) => None,
    };
    Ok(SearchQuery {
        player,
        with,
        presets,
        rated: request.rated,
        since_ms: request.since_ms,
        until_ms: request.until_ms,
        outcome: request.result.map(stored),
        after: request.after.as_deref().map(read_place).transpose()?,
        // One more shows whether there is a next page.
        max: MATCHES_PER_PAGE + 1,
    })
}

fn name(text: Option<String>) -> Option<String> {
    text.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty())
}

/// The name as its account writes it. SQL compares capital and small letters only where they are Latin.
async fn as_written(store: &Store, name: String) -> Result<String, ApiError> {
    let account = store.account_by_name(&name).await?;
    Ok(account.map_or(name, |account| account.person.name))
}

fn presets_of(family: Family) -> Vec<String> {
    presets::all()
        .into_iter()
        .filter(|preset| preset.family == family)
        .map(|preset| preset.rules.preset)
        .collect()
}

fn stored(result: SideResult) -> MatchOutcome {
    match result {
        SideResult::Won => MatchOutcome::Won,
        SideResult::Lost => MatchOutcome::Lost,
        SideResult::Tied => MatchOutcome::Tied,
        SideResult::Stopped => MatchOutcome::Stopped,
    }
}
