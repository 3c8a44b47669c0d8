//! The commands of an evening, and the log entries that carry them.

use boneyard_ids::{DeviceId, TableId};
use serde::{Deserialize, Serialize};

use crate::live::{CallReason, CallState, OnlinePlay};
use crate::{
    Courtesy, MatchPlan, Moment, Pair, Player, Round, Sanction, Setup, Sheet, SheetId, SheetScore, Stop,
};

/// A command with its author and time. A device uses each number once, so a repeated entry is recognised (CLUB-98).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LogEntry {
    /// The device that made the entry.
    pub device: DeviceId,
    /// The number of the entry among those of the device, from 1.
    pub n: u32,
    /// When the entry was made, by the clock of the device.
    pub at: Moment,
    /// The author. The server overwrites it with the authenticated author.
    pub by: Author,
    /// The command.
    #[serde(rename = "act")]
    pub command: EveningCommand,
}

/// The author of an entry (CLUB-23 to CLUB-25).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum Author {
    /// The organiser, who may enter anything.
    Organiser,
    /// A player of the evening.
    Player { player: Player },
}

impl Author {
    /// The player number for the log; the organiser is player 1 (CLUB-7).
    ///
    /// ```
    /// use boneyard_club::{Player, live::Author};
    ///
    /// assert_eq!(Author::Organiser.player(), Player::ORGANISER);
    /// ```
    #[must_use]
    pub const fn player(self) -> Player {
        match self {
            Self::Organiser => Player::ORGANISER,
            Self::Player { player } => player,
        }
    }
}

