//! Bodies of HTTP requests and responses about what calls a person: on every page, and on devices that are not looked at.

use boneyard_ids::TableId;
use serde::{Deserialize, Serialize};

use crate::friends::TableInvitation;
use crate::http::TableCall;

/// What calls you. A page asks for it every few seconds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Notices {
    /// Your tables whose match is not over, as in `/api/tables/calls`: at most 12, first those that wait for you.
    pub tables: Vec<TableCall>,
    /// The tables to which others invite you, the latest first.
    pub invitations: Vec<TableInvitation>,
    /// Your wish to hear when someone comes; `null` if you have none.
    pub wish: Option<ArrivalWish>,
}

/// Your wish to hear when someone comes to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct ArrivalWish {
    /// For how many more seconds it is kept.
    pub seconds: u32,
    /// Who has come last and is still there; `null` if you have not been told of anyone who is.
    pub came: Option<Arrival>,
}

/// Someone who waits for opponents, or for people at a table. Names are not told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Arrival {
    /// Since when they wait, in milliseconds since 1970.
    pub since_ms: u64,
    /// The presets that they would play: one at a table.
    pub presets: Vec<String>,
    /// The table; `null` if they wait for opponents.
    pub table: Option<TableId>,
}

/// How devices of yours get notices while no page is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PushView {
    /// The server's public key for `pushManager.subscribe`, in base64url; `null` if the host has turned push off.
    pub key: Option<String>,
    /// Your devices: the SHA-256 of each one's endpoint, in hexadecimal digits.
    pub devices: Vec<String>,
}

/// A device that wants notices: what the browser's `PushSubscription` says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PushDevice {
    /// Where the server sends notices: an address of the browser's push service, with https, at most 1,024 bytes.
    pub endpoint: String,
    /// The key `p256dh` of the subscription, in base64url.
    pub p256dh: String,
    /// The key `auth` of the subscription, in base64url.
    pub auth: String,
    /// The language of the notices: `en`, `ru`, `hr`, `es` or `pt`.
    pub language: String,
}

/// A notice, as the service worker of the page gets it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct PushNotice {
    /// The first line.
    pub title: String,
    /// The second line; it may be empty.
    pub body: String,
    /// The page that it opens: a path on this server.
    pub path: String,
    /// A notice with the same tag replaces an earlier one.
    pub tag: String,
}
