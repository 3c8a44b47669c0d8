//! Builds the program again when the web client was. It does not build the client: that takes Node, and a build of
//! the server has to work without it.

use std::fs;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A watched path that does not exist would make every build start over, so there is a folder, if an empty one.
    // Where it can't be made (a checkout that may not be written to) the build works all the same.
    let _ = fs::create_dir_all("../../web/dist");
    println!("cargo::rerun-if-changed=../../web/dist");
}
