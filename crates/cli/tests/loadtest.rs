//! `boneyard loadtest evening`: its measurements and its errors.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

use std::process::{Command, Output};

fn loadtest(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_boneyard")).arg("loadtest").args(arguments).output().unwrap()
}

#[test]
fn every_phone_is_shown_every_entry() {
    let output = loadtest(&["evening", "--phones", "40", "--matches", "1", "--rate", "50", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let measured: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    // A match of four tables: one entry begins it, and each table has eight entries and a confirmation.
    assert_eq!(measured["entries"], 37);
    assert_eq!((&measured["shown"], &measured["missing"]), (&(40 * 37).into(), &0.into()));
    for what in ["screens", "all", "acknowledged"] {
        let [p50, p99, max] =
            ["p50_ms", "p99_ms", "max_ms"].map(|time| measured[what][time].as_f64().unwrap());
        assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{measured}");
    }
    assert!(measured["screens"]["max_ms"] == measured["all"]["max_ms"], "{measured}");
}

#[test]
fn an_unusable_server_address_is_reported() {
    for (url, error) in [
        (
            "dominoes.example",
            "boneyard: not an address: `dominoes.example` (write it as http://127.0.0.1:8080)",
        ),
        ("http://127.0.0.1:1", "boneyard: 127.0.0.1:1: Connection refused"),
    ] {
        let output = loadtest(&["evening", "--url", url]);
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).starts_with(error), "{output:?}");
    }
}
