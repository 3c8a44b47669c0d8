//! What a turn is: where tiles may lie, how many, and what is drawn.

use serde::{Deserialize, Serialize};

/// `layout.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LayoutRules {
    /// The figure that the tiles form.
    pub shape: Shape,
    /// When the further arms of a spinner open.
    pub cross_opens: CrossOpens,
    /// What may touch what.
    #[serde(rename = "match")]
    pub match_: Matching,
}

/// The figure that the tiles form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Shape {
    /// One line with two ends.
    #[default]
    Line,
    /// Four arms round the first double.
    Cross,
    /// A line that branches at every double: one that leads is built on to its four sides, a later one to the three
    /// that are left, all of them at once and in any order. Each branch goes on like a line.
    Tree,
    /// A train for every seat and one for everybody, all from one hub (F-train).
    Trains,
    /// Six tiles on the hub before anything else, then three on every double (F-chicken).
    ChickenFoot,
    /// Triangles on a lattice: edges touch, and every corner that tiles share shows one number (F-trio).
    Triangles,
}

/// When the further arms of a spinner open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CrossOpens {
    /// With the double itself.
    #[default]
    AtOnce,
    /// Once the line has gone on from both its sides.
    AfterBothSides,
}

/// What may touch what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Matching {
    /// Equal numbers.
    #[default]
    Equal,
    /// Numbers that make seven together; 0-0, 1-6, 2-5 and 3-4 touch anything (F-matador).
    #[serde(rename = "sum-7")]
    Sum7,
}

/// `turn.*`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnRules {
    /// How many tiles a turn lays.
    pub plays: TurnPlays,
    /// Whether a double may be closed as it is laid.
    pub close_double: bool,
    /// Where a tile goes while both ends show one number.
    pub equal_ends: EqualEnds,
}

/// How many tiles a turn lays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TurnPlays {
    /// One.
    #[default]
    One,
    /// One, or two doubles at two ends (R0.3.22, R2.9).
    TwoDoubles,
    /// One, then any doubles that fit (F-donkey).
    DoubleRun,
    /// One; on a double another tile, from the hand or by drawing (F-train).
    CoverDouble,
}

/// Where a tile goes while both ends show one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EqualEnds {
    /// To either end.
    #[default]
    Free,
    /// To the right end only (R3.1.11).
    LeaderRight,
}

/// `draw.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawRules {
    /// What a seat does that cannot play.
    pub mode: DrawMode,
    /// Tiles drawn where the mode is `exactly`.
    pub count: u8,
    /// The most tiles drawn in a turn where the mode is `until-playable`.
    pub max: Option<u8>,
    /// Tiles of the boneyard that are never taken (C10).
    pub reserve: u8,
    /// Whether a seat that can play may draw instead.
    pub if_able: IfAble,
    /// Points a drawn tile costs.
    pub penalty: u8,
    /// Points a pass after a draw costs.
    pub pass_penalty: u8,
}

impl Default for DrawRules {
    fn default() -> Self {
        Self {
            mode: DrawMode::UntilPlayable,
            count: 1,
            max: None,
            reserve: 0,
            if_able: IfAble::Forbidden,
            penalty: 0,
            pass_penalty: 0,
        }
    }
}

/// What a seat does that cannot play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DrawMode {
    /// It passes.
    None,
    /// It draws until a tile fits.
    #[default]
    UntilPlayable,
    /// It draws `draw.count` tiles, then plays or passes.
    Exactly,
}

/// Whether a seat that can play may draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum IfAble {
    /// It must play.
    #[default]
    Forbidden,
    /// It may draw instead, as long as tiles may be drawn.
    Allowed,
}
