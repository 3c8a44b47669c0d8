//! The bots by name: those of the tables, and yardsticks to measure them with.

use std::fmt;
use std::str::FromStr;

use boneyard_rules::{Move, View};
use boneyard_table::Level;
use rand::Rng;

use crate::{
    budget::Budget,
    choose::{choose, choose_strong},
};

/// A bot that is compared with others.
///
/// ```
/// use boneyard_bots::{Bot, Level};
///
/// assert_eq!("steady".parse(), Ok(Bot::Level(Level::Steady)));
/// assert_eq!("mc-100".parse(), Ok(Bot::Mc { deals: 100 }));
/// assert_eq!(Bot::Mc { deals: 100 }.to_string(), "mc-100");
/// assert!("mc-0".parse::<Bot>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// A level of the tables.
    Level(Level),
    /// Like [`Level::Steady`], but prefers deals in which the others would choose what they chose: see [`habits`](crate::habits).
    Strong,
    /// Draws deals that agree with all passes and draws, and plays every move out at random, once with each deal.
    Mc {
        /// How many deals.
        deals: u32,
    },
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchBot(String);

impl Bot {
    /// The move of the bot; `None` if it is not this seat's turn. With `out_of_time`, a bot that searches goes on until that is true.
    pub fn choose(
        self,
        view: &View,
        rng: &mut impl Rng,
        out_of_time: Option<&dyn Fn() -> bool>,
    ) -> Option<Move> {
        let work = match self {
            Self::Level(_) | Self::Strong => Budget::default(),
            Self::Mc { deals } => Budget::deals(deals),
        };
        let budget = out_of_time.map_or(work, |out_of_time| Budget::deals(u32::MAX).until(out_of_time));
        match self {
            Self::Level(level) => choose(level, view, rng, budget),
            Self::Mc { .. } => choose(Level::Steady, view, rng, budget),
            Self::Strong => choose_strong(view, rng, budget),
        }
    }
}

impl FromStr for Bot {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let deals = text.strip_prefix("mc-").map(|deals| deals.parse().ok().filter(|deals| *deals > 0));
        let bot = match (text, deals) {
            ("strong", _) => Some(Self::Strong),
            (_, Some(deals)) => deals.map(|deals| Self::Mc { deals }),
            (_, None) => text.parse().ok().map(Self::Level),
        };
        bot.ok_or_else(|| NoSuchBot(text.to_owned()))
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Strong => f.write_str("strong"),
            Self::Mc { deals } => write!(f, "mc-{deals}"),
        }
    }
}

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = Level::ALL.map(Level::name).join(", ");
        write!(f, "there is no bot `{}`; bots are {levels}, strong, and mc-N with a number of deals", self.0)
    }
}

impl std::error::Error for NoSuchBot {}
