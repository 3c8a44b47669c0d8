//! What a fixture holds beside the database: questions, and what the program that wrote it answered.

use serde_json::{Value, json};

use crate::cast::Cast;
use crate::phone::Phone;
use crate::seats::Page;

/// Asks for a path as someone. JSON is kept as JSON, text as text, and of printed sheets only that there is one. Of a
/// refusal only the status is kept: its sentence may be put in better words.
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

/// What a table shows someone who opens its page.
pub(crate) async fn table_shown(cast: &Cast, who: &str, table: &str) -> Value {
    let page = Page::open(&cast.guest(who), table).await;
    let mut view = page.view;
    // How many events there are: the program adds some of its own when it starts.
    view.as_object_mut().unwrap().remove("seq");
    json!({ "view": view, "turn": page.now["turn"], "legal": page.now["legal"], "made": page.now["made"] })
}

/// What an evening sends someone who follows it from its first entry.
pub(crate) async fn evening_shown(cast: &Cast, who: &str, evening: &str) -> Value {
    let phone = Phone::follow(&cast.guest(who), evening, "reader").await;
    let Phone { welcome, entries, .. } = phone;
    json!({ "me": welcome["me"], "code": welcome["code"], "needs": welcome["needs"], "entries": entries })
}
