//! Friends, who is here, and invitations to tables.
//!
//! The store's `relations.rs` keeps whom a person knows, and `presence.rs` who is here.

mod invitations;

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use boneyard_ids::TableId;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::friends::{
    FriendsView, Invite, KnownPerson, Presence as PresenceBody, TableInvitation,
};
use boneyard_protocol::http::TableCall;
use boneyard_store::{AccountChange, Acquaintance, Guest, Relation, Store};
use boneyard_table::Phase;

pub(crate) use self::invitations::Invitations;
use crate::bounds::RECENT_PARTNERS_MAX;
use crate::clock;
use crate::config::Rates;
use crate::http::{ApiError, Body};
use crate::presence::Presence;
use crate::tables::Tables;
use crate::visitors::{SignedIn, Visitor};

/// Your friends, the people with whom you played lately, and those you blocked.
#[utoipa::path(get, path = "/api/friends", tag = "people", responses((status = 200, body = FriendsView),
    (status = 403)))]
pub(crate) async fn list(
    State(store): State<Arc<Store>>,
    State(tables): State<Tables>,
    State(presence): State<Presence>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Json<FriendsView>, ApiError> {
    let friends = store.relations_of(&person.id, Relation::Friend).await?;
    let blocked = store.relations_of(&person.id, Relation::Blocked).await?;
    let known = |partner: &Acquaintance| {
        friends.iter().chain(&blocked).any(|other| other.person.id == partner.person.id)
    };
    let mut partners = store.recent_partners(&person.id, RECENT_PARTNERS_MAX).await?;
    partners.retain(|partner| !known(partner));
    let mut friends = shown(&tables, &presence, friends).await;
    friends.sort_by_key(|friend| !friend.here);
    Ok(Json(FriendsView {
        friends,
        partners: shown(&tables, &presence, partners).await,
        blocked: blocked.into_iter().map(|other| other.person.name).collect(),
        hides_presence: store.hides_presence(&person.id).await?,
    }))
}

/// Make a person with an account your friend. The person is not told.
#[utoipa::path(put, path = "/api/friends/{name}", tag = "people", responses((status = 204), (status = 403),
    (status = 404), (status = 409)))]
pub(crate) async fn add(
    State(store): State<Arc<Store>>,
    SignedIn { person, .. }: SignedIn,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    relate(&store, person, &name, Relation::Friend).await
}

/// Remove a friend.
#[utoipa::path(delete, path = "/api/friends/{name}", tag = "people", responses((status = 204), (status = 403),
    (status = 404)))]
pub(crate) async fn remove(
    State(store): State<Arc<Store>>,
    SignedIn { person, .. }: SignedIn,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    forget(&store, person, &name).await
}

/// Block a person: they cannot invite you, you do not meet them in a pool, and they are not your friend any more. The person is not told.
#[utoipa::path(put, path = "/api/blocked/{name}", tag = "people", responses((status = 204), (status = 403),
    (status = 404), (status = 409)))]
pub(crate) async fn block(
    State(store): State<Arc<Store>>,
    SignedIn { person, .. }: SignedIn,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    relate(&store, person, &name, Relation::Blocked).await
}

/// Let a person whom you blocked invite you again.
#[utoipa::path(delete, path = "/api/blocked/{name}", tag = "people", responses((status = 204), (status = 403),
    (status = 404)))]
pub(crate) async fn unblock(
    State(store): State<Arc<Store>>,
    SignedIn { person, .. }: SignedIn,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    forget(&store, person, &name).await
}

/// Hide from others that you are here and what you play, or show it again.
#[utoipa::path(put, path = "/api/presence", tag = "people", request_body = PresenceBody, responses((status = 204),
    (status = 403)))]
pub(crate) async fn hide(
    State(store): State<Arc<Store>>,
    SignedIn { person, .. }: SignedIn,
    Body(PresenceBody { hides }): Body<PresenceBody>,
) -> Result<StatusCode, ApiError> {
    store.change_account(AccountChange::HidePresence { person: person.id, hides }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Invite a person with an account to the table where you sit. The answer does not tell whether the person has blocked you.
#[utoipa::path(post, path = "/api/tables/{id}/invitations", tag = "tables", request_body = Invite,
    responses((status = 204), (status = 403), (status = 404), (status = 409), (status = 429)))]
