//! Domino Game Notation: one match as lines of text.
//!
//! A [`Record`] is a match as it was written down. [`Record::read`] parses it from text and its `Display` writes it.
//! [`replay`] checks and scores it under its rules, and [`legal`] lists the moves that may follow. A [`DgnError`] names
//! the first wrong line. Start with `record.rs`, then `replay/round_replay.rs`, which lists the steps of a round.
//!
//! ```
//! use boneyard_dgn as dgn;
//!
//! let text = "dgn 1\nrules block\nseat 1 \"N\"\nseat 2 \"S\"\n\nround 1\nleft 1 -\nleft 2 3-4 6-6\nend out 1\n";
//! let report = dgn::replay(text)?;
//! assert_eq!(report.rounds[0].scored, Some(vec![19, 0]));
//!
//! let wrong = dgn::replay(&text.replace("end out 1", "end out 2")).expect_err("seat 2 holds tiles");
//! assert_eq!(wrong.line, 9);
//! # Ok::<_, dgn::DgnError>(())
//! ```

mod deals;
mod error;
mod legal;
mod read;
mod record;
mod replay;
mod report;
mod spanned;
mod turn;
mod write;

pub use self::{
    deals::{DealCheck, DealReport, LotCheck, check_deals},
    error::DgnError,
    legal::{LegalReport, SeatMoves, legal},
    record::{Ended, Fair, Hand, Left, MatchResult, Player, Record, RoundRecord, SideStart, Start},
    replay::{KnownReplay, replay},
    report::{EndKind, EndReport, MatchReport, Report, RoundReport},
    spanned::Spanned,
    turn::{Placement, Step, Turn},
};
