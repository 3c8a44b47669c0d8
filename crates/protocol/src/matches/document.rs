//! A record of a match as JSON, with the facts of its DGN.

use boneyard_rules::Seat;
use serde::{Deserialize, Serialize};

use super::FinishedMatch;

/// A match that is over, with its record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MatchDocument {
    /// The match.
    #[serde(rename = "match")]
    pub match_: FinishedMatch,
    /// Its record.
    pub record: RecordDocument,
}

/// How to download all your matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DownloadRequest {
    /// `dgn` for records one after another, `json` for a list.
    #[serde(default)]
    #[param(value_type = Option<String>)]
    pub format: DownloadFormat,
}

/// The format of a download.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DownloadFormat {
    /// Records in Domino Game Notation, one after another. Each begins with a line `dgn 1`.
    #[default]
    Dgn,
    /// A list of `MatchDocument`.
    Json,
}

/// The record of a match. What it leaves open is `null`, or missing from a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RecordDocument {
    /// The id of the match, where the record has one.
    pub id: Option<String>,
    /// The rules: the preset and its overrides.
    pub rules: String,
    /// The day, such as `2026-11-21`.
    pub date: Option<String>,
    /// The event.
    pub event: Option<String>,
    /// The place.
    pub site: Option<String>,
    /// Remarks.
    pub notes: Vec<String>,
    /// The player of each seat, in seat order.
    pub players: Vec<RecordPlayer>,
    /// The points of sides before the first round, for a match taken up midway.
    pub start: Vec<RecordPoints>,
    /// The rounds, in sequence.
    pub rounds: Vec<RecordRound>,
    /// How the match ended, as in DGN: `won 1`, `lost 1 2`, `drawn` or `unfinished`.
    pub result: Option<String>,
}

/// The player of a seat in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RecordPlayer {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The level of a bot; `null` for a person.
    pub bot: Option<String>,
}

/// Points of a side, which is named by its lowest seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RecordPoints {
    /// The lowest seat of the side.
    pub side: Seat,
    /// The points.
    pub points: i32,
}

/// A round of a record. Tiles and turns are written as in DGN.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RecordRound {
    /// The number of the round, from 1.
    pub number: u32,
    /// The dealt hands.
    pub hands: Vec<RecordHand>,
    /// The boneyard in the order in which it is drawn, with `null` for an unknown tile; `null` if the record has none.
    pub stock: Option<Vec<Option<String>>>,
    /// The leader.
    pub lead: Option<Seat>,
    /// The turns, in order.
    pub turns: Vec<RecordTurn>,
    /// How the round ended, as in DGN: `out 3`, `blocked 2`, `redeal`, `timeout 1` or `stopped`.
    pub end: Option<String>,
    /// What each side scored.
    pub scores: Vec<RecordPoints>,
    /// The points of each side after the round.
    pub totals: Vec<RecordPoints>,
}

/// A dealt hand of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RecordHand {
    /// The seat.
    pub seat: Seat,
    /// The known tiles, such as `3-6`.
    pub tiles: Vec<String>,
    /// How many more tiles the hand has.
    pub unknown: u32,
}

/// A turn of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RecordTurn {
    /// The seat.
    pub seat: Seat,
    /// What the seat does, as in DGN: `draw 3-4 3-4@L` or `pass`.
    pub actions: String,
}
