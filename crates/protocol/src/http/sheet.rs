//! The rules in words.

use boneyard_agreement::{Control, Sheet, Variant};
use serde::{Deserialize, Serialize};

/// Rules as an agreement sheet, with the alternatives of each parameter and the preset's house variants.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RulesSheet {
    /// The shortest text of the rules: the preset, and the parameters that differ from it.
    pub rules: String,
    pub sheet: Sheet,
    /// Every parameter, with its alternatives.
    pub controls: Vec<Control>,
    /// The preset's house variants, the most common first.
    pub variants: Vec<Variant>,
}
