//! What the host of a tournament chose, and the check of it.

use boneyard_protocol::http::checked_options;
use boneyard_protocol::tournaments::{
    ABSENT_AFTER_S_MAX, ABSENT_AFTER_S_MIN, NextRound, OpenTournament, ROUND_PAUSE_S_MAX,
    TOURNAMENT_AHEAD_DAYS_MAX, TOURNAMENT_TITLE_CHARS_MAX, TournamentRefusal,
};
use boneyard_rules::Rules;
use boneyard_table::TableOptions;
use boneyard_text::visible_name;
use boneyard_tournament::Settings;
use serde::{Deserialize, Serialize};

use crate::http::ApiError;

/// What the host chose, as the store has it. The settings of the format are in the first event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Facts {
    pub(super) options: TableOptions,
    pub(super) pairs: bool,
    pub(super) next_round: NextRound,
    pub(super) absent_after_s: u32,
    pub(super) programs: bool,
}

/// A checked request to open a tournament.
pub(super) struct Checked {
    pub(super) title: String,
    pub(super) rules: Rules,
    pub(super) facts: Facts,
    pub(super) settings: Settings,
    pub(super) starts_ms: i64,
}

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Checks a request to open a tournament.
pub(super) fn check(request: OpenTournament, now_ms: i64) -> Result<Checked, ApiError> {
    let OpenTournament { title, rules, options, pairs, format, entrants_min, entrants_max, .. } = request;
    let OpenTournament { starts_ms, next_round, absent_after_s, programs, .. } = request;
    let max = TOURNAMENT_TITLE_CHARS_MAX;
    let title = visible_name(&title, max).map_err(|_| TournamentRefusal::BadTitle { max })?;
    let rules = Rules::parse(&rules)?;
    if !suits(&rules, pairs) {
        return Err(TournamentRefusal::BadRules { pairs }.into());
    }
    let settings = Settings::new(format, entrants_min..=entrants_max)
        .map_err(|why| TournamentRefusal::BadSettings { why })?;
    if starts_ms > now_ms + i64::from(TOURNAMENT_AHEAD_DAYS_MAX) * DAY_MS {
        return Err(TournamentRefusal::BadStart { days_max: TOURNAMENT_AHEAD_DAYS_MAX }.into());
    }
    let starts_ms = starts_ms.max(now_ms);
    if let NextRound::Automatic { pause_s } = next_round {
        in_range("pause_s", pause_s.into(), 0, ROUND_PAUSE_S_MAX.into())?;
    }
    in_range("absent_after_s", absent_after_s, ABSENT_AFTER_S_MIN, ABSENT_AFTER_S_MAX)?;
    let options = checked_options(options)?.timed_if_rated(&rules);
    let facts = Facts { options, pairs, next_round, absent_after_s, programs };
    Ok(Checked { title, rules, facts, settings, starts_ms })
}

fn in_range(field: &str, value: u32, min: u32, max: u32) -> Result<(), TournamentRefusal> {
    let is_in = (min..=max).contains(&value);
    if is_in { Ok(()) } else { Err(TournamentRefusal::BadSeconds { field: field.into(), min, max }) }
}

/// Whether the rules have two sides of one player, or of two partners.
fn suits(rules: &Rules, pairs: bool) -> bool {
    let players = if pairs { 4 } else { 2 };
    let seats = players * rules.hands_per_player();
    rules.seat_counts().any(|count| usize::from(count) == seats) && rules.sides(seats).count() == 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_for_two_players_or_two_pairs() {
        let suits = |text: &str| [false, true].map(|pairs| suits(&Rules::parse(text).unwrap(), pairs));
        assert_eq!(suits("draw"), [true, false]);
        assert_eq!(suits("spanish-pairs"), [false, true]);
        assert_eq!(suits("for-three"), [false, false]);
        assert_eq!(suits("seven-plus-seven"), [true, false], "two players with two hands each");
    }
}
