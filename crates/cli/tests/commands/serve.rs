//! `boneyard serve` from outside: its output when it starts, stops or cannot start.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::program::{self, boneyard, printed};

/// Runs the program, which must refuse, and returns its one sentence.
fn refusal(arguments: &[&str]) -> String {
    let error_text = program::refusal(arguments);
    assert_eq!(error_text.lines().count(), 1, "{arguments:?}: {error_text}");
    error_text.trim_end().to_owned()
}

#[test]
fn wrong_arguments_are_named() {
    let cases: [(&[&str], &str); 12] = [
        (
            &["--lan", "--listen", "0.0.0.0:80"],
            "the argument '--lan' cannot be used with '--listen <ADDRESS:PORT>'",
        ),
        (
            &["--listn", "x"],
            "unexpected argument '--listn' found; tip: a similar argument exists: '--listen'",
        ),
        (
            &["--listen", "home"],
            "invalid value 'home' for '--listen <ADDRESS:PORT>': not an IP address and port: `home` (write \
             127.0.0.1:8080 for this machine alone, or 0.0.0.0:8080 for all)",
        ),
        (&["--port", "80"], "unexpected argument '--port' found; write --listen 127.0.0.1:PORT"),
        (
            &["--public-url", "https://example.org/dominoes"],
            "invalid value 'https://example.org/dominoes' for '--public-url <URL>': Boneyard cannot run under a path of an \
             address: `https://example.org/dominoes` (give it a host of its own, such as https://dominoes.example.org)",
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
        (
            &["--log-format", "xml"],
            "invalid value 'xml' for '--log-format <FORMAT>': not a format: `xml` (write text or json)",
        ),
        (
            &["--tables", "0"],
            "invalid value '0' for '--tables <COUNT>': nobody could open one (write 1 to 1000000)",
        ),
        (
            &["--header-wait", "20"],
            "invalid value '20' for '--header-wait <TIME>': not a time (write a number with ms, s, m, h or d, such as \
             20s)",
        ),
        (
            &["--silence-wait", "20s"],
            "silence-wait (20s) must be at least twice ping-every (15s), so that pages can answer",
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
fn a_moderator_whom_nobody_knows_and_unusable_house_rules_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let (database, rules) = (folder.path().join("boneyard.db"), folder.path().join("rules.txt"));
    std::fs::write(&rules, " \n").unwrap();
    let start = ["serve", "--listen", "127.0.0.1:0", "--database", database.to_str().unwrap()];
    let unusable = refusal(&[&start[..], &["--house-rules", rules.to_str().unwrap()]].concat());
    let sentence = "the house rules are empty; write at least one paragraph";
    assert_eq!(unusable, format!("boneyard: {}: {sentence}", rules.display()));
    assert!(!database.exists(), "a server that does not start leaves the database alone");
    let unknown = refusal(&[&start[..], &["--moderator", "Ana"]].concat());
    let sentence = "no account has the name `Ana`; let that person open one first, or leave out --moderator";
    assert_eq!(unknown, format!("boneyard: {sentence}"));
    let printed =
        printed_config(&["--moderator", "Ana", "--moderator", "Boris", "--house-rules", "rules.txt"]);
    for line in ["moderator = [\"Ana\", \"Boris\"]", "house-rules = \"rules.txt\""] {
        assert!(printed.lines().any(|printed| printed == line), "{line}: {printed}");
    }
}

#[test]
fn a_name_for_the_network_is_announced_with_lan_or_if_it_is_given() {
    let line = |flags: &[&str]| {
        let config = printed_config(flags);
        config.lines().find(|line| line.contains("mdns-name = ")).map(str::to_owned)
    };
    let none = Some("# mdns-name = \"boneyard\"".to_owned());
    assert_eq!(line(&[]), none);
    assert_eq!(line(&["--lan"]), Some("mdns-name = \"boneyard\"".into()));
    assert_eq!(line(&["--lan", "--mdns-name", "Club-7"]), Some("mdns-name = \"club-7\"".into()));
    assert_eq!(line(&["--listen", "0.0.0.0:0", "--mdns-name", "club"]), Some("mdns-name = \"club\"".into()));
    assert_eq!(line(&["--lan", "--no-mdns"]), none);
    let folder = tempfile::tempdir().unwrap();
    let file = config_file(folder.path(), "mdns-name = \"hall\"\n");
    assert_eq!(line(&["--config", &file]), Some("mdns-name = \"hall\"".into()));
    assert_eq!(line(&["--config", &file, "--no-mdns"]), none);
    let refused = refusal(&["serve", "--mdns-name", "club.local"]);
    assert!(refused.contains("not a name for a network: `club.local`"), "{refused}");
}

/// Prints the settings of a server with these flags.
fn printed_config(flags: &[&str]) -> String {
    printed(&[&["serve", "--print-config"], flags].concat())
}

/// Writes a configuration file and returns its path.
fn config_file(folder: &Path, text: &str) -> String {
    let path = folder.join("server.toml");
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_flag_wins_over_the_file_and_the_file_over_the_default() {
    let folder = tempfile::tempdir().unwrap();
    let file = config_file(
        folder.path(),
        "tables = 70\nevenings = 71\nlog = \"warn\"\ndatabase = \"a.db\"\nallow-host = [\"a.lan\"]\n",
    );
    let config =
        printed_config(&["--config", &file, "--tables", "80", "--database", "b.db", "--allow-host", "b.lan"]);
    let lines: Vec<&str> = config.lines().collect();
    for line in [
        "tables = 80",
        "evenings = 71",
        "connections = 100000",
        "log = \"warn\"",
        "database = \"b.db\"",
        "allow-host = [\"b.lan\"]",
        "listen = \"127.0.0.1:8080\"",
        "# public-url = \"https://dominoes.example\"",
    ] {
        assert!(lines.contains(&line), "{line} is missing in:\n{config}");
    }
}

#[test]
fn printed_settings_are_a_configuration_file() {
    let folder = tempfile::tempdir().unwrap();
    for flags in [
        &[][..],
        &["--public-url", "https://dominoes.example", "--allow-host", "a.lan", "--allow-host", "b.lan"],
        &[
            "--bot-time",
            "15ms",
            "--tables-per-network-every",
            "120s",
            "--database",
            "quote\"d.db",
            "--log",
            "error",
            "--log-format",
            "json",
        ],
    ] {
        let config = printed_config(flags);
        let file = config_file(folder.path(), &config);
        assert_eq!(printed_config(&["--config", &file]), config);
    }
}

#[test]
fn help_and_printed_settings_have_the_same_defaults() {
    let help = printed(&["serve", "--help"]);
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for line in printed_config(&[]).lines().filter(|line| !line.starts_with('#')) {
        let Some((key, value)) = line.split_once(" = ") else { continue };
        let flag = help.split_once(&format!(" --{key} <")).unwrap().1;
        let default = flag.split_once(" --").map_or(flag, |(flag, _)| flag);
        if value != "[]" {
            assert!(default.contains(&format!("[default: {}]", value.trim_matches('"'))), "{key}: {default}");
        }
    }
}

#[test]
fn a_configuration_file_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let error_text = |file: &str| {
        let error_text = refusal(&["serve", "--config", file]);
        error_text.replace(folder.path().to_str().unwrap(), "FOLDER")
    };
    let missing = folder.path().join("missing.toml");
    assert_eq!(error_text(missing.to_str().unwrap()), "boneyard: FOLDER/missing.toml: no such file");
    assert_eq!(
        error_text(&config_file(folder.path(), "\n# Limits\ntabels = 3\n")),
        "boneyard: FOLDER/server.toml:3: unknown key `tabels`; did you mean `tables`?"
    );
}

#[test]
fn help_shows_an_example_for_every_flag() {
    let help = printed(&["serve", "--help"]);
    for flag in ["--config", "--listen", "--database", "--public-url", "--log", "--log-format"] {
        let described =
            help.find(&format!("      {flag} ")).unwrap_or_else(|| panic!("{flag} is not explained"));
        let words: Vec<&str> = help[described..].split_whitespace().collect();
        let example = words.windows(2).any(|pair| pair == ["Example:", flag]);
        assert!(example, "{flag} has no example");
    }
}

/// Starts a server, which must be stopped. Returns it with the lines that it prints.
fn start_server(flags: &[&str]) -> (Child, impl Iterator<Item = String> + use<>) {
    let mut command = boneyard(&[&["serve"], flags].concat());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    (child, lines)
}

/// Starts a server, which must be stopped. Returns it with its address.
fn start(flags: &[&str]) -> (Child, String) {
    let (child, mut lines) = start_server(flags);
    let line = lines.next().unwrap();
    let address = line.strip_prefix("Boneyard is ready at http://").unwrap_or_else(|| panic!("{line}"));
    (child, address.trim_end_matches('/').to_owned())
}

/// The lines that a server with these flags prints at its start, without ports.
fn greeting(flags: &[&str]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("boneyard.db");
    let (mut child, lines) = start_server(&[&["--database", database.to_str().unwrap()], flags].concat());
    let greeting: Vec<String> = lines.take(2).collect();
    child.kill().unwrap();
    child.wait().unwrap();
    let without_port = |line: String| {
        let words = line.split(' ').map(|word| match word.strip_prefix("http://") {
            Some(address) => format!("http://{}", address.rsplit_once(':').unwrap().0),
            None => word.to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    };
    greeting.into_iter().map(without_port).collect()
}

#[test]
fn a_server_prints_what_phones_open() {
    let here = "Boneyard is ready at http://127.0.0.1";
    let only =
        "Only this machine can connect. For phones in the room, stop the server and start it with --lan.";
    assert_eq!(greeting(&["--listen", "127.0.0.1:0"]), [here, only]);
    let proxy = ["--listen", "127.0.0.1:0", "--public-url", "https://dominoes.example"];
    assert_eq!(greeting(&proxy), [here, "People open https://dominoes.example/"]);
    // What follows depends on the networks of the machine that runs the test.
    let folder = tempfile::tempdir().unwrap();
    let config = config_file(folder.path(), "listen = \"127.0.0.1:0\"\n");
    for flags in [&["--listen", "0.0.0.0:0"][..], &["--lan", "--config", &config]] {
        let printed = greeting(flags);
        assert_eq!(printed[0], here, "{flags:?}");
        let says = ["Phones in the same network open http://", "This machine is in no network"];
        assert!(says.iter().any(|start| printed[1].starts_with(start)), "{printed:?}");
        assert!(!printed[1].contains("0.0.0.0") && !printed[1].contains("127.0.0.1"), "{printed:?}");
    }
}

/// The status of a request without a cookie, such as 200.
fn status(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split(' ').nth(1).unwrap().to_owned()
}

#[test]
fn a_server_applies_the_limits_of_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let database = toml_text(&folder.path().join("boneyard.db"));
    let settings = format!(
        "listen = \"127.0.0.1:0\"\ndatabase = {database}\nguests-per-network = 2\n\
         guests-per-network-every = \"1h\"\n"
    );
    let (mut server, address) = start(&["--config", &config_file(folder.path(), &settings)]);
    let statuses: Vec<String> = (0..3).map(|_| status(&address, "/api/me")).collect();
    server.kill().unwrap();
    server.wait().unwrap();
    assert_eq!(statuses, ["200", "200", "429"]);
}

/// A path as text in TOML.
fn toml_text(path: &Path) -> String {
    format!("'{}'", path.display())
}

#[cfg(unix)]
#[test]
fn a_server_prints_its_address_and_stops_on_sigterm() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("boneyard.db");
    let (mut child, address) = start(&["--listen", "127.0.0.1:0", "--database", database.to_str().unwrap()]);
    assert!(address.starts_with("127.0.0.1:"), "{address}");
    let killed = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(!database.with_extension("db-wal").exists(), "a stopped server leaves one file");
}
