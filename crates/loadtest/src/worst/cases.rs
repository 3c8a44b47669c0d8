//! The measured requests: uploaded files, stored evenings, rules, lessons.

use std::time::Instant;

use boneyard_client::Request;
use boneyard_club::SheetKind;
use boneyard_club::csv::CsvKind;
use boneyard_club::live::EveningCommand;
use boneyard_ids::{ClubId, EveningId};
use boneyard_protocol::VERSION;
use boneyard_protocol::club::OpenedClub;
use boneyard_protocol::evening::{EveningClientMessage, EveningServerMessage, OpenedEvening};
use boneyard_protocol::http::RulesRequest;
use boneyard_rules::{Parameter, ParameterKind, Rules, presets};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};

use super::super::error::LoadError;
use super::super::worst_inputs::{desk_requests, evening_files};
use super::Bench;

/// The query of the most expensive sheets: a language with many letters, in large print.
const SHEET_QUERY: &str = "?lang=ru&paper=a4&large=true";

/// The longest rules in one request, in bytes. A body and a header may each have 16 KiB.
const RULES_BYTES: usize = 15_000;

/// How many rules with random values are measured. The values of most of them contradict each other.
const RANDOM_RULES: u64 = 12;

const LANGUAGES: [&str; 5] = ["en", "ru", "hr", "es", "pt"];

/// A request to measure.
pub(super) struct Case {
    pub(super) address: String,
    pub(super) input: String,
    pub(super) request: Request,
    /// Whether the request may be sent again because it changes nothing.
    pub(super) is_idempotent: bool,
}

impl Case {
    /// A request that changes nothing.
    pub(super) fn of(address: &str, input: &str, request: Request) -> Self {
        let address = format!("{} {address}", request.method);
        Case { address, input: input.to_owned(), request, is_idempotent: true }
    }

    /// A request that changes something, so it is sent once.
    pub(super) fn once(address: &str, input: &str, request: Request) -> Self {
        Case { is_idempotent: false, ..Self::of(address, input, request) }
    }
}

/// The downloads of an evening: the end of the path and the query.
fn downloads() -> Vec<(String, &'static str)> {
    let lists = CsvKind::ALL.into_iter().map(|kind| (format!("csv/{kind}"), ""));
    let sheets = SheetKind::ALL.into_iter().map(|kind| (format!("sheets/{kind}"), SHEET_QUERY));
    std::iter::once(("report".to_owned(), "")).chain(lists).chain(sheets).collect()
}

/// Measures uploaded files and the requests of a desk.
pub(super) async fn files(bench: &mut Bench<'_>) -> Result<(), LoadError> {
    for (name, text) in evening_files() {
        for (download, query) in bench.sample(downloads()) {
            let address = format!("/api/evenings/files/{download}");
            let request = Request::new("POST", format!("{address}{query}")).body("text/plain", text.as_str());
            bench.measure(Case::of(&address, name, request)).await?;
        }
    }
    for (name, text) in desk_requests() {
        let address = "/api/evenings/desk";
        let request = Request::new("POST", address).body("application/json", text);
        bench.measure(Case::of(address, name, request)).await?;
    }
    Ok(())
}

/// A guest who may open evenings of a club.
pub(super) struct Organiser {
    pub(super) cookie: String,
    pub(super) club: ClubId,
}

/// Opens a club with one member, who may open its evenings.
pub(super) async fn organiser(bench: &Bench<'_>) -> Result<Organiser, LoadError> {
    let request_as = |method, path: String| bench.sent_from_new_network(&Request::new(method, path));
    let response = bench.server.send(&request_as("GET", "/api/me".to_owned())).await?;
    let cookie = response.cookie()?;
    let request =
        request_as("POST", "/api/clubs".to_owned()).cookie(&cookie).json(&json!({ "name": "The worst" }));
    let OpenedClub { id: club } = bench.server.ask(&request).await?;
    let member = json!({ "name": "Player 1", "email": "player-1@example.org" });
    for path in ["members", "enter"] {
        let request = request_as("POST", format!("/api/clubs/{club}/{path}")).cookie(&cookie).json(&member);
        let _: Value = bench.server.ask(&request).await?;
    }
    Ok(Organiser { cookie, club })
}

/// Opens an evening from each file, and requests all its downloads.
pub(super) async fn evenings(bench: &mut Bench<'_>) -> Result<(), LoadError> {
    for (name, file) in evening_files() {
        let Organiser { cookie, club } = organiser(bench).await?;
        let body = json!({ "club": club, "file": file });
        let request = Request::new("POST", "/api/evenings").cookie(&cookie).json(&body);
        let case = Case::once("/api/evenings", name, request.clone());
        let response = match bench.measure(case).await? {
            Some(response) => response,
            None => bench.server.send(&bench.sent_from_new_network(&request)).await?,
        };
        if response.status != 201 {
            continue;
        }
        let OpenedEvening { id, .. } = response.json()?;
        let mut parts = vec![(String::new(), ""), ("/file".to_owned(), "")];
        parts.extend(downloads().into_iter().map(|(download, query)| (format!("/{download}"), query)));
        for (part, query) in bench.sample(parts) {
            let request = Request::new("GET", format!("/api/evenings/{id}{part}{query}"));
            bench.measure(Case::of(&format!("/api/evenings/ID{part}"), name, request)).await?;
        }
        for cookie in bench.sample(vec!["", &cookie]) {
            replay(bench, name, &id, cookie).await?;
        }
    }
    Ok(())
}

