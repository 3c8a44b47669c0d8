//! A round in progress, with every tile known.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Move, Place},
    lead::MustLead,
    moves::Moves,
    rules::{BlockRule, DeadBoneyard, DrawMode, EqualEnds, Rest, Rules},
    seat::{SEATS_MAX, Seat},
    tile::{Pips, Tile},
    tiles::Tiles,
};

/// The numbers at the two ends of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "[Pips; 2]", into = "[Pips; 2]")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Ends {
    /// The left end.
    pub left: Pips,
    /// The right end.
    pub right: Pips,
}

impl From<[Pips; 2]> for Ends {
    fn from([left, right]: [Pips; 2]) -> Self {
        Self { left, right }
    }
}

impl From<Ends> for [Pips; 2] {
    fn from(ends: Ends) -> Self {
        [ends.left, ends.right]
    }
}

impl Ends {
    /// The ends that a first tile opens: its lower number lies left.
    #[must_use]
    #[inline]
    const fn of_first(tile: Tile) -> Self {
        Self { left: tile.low(), right: tile.high() }
    }

    /// The ends after a tile was laid, whether or not others lay there before.
    #[must_use]
    #[inline]
    pub fn follow(ends: Option<Self>, tile: Tile, at: Place) -> Self {
        ends.map_or(Self::of_first(tile), |ends| ends.after(tile, at))
    }

    /// The ends after a tile that fits was laid there.
    #[must_use]
    #[inline]
    const fn after(self, tile: Tile, at: Place) -> Self {
        match at {
            Place::Left => Self { left: tile.beyond(self.left), right: self.right },
            Place::Right | Place::First => Self { left: self.left, right: tile.beyond(self.right) },
        }
    }
}

/// How a round ended at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "seat", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Outcome {
    /// This seat went out.
    Out(Seat),
    /// Nobody can go on; this seat laid the last tile.
    Blocked(Seat),
}

/// What of the rules matters from one action to the next, packed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlayRules {
    /// The most tiles drawn in a turn; 0 where nothing is drawn.
    draw_limit: u8,
    /// Whether all of `draw_limit` must be drawn before the seat may play or pass.
    exactly: bool,
    reserve: u8,
    right_on_equal: bool,
    dead_suit: bool,
    stays: bool,
}

impl PlayRules {
    pub(crate) fn new(rules: &Rules) -> Self {
        Self {
            draw_limit: match rules.draw.mode {
                _ if rules.deal.rest == Rest::Asleep => 0,
                DrawMode::None => 0,
                DrawMode::UntilPlayable => rules.draw.max.unwrap_or(u8::MAX),
                DrawMode::Exactly => rules.draw.count,
            },
            exactly: rules.draw.mode == DrawMode::Exactly,
            reserve: rules.draw.reserve,
            right_on_equal: rules.turn.equal_ends == EqualEnds::LeaderRight,
            dead_suit: rules.end.block == BlockRule::DeadSuit,
            stays: rules.end.dead_boneyard == DeadBoneyard::Stays,
        }
    }
}

/// A round in progress, with every tile known. It is always legal: it comes from a checked
/// [`Setup`](crate::Setup) and moves only to legal positions.
///
/// The order of the boneyard is not part of it: whoever deals says which tile a draw brought.
/// `W` is that of [`Tiles`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<const W: usize = 1> {
    pub(crate) hands: [Tiles<W>; SEATS_MAX],
    /// All hands together.
    pub(crate) held: Tiles<W>,
    pub(crate) boneyard: Tiles<W>,
    pub(crate) laid: Tiles<W>,
    pub(crate) rules: PlayRules,
    pub(crate) ends: Option<Ends>,
    pub(crate) must_lead: MustLead,
    pub(crate) seats: u8,
    pub(crate) turn: Seat,
    pub(crate) last_laid: Seat,
    /// Tiles drawn in this turn.
    pub(crate) drawn: u8,
    pub(crate) outcome: Option<Outcome>,
}

