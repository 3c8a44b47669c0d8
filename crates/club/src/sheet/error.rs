//! Why a score sheet refuses an entry.

use serde::{Deserialize, Serialize};

use crate::{Pairing, Player, Round};

/// Why a score sheet refuses an entry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error, utoipa::ToSchema)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub enum SheetError {
    /// The player does not sit at this table.
    #[error("player {player} does not sit at this table; {}", four_players(pairing))]
    NotHere {
        player: Player,
        /// The players of the table.
        pairing: Pairing,
    },
    /// The round has impossible points.
    #[error("`{round}` cannot be; a round is worth 1 to {most}, or 0:0 for a tied fish")]
    Impossible {
        round: Round,
        /// The most points of a round.
        most: u16,
    },
    /// The match is over.
    #[error("the match was over at {}:{}; no round follows", .score[0], .score[1])]
    Over {
        /// The final score.
        score: [u16; 2],
    },
    /// The sheet has too many rounds.
    #[error("a sheet has {most} rounds at most; write how the match ended as `final`")]
    TooManyRounds {
        /// The limit.
        most: usize,
    },
    /// Both pairs have reached the target.
    #[error("both pairs cannot have {target}; the match ended with the first to reach it")]
    BothReached { target: u16 },
    /// The score is higher than the last round can make it.
    #[error("{score} cannot be; the last round brings a pair to {most} at most")]
    TooHigh {
        score: u16,
        /// The highest possible score.
        most: u16,
    },
    /// The final score is below the target, but the match was not stopped.
    #[error("the match is not finished: neither pair has {target}; write `stopped` if it ended so")]
    NotFinished { target: u16 },
    /// The match is stopped at a tie, without a lot.
    #[error(
        "level at {score}:{score}: a match needs a winner; play one more round, or write `lot 1` or `lot 2`"
    )]
    Level {
        /// The score of both pairs.
        score: u16,
    },
    /// There is a lot, but the pairs are not tied.
    #[error("{}:{} is not level, so no lot decides; leave `lot` out", .score[0], .score[1])]
    NotLevel { score: [u16; 2] },
    /// Rounds were played, so both pairs have come.
    #[error("the sheet has a score, so both pairs have come; leave `absent` out, or the score")]
    WasPlayed,
}

fn four_players(pairing: &Pairing) -> String {
    let [a, c, b, d] = pairing.in_order();
    format!("{a} and {b} play {c} and {d}")
}
