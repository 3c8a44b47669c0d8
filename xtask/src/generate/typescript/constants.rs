//! The constants of the wire that the page uses. `npm test` refuses one that the page does not use.

use std::{collections::BTreeMap, ops::RangeInclusive};

use boneyard_club::{live, season};
use boneyard_protocol::{
    VERSION, account, club, evening, http, matches, moderation, pools, tokens, tournaments,
};
use boneyard_rules::{Family, presets, ruleset::Direction};
use boneyard_table::{Level, Pace, Persona, Said, Table};
use boneyard_tournament::{
    ARENA_MINUTES, ENTRANTS, Format, ROUND_ROBIN_ENTRANTS_MAX, SWISS_ROUNDS, TieBreak,
};
use serde_json::{Value, json};

/// The constants of `types.ts`.
pub(super) fn shared() -> String {
    let numbers = numbers(&[
        ("PROTOCOL_VERSION", VERSION.into()),
        ("NAME_CHARS_MAX", http::NAME_CHARS_MAX as u64),
        ("PASSWORD_CHARS_MIN", account::PASSWORD_CHARS_MIN as u64),
        ("PASSWORD_BYTES_MAX", account::PASSWORD_BYTES_MAX as u64),
        ("COOLING_OFF_EXITS", account::COOLING_OFF_EXITS.into()),
        ("COOLING_OFF_MINUTES", account::COOLING_OFF_MINUTES.into()),
        ("COOLING_OFF_HOURS_MAX", account::COOLING_OFF_HOURS_MAX.into()),
        ("TOKEN_NAME_CHARS_MAX", tokens::TOKEN_NAME_CHARS_MAX as u64),
        ("SPECTATOR_DELAY_S", Table::SPECTATOR_DELAY_MS / 1_000),
        ("POOL_BOTS_AFTER_S", pools::POOL_BOTS_AFTER_S.into()),
        ("RATING_START", matches::RATING_START.into()),
        ("POOL_GAMES_MAX", pools::POOL_GAMES_MAX as u64),
        ("SAID_CHARS_MAX", Said::TEXT_CHARS_MAX as u64),
        ("REPORT_CHARS_MAX", moderation::REPORT_CHARS_MAX as u64),
        ("MODERATOR_REASON_CHARS_MAX", moderation::MODERATOR_REASON_CHARS_MAX as u64),
        ("APPEAL_CHARS_MAX", moderation::APPEAL_CHARS_MAX as u64),
        ("TIME_OUT_MINUTES_MAX", moderation::TIME_OUT_MINUTES_MAX.into()),
        ("BAN_DAYS_MAX", moderation::BAN_DAYS_MAX.into()),
        ("CLUB_NAME_CHARS_MAX", club::CLUB_NAME_CHARS_MAX as u64),
        ("NOTE_CHARS_MAX", club::NOTE_CHARS_MAX as u64),
        ("EMAIL_CHARS_MAX", club::EMAIL_CHARS_MAX as u64),
        ("PENALTIES_MAX", club::PENALTIES_MAX as u64),
        ("PENALTY_AMOUNT_MAX", club::PENALTY_AMOUNT_MAX.into()),
        ("PLACE_POINTS_MAX", season::PLACE_POINTS_MAX.into()),
        ("TOURNAMENT_TITLE_CHARS_MAX", tournaments::TOURNAMENT_TITLE_CHARS_MAX as u64),
        ("TOURNAMENT_AHEAD_DAYS_MAX", tournaments::TOURNAMENT_AHEAD_DAYS_MAX.into()),
        ("ABSENT_AFTER_S_MIN", tournaments::ABSENT_AFTER_S_MIN.into()),
        ("ABSENT_AFTER_S_MAX", tournaments::ABSENT_AFTER_S_MAX.into()),
        ("ROUND_PAUSE_S_MAX", tournaments::ROUND_PAUSE_S_MAX.into()),
        ("ENTRANTS_MAX", (*ENTRANTS.end()).into()),
        ("ROUND_ROBIN_ENTRANTS_MAX", ROUND_ROBIN_ENTRANTS_MAX.into()),
    ]);
    numbers
        + &constant("ARENA_MINUTES", "", &range(&ARENA_MINUTES))
        + &constant("SWISS_ROUNDS", "", &range(&SWISS_ROUNDS))
        + "\n/** How well bots play, the weakest first, and the rating that this is worth. */\n"
        + &constant("LEVELS", ": readonly { id: Level; rating: number }[]", &levels())
        + "\n/** `TableOptions.bot_delay_ms` of each pace. */\n"
        + &constant("BOT_DELAYS_MS", ": Record<Pace, number>", &bot_delays())
        + "\n/** The bots: how well each plays, and the number of its face. The first three greet newcomers. */\n"
        + &constant("PERSONAS", ": readonly { id: Persona; level: Level; face: number }[]", &personas())
        + "\n/** The games of each family. */\n"
        + &constant("FAMILY_GAMES", ": Record<Family, readonly string[]>", &families())
        + "\n/** The games in which the next player sits on the right. */\n"
        + &constant("COUNTERCLOCKWISE", ": readonly string[]", &counterclockwise())
        + "\n/** The tie-breaks of each format, in the order in which they count. */\n"
        + &constant(
            "TIE_BREAK_ORDER",
            ": Record<TournamentFormat['type'], readonly TieBreak[]>",
            &json!(orders()),
        )
        + "\n/** By what to divide the value of a tie-break to show it. */\n"
        + &constant("TIE_BREAK_DIVISORS", ": Record<TieBreak, number>", &divisors())
}

