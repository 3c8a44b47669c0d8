//! What happened at a table, and what each audience learns of it.
//!
//! A table is its events: whoever stores them can bring it back. Every event is shown to every
//! audience, so that one dense number serves all; [`Event::seen_by`] is the only place that hides tiles.

use boneyard_bots::Level;
use boneyard_rules::{
    BySeat, Lead, MatchEnd, MustLead, OpenEnd, Outcome, Pips, Place, Seat, Settlement, Tile,
};
use serde::{Deserialize, Serialize};

use crate::{
    command::CommandId,
    options::{Audience, PersonId, SeatPlan, TableOptions, Timestamp},
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum By {
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The table was opened.
    Opened {
        /// The rules, as `Rules::parse` reads them.
        rules: String,
        /// The seats.
        seats: Vec<SeatPlan>,
        /// How time is kept.
        options: TableOptions,
    },
    /// A person sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// The name others see.
        name: String,
    },
    /// A person stood up before the match began.
    Left {
        /// Where.
        seat: Seat,
    },
    /// A match began: the first, or a rematch.
    MatchBegan {
        /// Its number at this table, from 1.
        number: u32,
    },
    /// Everybody drew a tile for the lead (R3.1.3).
    LotDrawn {
        /// By seat.
        tiles: BySeat<Tile>,
        /// Who leads.
        leader: Seat,
    },
    /// Tiles were dealt.
    Dealt {
        /// The round's number.
        round: u32,
        /// By seat.
        hands: BySeat<Vec<Tile>>,
        /// The boneyard, in the order it will be drawn.
        boneyard: Vec<Tile>,
        /// Who leads.
        leader: Seat,
        /// The tile that must open the round.
        must_lead: MustLead,
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
    /// A tile was laid.
    Played {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where it went.
        at: Place,
        /// The half that stayed open, where either half might have touched the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leaves: Option<Pips>,
        /// The open ends after it.
        ends: Vec<OpenEnd>,
        /// Who decided.
        by: By,
    },
    /// The double that was just laid was closed.
    Closed {
        /// Who.
        seat: Seat,
        /// The open ends after it.
        ends: Vec<OpenEnd>,
        /// Who decided.
        by: By,
    },
    /// A seat laid nothing more in a turn that might have gone on.
    Done {
        /// Who.
        seat: Seat,
        /// Who decided.
        by: By,
    },
    /// A tile was drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// How many tiles are left in the boneyard.
        boneyard: usize,
        /// Who decided.
        by: By,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Who decided.
        by: By,
    },
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
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The match ended. `None` where the players stopped it.
    MatchEnded {
        /// How.
        end: Option<MatchEnd>,
    },
    /// The others let a bot play for a person who is away.
    Held {
        /// Whose seat.
        seat: Seat,
        /// How well the bot plays.
        level: Level,
    },
    /// The person is back on a seat a bot held.
    Returned {
        /// Whose seat.
        seat: Seat,
    },
    /// Time during which the table could not be reached is given back to the clocks.
    Credited {
        /// How much.
        ms: u64,
    },
}

/// An event as one audience sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeenEvent {
    /// The table was opened.
    Opened,
    /// A person sat down.
    Seated {
        /// Where.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// A person stood up before the match began.
    Left {
        /// Where.
        seat: Seat,
    },
    /// A match began: the first, or a rematch.
    MatchBegan {
        /// Its number at this table, from 1.
        number: u32,
    },
    /// Everybody drew a tile for the lead.
    LotDrawn {
        /// By seat.
        tiles: BySeat<Tile>,
        /// Who leads.
        leader: Seat,
    },
    /// Tiles were dealt.
    Dealt {
        /// The round's number.
        round: u32,
        /// This audience's hand; `None` for spectators.
        hand: Option<Vec<Tile>>,
        /// How many tiles each seat holds.
        counts: BySeat<usize>,
        /// How many tiles lie in the boneyard.
        boneyard: usize,
        /// Who leads.
        leader: Seat,
        /// The tile that must open the round.
        must_lead: MustLead,
    },
    /// The rules threw the deal back; all hands are turned up.
    ThrownBack {
        /// The round's number.
        round: u32,
        /// The hands that were dealt.
        hands: BySeat<Vec<Tile>>,
    },
    /// A tile was laid.
    Played {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where it went.
        at: Place,
        /// The half that stayed open, where either half might have touched the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        leaves: Option<Pips>,
        /// The open ends after it.
        ends: Vec<OpenEnd>,
        /// Who decided.
        by: By,
    },
    /// The double that was just laid was closed.
    Closed {
        /// Who.
        seat: Seat,
        /// The open ends after it.
        ends: Vec<OpenEnd>,
        /// Who decided.
        by: By,
    },
    /// A seat laid nothing more in a turn that might have gone on.
    Done {
        /// Who.
        seat: Seat,
        /// Who decided.
        by: By,
    },
    /// A tile was drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// The tile, for the seat that drew it.
        tile: Option<Tile>,
        /// How many tiles are left in the boneyard.
        boneyard: usize,
        /// Who decided.
        by: By,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Who decided.
        by: By,
    },
    /// A round ended and was written.
    RoundEnded {
        /// What the score sheet says of it.
        result: RoundResult,
    },
    /// A person is ready for the next round, or for a rematch.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The match ended. `None` where the players stopped it.
    MatchEnded {
        /// How.
        end: Option<MatchEnd>,
    },
    /// The others let a bot play for a person who is away.
    Held {
        /// Whose seat.
        seat: Seat,
        /// How well the bot plays.
        level: Level,
    },
    /// The person is back on a seat a bot held.
    Returned {
        /// Whose seat.
        seat: Seat,
    },
    /// Time during which the table could not be reached is given back to the clocks.
    Credited {
        /// How much.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        ms: u64,
    },
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

