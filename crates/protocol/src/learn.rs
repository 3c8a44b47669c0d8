//! What the pages for learners are made of.

use boneyard_rules::Family;
use boneyard_table::{LiveState, SeenEvent, TableView};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The index of what there is to learn, in one language. Texts are HTML made from the project's own pages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LearnIndex {
    /// The history of the game, as HTML.
    pub history: String,
    /// The games, in the order of the catalogue.
    pub games: Vec<LearnGame>,
}

/// A game in the index.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LearnGame {
    /// The preset.
    pub preset: String,
    /// The family it belongs to.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub family: Family,
    /// What is peculiar to it, as HTML.
    pub about: String,
}

/// A lesson, the strategy and what they are about, for one preset in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LearnPage {
    /// The game.
    pub game: LearnGame,
    /// The lesson.
    pub lesson: Lesson,
    /// How to play it well, as HTML.
    pub strategy: String,
}

/// A round at a table, cut into steps. The learner sees it from a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lesson {
    /// The table where the lesson begins.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: TableView,
    /// The present moment there.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub now: LiveState,
    /// What follows, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(
    clippy::large_enum_variant,
    reason = "a lesson has few steps, and they live only until they are encoded"
)]
pub enum LessonStep {
    /// Something is explained.
    Say {
        /// The words, as HTML.
        text: String,
    },
    /// The learner is asked for the turn that follows: the next happenings, as long as it is the learner's turn.
    Ask {
        /// The question, as HTML.
        text: String,
        /// What to say after another choice, as HTML.
        hint: String,
    },
    /// Something happens at the table.
    Happen {
        /// What the learner sees of it.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        event: SeenEvent,
        /// The present moment after it.
        #[cfg_attr(feature = "openapi", schema(value_type = Object))]
        now: LiveState,
    },
}
