//! A table: seats, turns, clocks and a match.
//!
//! [`Table`] is a state machine that does no I/O. Give it an [`Input`] and the time, and it says in
//! [`Output`]s what should happen, in the order it must be carried out: store, then show. It reads no
//! clock and draws no lot. Start with `table.rs`; [`Event`] is what is stored, [`SeenEvent`] what an
//! [`Audience`] learns of it, [`TableView`] what a client starts from.

mod apply;
mod command;
mod decide;
mod declare;
mod event;
mod options;
mod record;
mod show;
mod table;
mod taking;
mod view;

pub use crate::{
    command::{Command, CommandId, Refusal},
    event::{By, Event, Recorded, RoundResult, SeenEvent},
    options::{
        Audience, BoneyardChoice, HandOrder, Lifting, Occupant, OnTimeout, PersonId, SeatPlan, SingleChoice,
        TableOptions, Taking, Tempo, Timestamp,
    },
    record::record,
    show::sitter,
    table::{Input, Output, RestoreError, Shuffle, Table},
    view::{Away, Now, Phase, PileView, RoundView, SeatView, Sitter, TableView},
};
