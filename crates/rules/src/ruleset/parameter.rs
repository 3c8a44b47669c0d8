//! What each parameter may be set to: the one list that an editor of rules and the words for them are made from.

use alloc::{format, vec, vec::Vec};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use strum::VariantArray;

use crate::{
    ruleset::{
        AfterBlock, AfterTie, AnnounceBy, Below, Blanks, BlockPays, BlockRule, BlockTie, BlockWinner,
        BonusEvent, CrossOpens, DeadBoneyard, Direction, DrawMode, Eggs, EqualEnds, Faces, FirstLead, IfAble,
        IfNone, InstantEnd, LotBy, Matching, NextLeadRule, OpeningScores, OpeningTile, OutPays, OutRule,
        PlayScore, RatingFormula, Reach, Rest, Rounding, Rules, Sense, SeveralOver, Shape, SideRule,
        TargetTest, TileSet, TurnPlays,
    },
    seat::SEATS_MAX,
};

/// A parameter of the rules: its name, and what it may be set to.
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
    /// Its name, as `group.field`.
    pub name: &'static str,
    kind: fn() -> ParameterKind,
}

/// What a parameter may be set to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ParameterKind {
    /// One of these words, `true`, `false` or `null`.
    Choice {
        /// All of them.
        values: Vec<Value>,
    },
    /// A whole number.
    Number {
        /// The least that makes sense.
        min: u32,
        /// The most that makes sense.
        max: u32,
        /// Whether it may be `null`: no such thing.
        optional: bool,
    },
    /// A list of numbers of players.
    Players {
        /// The fewest.
        min: u8,
        /// The most.
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
        /// The most points that make sense.
        max: u32,
    },
    /// A list of tiles, or lists of tiles by number of players.
    Tiles,
    /// Doubles, by their number, and other tiles, in an order that matters.
    TileOrder,
    /// How many doubles, and how many tiles of one number, throw a deal back; `null` for none.
    Redeal {
        /// The fewest of either.
        min: u8,
        /// The most of either.
        max: u8,
    },
    /// Tiles that count something of their own.
    SpecialValues {
        /// The most points.
        points_max: u32,
    },
    /// Events and the points that they pay.
    Bonuses {
        /// The events there are.
        events: Vec<Value>,
        /// The most points.
        points_max: u32,
    },
    /// Any of these words.
    Set {
        /// All of them.
        values: Vec<Value>,
    },
}

/// The most points that a target, a cap or a threshold makes sense with.
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
    // No table has more seats, and no game is for one.
    ParameterKind::Players { min: 2, max: u8::try_from(SEATS_MAX).unwrap_or(u8::MAX) }
}

macro_rules! parameters {
    ($($name:literal => $kind:expr),* $(,)?) => {
        impl Parameter {
            /// Every parameter, in the order in which an agreement is read.
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
    /// The parameter with this name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|parameter| parameter.name == name)
    }

    /// What it may be set to.
    #[must_use]
    pub fn kind(self) -> ParameterKind {
        (self.kind)()
    }

    /// Its value in these rules.
    #[must_use]
    pub fn value(self, rules: &Rules) -> Value {
        rules.parameter(self.name).unwrap_or(Value::Null)
    }

    /// An override that sets it to a value, as [`Rules::with`] reads it.
    #[must_use]
    pub fn override_with(self, value: &Value) -> alloc::string::String {
        match value {
            Value::String(word) => format!("{}={word}", self.name),
            other => format!("{}={other}", self.name),
        }
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
    fn every_choice_is_one_that_the_parameter_takes() {
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
                let set = rules.set_parameter(&parameter.override_with(&value)).expect("a value that is taken");
                assert_eq!(parameter.value(&set), value, "{}", parameter.name);
            }
        }
    }

    #[test]
    fn the_presets_stay_within_the_numbers_that_make_sense() {
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
