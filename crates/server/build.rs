//! Rebuilds a release program when the web client has changed, because it contains the client. This script does not build
//! the client, because that needs Node, and the server must build without Node.

use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The folder must exist, whether its files are embedded or read. If it cannot be made, as in a read-only checkout, the
    // build still works.
    let _ = fs::create_dir_all("../../web/dist");
    // A program that is built for development reads the client from the folder.
    if env::var("PROFILE").as_deref() != Ok("debug") {
        println!("cargo::rerun-if-changed=../../web/dist");
    }
}
