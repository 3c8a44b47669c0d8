//! Domino Game Notation: one match as lines of text.
//!
//! A [`Record`] is a match as somebody wrote it down. [`Record::read`] takes it from text, its `Display`
//! writes it, [`replay`] plays it under its rules, [`legal`] says what may happen next. What is wrong is a
//! [`DgnError`], which names the line.
//!
//! ```
//! use boneyard_rules::dgn;
//!
//! let text = "dgn 1\nrules block\nseat 1 \"N\"\nseat 2 \"S\"\n\nround 1\nleft 1 -\nleft 2 3-4 6-6\nend out 1\n";
//! let report = dgn::replay(text)?;
//! assert_eq!(report.rounds[0].scored, Some(vec![19, 0]));
//!
//! let wrong = dgn::replay(&text.replace("end out 1", "end out 2")).expect_err("seat 2 holds tiles");
//! assert_eq!(wrong.line, 9);
//! # Ok::<_, dgn::DgnError>(())
//! ```

mod announce;
mod believed;
mod course;
mod deal;
mod dealt;
mod fillings;
mod header;
mod legal;
mod line;
mod outcome;
mod play;
mod read;
mod record;
mod replay;
mod report;
mod result;
mod round_line;
mod table;
mod told;
mod turn_line;
mod write;

pub use self::{
    legal::{Also, LegalReport, legal},
    line::DgnError,
    record::{
        At, Ended, Fair, Hand, Laying, Left, MatchResult, Player, Record, RoundRecord, SideStart, Start,
        Step, Turn,
    },
    replay::replay,
    report::{EndKind, EndReport, MatchReport, Report, RoundReport},
};
