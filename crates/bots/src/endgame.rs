//! Endgames of two players, solved exactly with all hidden tiles.
//!
//! Start with [`choose`]. It finds the earliest turn of the round from which the tree of all deals is small enough, solves the
//! round from there once, and follows that strategy. Everything that it solves is public, so all decisions of a seat after
//! that turn, and those of a seat with another hand, follow one strategy: nobody can tell them apart. A small round is solved
//! from the deal on, and the strategy is an equilibrium of the whole round.
//!
//! A larger round is solved from a later turn. Then the hands that a seat may hold there have weights: how many deals agree
//! with its passes and draws, and how likely it was to choose what it chose, by [`Habits`](crate::habits::Habits). This is
//! unsafe resolving (Ganzfried and Sandholm 2015, "Endgame solving in large imperfect-information games"): an equilibrium of
//! what follows, if the weights are right.

use boneyard_equilibrium::{Decision, Start, Strategy, Tree, Values, check, equilibrium};
use boneyard_rules::{Move, Seen, Tiles, View};
use rand::Rng;

use crate::{random::fraction, spots::start_at};

/// The most hands, links and payoffs of a tree from the deal.
const WHOLE_ROUND_MAX: usize = 2_400_000;
/// The same for a tree from a later turn: a decision builds several of them.
const ENTRIES_MAX: usize = 600_000;
/// The work of all iterations of a solution, as [`Tree::work`] measures it.
const WORK: usize = 28_000_000;
/// The fewest and the most iterations of a solution.
const ITERATIONS: [usize; 2] = [8, 60];
/// How many turns of earlier views are remembered.
const TRIED_MAX: usize = 16;
/// Rarer moves are not played: the average keeps a trace of the first iterations (Ganzfried, Sandholm and Waugh 2012,
/// "Strategy purification and thresholding").
const RARE: f64 = 0.05;

/// The move of an equilibrium, drawn by its probability. `None` if the rules or the table are not supported, or too much is
/// hidden: then another bot must choose. With one legal move, there is nothing to solve, and the answer is `None` too.
///
/// The same view gives the same probabilities. A decision takes 0.2 seconds of processor time at most on an ordinary core.
///
/// ```
/// use boneyard_bots::{arena::Deal, endgame};
/// use boneyard_rules::{Rules, View};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let deal = Deal::shuffled(Rules::parse(r#"block deal.hand={"2":7}"#)?.into(), 2, &mut rng)?;
/// let round = deal.round();
/// let view = View::of(round, deal.rules().clone(), deal.standing().clone(), round.turn());
/// assert_eq!(endgame::choose(&view, &mut rng), None, "14 tiles in two hands are too many");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn choose(view: &View, rng: &mut impl Rng) -> Option<Move> {
    let policy = policy(view)?;
    let mut left = fraction(rng);
    policy
        .iter()
        .find_map(|(choice, chance)| {
            left -= chance;
            (left < 0.0).then_some(*choice)
        })
        .or_else(|| policy.iter().rev().find(|(_, chance)| *chance > 0.0).map(|(choice, _)| *choice))
}

/// The legal moves with the probabilities with which [`choose`] plays them; `None` under its conditions.
#[must_use]
pub fn policy(view: &View) -> Option<Vec<(Move, f64)>> {
    Endgames::default().policy(view)
}

/// The hands that each seat may hold, as everyone sees it, with their weights; the own hand of the view is not used. `None`
/// if there are too many, or the view is not one of two seats on a line.
#[must_use]
pub fn holdings(view: &View) -> Option<[Vec<(Tiles<1>, f64)>; 2]> {
    let is_supported = view.counts.seats() == 2 && check(&view.rules).is_ok();
    // A turn that has drawn began before its draws: what is held since then is asked of the tree.
    if !is_supported || view.drawn > 0 {
        return None;
    }
    start_at(view, view.history.len()).map(|start| start.hands)
}

/// A legal move of a solved endgame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Solved {
    /// The move.
    pub choice: Move,
    /// How likely the solution plays it.
    pub chance: f64,
    /// What it gains if both seats then follow the solution, in points; `None` if by the solution the other seat would not
    /// have come here.
    pub value: Option<f64>,
}

/// Solved endgames. It remembers the last ones, for programs that ask about many views of the same rounds.
///
/// The answers are those of [`policy`], which remembers nothing.
#[derive(Debug, Default)]
pub struct Endgames {
    iterations: Option<u32>,
    tried: Vec<Tried>,
}

/// A turn from which a solution was tried.
#[derive(Debug)]
struct Tried {
    start: Start,
    /// `None` if it is too large.
    tree: Option<Tree>,
    strategy: Option<Strategy>,
    values: Option<Values>,
}

