//! Replays a round with partly unknown hands; checks known tiles, counts and duplicates.
//!
//! [`PartialRound`] is for records of real tables, analysis and bots. It accepts an action if some way to fill in the
//! unknown tiles allows it. It shares the rules of a turn with [`Position`](super::Position); `known_tiles.rs` holds
//! what is known of the tiles.

mod error;
mod known_tiles;

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use self::known_tiles::KnownTiles;
pub use self::{error::PartialError, known_tiles::PartialHand};
use super::{
    opening::Opening,
    outcome::Outcome,
    setup::SetupError,
    turn::{Step, Turn},
};
use crate::{
    layout::{AnyLayout, Layout},
    play::{Move, OpenEnd, Place, PlayError, PlayRules},
    ruleset::Rules,
    seat::{BySeat, Seat},
    tile::{Pips, Tile},
    tiles::Wide,
};

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
    tiles: KnownTiles,
    /// Whether each seat has passed since the last tile was laid, or has revealed its hand.
    stuck: BySeat<bool>,
    opening: Opening,
    /// The seat that laid the first tile; `None` before it.
    leader: Option<Seat>,
    turn: Turn<AnyLayout>,
    /// The tiles drawn in this turn, or since the double that the turn must now cover; `None` for an unknown tile.
    drawn: Vec<Option<Tile>>,
}

