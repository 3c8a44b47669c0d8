//! The parameters of some rules, by the names and words that the rulebook gives them.

use std::collections::BTreeMap;

use boneyard_rules::{Rules, Tile};
use serde_json::Value;

/// The parameters, by name.
pub(crate) struct Parameters {
    values: BTreeMap<String, Value>,
    preset: String,
}

impl Parameters {
    pub(crate) fn of(rules: &Rules) -> Self {
        let text = rules.to_string();
        let preset = text.split(' ').next().unwrap_or_default().to_owned();
        Self { values: rules.parameters().into_iter().collect(), preset }
    }

    /// The preset that these rules begin with.
    pub(crate) fn preset(&self) -> &str {
        &self.preset
    }

    pub(crate) fn value(&self, name: &str) -> &Value {
        &self.values[name]
    }

    pub(crate) fn word(&self, name: &str) -> &str {
        self.values[name].as_str().expect("a word")
    }

    /// The word of a parameter that may be null.
    pub(crate) fn maybe_word(&self, name: &str) -> Option<&str> {
        self.values[name].as_str()
    }

    pub(crate) fn is(&self, name: &str, word: &str) -> bool {
        self.word(name) == word
    }

    pub(crate) fn flag(&self, name: &str) -> bool {
        self.values[name].as_bool().expect("true or false")
    }

    pub(crate) fn number(&self, name: &str) -> i64 {
        self.values[name].as_i64().expect("a number")
    }

    /// The number of a parameter that may be null.
    pub(crate) fn maybe(&self, name: &str) -> Option<i64> {
        self.values[name].as_i64()
    }

    pub(crate) fn list(&self, name: &str) -> &[Value] {
        self.values[name].as_array().expect("a list")
    }

    /// Whether this event ends the match at once.
    pub(crate) fn ends_at_once(&self, event: &str) -> bool {
        self.list("match.instant").iter().any(|known| known == event)
    }

    /// How many people play at a table of `seats`: in 7+7 each has two hands (R1.3.1).
    pub(crate) fn players(&self, seats: usize) -> usize {
        if self.is("seats.sides", "two-hands") { seats / 2 } else { seats }
    }

    /// The points that end the match.
    pub(crate) fn target(&self, seats: usize) -> Option<i64> {
        match self.value("match.target") {
            Value::Object(by_players) => by_players[&self.players(seats).to_string()].as_i64(),
            target => target.as_i64(),
        }
    }

    /// The tiles that each seat is dealt (C1).
    pub(crate) fn hand_size(&self, seats: usize) -> usize {
        let players = self.players(seats);
        let each = self.value("deal.hand")[players.to_string()].as_u64().expect("a hand");
        usize::try_from(each).expect("a few") * players / seats
    }

    /// The seats that score together, counted from 0.
    pub(crate) fn sides(&self, seats: usize) -> Vec<Vec<usize>> {
        let pairs = match self.word("seats.sides") {
            "pairs" | "two-hands" => true,
            "pairs-at-4" => seats == 4,
            _ => false,
        };
        if pairs { vec![vec![0, 2], vec![1, 3]] } else { (0..seats).map(|seat| vec![seat]).collect() }
    }
}

/// A tile of a parameter: `[0, 6]`.
pub(crate) fn tile_of(value: &Value) -> Tile {
    serde_json::from_value(value.clone()).expect("a tile")
}
