//! With whom and against whom a person plays.

use serde::{Deserialize, Serialize};

/// The partners and the opponents on a profile, each.
pub const OPPONENTS_MAX: usize = 10;

/// Whom to compare a person with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OpponentsRequest {
    /// The name of an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<String>,
}

/// With whom and against whom a person played, in the last `OPPONENT_MATCHES_MAX` matches. Stopped matches, bots and guests
/// do not count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Opponents {
    /// The most frequent partners: at most `OPPONENTS_MAX`.
    pub partners: Vec<HeadToHead>,
    /// The most frequent opponents: at most `OPPONENTS_MAX`.
    pub opponents: Vec<HeadToHead>,
    /// The person that you asked for, as an opponent; `null` if you asked for nobody, or if they never met.
    pub against: Option<HeadToHead>,
}

/// The last matches of a person in which others are counted.
pub const OPPONENT_MATCHES_MAX: usize = 2_000;

/// What a person played with or against another one, and how it ended for the person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct HeadToHead {
    /// The name of the other one's account.
    pub name: String,
    /// The number of the face that the other one chose; `null` if the face follows the name.
    pub face: Option<u16>,
    /// Whether a program plays for the other one.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub bot: bool,
    /// Matches played.
    pub played: u32,
    /// Matches that the person won.
    pub won: u32,
    /// Matches that the person lost.
    pub lost: u32,
    /// Matches in which nobody won.
    pub tied: u32,
}