/// A command of the organiser or a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "act", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum EveningCommand {
    /// The organiser opens the evening, or replaces it before the first match (CLUB-5).
    Open {
        /// The evening as a file.
        file: String,
        /// The options of the evening. Entries of version 0.1 call them `customs`.
        #[serde(alias = "customs")]
        options: EveningOptions,
        /// Courtesies besides those that follow from the needs in the file. In the entry that a player is shown, the
        /// file has no needs, and all courtesies at the player's tables are listed here. Spectators are shown neither.
        #[serde(default)]
        courtesies: Vec<PlayerCourtesies>,
    },
    /// The organiser says whether the tables are played online from the next match on. Not while a match is played.
    Online {
        /// How they are played; `None` at real tables.
        play: Option<OnlinePlay>,
    },
    /// The server opens a table for the current match. Its result is entered by that table.
    OnlineTable { at: SheetId, table: TableId },
    /// The organiser begins a match (CLUB-37).
    Begin { number: u16 },
    /// A player at the table names the scorekeeper, at the start or later (CLUB-38).
    #[serde(rename = "keeper")]
    NameScorekeeper { at: SheetId, player: Player },
    /// All four players are at the table (CLUB-39).
    Present { at: SheetId },
    /// The scorekeeper names the leader of a round. The first leader sets the rotation (CLUB-40, CLUB-41).
    Lead {
        at: SheetId,
        /// The round, from 1.
        round: u16,
        player: Player,
    },
    /// The scorekeeper enters a round (CLUB-42).
    Round {
        at: SheetId,
        /// The round, from 1.
        number: u16,
        round: Round,
        /// Whether the scorekeeper confirmed an unusual round when the device asked (CLUB-45).
        #[serde(default)]
        sure: bool,
    },
    /// A round from a scorekeeper whom another has replaced, made from [`EveningCommand::Round`] by
    /// [`LiveEvening::received`](crate::live::LiveEvening::received). It raises an alert, and the sheet does not change (CLUB-98).
    LateRound {
        at: SheetId,
        /// The round, from 1.
        number: u16,
        round: Round,
    },
    /// A round on the sheet is corrected or removed (CLUB-54).
    Change {
        at: SheetId,
        /// The round, from 1.
        number: u16,
        old: Round,
        /// `None` removes the round, which must be the last.
        new: Option<Round>,
        /// Required once the match is confirmed.
        why: String,
    },
    /// The scorekeeper sends the result to the organiser (CLUB-50).
    Finish { at: SheetId },
    /// A player of the other pair agrees to the result, if the club requires it.
    Agree { at: SheetId },
    /// The organiser stops the match, or the scorekeeper does once the time is up (CLUB-56, CLUB-60).
    Stop {
        at: SheetId,
        /// The winner by lot, if the pairs are tied (CLUB-59).
        lot: Option<Pair>,
    },
    /// The organiser enters or replaces a whole sheet (CLUB-96, CLUB-97).
    Result {
        at: SheetId,
        result: EnteredSheet,
        /// The reason, if the sheet had other contents. Required once the match is confirmed.
        why: String,
        /// The sheet on which the result is based. If another entry has changed the sheet since, the result raises an alert, and the
        /// sheet does not change (CLUB-98). Entries of version 0.1 do not have it, and replace any sheet.
        #[serde(default)]
        was: Option<EnteredSheet>,
    },
    /// The organiser confirms the result (CLUB-51, CLUB-52).
    Confirm { at: SheetId },
    /// The organiser undoes a confirmation, within ten seconds.
    Undo { at: SheetId },
    /// The scorekeeper answers whether an alert is an error (CLUB-81).
    Answer {
        alert: u32,
        /// If there is an error, entry waits for the organiser.
        is_error: bool,
    },
    /// The organiser settles an alert (CLUB-82).
    Settle { alert: u32, how: AlertSettlement },
    /// A player at the table objects to an entry (CLUB-84).
    Object {
        at: SheetId,
        /// The round, from 1.
        round: u16,
        text: String,
    },
    /// A player calls the organiser to a table (CLUB-80).
    Call { at: SheetId, reason: CallReason },
    /// The organiser answers a call.
    Attend { call: u32, state: CallState },
    /// The organiser enters a sanction or a penalty (CLUB-70).
    Sanction { sanction: Sanction },
    /// The organiser removes a sanction.
    Withdraw {
        /// The index of the sanction in the list, from 0.
        place: u32,
        /// The sanction at that index. If it differs, nothing is removed.
        sanction: Sanction,
        why: String,
    },
    /// The organiser changes names, needs, stakes or limits; the seating stays.
    Conditions {
        /// All conditions, changed or not.
        setup: Setup,
        /// Courtesies, as in [`EveningCommand::Open`].
        #[serde(default)]
        courtesies: Vec<PlayerCourtesies>,
        /// Whether you know that a changed name which looks like the name of another player is of a different person.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        namesakes: bool,
    },
    /// The organiser changes the seating of matches that have not begun: late arrivals, leavers, substitutes.
    Reseat {
        /// All conditions, with the new list of players.
        setup: Setup,
        /// The number of the first match that changes.
        from: u16,
        /// The new plans of that match and of all later ones.
        matches: Vec<MatchPlan>,
        /// Courtesies, as in [`EveningCommand::Open`].
        #[serde(default)]
        courtesies: Vec<PlayerCourtesies>,
        /// As in [`EveningCommand::Conditions`].
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        namesakes: bool,
    },
    /// The organiser gives a table more time.
    Minutes {
        at: SheetId,
        /// The extra minutes of the table in total; more than 240 count as 240.
        minutes: u16,
    },
    /// The organiser writes a note in the log. Only organisers see it: in the entry that others are shown, it is empty.
    Note {
        /// The match that it is about.
        number: Option<u16>,
        /// The table that it is about, in that match or in all.
        table: Option<u8>,
        /// The round that it is about, from 1, at that table in that match.
        round: Option<u16>,
        text: String,
    },
    /// The organiser makes an announcement.
    Announce { text: String },
    /// A player has no phone, or has one after all. The organiser says so, the player, or another player at the table.
    Phone { player: Player, has: bool },
    /// The organiser annuls the match of a table, which plays it again. Its players choose a scorekeeper again.
    Annul {
        at: SheetId,
        /// Required once the match is confirmed (CLUB-54).
        why: String,
    },
    /// The organiser closes the evening (CLUB-95).
    Close {
        /// Whether the evening counts in the club's seasons. If the organiser does not say, and in entries of version 0.1, it counts
        /// if every match was played.
        #[serde(default)]
        counts: Option<bool>,
    },
    /// The organiser discards the evening, before the first result is entered (CLUB-5). It is then closed, and lists leave it out.
    Discard,
    /// The organiser opens a closed or discarded evening again.
    Reopen,
}

