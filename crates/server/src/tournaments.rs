//! Tournaments: arenas, Swisses, round robins and knock-outs at the server's tables.
//!
//! `boneyard_tournament` decides who meets whom and who is where. One task owns each open tournament (`task`): it stores what
//! happens, opens the tables, reads how their matches end, and publishes what people see (`view`).

mod facts;
mod live;
mod message;
mod registry;
mod services;
mod task;
mod view;

use std::sync::Arc;

use axum::Json;
use axum::body::{self, Bytes};
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use boneyard_ids::{PersonId, TournamentId};
use boneyard_protocol::Problem;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::tokens::TokenScope;
use boneyard_protocol::tournaments::{
    ChooseEntrant, ConfirmPair, EnterTournament, OpenTournament, OpenedTournament, SetOutcome,
    TOURNAMENTS_PER_PAGE, TournamentRefusal, TournamentRequest, TournamentStatus, TournamentSummary,
    TournamentView, TournamentYou, TournamentsPage, TournamentsRequest,
};
use boneyard_store::Store;
use boneyard_tournament::PairingId;

use self::message::{Act, Actor};
use self::registry::Found;
pub(crate) use self::registry::Tournaments;
pub(crate) use self::services::TournamentServices;
use crate::bounds::{TOURNAMENT_ANSWER_WAIT, TOURNAMENT_PRESENCE_KEPT};
use crate::clock;
use crate::config::Rates;
use crate::http::{ApiError, Body, Params, VisitorNetwork};
use crate::permissions::Permissions;
use crate::shutdown::Shutdown;
use crate::visitors::Identity;

/// Tournaments: those that run and those to come, or those that are over.
#[utoipa::path(get, path = "/api/tournaments", tag = "tournaments", params(TournamentsRequest),
    responses((status = 200, body = TournamentsPage), (status = 400)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    Params(request): Params<TournamentsRequest>,
) -> Result<Json<TournamentsPage>, ApiError> {
    let TournamentsRequest { status, after } = request;
    let person = visitor.map(|visitor| visitor.person.id);
    Ok(Json(match status {
        Some(TournamentStatus::Over) => {
            list_over(&store, &tournaments, person.as_ref(), after.as_deref()).await?
        }
        status => list_open(&tournaments, person.as_ref(), status, after.as_deref())?,
    }))
}

/// Open a tournament. You are its host, and need an account.
///
/// It starts at its time, or when you start it before. If too few have entered half an hour after its time, it is closed.
#[utoipa::path(post, path = "/api/tournaments", tag = "tournaments", request_body = OpenTournament,
    responses((status = 201, body = OpenedTournament), (status = 400), (status = 403), (status = 422),
    (status = 429)))]
pub(crate) async fn open(
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    VisitorNetwork(network): VisitorNetwork,
    Body(request): Body<OpenTournament>,
) -> Result<(StatusCode, Json<OpenedTournament>), ApiError> {
    let host = actor(visitor)?;
    if !host.has_account {
        return Err(AccountRefusal::NotSignedIn.into());
    }
    permissions.may_play(host.id())?;
    let checked = facts::check(request, clock::now_ms())?;
    rates.new_tournaments.count(host.person.id.clone())?;
    rates.new_tournaments_of_networks.count(network)?;
    let id = tournaments.open(checked, host.person.id).await?;
    Ok((StatusCode::CREATED, Json(OpenedTournament { id })))
}

/// A tournament, with its rounds and standings, and what you can do in it.
///
/// With `after`, the answer comes once something has changed, and after about 20 seconds at the latest.
#[utoipa::path(get, path = "/api/tournaments/{id}", tag = "tournaments", params(TournamentRequest),
    responses((status = 200, body = TournamentView), (status = 400), (status = 404), (status = 429)))]
