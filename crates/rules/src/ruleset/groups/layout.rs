//! `layout.*`: the shape of the layout, and which numbers may touch.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The `layout.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct LayoutRules {
    /// The shape that the tiles form.
    pub shape: Shape,
    /// When the upper and the lower arm of a spinner open.
    pub cross_opens: CrossOpens,
    /// Which numbers may touch.
    #[serde(rename = "match")]
    pub match_: Matching,
}

/// The shape that the tiles form.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// One line with two ends.
    #[default]
    Line,
    /// Four arms round the first double.
    Cross,
    /// A line that branches at every double. The first double takes tiles on its four sides, a later double on its
    /// three free sides, in any order. Each branch continues like a line.
    Tree,
    /// A train for each seat and a public one, all from one hub (F-train).
    Trains,
    /// The hub takes six tiles before any other play; each later double takes three (F-chicken).
    ChickenFoot,
    /// Triangles on a lattice: edges touch, and tiles show the same number at every corner that they share (F-trio).
    Triangles,
}

/// When the upper and the lower arm of a spinner open.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum CrossOpens {
    /// As soon as the spinner is laid.
    #[default]
    AtOnce,
    /// Once both sides of the spinner in the line are covered.
    AfterBothSides,
}

/// Which numbers may touch.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Matching {
    /// Equal numbers.
    #[default]
    Equal,
    /// Numbers that add up to seven; 0-0, 1-6, 2-5 and 3-4 touch any number (F-matador).
    #[serde(rename = "sum-7")]
    Sum7,
}
