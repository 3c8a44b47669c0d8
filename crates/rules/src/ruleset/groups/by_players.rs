//! Deserializes maps whose keys are numbers of players.
//!
//! JSON keys are strings. Serde converts them to numbers, but not in untagged or tagged enums, which buffer the input.

use alloc::{collections::BTreeMap, format};
use core::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{Error, Visitor},
};

/// Reads a map whose keys are numbers, or strings with numbers.
pub(super) fn read<'de, D, T>(deserializer: D) -> Result<BTreeMap<u8, T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let map = BTreeMap::<Players, T>::deserialize(deserializer)?;
    Ok(map.into_iter().map(|(Players(number), value)| (number, value)).collect())
}

/// A key of the map.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Players(u8);

impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PlayersVisitor).map(Players)
    }
}

struct PlayersVisitor;

impl Visitor<'_> for PlayersVisitor {
    type Value = u8;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of players")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<u8, E> {
        u8::try_from(number).map_err(|_| E::custom(format!("expected a number of players, not {number}")))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<u8, E> {
        text.parse().map_err(|_| E::custom(format!("expected a number of players, not `{text}`")))
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use crate::Rules;

    #[test]
    fn values_by_players_are_read_from_overrides() {
        let text = r#"draw deal.hand={"2":6,"3":5,"4":5} match.target={"2":61,"3":81,"4":101} tiles.without={"2":[[0,0]]}"#;
        let rules = Rules::parse(text).expect("three good overrides");
        assert_eq!(rules.match_.target.points(4), Some(101));
        assert_eq!(rules.hand_size(2), Some(6));
        assert_eq!(rules.removed(2).len(), 1);
        assert_eq!(Rules::parse(&rules.to_string()), Ok(rules));
        assert!(Rules::parse(r#"draw deal.hand={"two":6}"#).is_err());
    }
}
