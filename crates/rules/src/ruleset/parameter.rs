//! The list of all parameters and the values that each takes. The rule editor and the sentences about rules use this
//! list.
//!
//! The words for each parameter and its values are in `locales/<language>/parameters.ftl`.

use alloc::{vec, vec::Vec};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::VariantArray;

use crate::{
    ruleset::{
        AfterBlock, AfterTie, AnnounceBy, Below, Blanks, BlockPays, BlockRule, BlockTie, BlockWinner,
        BonusEvent, CrossOpens, DeadBoneyard, Direction, DrawMode, Eggs, EqualEnds, Faces, FirstLead, IfAble,
        IfNone, InstantEnd, LotBy, Matching, NextLeadRule, OpeningScores, OpeningTile, OutPays, OutRule,
        PlayScore, RatingFormula, Reach, Rest, Rounding, Rules, Sense, SeveralOver, Shape, SideRule,
        TargetTest, TileSet, TurnPlays, values::override_text,
    },
    seat::SEATS_MAX,
};

/// A parameter of the rules: its name and the values that it takes.
///
/// ```
/// use boneyard_rules::{ParameterKind, Parameter};
///
/// let tie = Parameter::find("score.blockTie").expect("a parameter of the rules");
/// assert!(matches!(&tie.kind(), ParameterKind::Choice { values } if values.len() == 6));
/// assert!(Parameter::find("score.ties").is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The name, as `group.field`.
    pub name: &'static str,
    kind: fn() -> ParameterKind,
}

/// The values that a parameter takes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum ParameterKind {
    /// One of these values: words, `true`, `false` or `null`.
    Choice {
        /// All values.
        values: Vec<Value>,
    },
    /// A whole number.
    Number {
        /// The smallest useful value.
        min: u32,
        /// The largest useful value.
        max: u32,
        /// Whether the value may be `null`.
        optional: bool,
    },
    /// A list of numbers of players.
    Players {
        /// The fewest players.
        min: u8,
        /// The most players.
        max: u8,
    },
    /// Tiles in each hand, by number of players.
    HandSizes {
        /// The fewest tiles.
        min: u8,
        /// The most tiles.
        max: u8,
    },
    /// `null`, points, or points by number of players.
    Target {
        /// The fewest points.
        min: u32,
        /// The most points that are useful.
        max: u32,
    },
    /// A list of tiles, or lists of tiles by number of players.
    Tiles,
    /// A list of tiles in order; a double may be written as its number.
    TileOrder,
    /// How many doubles, and how many tiles of one number, require a redeal; `null` for none.
    Redeal {
        /// The smallest limit for either count.
        min: u8,
        /// The largest limit for either count.
        max: u8,
    },
    /// A list of tiles with points of their own.
    SpecialValues {
        /// The most points.
        #[schema(rename = "pointsMax")]
        points_max: u32,
    },
    /// A list of events with the points that they pay.
    Bonuses {
        /// All events.
        events: Vec<Value>,
        /// The most points.
        #[schema(rename = "pointsMax")]
        points_max: u32,
    },
    /// A list with any of these words.
    Set {
        /// All words.
        values: Vec<Value>,
    },
}

/// The most points that are useful in a target, a cap, a bonus or a special value.
const POINTS_MAX: u32 = 1000;

fn number(min: u32, max: u32, optional: bool) -> ParameterKind {
    ParameterKind::Number { min, max, optional }
}

fn words<T: VariantArray + Serialize>() -> Vec<Value> {
    T::VARIANTS.iter().filter_map(|choice| serde_json::to_value(choice).ok()).collect()
}

fn choice<T: VariantArray + Serialize>() -> ParameterKind {
    ParameterKind::Choice { values: words::<T>() }
}

fn choice_or_none<T: VariantArray + Serialize>() -> ParameterKind {
    let mut values = vec![Value::Null];
    values.extend(words::<T>());
    ParameterKind::Choice { values }
}

