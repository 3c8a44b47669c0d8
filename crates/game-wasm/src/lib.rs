//! The engine of the game as a WebAssembly module: a table that runs on a device. `boneyard_protocol::local` documents its
//! requests and answers.
#![cfg(target_family = "wasm")]

boneyard_wasm_bridge::bridge!(boneyard_local::LocalEngine, local);
