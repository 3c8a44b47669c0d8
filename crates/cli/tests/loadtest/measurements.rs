//! `boneyard loadtest evening`, `boneyard loadtest hostile` and `boneyard loadtest pools`: their measurements and their errors.

use serde_json::Value;

use crate::{loadtest, printed};

#[test]
fn every_phone_is_shown_every_entry() {
    let printed = printed(&["evening", "--phones", "40", "--matches", "1", "--rate", "50", "--json"]);
    let measured: Value = serde_json::from_str(&printed).unwrap();
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

#[test]
fn every_attack_is_measured() {
    let output = loadtest(&["hostile", "--tables", "4", "--pace-ms", "50", "--seconds", "1", "--json"]);
    // On a busy machine an attack may slow down honest players. Then the exit status is 1, but the measurement is whole.
    assert!(matches!(output.status.code(), Some(0 | 1)), "{}", String::from_utf8_lossy(&output.stderr));
    let measured: Value = serde_json::from_slice(&output.stdout).unwrap();
    let rows = measured["rows"].as_array().unwrap();
    let attacks: Vec<&str> = rows.iter().map(|row| row["attack"].as_str().unwrap()).collect();
    assert_eq!(
        attacks,
        ["slow-readers", "slow-senders", "flood", "half-open", "malformed", "storms"],
        "{measured}"
    );
    for row in rows {
        assert!(row["sent"].as_u64().unwrap() > 0, "{row}");
        for moves in [&row["quiet"], &row["attacked"]] {
            let [p50, p99, max] = ["p50_ms", "p99_ms", "max_ms"].map(|time| moves[time].as_f64().unwrap());
            assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{row}");
        }
        let faults = row["faults"].as_array().unwrap().iter().map(|fault| fault.as_str().unwrap());
        let of_the_server: Vec<&str> = faults.filter(|fault| !is_about_players(fault)).collect();
        assert!(of_the_server.is_empty(), "{row}");
    }
}

/// Whether a fault says that honest players waited longer, or that the server was too busy for one of their moves.
fn is_about_players(fault: &str) -> bool {
    fault.starts_with("p99 is ") || fault.contains("honest players failed")
}

#[test]
fn an_unknown_attack_is_refused() {
    let output = loadtest(&["hostile", "--only", "magic"]);
    assert_eq!(output.status.code(), Some(2));
    let expected = "boneyard: no attack has `magic` in its name (see boneyard help loadtest hostile)\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), expected);
}

#[test]
fn everyone_in_a_pool_is_matched() {
    let printed = printed(&["pools", "--people", "80", "--games", "20", "--pairs", "3", "--json"]);
    let measured: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(
        (&measured["people"], &measured["games"], &measured["tables"]),
        (&80.into(), &20.into(), &40.into())
    );
    let [p50, p99, max] =
        ["p50", "p99", "max"].map(|time| measured[format!("waiting_{time}_ms")].as_f64().unwrap());
    assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{measured}");
    assert!(measured["two_alone_max_ms"].as_f64().unwrap() > 0.0, "{measured}");
}

#[test]
fn people_with_mixed_wishes_sit_as_soon_as_they_can() {
    let printed =
        printed(&["pool", "--people", "40", "--games", "3", "--mixed", "--patience-s", "5", "--json"]);
    let measured: Value = serde_json::from_str(&printed).unwrap();
    let number = |name: &str| measured[name].as_f64().unwrap();
    assert!(number("left") < 20.0 && number("tables") >= 5.0, "{measured}");
    // Tests share the processors, so the bound is not that of a server in use.
    assert!(number("could_have_sat_max_ms") < 5_000.0, "{measured}");
}
