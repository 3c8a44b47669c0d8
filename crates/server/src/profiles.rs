//! People with accounts, as everyone may see them, and who leads in each family of games.

pub(crate) mod opponents;
pub(crate) mod season;

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use boneyard_protocol::Problem;
use boneyard_protocol::matches::{
    FamilyRating, LEADERS_MAX, Leader, PlayedPreset, Profile, RATING_CHANGES_MAX, RatingPoint,
};
use boneyard_rating::PROVISIONAL_DEVIATION;
use boneyard_rules::Family;
use boneyard_store::Store;

use crate::http::ApiError;
use crate::matches::shown_rating;

/// A person with an account, by name; capital and small letters are the same.
#[utoipa::path(get, path = "/api/people/{name}", tag = "people", security(()),
    responses((status = 200, body = Profile), (status = 404)))]
pub(crate) async fn one(
    State(store): State<Arc<Store>>,
    Path(name): Path<String>,
) -> Result<Json<Profile>, ApiError> {
    let account = store.account_by_name(&name).await?.ok_or(Problem::NotFound)?;
    let person = &account.person.id;
    let played = store.record_of(person).await?.into_iter().map(|record| PlayedPreset {
        preset: record.preset,
        played: record.played,
        won: record.won,
        tied: record.tied,
        left: record.left,
        rating_points: record.rating_points,
    });
    let ratings = store.ratings_of(person).await?;
    let changes = store.rating_changes_of(person, RATING_CHANGES_MAX).await?;
    let changes = changes.into_iter().filter_map(|change| {
        Some(RatingPoint {
            family: family(&change.family)?,
            match_: change.match_id,
            rating: shown_rating(change.after),
            at_ms: change.at_ms,
        })
    });
    Ok(Json(Profile {
        name: account.person.name.clone(),
        face: account.person.face,
        bot: account.person.is_bot,
        since_ms: account.created_ms,
        ratings: ratings.into_iter().filter_map(shown).collect(),
        changes: changes.collect(),
        played: played.collect(),
    }))
}

/// The highest ratings of a family of games: `goat`, `classic`, `pairs`, `fives`, `trains` or `triangles`. Provisional ratings are
/// left out.
#[utoipa::path(get, path = "/api/ratings/{family}", tag = "people", security(()),
    responses((status = 200, body = Vec<Leader>), (status = 404)))]
pub(crate) async fn leaders(
    State(store): State<Arc<Store>>,
    Path(name): Path<String>,
) -> Result<Json<Vec<Leader>>, ApiError> {
    let family = family(&name).ok_or(Problem::NotFound)?;
    let leaders = store.leaders(family.name(), PROVISIONAL_DEVIATION, LEADERS_MAX).await?;
    Ok(Json(leaders.into_iter().filter_map(shown_leader).collect()))
}

/// A line of a leaderboard; `None` if this version does not know the family.
fn shown_leader(stored: boneyard_store::Leader) -> Option<Leader> {
    let boneyard_store::Leader { name, face, is_bot, rating } = stored;
    Some(Leader { name, face, bot: is_bot, rating: shown(rating)? })
}

/// A rating as everyone may see it; `None` if this version does not know the family.
pub(crate) fn shown(stored: boneyard_store::FamilyRating) -> Option<FamilyRating> {
    let displayed = stored.rating.displayed();
    Some(FamilyRating {
        family: family(&stored.family)?,
        rating: displayed.rating,
        deviation: displayed.deviation,
        provisional: stored.rating.is_provisional(),
        matches: stored.matches,
    })
}

fn family(name: &str) -> Option<Family> {
    Family::ALL.into_iter().find(|family| family.name() == name)
}
