//! The bots in `examples/bots` play against each other, through a restart of the server, and so do two of the bot in Rust.

#[path = "../../../client/examples/bot.rs"]
#[expect(dead_code, reason = "the test calls what its `main` calls")]
mod rust_bot;

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use boneyard_client::{Server, Visitor as Client};
use boneyard_dgn::{DealCheck, check_deals};
use boneyard_server::Config;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::matches::booked;
use crate::running::Running;
use crate::visitor::Visitor;

/// Enough rounds for the restart of the server to fall into the match.
const RULES: &str = "draw match.target=150";

/// Longer than any match of two bots.
const PATIENCE: Duration = Duration::from_secs(120);

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots");

/// A bot account, and the secret of its token.
async fn bot_account(server: &Running, name: &str) -> (Visitor, String) {
    let bot = Visitor::with_account(server.address, name).await;
    assert_eq!(bot.request("POST", "/api/account/bot", None).await.status, 200);
    let token = json!({ "name": name, "scopes": ["read", "play"] });
    let made = bot.request("POST", "/api/account/tokens", Some(&token)).await.json();
    (bot, made["secret"].as_str().unwrap().to_owned())
}

/// Starts a bot. `wanted` are rules, or the address of a table.
fn start(program: &str, script: &Path, server: &Running, secret: &str, wanted: &str) -> Child {
    let mut command = Command::new(program);
    command.arg(script).arg(format!("http://{}", server.address)).arg(wanted);
    command.env("BONEYARD_TOKEN", secret).stdout(Stdio::piped()).kill_on_drop(true);
    let started = command.spawn();
    started.unwrap_or_else(|error| panic!("this test runs `{program}`, so it must be installed: {error}"))
}

/// The bot in TypeScript. Node 22.18 runs it as it is. For an older one, the compiler of the web client removes the types.
async fn typescript_bot(folder: &Path) -> PathBuf {
    let source = Path::new(EXAMPLES).join("typescript/bot.ts");
    let strips = Command::new("node").args(["-p", "Boolean(process.features.typescript)"]).output().await;
    let strips = strips.expect("this test runs `node`, so it must be installed");
    if strips.stdout.starts_with(b"true") {
        return source;
    }
    let plain = folder.join("bot.mjs");
    let script = "const [, compiler, source, plain] = process.argv; const fs = require('fs'); \
        const options = { compilerOptions: { target: 'ES2022', module: 'ESNext' } }; \
        fs.writeFileSync(plain, require(compiler).transpileModule(fs.readFileSync(source, 'utf8'), options).outputText);";
    let compiler = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/node_modules/typescript");
    let done = Command::new("node").args(["-e", script, compiler]).args([&source, &plain]).status().await;
    assert!(done.unwrap().success(), "`npm ci` in the folder `web` installs the compiler");
    plain
}

#[tokio::test]
async fn the_example_bots_play_a_whole_rated_match() {
    let mut server = Running::start().await;
    let folder = tempfile::tempdir().unwrap();
    let ((viewer, first), (_, second)) =
        (bot_account(&server, "Python").await, bot_account(&server, "TypeScript").await);
    let script = Path::new(EXAMPLES).join("python/bot.py");
    let mut python = start("python3", &script, &server, &first, RULES);
    let mut lines = BufReader::new(python.stdout.take().unwrap()).lines();
    let address = timeout(PATIENCE, lines.next_line()).await.unwrap().unwrap().unwrap();
    let table = address.rsplit('/').next().unwrap().to_owned();
    let script = typescript_bot(folder.path()).await;
    let mut typescript = start("node", &script, &server, &second, &address);
    let phase =
        async || viewer.request("GET", &format!("/api/tables/{table}"), None).await.json()["phase"].clone();
    timeout(PATIENCE, async { while phase().await != "playing" {} }).await.expect("the match begins");

    // Both bots go on after a restart.
    let at = server.address;
    let database = server.stop().await;
    let config = Config::new(at, database.path().join("boneyard.db"));
    server = Running::start_with(database, config).await;
    for bot in [&mut python, &mut typescript] {
        let ended = timeout(PATIENCE, bot.wait()).await.expect("the match ends").unwrap();
        assert!(ended.success(), "{ended}");
    }
    assert_eq!(lines.next_line().await.unwrap().as_deref(), Some("The match is over."));
    let id = format!("{table}-1");
    let found = booked(&viewer, &id).await;
    assert!(found.rated && found.rules == RULES, "{found:?}");
    let mut names: Vec<&str> = found.players.iter().map(|player| player.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Python", "TypeScript"]);
    let record = viewer.request("GET", &format!("/api/matches/{id}/record"), None).await;
    let deals = check_deals(record.text()).unwrap_or_else(|fault| panic!("{fault}\n{}", record.text()));
    assert!(!deals.is_empty() && deals.iter().all(|round| round.deal == DealCheck::Checked), "{deals:?}");
    // A seat without a part of its client would have zeros there.
    assert!(!record.text().contains("parts=000000"), "{}", record.text());
    server.stop().await;
}

#[tokio::test]
async fn the_bot_in_rust_plays_a_whole_rated_match() {
    let server = Running::start().await;
    let ((viewer, first), (_, second)) =
        (bot_account(&server, "Ferris").await, bot_account(&server, "Corro").await);
    let address = Server::from(server.address);
    let [first, second] = [first, second].map(|secret| Client::with_token(&address, &secret));
    let table = rust_bot::sit(&first, "draw match.target=50").await.unwrap();
    assert_eq!(rust_bot::sit(&second, &format!("/tables/{table}")).await.unwrap(), table);
    let playing =
        async { tokio::join!(rust_bot::play_match(&first, &table), rust_bot::play_match(&second, &table)) };
    timeout(PATIENCE, playing).await.expect("the match ends");
    let found = booked(&viewer, &format!("{table}-1")).await;
    assert!(found.rated, "{found:?}");
    let record = viewer.request("GET", &format!("/api/matches/{table}-1/record"), None).await;
    assert!(!record.text().contains("parts=000000"), "{}", record.text());
    server.stop().await;
}
