//! The options of a table.

use boneyard_rules::{LayoutKind, Rules};
use serde::{Deserialize, Serialize};

/// How a table is run: its clock, and how the seats get their tiles.
///
/// Fields that the JSON leaves out keep their defaults.
///
/// ```
/// use boneyard_table::{TableOptions, Tempo};
///
/// let options: TableOptions = serde_json::from_str(r#"{"tempo":"even"}"#)?;
/// assert_eq!((options.tempo, options.turn_seconds), (Tempo::Even, None));
/// let error = serde_json::from_str::<TableOptions>(r#"{"tempo":"fast"}"#).expect_err("no such tempo");
/// assert!(error.to_string().starts_with("unknown variant `fast`, expected `open` or `even`"));
/// # Ok::<_, serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct TableOptions {
    /// Seconds for each turn; `None` for no clock.
    #[schema(minimum = 5, maximum = 1_209_600)]
    pub turn_seconds: Option<u32>,
    /// Seconds that each player has in reserve for a match. They pass once the time of a turn is over. `None` for no reserve.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 3_600)]
    pub bank_seconds: Option<u16>,
    /// Seconds for which the first deal of the table waits for people who have not connected yet. Then a bot plays for each of
    /// them, until they come. `None` to wait only a moment.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 604_800)]
    pub gather_seconds: Option<u32>,
    /// What happens when a seat's time runs out.
    pub on_timeout: OnTimeout,
    /// What the time before a play reveals to the other seats.
    pub tempo: Tempo,
    /// Milliseconds a bot waits before it plays, so that people can follow. At most
    /// [`TableOptions::BOT_DELAY_MS_MAX`].
    #[schema(maximum = 5_000)]
    pub bot_delay_ms: u16,
    /// How the seats get their hands.
    pub taking: DealMethod,
    /// When each seat may look at its tiles.
    pub lifting: Lifting,
    /// Which tile a draw takes from the boneyard.
    pub boneyard: BoneyardChoice,
    /// What happens when a seat has one legal move.
    pub single_choice: SingleChoice,
    /// Whether players may reorder their hand. If not, pages show the tiles in the order they came, except for
    /// players who need to touch their tiles (R3.2.2).
    pub hand_order: HandOrder,
    /// Whether the match changes the ratings of its players. Then only people with accounts may sit.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub rated: bool,
    /// How people at the table may talk.
    #[serde(skip_serializing_if = "Talk::is_phrases")]
    pub talk: Talk,
}

impl TableOptions {
    /// The longest turn: two weeks.
    pub const TURN_SECONDS_MAX: u32 = 14 * 24 * 60 * 60;
    /// The shortest turn.
    pub const TURN_SECONDS_MIN: u32 = 5;
    /// The shortest turn of a slow match. Its players come and go, so they are not away before the time of a turn is over.
    pub const SLOW_TURN_SECONDS_MIN: u32 = 60 * 60;
    /// The longest reserve.
    pub const BANK_SECONDS_MAX: u16 = 3_600;
    /// The longest time for which the first deal waits: a week, for matches that take weeks.
    pub const GATHER_SECONDS_MAX: u32 = 7 * 24 * 60 * 60;
    /// The longest bot delay.
    pub const BOT_DELAY_MS_MAX: u16 = 5_000;

    /// These options with the clock that suits the rules, if the match is rated and has none. Otherwise nothing could end a rated
    /// match in which somebody stays and does not play.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{OnTimeout, TableOptions};
    /// let (casual, draw) = (TableOptions::default(), Rules::preset("draw")?);
    /// assert_eq!(casual.timed_if_rated(&draw), casual);
    /// let rated = TableOptions { rated: true, ..casual }.timed_if_rated(&draw);
    /// assert_eq!((rated.turn_seconds, rated.bank_seconds), (Some(40), Some(60)));
    /// assert_eq!(rated.on_timeout, OnTimeout::Hold);
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn timed_if_rated(self, rules: &Rules) -> Self {
        if !self.rated || self.turn_seconds.is_some() {
            return self;
        }
        let Clock { turn_seconds, bank_seconds, on_timeout } = Clock::that_suits(rules);
        Self { turn_seconds: Some(turn_seconds), bank_seconds: Some(bank_seconds), on_timeout, ..self }
    }