impl By {
    /// What others learn. That a seat had a single choice is its own secret: with even tempo neither
    /// the moment nor the message may tell (R1.8.5).
    fn seen_by(self, audience: Audience, seat: Seat) -> Self {
        match self {
            Self::Forced if audience != Audience::Seat(seat) => Self::Person,
            by => by,
        }
    }
}

impl Event {
    /// Whether it is something a seat did in its turn.
    #[must_use]
    pub const fn is_action(&self) -> bool {
        self.by().is_some()
    }

    /// Who decided, where it is something a seat did in its turn.
    #[must_use]
    pub const fn by(&self) -> Option<By> {
        match *self {
            Self::Played { by, .. }
            | Self::Closed { by, .. }
            | Self::Done { by, .. }
            | Self::Drew { by, .. }
            | Self::Passed { by, .. } => Some(by),
            _ => None,
        }
    }

    /// What an audience learns. Two deals that agree on what it may know give equal results.
    #[must_use]
    pub fn seen_by(&self, audience: Audience) -> SeenEvent {
        match self.clone() {
            Self::Opened { .. } => SeenEvent::Opened,
            Self::Seated { seat, name, .. } => SeenEvent::Seated { seat, name },
            Self::Left { seat } => SeenEvent::Left { seat },
            Self::MatchBegan { number } => SeenEvent::MatchBegan { number },
            Self::LotDrawn { tiles, leader } => SeenEvent::LotDrawn { tiles, leader },
            Self::Dealt { round, hands, boneyard, leader, must_lead } => SeenEvent::Dealt {
                round,
                hand: match audience {
                    Audience::Seat(seat) => hands.get(seat).cloned(),
                    Audience::Spectators => None,
                },
                counts: hands.map(Vec::len),
                boneyard: boneyard.len(),
                leader,
                must_lead,
            },
            Self::ThrownBack { round, hands, .. } => SeenEvent::ThrownBack { round, hands },
            Self::Played { seat, tile, at, leaves, ends, by } => {
                SeenEvent::Played { seat, tile, at, leaves, ends, by: by.seen_by(audience, seat) }
            }
            Self::Closed { seat, ends, by } => {
                SeenEvent::Closed { seat, ends, by: by.seen_by(audience, seat) }
            }
            Self::Done { seat, by } => SeenEvent::Done { seat, by: by.seen_by(audience, seat) },
            Self::Drew { seat, tile, boneyard, by } => SeenEvent::Drew {
                seat,
                tile: (audience == Audience::Seat(seat)).then_some(tile),
                boneyard,
                by: by.seen_by(audience, seat),
            },
            Self::Passed { seat, by } => SeenEvent::Passed { seat, by: by.seen_by(audience, seat) },
            Self::RoundEnded { round, outcome, hands, settlement, lead } => {
                SeenEvent::RoundEnded { result: RoundResult { round, outcome, hands, settlement, lead } }
            }
            Self::Ready { seat } => SeenEvent::Ready { seat },
            Self::MatchEnded { end } => SeenEvent::MatchEnded { end },
            Self::Held { seat, level } => SeenEvent::Held { seat, level },
            Self::Returned { seat } => SeenEvent::Returned { seat },
            Self::Credited { ms } => SeenEvent::Credited { ms },
        }
    }
}
