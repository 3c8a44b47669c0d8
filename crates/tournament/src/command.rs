//! What a tournament can be asked to do.

use crate::{Entrant, Outcome, PairingId};

/// Something to do in a tournament. The caller checks who may ask for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names and types of the other fields say what they are")]
pub enum Command {
    /// Register the next entrant, before the start or late. [`Event::Entered`](crate::Event::Entered) has its number.
    Enter {
        /// The rating by which to seed; `None` seeds the entrant below all who have one.
        rating: Option<u16>,
    },
    /// Take an entrant out. An open match becomes a walkover, but in an arena it is played to its end.
    Withdraw { entrant: Entrant },
    /// Let a withdrawn entrant come back.
    Return { entrant: Entrant },
    /// Start the tournament.
    Start,
    /// Pair the next round of a Swiss or a round robin, all matches of a knock-out whose entrants are known, or those who
    /// wait in an arena.
    Pair,
    /// Report the outcome of an open match.
    Report { pairing: PairingId, outcome: Outcome },
    /// Correct the outcome of a match that is decided. Standings follow; pairings stay. In a knock-out a correction is
    /// refused if a later pairing follows from the old outcome and not from the new one.
    Correct { pairing: PairingId, outcome: Outcome },
    /// Close the tournament. No match may be open.
    Close,
}
