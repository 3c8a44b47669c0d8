//! The bots by name: those of the tables, and yardsticks to measure them with.

use std::fmt;
use std::str::FromStr;

use boneyard_rules::{Move, View};
use boneyard_table::Level;
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

use crate::{
    budget::Budget,
    choose::choose,
    greedy,
    mind::{Likely, Memory, Mind},
    random::below,
    sampling,
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
    /// Any legal move, each as likely as any other.
    Random,
    /// Points that can be scored now, heavy tiles and doubles first, and variety in the hand.
    Greedy,
    /// Draws deals that agree with all passes and draws, and plays every move out at random, once with each deal.
    Mc {
        /// How many deals.
        deals: u32,
    },
    /// Draws deals that agree with all passes and draws, and plays every move out exactly with all tiles open ("perfect-information Monte
    /// Carlo"). Plays like [`Bot::Mc`] where the solver does not support the rules.
    Pimc {
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
        if let [] | [_] = view.legal[..] {
            return view.legal.first().copied();
        }
        let mut rng = Xoshiro256PlusPlus::from_rng(rng);
        let budget =
            |work| out_of_time.map_or(work, |out_of_time| Budget::deals(u32::MAX).until(out_of_time));
        let sampling =
            |looks_ahead| Mind { memory: Memory::Everything, likely: Likely::Equally, looks_ahead, deals: 0 };
        match self {
            Self::Level(level) => choose(level, view, &mut rng, budget(Budget::default())),
            Self::Random => view.legal.get(below(&mut rng, view.legal.len())).copied(),
            Self::Greedy => greedy::choose(view, &mut rng),
            Self::Mc { deals } => sampling::choose(view, &mut rng, budget(Budget::deals(deals)), sampling(0)),
            Self::Pimc { deals } => {
                sampling::choose(view, &mut rng, budget(Budget::deals(deals)), sampling(usize::MAX))
            }
        }
    }
}

impl FromStr for Bot {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let number = |prefix| text.strip_prefix(prefix)?.parse().ok().filter(|deals| *deals > 0);
        let bot = match text {
            "random" => Some(Self::Random),
            "greedy" => Some(Self::Greedy),
            _ if text.starts_with("mc-") => number("mc-").map(|deals| Self::Mc { deals }),
            _ if text.starts_with("pimc-") => number("pimc-").map(|deals| Self::Pimc { deals }),
            _ => text.parse().ok().map(Self::Level),
        };
        bot.ok_or_else(|| NoSuchBot(text.to_owned()))
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Pimc { deals } => write!(f, "pimc-{deals}"),
            Self::Mc { deals } => write!(f, "mc-{deals}"),
        }
    }
}

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = Level::ALL.map(Level::name).join(", ");
        write!(
            f,
            "there is no bot `{}`; bots are {levels}, random, greedy, and mc-N and pimc-N with a number of deals",
            self.0
        )
    }
}

impl std::error::Error for NoSuchBot {}
