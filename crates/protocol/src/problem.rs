//! The errors that clients get: a stable code with values. The client has the sentence in each language.

#[cfg(feature = "server")]
use boneyard_agreement::Conflict;
use boneyard_rules::RulesError;
use boneyard_table::{Refusal, session::CloseReason};
use serde::{Deserialize, Serialize};

use crate::account::AccountRefusal;
#[cfg(feature = "server")]
use crate::club::ClubRefusal;
#[cfg(feature = "server")]
use crate::evening::EveningRefusal;
use crate::moderation::ModerationRefusal;
#[cfg(feature = "server")]
use crate::tournaments::TournamentRefusal;

/// Why a request or a message failed.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Problem {
    /// The request names something that does not exist, such as a page, a table, a club or an evening.
    NotFound,
    /// The server cannot read the request or the message, or a value in it is not allowed.
    BadRequest {
        /// What is wrong, in English.
        detail: String,
    },
    /// The preset or a parameter does not exist, a value is not allowed, or two parameters contradict each other.
    BadRules {
        /// What is wrong, in English.
        detail: String,
        /// The two parameters that contradict each other, as `group.field=value`. Absent for other reasons.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        conflict: Option<[String; 2]>,
        /// The conflict in words, with the nearest valid rules. Present only if you asked for a sheet.
        #[cfg(feature = "server")]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        explanation: Option<Box<Conflict>>,
    },
    /// A name is empty, is too long or has invisible characters.
    BadName {
        /// The longest name, in characters.
        max: usize,
    },
    /// The rules do not allow this number of players.
    BadSeats {
        /// The numbers of players that the rules allow.
        allowed: Vec<u8>,
    },
    /// Your request needs a guest cookie, which `GET /api/me` sets. At an evening, spectators may not send entries.
    NotAllowed,
    /// The request came from a page of another site.
    ForeignOrigin,
    /// The request's host name is not one of this server's.
    UnknownHost {
        /// The host name of the request.
        host: String,
    },
    /// You reached a limit, or the server has no room now. Try again later.
    TooMany {
        /// How long to wait, in seconds.
        retry_s: u32,
    },
    /// The request, the message or a part of it is too long.
    TooLarge {
        /// The limit, in bytes.
        max: usize,
    },
    /// The client has another protocol version than the server. Reload the page.
    Version {
        /// The server's protocol version.
        server: u32,
    },
    /// The client reads its messages too slowly, so the server closes the connection. Connect again.
    TooSlow,
    /// The table refused the request.
    Refused { refusal: Refusal },
    /// A request about your account was refused.
    Account { refusal: AccountRefusal },
    /// The club refused the request.
    #[cfg(feature = "server")]
    Club { refusal: ClubRefusal },
    /// The evening refused the request.
    #[cfg(feature = "server")]
    Evening { refusal: EveningRefusal },
    /// The tournament refused the request.
    #[cfg(feature = "server")]
    Tournament { refusal: TournamentRefusal },
    /// A request about moderation was refused, or you are banned.
    Moderation { refusal: ModerationRefusal },
    /// The server cannot read or store data now. Try again later.
    Storage,
    /// The server is restarting. Try again after a second; stored data is safe.
    Restarting,
    /// The request took too long, so the server stopped it.
    TooLong {
        /// The time limit, in seconds.
        max_s: u32,
    },
    /// The server failed, because of a bug or of a broken part.
    Internal,
}

impl From<RulesError> for Problem {
    fn from(error: RulesError) -> Self {
        match error {
            RulesError::Seats { allowed, .. } => Self::BadSeats { allowed },
            other => {
                let detail = other.to_string();
                let conflict = match other {
                    RulesError::Conflict { first, second, .. } => Some([first, second]),
                    _ => None,
                };
                Self::BadRules {
                    detail,
                    conflict,
                    #[cfg(feature = "server")]
                    explanation: None,
                }
            }
        }
    }
}

impl From<CloseReason> for Problem {
    fn from(reason: CloseReason) -> Self {
        match reason {
            CloseReason::TooManyClients => Self::TooMany { retry_s: 60 },
            CloseReason::StoreFails => Self::Storage,
        }
    }
}

/// The body of an HTTP response that failed.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Failure {
    pub problem: Problem,
    /// The reference of the failure in the server's log. Absent if the server did not log it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reference: Option<String>,
}
