//! Moderation: who may moderate, whom a sanction keeps from playing or talking, and the host's own rules.
//!
//! Sanctions that hold are in memory, because every seat and every word is checked against them. The store has them all.

pub(crate) mod appeals;
mod effects;
mod held;
pub(crate) mod house_rules;
pub(crate) mod own;
pub(crate) mod queue;
pub(crate) mod records;
pub(crate) mod reports;
pub(crate) mod sanctions;
mod shown;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use boneyard_protocol::moderation::ModerationRefusal;
use boneyard_store::{Guest, ModerationError};

pub use self::house_rules::HouseRulesError;
pub(crate) use self::{
    effects::keep,
    held::Moderation,
    house_rules::{keep as keep_house_rules, read as read_house_rules},
    own::{ExportedModeration, exported},
    sanctions::hold,
};
use crate::http::error::ApiError;
use crate::state::App;
use crate::visitors::SignedIn;

/// A moderator, who made the request in a browser. No token allows such requests.
pub(crate) struct Moderator(pub(crate) Guest);

impl FromRequestParts<App> for Moderator {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let SignedIn { person, .. } = SignedIn::from_request_parts(parts, app).await?;
        match app.moderation().is_moderator(&person.id) {
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
