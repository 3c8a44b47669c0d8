//! What every request passes: which hosts and origins are accepted, how long bodies are read, and how an
//! [`error`] becomes an answer. Handlers take what they need with [`extract`]. And the pages that belong to no feature.

pub(crate) mod addresses;
pub(crate) mod allowed_hosts;
pub(crate) mod assets;
pub(crate) mod error;
pub(crate) mod extract;
pub(crate) mod health;
pub(crate) mod network;
pub(crate) mod origin;
pub(crate) mod security;
pub(crate) mod uploads;

pub(crate) use error::ApiError;
pub(crate) use extract::{Body, Params};
pub(crate) use network::VisitorNetwork;
