//! `layout.*`: where tiles may lie, and what may touch what.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, VariantArray)]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, VariantArray)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
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
