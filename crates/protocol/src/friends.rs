//! Bodies of HTTP requests and responses about friends, presence and invitations to tables.

use boneyard_ids::TableId;
use boneyard_rules::Rules;
use serde::{Deserialize, Serialize};

/// The people you know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct FriendsView {
    /// Your friends: those who are here first, then by name.
    pub friends: Vec<KnownPerson>,
    /// People with accounts with whom you played lately and who are not your friends, the last first.
    pub partners: Vec<KnownPerson>,
    /// The names of people who may not invite you.
    pub blocked: Vec<String>,
    /// Whether you hide from others that you are here, and what you play.
    pub hides_presence: bool,
}

/// A person you know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct KnownPerson {
    /// The name of the account.
    pub name: String,
    /// The number of the face that the person chose; absent if the face follows the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u16>,
    /// Whether a program plays for the person: a bot account.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub program: bool,
    /// Whether the person is here now. Always `false` if the person hides it.
    pub here: bool,
    /// The preset that the person plays now; `null` if the person plays nothing or hides it.
    pub plays: Option<String>,
    /// The table of that match, if it is rated: then everyone may watch it, some seconds later. Other tables are known only to
    /// those who have the link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watch: Option<TableId>,
}

/// Whether others see that you are here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Presence {
    /// Whether you hide that you are here, and what you play.
    pub hides: bool,
}

/// Invites a person to your table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Invite {
    /// The name of the account. Upper and lower case are the same.
    pub name: String,
}

/// An invitation to a table with a free seat. It ends after ten minutes, or when the table is full.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TableInvitation {
    /// The table's id, as in its URL.
    pub table: TableId,
    /// The name of the person who invites you.
    pub from: String,
    /// The number of that person's face; absent if the face follows the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u16>,
    /// The rules of the table.
    pub rules: Rules,
    /// Whether the match changes the ratings of its players.
    pub rated: bool,
}
