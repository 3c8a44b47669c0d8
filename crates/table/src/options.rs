//! The options of a table.

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableOptions {
    /// Seconds for each turn; `None` for no clock.
    pub turn_seconds: Option<u16>,
    /// What happens when a seat's time runs out.
    pub on_timeout: OnTimeout,
    /// What the time before a play reveals to the other seats.
    pub tempo: Tempo,
    /// Milliseconds a bot waits before it plays, so that people can follow. At most
    /// [`TableOptions::BOT_DELAY_MS_MAX`].
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
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
}

impl TableOptions {
    /// The longest turn.
    pub const TURN_SECONDS_MAX: u16 = 600;
    /// The shortest turn.
    pub const TURN_SECONDS_MIN: u16 = 5;
    /// The longest bot delay.
    pub const BOT_DELAY_MS_MAX: u16 = 5_000;
}

impl Default for TableOptions {
    fn default() -> Self {
        Self {
            turn_seconds: None,
            on_timeout: OnTimeout::Play,
            tempo: Tempo::Open,
            bot_delay_ms: 700,
            taking: DealMethod::Dealt,
            lifting: Lifting::AtOnce,
            boneyard: BoneyardChoice::Next,
            single_choice: SingleChoice::Waits,
            hand_order: HandOrder::Free,
            rated: false,
        }
    }
}

/// What happens when a seat's time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum OnTimeout {
    /// The table plays the heaviest tile that fits. If none fits, it draws or passes.
    #[default]
    Play,
    /// The seat is eliminated, which ends the match (R0.4.48).
    Eliminate,
}

/// What the time before a play reveals to the other seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Tempo {
    /// Plays appear as they are made.
    #[default]
    Open,
    /// No play appears sooner than 1.2 seconds after the turn began, or after the seat's last action in the turn. If a
    /// seat has one legal move, the table makes it after three seconds (R1.8.5).
    Even,
}

/// How the seats get their hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Lifting {
    /// At once.
    #[default]
    AtOnce,
    /// The leader and the next seat look at once, the third after the first move, the fourth after the second
    /// (R3.1.9).
    InStages,
}

/// Which tile a draw takes from the boneyard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum BoneyardChoice {
    /// The next one in the shuffled order.
    #[default]
    Next,
    /// The one the player chooses by its place (R1.8.4).
    Pointed,
}

/// What happens when a seat has one legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SingleChoice {
    /// The table waits for the player, except under even tempo.
    #[default]
    Waits,
    /// The table makes the move after three seconds (R1.8.5).
    Moved,
}

/// Whether players may reorder their hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum HandOrder {
    /// Players may reorder it (R1.8.7).
    #[default]
    Free,
    /// The tiles stay in the order in which they were taken (R3.1.10).
    Fixed,
}
