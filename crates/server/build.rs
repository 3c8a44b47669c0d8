//! Rebuilds a release program when the web client has changed, because it contains the client. This script does not build
//! the client, because that needs Node, and the server must build without Node.
//!
//! A release needs the client with its engines. Without that of club evenings, an evening stops when the connection is lost.

use std::path::Path;
use std::{env, fs};

/// Set it to any value for a release without pages.
const WITHOUT_PAGES: &str = "BONEYARD_WITHOUT_PAGES";

/// Set it to any value for a release whose pages lack engines.
const WITHOUT_ENGINE: &str = "BONEYARD_WITHOUT_ENGINE";

/// The engines of the client: the source of each, and what it is for.
const ENGINES: [(&str, &str); 3] = [
    ("src/features/evening/engine/engine.wasm", "club evenings"),
    ("src/features/table/local/engine.wasm", "games without a connection"),
    ("src/features/matches/analysis/engine.wasm", "analysis"),
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={WITHOUT_PAGES}");
    println!("cargo::rerun-if-env-changed={WITHOUT_ENGINE}");
    // The folder must exist, whether its files are embedded or read. If it cannot be made, as in a read-only checkout, the
    // build still works.
    let _ = fs::create_dir_all("../../web/dist");
    // A program that is built for development reads the client from the folder.
    if env::var("PROFILE").as_deref() == Ok("debug") {
        return;
    }
    println!("cargo::rerun-if-changed=../../web/dist");
    if !Path::new("../../web/dist/index.html").exists() {
        if env::var_os(WITHOUT_PAGES).is_none() {
            println!(
                "cargo::error=there are no pages in `web/dist`; build the program with `scripts/release`, which builds them first, or \
                 set {WITHOUT_PAGES}=1 for a program that shows none"
            );
        }
        return;
    }
    let files = fs::read_to_string("../../web/dist/.vite/manifest.json").unwrap_or_default();
    let missing = ENGINES.iter().filter(|(source, _)| !files.contains(&format!("\"{source}\"")));
    let missing: Vec<&str> = missing.map(|(_, purpose)| *purpose).collect();
    if !missing.is_empty() && env::var_os(WITHOUT_ENGINE).is_none() {
        println!(
            "cargo::error=the pages in `web/dist` have no engine for {}; build the program with `scripts/release`, which builds it or \
             says why it cannot, or set {WITHOUT_ENGINE}=1 for a program whose pages need a connection for that",
            missing.join(" and ")
        );
    }
}
