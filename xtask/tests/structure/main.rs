//! Every kind of fault of structure is found in a small sample, and said in words that help.

mod cycles;
mod page;
mod plan;
mod resolving;
mod unit_tests;
mod wire;

use std::fmt::Write as _;

use xtask::structure::{self, Fault, Plan, Tree};

/// The files of a sample. Lines like `//- crates/rules/src/lib.rs` begin its files.
fn tree(sample: &str) -> Tree {
    let files = sample.split("//- ").skip(1).map(|file| {
        let (path, text) = file.split_once('\n').unwrap_or((file, ""));
        (path.trim().to_owned(), text.to_owned())
    });
    Tree::of(files)
}

/// The faults of the crates of a sample, one after the other.
fn faults(plan: &str, sample: &str) -> String {
    let plan: Plan = plan.parse().expect("the plan of a sample can be read");
    listed(&structure::crates(&tree(sample), &plan).expect("a sample can be read"))
}

/// The faults of a sample that is one crate, `inn`, given by the files of its `src`.
fn faults_inside(sample: &str) -> String {
    let sample = sample.replace("//- ", "//- crates/inn/src/");
    faults("[crates.inn]\nwhy = \"A sample.\"\nuses = []", &format!("//- crates/inn/Cargo.toml\n{sample}"))
}

fn listed(faults: &[Fault]) -> String {
    if faults.is_empty() {
        return "no faults".to_owned();
    }
    faults.iter().fold(String::new(), |mut all, fault| {
        let _ = writeln!(all, "{fault}");
        all
    })
}
