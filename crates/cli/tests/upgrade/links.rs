//! Links to rules, as players send them to each other: a preset and the parameters that differ.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::cast::Cast;

/// Requests the whole rules of each preset, of each preset with every parameter written out, as in the link of a table,
/// and of one link for each parameter and value of the rule editor.
pub(crate) async fn questions(cast: &Cast) -> Vec<Value> {
    let guest = cast.guest("Ana");
    let presets = guest.json("/api/presets").await;
    let mut links = Vec::new();
    let mut offered = BTreeSet::new();
    for preset in presets.as_array().unwrap() {
        let id = preset["id"].as_str().unwrap();
        links.push(id.to_owned());
        let sheet = guest.json(&format!("/api/rules/sheet?rules={id}")).await;
        let controls = sheet["controls"].as_array().unwrap();
        let parameter = |control: &Value| control["parameter"].as_str().unwrap().to_owned();
        let every =
            controls.iter().map(|control| format!(" {}={}", parameter(control), word(&control["value"])));
        links.push(id.to_owned() + &every.collect::<String>());
        for control in controls {
            for option in control["options"].as_array().unwrap() {
                // A choice of several values is a list.
                let is_one_of_several = control["value"].is_array() && !option["value"].is_array();
                let value =
                    if is_one_of_several { json!([option["value"]]) } else { option["value"].clone() };
                let differs = value != control["value"] && option.get("conflict").is_none();
                if differs && offered.insert((parameter(control), word(&value))) {
                    links.push(format!("{id} {}={}", parameter(control), word(&value)));
                }
            }
        }
    }
    let question = |rules: String| json!({ "who": "", "path": "/api/rules", "body": { "rules": rules } });
    links.into_iter().map(question).collect()
}

/// A value in the syntax of a link.
fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
