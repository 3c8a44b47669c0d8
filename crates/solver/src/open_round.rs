//! The input of the solver: a round in progress in which every tile is known.

use boneyard_rules::{Action, BySeat, Line, Place, Round, Rules, Seat, Setup, SetupError, Tile, WIDE};
use thiserror::Error;

/// A round in progress in which every tile is known, and the order in which the boneyard is drawn.
///
/// [`OpenRound::of`] makes one from a [`Round`]. The fields may hold anything: the solver checks them.
///
/// ```
/// use boneyard_rules::{BySeat, MustLead, Round, Rules, Seat};
/// use boneyard_solver::OpenRound;
///
/// let rules = Rules::preset("draw")?;
/// let tiles = rules.tile_list(2);
/// let hands = BySeat::new(2, |seat| tiles[seat.index() * 7..][..7].to_vec());
/// let round = Round::deal(&rules, hands, tiles[14..].to_vec(), Seat::FIRST, MustLead::Any)?;
/// let open = OpenRound::of(&round, &tiles[14..]);
/// assert_eq!(open.setup.boneyard.len(), 14);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenRound {
    /// The tiles, the ends and the turn. Unlike elsewhere, the order of `boneyard` counts: its first tile is drawn first.
    pub setup: Setup,
    /// The seat that led the round. Some rules give it a tied block.
    pub leader: Seat,
    /// How many passes followed the last tile. Some rules pay a bonus for the third.
    pub passes: u8,
    /// Whether this turn has laid a double, so that only another double may follow.
    pub is_mid_turn: bool,
    /// The seats after whose play three passes followed, once for each such play, as in
    /// [`RoundFacts::silenced`](boneyard_rules::RoundFacts::silenced). Their bonuses can decide the match.
    pub silenced: Vec<Seat>,
    /// The seat that announced 6-6 before the lead. In some rules that can decide the match.
    pub announced: Option<Seat>,
}

/// What is wrong with an [`OpenRound`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum OpenRoundError {
    /// The setup is not valid under the rules.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The round is for another number of seats than the solver.
    #[error("the round has {0} seats, but the solver was made for another number")]
    Seats(usize),
    /// The leader is no seat of the table.
    #[error("seat {0} cannot have led")]
    Leader(Seat),
    /// A seat that silenced others or announced 6-6 is no seat of the table.
    #[error("seat {0} is no seat of the table")]
    NoSuchSeat(Seat),
    /// The turn cannot have laid a double.
    #[error("this turn cannot have laid a double")]
    MidTurn,
    /// The set, and also the tiles that are not on the table, are too many for one machine word.
    #[error("{0} tiles are in hands and in the boneyard (the solver takes at most 64)")]
    TooManyTiles(usize),
    /// The round could pay so many points that the table of the search cannot hold them.
    #[error("tiles, bonuses and carried points count up to {0} points (the solver takes at most 30000)")]
    TooManyPoints(i64),
}

impl OpenRound {
    /// The round as it stands. `boneyard` has the tiles that no seat was dealt or drew, the next tile first.
    ///
    /// The caller passes a round that has not ended: the solver values its turn as if the round went on.
    #[must_use]
    pub fn of(round: &Round, boneyard: &[Tile]) -> Self {
        let mut laid = Vec::new();
        let mut last_laid = round.leader();
        let mut passes = 0;
        let mut silenced = Vec::new();
        for acted in round.history() {
            match acted.action {
                Action::Play { tile, .. } => {
                    laid.push(tile);
                    last_laid = acted.seat;
                    passes = 0;
                }
                Action::Pass => {
                    passes += 1;
                    if passes == 3 {
                        silenced.push(last_laid);
                    }
                }
                Action::Draw { .. } | Action::Close | Action::Done => {}
            }
        }
        let end = |place| round.ends().iter().find(|end| end.at == place).map(|end| end.number);
        let ends = end(Place::Left).zip(end(Place::Right)).map(<[_; 2]>::from);
        let setup = Setup {
            hands: BySeat::new(round.seats(), |seat| round.hand(seat)),
            boneyard: boneyard.to_vec(),
            laid,
            ends,
            turn: round.turn(),
            must_lead: round.must_lead(),
            last_laid,
            drawn: round.drawn(),
        };
        Self {
            setup,
            leader: round.leader(),
            passes,
            is_mid_turn: round.is_mid_turn(),
            silenced,
            announced: round.announced(),
        }
    }

    /// Checks the round under these rules.
    pub(crate) fn check(&self, rules: &Rules, seats: usize) -> Result<(), OpenRoundError> {
        let Setup { hands, ends, last_laid, turn, .. } = &self.setup;
        if hands.seats() != seats {
            return Err(OpenRoundError::Seats(hands.seats()));
        }
        // Once a tile lies, nothing must lead any more.
        let must_lead = if ends.is_some() { Default::default() } else { self.setup.must_lead };
        Setup { must_lead, ..self.setup.clone() }.position::<Line, WIDE>(rules)?;
        if self.leader.index() >= seats {
            return Err(OpenRoundError::Leader(self.leader));
        }
        if let Some(seat) = self.silenced.iter().chain(&self.announced).find(|seat| seat.index() >= seats) {
            return Err(OpenRoundError::NoSuchSeat(*seat));
        }
        if self.is_mid_turn && (ends.is_none() || last_laid != turn) {
            return Err(OpenRoundError::MidTurn);
        }
        Ok(())
    }
}
