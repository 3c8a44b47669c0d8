//! What each audience learns of an event. [`Event::seen_by`] is the only place that hides tiles.

use boneyard_rules::{BySeat, MatchEnd, MustLead, OpenEnd, Pips, Place, Seat, Tile};
use serde::{Deserialize, Serialize};

use crate::{
    event::{ActedBy, Event, RoundResult},
    level::Level,
    options::Audience,
};

/// An event as one audience sees it.
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeenEvent {
    /// The table was opened.
    Opened,
    /// A person sat down.
    Seated { seat: Seat, name: String },
    /// A person stood up before the match began.
    Left { seat: Seat },
    /// A match began: the first, or a rematch.
    MatchBegan {
        /// Its number at this table, from 1.
        number: u32,
    },
    /// Every seat drew a tile for the lead.
    LotDrawn { tiles: BySeat<Tile>, leader: Seat },
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
    MixedAgain { seat: Seat },
    /// A tile was taken from the pile.
    Took {
        seat: Seat,
        /// Its place in the pile, from 0.
        place: usize,
        /// The tile, for the seat that took it and has lifted its tiles.
        tile: Option<Tile>,
        by: ActedBy,
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
        leader: Seat,
        /// The tile that must open the round.
        must_lead: MustLead,
    },
    /// A seat lifted its tiles.
    Lifted {
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
    Declared { seat: Seat, by: ActedBy },
    /// A tile was laid.
    Played {
        seat: Seat,
        tile: Tile,
        /// Where it went.
        at: Place,
        /// The half that stayed open, where either half might have touched the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
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
        /// The tile, for the seat that drew it.
        tile: Option<Tile>,
        /// How many tiles are left in the boneyard.
        boneyard: usize,
        by: ActedBy,
    },
    /// A seat passed.
    Passed { seat: Seat, by: ActedBy },
    /// A round ended and was written.
    RoundEnded {
        /// What the score sheet says of it.
        result: RoundResult,
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
    Credited {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        ms: u64,
    },
}

impl Event {
    /// What an audience learns. Two deals that agree on what it may know give equal results.
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

impl ActedBy {
    /// What others learn. That a seat had a single choice is its own secret: with even tempo neither the moment nor the
    /// message may reveal it (R1.8.5).
    fn seen_by(self, audience: Audience, seat: Seat) -> Self {
        match self {
            Self::Forced if !audience.plays(seat) => Self::Person,
            by => by,
        }
    }
}
