//! Club evenings in the browser, so that an organiser's device can run one with no network at all (CLUB-98).
//!
//! A page holds a [`Desk`] and asks it by JSON: a [`Request`] goes in, an [`Answer`] comes out, and what cannot be is an
//! answer too. [`reply`] is the whole of it; in WebAssembly `bridge` lets the page call that. Everything an answer says is
//! said by `boneyard-club`, here as on the server.
//!
//! ```
//! use boneyard_club_wasm::{Desk, reply};
//!
//! let answer = reply(&mut Desk::new(), br#"{"type":"schedule","players":4,"kind":"published"}"#);
//! assert!(answer.starts_with(br#"{"type":"schedule","schedule":{"players":4,"#));
//! let refused = reply(&mut Desk::new(), b"{}");
//! assert!(refused.starts_with(br#"{"type":"refused","refusal":{"code":"bad-request","#));
//! ```

#[cfg(target_family = "wasm")]
mod bridge;
mod desk;
mod message;
mod reply;

pub use crate::{
    desk::Desk,
    message::{Answer, PlaysOn, Refusal, Request},
    reply::reply,
};
