//! Guessing of names and passwords, and floods of one network against its limits.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use boneyard_client::Request;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::super::error::LoadError;
use super::super::target_server::TargetServer;
use super::findings::{Findings, code};
use super::world::{ANA, PASSWORD, Person, World, sign_in};
use crate::quantile::quantile;

/// A name that no account has, as long as Ana's.
const UNKNOWN: &str = "Ano";

/// How many requests over a limit to try before it counts as missing.
const OVER: usize = 20;

/// How many new accounts [`FLAGS`] allow.
const ACCOUNTS: usize = 8;

/// How long a request to a pool waits before it is given up. The limit counts it at once.
const POOL_WAIT: Duration = Duration::from_millis(100);

/// The pause before each measured request. What the server does after an answer must not slow down the next one.
const PAUSE: Duration = Duration::from_millis(10);

/// Low limits, so that each is reached soon. The limits of the network for sign-ins and guests are reached last.
const FLAGS: [&str; 30] = [
    "--log",
    "error",
    "--wrong-passwords",
    "10",
    // No wait may end while the attack goes on.
    "--wrong-passwords-every",
    "1h",
    "--accounts-per-network",
    "8",
    "--sign-ins-per-network",
    "60",
    "--guests-per-network",
    "40",
    "--tables-per-guest",
    "5",
    "--tables-per-network",
    "8",
    "--tournaments-per-account",
    "2",
    "--tournaments-per-network",
    "3",
    "--reports-per-guest",
    "3",
    "--renames-per-guest",
    "4",
    "--pool-joins-per-guest",
    "5",
    "--api-requests",
    "10",
    "--invites-per-guest",
    "3",
];

/// How long answers take: the median of a name that no account has, divided by that of a name that one has.
#[derive(Serialize)]
pub(super) struct Times {
    samples: u32,
    sign_in_known_ms: f64,
    sign_in_unknown_ms: f64,
    sign_in_ratio: f64,
    forgotten_known_ms: f64,
    forgotten_unknown_ms: f64,
    forgotten_ratio: f64,
}

/// Measures whether the time of an answer tells if a name exists. The requests take turns, so that both see the same load.
pub(super) async fn times(world: &World, samples: u32) -> Result<Times, LoadError> {
    let forgotten =
        |name: &str| Request::new("POST", "/api/password/forgotten").json(&json!({ "name": name }));
    let requests = [
        sign_in(ANA, "wrong password"),
        sign_in(UNKNOWN, "wrong password"),
        forgotten(ANA),
        forgotten(UNKNOWN),
    ];
    let mut times: [Vec<Duration>; 4] = Default::default();
    let mut session = world.server.connection().await?;
    for sample in 0..samples {
        // The one that comes second finds a warmer server, so they change places.
        for place in if sample.is_multiple_of(2) { [0, 1, 2, 3] } else { [1, 0, 3, 2] } {
            sleep(PAUSE).await;
            let began = Instant::now();
            session.send(&requests[place]).await?;
            times[place].push(began.elapsed());
        }
    }
    let [known, unknown, forgotten_known, forgotten_unknown] = times.map(|times| quantile(&times, 0.5));
    let ratio = |known: f64, unknown: f64| (unknown / known * 1e3).round() / 1e3;
    Ok(Times {
        samples,
        sign_in_known_ms: known,
        sign_in_unknown_ms: unknown,
        sign_in_ratio: ratio(known, unknown),
        forgotten_known_ms: forgotten_known,
        forgotten_unknown_ms: forgotten_unknown,
        forgotten_ratio: ratio(forgotten_known, forgotten_unknown),
    })
}

/// Attacks a server with low limits. Returns after how many requests each limit answered.
pub(super) async fn attack(findings: &Findings) -> Result<BTreeMap<&'static str, usize>, LoadError> {
    let server = TargetServer::start_with(&FLAGS).await?;
    let ana = Person::open(&server, ANA).await?;
    let eva = Person::open(&server, "Eva").await?;
    let zoe = Person::open(&server, "Zoe").await?;
    let mut limits = BTreeMap::new();
    names(&server, findings).await?;
    passwords(&server, findings, &ana).await?;

    let opened = open_table(&server, &eva).await?;
    let token: Value = server
        .request(
            "POST",
            "/api/account/tokens",
            &eva.cookie,
            &json!({ "name": "program", "scopes": ["read"] }),
        )
        .await?;
    let bearer = format!("Bearer {}", token["secret"].as_str().unwrap_or_default());
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let tournament = json!({
        "title": "Cup", "rules": "draw", "format": { "type": "swiss", "rounds": 2 }, "entrants_max": 8, "starts_ms": 0,
    });
    let as_person = |person: &Person, path: &str, body: &Value| {
        Request::new("POST", path).cookie(&person.cookie).json(body)
    };
    let post = |path: &str, body: &Value| vec![as_person(&eva, path, body)];
    // They take turns, so that the limit of the network comes before that of a person.
    let by_others =
        |path: &str, body: &Value| [&ana, &zoe].map(|person| as_person(person, path, body)).into();
    let invite = format!("/api/tables/{opened}/invitations");
    let names = |number: usize| json!({ "name": format!("Eva {number}") });
    let report = json!({ "about": { "kind": "account", "name": ANA }, "reason": "talk", "words": "" });
    match new_accounts(&server, findings).await? {
        Some(count) => drop(limits.insert("accounts", count)),
        None => findings.fault("limits", format!("accounts: no limit after {} new ones", ACCOUNTS + OVER)),
    }
    let table = json!({ "rules": "draw", "seats": seats });
    for (what, limit, requests) in [
        ("tables", 5, post("/api/tables", &table)),
        ("tables of a network", 8, by_others("/api/tables", &table)),
        ("tournaments", 2, post("/api/tournaments", &tournament)),
        ("tournaments of a network", 3, by_others("/api/tournaments", &tournament)),
        ("reports", 3, post("/api/reports", &report)),
        ("invitations", 3, post(&invite, &json!({ "name": ANA }))),
        ("renames", 4, vec![Request::new("PUT", "/api/me").cookie(&eva.cookie).json(&names(1))]),
        ("programs", 10, vec![Request::new("GET", "/api/me").header("authorization", &bearer)]),
        ("pools", 5, post("/api/pool", &json!({ "games": ["draw"], "players": 2 }))),
        ("searches", 60, vec![Request::new("GET", "/api/matches/search?with=Ana")]),
        ("sign-ins", 60, vec![sign_in(&zoe.name, PASSWORD)]),
        // They count apart, as often as signing in.
        (
            "passkeys",
            60,
            vec![Request::new("POST", "/api/passkeys/challenge").json(&json!({ "for": "sign-in" }))],
        ),
        ("guests", 40, vec![Request::new("GET", "/api/me")]),
    ] {
        match flood(&server, findings, what, limit, &requests).await? {
            Some(count) => drop(limits.insert(what, count)),
            None => findings.fault("limits", format!("{what}: no limit after {} requests", limit + OVER)),
        }
    }
    // People who are here stay.
    let own = server.send(&Request::new("GET", "/api/account").cookie(&ana.cookie)).await?;
    findings.expect("limits", own.status == 200, "a flood signed Ana out");
    let log = server.log();
    for line in log.lines().filter(|line| line.contains("panicked") || line.contains("ERROR")) {
        findings.fault("log", line);
    }
    Ok(limits)
}

