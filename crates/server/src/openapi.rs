//! The OpenAPI description at `/api/openapi.json`, and its pages at `/api/docs`.

use axum::Router;
use boneyard_protocol::Problem;
use utoipa::OpenApi;
use utoipa_swagger_ui::{Config, SwaggerUi};

use crate::error::ApiError;
use crate::state::App;

#[derive(OpenApi)]
#[openapi(info(
    title = "Boneyard",
    description = "Play dominoes and run club nights, which the API calls evenings. A match is played over the WebSocket at `/api/tables/{id}/ws`. An evening is followed over the one at `/api/evenings/{id}/ws`.",
    license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
))]
struct Description;

/// The part of the description that is not in a handler.
pub(crate) fn description() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

/// The routes of the description and its pages.
pub(crate) fn pages(description: utoipa::openapi::OpenApi) -> Router<App> {
    SwaggerUi::new("/api/docs").url("/api/openapi.json", description).config(Config::default()).into()
}

/// An unknown path below `/api`. It must not get a page of the client.
pub(crate) async fn unknown() -> ApiError {
    Problem::NotFound.into()
}
