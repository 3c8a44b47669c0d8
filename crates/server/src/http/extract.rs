//! What handlers take out of a request: a JSON [`Body`] and the [`Params`] of a query. Their refusals are failures like all others.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;

use crate::http::error::ApiError;

/// The body of a request, as JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T, S: Send + Sync> FromRequest<S> for Body<T>
where
    Json<T>: FromRequest<S, Rejection = JsonRejection>,
{
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let Json(body) = Json::from_request(request, state).await?;
        Ok(Body(body))
    }
}

/// The query of a request.
pub(crate) struct Params<T>(pub(crate) T);

impl<T, S: Send + Sync> FromRequestParts<S> for Params<T>
where
    Query<T>: FromRequestParts<S, Rejection = QueryRejection>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Query(query) = Query::from_request_parts(parts, state).await?;
        Ok(Params(query))
    }
}
