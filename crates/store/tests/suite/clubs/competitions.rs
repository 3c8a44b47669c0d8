//! Tests of competitions and their official results.

use boneyard_store::{
    COMPETITION_NOTES_MAX, COMPETITIONS_MAX, ClubChange, ClubRefusal, OFFICIAL_VERSIONS_MAX, Store,
    StoredCompetition,
};

use super::{change, opened};
use crate::Scratch;

async fn add(store: &Store, id: &str, name: &str) -> Result<(), ClubRefusal> {
    let (plan, created_ms) = ("{}".into(), 7);
    let competition = StoredCompetition { id: id.into(), name: name.into(), plan, revision: 1, created_ms };
    change(store, ClubChange::AddCompetition { club: "harbour".into(), competition }).await
}

async fn edit(store: &Store, id: &str, name: &str, revision: u32) -> Result<(), ClubRefusal> {
    let (club, plan) = ("harbour".into(), format!("[{revision}]"));
    let edit =
        ClubChange::EditCompetition { club, competition: id.into(), name: name.into(), plan, revision };
    change(store, edit).await
}

async fn declare(store: &Store, id: &str, revision: u32, results: &str) -> Result<(), ClubRefusal> {
    let declare = ClubChange::DeclareResults {
        club: "harbour".into(),
        competition: id.into(),
        revision,
        since_ms: 9,
        checksum: format!("sum of {results}"),
        results: results.into(),
    };
    change(store, declare).await
}

async fn remove(store: &Store, club: &str, id: &str) -> Result<(), ClubRefusal> {
    change(store, ClubChange::RemoveCompetition { club: club.into(), competition: id.into() }).await
}

/// Name, plan and revision of each competition.
async fn competitions(store: &Store) -> Vec<(String, String, u32)> {
    let competitions = store.competitions(&"harbour".into()).await.unwrap();
    competitions.into_iter().map(|one| (one.name, one.plan, one.revision)).collect()
}

#[tokio::test]
async fn competitions_are_changed_one_revision_after_the_other() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, "cup", "Cup").await.unwrap();
    edit(&store, "cup", "Summer cup", 1).await.unwrap();
    // Another organiser still sees the first revision.
    assert_eq!(edit(&store, "cup", "Winter cup", 1).await, Err(ClubRefusal::CompetitionChanged));
    store.close().await;
    let store = scratch.open().await;
    assert_eq!(competitions(&store).await, [("Summer cup".into(), "[1]".into(), 2)]);
    assert_eq!(edit(&store, "none", "Cup", 1).await, Err(ClubRefusal::Gone));
    assert_eq!(remove(&store, "hill", "cup").await, Err(ClubRefusal::Gone));
    assert_eq!(store.competition(&"hill".into(), &"cup".into()).await.unwrap(), None);
    remove(&store, "harbour", "cup").await.unwrap();
    assert_eq!(competitions(&store).await, []);
}

#[tokio::test]
async fn an_entry_list_is_changed_with_the_competition() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, "cup", "Cup").await.unwrap();
    let set = async |id: &str, revision| {
        let (club, entries) = ("harbour".into(), format!("[{revision}]"));
        change(&store, ClubChange::SetEntries { club, competition: id.into(), entries, revision }).await
    };
    let entries = async || store.competition_entries(&"cup".into()).await.unwrap();
    assert_eq!(entries().await.as_deref(), Some("[]"));
    set("cup", 1).await.unwrap();
    assert_eq!(set("cup", 1).await, Err(ClubRefusal::CompetitionChanged));
    assert_eq!(set("none", 1).await, Err(ClubRefusal::Gone));
    edit(&store, "cup", "Summer cup", 2).await.unwrap();
    assert_eq!(entries().await.as_deref(), Some("[1]"), "another plan keeps the list");
    assert_eq!(store.competition_entries(&"none".into()).await.unwrap(), None);
}

#[tokio::test]
async fn a_competition_has_only_so_many_notes() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, "cup", "Cup").await.unwrap();
    let write = async |club: &str, note: &str| {
        let (club, competition, note) = (club.into(), "cup".into(), note.into());
        change(&store, ClubChange::AddNote { club, competition, note }).await
    };
    assert_eq!(write("hill", "{}").await, Err(ClubRefusal::Gone));
    write("harbour", "{\"a\":1}").await.unwrap();
    write("harbour", "{\"a\":2}").await.unwrap();
    let notes = async || store.competition_notes(&"cup".into()).await.unwrap().unwrap();
    assert_eq!(notes().await, "[{\"a\":1},{\"a\":2}]");
    edit(&store, "cup", "Summer cup", 1).await.unwrap();
    for _ in 2..COMPETITION_NOTES_MAX {
        write("harbour", "{}").await.unwrap();
    }
    assert_eq!(write("harbour", "{}").await, Err(ClubRefusal::TooManyNotes));
}

#[tokio::test]
async fn names_are_unique_in_a_club() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, "one", "Кубок").await.unwrap();
    add(&store, "two", "Cup").await.unwrap();
    let taken = Err(ClubRefusal::CompetitionTaken("Кубок".into()));
    assert_eq!(add(&store, "three", "КУБОК").await, taken);
    assert_eq!(edit(&store, "two", "кубок", 1).await, taken);
    edit(&store, "one", "КУБОК", 1).await.unwrap();
}

#[tokio::test]
async fn official_results_are_versions_that_stay() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    add(&store, "cup", "Cup").await.unwrap();
    declare(&store, "cup", 1, "{\"a\":1}").await.unwrap();
    edit(&store, "cup", "Cup", 1).await.unwrap();
    assert_eq!(declare(&store, "cup", 1, "{}").await, Err(ClubRefusal::CompetitionChanged));
    declare(&store, "cup", 2, "{\"a\":2}").await.unwrap();
    assert_eq!(remove(&store, "harbour", "cup").await, Err(ClubRefusal::CompetitionOfficial));
    store.close().await;
    let store = scratch.open().await;
    let versions = store.official_versions(&"cup".into()).await.unwrap();
    let shown: Vec<_> =
        versions.iter().map(|one| (one.version, one.since_ms, one.checksum.as_str())).collect();
    assert_eq!(shown, [(1, 9, "sum of {\"a\":1}"), (2, 9, "sum of {\"a\":2}")]);
    assert_eq!(store.official_results(&"cup".into(), 1).await.unwrap().as_deref(), Some("{\"a\":1}"));
    assert_eq!(store.official_results(&"cup".into(), 3).await.unwrap(), None);
}

#[tokio::test]
async fn competitions_and_versions_are_limited() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    for n in 1..=COMPETITIONS_MAX {
        add(&store, &n.to_string(), &format!("Cup {n}")).await.unwrap();
    }
    assert_eq!(add(&store, "more", "Cup").await, Err(ClubRefusal::TooManyCompetitions));
    for _ in 0..OFFICIAL_VERSIONS_MAX {
        declare(&store, "1", 1, "{}").await.unwrap();
    }
    assert_eq!(declare(&store, "1", 1, "{}").await, Err(ClubRefusal::TooManyVersions));
}
