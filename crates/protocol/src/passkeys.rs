//! Bodies of HTTP requests and responses about passkeys: keys on a person's devices that sign in without a password
//! (Web Authentication, level 3). The objects for and from the device are those of `PublicKeyCredential` as JSON.

use boneyard_ids::{ChallengeId, PasskeyId};
use serde::{Deserialize, Serialize};

/// How this server lets people sign in and be reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AccountWays {
    /// The host name for which this server makes passkeys; `null` if it makes none. Pages at other addresses cannot use them.
    pub passkeys_of: Option<String>,
    /// Whether the server sends e-mails. Without a mail server the host passes links on.
    pub sends_mail: bool,
}

/// A passkey of your account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct AccountPasskey {
    /// Names the passkey in requests.
    pub id: PasskeyId,
    /// What the browser said about itself when the passkey was made, at most `DEVICE_CHARS_MAX` characters.
    pub device: String,
    /// When it was made, in milliseconds since 1970.
    pub since_ms: i64,
    /// When it was last used, in milliseconds since 1970.
    pub used_ms: i64,
}

/// What a device is to make or use a passkey for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum AskPasskey {
    /// To open an account without a password.
    Open {
        /// The name that others see, 1 to `NAME_CHARS_MAX` characters. No other account has it; capital and small letters are the same.
        name: String,
    },
    /// To add a passkey to your account.
    Add {
        /// The password; empty if the account has none and you signed in a short time ago.
        password: String,
    },
    /// To sign in. The device knows whose passkeys it has, so no name is needed.
    SignIn,
}

/// What the device is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PasskeyChallenge {
    /// Names the question in the answer. It can be answered once, within five minutes.
    pub challenge: ChallengeId,
    /// The object itself that `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads: no other object is
    /// around it. What they return is `publicKey` in the argument of `navigator.credentials.create` or `get`.
    pub options: serde_json::Map<String, serde_json::Value>,
}

/// The device's answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PasskeyAnswer {
    /// The question.
    pub challenge: ChallengeId,
    /// The credential, as `PublicKeyCredential.toJSON` writes it.
    pub credential: serde_json::Map<String, serde_json::Value>,
    /// When you sign in: whether the tables, clubs and matches of this browser's guest become the account's.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub move_guest: bool,
}
