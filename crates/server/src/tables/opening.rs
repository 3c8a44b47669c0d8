//! Checks a request to open a table.

use boneyard_protocol::Problem;
use boneyard_protocol::http::{OpenTable, SeatRequest};
use boneyard_rules::{Rules, Seat};
use boneyard_table::{Persona, SeatPlan, TableOptions};

use crate::http::ApiError;

/// A checked request to open a table.
pub(super) struct OpenRequest {
    pub(super) rules: Rules,
    pub(super) seats: Vec<SeatPlan>,
    pub(super) options: TableOptions,
    /// The seat of the person who opens the table; `None` if the person takes no seat.
    pub(super) own_seat: Option<Seat>,
}

impl TryFrom<OpenTable> for OpenRequest {
    type Error = ApiError;

    fn try_from(request: OpenTable) -> Result<Self, ApiError> {
        let bot = request.seats.iter().any(|seat| matches!(seat, SeatRequest::Bot { .. }));
        if request.options.rated && bot {
            return Err(Problem::BadRequest { detail: "seats: bots do not play rated matches".into() }.into());
        }
        if let Some(twice) = sits_twice(&request.seats) {
            let detail = format!("seats: the bot `{}` sits once at a table", twice.id());
            return Err(Problem::BadRequest { detail }.into());
        }
        let rules = Rules::parse(&request.rules)?;
        let options = checked(request.options)?.timed_if_rated(&rules);
        Ok(OpenRequest {
            rules,
            seats: request.seats.iter().map(seat_plan).collect(),
            options,
            own_seat: own_seat(&request.seats)?,
        })
    }
}

fn seat_plan(seat: &SeatRequest) -> SeatPlan {
    match seat {
        SeatRequest::Me | SeatRequest::Open => SeatPlan::Open,
        SeatRequest::Bot { level, persona } => SeatPlan::Bot { level: *level, persona: *persona },
    }
}

/// The first persona that is asked for more than once.
fn sits_twice(seats: &[SeatRequest]) -> Option<Persona> {
    let mut wanted = Vec::new();
    for seat in seats {
        let SeatRequest::Bot { persona: Some(persona), .. } = seat else { continue };
        if wanted.contains(persona) {
            return Some(*persona);
        }
        wanted.push(*persona);
    }
    None
}

/// The seat with `me` in the request; `None` if there is none.
///
/// # Errors
/// More than one seat has `me`.
fn own_seat(seats: &[SeatRequest]) -> Result<Option<Seat>, Problem> {
    let mut mine = (1..).zip(seats).filter(|(_, seat)| **seat == SeatRequest::Me).map(|(number, _)| number);
    match (mine.next(), mine.next()) {
        (_, Some(_)) => Err(Problem::BadRequest { detail: "seats: nobody plays twice".into() }),
        (Some(number), None) => Ok(Seat::new(number)),
        (None, None) => Ok(None),
    }
}

/// Checks the options of a table.
///
/// # Errors
/// A number is out of range.
pub(crate) fn checked(options: TableOptions) -> Result<TableOptions, Problem> {
    let seconds = TableOptions::TURN_SECONDS_MIN..=TableOptions::TURN_SECONDS_MAX;
    if options.turn_seconds.is_some_and(|turn| !seconds.contains(&turn)) {
        let (min, max) = seconds.into_inner();
        return Err(Problem::BadRequest {
            detail: format!("turn_seconds: {min} to {max}, or null for no clock"),
        });
    }
    if options.bank_seconds.is_some() && options.turn_seconds.is_none() {
        return Err(Problem::BadRequest { detail: "bank_seconds: only with turn_seconds".into() });
    }
    if options.bank_seconds.is_some_and(|bank| !(1..=TableOptions::BANK_SECONDS_MAX).contains(&bank)) {
        let max = TableOptions::BANK_SECONDS_MAX;
        return Err(Problem::BadRequest {
            detail: format!("bank_seconds: 1 to {max}, or null for no reserve"),
        });
    }
    let gather = 1..=TableOptions::GATHER_SECONDS_MAX;
    if options.gather_seconds.is_some_and(|seconds| !gather.contains(&seconds)) {
        let (min, max) = gather.into_inner();
        return Err(Problem::BadRequest { detail: format!("gather_seconds: {min} to {max}, or null") });
    }
    if options.bot_delay_ms > TableOptions::BOT_DELAY_MS_MAX {
        let max = TableOptions::BOT_DELAY_MS_MAX;
        return Err(Problem::BadRequest { detail: format!("bot_delay_ms: at most {max}") });
    }
    Ok(options)
}

/// The problem for a number of players that the rules do not allow. It lists the allowed numbers. Where each player has
/// two seats, these are half the numbers of seats.
pub(crate) fn bad_seats(rules: &Rules) -> Problem {
    let players = |seats: u8| u8::try_from(rules.players(usize::from(seats))).unwrap_or(seats);
    Problem::BadSeats { allowed: rules.seat_counts().map(players).collect() }
}
