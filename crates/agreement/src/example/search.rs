//! Finds instructive rounds: deals from fixed seeds, played to their ends, of which the easiest to count are kept.

use boneyard_rules::{Match, Rules, Seat, Tile};

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
const DEALS_MAX: u64 = 120;

/// The most moves that are played in search of one round. It bounds the time of games with many tiles.
const MOVES_MAX: usize = 3_000;

/// How many points a hand should count on average, to be neither trivial nor tiresome.
const POINTS_IDEAL: u32 = 5;

/// A round that costs no more ends the search.
const GOOD: u32 = 6;

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
    let mut best: Option<(u32, PlayedRound)> = None;
    for attempt in 0..DEALS_MAX {
        let is_good = best.as_ref().is_some_and(|(cost, _)| *cost <= GOOD);
        if is_good || moves == 0 {
            break;
        }
        let mut shuffler = Shuffler::new(SEED + ((wanted as u64) << 32) + attempt);
        let Some((deal, round)) = Deal::shuffled(game, &mut shuffler) else { continue };
        let played = PlayedRound::play(game, deal, round, wanted.aim(attempt), set, &mut moves);
        let Some(played) = played.filter(|played| wanted.is(played)) else { continue };
        let cost = wanted.cost(&played);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, played));
        }
    }
    best.map(|(_, played)| played)
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
            Self::Block | Self::Tie if attempt.is_multiple_of(2) => Aim::Block,
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

    /// How hard a round is to follow: too many tiles in the hands, too few or too many points, or nothing to learn.
    fn cost(self, played: &PlayedRound) -> u32 {
        let (rules, finished) = (played.rules(), &played.finished);
        let lines = &played.settlement.sides;
        let seats = finished.values.seats();
        let points: u32 = finished.values.iter().sum();
        let tiles: usize = finished.tiles.iter().sum();
        let pips = |(seat, value): (Seat, &u32)| finished.tiles[seat] > 0 && *value == 0;
        let faults = [
            (played.settlement.verdict.is_some(), 400),
            (lines.iter().all(|line| line.scored == 0) && !played.settlement.tied, 100),
            (self == Self::Out && !lines.iter().any(|line| line.after.open), 100),
            (rules.score.play.is_some() && !finished.made.iter().any(|made| *made > 0), 50),
            (self == Self::Out && !rules.value.special.is_empty() && !played.has_special(), 15),
            (finished.values.seated().any(pips), 5),
            (finished.tiles.iter().all(|tiles| *tiles < 2), 5),
        ];
        let faults: u32 = faults.iter().filter(|(has, _)| *has).map(|(_, cost)| cost).sum();
        let surplus = u32::try_from(tiles.saturating_sub(seats)).unwrap_or(u32::MAX / 16);
        let ideal = POINTS_IDEAL * u32::try_from(seats).unwrap_or(0);
        faults + 8 * surplus + points.abs_diff(ideal)
    }
}
