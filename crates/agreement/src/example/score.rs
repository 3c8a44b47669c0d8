//! The score of a round in words: who wins it, the sums, the totals, and the end of the match.

mod line;

use boneyard_i18n::Messages;
use boneyard_rules::{
    BlockComparison, BlockMeasure, Outcome, RoundSums, Seat,
    ruleset::{BlockTie, Reach},
};

use self::line::line;
use super::{names::Names, played::PlayedRound, sum::Sum};
use crate::clauses::asks_block_winner;

/// Sentences about the score of a round and the end of the match.
pub(super) fn sentences(played: &PlayedRound, words: &Messages, names: &Names<'_>) -> Vec<String> {
    let settlement = &played.settlement;
    let mut sentences = Vec::new();
    if let Some(comparison) = &played.comparison {
        sentences.extend(decision(played, comparison, words, names));
    }
    // If nothing depends on the winner of a block, the rules do not define one.
    let is_asked = played.is_out() || asks_block_winner(played.rules());
    if let Some(winner) = settlement.winner.filter(|_| is_asked) {
        let values = [("side", names.side(winner).into()), ("people", names.people(winner).into())];
        sentences.push(words.message_with("example-won", values));
    }
    let sums = played.sums();
    let sides = (0..settlement.sides.len()).zip(&sums.hands);
    let scored: Vec<String> =
        sides.flat_map(|(side, hands)| line(played, side, hands, words, names)).collect();
    if scored.is_empty() && played.rules().score.writes_points() {
        sentences.push(words.message("example-nobody"));
    }
    sentences.extend(scored);
    sentences.extend(carried(played, &sums, words));
    sentences.extend(verdict(played, words, names));
    sentences
}

/// What decided a block, where the totals do not say it: single hands, a tie, and who wins a tie.
fn decision(
    played: &PlayedRound,
    comparison: &BlockComparison,
    words: &Messages,
    names: &Names<'_>,
) -> Vec<String> {
    let (Outcome::Out(blocker) | Outcome::Blocked(blocker)) = played.finished.outcome;
    let seats = played.round.seats();
    let name = |seat: Seat| names.seat(seat).to_owned();
    let points = |seat: Seat| played.finished.values[seat];
    let mut sentences = Vec::new();
    match comparison.measure {
        BlockMeasure::BlockerAndNext => {
            let next = blocker.next(seats);
            let values = [
                ("player", name(blocker).into()),
                ("points", points(blocker).into()),
                ("next", name(next).into()),
                ("other", points(next).into()),
            ];
            sentences.push(words.message_with("example-compared", values));
        }
        BlockMeasure::LowestHand if !comparison.is_tied() => {
            let lowest = Seat::all(seats).find(|seat| points(*seat) == comparison.best);
            sentences.extend(lowest.map(|seat| {
                let values = [("player", name(seat).into()), ("points", comparison.best.into())];
                words.message_with("example-lowest", values)
            }));
        }
        _ => {}
    }
    if comparison.is_tied() {
        let sides = played.sides();
        let in_pairs = sides.count() < seats && (0..sides.count()).all(|side| names.people(side) > 1);
        let (key, among) = match comparison.measure {
            BlockMeasure::HighestSide => ("example-tied-highest", ""),
            BlockMeasure::FewestTiles => ("example-tied-fewest", ""),
            BlockMeasure::BlockerAndNext => ("example-tied", "next"),
            BlockMeasure::LowestHand if in_pairs => ("example-tied", "single"),
            BlockMeasure::LowestSide if in_pairs => ("example-tied", "pairs"),
            BlockMeasure::LowestSide if sides.count() == 2 => ("example-tied", "both"),
            BlockMeasure::LowestSide | BlockMeasure::LowestHand => ("example-tied", "hands"),
        };
        let values = [("points", comparison.best.into()), ("among", among.into())];
        sentences.push(words.message_with(key, values));
        let broken = match played.rules().score.block_tie {
            _ if played.settlement.winner.is_none() => None,
            BlockTie::BlockerLoses => Some(("example-tie-blocker-loses", blocker)),
            BlockTie::BlockerWins => Some(("example-tie-blocker-wins", blocker)),
            BlockTie::LeaderWins => Some(("example-tie-leader-wins", played.round.leader())),
            BlockTie::Void | BlockTie::Eggs | BlockTie::Carry => None,
        };
        sentences.extend(broken.map(|(key, seat)| words.message_with(key, [("player", name(seat).into())])));
    }
    sentences
}

/// The points that are carried over, and how they add up.
fn carried(played: &PlayedRound, sums: &RoundSums, words: &Messages) -> Option<String> {
    if played.settlement.carried == 0 {
        return None;
    }
    let sum = Sum::of(sums.carried.iter().copied());
    Some(words.message_with("example-carried", [("sum", sum.to_string().into())]))
}

/// The end of the match, if this round ends it.
fn verdict(played: &PlayedRound, words: &Messages, names: &Names<'_>) -> Option<String> {
    let verdict = played.settlement.verdict.as_ref()?;
    let (key, sides) = match played.rules().match_.reach {
        _ if verdict.won.is_empty() => return Some(words.message("example-drawn")),
        Reach::Wins => ("example-over", &verdict.won),
        Reach::Loses => ("example-over-lost", &verdict.lost),
    };
    let people: usize = sides.iter().map(|side| names.people(*side)).sum();
    Some(words.message_with(key, [("side", names.sides(sides).into()), ("people", people.into())]))
}
