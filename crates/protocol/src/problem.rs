//! Errors on the wire: a stable code with values. The client has the sentence in each language.

use boneyard_agreement::Conflict;
use boneyard_table::{Refusal, session::CloseReason};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::club::ClubRefusal;
use crate::evening::EveningRefusal;

/// Why a request failed.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Problem {
    /// The request names something that does not exist, such as a page, a table, a club or an evening.
    NotFound,
    /// The server cannot read the request.
    BadRequest {
        /// What is wrong, in English.
        detail: String,
    },
    /// The rules do not exist or contradict each other.
    BadRules {
        /// What is wrong, in English.
        detail: String,
        /// The two parameters that contradict each other, as `group.field=value`, if that is the reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        conflict: Option<[String; 2]>,
        /// The conflict in words and the nearest valid rules, if a sheet was requested.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        explanation: Option<Box<Conflict>>,
    },
    /// A name is empty or too long.
    BadName {
        /// The longest name, in characters.
        max: usize,
    },
    /// The rules do not allow this number of players.
    BadSeats {
        /// The numbers of players that the rules allow.
        allowed: Vec<u8>,
    },
    /// Only people with a seat at the table may do this.
    NotAllowed,
    /// The request came from another site.
    ForeignOrigin,
    /// The request's host name is not one of this server's.
    UnknownHost {
        /// The host name of the request.
        host: String,
    },
    /// Too many requests; try again later.
    TooMany {
        /// Seconds to wait.
        retry_s: u32,
    },
    /// The request or message is longer than the server reads.
    TooLarge {
        /// The longest message, in bytes.
        max: usize,
    },
    /// The client has another protocol version and should be reloaded.
    Version {
        /// The server's version.
        server: u32,
    },
    /// The client is too slow to receive its messages. It should connect again.
    TooSlow,
    /// The table refused.
    Refused {
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        refusal: Refusal,
    },
    /// The club refused.
    Club { refusal: ClubRefusal },
    /// The evening refused.
    Evening { refusal: EveningRefusal },
    /// The server cannot store data now.
    Storage,
    /// The server is restarting. It keeps all its data.
    Restarting,
    /// The request took too long.
    TooLong {
        /// The time limit, in seconds.
        max_s: u32,
    },
    /// The server has a bug or a broken part.
    Internal,
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Failure {
    pub problem: Problem,
    /// The reference of the failure in the server's log, if it was logged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reference: Option<String>,
}
