//! The requests of a fixture, and the answers of the version that wrote it.

use serde_json::{Value, json};

use crate::cast::Cast;
use crate::phone::Phone;
use crate::seats::Page;

/// Requests a path as a visitor. JSON is kept as JSON and text as text; of a printed sheet, only that it exists; of a
/// refusal, only the status, because its sentence may change.
pub(crate) async fn answer(cast: &Cast, question: &Value) -> Value {
    let guest = cast.guest(question["who"].as_str().unwrap());
    let path = question["path"].as_str().unwrap();
    let answer = match question.get("body") {
        Some(body) => guest.send("POST", path, Some(body)).await,
        None => guest.get(path).await,
    };
    if answer.status >= 400 {
        return json!({ "status": answer.status });
    }
    let is_printed = answer.body.starts_with(b"%PDF");
    let body = match serde_json::from_slice(&answer.body) {
        Ok(body) => body,
        Err(_) if is_printed => json!("a printed sheet"),
        Err(_) => json!(answer.text()),
    };
    json!({ "status": answer.status, "body": body })
}

/// The first messages of a table to a visitor who opens its page.
pub(crate) async fn table_shown(cast: &Cast, who: &str, table: &str) -> Value {
    let page = Page::open(&cast.guest(who), table).await;
    let mut view = page.view;
    // Leave out the number of events, because the server adds some when it starts.
    view.as_object_mut().unwrap().remove("seq");
    json!({ "view": view, "turn": page.now["turn"], "legal": page.now["legal"], "made": page.now["made"] })
}

/// The messages of an evening to a visitor who follows it from its first entry.
pub(crate) async fn evening_shown(cast: &Cast, who: &str, evening: &str) -> Value {
    let phone = Phone::follow(&cast.guest(who), evening, "reader").await;
    let Phone { welcome, entries, .. } = phone;
    json!({ "me": welcome["me"], "code": welcome["code"], "needs": welcome["needs"], "entries": entries })
}
