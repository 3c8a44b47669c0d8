//! What one seat may know of a round. Nothing else is in the type.

use alloc::{sync::Arc, vec::Vec};

use crate::{
    action::{Action, Move, Place},
    layout::{Arms, Figure, Layout, Line, OpenEnd},
    lead::MustLead,
    play_rules::PlayRules,
    position::{Parts, Position},
    round::Round,
    rules::Rules,
    seat::{BySeat, SEATS_MAX, Seat},
    settle::Standing,
    tile::{Pips, Tile},
    tiles::{Tiles, WIDE},
};

/// Something a seat saw happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// A tile was laid.
    Played {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where it went.
        at: Place,
        /// The half that stayed open, where either half might have touched the end.
        leaves: Option<Pips>,
    },
    /// A double that was just laid was closed.
    Closed {
        /// Who.
        seat: Seat,
    },
    /// A seat laid nothing more in a turn that might have gone on.
    Done {
        /// Who.
        seat: Seat,
    },
    /// A tile was drawn; only the seat that drew it knows which.
    Drew {
        /// Who.
        seat: Seat,
        /// The tile, where this view's seat drew it.
        tile: Option<Tile>,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
}

impl Seen {
    /// Whose doing it was.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        match *self {
            Self::Played { seat, .. }
            | Self::Closed { seat }
            | Self::Done { seat }
            | Self::Drew { seat, .. }
            | Self::Passed { seat } => seat,
        }
    }
}

/// A round as one seat sees it: its own hand, the counts of the others, and what happened openly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The rules played by.
    pub rules: Arc<Rules>,
    /// How the match stands.
    pub standing: Standing,
    /// Whose view this is.
    pub seat: Seat,
    /// What it holds, by the larger half.
    pub hand: Vec<Tile>,
    /// How many tiles each seat holds.
    pub counts: BySeat<usize>,
    /// How many tiles lie in the boneyard, or asleep.
    pub boneyard: usize,
    /// Who led, or will.
    pub leader: Seat,
    /// What the round had to open with; everybody was told.
    pub must_lead: MustLead,
    /// What happened, in order.
    pub history: Vec<Seen>,
    /// The open ends; none before the first tile.
    pub ends: Vec<OpenEnd>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Tiles drawn so far in this turn.
    pub drawn: u8,
    /// What this seat may choose from; empty when it is another's turn.
    pub legal: Vec<Move>,
}

impl View {
    /// For each thing that happened, the tiles that its seat could have laid just before.
    #[must_use]
    pub fn fitting_before<const W: usize>(&self) -> Vec<Tiles<W>> {
        match self.rules.figure() {
            Figure::Line => self.fitting_on::<Line, W>(),
            Figure::Arms => self.fitting_on::<Arms, W>(),
        }
    }

    fn fitting_on<L: Layout<W>, const W: usize>(&self) -> Vec<Tiles<W>> {
        let rules = PlayRules::new(&self.rules);
        let mut fitting = Vec::with_capacity(self.history.len());
        self.layout::<L, W>(&rules, |before| {
            fitting.push(before.map_or(Tiles::EMPTY, |layout| layout.open_tiles(&rules)));
        });
        fitting
    }

    /// How the tiles lie, after `each` was told how they lay before each thing that happened.
    fn layout<L: Layout<W>, const W: usize>(
        &self,
        rules: &PlayRules,
        mut each: impl FnMut(Option<L>),
    ) -> Option<L> {
        let mut layout: Option<L> = None;
        let mut last = Place::First;
        for seen in &self.history {
            each(layout);
            match *seen {
                Seen::Played { tile, at, leaves, .. } => {
                    match &mut layout {
                        Some(layout) => layout.lay(tile, at, leaves, rules),
                        None => layout = Some(L::first(tile, self.counts.seats(), rules)),
                    }
                    last = at;
                }
                Seen::Closed { .. } => {
                    if let Some(layout) = &mut layout {
                        layout.close(last);
                    }
                }
                Seen::Done { .. } | Seen::Drew { .. } | Seen::Passed { .. } => {}
            }
        }
        layout
    }

    /// The open ends once this tile lies there; none where it does not fit.
    #[must_use]
    pub fn ends_after(&self, tile: Tile, at: Place, leaves: Option<Pips>) -> Vec<OpenEnd> {
        match self.rules.figure() {
            Figure::Line => self.ends_on::<Line>(tile, at, leaves),
            Figure::Arms => self.ends_on::<Arms>(tile, at, leaves),
        }
    }

    fn ends_on<L: Layout<WIDE>>(&self, tile: Tile, at: Place, leaves: Option<Pips>) -> Vec<OpenEnd> {
        let rules = PlayRules::new(&self.rules);
        let seats = self.counts.seats();
        let mut layout = self.layout::<L, WIDE>(&rules, |_| {});
        match &mut layout {
            None => layout = Some(L::first(tile, seats, &rules)),
            Some(layout) => {
                if layout.check(tile, at, leaves, self.turn, &rules).is_err() {
                    return Vec::new();
                }
                layout.lay(tile, at, leaves, &rules);
            }
        }
        layout.map_or(Vec::new(), |layout| layout.ends())
    }

    /// The round as it would be if the others held these tiles; `None` where such a round cannot be.
    #[must_use]
    pub fn imagine<L: Layout<W>, const W: usize>(
        &self,
        mut hands: [Tiles<W>; SEATS_MAX],
        boneyard: Tiles<W>,
    ) -> Option<Position<L, W>> {
        let seats = self.counts.seats();
        let mut seen = boneyard;
        hands[self.seat.index()] = self.hand.iter().copied().collect();
        for hand in &hands {
            if !(seen & *hand).is_empty() {
                return None;
            }
            seen |= *hand;
        }
        let holds_own = hands[self.turn.index()].is_empty();
        for laid in &self.history {
            if let Seen::Played { seat, tile, .. } = laid {
                hands[seat.index()].insert(*tile);
            }
        }
        if holds_own || self.turn.index() >= seats {
            return None;
        }
        let dealt = Position::from_parts(Parts {
            rules: PlayRules::new(&self.rules),
            seats,
            hands,
            boneyard,
            laid: Tiles::EMPTY,
            layout: None,
            must_lead: self.must_lead,
            turn: self.leader,
            last_laid: self.leader,
            drawn: 0,
        });
        Some(dealt.relive(&self.history, self.turn))
    }
}

impl Round {
    /// What a seat may know of the round.
    #[must_use]
    pub fn view(&self, rules: Arc<Rules>, standing: Standing, seat: Seat) -> View {
        let seen = |acted: &crate::round::Acted| match acted.action {
            Action::Play { tile, at, leaves } => Seen::Played { seat: acted.seat, tile, at, leaves },
            Action::Close => Seen::Closed { seat: acted.seat },
            Action::Done => Seen::Done { seat: acted.seat },
            Action::Draw { tile } => {
                Seen::Drew { seat: acted.seat, tile: (acted.seat == seat).then_some(tile) }
            }
            Action::Pass => Seen::Passed { seat: acted.seat },
        };
        View {
            rules,
            standing,
            seat,
            hand: self.hand(seat),
            counts: BySeat::new(self.seats(), |seat| self.hand(seat).len()),
            boneyard: self.boneyard_len(),
            leader: self.leader(),
            must_lead: self.must_lead(),
            history: self.history().iter().map(seen).collect(),
            ends: self.ends(),
            turn: self.turn(),
            drawn: self.drawn(),
            legal: if self.turn() == seat { self.legal() } else { Vec::new() },
        }
    }
}
