//! What each audience learns from an event. [`Event::seen_by`] is the only function that hides tiles.

use boneyard_rules::{BySeat, MatchEnd, MustLead, OpenEnd, Pips, Place, Seat, Tile};
use serde::{Deserialize, Serialize};

use crate::{
    audience::Audience,
    event::{ActedBy, Event, RoundResult},
    level::Level,
    persona::Persona,
    proposal::Proposed,
};

/// An event as one audience sees it.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum SeenEvent {
    /// The table was opened.
    Opened,
    /// A person sat down.
    Seated {
        seat: Seat,
        name: String,
        /// The number of the face that the person chose; absent if the face follows the name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<u16>,
        /// Whether a program plays for the person: a bot account.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        program: bool,
    },
    /// The person on a seat chose another name or another face.
    Renamed {
        seat: Seat,
        name: String,
        /// As in [`SeenEvent::Seated`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<u16>,
    },
    /// The host gave a free seat to a bot.
    BotSeated {
        seat: Seat,
        /// How well the bot plays.
        level: Level,
        /// Who the bot is.
        persona: Persona,
        /// The number of its face.
        face: u16,
    },
    /// A person left the seat before the match began, or the host took it back from a bot.
    Left { seat: Seat },
    /// A match began: the first, or a rematch.
    MatchBegan {
        /// The match's number at this table, from 1.
        number: u32,
    },
    /// Every seat drew a tile for the lead.
    LotDrawn { tiles: BySeat<Tile>, leader: Seat },
    /// The shuffled tiles form a pile, and the seats take their hands from it.
    Mixed {
        /// The round's number in its match, from 1.
        round: u32,
        /// How many tiles the pile has.
        pile: usize,
        /// How many tiles each seat takes.
        each: usize,
        /// The seats in the order in which they take; `None` if all take at the same time.
        order: Option<Vec<Seat>>,
        /// Whether the leader asked for this second shuffle.
        again: bool,
    },
    /// The leader asked for a second shuffle.
    MixedAgain { seat: Seat },
    /// A tile was taken from the pile.
    Took {
        seat: Seat,
        /// The tile's place in the pile, from 0.
        place: usize,
        /// The tile, for the seat that took it, if it may look at its tiles now.
        tile: Option<Tile>,
        by: ActedBy,
    },
    /// The round began: tiles were dealt, or the last one was taken.
    Dealt {
        /// The round's number in its match, from 1.
        round: u32,
        /// This audience's hand; `None` for spectators, and for a seat that may not look at its tiles yet.
        hand: Option<Vec<Tile>>,
        /// This audience's second hand, where each player has two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        second_hand: Option<Vec<Tile>>,
        /// How many tiles each seat holds.
        counts: BySeat<usize>,
        /// How many tiles the boneyard has.
        boneyard: usize,
        leader: Seat,
        /// Which tiles may be played first.
        must_lead: MustLead,
    },
    /// A seat may look at its tiles from now on.
    Lifted {
        seat: Seat,
        /// The tiles, for the seat itself.
        hand: Option<Vec<Tile>>,
    },
    /// The rules require a new deal; all hands are shown.
    ThrownBack {
        /// The round's number in its match, from 1.
        round: u32,
        /// The hands that were dealt.
        hands: BySeat<Vec<Tile>>,
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
        /// The points that the seat scored with this tile.
        #[serde(default, skip_serializing_if = "is_zero")]
        points: i32,
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
        /// The tile, for the seat that drew it.
        tile: Option<Tile>,
        /// How many tiles the boneyard has left.
        boneyard: usize,
        by: ActedBy,
    },
    /// A seat passed.
    Passed { seat: Seat, by: ActedBy },
    /// A round ended and its points were written on the score sheet.
    RoundEnded {
        /// The line of the score sheet.
        result: RoundResult,
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
        /// [`TableOptions::bot_delay_ms`](crate::TableOptions) from now on.
        bot_delay_ms: u16,
    },
    /// A person asks the others for something.
    Proposed { seat: Seat, proposed: Proposed },
    /// A person agrees with what is asked.
    Agreed { seat: Seat },
    /// A person refuses what is asked, or withdraws it.
    Declined { seat: Seat },
    /// Everyone agreed: what was played from an event on is taken back. Clients get a snapshot instead of this event.
    TookBack {
        seat: Seat,
        /// The number of the first event that is taken back.
        from: u64,
    },
    /// The clocks get back the time during which the server was down or the table was frozen.
    Credited { ms: u64 },
}