fn yes_or_no() -> ParameterKind {
    ParameterKind::Choice { values: vec![json!(false), json!(true)] }
}

fn players() -> ParameterKind {
    ParameterKind::Players { min: 2, max: u8::try_from(SEATS_MAX).unwrap_or(u8::MAX) }
}

macro_rules! parameters {
    ($($name:literal => $kind:expr),* $(,)?) => {
        impl Parameter {
            /// Every parameter, in the order in which an agreement lists them.
            pub const ALL: &[Self] = &[$(Self { name: $name, kind: || $kind }),*];
        }
    };
}

parameters!(
    "tiles.set" => choice::<TileSet>(),
    "tiles.without" => ParameterKind::Tiles,
    "tiles.blanks" => choice::<Blanks>(),
    "tiles.faces" => choice::<Faces>(),
    "seats.count" => players(),
    "seats.sides" => choice::<SideRule>(),
    "seats.direction" => choice::<Direction>(),
    "deal.hand" => ParameterKind::HandSizes { min: 1, max: 48 },
    "deal.rest" => choice::<Rest>(),
    "deal.redeal" => ParameterKind::Redeal { min: 2, max: 19 },
    "lead.first" => choice::<FirstLead>(),
    "lead.order" => ParameterKind::TileOrder,
    "lead.lotBy" => choice::<LotBy>(),
    "lead.ifNone" => choice::<IfNone>(),
    "lead.tile" => choice::<OpeningTile>(),
    "lead.next" => choice::<NextLeadRule>(),
    "lead.afterBlock" => choice::<AfterBlock>(),
    "lead.afterTie" => choice::<AfterTie>(),
    "layout.shape" => choice::<Shape>(),
    "layout.crossOpens" => choice::<CrossOpens>(),
    "layout.match" => choice::<Matching>(),
    "turn.plays" => choice::<TurnPlays>(),
    "turn.closeDouble" => yes_or_no(),
    "turn.equalEnds" => choice::<EqualEnds>(),
    "draw.mode" => choice::<DrawMode>(),
    "draw.count" => number(1, 9, false),
    "draw.max" => number(1, 20, true),
    "draw.reserve" => number(0, 10, false),
    "draw.ifAble" => choice::<IfAble>(),
    "draw.penalty" => number(0, 50, false),
    "draw.passPenalty" => number(0, 50, false),
    "end.out" => choice::<OutRule>(),
    "end.block" => choice::<BlockRule>(),
    "end.deadBoneyard" => choice::<DeadBoneyard>(),
    "value.special" => ParameterKind::SpecialValues { points_max: POINTS_MAX },
    "score.sense" => choice::<Sense>(),
    "score.out" => choice::<OutPays>(),
    "score.blockWinner" => choice::<BlockWinner>(),
    "score.block" => choice::<BlockPays>(),
    "score.blockTie" => choice::<BlockTie>(),
    "score.eggs" => choice::<Eggs>(),
    "score.play" => choice_or_none::<PlayScore>(),
    "score.opening" => choice::<OpeningScores>(),
    "score.round" => choice_or_none::<Rounding>(),
    "score.roundCap" => number(1, POINTS_MAX, true),
    "score.bonus" => ParameterKind::Bonuses { events: words::<BonusEvent>(), points_max: POINTS_MAX },
    "account.openAt" => number(0, 100, false),
    "account.below" => choice::<Below>(),
    "account.clearOnOut" => yes_or_no(),
    "account.blockResets" => yes_or_no(),
    "account.carryOpens" => yes_or_no(),
    "match.target" => ParameterKind::Target { min: 1, max: POINTS_MAX },
    "match.reach" => choice::<Reach>(),
    "match.test" => choice::<TargetTest>(),
    "match.cap" => number(1, POINTS_MAX, true),
    "match.rounds" => number(1, 50, true),
    "match.instant" => ParameterKind::Set { values: words::<InstantEnd>() },
    "match.severalOver" => choice::<SeveralOver>(),
    "match.announceBy" => choice::<AnnounceBy>(),
    "rating.formula" => choice_or_none::<RatingFormula>(),
    "rating.remembered" => yes_or_no(),
);

