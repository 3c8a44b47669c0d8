//! Tests of the regulations that a club has saved.

use boneyard_store::{ClubChange, ClubRefusal, REGULATIONS_MAX, Store, StoredRegulation};

use super::{change, club, opened};
use crate::Scratch;

async fn save(store: &Store, id: &str, name: &str, rules: &str) -> Result<(), ClubRefusal> {
    let regulation = StoredRegulation { id: id.into(), name: name.into(), rules: rules.into() };
    change(store, ClubChange::SaveRegulation { club: "harbour".into(), regulation }).await
}

async fn edit(store: &Store, id: &str, name: &str, rules: Option<&str>) -> Result<(), ClubRefusal> {
    let (club, rules) = ("harbour".into(), rules.map(str::to_owned));
    change(store, ClubChange::EditRegulation { club, regulation: id.into(), name: name.into(), rules }).await
}

async fn remove(store: &Store, club: &str, id: &str) -> Result<(), ClubRefusal> {
    change(store, ClubChange::RemoveRegulation { club: club.into(), regulation: id.into() }).await
}

/// Name and rules of each regulation.
async fn regulations(store: &Store) -> Vec<[String; 2]> {
    let regulations = store.regulations(&"harbour".into()).await.unwrap();
    regulations.into_iter().map(|StoredRegulation { name, rules, .. }| [name, rules]).collect()
}

#[tokio::test]
async fn regulations_are_saved_changed_and_deleted() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    save(&store, "one", "summer league", "{}").await.unwrap();
    save(&store, "two", "Liga", "[]").await.unwrap();
    assert_eq!(regulations(&store).await, [["Liga", "[]"], ["summer league", "{}"]]);
    edit(&store, "one", "Summer League", None).await.unwrap();
    edit(&store, "two", "Liga", Some("7")).await.unwrap();
    store.close().await;
    let store = scratch.open().await;
    assert_eq!(regulations(&store).await, [["Liga", "7"], ["Summer League", "{}"]]);
    remove(&store, "harbour", "two").await.unwrap();
    assert_eq!(regulations(&store).await, [["Summer League", "{}"]]);
    assert_eq!(remove(&store, "harbour", "two").await, Err(ClubRefusal::Gone));
    assert_eq!(edit(&store, "two", "Liga", None).await, Err(ClubRefusal::Gone));
}

#[tokio::test]
async fn no_two_regulations_of_a_club_have_the_same_name() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    save(&store, "one", "Лига", "{}").await.unwrap();
    save(&store, "two", "Copa", "{}").await.unwrap();
    let taken = Err(ClubRefusal::RegulationTaken("Лига".into()));
    assert_eq!(save(&store, "three", "ЛИГА", "{}").await, taken);
    assert_eq!(edit(&store, "two", "лига", None).await, taken);
    assert_eq!(regulations(&store).await, [["Copa", "{}"], ["Лига", "{}"]]);

    // Another club may use the name, and reaches only its own.
    let other = boneyard_store::Club { id: "hill".into(), ..club() };
    let open = ClubChange::Open {
        club: other,
        organiser: "organiser-boris".into(),
        guest: "boris".into(),
        member: None,
    };
    change(&store, open).await.unwrap();
    let regulation = StoredRegulation { id: "four".into(), name: "Лига".into(), rules: "{}".into() };
    change(&store, ClubChange::SaveRegulation { club: "hill".into(), regulation }).await.unwrap();
    assert_eq!(remove(&store, "hill", "one").await, Err(ClubRefusal::Gone));
    assert_eq!(edit(&store, "four", "Mine", None).await, Err(ClubRefusal::Gone));
}

#[tokio::test]
async fn a_club_has_a_limited_number_of_regulations() {
    let scratch = Scratch::new();
    let store = opened(&scratch).await;
    for n in 1..=REGULATIONS_MAX {
        save(&store, &n.to_string(), &format!("Liga {n}"), "{}").await.unwrap();
    }
    assert_eq!(save(&store, "more", "Copa", "{}").await, Err(ClubRefusal::TooManyRegulations));
    assert_eq!(regulations(&store).await.len(), REGULATIONS_MAX);
    edit(&store, "1", "Copa", None).await.unwrap();
    remove(&store, "harbour", "2").await.unwrap();
    save(&store, "more", "Liga", "{}").await.unwrap();
}
