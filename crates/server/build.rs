//! Rebuilds the server when the web client has changed. This script does not build the client, because that needs Node,
//! and the server must build without Node.

use std::fs;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Make the folder if it is missing: a watched path that does not exist would rebuild the crate every time. If
    // the folder cannot be made, as in a read-only checkout, the build still works.
    let _ = fs::create_dir_all("../../web/dist");
    println!("cargo::rerun-if-changed=../../web/dist");
}
