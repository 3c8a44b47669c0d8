//! Collects the facts of a recorded round that scoring needs, from its turns or from its lines.

use boneyard_rules::{
    Acted, Action, BySeat, Move, Outcome, Place, RoundFacts, Rules, Seat, Side, Wide,
    ruleset::{InstantEnd, TargetTest},
};

use super::{deal::not_in_set, match_replay::MatchReplay, settling::side_named};
use crate::{
    error::DgnError,
    record::{Left, RoundRecord},
    turn::{Placement, Step, Turn},
};

/// The facts in these turns, which name every place.
pub(crate) fn of_turns(turns: &[Turn], outcome: Outcome) -> RoundFacts {
    let action = |choice: Move| match choice {
        Move::Play { tile, at, leaves } => Some(Action::Play { tile, at, leaves }),
        Move::Close => Some(Action::Close),
        Move::Done => Some(Action::Done),
        Move::Pass => Some(Action::Pass),
        // No fact depends on a draw, and the drawn tile may be unknown.
        Move::Draw => None,
    };
    let acted: Vec<Acted> = moves(turns)
        .filter_map(|(seat, choice)| action(choice).map(|action| Acted { seat, action }))
        .collect();
    let announced = turns.first().filter(|turn| turn.announces()).map(|turn| turn.seat);
    RoundFacts { announced, ..RoundFacts::of(&acted, outcome) }
}

/// The moves of these turns. Each drawn tile is one move.
pub(crate) fn moves(turns: &[Turn]) -> impl Iterator<Item = (Seat, Move)> {
    let of_step = |step: &Step| match *step {
        Step::Play(Placement { tile, at, leaves }) => {
            [Move::Play { tile, at: at.unwrap_or(Place::First), leaves }].into()
        }
        Step::Draw(ref drawn) => vec![Move::Draw; drawn.len()],
        Step::Declare => Vec::new(),
        Step::Close => [Move::Close].into(),
        Step::Pass => [Move::Pass].into(),
    };
    turns.iter().flat_map(move |turn| turn.steps.iter().flat_map(of_step).map(|choice| (turn.seat, choice)))
}

/// How many tiles each seat holds after these turns.
pub(crate) fn held_after(dealt: usize, seats: usize, turns: &[Turn]) -> BySeat<usize> {
    let mut held = BySeat::new(seats, |_| dealt);
    for turn in turns {
        held[turn.seat] = (held[turn.seat] + turn.drawn().count()).saturating_sub(turn.laid().count());
    }
    held
}

/// Whether the score may depend on the tile that went out.
fn asks_for_last_tile(rules: &Rules) -> bool {
    rules.score.bonus.iter().any(|bonus| bonus.event.asks_for_last_tile())
        || rules.match_.instant.iter().any(|instant| instant.asks_for_last_tile())
}

/// Refuses `last`, `made` and `declared` lines that these rules do not use, or that repeat what the turns show.
pub(crate) fn check_fact_lines(replay: &MatchReplay, round: &RoundRecord) -> Result<(), DgnError> {
    let rules = replay.rules();
    let has_turns = !round.turns.is_empty();
    let announces = rules.match_.instant.contains(&InstantEnd::Announced66);
    let last = round.last.as_ref().map(|last| (last.line, "last", asks_for_last_tile(rules)));
    let made = round.made.iter().map(|made| (made.line, "made", rules.score.play.is_some())).min();
    let declared = round.declared.as_ref().map(|declared| (declared.line, "declared", announces));
    let mut lines: Vec<(u32, &str, bool)> = [last, made, declared].into_iter().flatten().collect();
    lines.sort_unstable();
    let what = match lines.into_iter().find(|(_, _, is_used)| has_turns || !is_used) {
        None => return Ok(()),
        Some((line, word, true)) => {
            (line, format!("`{word}` is for rounds without turns; these turns show it"))
        }
        Some((line, "made", _)) => {
            (line, "`made` is for points scored in play, and nothing scores in play under these rules".into())
        }
        Some((line, "last", _)) => {
            (line, "`last` is for rules where the last tile pays extra, and it does not under these".into())
        }
        Some((line, ..)) => {
            (line, "`declared` is for an announced 6-6, and nothing is announced under these rules".into())
        }
    };
    Err(DgnError::new(what.0, what.1))
}

