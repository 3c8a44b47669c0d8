//! The derives that describe the types on the wire, for the OpenAPI document: [`utoipa`](https://github.com/juhaku/utoipa) with the feature
//! `openapi`, and derives that make nothing without it.
//!
//! Other crates know this one as `utoipa`, because utoipa's derives name their crate so. They derive without a condition, and only who
//! builds a server turns the feature on.
#![no_std]

#[cfg(not(feature = "openapi"))]
pub use boneyard_openapi_off::{IntoParams, ToSchema};
#[cfg(feature = "openapi")]
pub use utoipa::*;
