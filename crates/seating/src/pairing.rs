//! The pairing of a table: four players, two against two.

use serde::{Deserialize, Serialize};

use crate::Player;

/// One of the two pairs of a table, in the order a schedule names them.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Pair {
    /// The pair named first: top and bottom.
    First,
    /// The pair named second: left and right.
    Second,
}

impl Pair {
    /// Both pairs, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The opponents of a pair.
    ///
    /// ```
    /// use boneyard_seating::Pair;
    ///
    /// assert_eq!(Pair::First.other(), Pair::Second);
    /// ```
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A seat at a table, seen from above. Play and lead go round in this order, counter-clockwise (CLUB-41).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum ClubSeat {
    /// First pair.
    Top,
    /// Second pair, to the right of the top player.
    Left,
    /// First pair, opposite the top.
    Bottom,
    /// Second pair, opposite the left.
    Right,
}

impl ClubSeat {
    /// All four seats, in the order of play.
    pub const ALL: [Self; 4] = [Self::Top, Self::Left, Self::Bottom, Self::Right];

    /// The seat `steps` further in the order of play.
    ///
    /// ```
    /// use boneyard_seating::ClubSeat;
    ///
    /// assert_eq!(ClubSeat::Right.after(1), ClubSeat::Top);
    /// ```
    #[must_use]
    pub const fn after(self, steps: usize) -> Self {
        Self::ALL[(self as usize + steps) % 4]
    }
}

/// The four players of a table: `[[a, b], [c, d]]` means that `a` and `b` play against `c` and `d`. `a` sits at the top, `b` at the
/// bottom, `c` on the left and `d` on the right (CLUB-14, CLUB-31).
///
/// ```
/// use boneyard_seating::{Pairing, Player, ClubSeat};
///
/// let player = |number| Player::new(number).expect("a number from 1 to 64");
/// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
/// assert_eq!(pairing.at(ClubSeat::Left), player(3));
/// assert_eq!(pairing.right_of(player(1)), Some(player(3)));
/// assert!(Pairing::new([[player(1), player(2)], [player(3), player(1)]]).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[[Player; 2]; 2]", into = "[[Player; 2]; 2]")]
pub struct Pairing {
    pairs: [[Player; 2]; 2],
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Pairing {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        <Vec<Vec<Player>> as utoipa::PartialSchema>::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Pairing {}

impl Pairing {
    /// A pairing of two pairs; `None` if a player is named twice.
    #[must_use]
    pub fn new(pairs: [[Player; 2]; 2]) -> Option<Self> {
        let players = pairs.as_flattened();
        let twice = (1..4).any(|at| players[..at].contains(&players[at]));
        (!twice).then_some(Self { pairs })
    }

    /// The two pairs in the order of the schedule.
    #[must_use]
    pub const fn pairs(&self) -> [[Player; 2]; 2] {
        self.pairs
    }

    /// The two players of a pair.
    #[must_use]
    pub const fn players_of(&self, pair: Pair) -> [Player; 2] {
        self.pairs[pair.index()]
    }

    /// All four players, in the order of play: top, left, bottom, right.
    ///
    /// ```
    /// use boneyard_seating::{Pairing, Player};
    ///
    /// let player = |number| Player::new(number).expect("a number from 1 to 64");
    /// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    /// assert_eq!(pairing.in_order().map(Player::number), [1, 3, 2, 4]);
    /// ```
    #[must_use]
    pub const fn in_order(&self) -> [Player; 4] {
        let [[top, bottom], [left, right]] = self.pairs;
        [top, left, bottom, right]
    }

    /// The player on a seat.
    #[must_use]
    pub const fn at(&self, seat: ClubSeat) -> Player {
        self.in_order()[seat as usize]
    }

    /// The seat of a player; `None` if the player sits elsewhere.
    ///
    /// ```
    /// use boneyard_seating::{Pairing, Player, ClubSeat};
    ///
    /// let player = |number| Player::new(number).expect("a number from 1 to 64");
    /// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    /// assert_eq!(pairing.seat_of(player(2)), Some(ClubSeat::Bottom));
    /// assert_eq!(pairing.seat_of(player(5)), None);
    /// ```
    #[must_use]
    pub fn seat_of(&self, player: Player) -> Option<ClubSeat> {
        ClubSeat::ALL.into_iter().find(|seat| self.at(*seat) == player)
    }

    /// The pair of a player; `None` if the player sits elsewhere.
    #[must_use]
    pub fn pair_of(&self, player: Player) -> Option<Pair> {
        Pair::ALL.into_iter().find(|pair| self.players_of(*pair).contains(&player))
    }

    /// The partner, who sits opposite.
    ///
    /// ```
    /// use boneyard_seating::{Pairing, Player};
    ///
    /// let player = |number| Player::new(number).expect("a number from 1 to 64");
    /// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    /// assert_eq!(pairing.partner_of(player(1)), Some(player(2)));
    /// ```
    #[must_use]
    pub fn partner_of(&self, player: Player) -> Option<Player> {
        self.seat_of(player).map(|seat| self.at(seat.after(2)))
    }

    /// The player on the right, who plays next and leads the next round.
    #[must_use]
    pub fn right_of(&self, player: Player) -> Option<Player> {
        self.seat_of(player).map(|seat| self.at(seat.after(1)))
    }

    /// The player on the left, who plays before and shuffles when `player` leads (CLUB-107).
    ///
    /// ```
    /// use boneyard_seating::{Pairing, Player};
    ///
    /// let player = |number| Player::new(number).expect("a number from 1 to 64");
    /// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
    /// assert_eq!(pairing.left_of(player(3)), Some(player(1)));
    /// ```
    #[must_use]
    pub fn left_of(&self, player: Player) -> Option<Player> {
        self.seat_of(player).map(|seat| self.at(seat.after(3)))
    }

    /// The same players, each moved by `steps` seats against the order of play. Neighbours stay neighbours.
    #[must_use]
    pub const fn turned(&self, steps: usize) -> Self {
        let four = self.in_order();
        let [top, left, bottom, right] =
            [four[steps % 4], four[(steps + 1) % 4], four[(steps + 2) % 4], four[(steps + 3) % 4]];
        Self { pairs: [[top, bottom], [left, right]] }
    }

    /// The same players with left and right swapped, so that the order of play is reversed.
    #[must_use]
    pub const fn mirrored(&self) -> Self {
        let [first, [left, right]] = self.pairs;
        Self { pairs: [first, [right, left]] }
    }

    /// Whether a player sits at this table.
    #[must_use]
    pub fn seats(&self, player: Player) -> bool {
        self.pair_of(player).is_some()
    }
}

/// A player is named twice at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a player sits twice at one table")]
pub struct SeatedTwice;

impl TryFrom<[[Player; 2]; 2]> for Pairing {
    type Error = SeatedTwice;

    fn try_from(pairs: [[Player; 2]; 2]) -> Result<Self, SeatedTwice> {
        Self::new(pairs).ok_or(SeatedTwice)
    }
}

impl From<Pairing> for [[Player; 2]; 2] {
    fn from(pairing: Pairing) -> Self {
        pairing.pairs
    }
}
