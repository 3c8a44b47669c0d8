//! The TypeScript declarations for club evenings. They have their own file, because an evening's tables, seats and
//! rounds differ from those of an online game.

use boneyard_club::api::{EngineAnswer, EngineRefusal, EngineRequest};
use boneyard_club::csv::CsvKind;
use boneyard_club::live::{
    Alert, AlertCause, AlertSettlement, AlertState, Announcement, Author, Call, CallReason, CallState,
    ClubRoundView, ClubSeatView, ClubTableView, EnteredSheet, EntryRefusal, EveningCommand, EveningOptions,
    EveningPhase, EveningView, LateReason, LateRound, LateTable, LogEntry, OnlinePlay, PlayerCourtesies,
    StoppedBy, TEXT_CHARS_MAX, TableState, UNDO_MS, WARN_MS,
};
use boneyard_club::{
    AMOUNT_MAX, Balance, Card, CardMatch, CardResult, CardSeat, ClubSeat, Correction, Courtesy, Day, Ending,
    EveningError, EveningStanding, FillerMoney, LIMIT_MINUTES_MAX, MATCHES_MAX, MatchOutcome, MatchPlan,
    MatchReport, Moment, NAME_CHARS_MAX, NameOwner, Need, Origin, PLAYERS_MAX, PLAYERS_MIN, PUBLISHED, Pair,
    Pairing, Player, PlayerBalance, PlayerSetup, PresentPlayer, Prize, PrizeReading, ROUND_POINTS_MAX,
    Report, Round, Sanction, Schedule, ScheduleError, Scorekeepers, SeatingKind, Setup, SetupError,
    SheetError, SheetId, SheetKind, SheetScore, StandingsKey, Stop, TARGET, TARGETS, TablePlan, Tally,
    Transfer, Unevenness,
};
use boneyard_text::InvalidText;
use ts_rs::{Config, TS};

use crate::evening::{
    BarredDevice, CODE_CHARS, CODE_LETTERS, ClaimEvening, ConfirmDevice, DEVICE_CHARS_MAX,
    EVENING_FILE_BYTES_MAX, EVENINGS_LISTED_MAX, EveningClientMessage, EveningFacts, EveningLink,
    EveningPerson, EveningServerMessage, EveningSummary, FoundEvening, FoundPlayer, JoinEvening, NewCode,
    NewEveningLink, OpenEvening, OpenedEvening, PlayerDevice,
};

/// The content of `web/src/net/protocol/evening.ts`.
#[must_use]
pub fn evening_typescript() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Generated from crates/club and crates/protocol. `cargo xtask generate typescript` writes it.\n\n",
    );
    // `Problem` is declared with the tables, in `types.ts`.
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
        // Seating.
        Player,
        Pair,
        ClubSeat,
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
        // Setup.
        Day,
        Moment,
        Need,
        Courtesy,
        Origin,
        PlayerSetup,
        PrizeReading,
        Prize,
        FillerMoney,
        Setup,
        InvalidText,
        NameOwner,
        SetupError,
        // Rounds and results.
        Round,
        SheetScore,
        Stop,
        Ending,
        MatchOutcome,
        SheetError,
        Sanction,
        Correction,
        EveningError,
        // Standings and cards.
        StandingsKey,
        Tally,
        Unevenness,
        EveningStanding,
        Transfer,
        MatchReport,
        Report,
        Card,
        CardMatch,
        CardSeat,
        CardResult,
        // Downloads.
        SheetKind,
        CsvKind,
        // The live evening.
        Author,
        EveningOptions,
        OnlinePlay,
        PlayerCourtesies,
        EnteredSheet,
        CallReason,
        CallState,
        AlertSettlement,
        EveningCommand,
        LogEntry,
        EntryRefusal,
        LateRound,
        AlertCause,
        AlertState,
        Alert,
        Call,
        Announcement,
        LateReason,
        LateTable,
        EveningPhase,
        TableState,
        StoppedBy,
        ClubSeatView,
        ClubRoundView,
        ClubTableView,
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
        // Requests to the WebAssembly engine.
        PresentPlayer,
        EngineRequest,
        EngineAnswer,
        EngineRefusal,
    );
    text
}
