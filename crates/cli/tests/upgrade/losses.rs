//! The losses between two answers.

use std::fmt;

use serde_json::Value;

/// A value of the old answer that is missing or different in the new one.
#[derive(PartialEq, Debug)]
pub(crate) struct Loss {
    /// The path to the value: `.view.seats[1].ready`.
    pub(crate) place: String,
    /// The old and the new value.
    pub(crate) change: String,
}

impl fmt::Display for Loss {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let short: String = self.change.chars().take(300).collect();
        write!(out, "{}: {short}", self.place)
    }
}

/// Compares two answers. A new field is no loss, and neither is an omitted `null`.
pub(crate) fn losses(before: &Value, now: &Value) -> Vec<Loss> {
    let mut found = Vec::new();
    compare("", before, now, &mut found);
    found
}

fn compare(place: &str, before: &Value, now: &Value, found: &mut Vec<Loss>) {
    match (before, now) {
        (Value::Object(before), Value::Object(now)) => {
            for (name, before) in before {
                compare(&format!("{place}.{name}"), before, now.get(name).unwrap_or(&Value::Null), found);
            }
        }
        (Value::Array(before), Value::Array(now)) if before.len() == now.len() => {
            for (number, (before, now)) in before.iter().zip(now).enumerate() {
                compare(&format!("{place}[{number}]"), before, now, found);
            }
        }
        _ if before == now => {}
        _ => found.push(Loss { place: place.to_owned(), change: format!("{before} is now {now}") }),
    }
}
