//! Pools: people who want to play meet without a link. A request waits until opponents are found. A person who asks again at once
//! keeps the place.
//!
//! `pools/wish.rs` says what a person wants to play, `pools/matching.rs` who plays together, and `pools/waiting.rs` has everyone who
//! waits.

mod matching;
#[cfg(test)]
mod tests;
mod waiting;
mod wish;

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use boneyard_protocol::Problem;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::http::{OpenTable, SeatRequest};
use boneyard_protocol::pools::{JoinPool, PoolAnswer, PoolOption};
use boneyard_rules::{Family, Seat};
use boneyard_store::{Guest, Store};
use boneyard_table::{Level, TableOptions};
use tokio::time::{sleep, timeout};

pub(crate) use self::waiting::Pools;
use self::waiting::{Entrant, Party, Place};
use self::wish::{Game, Wish};
use crate::bounds::{POOL_ANSWER_WAIT, POOL_MATCHES_EVERY};
use crate::config::Rates;
use crate::cooling_off;
use crate::http::{ApiError, Body, VisitorNetwork};
use crate::permissions::Permissions;
use crate::tables::Tables;
use crate::visitors::Identity;
use crate::work::{Charge, Workers};

/// How well the bots play that take empty seats.
const BOTS: Level = Level::Steady;

/// Wait for opponents. The answer comes when a table is found, and after about 25 seconds at the latest. You meet people if there is
/// a game that all of you wait for, a number of players that suits all, and options that suit all. You do not meet people whom you
/// have blocked, or who have blocked you.
#[utoipa::path(post, path = "/api/pool", tag = "tables", request_body = JoinPool,
    responses((status = 200, body = PoolAnswer), (status = 400), (status = 403), (status = 422), (status = 429)))]
#[expect(clippy::too_many_arguments, reason = "each is a part of the server that waiting needs")]
pub(crate) async fn join(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(workers): State<Arc<Workers>>,
    State(tables): State<Tables>,
    State(pools): State<Pools>,
    VisitorNetwork(network): VisitorNetwork,
    visitor: Option<Identity>,
    Body(request): Body<JoinPool>,
) -> Result<Json<PoolAnswer>, ApiError> {
    Wish::check(&request)?;
    let identity = visitor.ok_or(Problem::NotAllowed)?;
    let has_account = identity.session.is_some();
    let insists_on_rated = request.options.rated && !request.any.contains(&PoolOption::Rated);
    let options = TableOptions { rated: insists_on_rated, ..request.options };
    let person = identity.may_play(options, &permissions, &store).await?;
    if person.is_bot {
        return Err(AccountRefusal::BotInPool.into());
    }
    rates.pool_joins.count(person.id.clone())?;
    let bots = request.bots;
    let wish = match request.games.iter().all(|text| Game::is_preset(text)) {
        true => Wish::read(&request)?,
        // Many games with own rules take milliseconds.
        false => workers.run(Charge::Short(network), move |_| Ok(Wish::read(&request))).await??,
    };
    let entrant = match has_account {
        true => with_account(&store, person, Arc::new(wish), bots).await?,
        false => {
            Entrant { person, hides: false, wish: Arc::new(wish), bots, ratings: None, blocked: Vec::new() }
        }
    };
    let person = entrant.person.id.clone();
    let mut place = pools.enter(entrant, Instant::now())?;
    let found = timeout(POOL_ANSWER_WAIT, async {
        loop {
            if let Some(party) = pools.party(&person, Instant::now()) {
                // The table is opened even if this request ends meanwhile.
                tables.runtime().spawn(seat(tables.clone(), party));
            }
            tokio::select! {
                table = &mut place.table => break table.ok(),
                () = sleep(POOL_MATCHES_EVERY) => {}
            }
        }
    });
    Ok(Json(match found.await {
        Ok(Some(id)) => PoolAnswer::Table { id },
        // The table could not be opened, or the time is over.
        Ok(None) | Err(_) => waits(&pools, &place),
    }))
}

fn waits(pools: &Pools, place: &Place) -> PoolAnswer {
    let seconds = u32::try_from(place.since.elapsed().as_secs()).unwrap_or(u32::MAX);
    PoolAnswer::Waiting { people: pools.people(place.person()), seconds }
}

/// Stop waiting for opponents.
#[utoipa::path(delete, path = "/api/pool", tag = "tables", responses((status = 204)))]
pub(crate) async fn leave(State(pools): State<Pools>, visitor: Option<Identity>) -> axum::http::StatusCode {
    if let Some(visitor) = visitor {
        pools.leave(&visitor.person.id);
    }
    axum::http::StatusCode::NO_CONTENT
}

/// What else is known of a person with an account.
async fn with_account(
    store: &Store,
    person: Guest,
    wish: Arc<Wish>,
    bots: bool,
) -> Result<Entrant, ApiError> {
    let id = &person.id;
    let may_be_rated = wish.rated() != Some(false) && cooling_off::minutes_left(store, id).await? == 0;
    let ratings = match may_be_rated {
        true => Some(store.ratings_of(id).await?),
        false => None,
    };
    let ratings = ratings.map(|ratings| {
        let family = |name: &str| Family::ALL.into_iter().find(|family| family.name() == name);
        ratings.iter().filter_map(|known| Some((family(&known.family)?, known.rating.rating()))).collect()
    });
    let (hides, blocked) = (store.hides_presence(id).await?, store.blocked_by(id).await?);
    Ok(Entrant { person, hides, wish, bots, ratings, blocked })
}

/// Opens a table for people who were chosen, and answers their requests.
async fn seat(tables: Tables, party: Party) {
    let Party { game, options, seats, answers } = party;
    let plan = |seat: &Option<_>| match seat {
        Some(_) => SeatRequest::Open,
        None => SeatRequest::bot(BOTS),
    };
    let request = OpenTable { rules: game.rules.clone(), seats: seats.iter().map(plan).collect(), options };
    let people = Seat::all(seats.len()).zip(seats).filter_map(|(seat, person)| Some((seat, person?)));
    match tables.open_for(request, people.collect()).await {
        Ok(id) => answers.give(&id),
        // The requests end with `Waiting`, and the clients ask again.
        Err(cause) => tracing::warn!("A pool could not open a table: {cause:?}"),
    }
}
