//! A table: seats, turns, clocks and a match.
//!
//! [`Table`] is a state machine that does no I/O. Give it an [`Input`] and the time, and it says in
//! [`Output`]s what should happen, in the order it must be carried out: store, then show. It reads no
//! clock and draws no lot. Start with `table.rs`; [`Event`] is what is stored, [`SeenEvent`] what an
//! [`Audience`] learns of it, [`TableView`] what a client starts from.

mod command;
mod error;
mod event;
mod input;
mod level;
mod options;
mod pile;
mod reaction;
mod record;
mod seen;
pub mod session;
mod show;
mod table;
mod view;

pub use crate::{
    command::{Command, CommandId, Refusal},
    error::{EventError, RestoreError},
    event::{ActedBy, Event, Recorded, RoundResult},
    input::{Input, Output, Shuffle},
    level::{Level, ParseLevelError},
    options::{
        Audience, BoneyardChoice, DealMethod, HandOrder, Lifting, Occupant, OnTimeout, SeatPlan,
        SingleChoice, TableOptions, Tempo, Timestamp,
    },
    record::record,
    seen::SeenEvent,
    show::sitter,
    table::Table,
    view::{Away, LiveState, Phase, PileView, RoundView, SeatView, Sitter, TableView},
};
