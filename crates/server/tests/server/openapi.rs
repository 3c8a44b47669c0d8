//! The OpenAPI document describes what the server does: every operation is called, and each answer is compared with the document.

mod document;
mod failures;
mod world;

use std::collections::BTreeSet;

use serde_json::Value;

use self::document::{Api, Document};
use self::world::World;

#[tokio::test]
async fn every_documented_operation_answers_as_documented() {
    let world = World::open().await;
    let mut api = Api::of(world.server.address).await;
    world.guests_and_accounts(&mut api).await;
    world.rules_and_lessons(&mut api).await;
    world.tables_and_matches(&mut api).await;
    world.pools(&mut api).await;
    world.friends(&mut api).await;
    world.moderation(&mut api).await;
    world.tournaments(&mut api).await;
    world.clubs(&mut api).await;
    world.evenings(&mut api).await;
    world.accounts_end(&mut api).await;
    let documented = api.document.operations();
    let called: BTreeSet<(String, String)> = api.calls.iter().map(|call| call.operation()).collect();
    let missing: Vec<_> = documented.difference(&called).collect();
    assert!(missing.is_empty(), "call these operations in this test: {missing:?}");
    failures::check(&api, &world).await;
    api.document.assert_faultless();
}

#[tokio::test]
async fn the_messages_of_many_games_are_as_documented() {
    let world = World::open().await;
    let mut api = Api::of(world.server.address).await;
    for (rules, bots) in [
        ("goat-club-one", 3),
        ("all-fives", 1),
        ("spanish-pairs", 3),
        ("mexican-train", 2),
        ("chickenfoot", 2),
        ("triominoes", 1),
        ("gaple", 3),
    ] {
        world.play(&mut api, rules, bots, Some(40)).await;
    }
    api.document.assert_faultless();
}

#[tokio::test]
async fn the_document_refers_only_to_what_it_has() {
    let world = World::open().await;
    let document = Document::of(world.server.address).await;
    let mut ids = BTreeSet::new();
    for (method, path) in document.operations() {
        let operation = document.operation(&method, &path);
        let id = operation["operationId"].as_str().unwrap();
        assert!(ids.insert(id.to_owned()), "two operations have the id {id}");
        assert!(operation["summary"].as_str().is_some_and(|text| text.ends_with('.')), "{method} {path}");
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            let is_in_path = path.contains(&format!("{{{name}}}"));
            assert_eq!(parameter["in"], if is_in_path { "path" } else { "query" }, "{method} {path}: {name}");
        }
    }
    let mut names = BTreeSet::new();
    references(&document.value, &mut names);
    for name in names {
        assert!(document.value.pointer(&name[1..]).is_some(), "{name}");
    }
    let text = document.value.to_string();
    for rust in ["[`", "`None`", "use boneyard_", "crate::"] {
        assert!(!text.contains(rust), "a description has `{rust}`");
    }
    for word in text.split('`') {
        let is_limit = ["_MAX", "_MIN", "_MS", "_PAGE"].iter().any(|end| word.ends_with(end));
        assert!(!is_limit && word != "VERSION", "a description names `{word}` instead of its value");
    }
    let tags = document.value["tags"].as_array().unwrap();
    for (method, path) in document.operations() {
        let tag = &document.operation(&method, &path)["tags"][0];
        assert!(tags.iter().any(|known| known["name"] == *tag), "{method} {path} has an unknown tag {tag}");
    }
}

fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}
