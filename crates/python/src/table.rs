//! Rules at a table of some number of seats.

use std::sync::Arc;

use boneyard_rules::{Match, Move, Seat, Sides, Standing, Tile};

use crate::{
    actions::Actions,
    blocks,
    error::{Code, Error},
};

/// Rules at a table of some number of seats, and the numbering of its tiles and actions.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) rules: Arc<boneyard_rules::Rules>,
    pub(crate) seats: usize,
    pub(crate) sides: Sides,
    /// A match before its first round.
    pub(crate) game: Match,
    /// The standing before the first round.
    pub(crate) standing: Standing,
    /// The tiles in play, in ascending order.
    pub(crate) tiles: Vec<Tile>,
    pub(crate) actions: Actions,
    /// The length of an observation.
    pub(crate) observation_size: usize,
}

impl Table {
    /// Reads a preset's name and overrides.
    pub(crate) fn new(text: &str, seats: Option<i64>) -> Result<Self, Error> {
        let rules = boneyard_rules::Rules::parse(text)?;
        let allowed: Vec<usize> = rules.seat_counts().map(usize::from).collect();
        let asked = seats.map_or_else(|| allowed.first().copied(), |seats| usize::try_from(seats).ok());
        let Some(seats) = asked.filter(|seats| allowed.contains(seats)) else {
            let asked = seats.unwrap_or_default();
            let allowed: Vec<String> = allowed.iter().map(usize::to_string).collect();
            let allowed = allowed.join(", ");
            return Err(Error::new(
                Code::Seats,
                format!("`{text}` has no table of {asked} seats; it has {allowed}"),
            ));
        };
        let sides = rules.sides(seats);
        let tiles = rules.tile_list(seats);
        Ok(Self {
            observation_size: blocks::size(&rules, seats, tiles.len()),
            game: Match::new(rules.clone(), seats)?,
            standing: Standing::new(&rules, sides.count()),
            actions: Actions::new(&rules, seats, &tiles),
            rules: Arc::new(rules),
            seats,
            sides,
            tiles,
        })
    }

    /// The seat with this index.
    pub(crate) fn seat(&self, index: i64) -> Result<Seat, Error> {
        let seats = self.seats;
        let seat = usize::try_from(index).ok().filter(|index| *index < seats);
        let refused =
            || Error::new(Code::Seat, format!("there is no seat {index}: seats are 0 to {}", seats - 1));
        seat.map(Seat::at).ok_or_else(refused)
    }
}

/// The text of every move.
pub(crate) fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

/// The text of every tile.
pub(crate) fn tile_texts<'a>(tiles: impl IntoIterator<Item = &'a Tile>) -> Vec<String> {
    tiles.into_iter().map(Tile::to_string).collect()
}

/// The text of every tile of a hand, in ascending order.
pub(crate) fn hand_texts(hand: &[Tile]) -> Vec<String> {
    let mut hand = hand.to_vec();
    hand.sort_unstable();
    tile_texts(&hand)
}