/// The constants of `evening.ts`.
pub(super) fn of_evenings() -> String {
    let numbers = numbers(&[
        ("PLAYERS_MIN", boneyard_club::PLAYERS_MIN.into()),
        ("PLAYERS_MAX", boneyard_club::PLAYERS_MAX.into()),
        ("ROTATING_PLAYERS_MAX", boneyard_club::ROTATING_PLAYERS_MAX.into()),
        ("TEAM_PAIRS_MAX", (*boneyard_club::TEAM_PAIRS.end()).into()),
        ("GROUPS_MAX", (*boneyard_club::GROUPS.end()).into()),
        ("BONUS_MAX", boneyard_club::BONUS_MAX.into()),
        ("WIN_POINTS_MAX", boneyard_club::WIN_POINTS_MAX.into()),
        ("ROUND_POINTS_MAX", boneyard_club::ROUND_POINTS_MAX.into()),
        ("TARGET", boneyard_club::TARGET.into()),
        ("TARGET_MIN", (*boneyard_club::TARGETS.start()).into()),
        ("TARGET_MAX", (*boneyard_club::TARGETS.end()).into()),
        ("AMOUNT_MAX", boneyard_club::AMOUNT_MAX.into()),
        ("LIMIT_MINUTES_MAX", boneyard_club::LIMIT_MINUTES_MAX.into()),
        ("MATCHES_MAX", boneyard_club::MATCHES_MAX.into()),
        ("EVENING_NAME_CHARS_MAX", boneyard_club::NAME_CHARS_MAX as u64),
        ("TEXT_CHARS_MAX", live::TEXT_CHARS_MAX as u64),
        ("UNDO_MS", live::UNDO_MS),
        ("CODE_CHARS", evening::CODE_CHARS as u64),
        ("REGULATION_SOURCE_CHARS_MAX", evening::REGULATION_SOURCE_CHARS_MAX as u64),
        ("EVENINGS_LISTED_MAX", evening::EVENINGS_LISTED_MAX.into()),
    ]);
    numbers + &constant("PUBLISHED", ": readonly number[]", &json!(boneyard_club::PUBLISHED))
}

fn numbers(numbers: &[(&str, u64)]) -> String {
    numbers.iter().map(|(name, value)| constant(name, "", &json!(value))).collect()
}

/// A constant with its type; without one, TypeScript infers it.
fn constant(name: &str, of: &str, value: &Value) -> String {
    format!("export const {name}{of} = {value};\n")
}

fn range(range: &RangeInclusive<u16>) -> Value {
    json!({ "min": range.start(), "max": range.end() })
}

/// The tie-breaks by the name of the format.
fn orders() -> BTreeMap<String, &'static [TieBreak]> {
    let formats = [
        Format::Arena { minutes: 0 },
        Format::Swiss { rounds: 0, late_until_round: None },
        Format::RoundRobin { cycles: 0 },
        Format::KnockOut { third_place: false },
    ];
    let name = |format| json!(format)["type"].as_str().unwrap_or_default().to_owned();
    formats.into_iter().map(|format| (name(format), TieBreak::order(format))).collect()
}

fn personas() -> Value {
    let facts = |it: Persona| json!({ "id": it, "level": it.level(), "face": it.face() });
    Persona::ALL.into_iter().map(facts).collect()
}

fn levels() -> Value {
    Level::ALL.into_iter().map(|it| json!({ "id": it, "rating": it.rating() })).collect()
}

fn bot_delays() -> Value {
    let delay = |it: Pace| (json!(it).as_str().unwrap_or_default().to_owned(), json!(it.bot_delay_ms()));
    Value::Object(Pace::ALL.into_iter().map(delay).collect())
}

fn families() -> Value {
    let of = |family: Family| -> Value {
        presets::all().into_iter().filter(|it| it.family == family).map(|it| it.rules.preset).collect()
    };
    Value::Object(Family::ALL.into_iter().map(|family| (family.name().to_owned(), of(family))).collect())
}

fn counterclockwise() -> Value {
    let games =
        presets::all().into_iter().filter(|it| it.rules.seats.direction == Direction::Counterclockwise);
    games.map(|it| it.rules.preset).collect()
}

fn divisors() -> Value {
    orders()
        .into_values()
        .flatten()
        .map(|it| (json!(it).as_str().unwrap_or_default().to_owned(), json!(it.divisor())))
        .collect()
}