impl EveningCommand {
    /// The table that the command names, if it names one.
    ///
    /// ```
    /// use boneyard_club::SheetId;
    /// use boneyard_club::live::EveningCommand;
    ///
    /// let at = SheetId { number: 1, table: 2 };
    /// assert_eq!(EveningCommand::Confirm { at }.sheet(), Some(at));
    /// assert_eq!(EveningCommand::Reopen.sheet(), None);
    /// ```
    #[must_use]
    pub const fn sheet(&self) -> Option<SheetId> {
        match self {
            Self::NameScorekeeper { at, .. }
            | Self::Present { at }
            | Self::Lead { at, .. }
            | Self::Round { at, .. }
            | Self::LateRound { at, .. }
            | Self::Change { at, .. }
            | Self::Finish { at }
            | Self::Agree { at }
            | Self::Stop { at, .. }
            | Self::Result { at, .. }
            | Self::Confirm { at }
            | Self::Undo { at }
            | Self::Object { at, .. }
            | Self::Call { at, .. }
            | Self::Minutes { at, .. }
            | Self::OnlineTable { at, .. }
            | Self::Annul { at, .. } => Some(*at),
            Self::Open { .. }
            | Self::Online { .. }
            | Self::Begin { .. }
            | Self::Answer { .. }
            | Self::Settle { .. }
            | Self::Attend { .. }
            | Self::Sanction { .. }
            | Self::Withdraw { .. }
            | Self::Conditions { .. }
            | Self::Reseat { .. }
            | Self::Note { .. }
            | Self::Announce { .. }
            | Self::Phone { .. }
            | Self::Close { .. }
            | Self::Discard
            | Self::Reopen => None,
        }
    }
}

/// Options of an evening. They change no score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EveningOptions {
    /// Whether a player of the other pair must agree to a result before the organiser confirms it.
    pub countersign: bool,
    /// The column of a tied fish: that of the pair that blocked if `true`, else that of the pair that led (T-7).
    pub blockers_column: bool,
}

/// The courtesies for a player. The players at the same table see them, but not the needs behind them (CLUB-103).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct PlayerCourtesies {
    pub player: Player,
    pub courtesies: Vec<Courtesy>,
    /// In an entry that a player is shown: that player. The courtesies then count only at the tables where this player
    /// sits too. `None`: they count at every table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beside: Option<Player>,
}

/// A whole sheet, as the organiser enters it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EnteredSheet {
    /// All rounds, or only the final score.
    pub scored: SheetScore,
    /// How the match was stopped below the target, if it was.
    pub stop: Option<Stop>,
    /// The leader of the first round, if known.
    pub first: Option<Player>,
}

impl EnteredSheet {
    /// The contents of a sheet.
    pub(crate) fn of(sheet: &Sheet) -> Self {
        Self { scored: sheet.scored().clone(), stop: sheet.stopped(), first: sheet.first() }
    }
}

/// How an alert is settled (CLUB-82).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum AlertSettlement {
    /// There was no error.
    Dismiss,
    /// The sheet is replaced, and the match ends as usual.
    Correct {
        result: EnteredSheet,
        /// Required once the match is confirmed (CLUB-54).
        why: String,
        /// As in [`EveningCommand::Result`]. If the sheet has changed, the alert stays open.
        #[serde(default)]
        was: Option<EnteredSheet>,
        /// Whether the scorekeeper is suspended. Entries of version 0.1 do not say so: they always suspend.
        #[serde(default = "suspends")]
        suspend: bool,
    },
    /// The match is stopped at its present score. Not possible once the match is confirmed.
    Stop {
        /// The winner by lot, if the pairs are tied.
        lot: Option<Pair>,
        /// As in [`AlertSettlement::Correct`].
        #[serde(default = "suspends")]
        suspend: bool,
    },
    /// The match is annulled and played again.
    Annul {
        /// The scorekeeper of the new match. Another one, if the present one is suspended.
        #[serde(rename = "keeper")]
        scorekeeper: Player,
        /// Required once the match is confirmed (CLUB-54).
        why: String,
        /// As in [`AlertSettlement::Correct`].
        #[serde(default = "suspends")]
        suspend: bool,
    },
}

impl AlertSettlement {
    /// Whether the scorekeeper is suspended.
    pub(crate) const fn suspends(&self) -> bool {
        match self {
            Self::Dismiss => false,
            Self::Correct { suspend, .. } | Self::Stop { suspend, .. } | Self::Annul { suspend, .. } => {
                *suspend
            }
        }
    }
}

const fn suspends() -> bool {
    true
}
