//! Writes a fixture: the database that a version of the program writes, and the answers of that version.
//!
//! ```sh
//! cargo run -p boneyard --example old_database -- --program target/release/boneyard --out crates/cli/tests/upgrade/v0.1
//! ```
#![expect(
    clippy::unwrap_used,
    reason = "a fixture is written by hand, and a failure is read by who wrote it"
)]

mod cast;
mod evenings;
mod fixture;
mod links;
mod phone;
mod seats;
mod tables;
mod wire;

use std::path::{Path, PathBuf};
use std::process::Command;

use clap::Parser;
use serde_json::{Value, json};

use cast::Cast;
use wire::serve;

#[derive(Parser)]
struct Arguments {
    /// The program that writes the database.
    #[arg(long)]
    program: PathBuf,
    /// The folder of the fixture; created if it is missing.
    #[arg(long)]
    out: PathBuf,
}

#[tokio::main]
async fn main() {
    let Arguments { program, out } = Arguments::parse();
    let temporary = tempfile::tempdir().unwrap();
    let database = temporary.path().join("boneyard.db");

    let mut server = serve(&program, &database).await;
    let mut cast = Cast::new(server.server(), &json!({}));
    for name in tables::PLAYERS {
        cast.add_guest(name).await;
    }
    let played = Path::new(env!("CARGO_MANIFEST_DIR")).join("../club/tests/files/played");
    let clubs = evenings::write(&mut cast, &played).await;
    let mut tables = tables::write_presets(&cast).await;
    server.stop().await.unwrap();
    server.start_again().await.unwrap();
    tables.extend(tables::write_options(&cast).await);
    server.stop().await.unwrap();
    let written = std::fs::read(&database).unwrap();

    // After a restart all players are away. Every later version must give the answers of this moment.
    server.start_again().await.unwrap();
    let manifest = json!({ "cookies": cast.cookies, "tables": tables, "clubs": clubs });
    let shown = shown(&cast, &manifest).await;
    std::fs::create_dir_all(out.join("records")).unwrap();
    write_records(&cast, &manifest, &out.join("records")).await;
    server.stop().await.unwrap();
    replay(&program, &out.join("records"));

    pack(&out.join("database.z"), &written);
    pack(&out.join("shown.json.z"), serde_json::to_string(&shown).unwrap().as_bytes());
    let text = serde_json::to_string_pretty(&manifest).unwrap() + "\n";
    std::fs::write(out.join("manifest.json"), text).unwrap();
}

/// The answers, tables and evenings that the test compares.
async fn shown(cast: &Cast, manifest: &Value) -> Value {
    let mut answers = Vec::new();
    for mut question in questions(cast, manifest).await {
        question["answer"] = fixture::answer(cast, &question).await;
        let status = question["answer"]["status"].as_u64().unwrap();
        assert!(status < 500 && status != 429, "{question}");
        // The rule editor offers a bonus without its points, so the link of that option is refused. Skip it.
        if status == 422 {
            continue;
        }
        answers.push(question);
    }
    let mut tables = Vec::new();
    let stay = |table: &&Value| table["goes_on"].is_null();
    for table in manifest["tables"].as_array().unwrap().iter().filter(stay) {
        let id = table["id"].as_str().unwrap();
        let people = table["people"].as_array().unwrap().iter().map(|name| name.as_str().unwrap());
        for who in people.chain([""]) {
            let shown = fixture::table_shown(cast, who, id).await;
            tables.push(json!({ "table": id, "who": who, "shown": shown }));
        }
    }
    let mut evenings = Vec::new();
    for (evening, who) in readers(manifest) {
        let shown = fixture::evening_shown(cast, &who, &evening).await;
        evenings.push(json!({ "evening": evening, "who": who, "shown": shown }));
    }
    json!({ "answers": answers, "tables": tables, "evenings": evenings })
}

