//! The learning pages: lessons, strategy, history and guides.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use boneyard_learn::{Language, LearnError};
use boneyard_protocol::Problem;
use boneyard_protocol::learn::{GuidePage, LearnIndex, LearnPage};

use crate::http::{ApiError, VisitorNetwork};
use crate::work::{Charge, Workers};

/// The history, and every game with its introduction.
#[utoipa::path(get, path = "/api/learn/{language}", tag = "learn", security(()),
    responses((status = 200, body = LearnIndex), (status = 404), (status = 429)))]
pub(crate) async fn index(
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    Path(language): Path<String>,
) -> Result<Json<LearnIndex>, ApiError> {
    let language = language.parse::<Language>().map_err(|_| Problem::NotFound)?;
    Ok(Json(workers.run(Charge::Short(network), move |_| Ok(boneyard_learn::index(language))).await??))
}

/// The lesson and the strategy of a preset.
#[utoipa::path(get, path = "/api/learn/{language}/{preset}", tag = "learn", security(()),
    responses((status = 200, body = LearnPage), (status = 404), (status = 429)))]
pub(crate) async fn page(
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    Path((language, preset)): Path<(String, String)>,
) -> Result<Json<LearnPage>, ApiError> {
    let language = language.parse::<Language>().map_err(|_| Problem::NotFound)?;
    Ok(Json(
        workers.run(Charge::Short(network), move |_| Ok(boneyard_learn::page(&preset, language))).await??,
    ))
}

/// A guide: `play`, `club-night`, `host` or `build`.
#[utoipa::path(get, path = "/api/guides/{language}/{guide}", tag = "learn", security(()),
    responses((status = 200, body = GuidePage), (status = 404), (status = 429)))]
pub(crate) async fn guide(
    State(workers): State<Arc<Workers>>,
    VisitorNetwork(network): VisitorNetwork,
    Path((language, guide)): Path<(String, String)>,
) -> Result<Json<GuidePage>, ApiError> {
    let language = language.parse::<Language>().map_err(|_| Problem::NotFound)?;
    let made = move |_: &_| Ok(boneyard_learn::guide(&guide, language));
    Ok(Json(workers.run(Charge::Short(network), made).await??))
}

impl From<LearnError> for ApiError {
    fn from(error: LearnError) -> Self {
        match error {
            LearnError::Missing { .. } => Problem::NotFound.into(),
            LearnError::Wrong { .. } => ApiError::internal(Problem::Internal, &error),
        }
    }
}