impl Endgames {
    /// Endgames that are solved with this many iterations instead of those that a decision has time for.
    #[must_use]
    pub const fn with_iterations(iterations: u32) -> Self {
        Self { iterations: Some(iterations), tried: Vec::new() }
    }

    /// The same as [`policy`].
    pub fn policy(&mut self, view: &View) -> Option<Vec<(Move, f64)>> {
        let (tried, decision) = self.find(view)?;
        let mut chances = tried.strategy.as_ref()?.chances(tried.tree.as_ref()?, &decision);
        for chance in &mut chances {
            *chance = if *chance < RARE { 0.0 } else { *chance };
        }
        let sum: f64 = chances.iter().sum();
        let moves = decision.choices.iter().map(|choice| choice.choice);
        Some(moves.zip(chances).map(|(choice, chance)| (choice, chance / sum)).collect())
    }

    /// The legal moves with their values; `None` under the conditions of [`policy`].
    pub fn solved(&mut self, view: &View) -> Option<Vec<Solved>> {
        let (Tried { tree, strategy, values, .. }, decision) = self.find(view)?;
        let (tree, strategy) = (tree.as_ref()?, strategy.as_ref()?);
        let gains = values.get_or_insert_with(|| Values::of(tree, strategy)).of_choices(tree, &decision);
        let each = decision.choices.iter().zip(strategy.chances(tree, &decision)).enumerate();
        let solved = each.map(|(at, (choice, chance))| Solved {
            choice: choice.choice,
            chance,
            value: gains.as_ref().map(|gains| gains[at]),
        });
        Some(solved.collect())
    }

    /// The solution that has the decision of a view, and the decision.
    fn find(&mut self, view: &View) -> Option<(&mut Tried, Decision)> {
        if view.legal.len() < 2 || view.counts.seats() != 2 || check(&view.rules).is_err() {
            return None;
        }
        if self.tried.len() > TRIED_MAX {
            self.tried.clear();
        }
        let (turn, at) = self.earliest(view)?;
        let moves: Vec<Move> = view.history[turn..].iter().map(Seen::choice).collect();
        let tried = &mut self.tried[at];
        let tree = tried.tree.as_ref()?;
        let decision = tree.decision(tree.after(&moves)?, view.hand.iter().copied().collect())?;
        if !decision.choices.iter().map(|choice| &choice.choice).eq(&view.legal) {
            return None;
        }
        if tried.strategy.is_none() {
            tried.strategy = Some(equilibrium(tree, self.iterations.unwrap_or_else(|| iterations(tree))));
        }
        Some((tried, decision))
    }

    /// The earliest turn from which the tree is small enough, and the place of that tree. Trees become smaller from turn to
    /// turn, so it asks for the first turn, for the last, and then halves what is between.
    fn earliest(&mut self, view: &View) -> Option<(usize, usize)> {
        let turns = turns(&view.history);
        let first = turns.first().and_then(|turn| start_at(view, *turn));
        if let Some(at) = first.and_then(|start| self.fits(start, WHOLE_ROUND_MAX)) {
            return Some((0, at));
        }
        let starts: Vec<(usize, Start)> =
            turns.into_iter().skip(1).filter_map(|turn| Some((turn, start_at(view, turn)?))).collect();
        let (turn, last) = starts.last()?;
        let mut found = (*turn, self.fits(last.clone(), ENTRIES_MAX)?);
        let (mut from, mut to) = (0, starts.len() - 1);
        while from < to {
            let middle = (from + to) / 2;
            let (turn, start) = &starts[middle];
            match self.fits(start.clone(), ENTRIES_MAX) {
                Some(at) => (found, to) = ((*turn, at), middle),
                None => from = middle + 1,
            }
        }
        Some(found)
    }

    /// The place of the tree of a start; `None` if it is too large.
    fn fits(&mut self, start: Start, entries_max: usize) -> Option<usize> {
        if let Some(known) = self.tried.iter().position(|tried| tried.start == start) {
            return self.tried[known].tree.as_ref().map(|_| known);
        }
        let tree = Tree::new(&start, entries_max).ok();
        let fits = tree.is_some();
        self.tried.push(Tried { start, tree, strategy: None, values: None });
        fits.then_some(self.tried.len() - 1)
    }
}

fn iterations(tree: &Tree) -> u32 {
    let [fewest, most] = ITERATIONS;
    u32::try_from((WORK / tree.work().max(1)).clamp(fewest, most)).unwrap_or(u32::MAX)
}

/// The lengths of the history at which a turn began.
fn turns(history: &[Seen]) -> Vec<usize> {
    let ends_turn = |seen: &Seen| matches!(seen, Seen::Played { .. } | Seen::Passed { .. });
    (0..=history.len()).filter(|at| *at == 0 || ends_turn(&history[at - 1])).collect()
}
