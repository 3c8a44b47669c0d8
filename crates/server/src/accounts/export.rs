//! Everything that the server stores about an account, in one file.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use boneyard_protocol::matches::{FamilyRating, FinishedMatch};
use boneyard_store::MatchQuery;
use serde::Serialize;

use super::Accounts;
use crate::bounds::SESSION_IDLE_MS;
use crate::http::ApiError;
use crate::moderation::{self, ExportedModeration};
use crate::visitors::SignedIn;
use crate::{clock, matches, profiles};

/// The file. Times are in milliseconds since 1970.
#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct Export {
    name: String,
    face: Option<u16>,
    since_ms: i64,
    email: Option<String>,
    email_confirmed: bool,
    #[schema(value_type = Object)]
    settings: serde_json::Value,
    sessions: Vec<ExportedSession>,
    /// When you last signed in on each browser that the server knows.
    known_devices_used_ms: Vec<i64>,
    /// The devices that get notices while no page is open.
    push_devices: Vec<ExportedPushDevice>,
    /// Whether you want e-mails about your turns in slow matches.
    turn_mails: bool,
    /// Whether you want e-mails about people who come to play.
    arrival_mails: bool,
    clubs: Vec<ExportedClub>,
    /// The tables where you sit, as in their addresses.
    tables: Vec<String>,
    /// Your matches, the last first: at most `export::MATCHES_MAX`.
    matches: Vec<FinishedMatch>,
    ratings: Vec<FamilyRating>,
    /// The tournaments that you opened or entered, the last first: at most `export::TOURNAMENTS_MAX`.
    tournaments: Vec<ExportedTournament>,
    moderation: ExportedModeration,
}

/// The tournaments in one export.
pub(crate) const TOURNAMENTS_MAX: usize = 1_000;

#[derive(Serialize, utoipa::ToSchema)]
struct ExportedTournament {
    id: String,
    title: String,
    hosts: bool,
}

/// The matches in one export.
pub(crate) const MATCHES_MAX: usize = 2_000;

#[derive(Serialize, utoipa::ToSchema)]
struct ExportedSession {
    /// The browser, or the name of a token.
    device: String,
    /// What a program may do with the token; `null` for a browser.
    scopes: Option<String>,
    since_ms: i64,
    used_ms: i64,
}

#[derive(Serialize, utoipa::ToSchema)]
struct ExportedPushDevice {
    /// The address of the push service of the browser.
    endpoint: String,
    language: String,
    renewed_ms: i64,
}

#[derive(Serialize, utoipa::ToSchema)]
struct ExportedClub {
    id: String,
    name: String,
    organises: bool,
    /// Whether the club knows you as a member.
    member: bool,
    /// Your e-mail on the list of the club.
    email: Option<String>,
}

/// Download everything that the server stores about you.
#[utoipa::path(get, path = "/api/account/export", tag = "accounts", responses((status = 200, body = Export),
    (status = 403), (status = 429)))]
pub(crate) async fn export(
    State(accounts): State<Arc<Accounts>>,
    SignedIn { person, .. }: SignedIn,
) -> Result<Response, ApiError> {
    // An export reads much.
    accounts.rates.lists.count(person.id.clone())?;
    let account = accounts.of(&person).await?;
    let sessions = accounts.store.sessions(&person.id, clock::now_ms() - SESSION_IDLE_MS).await?;
    let sessions = sessions.into_iter().map(|session| ExportedSession {
        device: session.device,
        scopes: session.scopes,
        since_ms: session.since_ms,
        used_ms: session.used_ms,
    });
    let push_devices = accounts.store.push_devices(&person.id, clock::now_ms()).await?;
    let push_devices = push_devices.into_iter().map(|device| ExportedPushDevice {
        endpoint: device.endpoint,
        language: device.language,
        renewed_ms: device.renewed_ms,
    });
    let clubs = accounts.store.clubs_of(&person.id).await?.into_iter().map(|club| ExportedClub {
        id: club.id.to_string(),
        name: club.name,
        organises: club.organises,
        member: club.member,
        email: club.email,
    });
    let stored = accounts.store.matches_of(&person.id, &MatchQuery::all(MATCHES_MAX)).await?;
    let ratings = accounts.store.ratings_of(&person.id).await?;
    let tournaments = accounts.store.tournaments_of(&person.id, TOURNAMENTS_MAX).await?.into_iter();
    let tournaments = tournaments.map(|(tournament, hosts)| ExportedTournament {
        id: tournament.id.to_string(),
        title: tournament.title,
        hosts,
    });
    let export = Export {
        name: account.person.name,
        face: account.person.face,
        since_ms: account.created_ms,
        email: account.email,
        email_confirmed: account.email_confirmed,
        settings: serde_json::from_str(&account.settings).unwrap_or_default(),
        sessions: sessions.collect(),
        known_devices_used_ms: accounts.store.known_devices(&person.id).await?,
        push_devices: push_devices.collect(),
        turn_mails: account.turn_mails,
        arrival_mails: account.arrival_mails,
        clubs: clubs.collect(),
        tables: accounts.tables.seated_at(&person.id).iter().map(ToString::to_string).collect(),
        matches: stored.into_iter().map(|stored| matches::shown(stored, Some(&person.id))).collect(),
        ratings: ratings.into_iter().filter_map(profiles::shown).collect(),
        tournaments: tournaments.collect(),
        moderation: moderation::exported(&accounts.store, &person.id).await?,
    };
    let mut response = Json(export).into_response();
    let file = HeaderValue::from_static("attachment; filename=\"boneyard-account.json\"");
    response.headers_mut().insert(header::CONTENT_DISPOSITION, file);
    Ok(response)
}
