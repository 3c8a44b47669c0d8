//! What people at a table say to each other. It is not part of the match: nothing of it is stored with the events.
//!
//! `session/talk.rs` decides who hears what.

use boneyard_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::{command::Refusal, options::Talk, table::Table, timestamp::Timestamp, view::Phase};

/// What a person says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// A set phrase, which everyone reads in their own language.
    Phrase(Phrase),
    /// Text, at most [`Said::TEXT_CHARS_MAX`] characters.
    Text(String),
}

impl Said {
    /// The longest text, in characters.
    pub const TEXT_CHARS_MAX: usize = 200;
}

/// A set phrase, or a reaction.
#[expect(missing_docs, reason = "the names say what is said")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Sorry,
    OneMoment,
    Back,
    GoodGame,
    Rematch,
    Goodbye,
    /// Clapping hands.
    Applause,
    /// A laugh.
    Laugh,
    /// A surprised face.
    Surprise,
    /// A sad face.
    Sad,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// When.
    pub at: Timestamp,
    /// The first seat of the person.
    pub seat: Seat,
    /// What.
    pub said: Said,
}

impl Table {
    /// Whether the person on a seat may say this now.
    ///
    /// # Errors
    /// The reason why not.
    pub(crate) fn may_say(&self, said: &Said) -> Result<(), Refusal> {
        match (self.options().talk, said) {
            (Talk::Off, _) | (Talk::Phrases, Said::Text(_)) => return Err(Refusal::NoTalk),
            (Talk::Phrases | Talk::Chat, _) => {}
        }
        let has_partners = self.game.sides().count() < self.players();
        match self.phase() {
            Phase::Playing | Phase::Taking if has_partners => Err(Refusal::NoTalkInRound),
            _ => Ok(()),
        }
    }
}
