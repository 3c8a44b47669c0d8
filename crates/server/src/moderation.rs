//! Moderation: reports, what moderators decide, appeals, and the host's own rules. What holds now is in `permissions`.
//!
//! What is stored, and the log of what moderators do, is in the store's `moderation/change.rs`.

pub(crate) mod appeals;
mod effects;
pub(crate) mod house_rules;
pub(crate) mod own;
pub(crate) mod queue;
pub(crate) mod records;
pub(crate) mod reports;
pub(crate) mod sanctions;
mod shown;

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use boneyard_protocol::moderation::ModerationRefusal;
use boneyard_store::{Guest, ModerationError};

pub use self::house_rules::HouseRulesError;
pub(crate) use self::{
    effects::Departures,
    house_rules::{keep as keep_house_rules, read as read_house_rules},
    own::{ExportedModeration, exported},
};
use crate::http::ApiError;
use crate::permissions::Permissions;
use crate::visitors::{SignedIn, Visitors};

/// A moderator, who made the request in a browser. No token allows such requests.
pub(crate) struct Moderator(pub(crate) Guest);

impl<S: Send + Sync> FromRequestParts<S> for Moderator
where
    Arc<Permissions>: FromRef<S>,
    Visitors: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let SignedIn { person, .. } = SignedIn::from_request_parts(parts, state).await?;
        match Arc::<Permissions>::from_ref(state).is_moderator(&person.id) {
            true => Ok(Moderator(person)),
            false => Err(ModerationRefusal::NotModerator.into()),
        }
    }
}

/// A refused or failed change. `own` is the refusal for what is about the person who asks, or their own.
fn failed(error: ModerationError, own: ModerationRefusal) -> ApiError {
    use boneyard_store::ModerationRefusal as Stored;
    match error {
        ModerationError::Store(cause) => cause.into(),
        ModerationError::Refused(Stored::Gone) => ModerationRefusal::Gone.into(),
        ModerationError::Refused(Stored::Reported) => ModerationRefusal::Reported.into(),
        ModerationError::Refused(Stored::Own) => own.into(),
        ModerationError::Refused(Stored::Decided) => ModerationRefusal::Decided.into(),
        ModerationError::Refused(Stored::Appealed) => ModerationRefusal::Appealed.into(),
    }
}

/// A text of at most `max` characters on one line. It may be empty.
fn words(text: &str, max: usize) -> Result<String, ModerationRefusal> {
    boneyard_text::visible_line(text, max).map_err(|_| ModerationRefusal::BadWords { max })
}

/// Like [`words`], but not empty.
fn some_words(text: &str, max: usize) -> Result<String, ModerationRefusal> {
    boneyard_text::visible_name(text, max).map_err(|_| ModerationRefusal::BadWords { max })
}
