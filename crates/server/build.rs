//! Rebuilds a release program when the web client has changed, because it contains the client. This script does not build
//! the client, because that needs Node, and the server must build without Node.
//!
//! A release needs a client with the engine of club evenings: without it, an evening stops when the connection is lost.

use std::{env, fs};

/// Set it to any value for a release whose club evenings need a connection.
const WITHOUT_ENGINE: &str = "BONEYARD_WITHOUT_ENGINE";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={WITHOUT_ENGINE}");
    // The folder must exist, whether its files are embedded or read. If it cannot be made, as in a read-only checkout, the
    // build still works.
    let _ = fs::create_dir_all("../../web/dist");
    // A program that is built for development reads the client from the folder.
    if env::var("PROFILE").as_deref() == Ok("debug") {
        return;
    }
    println!("cargo::rerun-if-changed=../../web/dist");
    let files = fs::read_to_string("../../web/dist/.vite/manifest.json").unwrap_or_default();
    if !has_engine(&files) && env::var_os(WITHOUT_ENGINE).is_none() {
        println!(
            "cargo::error=the pages in `web/dist` have no engine for club evenings; run `./run`, which builds it or says why it \
             cannot, or set {WITHOUT_ENGINE}=1 for a program whose club evenings need a connection"
        );
    }
}

/// Whether the list of the client's files has the engine of club evenings.
fn has_engine(files: &str) -> bool {
    files.contains(r#""src/features/evening/engine/engine.wasm""#)
}
