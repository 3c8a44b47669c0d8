//! What people do during an evening, as entries that devices send and that are kept in order.

use boneyard_ids::DeviceId;
use serde::{Deserialize, Serialize};

use crate::{Courtesy, MatchPlan, Moment, Pair, Player, Round, Sanction, Setup, SheetId, SheetScore, Stop};

/// Something that was done. The same device never gives a number twice, so an entry that arrives again is known (CLUB-98).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogEntry {
    /// The device it was entered on.
    pub device: DeviceId,
    /// Its number among the entries of that device, from 1.
    pub n: u32,
    /// When it was entered, by that device's clock.
    pub at: Moment,
    /// The author. The server overwrites it with the authenticated author.
    pub by: Author,
    /// What was done.
    #[serde(rename = "act")]
    pub command: EveningCommand,
}

/// Who does something (CLUB-23 to CLUB-25).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Author {
    /// The organiser, who may enter anything.
    Organiser,
    /// A player of the evening.
    Player {
        /// Which.
        player: Player,
    },
}

impl Author {
    /// The number that stands in the log; the organiser is player 1 (CLUB-7).
    #[must_use]
    pub const fn player(self) -> Player {
        match self {
            Self::Organiser => Player::ORGANISER,
            Self::Player { player } => player,
        }
    }
}

/// What is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EveningCommand {
    /// The organiser opens the evening, or changes everything about it before the first match (CLUB-5).
    Open {
        /// The evening as a file.
        file: String,
        /// How the club keeps its evenings.
        customs: Customs,
        /// What is done at the tables, for those who may not know why.
        #[serde(default)]
        courtesies: Vec<PlayerCourtesies>,
    },
    /// The organiser starts a match (CLUB-37).
    Begin {
        /// The match.
        number: u16,
    },
    /// A player at the table names the scorekeeper: at the start, or to hand over or take over (CLUB-38).
    Keeper {
        /// The table.
        at: SheetId,
        /// Who keeps the score.
        player: Player,
    },
    /// All four are at the table (CLUB-39).
    Present {
        /// The table.
        at: SheetId,
    },
    /// The leader of a round; in the first round it sets the rotation (CLUB-40, CLUB-41).
    Lead {
        /// The table.
        at: SheetId,
        /// The round, from 1.
        round: u16,
        /// Who leads it.
        player: Player,
    },
    /// A round is over (CLUB-42).
    Round {
        /// The table.
        at: SheetId,
        /// The round, from 1.
        number: u16,
        /// What it wrote.
        round: Round,
        /// Whether the scorekeeper was asked about something unusual and is sure (CLUB-45).
        #[serde(default)]
        sure: bool,
    },
    /// A round that stood is another, or none (CLUB-54).
    Change {
        /// The table.
        at: SheetId,
        /// The round, from 1.
        number: u16,
        /// What stood.
        old: Round,
        /// What it was; `None` takes the last round back.
        new: Option<Round>,
        /// The reason; required from the organiser once the match is confirmed.
        why: String,
    },
    /// The scorekeeper sends the end to the organiser (CLUB-50).
    Finish {
        /// The table.
        at: SheetId,
    },
    /// One of the other pair agrees to the end, where the club asks for it.
    Agree {
        /// The table.
        at: SheetId,
    },
    /// The match is stopped: by the organiser, or by the scorekeeper once the time is up (CLUB-56, CLUB-60).
    Stop {
        /// The table.
        at: SheetId,
        /// Whom the lot named, where it is level (CLUB-59).
        lot: Option<Pair>,
    },
    /// The organiser enters or corrects the whole of a sheet (CLUB-96, CLUB-97).
    Result {
        /// The table.
        at: SheetId,
        /// What stands on it.
        result: EnteredSheet,
        /// Why, where something else stood.
        why: String,
    },
    /// The organiser confirms the end (CLUB-51, CLUB-52).
    Confirm {
        /// The table.
        at: SheetId,
    },
    /// The organiser takes a confirmation back, within ten seconds.
    Undo {
        /// The table.
        at: SheetId,
    },
    /// The scorekeeper says of an alert whether there is an error (CLUB-81).
    Answer {
        /// Which alert.
        alert: u32,
        /// Whether there is one; then entry waits for the organiser.
        is_error: bool,
    },
    /// The organiser settles an alert (CLUB-82).
    Settle {
        /// Which alert.
        alert: u32,
        /// How.
        how: AlertSettlement,
    },
    /// A player at the table objects to an entry (CLUB-84).
    Object {
        /// The table.
        at: SheetId,
        /// The round, from 1.
        round: u16,
        /// What is wrong.
        text: String,
    },
    /// The organiser is called to a table (CLUB-80).
    Call {
        /// The table.
        at: SheetId,
        /// Why.
        reason: CallReason,
    },
    /// The organiser is on the way, or was there.
    Attend {
        /// Which call.
        call: u32,
        /// What became of it.
        state: CallState,
    },
    /// The organiser enters a sanction or a penalty (CLUB-70).
    Sanction {
        /// What is entered.
        sanction: Sanction,
    },
    /// The organiser takes a sanction back.
    Withdraw {
        /// Its place in the list, from 0.
        place: u32,
        /// Which it was, so that the right one goes.
        sanction: Sanction,
        /// Why.
        why: String,
    },
    /// The organiser changes names, needs, stakes or limits; the seating stays.
    Conditions {
        /// All that is decided now.
        setup: Setup,
        /// What is done at the tables, for those who may not know why.
        #[serde(default)]
        courtesies: Vec<PlayerCourtesies>,
    },
    /// The organiser changes the seating of matches that have not begun: late arrivals, leavers, substitutes.
    Reseat {
        /// All that is decided now, with the line-up.
        setup: Setup,
        /// The first match that changes.
        from: u16,
        /// It and those after it.
        matches: Vec<MatchPlan>,
        /// What is done at the tables, for those who may not know why.
        #[serde(default)]
        courtesies: Vec<PlayerCourtesies>,
    },
    /// The organiser gives a table more time.
    Minutes {
        /// The table.
        at: SheetId,
        /// How much in all, in minutes.
        minutes: u16,
    },
    /// The organiser makes an announcement.
    Announce {
        /// What.
        text: String,
    },
    /// The evening is over (CLUB-95).
    Close,
}

