//! What one seat may see of a round. A [`View`] has no field for hidden tiles.

use alloc::{sync::Arc, vec::Vec};

use crate::{
    layout::{Layout, LayoutKind, LayoutVisitor},
    play::{Action, Move, OpenEnd, Place, PlayRules},
    round::{Acted, MustLead, Parts, Position, Round, Seen, replay_layout},
    ruleset::Rules,
    scoring::{PlayScoring, Standing},
    seat::{BySeat, SEATS_MAX, Seat},
    tile::{Pips, Tile},
    tiles::{Tiles, WIDE},
};

/// The other hand of a player who has two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherHand {
    /// The seat that the hand belongs to.
    pub seat: Seat,
    /// The tiles of the hand, in the order of [`Tiles::iter`].
    pub tiles: Vec<Tile>,
}

/// A round as one seat sees it: its own hand, the sizes of the other hands, and the actions so far.
///
/// A player with two hands sees both (R1.3.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The rules of the match.
    pub rules: Arc<Rules>,
    /// The score of the match before this round.
    pub standing: Standing,
    /// The seat that sees this view.
    pub seat: Seat,
    /// The tiles of this seat, in the order of [`Tiles::iter`].
    pub hand: Vec<Tile>,
    /// The other hand of this seat's player, where each player has two.
    pub other_hand: Option<OtherHand>,
    /// How many tiles each seat holds.
    pub counts: BySeat<usize>,
    /// How many tiles were not dealt and not drawn.
    pub boneyard: usize,
    /// The seat that led or is due to lead.
    pub leader: Seat,
    /// What the round had to open with. This is public.
    pub must_lead: MustLead,
    /// The actions of the round, in order.
    pub history: Vec<Seen>,
    /// The open ends; none before the first tile.
    pub ends: Vec<OpenEnd>,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// How many tiles were drawn so far in this turn, or since the double that the turn must now cover.
    pub drawn: u8,
    /// The legal moves of this seat; empty during another seat's turn.
    pub legal: Vec<Move>,
}

impl View {
    /// What this seat may see of the round.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use boneyard_rules::{BySeat, MustLead, Round, Rules, Seat, Standing, View};
    ///
    /// let rules = Arc::new(Rules::preset("draw")?);
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any)?;
    /// let view = View::of(&round, rules.clone(), Standing::new(&rules, 2), Seat::at(1));
    /// assert_eq!((view.hand.len(), view.counts[Seat::FIRST], view.boneyard), (7, 7, 14));
    /// assert!(view.legal.is_empty(), "it is the turn of seat 1");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(round: &Round, rules: Arc<Rules>, standing: Standing, seat: Seat) -> Self {
        let other = rules.other_seat(seat, round.seats());
        Self {
            rules,
            standing,
            seat,
            hand: round.hand(seat),
            other_hand: other.map(|seat| OtherHand { seat, tiles: round.hand(seat) }),
            counts: BySeat::new(round.seats(), |seat| round.hand_len(seat)),
            boneyard: round.boneyard_len(),
            leader: round.leader(),
            must_lead: round.must_lead(),
            history: round.history().iter().map(|acted| seen(acted, seat, other)).collect(),
            ends: round.ends(),
            turn: round.turn(),
            drawn: round.drawn(),
            legal: if round.turn() == seat { round.legal() } else { Vec::new() },
        }
    }

    /// What this seat may see of a position, for callers who keep positions and no [`Round`]. `history` has the actions that
    /// led to the position, and `leader` led the round or is due to lead.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use boneyard_rules::{BySeat, Line, MustLead, Round, Rules, Seat, Setup, Standing, View};
    ///
    /// let rules = Arc::new(Rules::preset("draw")?);
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let (first, any, standing) = (Seat::FIRST, MustLead::Any, Standing::new(&rules, 2));
    /// let position = Setup::deal(hands.clone(), tiles[14..].to_vec(), first, any).position::<Line, 1>(&rules)?;
    /// let round = Round::deal(&rules, hands, tiles[14..].to_vec(), first, any)?;
    /// let view = View::of_position(&position, &[], first, rules.clone(), standing.clone(), first);
    /// assert_eq!(view, View::of(&round, rules, standing, first));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of_position<L: Layout<W>, const W: usize>(
        position: &Position<L, W>,
        history: &[Acted],
        leader: Seat,
        rules: Arc<Rules>,
        standing: Standing,
        seat: Seat,
    ) -> Self {
        let other = rules.other_seat(seat, position.seats());
        let hand = |seat| position.hand(seat).iter().collect();
        Self {
            rules,
            standing,
            seat,
            hand: hand(seat),
            other_hand: other.map(|seat| OtherHand { seat, tiles: hand(seat) }),
            counts: BySeat::new(position.seats(), |seat| position.hand(seat).len()),
            boneyard: position.boneyard().len(),
            leader,
            must_lead: position.must_lead(),
            history: history.iter().map(|acted| seen(acted, seat, other)).collect(),
            ends: position.ends(),
            turn: position.turn(),
            drawn: position.drawn(),
            legal: if position.turn() == seat { position.legal() } else { Vec::new() },
        }
    }

    /// Whether this view shows the hand of a seat.
    #[must_use]
    pub fn shows(&self, seat: Seat) -> bool {
        seat == self.seat || self.other_hand.as_ref().is_some_and(|other| other.seat == seat)
    }

    /// For each action of the history, all tiles that fitted just before it for the seat that acted. They include tiles
    /// of other hands, of the boneyard and on the table.
    #[must_use]
    pub fn fitting_before<const W: usize>(&self) -> Vec<Tiles<W>> {
        LayoutKind::of(&self.rules).visit(FittingBefore(self))
    }

    fn moves(&self) -> impl Iterator<Item = (Seat, Move)> {
        self.history.iter().map(|seen| (seen.seat(), seen.choice()))
    }

    /// Points scored in play so far.
    #[must_use]
    pub fn play_scoring(&self) -> PlayScoring {
        PlayScoring::of(&self.rules, &self.standing, self.counts.seats(), self.moves())
    }

    /// The points that this move would score in play for the seat whose turn it is; negative if the move costs points.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use boneyard_rules::{BySeat, MustLead, Round, Rules, Seat, Standing, View};
    ///
    /// let rules = Arc::new(Rules::parse("draw score.play=fives")?);
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any)?;
    /// let view = View::of(&round, rules.clone(), Standing::new(&rules, 2), Seat::FIRST);
    /// assert_eq!(view.points_for("0-5".parse()?), 5);
    /// assert_eq!(view.points_for("0-6".parse()?), 0);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn points_for(&self, choice: Move) -> i32 {
        let before = self.play_scoring();
        if before.is_idle() {
            return 0;
        }
        let moves = self.moves().chain([(self.turn, choice)]);
        let after = PlayScoring::of(&self.rules, &self.standing, self.counts.seats(), moves);
        after.made()[self.turn] - before.made()[self.turn]
    }

    /// All tiles that would fit for the seat whose turn it is once `tile` is laid, wherever those tiles are. Empty if
    /// `tile` does not fit at that place.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use boneyard_rules::{BySeat, MustLead, Place, Round, Rules, Seat, Standing, View};
    ///
    /// let rules = Arc::new(Rules::preset("draw")?);
    /// let tiles = rules.tile_list(2);
    /// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
    /// let round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any)?;
    /// let view = View::of(&round, rules.clone(), Standing::new(&rules, 2), Seat::FIRST);
    /// let fitting = view.fitting_after("0-5".parse()?, Place::First, None);
    /// assert!(fitting.contains("3-5".parse()?) && !fitting.contains("3-4".parse()?));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn fitting_after(&self, tile: Tile, at: Place, leaves: Option<Pips>) -> Tiles<WIDE> {
        LayoutKind::of(&self.rules).visit(FittingAfter { view: self, tile, at, leaves })
    }

    /// A full position in which the other seats hold these tiles; the hands that this view shows replace those in
    /// `hands`. `None` if a tile is in two places, or if the seat whose turn it is holds no tile.
    #[must_use]
    pub fn determinize<L: Layout<W>, const W: usize>(
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
        let turn_has_no_tiles = hands[self.turn.index()].is_empty();
        for laid in &self.history {
            if let Seen::Played { seat, tile, .. } = laid {
                hands[seat.index()].insert(*tile);
            }
        }
        if turn_has_no_tiles || self.turn.index() >= seats {
            return None;
        }
        // Where the seats drew for the hub, the first action was a draw, perhaps by another seat than the leader.
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
        Some(dealt.replay_seen(&self.history, self.turn))
    }
}

