//! `boneyard loadtest`: short runs of each test.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

mod attack;
mod kill;
mod measurements;
mod worst;

use std::process::{Command, Output};
use std::sync::RwLock;

/// Held while a load test runs.
static RUNNING: RwLock<()> = RwLock::new(());

/// Runs a load test. Hostile clients have the lowest priority: beside other tests they would get no processor time.
fn loadtest(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boneyard"));
    command.arg("loadtest").args(arguments);
    if arguments[0] == "hostile" {
        let _alone = RUNNING.write().unwrap();
        command.output().unwrap()
    } else {
        let _beside = RUNNING.read().unwrap();
        command.output().unwrap()
    }
}

/// What a load test prints, which must succeed.
fn printed(arguments: &[&str]) -> String {
    let output = loadtest(arguments);
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {stdout}{stderr}");
    stdout
}

/// A seed: a new one each time, or the one in `BONEYARD_SEED`.
fn new_seed() -> u64 {
    match std::env::var("BONEYARD_SEED") {
        Ok(text) => text.parse().expect("BONEYARD_SEED is a number"),
        Err(_) => std::time::UNIX_EPOCH.elapsed().unwrap().subsec_nanos().into(),
    }
}
