//! Checks a request to open a table. A server does, and a device that runs a table itself.

use boneyard_rules::{Rules, Seat};
use boneyard_table::{Persona, SeatPlan, TableOptions};

use super::{OpenTable, SeatRequest};
use crate::problem::Problem;

/// A checked request to open a table.
///
/// ```
/// use boneyard_protocol::{Problem, http::{CheckedTable, OpenTable, SeatRequest}};
/// use boneyard_rules::Seat;
/// use boneyard_table::{Level, TableOptions};
///
/// let table = |seats| OpenTable { rules: "draw".into(), seats, options: TableOptions::default() };
/// let checked = CheckedTable::try_from(table(vec![SeatRequest::bot(Level::ALL[0]), SeatRequest::Me]))?;
/// assert_eq!(checked.own_seat, Some(Seat::at(1)));
/// let twice = CheckedTable::try_from(table(vec![SeatRequest::Me, SeatRequest::Me]));
/// assert!(matches!(twice, Err(Problem::BadRequest { detail }) if detail == "seats: nobody plays twice"));
/// # Ok::<_, Problem>(())
/// ```
#[derive(Clone, Debug)]
pub struct CheckedTable {
    /// The rules.
    pub rules: Rules,
    /// One plan for each player, in seat order.
    pub seats: Vec<SeatPlan>,
    /// How the table is run.
    pub options: TableOptions,
    /// The seat of the person who opens the table; `None` if the person takes no seat.
    pub own_seat: Option<Seat>,
}

impl TryFrom<OpenTable> for CheckedTable {
    type Error = Problem;

    fn try_from(request: OpenTable) -> Result<Self, Problem> {
        let bot = request.seats.iter().any(|seat| matches!(seat, SeatRequest::Bot { .. }));
        if request.options.rated && bot {
            return Err(Problem::BadRequest { detail: "seats: bots do not play rated matches".into() });
        }
        if let Some(twice) = sits_twice(&request.seats) {
            let detail = format!("seats: the bot `{}` sits once at a table", twice.id());
            return Err(Problem::BadRequest { detail });
        }
        let rules = Rules::parse(&request.rules)?;
        let options = checked_options(request.options)?.timed_if_rated(&rules);
        Ok(Self {
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
pub fn checked_options(options: TableOptions) -> Result<TableOptions, Problem> {
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
#[must_use]
pub fn bad_seats(rules: &Rules) -> Problem {
    let players = |seats: u8| u8::try_from(rules.players(usize::from(seats))).unwrap_or(seats);
    Problem::BadSeats { allowed: rules.seat_counts().map(players).collect() }
}
