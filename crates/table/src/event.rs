//! The events of a table, as they are stored.
//!
//! [`Table::restore`](crate::Table::restore) rebuilds a table from its events. Every audience is shown every event,
//! so one number without gaps serves all. [`Event::seen_by`] hides the tiles.
//!
//! If each player has two seats, an event about a person names the first seat and holds for both. An event of a turn
//! names the seat whose turn it is.

use boneyard_deal::{Part, Seed};
use boneyard_ids::PersonId;
use boneyard_rules::{
    BySeat, Lead, MatchEnd, MustLead, OpenEnd, Outcome, Pips, Place, Seat, Settlement, Tile,
};
use serde::{Deserialize, Serialize};

use crate::{
    command::CommandId, level::Level, occupant::SeatPlan, options::TableOptions, persona::Persona,
    proposal::Proposed, timestamp::Timestamp,
};

/// A stored event with its number and time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recorded {
    /// The event's number, from 1 without gaps.
    pub seq: u64,
    /// When the event happened, by the clock of the table's driver.
    pub at: Timestamp,
    /// The command that caused the event; `None` if no command did. If a command caused several events, only the last
    /// one names it. A client that repeats the command gets the same answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<CommandId>,
    /// What happened.
    pub event: Event,
}

/// Who made a seat act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ActedBy {
    /// The person on the seat.
    #[default]
    Person,
    /// A bot.
    Bot,
    /// The table, because one legal move was left (R1.8.5). Other seats see [`ActedBy::Person`].
    Forced,
    /// The table, because the time ran out.
    Clock,
}

impl ActedBy {
    /// Whether the person on the seat acted.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }
}

