//! What is known of the tiles of a round: the hands, the boneyard and the table.

use alloc::{collections::VecDeque, vec::Vec};

use super::error::PartialError;
use crate::{
    play::PlayError,
    round::{setup::SetupError, turn::Whereabouts},
    ruleset::Rules,
    seat::{BySeat, Seat},
    tile::Tile,
    tiles::{WIDE, Wide},
};

/// A hand of which some tiles may be unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartialHand {
    /// The known tiles of the hand.
    pub known: Wide,
    /// How many more tiles the hand has.
    pub unknown: usize,
}

impl PartialHand {
    /// How many tiles the hand has, known and unknown.
    ///
    /// ```
    /// use boneyard_rules::PartialHand;
    ///
    /// let hand = PartialHand { known: ["6-6".parse()?].into_iter().collect(), unknown: 6 };
    /// assert_eq!(hand.len(), 7);
    /// # Ok::<_, boneyard_rules::ParseTileError>(())
    /// ```
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

/// Where the tiles of a round are, as far as it is known. Every tile is in one place only.
#[derive(Clone, Debug)]
pub(super) struct KnownTiles {
    set: Wide,
    hands: BySeat<PartialHand>,
    /// The boneyard in the order in which it will be drawn; `None` for an unknown tile.
    boneyard: VecDeque<Option<Tile>>,
    laid: Wide,
}

impl KnownTiles {
    /// The tiles of a fresh deal. `boneyard` is in the order in which it will be drawn.
    ///
    /// # Errors
    /// The first mistake in the known tiles or the counts.
    pub(super) fn new(
        rules: &Rules,
        hands: BySeat<PartialHand>,
        boneyard: Vec<Option<Tile>>,
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
        Ok(Self { set, hands, boneyard: boneyard.into(), laid: Wide::EMPTY })
    }

    pub(super) const fn hands(&self) -> &BySeat<PartialHand> {
        &self.hands
    }

    pub(super) fn known_hands(&self) -> Wide {
        self.hands.iter().fold(Wide::EMPTY, |all, hand| all | hand.known)
    }

    pub(super) fn known_boneyard(&self) -> Wide {
        self.boneyard.iter().copied().flatten().collect()
    }

    /// How many tiles of the boneyard are unknown.
    pub(super) fn unknown_boneyard(&self) -> usize {
        self.boneyard.iter().filter(|tile| tile.is_none()).count()
    }

    /// The tiles of the set that are not on the table.
    pub(super) fn not_laid(&self) -> Wide {
        self.set.without(self.laid)
    }

    /// Lays a tile of a seat. The caller has called [`KnownTiles::check_may_hold`].
    pub(super) fn lay(&mut self, seat: Seat, tile: Tile) {
        let hand = &mut self.hands[seat];
        if hand.known.contains(tile) {
            hand.known.remove(tile);
        } else {
            hand.unknown -= 1;
        }
        self.laid.insert(tile);
    }

    /// Moves the next tile of the boneyard to a hand. Returns it where the caller or the boneyard's order names it.
    pub(super) fn draw(&mut self, seat: Seat, tile: Option<Tile>) -> Result<Option<Tile>, PartialError> {
        let tile = match (tile, self.boneyard.front().copied().flatten()) {
            (Some(tile), Some(next)) if tile != next => return Err(PartialError::NotNext { tile, next }),
            (Some(tile), None) => {
                self.check_unseen(tile)?;
                Some(tile)
            }
            (_, next) => next,
        };
        self.boneyard.pop_front();
        let hand = &mut self.hands[seat];
        match tile {
            Some(tile) => hand.known.insert(tile),
            None => hand.unknown += 1,
        }
        Ok(tile)
    }

    /// Records that the hand of a seat is exactly these tiles.
    pub(super) fn reveal(&mut self, seat: Seat, tiles: &[Tile]) -> Result<(), PartialError> {
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
        Ok(())
    }

    /// Checks that a seat may hold this tile.
    pub(super) fn check_may_hold(&self, seat: Seat, tile: Tile) -> Result<(), PartialError> {
        let hand = self.hands[seat];
        match hand.unknown {
            _ if hand.known.contains(tile) => Ok(()),
            0 => Err(PlayError::NotHeld(tile).into()),
            _ => self.check_unseen(tile),
        }
    }

    /// Checks that this tile is in the set and in no known place.
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

    /// The tiles that may be in hands, in the boneyard and on the table.
    pub(super) fn whereabouts(&self) -> Whereabouts<WIDE> {
        let (held, boneyard) = (self.known_hands(), self.known_boneyard());
        let unseen = self.set.without(self.laid | held | boneyard);
        let unseen_if = |has_unknown: bool| if has_unknown { unseen } else { Wide::EMPTY };
        Whereabouts {
            held: held | unseen_if(self.hands.iter().any(|hand| hand.unknown > 0)),
            boneyard: boneyard | unseen_if(self.boneyard.contains(&None)),
            laid: self.laid,
        }
    }
}
