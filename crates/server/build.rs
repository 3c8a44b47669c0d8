//! Rebuilds the server when the web client has changed. It does not build the client: that needs Node, and the server
//! must build without it.

use std::fs;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Make the folder if it is missing: a watched path that does not exist would rebuild the crate every time. If
    // this fails, as in a read-only checkout, the build still works.
    let _ = fs::create_dir_all("../../web/dist");
    println!("cargo::rerun-if-changed=../../web/dist");
}
