//! The audiences of a table: the groups of people who may see the same.

use boneyard_rules::Seat;

/// A group of people who may see the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// The person on this seat.
    Seat(Seat),
    /// The person on both of these seats, in ascending order, where each player has two hands (R1.3.1).
    BothSeats(Seat, Seat),
    /// Everyone else.
    Spectators,
}

impl Audience {
    /// The person's seat, or the first of two.
    ///
    /// ```
    /// # use boneyard_rules::Seat;
    /// # use boneyard_table::Audience;
    /// assert_eq!(Audience::BothSeats(Seat::at(0), Seat::at(2)).seat(), Some(Seat::at(0)));
    /// assert_eq!(Audience::Spectators.seat(), None);
    /// ```
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) | Self::BothSeats(seat, _) => Some(seat),
            Self::Spectators => None,
        }
    }

    /// The person's second seat, if they have two.
    ///
    /// ```
    /// # use boneyard_rules::Seat;
    /// # use boneyard_table::Audience;
    /// let both = Audience::BothSeats(Seat::at(0), Seat::at(2));
    /// assert_eq!(both.second_seat(), Some(Seat::at(2)));
    /// assert_eq!(Audience::Seat(Seat::at(0)).second_seat(), None);
    /// ```
    #[must_use]
    pub const fn second_seat(self) -> Option<Seat> {
        match self {
            Self::BothSeats(_, second) => Some(second),
            Self::Seat(_) | Self::Spectators => None,
        }
    }

    /// Whether this audience plays the seat, and so sees its hand.
    ///
    /// ```
    /// # use boneyard_rules::Seat;
    /// # use boneyard_table::Audience;
    /// let both = Audience::BothSeats(Seat::at(0), Seat::at(2));
    /// assert!(both.plays(Seat::at(2)) && !both.plays(Seat::at(1)));
    /// ```
    #[must_use]
    pub fn plays(self, seat: Seat) -> bool {
        self.seat() == Some(seat) || self.second_seat() == Some(seat)
    }
}