/// Each evening with its readers: the organiser, the players and a spectator.
fn readers(manifest: &Value) -> Vec<(String, String)> {
    let clubs = &manifest["clubs"];
    let open = clubs["open"].as_array().unwrap().iter().chain([&clubs["prepared"]]);
    let all = clubs["closed"].as_array().unwrap().iter().chain(open);
    let mut readers = Vec::new();
    for evening in all {
        let id = evening["id"].as_str().unwrap();
        let people = evening["people"].as_array().into_iter().flatten();
        for who in [&evening["organiser"], &json!("")].into_iter().chain(people) {
            readers.push((id.to_owned(), who.as_str().unwrap().to_owned()));
        }
    }
    readers
}

async fn questions(cast: &Cast, manifest: &Value) -> Vec<Value> {
    let mut questions = links::questions(cast).await;
    let club = manifest["clubs"]["club"].as_str().unwrap();
    for who in ["Ana", "Boris", "Carmen", "Dora", ""] {
        for path in ["me", "clubs", "evenings/mine", "tables"] {
            // A visitor without a cookie would get one.
            if !who.is_empty() || path == "tables" {
                questions.push(question(who, format!("/api/{path}")));
            }
        }
        for part in ["", "/members", "/members.csv", "/organisers", "/evenings", "/hall"] {
            questions.push(question(who, format!("/api/clubs/{club}{part}")));
        }
    }
    for season in ["2023", "2024", "2025"] {
        questions.push(question("", format!("/api/clubs/{club}/season?season={season}")));
    }
    let stay = |table: &&Value| table["goes_on"].is_null();
    for table in manifest["tables"].as_array().unwrap().iter().filter(stay) {
        let id = table["id"].as_str().unwrap();
        questions.push(question("", format!("/api/tables/{id}")));
        questions.push(question("", format!("/api/tables/{id}/record")));
    }
    for (evening, who) in readers(manifest) {
        for part in ["", "/report", "/file", "/people", "/links", "/barred"] {
            questions.push(question(&who, format!("/api/evenings/{evening}{part}")));
        }
        for table in ["matches/1/tables/1", "matches/3/tables/1", "csv/standings", "csv/results", "csv/log"] {
            questions.push(question(&who, format!("/api/evenings/{evening}/{table}")));
        }
    }
    let first = manifest["clubs"]["open"][0]["id"].as_str().unwrap();
    for sheet in ["seating", "schedule", "tables", "score", "players", "results", "standings", "log"] {
        questions.push(question("Boris", format!("/api/evenings/{first}/sheets/{sheet}?lang=hr")));
    }
    questions
}

/// The record of each table that has one, as a file.
async fn write_records(cast: &Cast, manifest: &Value, folder: &Path) {
    for (number, table) in manifest["tables"].as_array().unwrap().iter().enumerate() {
        let path = format!("/api/tables/{}/record", table["id"].as_str().unwrap());
        let answer = cast.guest("").get(&path).await;
        if answer.status == 200 {
            let preset = table["rules"].as_str().unwrap().split(' ').next().unwrap();
            std::fs::write(folder.join(format!("{number:02}-{preset}.dgn")), answer.body).unwrap();
        }
    }
}

/// The output of the program for the records.
fn replay(program: &Path, folder: &Path) {
    let program = std::path::absolute(program).unwrap();
    for (name, more) in [("replayed.txt", None), ("replayed.jsonl", Some("--json"))] {
        let output = Command::new(&program)
            .arg("replay")
            .args(more)
            .args(records(folder))
            .current_dir(folder)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        std::fs::write(folder.join(name), output.stdout).unwrap();
    }
}

fn records(folder: &Path) -> Vec<String> {
    let names = std::fs::read_dir(folder).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut records: Vec<String> = names.filter(|name| name.ends_with(".dgn")).collect();
    records.sort();
    records
}

fn pack(path: &Path, bytes: &[u8]) {
    std::fs::write(path, miniz_oxide::deflate::compress_to_vec_zlib(bytes, 9)).unwrap();
}

/// A request whose answer must not change.
fn question(who: &str, path: impl Into<String>) -> Value {
    json!({ "who": who, "path": path.into() })
}