    /// The time of a turn, if its players come and go.
    ///
    /// ```
    /// # use boneyard_table::TableOptions;
    /// let options = |seconds| TableOptions { turn_seconds: Some(seconds), ..TableOptions::default() };
    /// assert_eq!(options(60).slow_turn_ms(), None);
    /// assert_eq!(options(86_400).slow_turn_ms(), Some(86_400_000));
    /// ```
    #[must_use]
    pub fn slow_turn_ms(&self) -> Option<u64> {
        let seconds = self.turn_seconds.filter(|seconds| *seconds >= Self::SLOW_TURN_SECONDS_MIN)?;
        Some(u64::from(seconds) * 1_000)
    }
}

impl Default for TableOptions {
    fn default() -> Self {
        Self {
            turn_seconds: None,
            bank_seconds: None,
            gather_seconds: None,
            on_timeout: OnTimeout::Play,
            tempo: Tempo::Open,
            bot_delay_ms: 700,
            taking: DealMethod::Dealt,
            lifting: Lifting::AtOnce,
            boneyard: BoneyardChoice::Next,
            single_choice: SingleChoice::Waits,
            hand_order: HandOrder::Free,
            rated: false,
            talk: Talk::Phrases,
        }
    }
}

/// The clock that suits a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Clock {
    /// As in [`TableOptions::turn_seconds`].
    pub turn_seconds: u32,
    /// As in [`TableOptions::bank_seconds`].
    pub bank_seconds: u16,
    /// As in [`TableOptions::on_timeout`].
    pub on_timeout: OnTimeout,
}

impl Clock {
    /// The clock that suits the rules. A turn is longer where the layout has many ends.
    #[must_use]
    pub fn that_suits(rules: &Rules) -> Self {
        let turn_seconds = match LayoutKind::of(rules) {
            LayoutKind::Line | LayoutKind::Spinner => 40,
            LayoutKind::Trains | LayoutKind::Tree | LayoutKind::Triangles => 60,
        };
        Self { turn_seconds, bank_seconds: 60, on_timeout: OnTimeout::Hold }
    }
}

/// How people at a table may talk. In a match of pairs they may do so only while no round is played, so that nobody tells
/// a partner anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Talk {
    /// With set phrases, which everyone reads in their own language.
    #[default]
    Phrases,
    /// With set phrases and with text.
    Chat,
    /// Not at all.
    Off,
}

impl Talk {
    /// Whether set phrases are allowed and text is not.
    #[must_use]
    pub const fn is_phrases(&self) -> bool {
        matches!(self, Self::Phrases)
    }
}

/// What happens when a seat's time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OnTimeout {
    /// The table plays the heaviest tile that fits. If none fits, it draws or passes.
    #[default]
    Play,
    /// The seat is eliminated, which ends the match (R0.4.48).
    Eliminate,
    /// A bot plays for the person from then on, until the person is back.
    Hold,
}

/// What the time before a play reveals to the other seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tempo {
    /// Plays appear as they are made.
    #[default]
    Open,
    /// No play appears sooner than 1.2 seconds after the turn began, or after the seat's last action in the turn. If a
    /// seat has one legal move, the table makes it after three seconds (R1.8.5).
    Even,
}

/// How the seats get their hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DealMethod {
    /// The table deals them.
    #[default]
    Dealt,
    /// All seats take tiles from the pile at the same time (R1.8.1).
    Together,
    /// The seats take tiles one after the other, from the leader on. The leader may have the pile shuffled once more
    /// and then takes last (R3.1.6-7).
    InTurn,
}

/// When each seat may look at its tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lifting {
    /// At once.
    #[default]
    AtOnce,
    /// The leader and the next seat look at once, the third after the first move, the fourth after the second
    /// (R3.1.9).
    InStages,
}

/// Which tile a draw takes from the boneyard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BoneyardChoice {
    /// The next one in the shuffled order.
    #[default]
    Next,
    /// The one the player chooses by its place (R1.8.4).
    Pointed,
}

/// What happens when a seat has one legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SingleChoice {
    /// The table waits for the player, except under even tempo.
    #[default]
    Waits,
    /// The table makes the move after three seconds (R1.8.5).
    Moved,
}

/// Whether players may reorder their hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HandOrder {
    /// Players may reorder it (R1.8.7).
    #[default]
    Free,
    /// The tiles stay in the order in which they were taken (R3.1.10).
    Fixed,
}