/// The facts of a round without turns, from its lines. No line records capicuas or passes.
pub(crate) fn recorded_facts(
    replay: &MatchReplay,
    round: &RoundRecord,
    left: &BySeat<Option<&Left>>,
    outcome: Outcome,
    line: u32,
) -> Result<RoundFacts, DgnError> {
    let facts =
        RoundFacts { announced: round.declared.as_ref().map(|seat| seat.value), ..RoundFacts::default() };
    let Some(last) = &round.last else {
        if matches!(outcome, Outcome::Out(_)) && asks_for_last_tile(replay.rules()) {
            let what = "the tile that went out pays extra under these rules; write a line such as `last 3-4`";
            return Err(DgnError::new(line, what));
        }
        return Ok(facts);
    };
    let fault = |what| Err(DgnError::new(last.line, what));
    if matches!(outcome, Outcome::Blocked(_)) {
        return fault("nobody went out, so no tile did; leave out `last`".into());
    }
    let set: Wide = replay.rules().set(replay.seats());
    let is_left =
        |left: &Option<&Left>| matches!(left, Some(Left::Tiles(tiles)) if tiles.contains(&last.value));
    if !set.contains(last.value) {
        return fault(not_in_set(replay.rules(), last.value));
    }
    if let Some((seat, _)) = left.seated().find(|(_, left)| is_left(left)) {
        return fault(format!("{} is left to seat {seat}, so it did not go out", last.value));
    }
    Ok(RoundFacts { last: Some(last.value), ..facts })
}

/// The points that each seat scored in play, from the `made` lines of a round without turns.
pub(crate) fn recorded_points(
    replay: &MatchReplay,
    round: &RoundRecord,
    line: u32,
) -> Result<BySeat<i32>, DgnError> {
    let mut made = BySeat::new(replay.seats(), |_| 0);
    if replay.rules().score.play.is_some() && round.made.is_empty() {
        let what = "these rules score in play; write what each side made, such as `made 1 25`";
        return Err(DgnError::new(line, what));
    }
    for recorded in &round.made {
        let (seat, points) = recorded.value;
        side_named(&replay.game, seat, recorded.line)?;
        made[seat] = points;
    }
    Ok(made)
}

/// The side that reached in play a target that must be met exactly, from the `made` lines of a round without turns. A side
/// that reaches the target only with the points of the round's end comes later.
pub(crate) fn recorded_first_at_target(
    replay: &MatchReplay,
    round: &RoundRecord,
    made: &BySeat<i32>,
) -> Result<Option<Side>, DgnError> {
    let rules = replay.rules();
    let target = rules.target(replay.seats()).filter(|_| rules.match_.test == TargetTest::Exactly);
    let Some(target) = target.and_then(|target| i32::try_from(target).ok()) else { return Ok(None) };
    let accounts = &replay.game.standing().accounts;
    let met = replay.game.sides().iter().enumerate().filter(|(side, seats)| {
        let made: i32 = seats.iter().map(|seat| made[*seat]).fold(0, i32::saturating_add);
        accounts[*side].points.saturating_add(made) == target
    });
    let met: Vec<Side> = met.map(|(side, _)| side).collect();
    match met[..] {
        [] => Ok(None),
        [first] => Ok(Some(first)),
        _ => {
            let line = round.made.iter().map(|made| made.line).max().unwrap_or(round.number.line);
            let what =
                format!("these lines do not show who came first to {target}; write the turns of the round");
            Err(DgnError::new(line, what))
        }
    }
}

/// How many tiles each seat of a round without turns was left with. A hand without known tiles counts as one tile, or
/// as none for the seat that went out; where the rules count tiles, it is an error.
pub(crate) fn recorded_tile_counts(
    replay: &MatchReplay,
    left: &BySeat<Option<&Left>>,
    outcome: Outcome,
    line: u32,
) -> Result<BySeat<usize>, DgnError> {
    let counts = matches!(outcome, Outcome::Blocked(_)) && replay.rules().score.counts_tiles();
    let mut tiles = BySeat::new(replay.seats(), |_| 0);
    for seat in Seat::all(replay.seats()) {
        tiles[seat] = match left[seat] {
            Some(Left::Tiles(held)) => held.len(),
            _ if counts => {
                let what = format!(
                    "tiles are counted under these rules, and those of seat {seat} are not known; write a line \
                     such as `left {seat} 2-3 0-0`"
                );
                return Err(DgnError::new(line, what));
            }
            _ => usize::from(outcome != Outcome::Out(seat)),
        };
    }
    Ok(tiles)
}
