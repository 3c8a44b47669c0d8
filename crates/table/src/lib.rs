//! A table: seats, turns, clocks and a match.
//!
//! [`Table`] is a state machine that does no I/O. Pass it an [`Input`] and the time. It returns [`Output`]s, in the
//! order in which its driver must carry them out: store first, then show. It reads no clock and draws no random
//! numbers. Start with `table.rs`. [`Event`] is what is stored, [`SeenEvent`] is what an [`Audience`] learns of it,
//! and [`TableView`] is what a client starts from.

mod advice;
mod audience;
mod body;
mod casting;
mod command;
mod ending;
mod error;
mod event;
mod input;
mod level;
mod occupant;
mod opening;
mod options;
mod persona;
mod pile;
mod proposal;
mod reaction;
mod record;
mod replay;
mod seen;
pub mod session;
mod show;
mod table;
mod talk;
mod timestamp;
mod view;

pub use crate::{
    advice::{Advice, Reason},
    audience::Audience,
    body::EventBody,
    command::{Command, CommandId, Pace, Refusal},
    ending::{Counts, Ending, PlayerEnding},
    error::{EventError, RestoreError},
    event::{ActedBy, Event, Recorded, RoundResult},
    input::{DealKey, Input, Output, Request, Shuffle},
    level::{Level, ParseLevelError},
    occupant::{Occupant, SeatPlan},
    opening::Opening,
    options::{
        BoneyardChoice, Clock, DealMethod, HandOrder, Lifting, OnTimeout, SingleChoice, TableOptions, Talk,
        Tempo,
    },
    persona::Persona,
    proposal::{ProposalView, Proposed},
    record::{record, rename_player},
    replay::{Replay, replay},
    seen::SeenEvent,
    show::sitter,
    table::{Table, TurnCount},
    talk::{Phrase, Said, Spoken},
    timestamp::Timestamp,
    view::{Away, LiveState, NextDeal, Phase, PileView, RoundView, SeatView, Sitter, TableView},
};
