//! The players of an example and how sentences name them.

use boneyard_dgn::Player;
use boneyard_i18n::Messages;
use boneyard_rules::{BySeat, Rules, Seat, Side, Sides};

/// The players of an example in one language.
pub(super) struct Names<'a> {
    words: &'a Messages,
    sides: &'a Sides,
    of_seats: BySeat<String>,
}

impl<'a> Names<'a> {
    /// A name for each seat. The two hands of a player have the same name.
    pub(super) fn of(rules: &Rules, sides: &'a Sides, seats: usize, words: &'a Messages) -> Self {
        let cast = words.message("cast");
        let names: Vec<&str> = cast.split(", ").collect();
        let players = rules.players(seats);
        let name = |seat: Seat| {
            names.get(seat.index() % players).map_or_else(|| seat.to_string(), |name| (*name).into())
        };
        Self { words, sides, of_seats: BySeat::new(seats, name) }
    }

    pub(super) fn seat(&self, seat: Seat) -> &str {
        &self.of_seats[seat]
    }

    /// The players of a side: `Ana and Carla`.
    pub(super) fn side(&self, side: Side) -> String {
        self.words.all(&self.of_side(side))
    }

    /// The players of several sides.
    pub(super) fn sides(&self, sides: &[Side]) -> String {
        self.words.all(&sides.iter().flat_map(|side| self.of_side(*side)).collect::<Vec<_>>())
    }

    /// How many players a side has.
    pub(super) fn people(&self, side: Side) -> usize {
        self.of_side(side).len()
    }

    /// The players as a record names them.
    pub(super) fn players(&self) -> BySeat<Player> {
        self.of_seats.map(|name| Player { name: name.clone(), bot: None })
    }

    fn of_side(&self, side: Side) -> Vec<String> {
        let mut names: Vec<String> =
            self.sides.seats(side).iter().map(|seat| self.of_seats[*seat].clone()).collect();
        names.dedup();
        names
    }
}
