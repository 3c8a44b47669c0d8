//! What notices on devices say. They have no secret: a locked phone shows them.

use boneyard_i18n::{FluentValue, Language, Messages};
use boneyard_ids::{TableId, TournamentId};
use boneyard_protocol::notices::PushNotice;

/// Names of games in one notice.
const GAMES_MAX: usize = 3;

/// Why a person gets a notice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum PushText {
    /// A slow match waits for the person.
    Turn { table: TableId, preset: String },
    /// Another person invites this one to a table. The name is empty for a guest without one.
    Invitation { table: TableId, from: String, preset: String },
    /// Someone waits for opponents, or at a table, as the person has asked to hear.
    Arrival { table: Option<TableId>, presets: Vec<String> },
    /// A tournament that the person entered begins soon.
    Tournament { id: TournamentId, title: String },
}

impl PushText {
    /// The notice in a language.
    pub(super) fn notice(&self, language: Language) -> PushNotice {
        let words = Messages::of(language);
        let game = |preset: &String| words.message(&format!("preset.{preset}"));
        match self {
            PushText::Turn { table, preset } => PushNotice {
                title: words.message("push-turn"),
                body: game(preset),
                path: format!("/table/{table}"),
                tag: format!("turn-{table}"),
            },
            PushText::Invitation { table, from, preset } => PushNotice {
                title: match from.is_empty() {
                    true => words.message("push-invitation-guest"),
                    false => {
                        let name: [(&str, FluentValue<'_>); 1] = [("name", from.as_str().into())];
                        words.message_with("push-invitation", name)
                    }
                },
                body: game(preset),
                path: format!("/table/{table}"),
                tag: format!("invitation-{table}"),
            },
            PushText::Arrival { table, presets } => PushNotice {
                title: words.message("push-arrival"),
                body: words.all(&presets.iter().take(GAMES_MAX).map(game).collect::<Vec<_>>()),
                path: table.as_ref().map_or_else(|| "/".into(), |table| format!("/table/{table}")),
                tag: "arrival".into(),
            },
            PushText::Tournament { id, title } => PushNotice {
                title: words.message("push-tournament"),
                body: title.clone(),
                path: format!("/tournaments/{id}"),
                tag: format!("tournament-{id}"),
            },
        }
    }

    /// For how many seconds a push service keeps the notice while the device is offline, and how soon the device needs it.
    pub(super) fn ttl_and_urgency(&self) -> (u32, &'static str) {
        match self {
            PushText::Turn { .. } => (12 * 60 * 60, "normal"),
            PushText::Invitation { .. } | PushText::Tournament { .. } => (10 * 60, "high"),
            PushText::Arrival { .. } => (5 * 60, "high"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_all_notices_and_they_are_short() {
        let table = || TableId::from("3m8k2vq9xd");
        let long = "W".repeat(24);
        let texts = [
            PushText::Turn { table: table(), preset: "draw".into() },
            PushText::Invitation { table: table(), from: long, preset: "goat".into() },
            PushText::Invitation { table: table(), from: String::new(), preset: "goat".into() },
            PushText::Arrival { table: None, presets: vec!["draw".into(); 40] },
            PushText::Tournament { id: "t".into(), title: "Cup".into() },
        ];
        for language in Language::ALL {
            for text in &texts {
                let PushNotice { title, body, path, tag } = text.notice(language);
                for said in [&title, &body] {
                    assert!(!Messages::is_missing(said) && !said.is_empty(), "{language}: {said}");
                }
                assert!(path.starts_with('/'), "{path}");
                assert!(title.len() + body.len() < 1_000, "{language}: {title} {body}");
                // A topic has 32 letters at most (RFC 8030).
                assert!(tag.len() <= 32, "{tag}");
            }
        }
    }
}
