//! The pile of tiles face down that the seats take their hands from (R1.8.1).

use boneyard_rules::{BySeat, Seat, Tile};

use crate::{error::EventError, view::PileView};

/// The tiles that the seats take their hands from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pile {
    pub(crate) round: u32,
    /// By place; `None` where one was taken.
    tiles: Vec<Option<Tile>>,
    /// By place: who took it.
    takers: Vec<Option<Seat>>,
    hands: BySeat<Vec<Tile>>,
    each: usize,
    /// The seats in the order in which they take; `None` where all do at the same time.
    order: Option<Vec<Seat>>,
    again: bool,
    /// Whether taking is over because the leader wants the tiles shuffled once more.
    left: bool,
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
            left: false,
        }
    }

    pub(crate) const fn leave(&mut self) {
        self.left = true;
    }

    pub(crate) const fn is_left(&self) -> bool {
        self.left
    }

    pub(crate) fn lacks(&self, seat: Seat) -> usize {
        self.each.saturating_sub(self.hands.get(seat).map_or(self.each, Vec::len))
    }

    /// Whose turn it is to take; `None` where all take at the same time, or all hands are full.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.order.iter().flatten().copied().find(|seat| self.lacks(*seat) > 0)
    }

    pub(crate) fn may_take(&self, seat: Seat) -> bool {
        self.lacks(seat) > 0 && (self.order.is_none() || self.turn() == Some(seat))
    }

    /// The tile that lies there, if one does.
    pub(crate) fn tile(&self, place: usize) -> Option<Tile> {
        self.tiles.get(place).copied().flatten()
    }

    /// The first place where a tile lies. They were shuffled, so it is as good as any.
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

    pub(crate) fn is_taken(&self) -> bool {
        self.hands.seated().all(|(seat, _)| self.lacks(seat) == 0)
    }

    pub(crate) fn is_untouched(&self) -> bool {
        self.takers.iter().all(Option::is_none)
    }

    /// Whether the tiles were shuffled once more.
    pub(crate) const fn is_second(&self) -> bool {
        self.again
    }

    /// Every hand, and what is left once all are taken.
    pub(crate) fn into_deal(self) -> (BySeat<Vec<Tile>>, Vec<Tile>) {
        (self.hands, self.tiles.into_iter().flatten().collect())
    }

    /// What an audience sees of it: backs, and the tiles of its own seats where it may look at them.
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
