//! `draw.*`: draws from the boneyard.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The `draw.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct DrawRules {
    /// What a seat that cannot play does.
    pub mode: DrawMode,
    /// How many tiles a turn draws if the mode is `exactly`.
    pub count: u8,
    /// The most tiles that a turn draws if the mode is `until-playable`; `None` for no limit.
    pub max: Option<u8>,
    /// How many tiles of the boneyard are never drawn (C10).
    pub reserve: u8,
    /// Whether a seat that can play may draw instead.
    pub if_able: IfAble,
    /// The points that each drawn tile costs.
    pub penalty: u8,
    /// The points that a pass after a draw costs.
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

/// What a seat that cannot play does.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum DrawMode {
    /// The seat passes.
    None,
    /// The seat draws until a tile fits, `draw.max` is reached or nothing is left to draw.
    #[default]
    UntilPlayable,
    /// The seat draws `draw.count` tiles, then plays or passes.
    Exactly,
}

/// Whether a seat that can play may draw instead.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum IfAble {
    /// The seat must play.
    #[default]
    Forbidden,
    /// The seat may draw instead, as long as tiles may be drawn.
    Allowed,
}
