//! The OpenAPI description at `/api/openapi.json`, and its pages at `/api/docs`.
//!
//! `docs/api.md` is the guide for programs. What a description must have is completed in `openapi/complete.rs`; tokens are in
//! `tokens.rs`, and a seat as a stream of lines in `tables/stream.rs`.

mod complete;
mod constants;

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use boneyard_protocol::evening::{EveningClientMessage, EveningServerMessage};
use boneyard_protocol::{ClientMessage, Failure, Problem};
use utoipa::OpenApi;

use crate::http::{ApiError, assets};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Boneyard",
        description = include_str!("openapi/guide.md"),
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "guests", description = "You, the person who sends the request."),
        (name = "accounts", description = "Your account: its password, browsers, tokens and settings. Only a browser can use it; no token can."),
        (name = "tables", description = "Tables and the pool: open one, sit down, follow it and play."),
        (name = "tournaments", description = "Arenas, Swisses, round robins and knock-outs at the server's tables."),
        (name = "matches", description = "Matches that are over: lists, records and replays."),
        (name = "people", description = "People with accounts, and the highest ratings."),
        (name = "moderation", description = "Reports, what moderators decide, and appeals. Only a browser can use the part for moderators; no token can."),
        (name = "rules", description = "The games, and their rules in words."),
        (name = "learn", description = "Lessons, strategy and guides, in five languages."),
        (name = "clubs", description = "Clubs: their members, organisers, seasons and hall of fame."),
        (name = "evenings", description = "Club nights, which people play at real tables while the server counts the score."),
        (name = "server", description = "The server itself."),
    ),
    // The messages of the sockets, which are no operations of this document, and what every operation may answer.
    components(schemas(ClientMessage, EveningClientMessage, EveningServerMessage, Failure))
)]
struct Description;

/// The part of the description that is not in a handler.
pub(crate) fn description() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

/// The routes of the description and its pages.
pub(crate) fn pages<S: Clone + Send + Sync + 'static>(description: &utoipa::openapi::OpenApi) -> Router<S> {
    // The document is long, so it is written once and not for each request.
    let document = Bytes::from(constants::written_out(complete::complete(description).to_string()));
    let document =
        move || std::future::ready(([(header::CONTENT_TYPE, "application/json")], document.clone()));
    Router::new()
        .route("/api/openapi.json", get(document))
        .route("/api/docs", get(|| std::future::ready(Redirect::permanent("/api/docs/"))))
        .route("/api/docs/", get(|headers| page("index.html".to_owned(), headers)))
        .route("/api/docs/{file}", get(|Path(file): Path<String>, headers| page(file, headers)))
}

/// A file of the pages, which the build of the client makes.
async fn page(file: String, headers: HeaderMap) -> Response {
    assets::file(&format!("api-docs/{file}"), &headers)
        .unwrap_or_else(|| ApiError::from(Problem::NotFound).into_response())
}

/// An unknown path below `/api`. It must not get a page of the client.
pub(crate) async fn unknown() -> ApiError {
    Problem::NotFound.into()
}
