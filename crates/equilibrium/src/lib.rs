//! Equilibria and exact exploitability of rounds with hidden tiles, for two players on a line.
//!
//! Start with [`Start`]: what everyone sees of a round, and the hands that each seat may hold. A [`Tree`] has all public
//! courses from there. A [`Strategy`] says what each hand chooses in each of them: [`equilibrium`] computes one that can
//! hardly be exploited, [`open_hands`] one that averages over open hands. [`Worth`] says what a strategy gains against
//! itself and against a best response.
//!
//! Inside, read `tree.rs` first. `payoff.rs` has what the end of a round pays, `sweep.rs` the two passes over a tree.
//!
//! The crate reads no clock, draws no random numbers, and gives the same answer to the same question.
//!
//! ```
//! use boneyard_equilibrium::{Start, Tree, Worth, equilibrium};
//! use boneyard_rules::Rules;
//!
//! // The tiles 0-0 to 1-1 of the smallest set, one for each player; any tile may lead.
//! let beyond: Vec<String> = (2..7).flat_map(|high| (0..=high).map(move |low| format!("[{low},{high}]"))).collect();
//! let rules = Rules::parse(&format!(
//!     r#"block lead.first=lot lead.tile=any deal.hand={{"2":1}} tiles.without=[{}]"#,
//!     beyond.join(","),
//! ))?;
//! let [start] = &Start::rounds(&rules.into())?[..] else { panic!("one leader, any tile") };
//! let tree = Tree::new(start, 10_000)?;
//! let worth = Worth::of(&tree, &equilibrium(&tree, 10));
//! assert_eq!(worth.exploitability(), 0.0, "with one tile nobody chooses");
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod cfr;
mod open_hands;
mod payoff;
mod start;
mod strategy;
mod sweep;
mod tree;
mod unsupported;
mod worth;

pub use crate::{
    cfr::equilibrium,
    open_hands::{TooManyPairs, open_hands},
    start::{HANDS_MAX, Start, StartError, hands_of},
    strategy::{Choice, Decision, Strategy},
    tree::{NodeId, TooLarge, Tree},
    unsupported::{Unsupported, check},
    worth::{Values, Worth},
};
