//! Lists the moves that may follow a record's last line.

use boneyard_rules::Seat;
use serde::Serialize;

use crate::{error::DgnError, replay::Next, replay::read_and_replay};

/// The moves that may follow a record, in the JSON of `boneyard legal --json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LegalReport {
    /// The number of the record's last round; 0 if it has none.
    pub round: u32,
    /// The seat whose turn it is, or the leader of the next round; `None` if neither is decided.
    pub seat: Option<Seat>,
    /// The legal turns of that seat, as a record writes them. Only `redeal` where the rules require one; empty between
    /// rounds.
    pub legal: Vec<String>,
    /// The moves that other seats may make before the lead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<SeatMoves>,
}

/// The moves of a seat during another seat's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatMoves {
    /// The seat.
    pub seat: Seat,
    /// The moves that the seat may make, as a record writes them.
    pub legal: Vec<String>,
}

/// Reads and replays a record and lists the moves that may follow.
///
/// # Errors
/// The first line that is malformed or not legal. If all are legal: that some tiles of the next seat are unknown.
///
/// ```
/// use boneyard_dgn as dgn;
///
/// let text = "dgn 1\nrules for-three\nseat 1 \"A\"\nseat 2 \"B\"\nseat 3 \"C\"\nround 1\n\
///     deal 1 0-1 0-2 0-3 0-4 0-5 0-6 1-1 1-2 1-3\ndeal 2 ?9\ndeal 3 6-6 ?8\n3 6-6\n";
/// let report = dgn::legal(text)?;
/// assert_eq!(report.seat.map(u8::from), Some(1));
/// assert_eq!(report.legal, ["0-6@L"]);
///
/// let refused = dgn::legal(&format!("{text}1 0-6@L\n")).expect_err("the hand of seat 2 is unknown");
/// assert!(refused.to_string().starts_with("line 11: the tiles of seat 2 are not known"));
/// # Ok::<_, dgn::DgnError>(())
/// ```
pub fn legal(text: &str) -> Result<LegalReport, DgnError> {
    let (record, played) = read_and_replay(text)?;
    let round = played.rounds.last().map_or(0, |round| round.number);
    let report = |seat, legal| LegalReport { round, seat, legal, also: Vec::new() };
    match played.next {
        Next::Over => Ok(report(None, Vec::new())),
        Next::Round(seat) => Ok(report(seat, Vec::new())),
        Next::Redeal => Ok(report(None, ["redeal".into()].into())),
        Next::Turn { seat, legal: Some(mut legal), announcer } => {
            let declare = || String::from("declare 6-6");
            if announcer == Some(seat) {
                legal.push(declare());
            }
            let other = announcer.filter(|announcer| *announcer != seat);
            let also = other.map(|seat| SeatMoves { seat, legal: [declare()].into() }).into_iter().collect();
            Ok(LegalReport { also, ..report(Some(seat), legal) })
        }
        Next::Turn { seat, legal: None, .. } => {
            let line = record.rounds.last().map_or(1, |round| {
                round
                    .turns
                    .last()
                    .map(|turn| turn.line)
                    .into_iter()
                    .chain([round.number.line])
                    .max()
                    .unwrap_or(1)
            });
            Err(DgnError::new(
                line,
                format!(
                    "the tiles of seat {seat} are not known, so its legal moves are not either; write its tiles"
                ),
            ))
        }
    }
}
