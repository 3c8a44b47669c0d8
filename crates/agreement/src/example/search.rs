//! Finds instructive rounds: deals from fixed seeds, played to their ends, of which the easiest to count are kept.

use boneyard_rules::{Match, Rules, Tile};

use super::{deal::Deal, played::PlayedRound, policy::Aim, random::Shuffler};
use crate::clauses::may_tie;

/// The rounds that an example shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// A seat goes out.
    Out,
    /// A block that one side wins or loses.
    Block,
    /// A block in which the deciding hands are equal.
    Tie,
    /// A seat goes out, and a side receives what the last round carried over.
    Release,
}

/// The most deals that are tried for one round.
const DEALS_MAX: u64 = 60;

/// The most moves that are played in search of one round. It bounds the time of games with many tiles.
const MOVES_MAX: usize = 4_000;

/// The first seed. Another one gives other examples.
const SEED: u64 = 1;

/// The rounds of an example. Each follows the one before it, unless that one ended its match.
pub(super) fn rounds(rules: &Rules, seats: usize) -> Vec<PlayedRound> {
    let Ok(new_match) = Match::new(rules.clone(), seats) else { return Vec::new() };
    let set = rules.tile_list(seats);
    let mut rounds: Vec<PlayedRound> = Vec::new();
    for wanted in [Wanted::Out, Wanted::Block, Wanted::Tie, Wanted::Release] {
        let last = rounds.last().map(|round| &round.after).filter(|game| game.end().is_none());
        let game = last.unwrap_or(&new_match);
        if wanted.may_follow(game) {
            rounds.extend(find(wanted, game, &set));
        }
    }
    rounds
}

/// The best round of this kind that may follow in a match; `None` if no deal that is tried gives one.
fn find(wanted: Wanted, game: &Match, set: &[Tile]) -> Option<PlayedRound> {
    let mut moves = MOVES_MAX;
    let deals = (0..DEALS_MAX).map_while(|attempt| {
        (moves > 0).then(|| {
            let mut shuffler = Shuffler::new(SEED + ((wanted as u64) << 32) + attempt);
            let (deal, round) = Deal::shuffled(game, &mut shuffler)?;
            let aim = wanted.aim(attempt);
            PlayedRound::play(game, deal, round, aim, set, &mut moves).filter(|played| wanted.is(played))
        })
    });
    deals.flatten().min_by_key(|played| wanted.cost(played))
}

impl Wanted {
    fn may_follow(self, game: &Match) -> bool {
        match self {
            Self::Out | Self::Block => true,
            Self::Tie => may_tie(game.rules()),
            Self::Release => game.standing().carried > 0,
        }
    }

    /// Blocks are found on purpose and by chance: those by chance are rarer, but leave smaller hands.
    const fn aim(self, attempt: u64) -> Aim {
        match self {
            Self::Block | Self::Tie if attempt % 2 == 0 => Aim::Block,
            _ => Aim::SmallHands,
        }
    }

    fn is(self, played: &PlayedRound) -> bool {
        match self {
            Self::Out => played.is_out(),
            Self::Block => !played.is_out() && !played.is_tied(),
            Self::Tie => played.is_tied(),
            Self::Release => played.is_out() && played.settlement.sides.iter().any(|line| line.received > 0),
        }
    }

    /// How hard a round is to follow: many tiles and points in the hands, or nothing to learn from them.
    fn cost(self, played: &PlayedRound) -> u32 {
        let rules = played.rules();
        let lines = &played.settlement.sides;
        let tiles: usize = played.finished.tiles.iter().sum();
        let points: u32 = played.finished.values.iter().sum();
        let nothing_scored = lines.iter().all(|line| line.scored == 0) && !played.settlement.tied;
        let no_account = self == Self::Out && !lines.iter().any(|line| line.after.open);
        let nothing_in_play = rules.score.play.is_some() && !played.finished.made.iter().any(|made| *made > 0);
        let faults = [
            (played.settlement.verdict.is_some(), 400),
            (nothing_scored, 100),
            (no_account, 100),
            (nothing_in_play, 50),
        ];
        let faults: u32 = faults.iter().filter(|(has, _)| *has).map(|(_, cost)| cost).sum();
        8 * u32::try_from(tiles).unwrap_or(u32::MAX / 16) + points + faults
    }
}
