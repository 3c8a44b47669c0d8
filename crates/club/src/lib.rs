//! Club evenings: players and results in, seatings and standings out.
//!
//! An [`Evening`] is its conditions ([`Setup`]), its seating ([`Schedule`]: who sits where in every match) and what was
//! played: a [`Sheet`] a table and match. [`Evening::standings`] says who is where and which key decided it; [`mod@file`]
//! reads and writes an evening as text, [`mod@csv`] writes it for spreadsheets, and [`live`] is an evening while it goes on. A [`season`] counts many evenings.
//! [`mod@text`] says what a person may write on one line.
//! Nothing here waits, logs, reads a clock or draws a lot: time and randomness are arguments.

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
    card::{Card, CardMatch, CardResult, Seated},
    evening::{Evening, EveningError, MatchReport, OwnTable, Report, Standing},
    limits::{BadTold, Counted, NAME_CHARS_MAX, Told, WhyBad},
    log::LogLine,
    moment::{Day, Moment, ParseTimeError},
    need::{Courtesy, Need, courtesies, scorekeepers, shuffler},
    outcome::{Ending, Entered, Outcome},
    pairing::{Pair, Pairing, Seat, SeatedTwice},
    player::{PLAYERS_MAX, PLAYERS_MIN, ParsePlayerError, Player},
    round::{ParseRoundError, ROUND_POINTS_MAX, Round},
    sanction::Sanction,
    schedule::{MatchPlan, Schedule, SeatingKind, SheetId, TablePlan},
    seating::{
        Balance, PUBLISHED, PlayerBalance, Present, ReplanError, ScheduleError, Scorekeepers,
        TooFewScorekeepers, Unevenness, replan, replan_until,
    },
    setup::{
        AMOUNT_MAX, LIMIT_MINUTES_MAX, MATCHES_MAX, Named, Origin, Person, Prize, Reading, Repeat, Setup,
        SetupError, TARGET, TARGETS,
    },
    sheet::{Scored, Sheet, SheetError, Stop},
    sheet_kind::{ParseSheetKindError, SheetKind},
    standings::{Key, Ranked, level_with},
    stopped::{Stopped, go_on, never},
    tally::{Done, Tally},
    transfer::Transfer,
};