/// Why an action is refused. It says what would have been right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The round is over.
    Over,
    /// The seat does not hold the tile.
    NotHeld(Tile),
    /// The round must open with another tile.
    MustLead(Tile),
    /// The round must open with a double.
    MustLeadDouble,
    /// The first tile has no end, and every other one has.
    WrongPlace(Move),
    /// The tile does not fit there.
    DoesNotFit(Move, Ends),
    /// While both ends are equal, tiles go to the right (R3.1.11).
    RightOnEqualEnds(Tile, Pips),
    /// A tile fits, so the seat may neither draw nor pass; the move is one that it has.
    MustPlay(Move),
    /// Nothing fits and tiles may be drawn.
    MustDraw,
    /// Nothing may be drawn, or nothing more this turn.
    NothingToDraw,
    /// The tile is not in the boneyard.
    NotInBoneyard(Tile),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the round is over"),
            Self::NotHeld(tile) => write!(f, "{tile} is not in this hand"),
            Self::MustLead(tile) => write!(f, "the round must open with {tile}"),
            Self::MustLeadDouble => f.write_str("the round must open with a double"),
            Self::WrongPlace(Move::Play { tile, at: Place::First }) => {
                write!(f, "{tile} needs an end; write {tile}@L or {tile}@R")
            }
            Self::WrongPlace(choice) => write!(f, "{choice} names an end, but nothing lies on the table"),
            Self::DoesNotFit(choice, ends) => {
                write!(f, "{choice} does not fit; the ends are {} and {}", ends.left, ends.right)
            }
            Self::RightOnEqualEnds(tile, number) => {
                write!(f, "both ends show {number}, so {tile} goes to the right: {tile}@R")
            }
            Self::MustPlay(choice) => write!(f, "a tile fits and must be played, such as {choice}"),
            Self::MustDraw => f.write_str("nothing fits and the boneyard has tiles, so draw"),
            Self::NothingToDraw => f.write_str("nothing may be drawn now"),
            Self::NotInBoneyard(tile) => write!(f, "{tile} is not in the boneyard"),
        }
    }
}

impl core::error::Error for PlayError {}

impl<const W: usize> Position<W> {
    /// A round before its first tile; the caller has checked it.
    #[inline]
    pub(crate) fn fresh(
        rules: PlayRules,
        seats: usize,
        hands: [Tiles<W>; SEATS_MAX],
        boneyard: Tiles<W>,
        leader: Seat,
        must_lead: MustLead,
    ) -> Self {
        Self {
            hands,
            held: union(&hands),
            boneyard,
            laid: Tiles::EMPTY,
            rules,
            ends: None,
            must_lead,
            seats: seats as u8,
            turn: leader,
            last_laid: leader,
            drawn: 0,
            outcome: None,
        }
    }

    /// The seat whose turn it is. After the round, the seat that would have been next.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// How many seats play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The tiles a seat holds.
    #[must_use]
    #[inline]
    pub const fn hand(&self, seat: Seat) -> Tiles<W> {
        self.hands[seat.index()]
    }

    /// The tiles nobody was dealt and nobody drew.
    #[must_use]
    pub const fn boneyard(&self) -> Tiles<W> {
        self.boneyard
    }

    /// The tiles on the table.
    #[must_use]
    pub const fn laid(&self) -> Tiles<W> {
        self.laid
    }

    /// The open ends; `None` before the first tile.
    #[must_use]
    pub const fn ends(&self) -> Option<Ends> {
        self.ends
    }

    /// What the round must open with, while it has not.
    #[must_use]
    pub const fn must_lead(&self) -> MustLead {
        self.must_lead
    }

    /// Tiles drawn so far in this turn.
    #[must_use]
    pub const fn drawn(&self) -> u8 {
        self.drawn
    }

    /// How the round ended; `None` while it goes on.
    #[must_use]
    #[inline]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// All that the seat whose turn it is may choose from. Plays that lead to the same ends stand
    /// once (G88).
    #[must_use]
    #[inline]
    pub fn moves(&self) -> Moves<W> {
        if self.outcome.is_some() {
            return Moves::NONE;
        }
        let hand = self.hands[self.turn.index()];
        let Some(ends) = self.ends else {
            return Moves::lead(self.must_lead.of(hand));
        };
        let still_drawing = self.rules.exactly && self.drawn > 0 && self.may_draw();
        let left = hand.with_number(ends.left);
        let right = hand.with_number(ends.right);
        if still_drawing {
            Moves::draw()
        } else if !(left | right).is_empty() {
            match (ends.left == ends.right, self.rules.right_on_equal) {
                (false, _) => Moves::plays(left, right),
                (true, false) => Moves::plays(left, Tiles::EMPTY),
                (true, true) => Moves::plays(Tiles::EMPTY, right),
            }
        } else if self.may_draw() {
            Moves::draw()
        } else {
            Moves::pass()
        }
    }

    /// Whether the seat may take a tile now, as far as the boneyard goes.
    #[inline]
    fn may_draw(&self) -> bool {
        self.drawn < self.rules.draw_limit && self.drawable()
    }

    /// Whether the boneyard holds a tile that anybody may ever take.
    #[inline]
    fn drawable(&self) -> bool {
        let left = match self.rules.reserve {
            0 => !self.boneyard.is_empty(),
            reserve => self.boneyard.len() > usize::from(reserve),
        };
        left && self.rules.draw_limit > 0
    }