pub(crate) async fn one(
    State(rates): State<Arc<Rates>>,
    State(tournaments): State<Tournaments>,
    State(shutdown): State<Shutdown>,
    visitor: Option<Identity>,
    VisitorNetwork(network): VisitorNetwork,
    Path(id): Path<TournamentId>,
    Params(TournamentRequest { after }): Params<TournamentRequest>,
) -> Result<Response, ApiError> {
    rates.tournament_views.count(network)?;
    // A program that may only read does not say that its person is there to play.
    let may_play = visitor.as_ref().is_some_and(|visitor| visitor.may(TokenScope::Play));
    let viewer = visitor.map(Actor::from);
    let published = match (tournaments.find(&id).await?, after) {
        (Found::Open(handle), None) => handle.now(),
        (Found::Open(handle), Some(after)) => {
            let player = viewer.as_ref().filter(|_| may_play).map(Actor::id);
            let is_entered = player.filter(|player| handle.now().live.own(player).is_some());
            let _there =
                is_entered.map(|player| handle.presence.enter(player.clone(), TOURNAMENT_PRESENCE_KEPT));
            wait(&shutdown, handle.news(after)).await;
            handle.now()
        }
        (Found::Closed(published), after) => {
            if after == Some(published.version) {
                // Nothing changes any more, and a client that asks again at once must not spin.
                wait(&shutdown, std::future::pending()).await;
            }
            published
        }
    };
    let now_ms = clock::now_ms();
    let you = viewer.map_or_else(TournamentYou::default, |viewer| published.you(&viewer, now_ms));
    answer(published.version, now_ms, published.board().await, &you)
}

/// Waits for news, until the time is over or the server stops.
async fn wait(shutdown: &Shutdown, news: impl Future<Output = ()>) {
    let mut stopping = shutdown.subscribe();
    tokio::select! {
        () = news => {}
        () = tokio::time::sleep(TOURNAMENT_ANSWER_WAIT) => {}
        () = stopping.wait() => {}
    }
}