async fn open_table(server: &TargetServer, person: &Person) -> Result<String, LoadError> {
    let body = json!({ "rules": "draw", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let opened: Value = server.request("POST", "/api/tables", &person.cookie, &body).await?;
    Ok(opened["id"].as_str().unwrap_or_default().to_owned())
}

/// Opens accounts for new guests under new names until the limit answers. Returns how many it opened, or `None` if it never did.
async fn new_accounts(server: &TargetServer, findings: &Findings) -> Result<Option<usize>, LoadError> {
    for count in 0..ACCOUNTS + OVER {
        let guest = server.guest().await?;
        let account = json!({ "name": format!("New {count}"), "password": PASSWORD });
        let request = Request::new("POST", "/api/account").cookie(&guest).json(&account);
        let sent = findings.send("limits", server, &request).await?;
        if sent.is_some_and(|answer| answer.status == 429) {
            return Ok(Some(count));
        }
    }
    Ok(None)
}

/// Sends requests in turn until the limit answers. Returns how many were sent before, or `None` if it never did.
async fn flood(
    server: &TargetServer,
    findings: &Findings,
    what: &'static str,
    limit: usize,
    requests: &[Request],
) -> Result<Option<usize>, LoadError> {
    for (count, request) in requests.iter().cycle().take(limit + OVER).enumerate() {
        let sent = if what == "pools" {
            timeout(POOL_WAIT, findings.send("limits", server, request)).await.ok().transpose()?.flatten()
        } else {
            findings.send("limits", server, request).await?
        };
        if sent.is_some_and(|answer| answer.status == 429) {
            return Ok(Some(count));
        }
    }
    Ok(None)
}

/// What the answers tell about a name is the same, whether an account has it or not: until the limit, and at it.
async fn names(server: &TargetServer, findings: &Findings) -> Result<(), LoadError> {
    let mut answers: [Vec<(u16, Option<String>, String)>; 2] = Default::default();
    for _ in 0..14 {
        for (name, answers) in ["Eva", UNKNOWN].into_iter().zip(&mut answers) {
            let Some(answer) = findings.send("names", server, &sign_in(name, "wrong password")).await? else {
                continue;
            };
            // The seconds until the next try differ by the time of the request.
            let text = if answer.status == 429 { String::new() } else { answer.text() };
            answers.push((answer.status, code(&answer), text));
        }
    }
    findings.expect(
        "names",
        answers[0] == answers[1],
        &format!("signing in tells names apart: {answers:.400?}"),
    );
    findings.expect(
        "names",
        answers[0].iter().any(|(status, ..)| *status == 429),
        "no limit of wrong passwords",
    );
    let mut answers = Vec::new();
    for name in [ANA, UNKNOWN] {
        let request = Request::new("POST", "/api/password/forgotten").json(&json!({ "name": name }));
        let answer = findings.send("names", server, &request).await?;
        answers.push(answer.map(|answer| (answer.status, answer.text())));
    }
    findings.expect(
        "names",
        answers[0] == answers[1],
        &format!("asking for a password tells names apart: {answers:?}"),
    );
    Ok(())
}

/// Guesses passwords until the limit answers. The person's open session goes on.
async fn passwords(server: &TargetServer, findings: &Findings, ana: &Person) -> Result<(), LoadError> {
    let mut refused = None;
    for guess in 0..10 + OVER {
        let request = sign_in(ANA, &format!("guess number {guess}"));
        let Some(answer) = findings.send("passwords", server, &request).await? else { continue };
        findings.expect("passwords", answer.status != 200, "a guessed password signed in");
        if answer.status == 429 {
            refused = Some(guess);
            break;
        }
    }
    findings.expect("passwords", refused.is_some(), "no limit of wrong passwords for one account");
    // Other names are not slowed down, and Ana's session is open.
    let own = server.send(&Request::new("GET", "/api/account").cookie(&ana.cookie)).await?;
    findings.expect("passwords", own.status == 200, "guesses signed Ana out");
    Ok(())
}
