//! Replays a round with partly unknown hands; checks known tiles, counts and duplicates.
//!
//! [`PartialRound`] is for records of real tables, analysis and beliefs about hidden tiles. It accepts what some way to
//! fill in the unknown tiles would allow, and shares the rules of a turn with [`Position`](super::Position).

mod error;

use alloc::{collections::VecDeque, vec::Vec};
use core::ops::RangeInclusive;

pub use self::error::PartialError;
use super::{
    opening::Opening,
    outcome::Outcome,
    setup::SetupError,
    turn::{Step, Turn, Whereabouts},
};
use crate::{
    layout::{AnyLayout, Layout},
    play::{Move, OpenEnd, Place, PlayError, PlayRules},
    ruleset::Rules,
    seat::{BySeat, Seat},
    tile::{Pips, Tile},
    tiles::{WIDE, Wide},
};

/// A hand of which some tiles may be unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartialHand {
    /// Its known tiles.
    pub known: Wide,
    /// How many more it has.
    pub unknown: usize,
}

impl PartialHand {
    /// How many tiles the hand has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.known.len() + self.unknown
    }

    /// Whether the hand has no tiles.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A round with partly unknown hands.
///
/// ```
/// use boneyard_rules::{BySeat, Move, Opening, PartialHand, PartialRound, Rules, Seat, Wide};
///
/// let rules = Rules::preset("block")?;
/// // You know your own hand, and how many tiles the other has.
/// let own = ["0-1", "0-2", "0-3", "1-1", "1-2", "2-2", "6-6"];
/// let own: Result<_, _> = own.iter().map(|tile| tile.parse()).collect();
/// let own = PartialHand { known: own?, unknown: 0 };
/// let other = PartialHand { known: Wide::EMPTY, unknown: 7 };
/// let hands = BySeat::new(2, |seat| if seat == Seat::FIRST { own } else { other });
/// let mut round = PartialRound::new(&rules, hands, vec![None; 14], Seat::FIRST, Opening::Any)?;
///
/// round.play("6-6".parse()?)?;
/// assert_eq!(round.legal(), None, "the tiles of seat 2 are unknown");
/// round.play("5-6@L".parse()?)?;
/// assert_eq!(round.legal(), Some(vec![Move::Pass]));
/// assert!(round.play("1-1@L".parse()?).is_err(), "it does not fit");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PartialRound {
    rules: Rules,
    set: Wide,
    hands: BySeat<PartialHand>,
    /// The seats that passed since the last tile was laid, or are known to hold no tile that fits.
    stuck: BySeat<bool>,
    /// In the order in which it will be drawn.
    boneyard: VecDeque<Option<Tile>>,
    laid: Wide,
    opening: Opening,
    leader: Option<Seat>,
    turn: Turn<AnyLayout>,
    /// The tiles drawn in this turn, as far as they are known.
    drawn: Vec<Option<Tile>>,
}

impl PartialRound {
    /// A fresh deal. `boneyard` is in the order in which it will be drawn.
    ///
    /// # Errors
    /// The first thing that is wrong with the known tiles, the counts or the leader.
    pub fn new(
        rules: &Rules,
        hands: BySeat<PartialHand>,
        boneyard: Vec<Option<Tile>>,
        leader: Seat,
        opening: Opening,
    ) -> Result<Self, SetupError> {
        let seats = hands.seats();
        let hand_size = rules.hand_size(seats).ok_or(SetupError::Seats(seats))?;
        let set: Wide = rules.set(seats);
        let mut seen = Wide::EMPTY;
        let dealt = hands.iter().flat_map(|hand| hand.known.iter());
        for tile in dealt.chain(boneyard.iter().copied().flatten()) {
            if !set.contains(tile) {
                return Err(SetupError::NotInSet(tile));
            }
            if seen.contains(tile) {
                return Err(SetupError::Twice(tile));
            }
            seen.insert(tile);
        }
        if let Some((seat, _)) = hands.seated().find(|(_, hand)| hand.len() != hand_size) {
            return Err(SetupError::HandSize(seat));
        }
        if boneyard.len() + seats * hand_size != set.len() {
            return Err(SetupError::BoneyardSize);
        }
        if leader.index() >= seats {
            return Err(SetupError::Turn(leader));
        }
        Ok(Self {
            stuck: hands.map(|_| false),
            hands,
            turn: Turn::new(PlayRules::new(rules), seats, leader, None, boneyard.len()),
            boneyard: boneyard.into(),
            set,
            laid: Wide::EMPTY,
            opening,
            leader: None,
            drawn: Vec::new(),
            rules: rules.clone(),
        })
    }

