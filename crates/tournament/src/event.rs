//! The events of a tournament, as they are stored.

use serde::{Deserialize, Serialize};

use crate::{Entrant, Outcome, Pairing, PairingId, Settings, Timestamp};

/// Something that happened in a tournament. Stored events are read for ever, so their names stay.
///
/// ```
/// use boneyard_tournament::{Entrant, Event};
///
/// let event: Event = serde_json::from_str(r#"{"type":"withdrew","entrant":3}"#)?;
/// assert_eq!(event, Event::Withdrew { entrant: Entrant::at(2) });
/// assert!(serde_json::from_str::<Event>(r#"{"type":"withdrew"}"#).is_err());
/// # Ok::<_, serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
pub enum Event {
    /// The tournament was opened. This is the first event, and the only one of its kind.
    Opened {
        settings: Settings,
        /// The number from which the lot is drawn.
        seed: u64,
    },
    /// An entrant registered.
    Entered {
        /// The next number.
        entrant: Entrant,
        /// The rating by which the entrant is seeded.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<u16>,
    },
    /// An entrant withdrew.
    Withdrew { entrant: Entrant },
    /// A withdrawn entrant came back.
    Returned { entrant: Entrant },
    /// The tournament started.
    Started {
        at: Timestamp,
        /// Those who take part, the best first. In a round robin, the order of the lot.
        seeding: Vec<Entrant>,
    },
    /// Entrants were paired.
    Paired {
        /// The round, from 1. In an arena, each pairing of those who wait is a round. In a knock-out, the round of the
        /// bracket; matches that are played again have the same round.
        round: u16,
        pairings: Vec<Pairing>,
        /// Who has no opponent in this round.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<Entrant>,
    },
    /// A match ended, at a table or by a walkover.
    Decided { pairing: PairingId, outcome: Outcome },
    /// The organiser corrected the outcome of a match.
    Corrected {
        pairing: PairingId,
        /// The new outcome.
        outcome: Outcome,
    },
    /// The tournament is closed. No event follows.
    Closed { at: Timestamp },
}
