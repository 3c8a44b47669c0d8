//! Club evenings: players and results in, seatings and standings out.
//!
//! Start at [`Evening`]. It holds the conditions ([`Setup`]), the seating ([`Schedule`]), and one score [`Sheet`] for each
//! table of each match. [`Evening::standings`] ranks the players and names the key that decided each place.
//!
//! [`live`] is an evening in progress. [`season`] ranks members over many evenings, and [`competition`] adds up whole evenings. [`mod@file`] reads and writes an evening
//! as text, and [`mod@csv`] writes it for spreadsheets. [`api`] is the interface for the page. The server answers the same
//! requests, for browsers without WebAssembly.
//!
//! Nothing here waits, logs or reads a clock: the time is an argument. Random choices use a generator with a fixed or
//! given seed, so every result can be repeated.

pub mod api;
mod card;
// Only the server adds evenings up. It compares names by Unicode tables, which engines in the page lack.
#[cfg(not(target_arch = "wasm32"))]
pub mod competition;
pub mod csv;
mod evening;
pub mod file;
pub mod limits;
pub mod live;
mod log;
mod mishap;
mod moment;
mod need;
mod outcome;
mod prize;
mod regulation;
mod round;
mod sanction;
pub mod season;
mod setup;
mod sheet;
mod sheet_kind;
mod standings;
mod standings_key;
mod tally;
mod transfer;

/// Players, pairs and their seating, from the crate of seatings.
pub use boneyard_seating::{
    Balance, ClubSeat, Draw, DrawError, GROUPS, MATCHES_MAX, MatchPlan, PLAYERS_MAX, PLAYERS_MIN, PUBLISHED,
    Pair, PairStanding, Pairing, ParsePlayerError, Player, PlayerBalance, PresentPlayer,
    ROTATING_PLAYERS_MAX, ReplanError, Schedule, ScheduleError, Scorekeepers, SeatedTwice, SeatingKind,
    SheetId, Stopped, TABLES_MAX, TEAM_PAIRS, TablePlan, TooFewScorekeepers, Unevenness, check_stop,
    finished, group_counts, group_of, never_stop, replan, replan_groups_until, replan_pairs_until,
    replan_teams_until, replan_until,
};
pub use {
    card::{Card, CardBye, CardMatch, CardResult, CardSeat},
    evening::{
        Evening, EveningError, EveningStanding, GroupStanding, MatchReport, Report, TableOverride,
        TeamStanding,
    },
    limits::{AMOUNT_MAX, LimitedItem, NAME_CHARS_MAX, TextError, TextFault, TextKind, WIN_POINTS_MAX},
    log::Correction,
    mishap::{
        AbsentResult, AbsentScore, ExpelledResults, ExpelledScore, Expulsion, LeadAfter, MishapRules,
        PenaltyTakes, Walkover,
    },
    moment::{Day, Moment, ParseTimeError},
    need::{Courtesy, Need, courtesies, scorekeepers, shuffler},
    outcome::{Ending, MatchOutcome, PairResult},
    regulation::{
        BONUS_MAX, ClubTiles, Counted, KnownRegulation, LeadRule, ParseRegulationError, Regulation,
        RegulationError, RegulationItem, RegulationName, Source, WinPoints,
    },
    round::{ParseRoundError, ROUND_POINTS_MAX, Round},
    sanction::Sanction,
    setup::{
        FillerMoney, Groups, LIMIT_MINUTES_MAX, NameOwner, Origin, PlayerSetup, Prize, PrizeReading, Setup,
        SetupError, TARGET, TARGETS,
    },
    sheet::{Sheet, SheetError, SheetRules, SheetScore, Stop},
    sheet_kind::{ParseSheetKindError, SheetKind},
    standings::{Ranked, level_with},
    standings_key::StandingsKey,
    tally::{FinishedTable, Tally},
    transfer::Transfer,
};
