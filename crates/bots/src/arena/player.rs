//! The players of the arena by name: bots, and a cheat to measure them with.

use std::fmt;
use std::str::FromStr;

use boneyard_rules::{Move, Rules, Standing, View};
use boneyard_solver::{Budget, OpenRound, Solver, Table, Unsupported};
use rand::Rng;

use super::FaceUp;
use crate::{Bot, NoSuchBot, exact::ENTRIES};

/// A player of the arena.
///
/// ```
/// use boneyard_bots::{Bot, arena::Player};
///
/// assert_eq!("cheat".parse(), Ok(Player::Cheat));
/// assert_eq!("mc-100".parse(), Ok(Player::Bot(Bot::Mc { deals: 100 })));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A bot. It sees what one seat can see.
    Bot(Bot),
    /// Sees every tile, and plays perfectly against others who do. No table offers it.
    Cheat,
}

/// No player has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchPlayer(NoSuchBot);

impl Player {
    /// Whether this player can play by these rules at a table of `seats`.
    ///
    /// # Errors
    /// The feature that a player which always solves rounds does not support.
    pub fn check(self, rules: &Rules, seats: usize) -> Result<(), Unsupported> {
        match self {
            Self::Cheat | Self::Bot(Bot::Pimc { .. }) => {
                let sides = rules.sides(seats).count();
                Solver::new(rules, seats, &Standing::new(rules, sides)).map(|_| ())
            }
            Self::Bot(_) => Ok(()),
        }
    }

    /// The move of the player; `None` if it is not this seat's turn, or if a cheat cannot play by these rules. With `out_of_time`, a
    /// bot that searches goes on until that is true.
    pub fn choose(
        self,
        view: &View,
        face_up: FaceUp<'_>,
        rng: &mut impl Rng,
        out_of_time: Option<&dyn Fn() -> bool>,
    ) -> Option<Move> {
        match self {
            Self::Bot(bot) => bot.choose(view, rng, out_of_time),
            Self::Cheat => match view.legal[..] {
                [] | [_] => view.legal.first().copied(),
                _ => perfect(view, face_up),
            },
        }
    }
}

/// The move with the highest exact value.
fn perfect(view: &View, FaceUp { round, boneyard }: FaceUp<'_>) -> Option<Move> {
    let solver = Solver::new(&view.rules, view.counts.seats(), &view.standing).ok()?;
    let open = OpenRound::of(round, boneyard);
    let best = solver.best(&open, &mut Table::with_entries(ENTRIES), Budget::UNLIMITED);
    best.ok().map(|best| best.choice)
}

impl FromStr for Player {
    type Err = NoSuchPlayer;

    fn from_str(text: &str) -> Result<Self, NoSuchPlayer> {
        if text == "cheat" {
            return Ok(Self::Cheat);
        }
        text.parse().map(Self::Bot).map_err(NoSuchPlayer)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Cheat => f.write_str("cheat"),
        }
    }
}

impl fmt::Display for NoSuchPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; `cheat` sees every tile", self.0)
    }
}

impl std::error::Error for NoSuchPlayer {}
