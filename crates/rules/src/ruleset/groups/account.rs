//! `account.*`: the credit of one round that opens a side's account.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The `account.*` parameters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct AccountRules {
    /// The least points of one round that open a side's account; 0 if accounts are open from the start (C22, C24).
    pub open_at: u32,
    /// What happens to the points of a round below `account.openAt` (C23).
    pub below: Below,
    /// Whether going out clears the remembered points of the side that goes out.
    pub clear_on_out: bool,
    /// Whether a block that one side pays alone clears the remembered points of the other sides (C25).
    pub block_resets: bool,
    /// Whether carried points count towards opening (C21).
    pub carry_opens: bool,
}

impl Default for AccountRules {
    fn default() -> Self {
        Self { open_at: 0, below: Below::Lost, clear_on_out: false, block_resets: false, carry_opens: true }
    }
}

/// What happens to points below the credit that opens an account.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Below {
    /// The points are lost.
    #[default]
    Lost,
    /// The points are remembered and added to the score when the account opens.
    Remembered,
}