/// What `seat` sees of an action. `other` is the other seat of its player.
fn seen(acted: &Acted, seat: Seat, other: Option<Seat>) -> Seen {
    match acted.action {
        Action::Play { tile, at, leaves } => Seen::Played { seat: acted.seat, tile, at, leaves },
        Action::Close => Seen::Closed { seat: acted.seat },
        Action::Done => Seen::Done { seat: acted.seat },
        Action::Draw { tile } => {
            let own = acted.seat == seat || Some(acted.seat) == other;
            Seen::Drew { seat: acted.seat, tile: own.then_some(tile) }
        }
        Action::Pass => Seen::Passed { seat: acted.seat },
    }
}

/// The visitor of [`View::fitting_before`].
struct FittingBefore<'a>(&'a View);

impl<const W: usize> LayoutVisitor<W> for FittingBefore<'_> {
    type Output = Vec<Tiles<W>>;

    fn visit<L: Layout<W>>(self) -> Vec<Tiles<W>> {
        let Self(view) = self;
        let rules = PlayRules::new(&view.rules);
        // Before the first tile only the tile that must lead fits. A seat that draws for the hub does not hold that
        // tile.
        let leading: Tiles<W> = view.must_lead.tile().into_iter().collect();
        let mut fitting = Vec::with_capacity(view.history.len());
        replay_layout::<L, W>(&rules, view.counts.seats(), view.moves(), |seat, _, before, _| {
            fitting.push(before.map_or(leading, |layout| layout.open_tiles_for(seat, &rules)));
        });
        fitting
    }
}

/// The visitor of [`View::fitting_after`].
struct FittingAfter<'a> {
    view: &'a View,
    tile: Tile,
    at: Place,
    leaves: Option<Pips>,
}

impl LayoutVisitor<WIDE> for FittingAfter<'_> {
    type Output = Tiles<WIDE>;

    fn visit<L: Layout<WIDE>>(self) -> Tiles<WIDE> {
        let Self { view, tile, at, leaves } = self;
        let (rules, seats) = (PlayRules::new(&view.rules), view.counts.seats());
        let layout = match replay_layout::<L, WIDE>(&rules, seats, view.moves(), |_, _, _, _| {}) {
            None => L::first(tile, seats, &rules),
            Some(layout) if layout.check(tile, at, leaves, view.turn, &rules).is_err() => {
                return Tiles::EMPTY;
            }
            Some(mut layout) => {
                layout.lay(tile, at, leaves, view.turn, &rules);
                layout
            }
        };
        layout.open_tiles_for(view.turn, &rules)
    }
}