    /// The seat whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn.seat
    }

    /// How the round ended, as far as the known tiles show; `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.turn.outcome
    }

    /// The seat that laid the first tile.
    #[must_use]
    pub const fn leader(&self) -> Option<Seat> {
        self.leader
    }

    /// What a seat holds, as far as it is known.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> PartialHand {
        self.hands[seat]
    }

    /// The open ends; none before the first tile.
    #[must_use]
    pub fn ends(&self) -> Vec<OpenEnd> {
        self.turn.layout.map_or(Vec::new(), |layout| layout.ends())
    }

    /// How many tiles were drawn so far in this turn.
    #[must_use]
    pub const fn drawn(&self) -> u8 {
        self.turn.drawn
    }

    /// Whether a tile was laid in this turn, which may go on.
    #[must_use]
    pub fn is_mid_turn(&self) -> bool {
        self.turn.is_begun()
    }

    /// Whether the tile laid last is a double that may be closed. This stays true when that tile went out.
    #[must_use]
    pub const fn may_close(&self) -> bool {
        self.turn.may_close()
    }

    /// Every legal move; `None` where some tiles of the seat are unknown.
    #[must_use]
    pub fn legal(&self) -> Option<Vec<Move>> {
        (self.hands[self.turn.seat].unknown == 0).then(|| self.legal_with_known_tiles())
    }

    /// Every way to lay this tile now; none where the seat cannot hold it. Ways that lead to the same position are listed
    /// once.
    #[must_use]
    pub fn ways_to_lay(&self, tile: Tile) -> Vec<Move> {
        let mut ways = Vec::new();
        if self.check_may_hold(tile).is_err() {
            return ways;
        }
        let tile: Wide = [tile].into_iter().collect();
        let leads = || self.opening.of(tile);
        self.turn.plays(tile, leads, |fits| ways.extend(fits.iter()));
        ways
    }

    /// Carries out a move. A [`Move::Draw`] takes a tile that is not named; see [`PartialRound::draw`].
    ///
    /// # Errors
    /// Says what would have been right; the round is then unchanged.
    pub fn play(&mut self, choice: Move) -> Result<(), PartialError> {
        if self.turn.outcome.is_some() {
            return Err(PlayError::Over.into());
        }
        match choice {
            Move::Play { tile, at, leaves } => self.lay(tile, at, leaves),
            Move::Draw => self.draw(None).map(|_| ()),
            Move::Close => {
                self.check_other(choice)?;
                self.turn.close();
                Ok(())
            }
            Move::Done if self.turn.step == Step::Cover => Err(PartialError::NeedsCover),
            Move::Done => {
                self.check_other(choice)?;
                self.turn.end(self.whereabouts());
                self.after_turn();
                Ok(())
            }
            Move::Pass => {
                self.check_other(choice)?;
                self.stuck[self.turn.seat] = true;
                self.turn.pass(self.whereabouts());
                self.after_turn();
                Ok(())
            }
        }
    }

    /// Draws a tile; `None` where the caller does not know which. Returns the tile where
    /// the order of the boneyard shows it.
    ///
    /// # Errors
    /// Says what would have been right; the round is then unchanged.
    pub fn draw(&mut self, tile: Option<Tile>) -> Result<Option<Tile>, PartialError> {
        if self.turn.outcome.is_some() {
            return Err(PlayError::Over.into());
        }
        self.check_other(Move::Draw)?;
        let tile = match (tile, self.boneyard.front().copied().flatten()) {
            (Some(tile), Some(next)) if tile != next => {
                return Err(PartialError::NotNext { tile, next });
            }
            (Some(tile), None) => {
                self.check_unseen(tile)?;
                Some(tile)
            }
            (_, next) => next,
        };
        self.boneyard.pop_front();
        let hand = &mut self.hands[self.turn.seat];
        match tile {
            Some(tile) => hand.known.insert(tile),
            None => hand.unknown += 1,
        }
        self.turn.draw();
        self.drawn.push(tile);
        Ok(tile)
    }

    /// The hand of a seat is shown. The round is over then, so the seat is taken to have no tile that fits.
    ///
    /// # Errors
    /// The first thing about these tiles that contradicts what is known.
    pub fn reveal(&mut self, seat: Seat, tiles: &[Tile]) -> Result<(), PartialError> {
        let hand = self.hands[seat];
        let revealed: Wide = tiles.iter().copied().collect();
        if revealed.len() != tiles.len() {
            return Err(PartialError::RevealedTwice);
        }
        if tiles.len() != hand.len() {
            return Err(PartialError::RevealedCount { seat, held: hand.len(), revealed: tiles.len() });
        }
        if let Some(tile) = hand.known.without(revealed).first() {
            return Err(PartialError::NotRevealed { seat, tile });
        }
        for tile in revealed.without(hand.known).iter() {
            self.check_unseen(tile)?;
        }
        self.hands[seat] = PartialHand { known: revealed, unknown: 0 };
        self.stuck[seat] = true;
        Ok(())
    }

    /// The block that may have ended the round, for all that is known. `is_claimed` says that the caller knows of one, so
    /// that unknown tiles need only allow it; else each seat must have passed or be known to hold nothing that fits.
    #[must_use]
    pub fn possible_block(&self, is_claimed: bool) -> Option<Outcome> {
        let layout = self.turn.layout.as_ref()?;
        if self.turn.outcome.is_some() || self.turn.is_drawable() || self.turn.drawn > 0 {
            return None;
        }
        let open = (layout.open_tiles(&self.turn.rules) & self.set).without(self.laid);
        if self.hands.iter().any(|hand| !(hand.known & open).is_empty()) {
            return None;
        }
        let asleep = self.boneyard.iter().filter(|tile| tile.is_none()).count();
        let unseen = open.without(self.known_boneyard()).len();
        let nobody_can_play = self.hands.seated().all(|(seat, hand)| self.stuck[seat] || hand.unknown == 0);
        let is_possible = nobody_can_play || (is_claimed && unseen <= asleep);
        is_possible.then_some(Outcome::Blocked(self.turn.last_laid))
    }

    /// What the tiles of a seat count: the least and the most that its unknown tiles allow.
    #[must_use]
    pub fn hand_value(&self, seat: Seat) -> RangeInclusive<u32> {
        let hand = self.hands[seat];
        let known = self.rules.tiles_value(hand.known);
        if hand.unknown == 0 {
            return known..=known;
        }
        let unseen = self.set.without(self.laid | self.known_hands());
        let mut values: Vec<u32> =
            unseen.iter().map(|tile| self.rules.hand_value(&[tile]).max(tile.pips())).collect();
        values.sort_unstable();
        let unknown: u32 = values.iter().rev().take(hand.unknown).sum();
        let special = self.rules.value.special.iter().map(|special| special.points).max().unwrap_or(0);
        0..=(hand.known.pips() + unknown).max(known + unknown).max(special)
    }

    fn lay(&mut self, tile: Tile, at: Place, leaves: Option<Pips>) -> Result<(), PartialError> {
        self.check_may_hold(tile)?;
        match &self.turn.layout {
            None => self.check_opening(tile, at, leaves)?,
            Some(layout) => {
                self.turn.check_play(layout, (tile, at, leaves))?;
                self.check_drawn_for(tile)?;
            }
        }
        let seat = self.turn.seat;
        let hand = &mut self.hands[seat];
        if hand.known.contains(tile) {
            hand.known.remove(tile);
        } else {
            hand.unknown -= 1;
        }
        let went_out = hand.is_empty();
        self.laid.insert(tile);
        self.leader.get_or_insert(seat);
        self.stuck = self.stuck.map(|_| false);
        self.turn.lay(tile, at, leaves);
        self.turn.after_play(went_out, self.whereabouts());
        self.after_turn();
        Ok(())
    }

    /// Forgets what was drawn before the turn went on, and looks at a full circle of passes.
    fn after_turn(&mut self) {
        self.drawn.truncate(self.turn.drawn.into());
        let all_passed = self.stuck.iter().all(|stuck| *stuck);
        if all_passed && self.turn.layout.is_some() && !self.turn.is_drawable() {
            self.turn.outcome.get_or_insert(Outcome::Blocked(self.turn.last_laid));
        }
    }

    fn check_opening(&self, tile: Tile, at: Place, leaves: Option<Pips>) -> Result<(), PartialError> {
        let play = Move::Play { tile, at, leaves };
        match self.opening {
            _ if at != Place::First => Err(PlayError::WrongPlace(play).into()),
            _ if leaves.is_some() => Err(PlayError::NoChoiceOfHalf(play).into()),
            Opening::Double if !tile.is_double() => Err(PlayError::MustLeadDouble.into()),
            Opening::OneOf(allowed) if !allowed.contains(tile) => {
                Err(PartialError::OpensWith { tile, allowed })
            }
            Opening::Drawn(hub) if tile != hub || self.drawn.is_empty() => {
                Err(PartialError::DrawsForHub(hub))
            }
            _ => Ok(()),
        }
    }

    /// Checks a draw, a pass, or a word that closes a double or ends a turn.
    fn check_other(&self, choice: Move) -> Result<(), PartialError> {
        if self.turn.layout.is_none() && !matches!(self.opening, Opening::Drawn(_)) {
            return Err(PartialError::NothingLaid);
        }
        Ok(self.turn.check_other(choice, &self.legal_with_known_tiles())?)
    }

    /// The legal moves, as if the seat held its known tiles only.
    fn legal_with_known_tiles(&self) -> Vec<Move> {
        let hand = self.hands[self.turn.seat].known;
        let mut moves = Vec::new();
        self.turn.legal_into(hand, || self.opening.of(hand), &mut moves);
        moves
    }

    /// Checks that a tile laid after a draw is one that was drawn: else the seat could have played at once.
    fn check_drawn_for(&self, tile: Tile) -> Result<(), PartialError> {
        let Some(last) = self.drawn.last().filter(|_| self.turn.takes_any_tile()) else { return Ok(()) };
        let may_be = |drawn: &Option<Tile>| drawn.is_none_or(|drawn| drawn == tile);
        let was_drawn = if self.turn.rules.exactly {
            self.drawn.iter().any(may_be)
        } else {
            self.turn.rules.if_able || may_be(last)
        };
        if was_drawn { Ok(()) } else { Err(PartialError::FittedBefore(tile)) }
    }

    /// Checks that the seat whose turn it is may hold this tile.
    fn check_may_hold(&self, tile: Tile) -> Result<(), PartialError> {
        let hand = self.hands[self.turn.seat];
        match hand.unknown {
            _ if hand.known.contains(tile) => Ok(()),
            0 => Err(PlayError::NotHeld(tile).into()),
            _ => self.check_unseen(tile),
        }
    }

    /// Checks that nobody has seen where this tile is.
    fn check_unseen(&self, tile: Tile) -> Result<(), PartialError> {
        if !self.set.contains(tile) {
            return Err(PartialError::NotInSet(tile));
        }
        if self.laid.contains(tile) {
            return Err(PartialError::OnTable(tile));
        }
        if let Some((seat, _)) = self.hands.seated().find(|(_, hand)| hand.known.contains(tile)) {
            return Err(PartialError::HeldBy(tile, seat));
        }
        if self.known_boneyard().contains(tile) {
            return Err(PartialError::InBoneyard(tile));
        }
        Ok(())
    }

    fn known_hands(&self) -> Wide {
        self.hands.iter().fold(Wide::EMPTY, |all, hand| all | hand.known)
    }

    fn known_boneyard(&self) -> Wide {
        self.boneyard.iter().copied().flatten().collect()
    }

    /// Where all tiles may be.
    fn whereabouts(&self) -> Whereabouts<WIDE> {
        let (held, boneyard) = (self.known_hands(), self.known_boneyard());
        let unseen = self.set.without(self.laid | held | boneyard);
        let may_hold = |is_unknown: bool| if is_unknown { unseen } else { Wide::EMPTY };
        Whereabouts {
            held: held | may_hold(self.hands.iter().any(|hand| hand.unknown > 0)),
            boneyard: boneyard | may_hold(self.boneyard.contains(&None)),
            laid: self.laid,
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    const UNKNOWN: PartialHand = PartialHand { known: Wide::EMPTY, unknown: 7 };

    fn round(rules: &str) -> PartialRound {
        let rules = Rules::parse(rules).expect("good rules");
        let hands = BySeat::new(2, |_| UNKNOWN);
        PartialRound::new(&rules, hands, vec![None; 14], Seat::FIRST, Opening::Any).expect("a deal")
    }

    fn play(round: &mut PartialRound, moves: &[&str]) -> Result<(), PartialError> {
        moves.iter().try_for_each(|text| round.play(text.parse().expect("a move")))
    }

    #[test]
    fn a_second_double_follows_a_double_only() {
        // R0.3.22.
        let rules = "block turn.plays=two-doubles";
        let mut plain = round(rules);
        assert_eq!(play(&mut plain, &["6-6", "5-6@L"]), Ok(()));
        assert_eq!((plain.turn(), plain.is_mid_turn()), (Seat::FIRST, false));

        let mut double = round(rules);
        assert_eq!(play(&mut double, &["5-6", "5-5@L"]), Ok(()));
        assert_eq!((double.turn(), double.is_mid_turn()), (Seat::at(1), true));
        assert_eq!(double.play(Move::Pass), Err(PlayError::TurnMayEnd.into()));
        assert_eq!(play(&mut double, &["6-6@R"]), Ok(()));
        assert_eq!(double.turn(), Seat::FIRST);
    }

    #[test]
    fn a_tile_is_in_one_place() {
        let mut partial = round("draw");
        assert_eq!(play(&mut partial, &["6-6"]), Ok(()));
        assert_eq!(
            play(&mut partial, &["6-6@L"]),
            Err(PartialError::OnTable("6-6".parse().expect("a tile")))
        );
        assert_eq!(partial.draw(None), Ok(None));
        assert_eq!(partial.play(Move::Pass), Err(PlayError::MustDraw.into()));
    }

    #[test]
    fn a_deal_must_have_the_right_counts() {
        let rules = Rules::preset("draw").expect("a preset");
        let hands = BySeat::new(2, |_| UNKNOWN);
        let short = PartialRound::new(&rules, hands, vec![None; 13], Seat::FIRST, Opening::Any);
        assert_eq!(short.err(), Some(SetupError::BoneyardSize));
    }
}
