//! Replays the rounds of a record. Start with `replay_round`, which calls the other files in order.

use std::ops::RangeInclusive;

use boneyard_rules::{
    BySeat, Lead, Opening, Outcome, PartialHand, PartialRound, PlayScoring, Round, Seat, SetupError, Tile,
    WIDE, Wide, announced_tile,
};

use super::{
    announcement::{announcer, possible_announcer},
    deal::{DealtTiles, dealt_tiles},
    known_round::KnownRound,
    match_replay::{KnownReplay, MatchReplay, Next, ReplayedMatch, ReplayedRound, match_before},
    match_result::check_result,
    opener::{DueLead, Opener, check_finder, due_leader, opener},
    outcome_only::outcome_only,
    round_facts::{check_fact_lines, held_after, moves, of_turns},
    settling::RoundEnding,
    tracked_round::{TrackedRound, with_legal},
    turn_error::TurnError,
};
use crate::{
    error::DgnError,
    record::{Ended, Left, Record, RoundRecord},
    spanned::Spanned,
    turn::{Step, Turn},
};

/// Replays a record. `is_cut` says that a malformed line follows, so that lines missing at the end are no mistake.
pub(crate) fn replay_match(record: &Record, is_cut: bool) -> Result<ReplayedMatch, DgnError> {
    let first = record.rounds.first().map_or(1, |round| round.number.value);
    let mut play = MatchReplay {
        record,
        game: match_before(record, first)?,
        rounds: Vec::new(),
        next: Next::Round(None),
        is_cut,
    };
    play.next = Next::Round(play.due());
    for (index, round) in record.rounds.iter().enumerate() {
        let number = play.rounds.last().map_or(first, |last: &ReplayedRound| last.number + 1);
        let fault = |what: String| Err(DgnError::new(round.number.line, what));
        if let Some(open) = play.rounds.last().filter(|last| last.ended.is_none()) {
            return fault(format!("round {} is not over; finish it first", open.number));
        }
        match play.next {
            Next::Over if play.game.end().is_some() => {
                return fault("the match is over; nothing follows but `result`".into());
            }
            Next::Over => return fault("the match was stopped; nothing follows but `result`".into()),
            _ => {}
        }
        if round.number.value != number {
            return fault(format!("rounds are numbered in sequence; this is round {number}"));
        }
        let is_last_round = index + 1 == record.rounds.len();
        let by_lot = play.game.lead() == Lead::Lot;
        let played = replay_round(&mut play, round, is_last_round)?;
        play.rounds.push(ReplayedRound { by_lot, ..played });
    }
    if let Some(result) = &record.result {
        check_result(&play.game, result)?;
    }
    Ok(ReplayedMatch { game: play.game, rounds: play.rounds, next: play.next })
}

fn replay_round(
    replay: &mut MatchReplay,
    round: &RoundRecord,
    is_last_round: bool,
) -> Result<ReplayedRound, DgnError> {
    let tiles = dealt_tiles(replay, round)?;
    check_fact_lines(replay, round)?;
    let due = due_leader(replay, round, &tiles);
    if matches!(due, DueLead::Redeal) {
        return replay.redealt(round, is_last_round);
    }
    let recorded = round.end.as_ref().map(|end| end.value);
    // The rules may have required a redeal of unknown hands.
    let unknown = tiles.hands.iter().any(|hand| hand.unknown > 0);
    if recorded == Some(Ended::Redeal) && unknown && round.turns.is_empty() && round.left.is_empty() {
        return replay.redealt(round, is_last_round);
    }
    let opener = opener(replay, round, due)?;
    let due = opener.leader;
    let announced = announcer(replay, round, &tiles)?;
    let opener = match announced {
        // A seat that announces 6-6 leads 6-6, even if another seat was due.
        Some(seat) => Opener::of_leader(Some(seat), Opening::OneOf([announced_tile()].into_iter().collect())),
        None => opener,
    };
    let played = led_round(replay, round, &tiles, opener, is_last_round)?;
    // Until the hub is drawn no leader is known. The seat that draws the hub counts as due.
    let recorded = round.lead.as_ref().map(|lead| lead.value);
    let due = if let Opening::Drawn(_) = opener.opening { played.lead.or(recorded) } else { due };
    Ok(ReplayedRound { due, ..played })
}

