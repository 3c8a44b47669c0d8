//! Pools: people who want to play the same meet without a link. A request waits until opponents are found; the place of whoever
//! asks again at once is kept.
//!
//! `pools/matching.rs` decides who plays with whom.

mod matching;
mod waiting;

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use boneyard_ids::PersonId;
use boneyard_protocol::Problem;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::http::{OpenTable, SeatRequest};
use boneyard_protocol::pools::{JoinPool, PoolAnswer};
use boneyard_rating::Rating;
use boneyard_rules::{Rules, Seat, presets};
use boneyard_store::{Guest, Store};
use boneyard_table::TableOptions;
use tokio::time::{sleep, timeout};

pub(crate) use self::waiting::Pools;
use self::waiting::{Party, PoolKey};
use crate::bounds::{POOL_ANSWER_WAIT, POOL_MATCHES_EVERY};
use crate::config::Rates;
use crate::http::{ApiError, Body};
use crate::permissions::Permissions;
use crate::tables::{Tables, bad_seats, checked};
use crate::visitors::Identity;

/// Wait for opponents. The answer comes when a table is found, and after about 20 seconds at the latest.
#[utoipa::path(post, path = "/api/pool", tag = "tables", request_body = JoinPool,
    responses((status = 200, body = PoolAnswer), (status = 403), (status = 422), (status = 429)))]
pub(crate) async fn join(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tables): State<Tables>,
    State(pools): State<Pools>,
    visitor: Option<Identity>,
    Body(request): Body<JoinPool>,
) -> Result<Json<PoolAnswer>, ApiError> {
    let JoinPool { games, players, options, .. } = request;
    let rules = Rules::parse(games.first().map_or("", String::as_str))?;
    let options = checked(options)?.timed_if_rated(&rules);
    let person = visitor.ok_or(Problem::NotAllowed)?.may_play(options, &permissions, &store).await?;
    if person.is_bot {
        return Err(AccountRefusal::BotInPool.into());
    }
    let fewest = || rules.seat_counts().min().map_or(0, |seats| rules.players(usize::from(seats)));
    let players = players.map_or_else(fewest, usize::from);
    let seats = players * rules.hands_per_player();
    if !rules.seat_counts().any(|count| usize::from(count) == seats) {
        return Err(bad_seats(&rules).into());
    }
    rates.pool_joins.count(person.id.clone())?;
    let rating = if options.rated { Some(rating(&store, &person.id, &rules).await?) } else { None };
    let key = PoolKey {
        rules: rules.to_string(),
        players,
        options: serde_json::to_string(&options).map_err(ApiError::broken)?,
    };
    let two_pairs = rules.sides(seats).count() < players;
    let table = Table { rules: key.rules.clone(), options, players };
    let hides = store.hides_presence(&person.id).await?;
    let (since, mut answered) = pools.enter(&key, person.clone(), hides, rating)?;
    let found = timeout(POOL_ANSWER_WAIT, async {
        loop {
            for party in pools.parties(&key, players, two_pairs, Instant::now()) {
                // The table is opened even if this request ends meanwhile.
                tables.runtime().spawn(seat(tables.clone(), table.clone(), party));
            }
            tokio::select! {
                table = &mut answered => break table.ok(),
                () = sleep(POOL_MATCHES_EVERY) => {}
            }
        }
    });
    Ok(Json(match found.await {
        Ok(Some(id)) => PoolAnswer::Table { id },
        // The table could not be opened, or the time is over.
        Ok(None) | Err(_) => {
            let seconds = u32::try_from(since.elapsed().as_secs()).unwrap_or(u32::MAX);
            PoolAnswer::Waiting { people: pools.people(&key), seconds }
        }
    }))
}

/// Leave the pool in which you wait.
#[utoipa::path(delete, path = "/api/pool", tag = "tables", responses((status = 204)))]
pub(crate) async fn leave(State(pools): State<Pools>, visitor: Option<Identity>) -> axum::http::StatusCode {
    if let Some(visitor) = visitor {
        pools.leave(&visitor.person.id);
    }
    axum::http::StatusCode::NO_CONTENT
}

/// The rating of a person in the family of the rules.
async fn rating(store: &Store, person: &PersonId, rules: &Rules) -> Result<f64, ApiError> {
    let family = presets::find(&rules.preset)?.family.name();
    let ratings = store.ratings_of(person).await?;
    let known = ratings.iter().find(|rating| rating.family == family);
    Ok(known.map_or(Rating::START, |known| known.rating).rating())
}

/// The table that a pool opens.
#[derive(Clone)]
struct Table {
    rules: String,
    options: TableOptions,
    players: usize,
}

/// Opens a table for people who were chosen, and answers their requests.
async fn seat(tables: Tables, table: Table, party: Party) {
    let Table { rules, options, players } = table;
    let request = OpenTable { rules, seats: vec![SeatRequest::Open; players], options };
    let (people, answers): (Vec<Guest>, Vec<_>) = party.people.into_iter().unzip();
    let seats = Seat::all(players).zip(people).collect();
    match tables.open_for(request, seats).await {
        // A failed send means that the request was cancelled just now. The person is away at the table.
        Ok(id) => answers.into_iter().flatten().for_each(|answer| _ = answer.send(id.clone())),
        // The requests end with `Waiting`, and the clients ask again.
        Err(cause) => tracing::warn!("A pool could not open a table: {cause:?}"),
    }
}