pub(crate) async fn invite(
    State(store): State<Arc<Store>>,
    State(rates): State<Arc<Rates>>,
    State(tables): State<Tables>,
    State(invitations): State<Arc<Invitations>>,
    Visitor(person): Visitor,
    Path(table): Path<TableId>,
    Body(Invite { name }): Body<Invite>,
) -> Result<StatusCode, ApiError> {
    rates.invites.count(person.id.clone())?;
    let listing = tables.running(&table).await?.listing();
    let may_offer = listing.people().any(|seated| *seated == person.id) && listing.has_free_seat();
    if !may_offer {
        return Err(AccountRefusal::NoSeatToOffer.into());
    }
    let other = named(&store, &person, &name).await?;
    let relation = store.relation(&other.id, &person.id).await?;
    if relation != Some(Relation::Blocked) {
        invitations.add(other.id, table, person, relation == Some(Relation::Friend));
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The tables to which others invite you, the latest first. Cheap enough to ask for every ten seconds.
#[utoipa::path(get, path = "/api/invitations", tag = "tables",
    responses((status = 200, body = Vec<TableInvitation>)))]
pub(crate) async fn invited(
    State(tables): State<Tables>,
    State(invitations): State<Arc<Invitations>>,
    visitor: Option<Visitor>,
) -> Result<Json<Vec<TableInvitation>>, ApiError> {
    let Some(Visitor(person)) = visitor else { return Ok(Json(Vec::new())) };
    let mut open = Vec::new();
    for (id, from) in invitations.of(&person.id) {
        let listing = tables.find(&id).await?.map(|table| table.listing());
        match listing.filter(|listing| listing.has_free_seat()) {
            Some(listing) => open.push(TableInvitation {
                table: id,
                from: from.name,
                face: from.face,
                rules: listing.rules().clone(),
                rated: listing.options.rated,
            }),
            None => invitations.remove(&person.id, &id),
        }
    }
    Ok(Json(open))
}

/// Decline an invitation to a table. The person who invited you is not told.
#[utoipa::path(delete, path = "/api/invitations/{table}", tag = "tables", responses((status = 204),
    (status = 403)))]
pub(crate) async fn decline(
    State(invitations): State<Arc<Invitations>>,
    Visitor(person): Visitor,
    Path(table): Path<TableId>,
) -> StatusCode {
    invitations.remove(&person.id, &table);
    StatusCode::NO_CONTENT
}

/// The person with this name, who is another one.
async fn named(store: &Store, person: &Guest, name: &str) -> Result<Guest, ApiError> {
    let found = store.account_by_name(name).await?;
    let other = found.ok_or_else(|| AccountRefusal::NobodyNamed { name: name.to_owned() })?.person;
    if other.id == person.id {
        return Err(AccountRefusal::Yourself.into());
    }
    Ok(other)
}

async fn relate(
    store: &Store,
    person: Guest,
    name: &str,
    relation: Relation,
) -> Result<StatusCode, ApiError> {
    let other = named(store, &person, name).await?.id;
    let change = AccountChange::Relate { person: person.id, other, relation, since_ms: clock::now_ms() };
    store.change_account(change).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn forget(store: &Store, person: Guest, name: &str) -> Result<StatusCode, ApiError> {
    let other = named(store, &person, name).await?.id;
    store.change_account(AccountChange::Forget { person: person.id, other }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a person may see of people they know.
async fn shown(tables: &Tables, presence: &Presence, people: Vec<Acquaintance>) -> Vec<KnownPerson> {
    let mut shown = Vec::with_capacity(people.len());
    for Acquaintance { person, hides_presence } in people {
        let here = !hides_presence && presence.is_here(&person.id, Instant::now());
        let call = if here { match_now(tables, &person).await } else { None };
        let is_rated = |table: &TableId| tables.glance(table).is_some_and(|glance| glance.is_rated);
        shown.push(KnownPerson {
            name: person.name,
            face: person.face,
            program: person.is_bot,
            here,
            watch: call.as_ref().map(|call| call.id.clone()).filter(is_rated),
            plays: call.map(|call| call.preset),
        });
    }
    shown
}

/// The match that a person plays now.
async fn match_now(tables: &Tables, person: &Guest) -> Option<TableCall> {
    let calls = tables.calls(&person.id).await;
    let playing = |phase| matches!(phase, Phase::Playing | Phase::Taking | Phase::Between);
    calls.into_iter().find(|call| playing(call.phase))
}
