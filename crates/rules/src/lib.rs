//! The rules of dominoes.
//!
//! This crate holds the rules of play only: no accounts, no network, no clock and no randomness. Start with [`Rules`],
//! the typed parameters of every game, and with the presets in [`presets`]. A [`Match`] finds the leader of each
//! round and scores it. A [`Round`] is a [`Position`] with its history; a [`View`] is the part of it that one seat may
//! see.
//!
//! The crate never shuffles, waits, logs or reads a clock. The caller passes the order of the boneyard as an argument.
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
// The derived schemas of OpenAPI need the standard library; the rules themselves do not.
#![cfg_attr(not(feature = "openapi"), no_std)]

extern crate alloc;
#[cfg(all(test, not(feature = "openapi")))]
extern crate std;

mod game;
pub mod layout;
mod play;
mod round;
pub mod ruleset;
mod scoring;
mod seat;
mod tile;
mod tile_set;
mod tiles;
mod view;

pub use crate::{
    game::{Begin, Match, MatchEnd, next_lead, rating_points},
    layout::{
        ClosedShape, Fits, Layout, LayoutKind, LayoutVisitor, Line, SpinnerLayout, Trains, Tree, Triangles,
        visit_layout,
    },
    play::{Action, Cell, Move, OpenEnd, ParseMoveError, Place, PlayError},
    round::{
        Acted, Deals, Lead, MustLead, Opening, Outcome, PartialError, PartialHand, PartialRound, Position,
        Round, Seen, Setup, SetupError, TileLead, announced_tile,
    },
    ruleset::{ConflictReason, Family, Parameter, ParameterKind, Preset, Rules, RulesError, presets},
    scoring::{
        Account, BlockComparison, BlockMeasure, FinishedRound, HandSum, PaidBonus, PlayScoring, RoundFacts,
        RoundSums, Settlement, SideScore, Standing, Verdict, settle, verdict,
    },
    seat::{BySeat, SEATS_MAX, Seat, SeatError, Side, Sides},
    tile::{CORNER_MAX, PIPS_MAX, ParseTileError, Pips, Tile},
    tile_set::{SET_TILES_MAX, TileSet},
    tiles::{Tiles, WIDE, Wide},
    view::{OtherHand, View},
};
