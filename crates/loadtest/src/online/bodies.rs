//! Nonsense for every operation: bodies, ids and queries. The server must refuse each with a code, and never fail.

use boneyard_client::Request;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::super::error::LoadError;
use super::findings::Findings;
use super::operations::Operation;
use super::world::World;

/// The longest body that most operations read.
const BODY_BYTES: usize = 16 * 1024;

/// More than any operation reads.
const HUGE_BYTES: usize = 2 * 1024 * 1024;

/// How deep the nested values are.
const DEPTH: usize = 4_000;

/// Random bodies for each operation.
const RANDOM_BODIES: usize = 3;

/// Values of no field, or of a field of another type.
const VALUES: [&str; 14] = [
    "null",
    "true",
    "-1",
    "0",
    "256",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "\"\"",
    "\"\\u0000\\u202e\"",
    "\"../../etc/passwd\"",
    "[]",
    "{}",
    "[[],{},null]",
];

/// Values of a parameter of a path. None is the id of anything.
const PATH_VALUES: [&str; 9] = [
    "none",
    "0",
    "-1",
    "99999999999999999999",
    "..%2F..%2Fetc",
    "%00",
    "%FF%FE",
    "%F0%9F%81%A3",
    "'%20OR%201=1--",
];

const QUERIES: [&str; 6] = [
    "after=none&seat=none&kind=none&lang=none&rules=none&status=none&season=none",
    "after=-1&seat=-1&since_ms=x&until_ms=x&page=x&decided=x",
    "after=9223372036854775808&seat=256&since_ms=9223372036854775807&until_ms=-9223372036854775808",
    "after=%00&with=%00&preset=%FF&name=%00&rules=%00&language=%00",
    "=&&&=?&after&after=&after=",
    "format=none&with=Ana&with=Eva&preset=draw&preset=block",
];

/// Sends this part of the nonsense, in percent, chosen at random.
pub(super) async fn attack(
    world: &World,
    findings: &Findings,
    percent: u32,
    seed: u64,
) -> Result<(), LoadError> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut choice = ChaCha8Rng::seed_from_u64(seed.wrapping_add(1));
    let mut is_chosen = || choice.next_u32() % 100 < percent;
    let callers = [world.ivo.cookie.as_str(), world.guest.as_str(), ""];
    for operation in world.operations.iter().filter(|operation| !ends_the_caller(operation)) {
        for (caller, cookie) in callers.into_iter().enumerate() {
            if let Some(kind) = operation.body {
                for body in bodies(operation, caller == 0, &mut rng) {
                    if !is_chosen() {
                        continue;
                    }
                    // Where Ana's things are named, more of the operation is reached.
                    for request in [operation.with_value("none"), world.about_ana(operation)] {
                        let request = request.cookie(cookie).body(kind, body.clone());
                        findings.send("nonsense-body", &world.server, &request).await?;
                    }
                }
                for kind in ["application/xml", "application/json; charset=utf-16", "x", ""] {
                    let request = operation.with_value("none").cookie(cookie).body(kind, "{}");
                    findings.send("nonsense-type", &world.server, &request).await?;
                }
            }
            for request in odd_paths(operation) {
                if !is_chosen() {
                    continue;
                }
                findings.send("nonsense-path", &world.server, &request.cookie(cookie)).await?;
            }
        }
    }
    Ok(())
}

/// Whether it would end the session, the account or the role of its caller without asking anything.
fn ends_the_caller(operation: &Operation) -> bool {
    operation.body.is_none() && matches!(operation.path.as_str(), "/api/session" | "/api/account/bot")
}

/// Bodies that no operation can use.
fn bodies(operation: &Operation, with_random: bool, rng: &mut ChaCha8Rng) -> Vec<Vec<u8>> {
    let mut bodies: Vec<Vec<u8>> = ["", "{", "{}", "[]", "\"x\"", "\u{feff}{}", "{\"a\":1,\"a\":2}"]
        .map(|text| text.as_bytes().to_vec())
        .into();
    bodies.extend(VALUES.map(|value| value.as_bytes().to_vec()));
    bodies.push(vec![0; 64]);
    bodies.push(vec![0xff; 64]);
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        bodies.push((open.repeat(DEPTH) + "1" + &close.repeat(DEPTH)).into_bytes());
    }
    for value in VALUES {
        let fields: Vec<String> =
            operation.properties.iter().map(|name| format!("\"{name}\":{value}")).collect();
        bodies.push(format!("{{{}}}", fields.join(",")).into_bytes());
    }
    for name in &operation.properties {
        let deep = "[".repeat(DEPTH) + &"]".repeat(DEPTH);
        bodies.push(format!("{{\"{name}\":{deep}}}").into_bytes());
        let long = "x".repeat(BODY_BYTES - name.len() - 8);
        bodies.push(format!("{{\"{name}\":\"{long}\"}}").into_bytes());
    }
    if with_random {
        bodies.push(vec![b' '; BODY_BYTES]);
        bodies.push(vec![b'['; BODY_BYTES + 1]);
        bodies.push(vec![b'x'; HUGE_BYTES]);
        for _ in 0..RANDOM_BODIES {
            let mut random = vec![0; 256];
            rng.fill_bytes(&mut random);
            bodies.push(random);
        }
    }
    bodies
}

/// Requests with ids and queries that nothing has.
fn odd_paths(operation: &Operation) -> Vec<Request> {
    let mut requests = Vec::new();
    if operation.path.contains('{') {
        requests.extend(PATH_VALUES.map(|value| operation.with_value(value)));
        requests.push(operation.with_value(&"x".repeat(4_000)));
        requests.push(operation.with_value(&format!("{}1", "a".repeat(20))));
    }
    if operation.method == "GET" {
        for query in QUERIES {
            let mut request = operation.with_value("none");
            request.path = format!("{}?{query}", request.path);
            requests.push(request);
        }
    }
    requests
}
