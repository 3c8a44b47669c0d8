//! Alerts: what needs a decision of the organiser.

use serde::{Deserialize, Serialize};

use crate::{Moment, Player, Round, SheetId};

/// Something the application or a player finds odd (CLUB-81).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Alert {
    /// Its number in the evening.
    pub id: u32,
    /// The table.
    pub at: SheetId,
    /// When it was raised.
    pub raised: Moment,
    /// What is odd.
    pub about: AlertCause,
    /// What became of it.
    pub state: AlertState,
}

/// What is odd.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AlertCause {
    /// A round worth more than is usual (CLUB-45).
    High {
        /// The round, from 1.
        number: u16,
        /// What it wrote.
        round: Round,
    },
    /// The same round twice within 20 seconds (CLUB-45).
    Twice {
        /// The second of them, from 1.
        number: u16,
        /// What it wrote.
        round: Round,
    },
    /// A player objects (CLUB-84).
    Objection {
        /// Who.
        by: Player,
        /// To which round, from 1.
        number: u16,
        /// What is wrong.
        text: String,
    },
    /// The wrong player leads (CLUB-41).
    WrongLead {
        /// The round, from 1.
        number: u16,
        /// Who leads.
        leads: Player,
        /// Who should.
        should: Player,
    },
    /// The match ended by a round that was corrected.
    CorrectedEnd {
        /// The round, from 1.
        number: u16,
    },
    /// Two devices entered a round differently. The first stands; nothing is merged (CLUB-98).
    Conflict {
        /// The round, from 1.
        number: u16,
        /// What stands; `None` where no such round does.
        stands: Option<Round>,
        /// What the other device entered.
        told: Round,
    },
    /// The rounds of a phone come to another end than the one that was entered for the table.
    OtherEnd {
        /// What stands.
        stands: [u16; 2],
        /// What the phone's rounds come to.
        told: [u16; 2],
    },
}

/// What became of an alert.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AlertState {
    /// Not looked at yet.
    Open,
    /// The scorekeeper says that there is no error; entry continues.
    Denied,
    /// The scorekeeper says that there is one; entry waits for the organiser.
    Confirmed,
    /// The organiser has settled it.
    Settled,
}