/// Something that happened at a table, with every hidden tile in it.
///
/// A table keeps the events of two rounds in memory, most of which are plays. So what is large and rare is boxed.
///
/// ```
/// use boneyard_rules::Seat;
/// use boneyard_table::Event;
///
/// let event: Event = serde_json::from_str(r#"{"type":"left","seat":2}"#)?;
/// assert_eq!(event, Event::Left { seat: Seat::at(1) });
/// let error = serde_json::from_str::<Event>(r#"{"type":"left"}"#).expect_err("the seat is missing");
/// assert!(error.to_string().starts_with("missing field `seat`"));
/// # Ok::<_, serde_json::Error>(())
/// ```
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The table was opened.
    Opened {
        /// The rules, as `Rules::parse` reads them.
        rules: String,
        /// One plan for each player.
        seats: Vec<SeatPlan>,
        /// How the table is run.
        options: Box<TableOptions>,
        /// The number from which the secrets of its deals are derived. Tables of older versions have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
        /// The version of the host's own rules, which everyone accepts with the rules and the options who sits down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        house_rules: Option<String>,
    },
    /// A person sat down.
    Seated {
        seat: Seat,
        person: PersonId,
        /// The name others see.
        name: String,
        /// The number of the face that the person chose; `None` if the face follows the name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<u16>,
        /// Whether a program plays for the person: a bot account.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        program: bool,
    },
    /// The person on a seat chose another name or another face.
    Renamed {
        seat: Seat,
        /// The name others see.
        name: String,
        /// As in [`Event::Seated`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<u16>,
        /// Who the person is from now on, after a guest became part of an account; `None` if that did not change.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<PersonId>,
    },
    /// The host gave a free seat to a bot.
    BotSeated {
        seat: Seat,
        /// How well the bot plays.
        level: Level,
        /// Who the bot is. Tables of older versions do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        persona: Option<Persona>,
    },
    /// A person left the seat before the match began, or the host took it back from a bot.
    Left { seat: Seat },
    /// A match began: the first, or a rematch.
    MatchBegan {
        /// The match's number at this table, from 1.
        number: u32,
    },
    /// Every seat drew a tile for the lead (R3.1.3).
    LotDrawn { tiles: BySeat<Tile>, leader: Seat },
    /// The shuffled tiles form a pile, and the seats take their hands from it (R1.8.1, R3.1.6).
    Mixed {
        /// The round's number in its match, from 1.
        round: u32,
        /// The tiles by place.
        pile: Vec<Tile>,
        /// How many tiles each seat takes.
        each: usize,
        /// The seats in the order in which they take; `None` if all take at the same time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        order: Option<Vec<Seat>>,
        /// Whether the leader asked for this second shuffle (R3.1.7).
        again: bool,
        /// The parts of the seats, in seat order, if the deal can be checked.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        parts: Vec<Part>,
    },
    /// The leader asked for a second shuffle (R3.1.7).
    MixedAgain { seat: Seat },
    /// A tile was taken from the pile.
    Took {
        seat: Seat,
        /// The tile's place in the pile, from 0.
        place: usize,
        tile: Tile,
        /// Whether the seat may look at it now.
        lifted: bool,
        by: ActedBy,
    },
    /// The round began: tiles were dealt, or the last one was taken.
    Dealt {
        /// The round's number in its match, from 1.
        round: u32,
        hands: BySeat<Vec<Tile>>,
        /// The boneyard, the next tile first.
        boneyard: Vec<Tile>,
        leader: Seat,
        /// Which tiles may be played first.
        must_lead: MustLead,
        /// The seats that may not look at their tiles yet (R3.1.9).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unlifted: Vec<Seat>,
        /// The parts of the seats, in seat order, if the deal can be checked and the tiles were not taken from a pile.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        parts: Vec<Part>,
    },
    /// A seat may look at its tiles from now on (R3.1.9).
    Lifted {
        seat: Seat,
        /// The seat's tiles.
        hand: Vec<Tile>,
    },
    /// The rules require a new deal (C8).
    ThrownBack {
        /// The round's number in its match, from 1.
        round: u32,
        /// The hands that were dealt.
        hands: BySeat<Vec<Tile>>,
        /// The boneyard of that deal.
        boneyard: Vec<Tile>,
        /// As in [`Event::Dealt`].
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        parts: Vec<Part>,
    },
    /// The seat announced 6-6 before the lead, and must lead with it (R0.3.23).
    Declared { seat: Seat, by: ActedBy },
    /// A tile was played.
    Played {
        seat: Seat,
        tile: Tile,
        /// The place on the table.
        at: Place,
        /// The half that stayed open, if either half could have touched the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leaves: Option<Pips>,
        /// The open ends after this action.
        ends: Vec<OpenEnd>,
        by: ActedBy,
    },
    /// The double that was just played was closed.
    Closed {
        seat: Seat,
        /// The open ends after this action.
        ends: Vec<OpenEnd>,
        by: ActedBy,
    },
    /// A seat ended a turn in which it could have played more tiles.
    Done { seat: Seat, by: ActedBy },
    /// A tile was drawn.
    Drew {
        seat: Seat,
        tile: Tile,
        /// The tile's place in the boneyard. The next tile to be drawn has place 0.
        #[serde(default)]
        place: usize,
        /// How many tiles the boneyard has left.
        boneyard: usize,
        by: ActedBy,
    },
    /// A seat passed.
    Passed { seat: Seat, by: ActedBy },
    /// A round ended and its points were written on the score sheet.
    RoundEnded {
        /// The round's number in its match, from 1.
        round: u32,
        /// How the round ended.
        outcome: Outcome,
        /// The tiles each seat still held.
        hands: BySeat<Vec<Tile>>,
        /// The points that were written.
        settlement: Box<Settlement>,
        /// How the next leader is chosen.
        lead: Lead,
    },
    /// A person is ready for the next round, or for a rematch.
    Ready { seat: Seat },
    /// The match ended; `end` is `None` if the players stopped it.
    MatchEnded { end: Option<MatchEnd> },
    /// A bot plays from now on for a person who is away.
    Held {
        seat: Seat,
        /// How well the bot plays.
        level: Level,
    },
    /// The person is back and plays instead of the bot.
    Returned { seat: Seat },
    /// A person has changed how long the bots take over their moves.
    Paced {
        seat: Seat,
        /// The [`TableOptions::bot_delay_ms`] from now on.
        bot_delay_ms: u16,
    },
    /// A person asks the others for something.
    Proposed { seat: Seat, proposed: Proposed },
    /// A person agrees with what is asked.
    Agreed { seat: Seat },
    /// A person refuses what is asked, or withdraws it.
    Declined { seat: Seat },
    /// Everyone agreed: what was played from an event on is taken back. The round goes on from there.
    TookBack {
        seat: Seat,
        /// The number of the first event that is taken back.
        from: u64,
    },
    /// The clocks get back the time during which the server was down or the table was frozen.
    Credited { ms: u64 },
}

/// A line of the score sheet: one finished round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct RoundResult {
    /// The round's number in its match, from 1.
    pub round: u32,
    /// How the round ended.
    pub outcome: Outcome,
    /// The tiles each seat still held.
    pub hands: BySeat<Vec<Tile>>,
    /// The points that were written.
    pub settlement: Settlement,
    /// How the next leader is chosen.
    pub lead: Lead,
}

impl Event {
    /// Whether a seat did this in its turn, or before the lead.
    #[must_use]
    pub const fn is_action(&self) -> bool {
        self.by().is_some()
    }

    /// Who decided, if a seat did this in its turn or before the lead.
    ///
    /// ```
    /// # use boneyard_rules::Seat;
    /// # use boneyard_table::{ActedBy, Event};
    /// let seat = Seat::FIRST;
    /// assert_eq!(Event::Passed { seat, by: ActedBy::Clock }.by(), Some(ActedBy::Clock));
    /// assert_eq!(Event::Ready { seat }.by(), None);
    /// ```
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

/// The events without those that were taken back. What is left is the match as if they had never happened.
pub(crate) fn not_taken_back<'a>(events: impl IntoIterator<Item = &'a Recorded>) -> Vec<&'a Recorded> {
    let mut left: Vec<&Recorded> = Vec::new();
    for recorded in events {
        match recorded.event {
            Event::TookBack { from, .. } => {
                left.retain(|earlier| earlier.seq < from || !earlier.event.is_action())
            }
            _ => left.push(recorded),
        }
    }
    left
}
