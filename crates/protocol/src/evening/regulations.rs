//! The regulations that a club has saved for its evenings.

use boneyard_club::Regulation;
use boneyard_ids::RegulationId;
use serde::{Deserialize, Serialize};

/// The longest text about where a club has a regulation from, in characters.
pub const REGULATION_SOURCE_CHARS_MAX: usize = 200;

/// A regulation of a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClubRegulation {
    /// The id, which stays when the name changes.
    pub id: RegulationId,
    /// The name, which no other regulation of the club has. Upper and lower case count as the same.
    pub name: String,
    /// The rules; `None` if another version of the program saved them and this one cannot read them.
    pub rules: Option<ClubRules>,
}

/// The rules of a club's regulation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ClubRules {
    /// How rounds, matches and places count.
    pub regulation: Regulation,
    /// The usual target of a match.
    pub target: u16,
    /// The usual time limit of a match, in minutes; `None` for no limit.
    #[serde(default)]
    pub limit: Option<u16>,
    /// Where the club has the rules from, at most `REGULATION_SOURCE_CHARS_MAX` characters; may be empty.
    #[serde(default)]
    pub source: String,
}

/// Saves a regulation for a club.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NewRegulation {
    /// The name, 1 to `CLUB_NAME_CHARS_MAX` characters.
    pub name: String,
    /// The rules.
    pub rules: ClubRules,
}

/// Renames a regulation of a club, or replaces its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EditRegulation {
    /// The name, 1 to `CLUB_NAME_CHARS_MAX` characters.
    pub name: String,
    /// The new rules; `None` to keep those that are saved.
    #[serde(default)]
    pub rules: Option<ClubRules>,
}
