//! Bodies of HTTP requests and responses about tokens. A token lets a program act for the person of an account, without a browser.

use boneyard_ids::SessionId;
use serde::{Deserialize, Serialize};

/// The longest name of a token, in characters.
pub const TOKEN_NAME_CHARS_MAX: usize = 40;

/// What a program may do with a token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TokenScope {
    /// Read what you may see: your tables, your matches and your clubs.
    Read,
    /// Play: open tables, sit down, and send what your seat plays.
    Play,
    /// Change clubs and club nights as you may.
    Clubs,
}

impl TokenScope {
    /// All scopes, in order.
    pub const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Clubs];

    /// The word for the scope, as in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Clubs => "clubs",
        }
    }
}

/// Makes a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MakeToken {
    /// What you call it, 1 to `TOKEN_NAME_CHARS_MAX` characters.
    pub name: String,
    /// What a program may do with it, at least one.
    pub scopes: Vec<TokenScope>,
}

/// A token that was just made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct NewToken {
    /// The secret. It is shown only once. A program sends it as `Authorization: Bearer …`.
    pub secret: String,
    /// The token in your list.
    pub token: TokenView,
}

/// A token in your list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct TokenView {
    /// Names the token in requests. It does not open anything.
    pub id: SessionId,
    /// What you call it.
    pub name: String,
    /// What a program may do with it.
    pub scopes: Vec<TokenScope>,
    /// When you made it, in milliseconds since 1970.
    pub since_ms: i64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    pub used_ms: i64,
}
