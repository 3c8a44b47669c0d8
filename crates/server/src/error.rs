//! Errors as answers. The client gets a code and values and owns the sentence; a cause that is ours is logged here,
//! once, under a reference that the client is shown.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use boneyard_store::StoreError;
use serde::Serialize;
use utoipa::ToSchema;

use crate::random;

/// What went wrong, for a program to act on and a client to word.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// Which kind of problem; stable.
    #[schema(example = "too_often")]
    code: Code,
    /// What the sentence has to name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    values: BTreeMap<&'static str, String>,
    /// Where the cause is ours: what to tell the host, who finds it in the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "7F3K")]
    reference: Option<String>,
}

/// The kinds of problems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Code {
    /// The request cannot be read; `detail` says where.
    BadRequest,
    /// Another site's page asked.
    ForeignOrigin,
    /// Only somebody with a guest's cookie may do this: ask for `/api/me` first.
    NotAGuest,
    /// A name needs one to 24 visible characters.
    BadName,
    /// Tried too often; `seconds` says how long to wait.
    TooOften,
    /// The interface has no such address; `/api/docs` lists them.
    NoSuchPath,
    /// Could not be stored; nothing has changed.
    NotStored,
}

/// A problem with its HTTP status.
#[derive(Debug, Clone)]
pub(crate) struct ApiError {
    status: StatusCode,
    problem: Problem,
    retry_after: Option<Duration>,
}

impl ApiError {
    fn new(status: StatusCode, code: Code) -> Self {
        let problem = Problem { code, values: BTreeMap::new(), reference: None };
        ApiError { status, problem, retry_after: None }
    }

    fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.problem.values.insert(name, value.to_string());
        self
    }

    /// A cause of ours: logged under a reference.
    fn ours(status: StatusCode, code: Code, cause: &dyn std::fmt::Display) -> Self {
        let reference = random::id::<6>().to_uppercase();
        tracing::error!(%reference, "A request failed (reference {reference}): {cause}");
        let mut error = ApiError::new(status, code);
        error.problem.reference = Some(reference);
        error
    }

    pub(crate) fn foreign_origin() -> Self {
        ApiError::new(StatusCode::FORBIDDEN, Code::ForeignOrigin)
    }

    pub(crate) fn not_a_guest() -> Self {
        ApiError::new(StatusCode::UNAUTHORIZED, Code::NotAGuest)
    }

    pub(crate) fn bad_name() -> Self {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, Code::BadName)
    }

    pub(crate) fn too_often(wait: Duration) -> Self {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        let mut error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooOften).with("seconds", seconds);
        error.retry_after = Some(Duration::from_secs(seconds));
        error
    }

    pub(crate) fn no_such_path() -> Self {
        ApiError::new(StatusCode::NOT_FOUND, Code::NoSuchPath)
    }

    pub(crate) fn not_stored(cause: &dyn std::fmt::Display) -> Self {
        ApiError::ours(StatusCode::SERVICE_UNAVAILABLE, Code::NotStored, cause)
    }
}

impl From<StoreError> for ApiError {
    fn from(cause: StoreError) -> Self {
        ApiError::not_stored(&cause)
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        ApiError::new(rejection.status(), Code::BadRequest).with("detail", rejection.body_text())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.problem)).into_response();
        if let Some(wait) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs()));
        }
        response
    }
}
