//! What happened at a table, as it is stored.
//!
//! A table is its events: [`Table::restore`](crate::Table::restore) makes it from them. Every event is shown to every
//! audience, so one dense number serves all; [`Event::seen_by`] hides the tiles.
//!
//! Where each player has two seats, events about the person name the first of them and hold for both. Events of a turn
//! name the seat whose turn it is.

use boneyard_ids::PersonId;
use boneyard_rules::{
    BySeat, Lead, MatchEnd, MustLead, OpenEnd, Outcome, Pips, Place, Seat, Settlement, Tile,
};
use serde::{Deserialize, Serialize};

use crate::{
    command::CommandId,
    level::Level,
    options::{SeatPlan, TableOptions, Timestamp},
};

/// An event in the order of the table, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recorded {
    /// Its number, dense from 1.
    pub seq: u64,
    /// When it happened.
    pub at: Timestamp,
    /// The command it carried out, where it was one: repeating that command is harmless.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<CommandId>,
    /// What happened.
    pub event: Event,
}

/// Who made a seat act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "By"))]
pub enum ActedBy {
    /// The person on it.
    #[default]
    Person,
    /// A bot.
    Bot,
    /// The table, since only one choice was left (R1.8.5). Others see the person.
    Forced,
    /// The table, since the time had run out.
    Clock,
}

/// Something that happened, with all its tiles.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The table was opened.
    Opened {
        /// The rules, as `Rules::parse` reads them.
        rules: String,
        /// The players' places.
        seats: Vec<SeatPlan>,
        /// How the table is run.
        options: TableOptions,
    },
    /// A person sat down.
    Seated {
        seat: Seat,
        person: PersonId,
        /// The name others see.
        name: String,
    },
    /// A person stood up before the match began.
    Left { seat: Seat },
    /// A match began: the first, or a rematch.
    MatchBegan {
        /// Its number at this table, from 1.
        number: u32,
    },
    /// Every seat drew a tile for the lead (R3.1.3).
    LotDrawn { tiles: BySeat<Tile>, leader: Seat },
    /// The tiles lie face down in a pile, and the seats take their hands from it (R1.8.1, R3.1.6).
    Mixed {
        /// The round's number.
        round: u32,
        /// The tiles, each in its place.
        pile: Vec<Tile>,
        /// How many tiles each seat takes.
        each: usize,
        /// The seats in the order in which they take; `None` where all do at the same time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<Vec<Seat>>,
        /// Whether the leader had the tiles shuffled once more (R3.1.7).
        again: bool,
    },
    /// The leader has the tiles shuffled once more (R3.1.7).
    MixedAgain { seat: Seat },
    /// A tile was taken from the pile.
    Took {
        seat: Seat,
        /// Its place in the pile, from 0.
        place: usize,
        tile: Tile,
        /// Whether the seat looks at it at once.
        lifted: bool,
        by: ActedBy,
    },
    /// Tiles were dealt, or all were taken.
    Dealt {
        /// The round's number.
        round: u32,
        hands: BySeat<Vec<Tile>>,
        /// The boneyard, in the order it will be drawn.
        boneyard: Vec<Tile>,
        leader: Seat,
        /// The tile that must open the round.
        must_lead: MustLead,
        /// The seats that have not lifted their tiles yet (R3.1.9).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unlifted: Vec<Seat>,
    },
    /// A seat lifted its tiles (R3.1.9).
    Lifted {
        seat: Seat,
        /// Its tiles.
        hand: Vec<Tile>,
    },
    /// The rules threw a deal back (C8).
    ThrownBack {
        /// The round's number.
        round: u32,
        /// The hands that were dealt.
        hands: BySeat<Vec<Tile>>,
        /// The boneyard that went with them.
        boneyard: Vec<Tile>,
    },
    /// 6-6 was announced before the lead: this seat leads it (R0.3.23).
    Declared { seat: Seat, by: ActedBy },
    /// A tile was laid.
    Played {
        seat: Seat,
        tile: Tile,
        /// Where it went.
        at: Place,
        /// The half that stayed open, where either half might have touched the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leaves: Option<Pips>,
        /// The open ends after it.
        ends: Vec<OpenEnd>,
        by: ActedBy,
    },
    /// The double that was just laid was closed.
    Closed {
        seat: Seat,
        /// The open ends after it.
        ends: Vec<OpenEnd>,
        by: ActedBy,
    },
    /// A seat laid nothing more in a turn that might have gone on.
    Done { seat: Seat, by: ActedBy },
    /// A tile was drawn.
    Drew {
        seat: Seat,
        tile: Tile,
        /// Its place in the boneyard, where the next tile to be drawn is 0.
        #[serde(default)]
        place: usize,
        /// How many tiles are left in the boneyard.
        boneyard: usize,
        by: ActedBy,
    },
    /// A seat passed.
    Passed { seat: Seat, by: ActedBy },
    /// A round ended and was written.
    RoundEnded {
        /// The round's number.
        round: u32,
        /// How it ended.
        outcome: Outcome,
        /// What each seat was left with.
        hands: BySeat<Vec<Tile>>,
        /// What was written.
        settlement: Settlement,
        /// How the next leader is found.
        lead: Lead,
    },
    /// A person is ready for the next round, or for a rematch.
    Ready { seat: Seat },
    /// The match ended. `None` where the players stopped it.
    MatchEnded { end: Option<MatchEnd> },
    /// The others let a bot play for a person who is away.
    Held {
        seat: Seat,
        /// How well the bot plays.
        level: Level,
    },
    /// The person is back on a seat a bot held.
    Returned { seat: Seat },
    /// Time during which the table could not be reached is given back to the clocks.
    Credited { ms: u64 },
}

/// A finished round, as the score sheet shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoundResult {
    /// The round's number.
    pub round: u32,
    /// How it ended.
    pub outcome: Outcome,
    /// What each seat was left with.
    pub hands: BySeat<Vec<Tile>>,
    /// What was written.
    pub settlement: Settlement,
    /// How the next leader is found.
    pub lead: Lead,
}

impl Event {
    /// Whether it is something a seat did in its turn, or before the lead.
    #[must_use]
    pub const fn is_action(&self) -> bool {
        self.by().is_some()
    }

    /// Who decided, where it is something a seat did in its turn, or before the lead.
    #[must_use]
    pub const fn by(&self) -> Option<ActedBy> {
        match *self {
            Self::Declared { by, .. }
            | Self::Played { by, .. }
            | Self::Closed { by, .. }
            | Self::Done { by, .. }
            | Self::Drew { by, .. }
            | Self::Passed { by, .. } => Some(by),
            _ => None,
        }
    }
}
