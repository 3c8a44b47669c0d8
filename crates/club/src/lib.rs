//! Club evenings: players and results in, seatings and standings out.
//!
//! An [`Evening`] is its conditions ([`Setup`]), its seating ([`Schedule`]: who sits where in every match) and what was
//! played: a [`Sheet`] a table and match. [`Evening::standings`] says who is where and which key decided it; [`mod@file`]
//! reads and writes an evening as text, [`mod@csv`] writes it for spreadsheets, and [`live`] is an evening in progress. A [`season`] counts many evenings.
//! [`api`] is what a page may ask.
//! [`mod@text`] says what a person may write on one line.
//! Nothing here waits, logs, reads a clock or draws a lot: time and randomness are arguments.

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
pub mod text;
mod transfer;

pub use {
    card::{Card, CardMatch, CardResult, CardSeat},
    evening::{Evening, EveningError, EveningStanding, MatchReport, OwnTable, Report},
    limits::{LimitedItem, NAME_CHARS_MAX, TextError, TextFault, TextKind},
    log::Correction,
    moment::{Day, Moment, ParseTimeError},
    need::{Courtesy, Need, courtesies, scorekeepers, shuffler},
    outcome::{Ending, Entered, MatchOutcome},
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
