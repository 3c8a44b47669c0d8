//! What one seat may know of a round. Nothing else is in the type.

use alloc::{sync::Arc, vec::Vec};

use crate::{
    action::{Action, Move, Place},
    layout::{Arms, Figure, Layout, Line, OpenEnd, Trains, Tree, Triangles},
    lead::MustLead,
    play_rules::PlayRules,
    position::{Parts, Position},
    round::Round,
    rules::Rules,
    seat::{BySeat, SEATS_MAX, Seat},
    settle::Standing,
    tally::Tally,
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
    /// A tile was drawn; only its player knows which.
    Drew {
        /// Who.
        seat: Seat,
        /// The tile, where this view shows the hand that drew it.
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

    /// What it chose.
    #[must_use]
    pub const fn choice(&self) -> Move {
        match *self {
            Self::Played { tile, at, leaves, .. } => Move::Play { tile, at, leaves },
            Self::Closed { .. } => Move::Close,
            Self::Done { .. } => Move::Done,
            Self::Drew { .. } => Move::Draw,
            Self::Passed { .. } => Move::Pass,
        }
    }
}

/// The other hand of a player who has two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherHand {
    /// Its seat.
    pub seat: Seat,
    /// Its tiles, by the larger half.
    pub tiles: Vec<Tile>,
}

