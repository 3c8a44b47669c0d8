//! The analysis of a match as a WebAssembly module. `boneyard_analysis` documents its requests and answers.
#![cfg(target_family = "wasm")]

boneyard_wasm_bridge::bridge!(boneyard_analysis::AnalysisEngine, analysis);
