//! Club evenings: players and results in, seatings and standings out.
//!
//! Start at [`Evening`]. It holds the conditions ([`Setup`]), the seating ([`Schedule`]), and one score [`Sheet`] for each
//! table of each match. [`Evening::standings`] ranks the players and names the key that decided each place.
//!
//! [`live`] is an evening in progress. [`season`] ranks members over many evenings. [`mod@file`] reads and writes an evening
//! as text, and [`mod@csv`] writes it for spreadsheets. [`api`] is the interface for the page. The server answers the same
//! requests, for browsers without WebAssembly.
//!
//! Nothing here waits, logs or reads a clock: the time is an argument. Random choices use a generator with a fixed or
//! given seed, so every result can be repeated.

pub mod api;
mod card;
pub mod csv;
mod evening;
pub mod file;
pub mod limits;
pub mod live;
mod log;
mod moment;
mod need;
mod outcome;
mod pairing;
mod player;
mod prize;
mod round;
mod sanction;
mod schedule;
pub mod season;
mod seating;
mod setup;
mod sheet;
mod sheet_kind;
mod standings;
mod stopped;
mod tally;
mod transfer;

pub use {
    card::{Card, CardMatch, CardResult, CardSeat},
    evening::{Evening, EveningError, EveningStanding, MatchReport, Report, TableOverride},
    limits::{LimitedItem, NAME_CHARS_MAX, TextError, TextFault, TextKind},
    log::Correction,
    moment::{Day, Moment, ParseTimeError},
    need::{Courtesy, Need, courtesies, scorekeepers, shuffler},
    outcome::{Ending, MatchOutcome, PairResult},
    pairing::{ClubSeat, Pair, Pairing, SeatedTwice},
    player::{PLAYERS_MAX, PLAYERS_MIN, ParsePlayerError, Player},
    round::{ParseRoundError, ROUND_POINTS_MAX, Round},
    sanction::Sanction,
    schedule::{MatchPlan, Schedule, SeatingKind, SheetId, TablePlan},
    seating::{
        Balance, PUBLISHED, PlayerBalance, PresentPlayer, ReplanError, ScheduleError, Scorekeepers,
        TooFewScorekeepers, Unevenness, replan, replan_until,
    },
    setup::{
        AMOUNT_MAX, FillerMoney, LIMIT_MINUTES_MAX, MATCHES_MAX, NameOwner, Origin, PlayerSetup, Prize,
        PrizeReading, Setup, SetupError, TARGET, TARGETS,
    },
    sheet::{Sheet, SheetError, SheetScore, Stop},
    sheet_kind::{ParseSheetKindError, SheetKind},
    standings::{Ranked, StandingsKey, level_with},
    stopped::{Stopped, check_stop, never_stop},
    tally::{FinishedTable, Tally},
    transfer::Transfer,
};