impl Event {
    /// What an audience learns from the event. Two deals that differ only in hidden tiles give equal results.
    ///
    /// An event does not have the points that a play scored, so they are 0 here. [`Table::seen`](crate::Table::seen) adds
    /// them.
    ///
    /// ```
    /// use boneyard_rules::Seat;
    /// use boneyard_table::{ActedBy, Audience, Event, SeenEvent};
    ///
    /// let (ana, ben) = (Seat::at(0), Seat::at(1));
    /// let tile = "6-4".parse()?;
    /// let drew = Event::Drew { seat: ana, tile, place: 0, boneyard: 13, by: ActedBy::Person };
    /// let seen = |audience| match drew.seen_by(audience) {
    ///     SeenEvent::Drew { tile, .. } => tile,
    ///     _ => None,
    /// };
    /// assert_eq!(seen(Audience::Seat(ana)), Some(tile));
    /// assert_eq!(seen(Audience::Seat(ben)), None);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub fn seen_by(&self, audience: Audience) -> SeenEvent {
        let own = |seat: Seat| audience.plays(seat);
        match self.clone() {
            Self::Opened { .. } => SeenEvent::Opened,
            Self::Seated { seat, name, face, program, .. } => SeenEvent::Seated { seat, name, face, program },
            Self::Renamed { seat, name, face, .. } => SeenEvent::Renamed { seat, name, face },
            Self::BotSeated { seat, level, persona } => {
                let persona = persona.unwrap_or(Persona::of_seat(seat));
                SeenEvent::BotSeated { seat, level, persona, face: persona.face() }
            }
            Self::Left { seat } => SeenEvent::Left { seat },
            Self::MatchBegan { number } => SeenEvent::MatchBegan { number },
            Self::LotDrawn { tiles, leader } => SeenEvent::LotDrawn { tiles, leader },
            Self::Mixed { round, pile, each, order, again, .. } => {
                SeenEvent::Mixed { round, pile: pile.len(), each, order, again }
            }
            Self::MixedAgain { seat } => SeenEvent::MixedAgain { seat },
            Self::Took { seat, place, tile, lifted, by } => {
                SeenEvent::Took { seat, place, tile: (lifted && own(seat)).then_some(tile), by }
            }
            Self::Lifted { seat, hand } => SeenEvent::Lifted { seat, hand: own(seat).then_some(hand) },
            Self::Dealt { round, hands, boneyard, leader, must_lead, unlifted, .. } => {
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
                SeenEvent::Played { seat, tile, at, leaves, ends, points: 0, by: by.seen_by(audience, seat) }
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
                let settlement = *settlement;
                SeenEvent::RoundEnded { result: RoundResult { round, outcome, hands, settlement, lead } }
            }
            Self::Ready { seat } => SeenEvent::Ready { seat },
            Self::MatchEnded { end } => SeenEvent::MatchEnded { end },
            Self::Held { seat, level } => SeenEvent::Held { seat, level },
            Self::Returned { seat } => SeenEvent::Returned { seat },
            Self::Paced { seat, bot_delay_ms } => SeenEvent::Paced { seat, bot_delay_ms },
            Self::Proposed { seat, proposed } => SeenEvent::Proposed { seat, proposed },
            Self::Agreed { seat } => SeenEvent::Agreed { seat },
            Self::Declined { seat } => SeenEvent::Declined { seat },
            Self::TookBack { seat, from } => SeenEvent::TookBack { seat, from },
            Self::Credited { ms } => SeenEvent::Credited { ms },
        }
    }

    /// Whether this is what the audience learns from the event, not counting the points that a play scored.
    ///
    /// ```
    /// use boneyard_rules::{Place, Seat};
    /// use boneyard_table::{ActedBy, Audience, Event, SeenEvent};
    ///
    /// let (seat, tile, at, by) = (Seat::FIRST, "5-5".parse()?, Place::First, ActedBy::Person);
    /// let played = Event::Played { seat, tile, at, leaves: None, ends: Vec::new(), by };
    /// let seen = SeenEvent::Played { seat, tile, at, leaves: None, ends: Vec::new(), points: 10, by };
    /// assert!(played.is_seen_as(&seen, Audience::Spectators));
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
    #[must_use]
    pub fn is_seen_as(&self, seen: &SeenEvent, audience: Audience) -> bool {
        let mut expected = self.seen_by(audience);
        if let (SeenEvent::Played { points, .. }, SeenEvent::Played { points: shown, .. }) =
            (&mut expected, seen)
        {
            *points = *shown;
        }
        expected == *seen
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(points: &i32) -> bool {
    *points == 0
}

impl ActedBy {
    /// What others learn. That a seat had one legal move is secret: under even tempo neither the time nor the message
    /// may reveal it (R1.8.5).
    fn seen_by(self, audience: Audience, seat: Seat) -> Self {
        match self {
            Self::Forced if !audience.plays(seat) => Self::Person,
            by => by,
        }
    }
}