/// The JSON of a [`TournamentView`]. What everyone sees is not copied for each.
fn answer(version: i64, now_ms: i64, board: Bytes, you: &TournamentYou) -> Result<Response, ApiError> {
    let you = serde_json::to_string(you).map_err(ApiError::broken)?;
    let parts = [
        Bytes::from(format!(r#"{{"version":{version},"now_ms":{now_ms},"tournament":"#)),
        board,
        Bytes::from(format!(r#","you":{you}}}"#)),
    ];
    let parts = futures_util::stream::iter(parts.map(Ok::<_, std::convert::Infallible>));
    let mut response = body::Body::from_stream(parts).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Ok(response)
}

/// Enter a tournament, alone or with a partner.
///
/// A pair takes part once the partner confirms it. Where pairs play, you name the partner's account.
#[utoipa::path(post, path = "/api/tournaments/{id}/enter", tag = "tournaments", request_body = EnterTournament,
    responses((status = 204), (status = 400), (status = 403), (status = 404), (status = 409), (status = 422),
    (status = 429)))]
pub(crate) async fn enter(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    Path(id): Path<TournamentId>,
    Body(EnterTournament { partner }): Body<EnterTournament>,
) -> Result<StatusCode, ApiError> {
    let partner = match partner {
        None => None,
        Some(name) => {
            let found = store.account_by_name(&name).await?;
            Some(found.ok_or(TournamentRefusal::NoSuchPartner { name })?.person)
        }
    };
    act(&rates, &permissions, &tournaments, visitor, &id, Act::Enter { partner }).await
}

/// Confirm the pair in which another person wants to play with you. Other entries that wait for one of you two end.
#[utoipa::path(post, path = "/api/tournaments/{id}/confirm", tag = "tournaments", request_body = ConfirmPair,
    responses((status = 204), (status = 400), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn confirm(
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    Path(id): Path<TournamentId>,
    Body(ConfirmPair { entry }): Body<ConfirmPair>,
) -> Result<StatusCode, ApiError> {
    act(&rates, &permissions, &tournaments, visitor, &id, Act::Confirm { entry }).await
}

/// Withdraw from a tournament, or decline a pair. The host may withdraw anybody, who then cannot come back without the host.
///
/// An open match becomes a walkover and its table is closed; in an arena it is played to its end.
#[utoipa::path(post, path = "/api/tournaments/{id}/withdraw", tag = "tournaments", request_body = ChooseEntrant,
    responses((status = 204), (status = 400), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn withdraw(
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    Path(id): Path<TournamentId>,
    Body(ChooseEntrant { entrant, entry }): Body<ChooseEntrant>,
) -> Result<StatusCode, ApiError> {
    act(&rates, &permissions, &tournaments, visitor, &id, Act::Withdraw { entrant, entry }).await
}

/// Take part again after you withdrew. The host may let anybody come back.
///
/// In an arena this also says that you are there for your next match, for 30 seconds. Pages say so by waiting for news.
#[utoipa::path(post, path = "/api/tournaments/{id}/return", tag = "tournaments", request_body = ChooseEntrant,
    responses((status = 204), (status = 400), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn come_back(
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    Path(id): Path<TournamentId>,
    Body(ChooseEntrant { entrant, .. }): Body<ChooseEntrant>,
) -> Result<StatusCode, ApiError> {
    act(&rates, &permissions, &tournaments, visitor, &id, Act::Return { entrant }).await
}

/// Start your tournament before its time.
#[utoipa::path(post, path = "/api/tournaments/{id}/start", tag = "tournaments", responses((status = 204),
    (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn start(
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    Path(id): Path<TournamentId>,
) -> Result<StatusCode, ApiError> {
    act(&rates, &permissions, &tournaments, visitor, &id, Act::Start).await
}

/// Pair the next round of your tournament now.
#[utoipa::path(post, path = "/api/tournaments/{id}/pair", tag = "tournaments", responses((status = 204),
    (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn pair(
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    Path(id): Path<TournamentId>,
) -> Result<StatusCode, ApiError> {
    act(&rates, &permissions, &tournaments, visitor, &id, Act::Pair).await
}

/// As the host, correct the outcome of a match, or decide a match that is open. Then its table is closed.
#[utoipa::path(post, path = "/api/tournaments/{id}/outcomes/{pairing}", tag = "tournaments",
    params(("pairing" = u32, Path)), request_body = SetOutcome, responses((status = 204), (status = 400),
    (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn set_outcome(
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    Path((id, pairing)): Path<(TournamentId, PairingId)>,
    Body(SetOutcome { outcome }): Body<SetOutcome>,
) -> Result<StatusCode, ApiError> {
    act(&rates, &permissions, &tournaments, visitor, &id, Act::SetOutcome { pairing, outcome }).await
}

/// Close your tournament, when no match is open. Nothing changes any more. Before the start, it is not held.
#[utoipa::path(post, path = "/api/tournaments/{id}/close", tag = "tournaments", responses((status = 204),
    (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn close(
    State(rates): State<Arc<Rates>>,
    State(permissions): State<Arc<Permissions>>,
    State(tournaments): State<Tournaments>,
    visitor: Option<Identity>,
    Path(id): Path<TournamentId>,
) -> Result<StatusCode, ApiError> {
    act(&rates, &permissions, &tournaments, visitor, &id, Act::Close).await
}

impl From<Identity> for Actor {
    fn from(identity: Identity) -> Self {
        Actor { has_account: identity.session.is_some(), person: identity.person }
    }
}

fn actor(visitor: Option<Identity>) -> Result<Actor, Problem> {
    visitor.map(Actor::from).ok_or(Problem::NotAllowed)
}

/// Does something for the person who made the request.
async fn act(
    rates: &Rates,
    permissions: &Permissions,
    tournaments: &Tournaments,
    visitor: Option<Identity>,
    id: &TournamentId,
    act: Act,
) -> Result<StatusCode, ApiError> {
    let by = actor(visitor)?;
    rates.tournament_acts.count(by.person.id.clone())?;
    // A banned person may still withdraw, and run a tournament that is open.
    if matches!(act, Act::Enter { .. } | Act::Confirm { .. } | Act::Return { .. }) {
        permissions.may_play(by.id())?;
    }
    tournaments.act(id, by, act).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The place of a tournament that is not over: those that run come first, then by the start.
fn place(summary: &TournamentSummary) -> (bool, i64, &str) {
    (summary.status != TournamentStatus::Running, summary.starts_ms, summary.id.as_str())
}

/// A tournament that begins soon.
pub(crate) struct Beginning {
    pub(crate) id: TournamentId,
    pub(crate) title: String,
    /// Those who take part: not who has withdrawn, nor pairs that wait for a partner.
    pub(crate) people: Vec<PersonId>,
}

/// The tournaments that begin at such a time, in milliseconds since 1970.
pub(crate) fn beginning(tournaments: &Tournaments, when_ms: std::ops::Range<i64>) -> Vec<Beginning> {
    let open = tournaments.all_open();
    let soon = open.iter().filter(|published| {
        published.status == TournamentStatus::ToCome && when_ms.contains(&published.live.stored.starts_ms)
    });
    let beginning = |published: &Arc<view::Published>| Beginning {
        id: published.live.stored.id.clone(),
        title: published.live.stored.title.clone(),
        people: published.live.active_people().cloned().collect(),
    };
    soon.map(beginning).collect()
}

/// The next tournaments that are not over, for everyone.
pub(crate) fn next(tournaments: &Tournaments, max: usize) -> Vec<TournamentSummary> {
    let mut summaries = in_order(tournaments, None, None);
    summaries.truncate(max);
    summaries
}

/// The tournaments of a status, as a person sees them; without one, those that run and those to come. The next comes first.
fn in_order(
    tournaments: &Tournaments,
    person: Option<&PersonId>,
    status: Option<TournamentStatus>,
) -> Vec<TournamentSummary> {
    let open = tournaments.all_open();
    let is_wanted = |of: TournamentStatus| status.map_or(of != TournamentStatus::Over, |status| of == status);
    let wanted = open.iter().filter(|published| is_wanted(published.status));
    let mut summaries: Vec<TournamentSummary> = wanted.map(|published| published.summary(person)).collect();
    summaries.sort_by(|one, other| place(one).cmp(&place(other)));
    summaries
}

fn list_open(
    tournaments: &Tournaments,
    person: Option<&PersonId>,
    status: Option<TournamentStatus>,
    after: Option<&str>,
) -> Result<TournamentsPage, ApiError> {
    let mut summaries = in_order(tournaments, person, status);
    if let Some(after) = after {
        let last = after.split('-').collect::<Vec<_>>();
        let [runs, starts_ms, id] = last[..] else { return Err(bad_place().into()) };
        let last = (runs == "1", starts_ms.parse::<i64>().map_err(|_| bad_place())?, id);
        summaries.retain(|summary| place(summary) > last);
    }
    let has_more = summaries.len() > TOURNAMENTS_PER_PAGE;
    summaries.truncate(TOURNAMENTS_PER_PAGE);
    let next = summaries.last().filter(|_| has_more).map(|last| {
        let (is_later, starts_ms, id) = place(last);
        format!("{}-{starts_ms}-{id}", u8::from(is_later))
    });
    Ok(TournamentsPage { tournaments: summaries, next })
}

/// The tournaments that are over: on the first page those that are still open for corrections, then the closed ones.
async fn list_over(
    store: &Store,
    tournaments: &Tournaments,
    person: Option<&PersonId>,
    after: Option<&str>,
) -> Result<TournamentsPage, ApiError> {
    let place = after.map(|after| {
        let (closed_ms, id) = after.split_once('-')?;
        Some((closed_ms.parse::<i64>().ok()?, TournamentId::from(id)))
    });
    let place = place.map(|place| place.ok_or_else(bad_place)).transpose()?;
    let mut listed: Vec<TournamentSummary> = Vec::new();
    if place.is_none() {
        let open = tournaments.all_open();
        let over = open.iter().filter(|published| {
            published.status == TournamentStatus::Over && published.live.closed_ms.is_none()
        });
        listed.extend(over.map(|published| published.summary(person)));
        listed.sort_by_key(|summary| std::cmp::Reverse(summary.started_ms));
        listed.truncate(TOURNAMENTS_PER_PAGE);
    }
    let room = TOURNAMENTS_PER_PAGE - listed.len();
    let after = place.as_ref().map(|(closed_ms, id)| (*closed_ms, id));
    // One more shows whether there is a next page.
    let mut held = store.held_tournaments(after, room + 1, person).await?;
    let has_more = held.len() > room;
    held.truncate(room);
    let last = held.last().map(|held| &held.tournament);
    let next = match (has_more, last) {
        (true, Some(last)) => Some(format!("{}-{}", last.closed_ms.unwrap_or(0), last.id)),
        // The first page is full without closed ones.
        (true, None) => Some(format!("{}-", i64::MAX)),
        (false, _) => None,
    };
    listed.extend(held.into_iter().filter_map(view::held));
    Ok(TournamentsPage { tournaments: listed, next })
}

fn bad_place() -> Problem {
    let detail = "after: not a place in a list; send the `next` of the page before".into();
    Problem::BadRequest { detail }
}
