//! What happened at a table, and what each audience learns of it.
//!
//! A table is its events: whoever stores them can bring it back. Every event is shown to every
//! audience, so that one dense number serves all; [`Event::seen_by`] is the only place that hides tiles.
//!
//! Where each player has two seats, what concerns the person names the first of them and holds for both; what is done
//! in a turn names the seat whose turn it is.

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
        /// The players' places.
        seats: Vec<SeatPlan>,
        /// How the table is run.
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
    MixedAgain {
        /// Who.
        seat: Seat,
    },
    /// A tile was taken from the pile.
    Took {
        /// Who.
        seat: Seat,
        /// Its place in the pile, from 0.
        place: usize,
        /// The tile.
        tile: Tile,
        /// Whether the seat looks at it at once.
        lifted: bool,
        /// Who decided.
        by: By,
    },
    /// Tiles were dealt, or all were taken.
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
        /// The seats that have not lifted their tiles yet (R3.1.9).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unlifted: Vec<Seat>,
    },
    /// A seat lifted its tiles (R3.1.9).
    Lifted {
        /// Who.
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
    Declared {
        /// Who.
        seat: Seat,
        /// Who decided.
        by: By,
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
        /// Its place in the boneyard, where the next tile to be drawn is 0.
        #[serde(default)]
        place: usize,
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
    /// The tiles lie face down in a pile, and the seats take their hands from it.
    Mixed {
        /// The round's number.
        round: u32,
        /// How many tiles lie there.
        pile: usize,
        /// How many tiles each seat takes.
        each: usize,
        /// The seats in the order in which they take; `None` where all do at the same time.
        order: Option<Vec<Seat>>,
        /// Whether the leader had the tiles shuffled once more.
        again: bool,
    },
    /// The leader has the tiles shuffled once more.
    MixedAgain {
        /// Who.
        seat: Seat,
    },
    /// A tile was taken from the pile.
    Took {
        /// Who.
        seat: Seat,
        /// Its place in the pile, from 0.
        place: usize,
        /// The tile, for the seat that took it and has lifted its tiles.
        tile: Option<Tile>,
        /// Who decided.
        by: By,
    },
    /// Tiles were dealt, or all were taken.
    Dealt {
        /// The round's number.
        round: u32,
        /// This audience's hand; `None` for spectators, and for a seat that has not lifted its tiles.
        hand: Option<Vec<Tile>>,
        /// This audience's second hand, where each player has two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        second_hand: Option<Vec<Tile>>,
        /// How many tiles each seat holds.
        counts: BySeat<usize>,
        /// How many tiles lie in the boneyard.
        boneyard: usize,
        /// Who leads.
        leader: Seat,
        /// The tile that must open the round.
        must_lead: MustLead,
    },
    /// A seat lifted its tiles.
    Lifted {
        /// Who.
        seat: Seat,
        /// The tiles, for the seat itself.
        hand: Option<Vec<Tile>>,
    },
    /// The rules threw the deal back; all hands are turned up.
    ThrownBack {
        /// The round's number.
        round: u32,
        /// The hands that were dealt.
        hands: BySeat<Vec<Tile>>,
    },
    /// 6-6 was announced before the lead: this seat leads it (R0.3.23).
    Declared {
        /// Who.
        seat: Seat,
        /// Who decided.
        by: By,
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
        /// The tile, for whoever drew it.
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
            Self::Forced if !audience.plays(seat) => Self::Person,
            by => by,
        }
    }
}

impl Event {
    /// Whether it is something a seat did in its turn, or before the lead.
    #[must_use]
    pub const fn is_action(&self) -> bool {
        self.by().is_some()
    }

    /// Who decided, where it is something a seat did in its turn, or before the lead.
    #[must_use]
    pub const fn by(&self) -> Option<By> {
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

    /// What an audience learns. Two deals that agree on what it may know give equal results.
    #[must_use]
    pub fn seen_by(&self, audience: Audience) -> SeenEvent {
        let own = |seat: Seat| audience.plays(seat);
        match self.clone() {
            Self::Opened { .. } => SeenEvent::Opened,
            Self::Seated { seat, name, .. } => SeenEvent::Seated { seat, name },
            Self::Left { seat } => SeenEvent::Left { seat },
            Self::MatchBegan { number } => SeenEvent::MatchBegan { number },
            Self::LotDrawn { tiles, leader } => SeenEvent::LotDrawn { tiles, leader },
            Self::Mixed { round, pile, each, order, again } => {
                SeenEvent::Mixed { round, pile: pile.len(), each, order, again }
            }
            Self::MixedAgain { seat } => SeenEvent::MixedAgain { seat },
            Self::Took { seat, place, tile, lifted, by } => {
                SeenEvent::Took { seat, place, tile: (lifted && own(seat)).then_some(tile), by }
            }
            Self::Lifted { seat, hand } => SeenEvent::Lifted { seat, hand: own(seat).then_some(hand) },
            Self::Dealt { round, hands, boneyard, leader, must_lead, unlifted } => {
                let lifted = |seat: &Seat| !unlifted.contains(seat);
                let hand_of =
                    |seat: Option<Seat>| seat.filter(lifted).and_then(|seat| hands.get(seat).cloned());
                SeenEvent::Dealt {
                    round,
                    hand: hand_of(audience.seat()),
                    second_hand: hand_of(audience.second_seat()),
                    counts: hands.map(Vec::len),
                    boneyard: boneyard.len(),
                    leader,
                    must_lead,
                }
            }
            Self::ThrownBack { round, hands, .. } => SeenEvent::ThrownBack { round, hands },
            Self::Declared { seat, by } => SeenEvent::Declared { seat, by },
            Self::Played { seat, tile, at, leaves, ends, by } => {
                SeenEvent::Played { seat, tile, at, leaves, ends, by: by.seen_by(audience, seat) }
            }
            Self::Closed { seat, ends, by } => {
                SeenEvent::Closed { seat, ends, by: by.seen_by(audience, seat) }
            }
            Self::Done { seat, by } => SeenEvent::Done { seat, by: by.seen_by(audience, seat) },
            Self::Drew { seat, tile, boneyard, by, .. } => SeenEvent::Drew {
                seat,
                tile: own(seat).then_some(tile),
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
