//! Requests and answers about evenings. The page sends them to the engine on its own device, so they need no network
//! (CLUB-98).
//!
//! Start at [`EveningEngine`]. It takes an [`EngineRequest`] and returns an [`EngineAnswer`]; a refusal is an answer too.
//! In a browser, `club-wasm` passes the JSON. For browsers without WebAssembly, the server calls the same engine.

mod answer;
mod engine;
mod request;

pub use {
    answer::{EngineAnswer, EngineRefusal},
    engine::EveningEngine,
    request::EngineRequest,
};