    /// Carries out an action of the seat whose turn it is. Plays that lead to the same position as a
    /// listed one are taken too.
    ///
    /// # Errors
    /// Says what would have been right; the position is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), PlayError> {
        self.check(action)?;
        self.play_unchecked(action);
        Ok(())
    }

    /// Whether the seat whose turn it is may do this.
    ///
    /// # Errors
    /// Says what would have been right.
    pub fn check(&self, action: Action) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::Over);
        }
        let moves = self.moves();
        match action {
            Action::Play { tile, at } => self.check_play(moves, tile, at),
            Action::Draw { tile } if moves.must_draw() => {
                if self.boneyard.contains(tile) {
                    Ok(())
                } else {
                    Err(PlayError::NotInBoneyard(tile))
                }
            }
            Action::Pass if moves.must_pass() => Ok(()),
            Action::Draw { .. } | Action::Pass => match moves.nth(0) {
                Some(choice @ Move::Play { .. }) => Err(PlayError::MustPlay(choice)),
                Some(Move::Draw) => Err(PlayError::MustDraw),
                _ => Err(PlayError::NothingToDraw),
            },
        }
    }

    fn check_play(&self, moves: Moves<W>, tile: Tile, at: Place) -> Result<(), PlayError> {
        let choice = Move::Play { tile, at };
        if !self.hand(self.turn).contains(tile) {
            return Err(PlayError::NotHeld(tile));
        }
        let Some(ends) = self.ends else {
            return match self.must_lead {
                _ if at != Place::First => Err(PlayError::WrongPlace(choice)),
                MustLead::Tile(must) if must != tile => Err(PlayError::MustLead(must)),
                MustLead::Double if !tile.is_double() => Err(PlayError::MustLeadDouble),
                _ => Ok(()),
            };
        };
        let touched = match at {
            Place::First => return Err(PlayError::WrongPlace(choice)),
            Place::Left => ends.left,
            Place::Right => ends.right,
        };
        if !tile.has(touched) {
            Err(PlayError::DoesNotFit(choice, ends))
        } else if moves.must_draw() {
            Err(PlayError::MustDraw)
        } else if self.rules.right_on_equal && ends.left == ends.right && at == Place::Left {
            Err(PlayError::RightOnEqualEnds(tile, touched))
        } else {
            Ok(())
        }
    }

    /// Carries out an action that the caller knows to be legal, such as one of [`Position::moves`].
    #[inline]
    pub fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Play { tile, at } => {
                self.hands[self.turn.index()].remove(tile);
                self.held.remove(tile);
                self.laid.insert(tile);
                self.must_lead = MustLead::Any;
                self.ends = Some(Ends::follow(self.ends, tile, at));
                self.last_laid = self.turn;
                // Going out is tested before blocking (G87).
                if self.hands[self.turn.index()].is_empty() {
                    self.outcome = Some(Outcome::Out(self.turn));
                } else {
                    self.end_turn();
                }
            }
            Action::Draw { tile } => {
                self.boneyard.remove(tile);
                self.hands[self.turn.index()].insert(tile);
                self.held.insert(tile);
                self.drawn += 1;
            }
            Action::Pass => self.end_turn(),
        }
    }

    #[inline]
    fn end_turn(&mut self) {
        self.drawn = 0;
        self.turn = self.turn.next(self.seats());
        if self.is_blocked() {
            self.outcome = Some(Outcome::Blocked(self.last_laid));
        }
    }

    /// Whether nobody can go on (C12, C13). The turn in which the last draw changed nothing still ends
    /// in a pass, so this is asked after plays and passes only.
    #[inline]
    fn is_blocked(&self) -> bool {
        let Some(ends) = self.ends else { return false };
        let open = Tiles::of_number(ends.left) | Tiles::of_number(ends.right);
        if self.rules.dead_suit && ends.left == ends.right {
            let doubles = Tiles::<W>::of_number(ends.left).doubles();
            let others = self.known() & Tiles::of_number(ends.left).without(doubles);
            if others.without(self.laid).is_empty() {
                return true;
            }
        }
        // Nearly always somebody holds a tile that fits, so this is asked before the boneyard is looked at.
        if !(self.held & open).is_empty() {
            return false;
        }
        !self.drawable() || (self.rules.stays && (self.boneyard & open).is_empty())
    }

    /// Every tile of the set in play.
    #[must_use]
    #[inline]
    pub fn known(&self) -> Tiles<W> {
        self.laid | self.boneyard | self.held
    }

    /// The same round with the hidden tiles elsewhere: for a bot that imagines what others hold.
    /// The caller keeps the counts and the set as they are.
    #[must_use]
    pub fn with_hidden(mut self, hands: [Tiles<W>; SEATS_MAX], boneyard: Tiles<W>) -> Self {
        self.hands = hands;
        self.held = union(&hands);
        self.boneyard = boneyard;
        debug_assert!(self.known().len() >= self.laid.len());
        self
    }
}

/// All hands together.
pub(crate) fn union<const W: usize>(hands: &[Tiles<W>; SEATS_MAX]) -> Tiles<W> {
    hands.iter().fold(Tiles::EMPTY, |all, hand| all | *hand)
}
