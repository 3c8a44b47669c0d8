//! Measures a club at its limits: the longest list of members and a season of full evenings.

use boneyard_client::Request;
use boneyard_ids::ClubId;
use boneyard_protocol::evening::OpenedEvening;
use serde_json::json;

use super::super::error::LoadError;
use super::super::worst_inputs::evening_files;
use super::Bench;
use super::cases::{Case, Organiser, close, organiser};

/// The most bytes of a member list.
const LIST_BYTES: usize = 512 * 1024;

/// The most members of a club.
const MEMBERS: usize = 2_000;

/// Evenings of the season: the most that one guest may open at once.
const EVENINGS: usize = 9;

/// A list of this many members, padded with notes and spaces to `LIST_BYTES`.
fn member_list(members: usize) -> String {
    let bytes_per_line = LIST_BYTES / members;
    let line = |number: usize| {
        let mut line = format!("Ж{number},member-{number}@example.org,");
        let note = "漢".repeat(bytes_per_line.saturating_sub(line.len() + 1).min(600) / 3);
        line += &note;
        line += &" ".repeat(bytes_per_line.saturating_sub(line.len() + 1));
        line + "\n"
    };
    (0..members).map(line).collect()
}

/// Lists to upload, each with a name. Some are refused.
fn member_lists() -> Vec<(&'static str, String)> {
    vec![
        ("longest-list", member_list(MEMBERS - 1)),
        ("short-lines", "a,a@b.c\n".repeat(LIST_BYTES / 8)),
        ("quotes", "\"".repeat(LIST_BYTES)),
        ("one-line", "a,".repeat(LIST_BYTES / 2)),
        ("empty-lines", "\n".repeat(LIST_BYTES)),
    ]
}

/// Measures the import and export of lists, and a season.
pub(super) async fn measure(bench: &mut Bench<'_>) -> Result<(), LoadError> {
    let Organiser { cookie, club } = organiser(bench).await?;
    let path = format!("/api/clubs/{club}/members.csv");
    for (name, text) in member_lists() {
        let request = |path: &str| Request::new("POST", path).cookie(&cookie).body("text/csv", text.as_str());
        let preview = request(&format!("{path}?preview=true"));
        bench.measure(Case::once("/api/clubs/ID/members.csv?preview", name, preview)).await?;
        bench.measure(Case::once("/api/clubs/ID/members.csv", name, request(&path))).await?;
    }
    open_and_close(bench, &cookie, &club).await?;
    for part in ["/members.csv", "/members", "/season", "/hall", "/evenings", ""] {
        let request = Request::new("GET", format!("/api/clubs/{club}{part}")).cookie(&cookie);
        bench.measure(Case::of(&format!("/api/clubs/ID{part}"), "full", request)).await?;
    }
    Ok(())
}

/// Opens and closes evenings with the most players, so that the club has a season.
async fn open_and_close(bench: &Bench<'_>, cookie: &str, club: &ClubId) -> Result<(), LoadError> {
    let files = evening_files();
    let file = files.iter().find(|(name, _)| *name == "finals").map(|(_, text)| text.as_str());
    for _ in 0..if bench.arguments.sample { 1 } else { EVENINGS } {
        let body = json!({ "club": club, "file": file });
        let request =
            bench.sent_from_new_network(&Request::new("POST", "/api/evenings").cookie(cookie).json(&body));
        let OpenedEvening { id, .. } = bench.server.ask(&request).await?;
        close(bench, &id, cookie).await?;
    }
    Ok(())
}
