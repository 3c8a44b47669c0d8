//! Bodies of responses for the learning pages: the index, strategy texts and lessons.

use boneyard_rules::Family;
use boneyard_table::{LiveState, SeenEvent, TableView};
use serde::{Deserialize, Serialize};

/// The index of the learning pages, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LearnIndex {
    /// The history of dominoes, as HTML.
    pub history: String,
    /// The games, in the order of the catalogue.
    pub games: Vec<LearnGame>,
}

/// A game in the index.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LearnGame {
    pub preset: String,
    /// The family that the game belongs to.
    pub family: Family,
    /// What is special about the game, as HTML.
    pub about: String,
}

/// The learning page of one preset, in one language.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LearnPage {
    pub game: LearnGame,
    pub lesson: Lesson,
    /// How to play the game well, as HTML.
    pub strategy: String,
}

/// A guide for one kind of user, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct GuidePage {
    /// The title, as plain text.
    pub title: String,
    /// The rest, as HTML. Pictures are files of this server.
    pub text: String,
}

/// A round at a table, divided into steps. You see it from one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Lesson {
    /// The table at the start of the lesson, as you see it.
    pub view: TableView,
    /// The live state at the start.
    pub now: LiveState,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(
    clippy::large_enum_variant,
    reason = "a lesson has few steps, and they live only until they are encoded"
)]
pub enum LessonStep {
    /// Shows a text.
    Say {
        /// The text, as HTML.
        text: String,
    },
    /// Asks you to play the next turn. The right moves are the `happen` steps that follow, as long as it is your turn.
    Ask {
        /// The question, as HTML.
        text: String,
        /// The hint for a different move, as HTML.
        hint: String,
    },
    /// Shows an event at the table.
    Happen {
        /// The event, as you see it.
        event: SeenEvent,
        /// The live state after the event.
        now: LiveState,
    },
}