impl PartialRound {
    /// A fresh deal. `boneyard` is in the order in which it will be drawn, `None` for an unknown tile.
    ///
    /// # Errors
    /// The first mistake in the known tiles, the counts or the leader.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Opening, PartialHand, PartialRound, Rules, Seat, Wide};
    ///
    /// let hands = BySeat::new(2, |_| PartialHand { known: Wide::EMPTY, unknown: 6 });
    /// let refused = PartialRound::new(&Rules::preset("draw")?, hands, vec![None; 16], Seat::FIRST, Opening::Any);
    /// assert_eq!(refused.unwrap_err().to_string(), "seat 1 was not dealt as many tiles as the rules say");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    pub fn new(
        rules: &Rules,
        hands: BySeat<PartialHand>,
        boneyard: Vec<Option<Tile>>,
        leader: Seat,
        opening: Opening,
    ) -> Result<Self, SetupError> {
        let (seats, boneyard_len) = (hands.seats(), boneyard.len());
        let tiles = KnownTiles::new(rules, hands, boneyard)?;
        if leader.index() >= seats {
            return Err(SetupError::Turn(leader));
        }
        Ok(Self {
            tiles,
            stuck: BySeat::new(seats, |_| false),
            opening,
            leader: None,
            turn: Turn::new(PlayRules::new(rules), seats, leader, None, boneyard_len),
            drawn: Vec::new(),
            rules: rules.clone(),
        })
    }

    /// The seat whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn.seat
    }

    /// How the round ended, as far as the known tiles show; `None` until it has ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.turn.outcome
    }

    /// The seat that laid the first tile; `None` before it.
    #[must_use]
    pub const fn leader(&self) -> Option<Seat> {
        self.leader
    }

    /// The hand of a seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> PartialHand {
        self.tiles.hands()[seat]
    }

    /// The open ends; none before the first tile.
    #[must_use]
    pub fn ends(&self) -> Vec<OpenEnd> {
        self.turn.layout.map_or(Vec::new(), |layout| layout.ends())
    }

    /// How many tiles were drawn so far in this turn, or since the double that the turn must now cover.
    #[must_use]
    pub const fn drawn(&self) -> u8 {
        self.turn.drawn
    }

    /// Whether this turn has laid a tile and may lay more. It stays true if the seat went out with that tile.
    #[must_use]
    pub fn is_mid_turn(&self) -> bool {
        self.turn.is_mid_turn()
    }

    /// Whether the last tile is a double that may be closed. It stays true if the seat went out with that double.
    #[must_use]
    pub const fn may_close(&self) -> bool {
        self.turn.may_close()
    }

    /// Every legal move; `None` where some tiles of the seat are unknown.
    #[must_use]
    pub fn legal(&self) -> Option<Vec<Move>> {
        (self.hand(self.turn.seat).unknown == 0).then(|| self.legal_with_known_tiles())
    }

    /// Every legal play of this tile now; empty if the seat cannot hold it. Plays that lead to the same position are
    /// listed once.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Opening, PartialHand, PartialRound, Rules, Seat, Wide};
    ///
    /// let hands = BySeat::new(2, |_| PartialHand { known: Wide::EMPTY, unknown: 7 });
    /// let rules = Rules::preset("draw")?;
    /// let mut round = PartialRound::new(&rules, hands, vec![None; 14], Seat::FIRST, Opening::Any)?;
    /// round.play("5-6".parse()?)?;
    /// assert_eq!(round.ways_to_lay("3-5".parse()?), ["3-5@L".parse()?]);
    /// assert!(round.ways_to_lay("5-6".parse()?).is_empty(), "it is on the table");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn ways_to_lay(&self, tile: Tile) -> Vec<Move> {
        let mut ways = Vec::new();
        if self.tiles.check_may_hold(self.turn.seat, tile).is_err() {
            return ways;
        }
        let tile: Wide = [tile].into_iter().collect();
        let opening_tiles = || self.opening.of(tile);
        self.turn.plays(tile, opening_tiles, |fits| ways.extend(fits.iter()));
        ways
    }

    /// Plays a move. [`Move::Draw`] draws an unknown tile; use [`PartialRound::draw`] for a known tile.
    ///
    /// # Errors
    /// Says what would have been legal; the round is then unchanged.
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
                self.turn.end(self.tiles.whereabouts());
                self.after_turn();
                Ok(())
            }
            Move::Pass => {
                self.check_other(choice)?;
                self.stuck[self.turn.seat] = true;
                self.turn.pass(self.tiles.whereabouts());
                self.after_turn();
                Ok(())
            }
        }
    }

    /// Draws a tile; `None` for an unknown tile. Returns the tile where the caller or the boneyard's order names it.
    ///
    /// # Errors
    /// Says what would have been legal; the round is then unchanged.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Opening, PartialHand, PartialRound, Rules, Seat, Wide};
    ///
    /// let hands = BySeat::new(2, |_| PartialHand { known: Wide::EMPTY, unknown: 7 });
    /// let rules = Rules::preset("draw")?;
    /// let mut round = PartialRound::new(&rules, hands, vec![None; 14], Seat::FIRST, Opening::Any)?;
    /// round.play("6-6".parse()?)?;
    /// assert_eq!(round.draw(None)?, None);
    /// let refused = round.draw(Some("6-6".parse()?)).expect_err("it was laid");
    /// assert_eq!(refused.to_string(), "6-6 lies on the table already");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn draw(&mut self, tile: Option<Tile>) -> Result<Option<Tile>, PartialError> {
        if self.turn.outcome.is_some() {
            return Err(PlayError::Over.into());
        }
        self.check_other(Move::Draw)?;
        let tile = self.tiles.draw(self.turn.seat, tile)?;
        self.turn.draw();
        self.drawn.push(tile);
        Ok(tile)
    }

    /// Records the hand that a seat shows after the end of the round. The seat then counts as one that cannot play.
    ///
    /// # Errors
    /// The first contradiction between these tiles and what is known.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Opening, PartialHand, PartialRound, Rules, Seat, Wide};
    ///
    /// let hands = BySeat::new(2, |_| PartialHand { known: Wide::EMPTY, unknown: 7 });
    /// let rules = Rules::preset("draw")?;
    /// let mut round = PartialRound::new(&rules, hands, vec![None; 14], Seat::FIRST, Opening::Any)?;
    /// let refused = round.reveal(Seat::FIRST, &["0-0".parse()?]).expect_err("seven tiles were dealt");
    /// assert_eq!(refused.to_string(), "seat 1 is left with 7 tiles, not 1");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn reveal(&mut self, seat: Seat, tiles: &[Tile]) -> Result<(), PartialError> {
        self.tiles.reveal(seat, tiles)?;
        self.stuck[seat] = true;
        Ok(())
    }

    /// The block that may have ended the round, given the known tiles; `None` if the round cannot be blocked now.
    ///
    /// With `is_claimed` the caller says that the round was blocked, and the unknown tiles need only allow it.
    /// Otherwise each seat must have passed or be known to hold no tile that fits.
    #[must_use]
    pub fn possible_block(&self, is_claimed: bool) -> Option<Outcome> {
        let layout = self.turn.layout.as_ref()?;
        if self.turn.outcome.is_some() || self.turn.has_drawable_tiles() || self.turn.drawn > 0 {
            return None;
        }
        let open = layout.open_tiles(&self.turn.rules) & self.tiles.not_laid();
        if !(self.tiles.known_hands() & open).is_empty() {
            return None;
        }
        let unseen = open.without(self.tiles.known_boneyard()).len();
        let no_seat_can_play =
            self.tiles.hands().seated().all(|(seat, hand)| self.stuck[seat] || hand.unknown == 0);
        let is_possible = no_seat_can_play || (is_claimed && unseen <= self.tiles.unknown_boneyard());
        is_possible.then_some(Outcome::Blocked(self.turn.last_laid))
    }

    /// The least and the most points that the tiles of a seat may count.
    ///
    /// ```
    /// use boneyard_rules::{BySeat, Opening, PartialHand, PartialRound, Rules, Seat, Wide};
    ///
    /// let hands = BySeat::new(2, |_| PartialHand { known: Wide::EMPTY, unknown: 7 });
    /// let rules = Rules::preset("draw")?;
    /// let round = PartialRound::new(&rules, hands, vec![None; 14], Seat::FIRST, Opening::Any)?;
    /// assert_eq!(round.hand_value(Seat::FIRST), 0..=69, "the seven heaviest tiles at most");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hand_value(&self, seat: Seat) -> RangeInclusive<u32> {
        let hand = self.hand(seat);
        let known = self.rules.tiles_value(hand.known);
        if hand.unknown == 0 {
            return known..=known;
        }
        let unseen = self.tiles.not_laid().without(self.tiles.known_hands());
        let mut values: Vec<u32> =
            unseen.iter().map(|tile| self.rules.hand_value(&[tile]).max(tile.pips())).collect();
        values.sort_unstable();
        let unknown: u32 = values.iter().rev().take(hand.unknown).sum();
        let special = self.rules.value.special.iter().map(|special| special.points).max().unwrap_or(0);
        0..=(hand.known.pips() + unknown).max(known + unknown).max(special)
    }

    fn lay(&mut self, tile: Tile, at: Place, leaves: Option<Pips>) -> Result<(), PartialError> {
        let seat = self.turn.seat;
        self.tiles.check_may_hold(seat, tile)?;
        match &self.turn.layout {
            None => self.check_opening(tile, at, leaves)?,
            Some(layout) => {
                self.turn.check_play(layout, (tile, at, leaves))?;
                self.check_drawn_for(tile)?;
            }
        }
        self.tiles.lay(seat, tile);
        self.leader.get_or_insert(seat);
        self.stuck = self.stuck.map(|_| false);
        self.turn.lay(tile, at, leaves);
        self.turn.after_play(self.hand(seat).is_empty(), self.tiles.whereabouts());
        self.after_turn();
        Ok(())
    }

    /// Forgets the draws of a finished turn, or those before a double that needs a cover. Ends the round if every seat
    /// is stuck.
    fn after_turn(&mut self) {
        self.drawn.truncate(self.turn.drawn.into());
        let all_stuck = self.stuck.iter().all(|stuck| *stuck);
        if all_stuck && self.turn.layout.is_some() && !self.turn.has_drawable_tiles() {
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

    /// Checks a move that lays no tile.
    fn check_other(&self, choice: Move) -> Result<(), PartialError> {
        if self.turn.layout.is_none() && !matches!(self.opening, Opening::Drawn(_)) {
            return Err(PartialError::NothingLaid);
        }
        Ok(self.turn.check_other(choice, &self.legal_with_known_tiles())?)
    }

    /// The legal moves if the seat held only the tiles that are known.
    fn legal_with_known_tiles(&self) -> Vec<Move> {
        let hand = self.hand(self.turn.seat).known;
        let mut moves = Vec::new();
        self.turn.legal_into(hand, || self.opening.of(hand), &mut moves);
        moves
    }

    /// Checks a tile that is laid after draws. A seat that could play may draw only with `draw.ifAble=allowed`;
    /// otherwise the tile must be one of the drawn ones, and the last of them unless `draw.mode=exactly`.
    fn check_drawn_for(&self, tile: Tile) -> Result<(), PartialError> {
        let rules = &self.turn.rules;
        let Some(last) = self.drawn.last().filter(|_| self.turn.takes_any_tile()) else { return Ok(()) };
        let may_be = |drawn: &Option<Tile>| drawn.is_none_or(|drawn| drawn == tile);
        let was_drawn = if rules.exactly { self.drawn.iter().any(may_be) } else { may_be(last) };
        if rules.if_able || was_drawn { Ok(()) } else { Err(PartialError::FittedBefore(tile)) }
    }
}

#[cfg(test)]
mod tests {
    use alloc::{format, string::String, vec};

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

    fn tiles(texts: &[&str]) -> Wide {
        texts.iter().map(|text| text.parse::<Tile>().expect("a tile")).collect()
    }

    #[test]
    fn a_tile_that_fitted_before_a_draw_is_laid_where_a_seat_that_can_play_may_draw() {
        let fitted: Tile = "5-6".parse().expect("a tile");
        for (rules, draws, is_allowed) in [
            ("draw", ["2-3"].as_slice(), false),
            ("draw draw.ifAble=allowed", &["2-3"], true),
            ("draw draw.mode=exactly draw.count=2", &["2-3", "3-4"], false),
            ("draw draw.mode=exactly draw.count=2 draw.ifAble=allowed", &["2-3", "3-4"], true),
        ] {
            let mut round = round(rules);
            assert_eq!(play(&mut round, &["6-6"]), Ok(()), "{rules}");
            for tile in draws {
                round.draw(Some(tile.parse().expect("a tile"))).expect("a tile of the boneyard");
            }
            let expected = if is_allowed { Ok(()) } else { Err(PartialError::FittedBefore(fitted)) };
            assert_eq!(play(&mut round, &["5-6@R"]), expected, "{rules}");
        }
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
        assert_eq!(partial.drawn(), 0);
        assert_eq!(partial.draw(None), Ok(None));
        assert_eq!(partial.drawn(), 1);
        assert_eq!(partial.play(Move::Pass), Err(PlayError::MustDraw.into()));
    }

    #[test]
    fn legal_moves_are_known_with_the_hand() {
        let mut partial = round("block");
        assert_eq!(partial.legal(), None);
        let hand =
            PartialHand { known: tiles(&["6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "6-5"]), unknown: 0 };
        let hands = BySeat::new(2, |seat| if seat == Seat::FIRST { UNKNOWN } else { hand });
        let rules = Rules::preset("block").expect("a preset");
        partial =
            PartialRound::new(&rules, hands, vec![None; 14], Seat::FIRST, Opening::Any).expect("a deal");
        assert_eq!(partial.legal(), None);
        assert_eq!(play(&mut partial, &["6-4"]), Ok(()));
        let legal = partial.legal().map(|moves| moves.iter().map(|one| format!("{one}")).collect::<Vec<_>>());
        assert_eq!(legal, Some(["4-4@L", "5-6@R", "6-6@R"].map(String::from).to_vec()));
    }

    #[test]
    fn the_tiles_that_may_open_are_named() {
        let allowed = tiles(&["6-6", "5-5"]);
        let refused = PartialError::OpensWith { tile: "1-1".parse().expect("a tile"), allowed };
        assert_eq!(format!("{refused}"), "the round must not open with 1-1; it opens with 5-5 or 6-6");
    }

    #[test]
    fn a_deal_must_have_the_right_counts() {
        let rules = Rules::preset("draw").expect("a preset");
        let hands = BySeat::new(2, |_| UNKNOWN);
        let short = PartialRound::new(&rules, hands, vec![None; 13], Seat::FIRST, Opening::Any);
        assert_eq!(short.err(), Some(SetupError::BoneyardSize));
    }
}
