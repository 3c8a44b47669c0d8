//! `account.*`: when points begin to be recorded.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// `account.*`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AccountRules {
    /// The credit of one round that opens an account; 0 where it is open from the start (C22, C24).
    pub open_at: u32,
    /// What becomes of points below it (C23).
    pub below: Below,
    /// Whether going out clears one's own remembered points.
    pub clear_on_out: bool,
    /// Whether a fish for one wipes the others' remembered points (C25).
    pub block_resets: bool,
    /// Whether carried points count towards opening (C21).
    pub carry_opens: bool,
}

impl Default for AccountRules {
    fn default() -> Self {
        Self { open_at: 0, below: Below::Lost, clear_on_out: false, block_resets: false, carry_opens: true }
    }
}

/// What becomes of points below the opening threshold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Below {
    /// They are not written.
    #[default]
    Lost,
    /// They are remembered and written when the account opens.
    Remembered,
}
