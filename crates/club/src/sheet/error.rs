//! Why a score sheet refuses an entry.

use serde::{Deserialize, Serialize};

use crate::round::ROUND_POINTS_MAX;
use crate::{Pairing, Player, Round};

/// Why something cannot stand on a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SheetError {
    /// A player who does not sit at this table.
    #[error("player {player} does not sit at this table; {}", four_players(pairing))]
    NotHere {
        /// Who.
        player: Player,
        /// Who does.
        pairing: Pairing,
    },
    /// No round is worth that.
    #[error("`{round}` cannot be; a round is worth 1 to {ROUND_POINTS_MAX}, or 0:0 for a tied fish")]
    Impossible {
        /// What was tried.
        round: Round,
    },
    /// The match is over.
    #[error("the match was over at {}:{}; no round follows", .score[0], .score[1])]
    Over {
        /// What it ended at.
        score: [u16; 2],
    },
    /// More rounds than a sheet has room for.
    #[error("a sheet has {most} rounds at most; write how the match ended as `final`")]
    TooManyRounds {
        /// How many it has at most.
        most: usize,
    },
    /// Both pairs at the target.
    #[error("both pairs cannot have {target}; the match ended with the first to reach it")]
    BothReached {
        /// The target.
        target: u16,
    },
    /// Higher than the last round can bring a pair.
    #[error("{score} cannot be; the last round brings a pair to {most} at most")]
    TooHigh {
        /// What was tried.
        score: u16,
        /// The most there can be.
        most: u16,
    },
    /// A final score below the target that was not stopped.
    #[error("the match is not finished: neither pair has {target}; write `stopped` if it ended so")]
    NotFinished {
        /// The target.
        target: u16,
    },
    /// Stopped while level.
    #[error(
        "level at {score}:{score}: a match needs a winner; play one more round, or write `lot 1` or `lot 2`"
    )]
    Level {
        /// The score of both.
        score: u16,
    },
    /// A lot for pairs that are not level.
    #[error("{}:{} is not level, so no lot decides; leave `lot` out", .score[0], .score[1])]
    NotLevel {
        /// The score.
        score: [u16; 2],
    },
}

fn four_players(pairing: &Pairing) -> String {
    let [a, c, b, d] = pairing.in_order();
    format!("{a} and {b} play {c} and {d}")
}
