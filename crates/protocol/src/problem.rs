//! Errors on the wire: a stable code with values. The client owns the sentence in each language.

use boneyard_agreement::Conflict;
use boneyard_table::{Refusal, session::CloseReason};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::club::ClubRefusal;
use crate::evening::EveningRefusal;

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Problem {
    /// No page, table or round is there.
    NotFound,
    /// The request is not one the server understands.
    BadRequest {
        /// What is wrong, in English.
        detail: String,
    },
    /// The rules asked for do not exist or contradict each other.
    BadRules {
        /// What is wrong, in English.
        detail: String,
        /// The two parameters that contradict each other, as `group.field=value`, where that is the fault.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        conflict: Option<[String; 2]>,
        /// The same in words, with the nearest rules that are possible, where a sheet was asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        clash: Option<Box<Conflict>>,
    },
    /// A name is empty or too long.
    BadName {
        /// The longest name, in characters.
        max: usize,
    },
    /// Nobody could play: so many players do not suit the rules.
    BadSeats {
        /// The numbers of players these rules are for.
        allowed: Vec<u8>,
    },
    /// Only people with a seat at the table may ask that.
    NotAllowed,
    /// The request came from another site.
    ForeignOrigin,
    /// The request asks for a server of another name.
    UnknownHost {
        /// The name.
        host: String,
    },
    /// Too many requests; try again later.
    TooMany {
        /// Seconds to wait.
        retry_s: u32,
    },
    /// The message is longer than the server reads.
    TooLarge {
        /// The longest message, in bytes.
        max: usize,
    },
    /// The client speaks another version of the protocol and should be reloaded.
    Version {
        /// The server's version.
        server: u32,
    },
    /// The client fell too far behind and should say hello again.
    TooSlow,
    /// The table refused.
    Refused {
        /// Why.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        refusal: Refusal,
    },
    /// The club refused.
    Club {
        /// Why.
        refusal: ClubRefusal,
    },
    /// The evening refused.
    Evening {
        /// Why.
        refusal: EveningRefusal,
    },
    /// The server cannot store anything now.
    Storage,
    /// The server is stopping, and comes back in a moment with everything it had.
    Restarting,
    /// The work took longer than it may.
    TooLong {
        /// The longest, in seconds.
        max_s: u32,
    },
    /// The server made a mistake.
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Failure {
    /// Why.
    pub problem: Problem,
    /// Names the failure in the server's log, where it logged one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reference: Option<String>,
}
