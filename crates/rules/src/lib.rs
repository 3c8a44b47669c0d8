//! The rules of dominoes.
//!
//! This crate is the game and nothing else: no people, no clock, no machine. Start with [`Rules`],
//! the typed parameters that express every way of playing, and with the presets in [`presets`]. A
//! [`Match`] says who leads a round and writes its result; a [`Position`] is the round in progress. A
//! [`Round`] keeps a position together with what happened in it, and shows each seat its [`View`].
//!
//! It never shuffles, waits, logs or reads a clock. The order of the boneyard is an argument.
//!
//! ```
//! use boneyard_rules::{Begin, BySeat, Match, Round, Rules};
//!
//! let rules = Rules::preset("draw")?;
//! let tiles = rules.tile_list(2);
//! let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
//! let game = Match::new(rules, 2)?;
//! let Begin::Lead { seat, must_lead } = game.begin(&hands) else { panic!("a double leads") };
//! let round = Round::deal(game.rules(), hands, tiles[14..].to_vec(), seat, must_lead)?;
//! assert_eq!(round.legal().len(), 1, "the deciding tile must be led");
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
// The derived TypeScript declarations lean on the standard library; the rules themselves do not.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;
#[cfg(all(test, not(feature = "ts")))]
extern crate std;

mod action;
mod bonus;
mod clash;
mod conflicts;
mod deals;
pub mod dgn;
mod error;
mod finish;
mod house_rules;
mod instant;
pub mod layout;
mod lead;
mod matches;
mod nearest;
mod parameter;
mod parameters;
mod play_error;
mod play_rules;
mod position;
pub mod presets;
mod rating;
mod round;
pub mod rules;
mod seat;
mod settle;
mod setup;
mod tally;
mod telefon;
mod tile;
mod tiles;
mod view;

pub use crate::{
    action::{Action, Cell, Move, ParseMoveError, Place},
    bonus::PaidBonus,
    clash::Clash,
    deals::Deals,
    error::RulesError,
    finish::{Course, Finish},
    layout::{Arms, Figure, Fits, Joint, Layout, Line, OpenEnd, Trains, Tree, Triangles},
    lead::{Lead, MustLead, TileLead},
    matches::{Begin, Match, MatchEnd},
    parameter::{Kind, Parameter},
    play_error::PlayError,
    position::{Outcome, Position},
    presets::{Family, Preset},
    rating::rating_points,
    round::{Acted, Round},
    rules::Rules,
    seat::{BySeat, SEATS_MAX, Seat, SeatError, Side, Sides},
    settle::{Account, Settlement, SideScore, Standing, Verdict, settle, verdict},
    setup::{Setup, SetupError},
    tally::Tally,
    tile::{CORNER_MAX, PIPS_MAX, ParseTileError, Pips, Tile},
    tiles::{Tiles, WIDE, Wide},
    view::{OtherHand, Seen, View},
};
