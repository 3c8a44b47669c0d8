//! Tournaments: entrants and outcomes in, pairings and standings out.
//!
//! Start at [`Tournament`]. Its [`Settings`] choose a [`Format`]: an arena, a Swiss, a round robin or a knock-out.
//! [`Tournament::handle`] answers a [`Command`] with the [`Event`]s to store, or with a [`Refusal`];
//! [`Tournament::apply`] takes them in. [`Tournament::standings`] names the [`TieBreak`] that decided each place.
//!
//! ```
//! use boneyard_tournament::{Command, Event, Format, Outcome, Settings, TieBreak, Timestamp, Tournament};
//!
//! let settings = Settings::new(Format::Swiss { rounds: 1, late_until_round: None }, 4..=64)?;
//! let mut log = vec![Event::Opened { settings, seed: 7041 }];
//! let mut tournament = Tournament::restore(&log)?;
//! let mut run = |tournament: &mut Tournament, command| {
//!     for event in tournament.handle(command, Timestamp(1_000))? {
//!         tournament.apply(&event)?;
//!         log.push(event);
//!     }
//!     Ok::<_, Box<dyn std::error::Error>>(())
//! };
//! for rating in [1500, 1700, 1400, 1600] {
//!     run(&mut tournament, Command::Enter { rating: Some(rating) })?;
//! }
//! run(&mut tournament, Command::Start)?;
//! run(&mut tournament, Command::Pair)?;
//! let open: Vec<_> = tournament.open_meetings().map(|meeting| meeting.pairing.id).collect();
//! for pairing in open {
//!     run(&mut tournament, Command::Report { pairing, outcome: Outcome::First })?;
//! }
//! let second = tournament.standings()[1];
//! let reason = second.before_next.expect("two more follow");
//! assert_eq!((reason.by, reason.ours, reason.theirs), (TieBreak::Points, 2, 0));
//! assert_eq!(Tournament::restore(&log)?, tournament);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! An [`Entrant`] is a single player or a fixed pair; the crate does not know which, and it knows no people, tables or
//! rules. The caller maps entrants to people and pairings to tables.
//!
//! What always holds:
//!
//! - Nothing here does I/O, reads a clock or draws a random number: the time and the seed are arguments.
//! - The same events give the same tournament, and an event never depends on anything but those before it and the command.
//! - No entrant has two open matches.
//! - No two entrants of a Swiss are paired twice, and no entrant has two byes.
//! - A round of a Swiss keeps the rounds to come playable wherever that is possible. In a field of more than 12 places this
//!   holds as far as a bounded search finds such rounds.
//! - Nobody who withdrew is the [winner](Tournament::winner).
//! - No floating-point number: points count in halves, and [`TieBreak::divisor`] says how other values count.

mod bracket;
mod command;
mod entrant;
mod event;
mod lot;
mod outcome;
mod pairing;
mod refusal;
mod settings;
mod standing;
mod state;
mod tally;
mod timestamp;
mod tournament;

pub use self::{
    bracket::{Bracket, BracketMatch, Slot},
    command::Command,
    entrant::Entrant,
    event::Event,
    outcome::{Outcome, Share},
    pairing::{Meeting, Pairing, PairingId},
    refusal::Refusal,
    settings::{
        ARENA_MINUTES, ENTRANTS, Format, ROUND_ROBIN_CYCLES, ROUND_ROBIN_ENTRANTS_MAX, SWISS_ROUNDS,
        Settings, SettingsError,
    },
    standing::{Reason, Row, TieBreak},
    timestamp::Timestamp,
    tournament::{CORRECTIONS_MAX, LogError, PAIRINGS_MAX, REGISTERED_MAX, RETURNS_MAX, Tournament},
};