/// Follows an evening until its last entry has arrived.
async fn replay(bench: &mut Bench<'_>, name: &str, id: &EveningId, cookie: &str) -> Result<(), LoadError> {
    let path = format!("/api/evenings/{id}/ws");
    let who = if cookie.is_empty() { "spectator" } else { "organiser" };
    let case = Case::once(&format!("/api/evenings/ID/ws {who}"), name, Request::new("WS", path.clone()));
    if !bench.is_wanted(&case) {
        return Ok(());
    }
    bench.process.forget_peak();
    let (before, began) = (bench.process.now_mib(), Instant::now());
    let mut socket = bench.server.visitor(cookie).socket(&path).await?;
    let hello =
        EveningClientMessage::Hello { version: VERSION, device: "worst".into(), last_seen: 0, seen_as: None };
    socket.send(&hello).await?;
    let (mut expected, mut received) = (u32::MAX, 0);
    while received < expected {
        match socket.receive().await.ok_or(LoadError::Closed("a socket"))?? {
            EveningServerMessage::Welcome { entries_to, .. } => expected = entries_to,
            EveningServerMessage::Entries { entries, .. } => {
                received += u32::try_from(entries.len()).unwrap_or(u32::MAX);
            }
            _ => {}
        }
    }
    let ms = began.elapsed().as_secs_f64() * 1e3;
    let row = bench.row(case.address, case.input, 101, ms, before);
    bench.add_row(row)
}

/// Measures the check and the sheet of rules.
pub(super) async fn rules(bench: &mut Bench<'_>) -> Result<(), LoadError> {
    for (name, text) in rules_inputs() {
        let request = Request::new("POST", "/api/rules").json(&RulesRequest { rules: text.clone() });
        bench.measure(Case::of("/api/rules", &name, request)).await?;
        for language in bench.sample(LANGUAGES.to_vec()) {
            let path = format!("/api/rules/sheet?rules={}&lang={language}", percent_encoded(&text));
            bench.measure(Case::of("/api/rules/sheet", &name, Request::new("GET", path))).await?;
        }
    }
    for path in ["/api/presets", "/api/presets/unplayable?lang=ru"] {
        bench.measure(Case::of(path, "", Request::new("GET", path))).await?;
    }
    Ok(())
}

/// Rules with the longest sheets and errors, each with a name.
fn rules_inputs() -> Vec<(String, String)> {
    let mut inputs = Vec::new();
    let all = presets::all();
    let all_overrides = |rules: &Rules| -> String {
        let values = rules.parameters();
        let set = |parameter: &Parameter| {
            let (_, value) = values.iter().find(|(name, _)| name == parameter.name)?;
            Some(parameter.override_with(value))
        };
        Parameter::ALL.iter().filter_map(set).collect::<Vec<_>>().join(" ")
    };
    for preset in &all {
        inputs.push((
            preset.rules.preset.clone(),
            format!("{} {}", preset.rules.preset, all_overrides(&preset.rules)),
        ));
    }
    // The longest rules, repeated up to the longest request.
    let (name, text) = inputs.iter().max_by_key(|(_, text)| text.len()).cloned().unwrap_or_default();
    let more = text.strip_prefix(&name).unwrap_or_default();
    let mut repeated = text.clone();
    while percent_encoded(&repeated).len() + percent_encoded(more).len() < RULES_BYTES {
        repeated += more;
    }
    inputs.push(("repeated".to_owned(), repeated));
    inputs.push(("one-long-word".to_owned(), format!("draw match.target={}", "9".repeat(RULES_BYTES))));
    inputs.push(("words-without-end".to_owned(), "a=1 ".repeat(RULES_BYTES / 6)));
    for seed in 0..RANDOM_RULES {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let preset = &all[rng.next_u64() as usize % all.len()].rules.preset;
        let choices = Parameter::ALL.iter().filter_map(|parameter| match parameter.kind() {
            ParameterKind::Choice { values } if rng.next_u64().is_multiple_of(seed % 4 + 1) => {
                Some(parameter.override_with(&values[rng.next_u64() as usize % values.len()]))
            }
            _ => None,
        });
        let choices: Vec<String> = choices.collect();
        inputs.push((format!("contradictions-{seed}"), format!("{preset} {}", choices.join(" "))));
    }
    inputs
}

/// A text for a query, percent-encoded.
fn percent_encoded(text: &str) -> String {
    let mut query = String::new();
    for byte in text.bytes() {
        match byte {
            b' ' => query.push('+'),
            byte if byte.is_ascii_alphanumeric() || b"-._".contains(&byte) => query.push(byte.into()),
            byte => query += &format!("%{byte:02X}"),
        }
    }
    query
}

/// Measures every lesson in every language.
pub(super) async fn lessons(bench: &mut Bench<'_>) -> Result<(), LoadError> {
    for language in LANGUAGES {
        let index = format!("/api/learn/{language}");
        bench.measure(Case::of(&index, "", Request::new("GET", index.clone()))).await?;
    }
    for preset in presets::NAMES {
        for language in bench.sample(LANGUAGES.to_vec()) {
            let request = Request::new("GET", format!("/api/learn/{language}/{preset}"));
            bench.measure(Case::of(&format!("/api/learn/{language}/PRESET"), preset, request)).await?;
        }
    }
    Ok(())
}

/// Closes an evening from the organiser's device.
pub(super) async fn close(bench: &Bench<'_>, id: &EveningId, cookie: &str) -> Result<(), LoadError> {
    let mut socket = bench.server.visitor(cookie).follow_evening(id, "worst").await?;
    match socket.enter(EveningCommand::Close { counts: None }).await? {
        Ok(_) => Ok(()),
        Err(refusal) => Err(LoadError::EntryRefused { command: "Close".to_owned(), refusal }),
    }
}
