//! Checks the `result` line of a record.

use boneyard_rules::{Match, Seat, ruleset::Reach};

use super::settling::side_named;
use crate::{error::DgnError, record::MatchResult, spanned::Spanned};

/// Checks a recorded result against the rules.
pub(crate) fn check_result(game: &Match, result: &Spanned<MatchResult>) -> Result<(), DgnError> {
    let fault = |what: String| DgnError::new(result.line, what);
    let mut recorded = result.value.clone();
    if let MatchResult::Won(sides) | MatchResult::Lost(sides) = &mut recorded {
        for side in sides.iter() {
            side_named(game, *side, result.line)?;
        }
        sides.sort_unstable();
    }
    let valid = results(game);
    if valid.contains(&recorded) {
        return Ok(());
    }
    let valid: Vec<String> = valid.iter().map(|valid| format!("`result {valid}`")).collect();
    let recorded = &result.value;
    Err(fault(format!("`result {recorded}` differs from the rules; by them it is {}", valid.join(" or "))))
}

/// The valid forms of the result of a match. A writer uses the first.
pub(crate) fn results(game: &Match) -> Vec<MatchResult> {
    let Some(end) = game.end() else { return [MatchResult::Unfinished].into() };
    let named = |sides: &[usize]| -> Vec<Seat> {
        sides.iter().filter_map(|side| game.sides().seats(*side).first().copied()).collect()
    };
    let (won, lost) = (named(&end.verdict.won), named(&end.verdict.lost));
    if won.is_empty() && lost.is_empty() {
        return [MatchResult::Drawn].into();
    }
    let target_loses = game.rules().match_.reach == Reach::Loses;
    let mut ways = Vec::new();
    if !won.is_empty() {
        ways.push(MatchResult::Won(won));
    }
    if !lost.is_empty() {
        let at = if target_loses { 0 } else { ways.len() };
        ways.insert(at, MatchResult::Lost(lost));
    }
    ways
}
