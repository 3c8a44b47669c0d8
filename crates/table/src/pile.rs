//! The face-down pile from which the seats take their hands (R1.8.1).

use boneyard_rules::{BySeat, Seat, Tile};

use crate::{error::EventError, view::PileView};

/// The face-down pile from which the seats take their hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pile {
    pub(crate) round: u32,
    /// By place; `None` once the tile is taken.
    tiles: Vec<Option<Tile>>,
    /// By place: the seat that took the tile.
    takers: Vec<Option<Seat>>,
    hands: BySeat<Vec<Tile>>,
    each: usize,
    /// The seats in the order in which they take; `None` if all take at the same time.
    order: Option<Vec<Seat>>,
    again: bool,
    /// Whether nothing more is taken because the leader asked for a second shuffle.
    abandoned: bool,
}

impl Pile {
    pub(crate) fn new(
        round: u32,
        tiles: &[Tile],
        seats: usize,
        each: usize,
        order: Option<Vec<Seat>>,
        again: bool,
    ) -> Self {
        Self {
            round,
            tiles: tiles.iter().copied().map(Some).collect(),
            takers: vec![None; tiles.len()],
            hands: BySeat::new(seats, |_| Vec::new()),
            each,
            order,
            again,
            abandoned: false,
        }
    }

    pub(crate) const fn abandon(&mut self) {
        self.abandoned = true;
    }

    pub(crate) const fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    pub(crate) fn missing(&self, seat: Seat) -> usize {
        self.each.saturating_sub(self.hands.get(seat).map_or(self.each, Vec::len))
    }

    /// Whose turn it is to take; `None` if all take at the same time, or all hands are full.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.order.iter().flatten().copied().find(|seat| self.missing(*seat) > 0)
    }

    pub(crate) fn may_take(&self, seat: Seat) -> bool {
        self.missing(seat) > 0 && (self.order.is_none() || self.turn() == Some(seat))
    }

    pub(crate) fn tile(&self, place: usize) -> Option<Tile> {
        self.tiles.get(place).copied().flatten()
    }

    /// The first place with a tile. The pile is shuffled, so this is a random tile.
    pub(crate) fn first_place(&self) -> Option<usize> {
        self.tiles.iter().position(Option::is_some)
    }

    pub(crate) fn take(&mut self, seat: Seat, place: usize) -> Result<(), EventError> {
        let tile = self.tile(place).ok_or(EventError::NoTile(place))?;
        if !self.may_take(seat) {
            return Err(EventError::MayNotTake(seat));
        }
        self.tiles[place] = None;
        self.takers[place] = Some(seat);
        self.hands[seat].push(tile);
        Ok(())
    }

    pub(crate) fn hands_are_full(&self) -> bool {
        self.hands.seated().all(|(seat, _)| self.missing(seat) == 0)
    }

    pub(crate) fn is_untouched(&self) -> bool {
        self.takers.iter().all(Option::is_none)
    }

    /// Whether the leader asked for this shuffle (R3.1.7).
    pub(crate) const fn is_reshuffled(&self) -> bool {
        self.again
    }

    /// The hands, and the tiles that are left for the boneyard.
    pub(crate) fn into_deal(self) -> (BySeat<Vec<Tile>>, Vec<Tile>) {
        (self.hands, self.tiles.into_iter().flatten().collect())
    }

    /// What an audience sees: who took which place, and the tiles of `own` seats.
    pub(crate) fn view(&self, own: [Option<Seat>; 2]) -> PileView {
        let [hand, second_hand] = own.map(|seat| seat.and_then(|seat| self.hands.get(seat)).cloned());
        PileView {
            round: self.round,
            takers: self.takers.clone(),
            each: self.each,
            order: self.order.clone(),
            again: self.again,
            hand,
            second_hand,
        }
    }
}
