//! `boneyard serve` from outside: its output when it starts, stops or cannot start.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Command, Output, Stdio};

fn boneyard(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_boneyard")).args(arguments).output().unwrap()
}

/// Runs the program, which must fail with exit code 2, and returns its one sentence on the error stream.
fn refusal(arguments: &[&str]) -> String {
    let output = boneyard(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{arguments:?}");
    let error_text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error_text.lines().count(), 1, "{arguments:?}: {error_text}");
    error_text.trim_end().to_owned()
}

#[test]
fn wrong_arguments_are_named() {
    let cases: [(&[&str], &str); 5] = [
        (
            &["--listn", "x"],
            "unexpected argument '--listn' found; tip: a similar argument exists: '--listen'",
        ),
        (
            &["--listen", "home"],
            "invalid value 'home' for '--listen <ADDRESS:PORT>': not an address and port: `home` (write it as \
             127.0.0.1:8080)",
        ),
        (
            &["--public-url", "dominoes.example"],
            "invalid value 'dominoes.example' for '--public-url <URL>': not a public address: `dominoes.example` \
             (write it as https://dominoes.example)",
        ),
        (&["--database"], "a value is required for '--database <FILE>' but none was supplied"),
        (
            &["--log", "loud"],
            "invalid value 'loud' for '--log <LEVEL>': not a level: `loud` (write error, warn, info, debug or trace)",
        ),
    ];
    for (arguments, sentence) in cases {
        assert_eq!(refusal(&[&["serve"], arguments].concat()), format!("boneyard: {sentence}"));
    }
}

#[test]
fn a_busy_port_is_named() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("boneyard.db");
    let error_text = refusal(&["serve", "--listen", &address, "--database", database.to_str().unwrap()]);
    let expected = "is in use by another program; stop it, or choose another port with --listen";
    assert_eq!(error_text, format!("boneyard: {address} {expected}"));
    assert!(!database.exists(), "a server that can't listen leaves the database alone");
}

#[test]
fn a_database_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let error_text = |name: &str| {
        let path = folder.path().join(name);
        let error_text = refusal(&["serve", "--listen", "127.0.0.1:0", "--database", path.to_str().unwrap()]);
        error_text.replace(folder.path().to_str().unwrap(), "FOLDER")
    };
    assert_eq!(
        error_text("no/boneyard.db"),
        "boneyard: the folder FOLDER/no does not exist; create it, or name another file with --database"
    );
    std::fs::write(folder.path().join("letter"), "Dear aunt, ".repeat(20)).unwrap();
    assert_eq!(
        error_text("letter"),
        "boneyard: FOLDER/letter is not a database; name another file with --database"
    );
    let locked = folder.path().join("locked");
    std::fs::write(&locked, "").unwrap();
    let mut permissions = std::fs::metadata(&locked).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&locked, permissions).unwrap();
    assert_eq!(
        error_text("locked"),
        "boneyard: FOLDER/locked is read-only; make it writable, or name another file with --database"
    );
}

#[test]
fn help_shows_an_example_for_every_flag() {
    let output = boneyard(&["serve", "--help"]);
    assert_eq!(output.status.code(), Some(0));
    let help = String::from_utf8(output.stdout).unwrap();
    for flag in ["--listen", "--database", "--public-url", "--log"] {
        let described =
            help.find(&format!("      {flag} ")).unwrap_or_else(|| panic!("{flag} is not explained"));
        let words: Vec<&str> = help[described..].split_whitespace().collect();
        let example = words.windows(2).any(|pair| pair == ["Example:", flag]);
        assert!(example, "{flag} has no example");
    }
}

#[cfg(unix)]
#[test]
fn a_server_prints_its_address_and_stops_on_sigterm() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_boneyard"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(folder.path().join("boneyard.db"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Boneyard is ready at http://127.0.0.1:"), "{line}");
    let killed = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(!folder.path().join("boneyard.db-wal").exists(), "a stopped server leaves one file");
}
