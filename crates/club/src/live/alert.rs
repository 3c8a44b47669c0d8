//! Alerts: entries that may be wrong, until they are settled.

use serde::{Deserialize, Serialize};

use crate::live::EnteredSheet;
use crate::{Moment, Player, Round, SheetId};

/// A possible error, found by the application or a player (CLUB-81).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct Alert {
    /// Numbered together with calls and announcements.
    pub id: u32,
    pub at: SheetId,
    /// When the alert was raised, by the clock of the device that made the entry.
    pub raised: Moment,
    /// The possible error.
    pub about: AlertCause,
    pub state: AlertState,
}

/// The possible error that an alert is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum AlertCause {
    /// A round is worth unusually many points (CLUB-45).
    High {
        /// The round, from 1.
        number: u16,
        round: Round,
    },
    /// The same round was entered twice within 20 seconds (CLUB-45).
    Twice {
        /// The second of the two rounds, from 1.
        number: u16,
        round: Round,
    },
    /// A player objects (CLUB-84).
    Objection {
        by: Player,
        /// The round, from 1.
        number: u16,
        text: String,
    },
    /// The wrong player leads (CLUB-41).
    WrongLead {
        /// The round, from 1.
        number: u16,
        /// The player who leads.
        leads: Player,
        /// The player whose turn it is to lead.
        should: Player,
    },
    /// A correction ended the match or changed how it ended, before the result was confirmed.
    CorrectedEnd {
        /// The round, from 1.
        number: u16,
    },
    /// Two devices entered different rounds, or a device entered another round after the result was confirmed. The
    /// sheet does not change; nothing is merged (CLUB-98).
    Conflict {
        /// The round, from 1.
        number: u16,
        /// The round on the sheet; `None` if the sheet has no such round.
        recorded: Option<Round>,
        /// The round that the other device entered.
        entered: Round,
    },
    /// The rounds of a phone give another score than the result entered for the table.
    OtherEnd {
        /// The score on the sheet.
        recorded: [u16; 2],
        /// The score of the phone's rounds.
        entered: [u16; 2],
    },
    /// An organiser entered a sheet, but another entry had changed the sheet on which it was based. The sheet does not change; the
    /// organisers decide (CLUB-98).
    OtherSheet {
        /// The score on the sheet.
        recorded: [u16; 2],
        /// The score of the other sheet.
        score: [u16; 2],
        /// The other sheet.
        entered: EnteredSheet,
    },
    /// A scorekeeper whom another has replaced sent rounds that differ from the sheet. The sheet does not change; the organisers
    /// decide (CLUB-98).
    LateRounds { rounds: Vec<LateRound> },
}

/// A round that arrived after another player took over the score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct LateRound {
    /// The player who sent it.
    pub by: Player,
    /// The round, from 1.
    pub number: u16,
    pub round: Round,
}

impl AlertCause {
    /// Whether the correction of a round answers the alert.
    pub(crate) const fn is_about_round(&self, round: u16) -> bool {
        match self {
            Self::High { number, .. }
            | Self::Twice { number, .. }
            | Self::Objection { number, .. }
            | Self::CorrectedEnd { number }
            | Self::Conflict { number, .. } => *number == round,
            Self::WrongLead { .. }
            | Self::OtherEnd { .. }
            | Self::OtherSheet { .. }
            | Self::LateRounds { .. } => false,
        }
    }

    /// Whether only the organiser can answer the alert. The scorekeeper is told about it, and goes on.
    pub(crate) const fn is_for_organiser(&self) -> bool {
        matches!(self, Self::OtherSheet { .. } | Self::LateRounds { .. })
    }
}

/// The state of an alert.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AlertState {
    /// No answer yet.
    Open,
    /// The scorekeeper said that there is no error. Entry continues.
    Denied,
    /// The scorekeeper said that there is an error. Entry waits for the organiser.
    Confirmed,
    /// The organiser has decided: dismissed the alert, or corrected, stopped or annulled the match. Or the entry was corrected.
    Settled,
}
