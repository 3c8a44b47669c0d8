//! A round of the example, played to its end and settled by the engine.

use boneyard_rules::{
    Action, BlockComparison, FinishedRound, Match, Move, Outcome, Round, RoundSums, Rules, Seat, Settlement,
    Sides, Standing, Tile,
};

use super::{deal::Deal, policy::Aim};
use crate::clauses::asks_block_winner;

/// A round of the example: its deal, every move, and what the engine settles.
#[derive(Clone, Debug)]
pub(super) struct PlayedRound {
    /// The tiles before the first move.
    pub(super) deal: Deal,
    /// The finished round.
    pub(super) round: Round,
    /// The number of the round in its match.
    pub(super) number: u32,
    /// The standing before the round.
    pub(super) before: Standing,
    /// The facts that were settled.
    pub(super) finished: FinishedRound,
    /// The score of the round.
    pub(super) settlement: Settlement,
    /// What decides a block; `None` if the round has no block, or nothing depends on who wins it.
    pub(super) comparison: Option<BlockComparison>,
    /// The match after the round.
    pub(super) after: Match,
}

impl PlayedRound {
    /// Plays the round to its end. `None` if it takes more moves than `moves`, which then is 0.
    pub(super) fn play(
        game: &Match,
        deal: Deal,
        mut round: Round,
        aim: Aim,
        set: &[Tile],
        moves: &mut usize,
    ) -> Option<Self> {
        let mut drawn = 0;
        while round.outcome().is_none() {
            *moves = moves.checked_sub(1)?;
            let action = match aim.choose(&round, set)? {
                Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
                Move::Draw => {
                    drawn += 1;
                    Action::Draw { tile: *deal.stock.get(drawn - 1)? }
                }
                Move::Close => Action::Close,
                Move::Done => Action::Done,
                Move::Pass => Action::Pass,
            };
            round.play(action).ok()?;
        }
        let before = game.standing().clone();
        let finished = FinishedRound::of(&round, game.rules(), &before)?;
        let mut after = game.clone();
        let settlement = after.finish(&finished);
        let comparison = BlockComparison::of(game.rules(), game.sides(), &finished)
            .filter(|_| asks_block_winner(game.rules()));
        Some(Self {
            deal,
            number: after.round_number(),
            round,
            before,
            finished,
            settlement,
            comparison,
            after,
        })
    }

    pub(super) const fn rules(&self) -> &Rules {
        self.after.rules()
    }

    pub(super) const fn sides(&self) -> &Sides {
        self.after.sides()
    }

    pub(super) const fn is_out(&self) -> bool {
        matches!(self.finished.outcome, Outcome::Out(_))
    }

    /// How the points of the round add up.
    pub(super) fn sums(&self) -> RoundSums {
        RoundSums::of(self.rules(), self.sides(), &self.before, &self.finished)
    }

    /// Whether several sides are equal in what decides the block.
    pub(super) fn is_tied(&self) -> bool {
        self.comparison.as_ref().is_some_and(BlockComparison::is_tied)
    }

    /// Whether a hand counts more or less than its pips.
    pub(super) fn has_special(&self) -> bool {
        let pips = |seat: Seat| self.round.hand(seat).iter().map(|tile| tile.pips()).sum::<u32>();
        self.finished.values.seated().any(|(seat, value)| *value != pips(seat))
    }

    /// The last tile of the round.
    pub(super) fn last_tile(&self) -> Option<Tile> {
        self.laid().last()
    }

    /// The tiles on the table, in the order of play.
    pub(super) fn laid(&self) -> impl Iterator<Item = Tile> {
        self.round.history().iter().filter_map(|acted| match acted.action {
            Action::Play { tile, .. } => Some(tile),
            _ => None,
        })
    }
}
