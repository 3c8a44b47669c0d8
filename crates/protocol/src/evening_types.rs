//! The TypeScript declarations of club evenings, in a file of their own: an evening has tables, seats and rounds of another
//! kind than a game that is played here.

use boneyard_club::csv::CsvKind;
use boneyard_club::live::{
    Act, Alert, AlertState, Announcement, Author, Call, CallReason, CallState, Courtesies, Customs, Entry,
    EveningView, Filled, Late, Oddity, Phase, Refusal, RoundView, SeatView, Settlement, TEXT_CHARS_MAX,
    TableState, TableView, UNDO_MS, WARN_MS,
};
use boneyard_club::text::BadText;
use boneyard_club::{
    AMOUNT_MAX, Balance, Card, CardMatch, CardResult, Courtesy, Day, Ending, EveningError, Key,
    LIMIT_MINUTES_MAX, LogLine, MATCHES_MAX, MatchPlan, MatchReport, Moment, NAME_CHARS_MAX, Named, Need,
    Origin, Outcome, PLAYERS_MAX, PLAYERS_MIN, PUBLISHED, Pair, Pairing, Person, Player, PlayerBalance,
    Prize, ROUND_POINTS_MAX, Reading, Repeat, Report, Round, Sanction, Schedule, ScheduleError, Scored,
    Scorekeepers, Seat, Seated, SeatingKind, Setup, SetupError, SheetError, SheetId, SheetKind, Standing,
    Stop, TARGET, TARGETS, TablePlan, Tally, Unevenness,
};
use boneyard_club_wasm as desk;
use ts_rs::{Config, TS};

use crate::evening::{
    BarredDevice, CODE_CHARS, CODE_LETTERS, ClaimEvening, ConfirmDevice, DEVICE_CHARS_MAX,
    EVENING_FILE_BYTES_MAX, EVENINGS_LISTED_MAX, EveningClientMessage, EveningFacts, EveningLink,
    EveningPerson, EveningServerMessage, EveningSummary, FoundEvening, FoundPlayer, JoinEvening, NewCode,
    NewEveningLink, OpenEvening, OpenedEvening, PlayerDevice,
};

/// The whole of `web/src/lib/protocol/evening.ts`.
#[must_use]
pub fn evening_typescript() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Generated from crates/club and crates/protocol. To write it anew: cargo run -p boneyard-protocol --example typescript\n\n",
    );
    // What every socket and every answer may carry is declared with the tables.
    text.push_str("import type { Problem } from './types.ts';\n\n");
    let bounds = [
        ("PLAYERS_MIN", PLAYERS_MIN.into()),
        ("PLAYERS_MAX", PLAYERS_MAX.into()),
        ("ROUND_POINTS_MAX", ROUND_POINTS_MAX.into()),
        ("TARGET", TARGET.into()),
        ("TARGET_MIN", (*TARGETS.start()).into()),
        ("TARGET_MAX", (*TARGETS.end()).into()),
        ("AMOUNT_MAX", u64::from(AMOUNT_MAX)),
        ("LIMIT_MINUTES_MAX", LIMIT_MINUTES_MAX.into()),
        ("MATCHES_MAX", MATCHES_MAX.into()),
        ("EVENING_NAME_CHARS_MAX", NAME_CHARS_MAX as u64),
        ("TEXT_CHARS_MAX", TEXT_CHARS_MAX as u64),
        ("UNDO_MS", UNDO_MS),
        ("WARN_MS", WARN_MS),
        ("CODE_CHARS", CODE_CHARS as u64),
        ("DEVICE_CHARS_MAX", DEVICE_CHARS_MAX as u64),
        ("EVENING_FILE_BYTES_MAX", EVENING_FILE_BYTES_MAX as u64),
        ("EVENINGS_LISTED_MAX", EVENINGS_LISTED_MAX.into()),
    ];
    for (name, value) in bounds {
        text.push_str(&format!("export const {name} = {value};\n"));
    }
    text.push_str(&format!("export const CODE_LETTERS = '{CODE_LETTERS}';\n"));
    text.push_str(&format!("export const PUBLISHED: readonly number[] = {PUBLISHED:?};\n"));
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {
            $(text.push_str(&format!("\nexport {}\n", <$type as TS>::decl(&config)));)*
        };
    }
    declare!(
        // Who sits where.
        Player,
        Pair,
        Seat,
        Pairing,
        TablePlan,
        MatchPlan,
        SeatingKind,
        Schedule,
        SheetId,
        Scorekeepers,
        Balance,
        PlayerBalance,
        ScheduleError,
        // What was decided.
        Day,
        Moment,
        Need,
        Courtesy,
        Origin,
        Person,
        Reading,
        Prize,
        Repeat,
        Setup,
        BadText,
        Named,
        SetupError,
        // What was played.
        Round,
        Scored,
        Stop,
        Ending,
        Outcome,
        SheetError,
        Sanction,
        LogLine,
        EveningError,
        // Who is where.
        Key,
        Tally,
        Unevenness,
        Standing,
        MatchReport,
        Report,
        Card,
        CardMatch,
        Seated,
        CardResult,
        // What it can be had as.
        SheetKind,
        CsvKind,
        // The evening while it goes on.
        Author,
        Customs,
        Courtesies,
        Filled,
        CallReason,
        CallState,
        Settlement,
        Act,
        Entry,
        Refusal,
        Oddity,
        AlertState,
        Alert,
        Call,
        Announcement,
        Late,
        Phase,
        TableState,
        SeatView,
        RoundView,
        TableView,
        EveningView,
        // The wire.
        EveningClientMessage,
        EveningServerMessage,
        PlayerDevice,
        OpenEvening,
        OpenedEvening,
        EveningSummary,
        EveningFacts,
        FoundEvening,
        FoundPlayer,
        JoinEvening,
        EveningPerson,
        EveningLink,
        NewEveningLink,
        BarredDevice,
        ConfirmDevice,
        NewCode,
        ClaimEvening,
        // What a page asks its own engine.
        desk::PlaysOn,
        desk::Request,
        desk::Answer,
        desk::Refusal,
    );
    text
}
