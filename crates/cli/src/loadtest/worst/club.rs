//! A club at its limits: the longest list of members, and a season of full evenings.

use boneyard_ids::ClubId;
use boneyard_protocol::evening::OpenedEvening;
use serde_json::json;

use super::super::error::LoadError;
use super::super::host::Request;
use super::super::worst_inputs::evening_files;
use super::Bench;
use super::cases::{Case, Organiser, close, organiser};

/// The most bytes of a list.
const LIST_BYTES: usize = 512 * 1024;

/// The most members of a club.
const MEMBERS: usize = 2_000;

/// Evenings of the season: the most that one person may open at once.
const HELD: usize = 9;

/// A list with this many members, padded with notes and spaces to the longest size.
fn list(members: usize) -> String {
    let room = LIST_BYTES / members;
    let line = |number: usize| {
        let mut line = format!("Ж{number},member-{number}@example.org,");
        let note = "漢".repeat(room.saturating_sub(line.len() + 1).min(600) / 3);
        line += &note;
        line += &" ".repeat(room.saturating_sub(line.len() + 1));
        line + "\n"
    };
    (0..members).map(line).collect()
}

/// Lists to upload, each with a name. Some are refused.
fn lists() -> Vec<(&'static str, String)> {
    vec![
        ("longest-list", list(MEMBERS - 1)),
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
    for (name, text) in lists() {
        let request = |path: &str| Request::new("POST", path).guest(&cookie).body("text/csv", text.as_str());
        let preview = request(&format!("{path}?preview=true"));
        bench.measure(Case::once("/api/clubs/ID/members.csv?preview", name, preview)).await?;
        bench.measure(Case::once("/api/clubs/ID/members.csv", name, request(&path))).await?;
    }
    hold(bench, &cookie, &club).await?;
    for part in ["/members.csv", "/members", "/season", "/hall", "/evenings", ""] {
        let request = Request::new("GET", format!("/api/clubs/{club}{part}")).guest(&cookie);
        bench.measure(Case::of(&format!("/api/clubs/ID{part}"), "full", request)).await?;
    }
    Ok(())
}

/// Opens and closes evenings that all members attend.
async fn hold(bench: &Bench<'_>, cookie: &str, club: &ClubId) -> Result<(), LoadError> {
    let files = evening_files();
    let file = files.iter().find(|(name, _)| *name == "finals").map(|(_, text)| text.as_str());
    for _ in 0..if bench.arguments.sample { 1 } else { HELD } {
        let body = json!({ "club": club, "file": file });
        let request =
            bench.with_own_network(&Request::new("POST", "/api/evenings").guest(cookie).json(&body));
        let OpenedEvening { id, .. } = bench.host.have(&request).await?;
        close(bench, &id, cookie).await?;
    }
    Ok(())
}