/// A round as one seat sees it: its own hand, the other one of its player where each has two (R1.3.1), the counts of
/// the others, and what happened openly.
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
    /// What its player's other hand holds, where each player has two.
    pub other_hand: Option<OtherHand>,
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
    /// Whether this view shows the hand of a seat.
    #[must_use]
    pub fn shows(&self, seat: Seat) -> bool {
        seat == self.seat || self.other_hand.as_ref().is_some_and(|other| other.seat == seat)
    }

    /// For each thing that happened, the tiles that its seat could have laid just before.
    #[must_use]
    pub fn fitting_before<const W: usize>(&self) -> Vec<Tiles<W>> {
        match self.rules.figure() {
            Figure::Line => self.fitting_on::<Line, W>(),
            Figure::Arms => self.fitting_on::<Arms, W>(),
            Figure::Trains => self.fitting_on::<Trains, W>(),
            Figure::Tree => self.fitting_on::<Tree, W>(),
            Figure::Triangles => self.fitting_on::<Triangles, W>(),
        }
    }

    fn fitting_on<L: Layout<W>, const W: usize>(&self) -> Vec<Tiles<W>> {
        let rules = PlayRules::new(&self.rules);
        // Before the first tile only the one that must lead could be laid: whoever draws for the hub lacks it.
        let leading: Tiles<W> = self.must_lead.tile().into_iter().collect();
        let mut fitting = Vec::with_capacity(self.history.len());
        self.layout::<L, W>(&rules, |before, seat| {
            fitting.push(before.map_or(leading, |layout| layout.open_tiles_for(seat, &rules)));
        });
        fitting
    }

    /// How the tiles lie, after `each` was told how they lay before each thing that happened, and whose doing it was.
    fn layout<L: Layout<W>, const W: usize>(
        &self,
        rules: &PlayRules,
        mut each: impl FnMut(Option<L>, Seat),
    ) -> Option<L> {
        let mut layout: Option<L> = None;
        let mut last = Place::First;
        for seen in &self.history {
            each(layout, seen.seat());
            match *seen {
                Seen::Played { seat, tile, at, leaves } => {
                    match &mut layout {
                        Some(layout) => layout.lay(tile, at, leaves, seat, rules),
                        None => layout = Some(L::first(tile, self.counts.seats(), rules)),
                    }
                    last = at;
                }
                Seen::Closed { .. } => {
                    if let Some(layout) = &mut layout {
                        layout.close(last);
                    }
                }
                Seen::Passed { seat } => {
                    if let Some(layout) = &mut layout {
                        layout.pass(seat);
                    }
                }
                Seen::Done { .. } | Seen::Drew { .. } => {}
            }
        }
        layout
    }

    /// What each seat made in play so far.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let done = self.history.iter().map(|seen| (seen.seat(), seen.choice()));
        Tally::of(&self.rules, &self.standing, self.counts.seats(), done)
    }

    /// What this move would make in play for the seat whose turn it is: less than nothing where it costs points.
    #[must_use]
    pub fn makes(&self, choice: Move) -> i32 {
        let before = self.tally();
        if before.is_idle() {
            return 0;
        }
        let done = self.history.iter().map(|seen| (seen.seat(), seen.choice()));
        let after =
            Tally::of(&self.rules, &self.standing, self.counts.seats(), done.chain([(self.turn, choice)]));
        after.made()[self.turn] - before.made()[self.turn]
    }

    /// The tiles that the seat whose turn it is could lay once this one lies there, whoever holds them; none where it
    /// does not fit.
    #[must_use]
    pub fn fitting_after(&self, tile: Tile, at: Place, leaves: Option<Pips>) -> Tiles<WIDE> {
        match self.rules.figure() {
            Figure::Line => self.fitting_beyond::<Line>(tile, at, leaves),
            Figure::Arms => self.fitting_beyond::<Arms>(tile, at, leaves),
            Figure::Trains => self.fitting_beyond::<Trains>(tile, at, leaves),
            Figure::Tree => self.fitting_beyond::<Tree>(tile, at, leaves),
            Figure::Triangles => self.fitting_beyond::<Triangles>(tile, at, leaves),
        }
    }

    fn fitting_beyond<L: Layout<WIDE>>(&self, tile: Tile, at: Place, leaves: Option<Pips>) -> Tiles<WIDE> {
        let rules = PlayRules::new(&self.rules);
        let layout = match self.layout::<L, WIDE>(&rules, |_, _| {}) {
            None => L::first(tile, self.counts.seats(), &rules),
            Some(layout) if layout.check(tile, at, leaves, self.turn, &rules).is_err() => {
                return Tiles::EMPTY;
            }
            Some(mut layout) => {
                layout.lay(tile, at, leaves, self.turn, &rules);
                layout
            }
        };
        layout.open_tiles_for(self.turn, &rules)
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
        if let Some(other) = &self.other_hand {
            hands[other.seat.index()] = other.tiles.iter().copied().collect();
        }
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
        // Where the seats drew for the hub, the leader was not the first to do something.
        let first = self.history.first().map_or(self.turn, Seen::seat);
        let dealt = Position::from_parts(Parts {
            rules: PlayRules::new(&self.rules),
            seats,
            hands,
            boneyard,
            laid: Tiles::EMPTY,
            layout: None,
            must_lead: self.must_lead,
            turn: first,
            last_laid: first,
            drawn: 0,
        });
        Some(dealt.relive(&self.history, self.turn))
    }
}

impl Round {
    /// What a seat may know of the round.
    #[must_use]
    pub fn view(&self, rules: Arc<Rules>, standing: Standing, seat: Seat) -> View {
        let other = rules.other_seat(seat, self.seats());
        let seen = |acted: &crate::round::Acted| match acted.action {
            Action::Play { tile, at, leaves } => Seen::Played { seat: acted.seat, tile, at, leaves },
            Action::Close => Seen::Closed { seat: acted.seat },
            Action::Done => Seen::Done { seat: acted.seat },
            Action::Draw { tile } => {
                let own = acted.seat == seat || Some(acted.seat) == other;
                Seen::Drew { seat: acted.seat, tile: own.then_some(tile) }
            }
            Action::Pass => Seen::Passed { seat: acted.seat },
        };
        View {
            rules,
            standing,
            seat,
            hand: self.hand(seat),
            other_hand: other.map(|seat| OtherHand { seat, tiles: self.hand(seat) }),
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
