//! The lobby. It is put together at most once a second, for everyone who asks, and once for all pages that follow it.

mod followers;
pub(crate) mod socket;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use boneyard_protocol::lobby::Lobby;
use parking_lot::Mutex;

use self::followers::Followers;
use crate::bounds::{LOBBY_LINES_MAX, LOBBY_TOURNAMENTS_MAX};
use crate::clock;
use crate::http::ApiError;
use crate::pools::Pools;
use crate::presence::Presence;
use crate::shutdown::Shutdown;
use crate::tables::{Listing, Tables};
use crate::tournaments::{self, Tournaments};
use crate::visitors::Identity;

/// How long a lobby is shown before it is put together again.
const SHOWN_FOR: Duration = Duration::from_secs(1);

/// What the lobby is put together from, and the last one as JSON.
pub(crate) struct Lobbies {
    pools: Pools,
    presence: Presence,
    tables: Tables,
    tournaments: Tournaments,
    shutdown: Shutdown,
    /// How many pages may follow.
    followers_max: usize,
    followers: Followers,
    shown: Mutex<Option<(Instant, Bytes)>>,
}

/// Who is here, and what you can join or watch. The same for everyone, and at most a second old.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses((status = 200, body = Lobby)))]
pub(crate) async fn show(
    State(lobbies): State<Arc<Lobbies>>,
    visitor: Option<Identity>,
) -> Result<Response, ApiError> {
    let now = Instant::now();
    if let Some(visitor) = visitor {
        lobbies.presence.saw(&visitor.person.id, now);
    }
    let json = lobbies.json(now)?;
    Ok(([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-cache")], json).into_response())
}

impl Lobbies {
    pub(crate) fn new(
        pools: Pools,
        presence: Presence,
        tables: Tables,
        tournaments: Tournaments,
        shutdown: Shutdown,
        followers_max: usize,
    ) -> Self {
        let (followers, shown) = (Followers::default(), Mutex::default());
        Lobbies { pools, presence, tables, tournaments, shutdown, followers_max, followers, shown }
    }

    /// The lobby as JSON. Others wait while it is put together.
    fn json(&self, now: Instant) -> Result<Bytes, ApiError> {
        let mut shown = self.shown.lock();
        if let Some((at, json)) = &*shown
            && now.saturating_duration_since(*at) < SHOWN_FOR
        {
            return Ok(json.clone());
        }
        let json = Bytes::from(serde_json::to_vec(&self.lobby(now)).map_err(ApiError::broken)?);
        *shown = Some((now, json.clone()));
        Ok(json)
    }

    fn lobby(&self, now: Instant) -> Lobby {
        let at = clock::now();
        let mut listings = self.tables.listings();
        listings.sort_by_key(Listing::newest_first);
        // No line moves while the people at its table wait.
        let open = listings.iter().rev().filter(|listing| listing.is_open(at));
        let matches = listings.iter().filter(|listing| listing.is_watchable());
        Lobby {
            people: self.presence.people(listings.iter().flat_map(Listing::people_here), now),
            waiting: self.pools.waiting(LOBBY_LINES_MAX, now),
            tables: open.take(LOBBY_LINES_MAX).map(Listing::line).collect(),
            matches: matches.take(LOBBY_LINES_MAX).map(Listing::line).collect(),
            tournaments: tournaments::next(&self.tournaments, LOBBY_TOURNAMENTS_MAX),
        }
    }
}