/// Replays a round that is not redealt, once its opener is known.
fn led_round(
    replay: &mut MatchReplay,
    round: &RoundRecord,
    tiles: &DealtTiles,
    Opener { leader, first_turn, opening }: Opener,
    is_last_round: bool,
) -> Result<ReplayedRound, DgnError> {
    let recorded = round.end.as_ref().map(|end| end.value);
    let outcome_without_play =
        matches!(recorded, Some(Ended::Out(_) | Ended::Blocked(_))) && round.deals.is_empty();
    if round.turns.is_empty() && (!round.left.is_empty() || outcome_without_play) {
        return outcome_only(replay, round, tiles, leader, is_last_round);
    }

    if let (false, Some(turn)) = (tiles.has_all_hands, round.turns.first()) {
        let missing =
            Seat::all(replay.seats()).find(|seat| !round.deals.iter().any(|deal| deal.value.0 == *seat));
        let seat = missing.unwrap_or(Seat::FIRST);
        let what =
            format!("the hand of seat {seat} is missing; write `deal {seat} ?n` where it is not known");
        return Err(DgnError::new(turn.line, what));
    }
    let mut tracked = match first_turn {
        Some(seat) if tiles.has_all_hands => Some(tracked_round(replay, round, tiles, seat, opening)?),
        _ => None,
    };
    let turns = match &mut tracked {
        Some(tracked) => replay_turns(replay, round, tracked, is_last_round)?,
        None => Vec::new(),
    };
    let known = match &tracked {
        Some(TrackedRound::Known(known)) => Some(Box::new(KnownReplay {
            number: round.number.value,
            standing: replay.game.standing().clone(),
            dealt: known.dealt.clone(),
            played: known.round.clone(),
            boneyard: known.order.clone(),
        })),
        _ => None,
    };
    let leader = match (opening, &tracked) {
        // The seat that lays the hub is the leader.
        (Opening::Drawn(_), Some(tracked)) => tracked.leader(),
        _ => leader,
    };
    if let (Opening::Drawn(hub), Some(finder)) = (opening, leader) {
        check_finder(round, hub, finder)?;
    }
    let outcome = outcome(round, tracked.as_ref(), is_last_round);
    let played = if let (Some(outcome), Some(tracked)) = (outcome, &mut tracked) {
        let values = hand_values(replay, round, tracked)?;
        check_end(round, outcome)?;
        let dealt = replay.rules().hand_size(replay.seats()).unwrap_or(0);
        let scoring = PlayScoring::of(replay.rules(), replay.game.standing(), replay.seats(), moves(&turns));
        let ending = RoundEnding {
            outcome,
            leaders: leader.into_iter().collect(),
            values: &values,
            tiles: held_after(dealt, replay.seats(), &turns),
            made: scoring.made(),
            paid: scoring.paid(),
            first_at_target: scoring.first_at_target(),
            facts: of_turns(&turns, outcome),
        };
        replay.settle(round, &ending, is_last_round)?
    } else if let Some(Ended::Timeout(_) | Ended::Stopped) = recorded {
        replay.add_unfinished_round(round, leader)?
    } else {
        replay.must_be_open(round, tracked.as_ref())?;
        replay.next = match &tracked {
            Some(tracked) => {
                let announcer = possible_announcer(replay, tiles).filter(|_| turns.is_empty());
                Next::Turn { seat: tracked.turn(), legal: tracked.legal(), announcer }
            }
            None => Next::Round(leader),
        };
        replay.replayed_round(round, leader, None)
    };
    Ok(ReplayedRound { turns, known, ..played })
}

fn tracked_round(
    replay: &MatchReplay,
    round: &RoundRecord,
    tiles: &DealtTiles,
    leader: Seat,
    opening: Opening,
) -> Result<TrackedRound, DgnError> {
    let rules = replay.rules();
    let fault = |fault: SetupError| DgnError::new(round.number.line, format!("{fault}"));
    let hands_known = tiles.hands.iter().all(|hand| hand.unknown == 0);
    let order: Option<Vec<Tile>> =
        tiles.stock.as_ref().and_then(|stock| stock.iter().copied().collect::<Option<Vec<Tile>>>());
    let order_unknown = tiles.stock.as_ref().is_none_or(|stock| stock.iter().all(Option::is_none));
    let draws_known = round.turns.iter().all(|turn| turn.value.drawn().all(|drawn| drawn.is_some()));
    if !hands_known || (order.is_none() && !(order_unknown && draws_known)) {
        let stock = tiles.stock.clone().unwrap_or_else(|| vec![None; tiles.stock_len]);
        let hands = tiles
            .hands
            .map(|hand| PartialHand { known: hand.known.iter().copied().collect(), unknown: hand.unknown });
        let partial = PartialRound::new(rules, hands, stock, leader, opening).map_err(fault)?;
        return Ok(TrackedRound::Partial(Box::new(partial)));
    }
    let hands = tiles.hands.map(|hand| hand.known.clone());
    let boneyard = order.clone().unwrap_or_else(|| {
        let dealt: Wide = hands.iter().flatten().copied().collect();
        rules.set::<WIDE>(replay.seats()).without(dealt).iter().collect()
    });
    let known = Round::deal(rules, hands, boneyard, leader, opening.must_lead()).map_err(fault)?;
    Ok(TrackedRound::Known(KnownRound::new(known, order)))
}

