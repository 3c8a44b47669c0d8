//! The evening engine as a WebAssembly module. `boneyard_club::api` documents its requests and answers.
#![cfg(target_family = "wasm")]

boneyard_wasm_bridge::bridge!(boneyard_club::api::EveningEngine, call);
