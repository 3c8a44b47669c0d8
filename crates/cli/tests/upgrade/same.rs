//! The current version gives the answers of the old version.

use serde_json::{Value, json};

use crate::copy::{Copy, shown};
use crate::fixture;
use crate::losses::{Loss, losses};

/// Whether a value depends on the current time: the expiry of an invitation, or the late tables of an evening.
fn depends_on_time(place: &str, change: &str) -> bool {
    place.ends_with(".until_ms")
        || place.contains(".late")
        || place.ends_with(".state") && change.ends_with("\"late\"")
}

/// Whether a value is the old parameter `hooks`. `score.opening` and `score.roundCap` replace it (F-telefon).
fn is_replaced_by_parameters(place: &str) -> bool {
    place.ends_with(".rules.hooks") || place == ".body.hooks"
}

/// An old answer with the present names: version 0.1 called the options of an evening `customs`, and two levels of bots by other names.
fn renamed(before: &Value) -> Value {
    match before {
        Value::Object(fields) => {
            let name = |old: &str| if old == "customs" { "options".to_owned() } else { old.to_owned() };
            let value = |field: &str, old: &Value| match (field, old.as_str()) {
                ("level", Some("random")) => json!("beginner"),
                ("level", Some("greedy")) => json!("easy"),
                _ => renamed(old),
            };
            fields.iter().map(|(field, old)| (name(field), value(field, old))).collect()
        }
        Value::Array(values) => values.iter().map(renamed).collect(),
        Value::String(text) => {
            json!(text.replace("bot=random", "bot=beginner").replace("bot=greedy", "bot=easy"))
        }
        value => value.clone(),
    }
}

/// How many of the rules that version 0.1 accepted are refused now, because the winner of a round would lose the match.
const REFUSED_SINCE: usize = 3;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_is_the_same_as_in_the_old_version() {
    let copy = Copy::open().await;
    let shown = shown();
    let mut lost = Vec::new();
    let mut refused = 0;
    for question in shown["answers"].as_array().unwrap() {
        let now = fixture::answer(&copy.cast, question).await;
        if question["path"] == "/api/rules" && now["status"] == 422 {
            refused += 1;
            continue;
        }
        // Version 0.1 also listed waiting tables whose people were gone.
        if question["path"] == "/api/tables" {
            assert_eq!(now["body"], json!([]), "nobody is at a table");
            continue;
        }
        report(&mut lost, &format!("{} as {}", question["path"], question["who"]), &question["answer"], &now);
    }
    copy.close().await;
    assert_eq!(refused, REFUSED_SINCE, "rules are refused that version 0.1 accepted");
    assert!(lost.is_empty(), "{} answers changed:\n{}", lost.len(), lost.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_shows_everyone_the_same_as_in_the_old_version() {
    let copy = Copy::open().await;
    let shown = shown();
    let mut lost = Vec::new();
    for page in shown["tables"].as_array().unwrap() {
        let (who, table) = (page["who"].as_str().unwrap(), page["table"].as_str().unwrap());
        let now = fixture::table_shown(&copy.cast, who, table).await;
        report(&mut lost, &format!("table {table} as {who}"), &page["shown"], &now);
    }
    copy.close().await;
    assert!(lost.is_empty(), "{} pages changed:\n{}", lost.len(), lost.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_evening_shows_everyone_the_entries() {
    let copy = Copy::open().await;
    let shown = shown();
    let mut lost = Vec::new();
    for page in shown["evenings"].as_array().unwrap() {
        let (who, evening) = (page["who"].as_str().unwrap(), page["evening"].as_str().unwrap());
        let now = fixture::evening_shown(&copy.cast, who, evening).await;
        report(&mut lost, &format!("evening {evening} as {who}"), &page["shown"], &now);
    }
    copy.close().await;
    assert!(lost.is_empty(), "{} pages changed:\n{}", lost.len(), lost.join("\n"));
}

/// The kinds of events that version 0.1 stores for tables. `ENTRIES` are those of evenings.
const EVENTS: &str = "opened seated left match-began lot-drawn mixed mixed-again took lifted dealt thrown-back declared \
    played closed done drew passed round-ended ready match-ended held credited";
const ENTRIES: &str = "open begin keeper present lead round change finish agree stop result confirm undo answer settle \
    object call attend sanction withdraw conditions reseat minutes announce close";

#[tokio::test]
async fn the_old_database_holds_everything_that_is_stored() {
    let copy = Copy::open().await;
    for (expected, select) in [
        (EVENTS, "SELECT DISTINCT json_extract(body, '$.event.type') FROM table_events"),
        (ENTRIES, "SELECT DISTINCT json_extract(body, '$.act.act') FROM evening_entries"),
    ] {
        let stored = copy.stored(select).await;
        let missing: Vec<&str> = expected.split_whitespace().filter(|kind| !stored.contains(*kind)).collect();
        assert!(missing.is_empty(), "no {missing:?} in the old database");
    }
    for table in
        ["guests", "club_members", "club_invitations", "evening_links", "evening_barred", "evening_people"]
    {
        let rows = copy.stored(format!("SELECT 'some' FROM {table} LIMIT 1")).await;
        assert_eq!(rows.len(), 1, "the old database has no {table}");
    }
    copy.close().await;
}

/// Adds one line with the first three losses, if there are any.
fn report(lost: &mut Vec<String>, what: &str, before: &Value, now: &Value) {
    let mut losses = losses(&renamed(before), now);
    losses.retain(|loss| {
        !depends_on_time(&loss.place, &loss.change) && !is_replaced_by_parameters(&loss.place)
    });
    if !losses.is_empty() {
        let few: Vec<String> = losses.iter().take(3).map(Loss::to_string).collect();
        lost.push(format!("{what} lost {}: {}", losses.len(), few.join("; ")));
    }
}
