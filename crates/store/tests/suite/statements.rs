//! Prepares every SQL statement of this crate, so that a misspelt column fails in a test.

use std::fs;
use std::path::{Path, PathBuf};

use boneyard_store::{SECRET_BYTES, Store};
use sqlx::{AssertSqlSafe, Connection, Executor, SqlSafeStr, SqliteConnection};

/// The Rust files in a folder and below.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The string literals of a file, with lines that end in `\` joined. Comments have no SQL.
fn literals(source: &str) -> Vec<String> {
    let code: String =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut literals = Vec::new();
    let mut rest = code.as_str();
    while let Some((_, after)) = rest.split_once('"') {
        let mut literal = String::new();
        let mut letters = after.char_indices();
        let mut end = after.len();
        while let Some((at, letter)) = letters.next() {
            match letter {
                '"' => {
                    end = at + 1;
                    break;
                }
                '\\' => match letters.next() {
                    Some((_, '\n')) => {
                        while letters.clone().next().is_some_and(|(_, space)| space.is_whitespace()) {
                            letters.next();
                        }
                    }
                    Some((_, escaped)) => literal.push(escaped),
                    None => {}
                },
                _ => literal.push(letter),
            }
        }
        literals.push(literal);
        rest = &after[end..];
    }
    literals
}

/// The text that stands for `{EVENING_COLUMNS}` in the statements about evenings.
const EVENING_COLUMNS: &str = "evenings.id, club_id, code, summary, created_ms, closed_ms";

/// The statement that a literal is, or that its clauses complete. `None` if the literal is not SQL, or if it has
/// further placeholders.
fn statement(literal: &str, same_person: &str) -> Option<String> {
    let text = literal.replace("{EVENING_COLUMNS}", EVENING_COLUMNS).replace("{SAME_PERSON}", same_person);
    let starts = |words: &[&str]| words.iter().any(|word| text.starts_with(word));
    if text.contains('{') || text == same_person {
        None
    } else if starts(&["SELECT ", "INSERT ", "UPDATE ", "DELETE "]) {
        Some(text)
    } else if starts(&["WHERE ", "JOIN "]) {
        Some(format!("SELECT {EVENING_COLUMNS} FROM evenings {text}"))
    } else {
        None
    }
}

#[tokio::test]
async fn every_statement_can_be_prepared() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boneyard.db");
    Store::open(&path, [7; SECRET_BYTES]).await.unwrap().close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();

    let sources: Vec<String> = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
        .iter()
        .map(|file| fs::read_to_string(file).unwrap())
        .collect();
    let literals: Vec<String> = sources.iter().flat_map(|source| literals(source)).collect();
    let same_person = literals.iter().find(|literal| literal.starts_with("SELECT ?1 UNION")).unwrap();
    let mut prepared = 0;
    for statement in literals.iter().filter_map(|literal| statement(literal, same_person)) {
        if let Err(error) = connection.prepare(AssertSqlSafe(statement.clone()).into_sql_str()).await {
            panic!("{error}\n{statement}");
        }
        prepared += 1;
    }
    let queries: usize = sources.iter().map(|source| source.matches("sqlx::query").count()).sum();
    // Two queries in `open.rs` are pragmas, which are not prepared here.
    assert!(prepared + 2 >= queries, "{prepared} statements were found for {queries} queries");
}
