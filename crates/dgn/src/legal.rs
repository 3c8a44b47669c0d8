//! Lists what may follow a record's last line.

use boneyard_rules::Seat;
use serde::Serialize;

use crate::{error::DgnError, replay::Next, replay::played};

/// What may happen next, in the JSON of `boneyard legal --json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LegalReport {
    /// The number of the record's last round; 0 where it has none.
    pub round: u32,
    /// Whose turn it is, or who leads the next round where that is settled.
    pub seat: Option<Seat>,
    /// What that seat may do; empty between rounds.
    pub legal: Vec<String>,
    /// What other seats may do before the lead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<SeatMoves>,
}

/// What a seat may do while it is another's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatMoves {
    /// The seat.
    pub seat: Seat,
    /// Its choices.
    pub legal: Vec<String>,
}

/// Reads a record, plays it and lists what may happen next.
///
/// # Errors
/// The first line that is not legal, or not written as records are; or that what the seat holds is not known.
///
/// ```
/// use boneyard_dgn as dgn;
///
/// let text = "dgn 1\nrules for-three\nseat 1 \"A\"\nseat 2 \"B\"\nseat 3 \"C\"\nround 1\n\
///     deal 1 0-1 0-2 0-3 0-4 0-5 0-6 1-1 1-2 1-3\ndeal 2 ?9\ndeal 3 6-6 ?8\n3 6-6\n";
/// let report = dgn::legal(text)?;
/// assert_eq!(report.seat.map(u8::from), Some(1));
/// assert_eq!(report.legal, ["0-6@L"]);
/// assert!(dgn::legal(&format!("{text}1 0-6@L\n")).is_err(), "nobody knows what seat 2 holds");
/// # Ok::<_, dgn::DgnError>(())
/// ```
pub fn legal(text: &str) -> Result<LegalReport, DgnError> {
    let (record, played) = played(text)?;
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
                    "what seat {seat} holds is not known, so what it may play is not either; write its tiles"
                ),
            ))
        }
    }
}
