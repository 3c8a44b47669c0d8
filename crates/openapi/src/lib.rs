//! The derives that describe the types on the wire for the OpenAPI document.
//!
//! With the feature `openapi`, this crate re-exports [`utoipa`](https://github.com/juhaku/utoipa). Without it, the derives of
//! `boneyard-openapi-off` expand to nothing, which keeps descriptions out of the engines for browsers.
//!
//! Other crates depend on it under the name `utoipa`, because utoipa's derives name their crate so. They derive without a condition. Only
//! the feature `server` of `boneyard-protocol` turns the feature on, in all crates that need it: some write descriptions by hand, under a
//! feature of their own.
#![no_std]

#[cfg(not(feature = "openapi"))]
pub use boneyard_openapi_off::{IntoParams, ToSchema};
#[cfg(feature = "openapi")]
pub use utoipa::*;
