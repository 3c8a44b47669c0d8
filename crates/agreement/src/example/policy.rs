//! How the players of an example choose their moves. They see all tiles and work together, because an example should be
//! short and easy to count.

use std::cmp::Reverse;

use boneyard_rules::{Action, Move, Round, Tile};

/// What the players of a round aim at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// Small hands: each player lays the heaviest tile that fits.
    SmallHands,
    /// A block: each player lays the tile after which the fewest tiles fit.
    Block,
}

impl Aim {
    /// The move of the seat whose turn it is; `None` if the round has ended.
    pub(super) fn choose(self, round: &Round, set: &[Tile]) -> Option<Move> {
        let legal = round.legal();
        if self == Self::Block && legal.contains(&Move::Close) {
            return Some(Move::Close);
        }
        let plays = legal.iter().copied().filter_map(|choice| match choice {
            Move::Play { tile, at, leaves } => Some((choice, tile, Action::Play { tile, at, leaves })),
            _ => None,
        });
        let best = match self {
            Self::SmallHands => plays.max_by_key(|(_, tile, _)| tile.pips()),
            Self::Block => {
                let unlaid = unlaid(round, set);
                plays.min_by_key(|(_, tile, action)| {
                    (fitting(round, *action, *tile, &unlaid), Reverse(tile.pips()))
                })
            }
        };
        // Without a block in mind, doubles stay open.
        let other = || legal.iter().copied().find(|choice| *choice != Move::Close);
        best.map(|(choice, ..)| choice).or_else(other)
    }
}

/// The tiles that are not on the table.
fn unlaid(round: &Round, set: &[Tile]) -> Vec<Tile> {
    let mut unlaid = set.to_vec();
    for acted in round.history() {
        if let Action::Play { tile, .. } = acted.action {
            unlaid.retain(|other| *other != tile);
        }
    }
    unlaid
}

/// How many tiles that are not on the table show a number of an open end after this play.
fn fitting(round: &Round, action: Action, laid: Tile, unlaid: &[Tile]) -> usize {
    let ends = round.ends_after(action).unwrap_or_default();
    let fits = |tile: &&Tile| **tile != laid && ends.iter().any(|end| tile.has(end.number));
    unlaid.iter().filter(fits).count()
}