impl Parameter {
    /// The parameter with this name, written `group.field`.
    ///
    /// ```
    /// use boneyard_rules::Parameter;
    ///
    /// assert_eq!(Parameter::find("draw.reserve").map(|found| found.name), Some("draw.reserve"));
    /// assert!(Parameter::find("reserve").is_none());
    /// ```
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|parameter| parameter.name == name)
    }

    /// The values that the parameter takes.
    ///
    /// ```
    /// use boneyard_rules::{Parameter, ParameterKind};
    ///
    /// let reserve = Parameter::find("draw.reserve").expect("a parameter");
    /// assert_eq!(reserve.kind(), ParameterKind::Number { min: 0, max: 10, optional: false });
    /// ```
    #[must_use]
    pub fn kind(self) -> ParameterKind {
        (self.kind)()
    }

    /// The parameter's value in these rules, as JSON.
    ///
    /// ```
    /// use boneyard_rules::{Parameter, Rules};
    ///
    /// let reserve = Parameter::find("draw.reserve").expect("a parameter");
    /// assert_eq!(reserve.value(&Rules::preset("goat-yard")?), 1);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn value(self, rules: &Rules) -> Value {
        rules.parameter(self.name).unwrap_or(Value::Null)
    }

    /// An override that sets the parameter to a value, as [`Rules::with`] parses it.
    ///
    /// ```
    /// use boneyard_rules::Parameter;
    ///
    /// let reserve = Parameter::find("draw.reserve").expect("a parameter");
    /// assert_eq!(reserve.override_with(&2.into()), "draw.reserve=2");
    /// ```
    #[must_use]
    pub fn override_with(self, value: &Value) -> alloc::string::String {
        override_text(self.name, value)
    }
}

#[cfg(test)]
mod tests {
    use alloc::{collections::BTreeSet, string::String};

    use super::*;
    use crate::ruleset::presets;

    #[test]
    fn the_list_has_every_parameter_once() {
        let listed: Vec<&str> = Parameter::ALL.iter().map(|parameter| parameter.name).collect();
        let names: BTreeSet<String> =
            presets::all()[0].rules.parameters().into_iter().map(|(name, _)| name).collect();
        assert_eq!(listed.len(), names.len());
        assert!(listed.iter().all(|name| names.contains(*name)));
    }

    #[test]
    fn every_parameter_takes_its_listed_values() {
        let rules = &presets::all()[0].rules;
        for parameter in Parameter::ALL {
            let values = match parameter.kind() {
                ParameterKind::Choice { values } => values,
                ParameterKind::Set { values } => values.into_iter().map(|value| json!([value])).collect(),
                ParameterKind::Bonuses { events, .. } => {
                    events.into_iter().map(|event| json!([{"event": event, "points": 5}])).collect()
                }
                ParameterKind::Number { min, max, .. } => vec![json!(min), json!(max)],
                _ => Vec::new(),
            };
            for value in values {
                let set =
                    rules.set_parameter(&parameter.override_with(&value)).expect("a value that is taken");
                assert_eq!(parameter.value(&set), value, "{}", parameter.name);
            }
        }
    }

    #[test]
    fn presets_stay_within_the_useful_numbers() {
        for preset in presets::all() {
            for parameter in Parameter::ALL {
                let value = parameter.value(&preset.rules);
                if let (ParameterKind::Number { min, max, .. }, Some(number)) =
                    (parameter.kind(), value.as_u64())
                {
                    assert!((u64::from(min)..=u64::from(max)).contains(&number), "{}", parameter.name);
                }
            }
        }
    }
}