fn replay_turns(
    replay: &MatchReplay,
    round: &RoundRecord,
    tracked: &mut TrackedRound,
    is_last_round: bool,
) -> Result<Vec<Turn>, DgnError> {
    let mut whole = Vec::with_capacity(round.turns.len());
    for (index, turn) in round.turns.iter().enumerate() {
        let fault = |what: String| DgnError::new(turn.line, what);
        let is_broken_off =
            matches!(round.end.as_ref().map(|end| end.value), Some(Ended::Timeout(_) | Ended::Stopped));
        let is_last_turn = index + 1 == round.turns.len();
        let is_unfinished = turn.value.is_unfinished() || (is_broken_off && is_last_turn);
        let played = play_turn(tracked, &turn.value, is_unfinished);
        whole.push(played.map_err(|error| fault(tracked.explain(&error)))?);
        if !turn.value.is_unfinished() {
            continue;
        }
        let has_more_lines = index + 1 < round.turns.len()
            || !(is_last_round
                && round.left.is_empty()
                && round.scores.is_empty()
                && round.totals.is_empty())
            || (round.end.is_some() || replay.record.result.is_some()) && !is_broken_off;
        if has_more_lines {
            let what = "this turn is not finished, so nothing may follow it";
            return Err(fault(match tracked.legal() {
                Some(legal) => with_legal(what, &legal),
                None => format!("{what}; it ends in a play or in `pass`"),
            }));
        }
    }
    Ok(whole)
}

/// How the tracked round ended, or a block that its unknown tiles allow; `None` if neither applies.
fn outcome(round: &RoundRecord, tracked: Option<&TrackedRound>, is_last_round: bool) -> Option<Outcome> {
    let tracked = tracked?;
    let is_claimed = match round.end.as_ref().map(|end| end.value) {
        Some(Ended::Timeout(_) | Ended::Stopped) => return tracked.outcome(),
        Some(end) => matches!(end, Ended::Blocked(_)),
        // A line after the turns claims that the round has ended.
        None => {
            !(is_last_round && round.left.is_empty() && round.scores.is_empty() && round.totals.is_empty())
        }
    };
    tracked.outcome().or_else(|| tracked.possible_block(is_claimed))
}

/// The least and the most points of each seat's tiles, checked against the `left` lines.
fn hand_values(
    replay: &MatchReplay,
    round: &RoundRecord,
    tracked: &mut TrackedRound,
) -> Result<BySeat<RangeInclusive<u32>>, DgnError> {
    let mut lines: Vec<&Spanned<(Seat, Left)>> = round.left.iter().collect();
    lines.sort_by_key(|left| left.line);
    let mut pips = BySeat::new(replay.seats(), |_| None);
    for line in lines {
        let (seat, left) = &line.value;
        pips[*seat] =
            tracked.left(*seat, left).map_err(|fault| DgnError::new(line.line, format!("{fault}")))?;
    }
    let value = |seat: Seat| match pips[seat] {
        Some(pips) => pips..=pips,
        None => tracked.hand_value(replay.rules(), seat),
    };
    Ok(BySeat::new(replay.seats(), value))
}

fn check_end(round: &RoundRecord, outcome: Outcome) -> Result<(), DgnError> {
    let by_rules = match outcome {
        Outcome::Out(seat) => Ended::Out(seat),
        Outcome::Blocked(seat) => Ended::Blocked(seat),
    };
    match &round.end {
        Some(end) if end.value != by_rules => Err(DgnError::new(
            end.line,
            format!("`end {}` differs from the rules; by them it is `end {by_rules}`", end.value),
        )),
        _ => Ok(()),
    }
}

/// Plays a turn without its announcement, and returns it with everything written out.
fn play_turn(tracked: &mut TrackedRound, turn: &Turn, is_unfinished: bool) -> Result<Turn, TurnError> {
    if !turn.announces() {
        return tracked.replay_turn(turn, is_unfinished);
    }
    let without_announcement = Turn { seat: turn.seat, steps: turn.steps[1..].to_vec() };
    let mut whole = tracked.replay_turn(&without_announcement, is_unfinished)?;
    whole.steps.insert(0, Step::Declare);
    Ok(whole)
}
