//! Four players at a table, two against two.

use serde::{Deserialize, Serialize};

use crate::Player;

/// One of the two pairs of a table, in the order a schedule names them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pair {
    /// The pair named first: top and bottom.
    First,
    /// The pair named second: left and right.
    Second,
}

impl Pair {
    /// Both, in order.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The opponents.
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

/// A place at a table as seen from above. Play and lead go round in this order, counter-clockwise (CLUB-41).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClubSeat {
    /// Of the first pair.
    Top,
    /// Of the second pair, on the right hand of the top.
    Left,
    /// Of the first pair, opposite the top.
    Bottom,
    /// Of the second pair, opposite the left.
    Right,
}

impl ClubSeat {
    /// All four, in the order of play.
    pub const ALL: [Self; 4] = [Self::Top, Self::Left, Self::Bottom, Self::Right];

    /// The seat that is `steps` further in the order of play.
    #[must_use]
    pub const fn after(self, steps: usize) -> Self {
        Self::ALL[(self as usize + steps) % 4]
    }
}

/// Who plays with whom against whom at one table: `a` and `b` against `c` and `d`, where `a` sits at the top, `b` at the
/// bottom, `c` on the left and `d` on the right (CLUB-14, CLUB-31).
///
/// ```
/// use boneyard_club::{Pairing, Player, ClubSeat};
///
/// let player = |number| Player::new(number).expect("a number from 1 to 64");
/// let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
/// assert_eq!(pairing.at(ClubSeat::Left), player(3));
/// assert_eq!(pairing.right_of(player(1)), Some(player(3)));
/// assert!(Pairing::new([[player(1), player(2)], [player(3), player(1)]]).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[[Player; 2]; 2]", into = "[[Player; 2]; 2]")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[[Player, Player], [Player, Player]]"))]
pub struct Pairing {
    pairs: [[Player; 2]; 2],
}

impl Pairing {
    /// Two pairs; `None` where a player would sit twice.
    #[must_use]
    pub fn new(pairs: [[Player; 2]; 2]) -> Option<Self> {
        let players = pairs.as_flattened();
        let twice = (1..4).any(|at| players[..at].contains(&players[at]));
        (!twice).then_some(Self { pairs })
    }

    /// The two pairs as a schedule names them.
    #[must_use]
    pub const fn pairs(&self) -> [[Player; 2]; 2] {
        self.pairs
    }

    /// The two players of a pair.
    #[must_use]
    pub const fn players_of(&self, pair: Pair) -> [Player; 2] {
        self.pairs[pair.index()]
    }

    /// All four, in the order of play: top, left, bottom, right.
    #[must_use]
    pub const fn in_order(&self) -> [Player; 4] {
        let [[top, bottom], [left, right]] = self.pairs;
        [top, left, bottom, right]
    }

    /// Who sits there.
    #[must_use]
    pub const fn at(&self, seat: ClubSeat) -> Player {
        self.in_order()[seat as usize]
    }

    /// Where a player sits; `None` for a player of another table.
    #[must_use]
    pub fn seat_of(&self, player: Player) -> Option<ClubSeat> {
        ClubSeat::ALL.into_iter().find(|seat| self.at(*seat) == player)
    }

    /// Which pair a player belongs to; `None` for a player of another table.
    #[must_use]
    pub fn pair_of(&self, player: Player) -> Option<Pair> {
        Pair::ALL.into_iter().find(|pair| self.players_of(*pair).contains(&player))
    }

    /// Who sits opposite a player.
    #[must_use]
    pub fn partner_of(&self, player: Player) -> Option<Player> {
        self.seat_of(player).map(|seat| self.at(seat.after(2)))
    }

    /// Who plays after a player, and leads the round after his.
    #[must_use]
    pub fn right_of(&self, player: Player) -> Option<Player> {
        self.seat_of(player).map(|seat| self.at(seat.after(1)))
    }

    /// Who plays before a player, and shuffles when he leads (CLUB-107).
    #[must_use]
    pub fn left_of(&self, player: Player) -> Option<Player> {
        self.seat_of(player).map(|seat| self.at(seat.after(3)))
    }

    /// The same four, each moved on by `steps` seats against the order of play: neighbours stay neighbours.
    #[must_use]
    pub const fn turned(&self, steps: usize) -> Self {
        let four = self.in_order();
        let [top, left, bottom, right] =
            [four[steps % 4], four[(steps + 1) % 4], four[(steps + 2) % 4], four[(steps + 3) % 4]];
        Self { pairs: [[top, bottom], [left, right]] }
    }

    /// The same four, left and right swapped: the order of play is reversed.
    #[must_use]
    pub const fn mirrored(&self) -> Self {
        let [first, [left, right]] = self.pairs;
        Self { pairs: [first, [right, left]] }
    }

    /// Whether a player sits here.
    #[must_use]
    pub fn seats(&self, player: Player) -> bool {
        self.pair_of(player).is_some()
    }
}

/// A table at which a player would sit twice.
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
