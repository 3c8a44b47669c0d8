//! The host's own rules: a file of plain text, which everyone can read.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path as UrlPath, State};
use boneyard_protocol::Problem;
use boneyard_protocol::moderation::HouseRules;
use boneyard_store::{ModerationChange, ModerationError, Store};

use crate::clock;
use crate::http::ApiError;
use crate::permissions::Permissions;
use crate::random;

/// The longest file, in bytes.
const BYTES_MAX: u64 = 20 * 1024;

/// What is between two paragraphs of a stored text.
const BETWEEN: &str = "\n\n";

/// Why the file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum HouseRulesError {
    /// There is no such file, or it cannot be read.
    #[error("{}: cannot read the house rules: {cause}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        cause: io::Error,
    },
    /// The file is too long.
    #[error("{}: the house rules are longer than 20 KiB; shorten them", .0.display())]
    TooLong(PathBuf),
    /// The file is not UTF-8, or has control characters.
    #[error("{}: the house rules are not plain text; save them as UTF-8", .0.display())]
    NotText(PathBuf),
    /// The file has no words.
    #[error("{}: the house rules are empty; write at least one paragraph", .0.display())]
    Empty(PathBuf),
}

/// Reads the house rules. Empty lines are between paragraphs.
pub(crate) fn read(path: &Path) -> Result<HouseRules, HouseRulesError> {
    let unreadable = |cause| HouseRulesError::Unreadable { path: path.into(), cause };
    let mut bytes = Vec::new();
    fs::File::open(path)
        .map_err(unreadable)?
        .take(BYTES_MAX + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    if bytes.len() as u64 > BYTES_MAX {
        return Err(HouseRulesError::TooLong(path.into()));
    }
    let text = String::from_utf8(bytes).ok().filter(|text| !text.contains(is_control));
    let paragraphs = paragraphs(&text.ok_or_else(|| HouseRulesError::NotText(path.into()))?);
    if paragraphs.is_empty() {
        return Err(HouseRulesError::Empty(path.into()));
    }
    let version =
        random::hash(&paragraphs.join(BETWEEN)).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    Ok(HouseRules { version, paragraphs })
}

fn is_control(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\r' | '\t')
}

/// The paragraphs of a text, each on one line.
fn paragraphs(text: &str) -> Vec<String> {
    let text = text.trim_start_matches('\u{feff}');
    let mut paragraphs = vec![String::new()];
    for line in text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")) {
        match paragraphs.last_mut() {
            Some(last) if !line.is_empty() => {
                if !last.is_empty() {
                    last.push(' ');
                }
                last.push_str(&line);
            }
            _ => paragraphs.push(String::new()),
        }
    }
    paragraphs.retain(|paragraph| !paragraph.is_empty());
    paragraphs
}

/// The host's own rules; `null` if the host has none.
#[utoipa::path(get, path = "/api/house-rules", tag = "server", security(()),
    responses((status = 200, body = Option<HouseRules>)))]
pub(crate) async fn show(State(permissions): State<Arc<Permissions>>) -> Json<Option<HouseRules>> {
    Json(permissions.house_rules().cloned())
}

/// A version of the host's own rules, as a table names it. Earlier versions stay readable, because people accepted them.
#[utoipa::path(get, path = "/api/house-rules/{version}", tag = "server", security(()),
    responses((status = 200, body = HouseRules), (status = 404)))]
pub(crate) async fn show_version(
    State(store): State<Arc<Store>>,
    UrlPath(version): UrlPath<String>,
) -> Result<Json<HouseRules>, ApiError> {
    let stored = store.house_rules(&version).await?.ok_or(Problem::NotFound)?;
    let paragraphs = stored.text.split(BETWEEN).map(str::to_owned).collect();
    Ok(Json(HouseRules { version: stored.version, paragraphs }))
}

/// Stores the rules of this run. Tables and matches name them by their version.
pub(crate) async fn keep(store: &Store, rules: &HouseRules) -> Result<(), ModerationError> {
    let rules = boneyard_store::HouseRules {
        version: rules.version.clone(),
        text: rules.paragraphs.join(BETWEEN),
        since_ms: clock::now_ms(),
    };
    store.change_moderation(ModerationChange::KeepHouseRules(rules)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(bytes: &[u8]) -> Result<HouseRules, String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rules.txt");
        fs::write(&path, bytes).unwrap();
        read(&path).map_err(|error| error.to_string().replace(&path.display().to_string(), "rules.txt"))
    }

    #[test]
    fn empty_lines_are_between_paragraphs() {
        let read = rules("\u{feff}Be kind.\r\nAlways.\r\n \r\n\n  Play on.\n".as_bytes()).unwrap();
        assert_eq!(read.paragraphs, ["Be kind. Always.", "Play on."]);
        let same = rules(b"Be kind. Always.\n\nPlay on.").unwrap();
        assert_eq!(same.version, read.version, "the same words");
        assert_ne!(rules(b"Be kind.").unwrap().version, read.version);
    }

    #[test]
    fn each_reason_for_a_refusal_has_its_sentence() {
        let long = [b'a'; 20 * 1024 + 1];
        let cases: [(&[u8], &str); 4] = [
            (&long, "rules.txt: the house rules are longer than 20 KiB; shorten them"),
            (b"\xff\xfe", "rules.txt: the house rules are not plain text; save them as UTF-8"),
            (b"a\0b", "rules.txt: the house rules are not plain text; save them as UTF-8"),
            (b" \n\n", "rules.txt: the house rules are empty; write at least one paragraph"),
        ];
        for (bytes, sentence) in cases {
            assert_eq!(rules(bytes).unwrap_err(), sentence);
        }
        assert!(rules(&long[1..]).is_ok());
        let missing = read(Path::new("/nowhere/rules.txt")).unwrap_err().to_string();
        assert!(missing.starts_with("/nowhere/rules.txt: cannot read the house rules"), "{missing}");
    }
}