impl EveningCommand {
    /// The table it is about, where it names one.
    #[must_use]
    pub const fn sheet(&self) -> Option<SheetId> {
        match self {
            Self::Keeper { at, .. }
            | Self::Present { at }
            | Self::Lead { at, .. }
            | Self::Round { at, .. }
            | Self::Change { at, .. }
            | Self::Finish { at }
            | Self::Agree { at }
            | Self::Stop { at, .. }
            | Self::Result { at, .. }
            | Self::Confirm { at }
            | Self::Undo { at }
            | Self::Object { at, .. }
            | Self::Call { at, .. }
            | Self::Minutes { at, .. } => Some(*at),
            Self::Open { .. }
            | Self::Begin { .. }
            | Self::Answer { .. }
            | Self::Settle { .. }
            | Self::Attend { .. }
            | Self::Sanction { .. }
            | Self::Withdraw { .. }
            | Self::Conditions { .. }
            | Self::Reseat { .. }
            | Self::Announce { .. }
            | Self::Close => None,
        }
    }
}

/// How a club keeps its evenings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Customs {
    /// Whether one of the other pair agrees to the end before the organiser confirms it.
    pub countersign: bool,
    /// Whether the zero of a tied fish stands with the pair that made it, rather than with the pair that led (T-7).
    pub blockers_column: bool,
}

/// What is done for a player at the table. Others see what to do, not why (CLUB-103).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerCourtesies {
    /// For whom.
    pub player: Player,
    /// What.
    pub courtesies: Vec<Courtesy>,
}

/// The whole of a sheet, as an organiser enters it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnteredSheet {
    /// The rounds, or what they came to.
    pub scored: SheetScore,
    /// How it was stopped below the target, if it was.
    pub stop: Option<Stop>,
    /// Who led first, where that is known.
    pub first: Option<Player>,
}

/// Why the organiser is called (CLUB-80).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CallReason {
    /// The score.
    Score,
    /// A rule.
    Rule,
    /// The conduct of a player.
    Conduct,
    /// A player is unwell.
    Health,
    /// Something else.
    Other,
}

/// What became of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CallState {
    /// The organiser has not come yet.
    Open,
    /// The organiser is on the way.
    OnTheWay,
    /// It is settled.
    Done,
}

/// How an alert is settled (CLUB-82).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AlertSettlement {
    /// There was no error.
    Dismiss,
    /// The rounds are corrected, and the result is a normal one. The scorekeeper is suspended.
    Correct {
        /// What stands on the sheet now.
        result: EnteredSheet,
        /// The reason; required from the organiser once the match is confirmed (CLUB-54).
        why: String,
    },
    /// The match is stopped as it stands. The scorekeeper is suspended. One that is confirmed has ended, and is corrected instead.
    Stop {
        /// Whom the lot named, where it is level.
        lot: Option<Pair>,
    },
    /// The match is annulled and played again with another scorekeeper.
    Annul {
        /// Who.
        keeper: Player,
        /// The reason; required from the organiser once the match is confirmed (CLUB-54).
        why: String,
    },
}
