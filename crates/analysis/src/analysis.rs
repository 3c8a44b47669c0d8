//! A match that is analysed, play by play.

use boneyard_dgn::KnownReplay;
use boneyard_rules::{Move, Rules, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    error::AnalysisError,
    look::{Look, look},
    play::{PlayAnalysis, analyse},
    recorded::Recorded,
    summary::MatchSummary,
};

/// A recorded match whose plays can be analysed.
///
/// Rounds in which some tile is unknown are left out. The same record, deals and seed give the same analysis, in any order.
///
/// ```
/// use boneyard_analysis::Analysis;
///
/// let text = "dgn 1\nrules block\nseat 1 \"N\"\nseat 2 \"S\"\nround 1\ndeal 1 0-0 0-1 0-2 0-3 0-4 0-5 6-6\n\
///     deal 2 2-2 2-3 2-4 2-5 2-6 3-3 3-4\n1 6-6\n2 2-6@R\n";
/// let analysis = Analysis::read(text, 1)?;
/// assert_eq!(analysis.rounds()[0].actions, 2);
/// let play = analysis.analyse(0, 0, 50)?;
/// assert_eq!(play.choice.to_string(), "6-6");
/// # Ok::<_, boneyard_analysis::AnalysisError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Analysis(Recorded);

/// A round that can be analysed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoundShape {
    /// The number of the round in the record.
    pub number: u32,
    /// How many actions it has: plays, draws, passes, closed doubles and turns ended by choice.
    pub actions: usize,
    /// What the round is worth to each side before its first action, as in [`PlayAnalysis::outlook`].
    pub outlook: Vec<f32>,
}

impl Analysis {
    /// Reads a record in DGN. `seed` decides the random deals.
    ///
    /// # Errors
    /// The first line that is malformed or not legal, or [`AnalysisError::NoKnownRound`].
    pub fn read(record: &str, seed: u64) -> Result<Self, AnalysisError> {
        Recorded::read(record, seed).map(Self)
    }

    /// The rounds that can be analysed, in order.
    #[must_use]
    pub fn rounds(&self) -> Vec<RoundShape> {
        let recorded = &self.0;
        let shape = |(index, round): (usize, &KnownReplay)| RoundShape {
            number: round.number,
            actions: round.played.history().len(),
            outlook: recorded.outlook(round, &round.dealt, &mut recorded.random(index, 0)),
        };
        recorded.rounds.iter().enumerate().map(shape).collect()
    }

    /// The rules of the match.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.0.rules
    }

    /// The seat that took an action.
    ///
    /// # Errors
    /// There is no such round or action.
    pub fn seat(&self, round: usize, action: usize) -> Result<Seat, AnalysisError> {
        Ok(Recorded::acted(self.0.round(round)?, action)?.seat)
    }

    /// Analyses the action with this index in a round, with two times `deals` random deals; fewer with more than 28 tiles. With 0
    /// deals it has no values of moves.
    ///
    /// # Errors
    /// There is no such round or action.
    pub fn analyse(&self, round: usize, action: usize, deals: u32) -> Result<PlayAnalysis, AnalysisError> {
        analyse(&self.0, round, action, deals)
    }

    /// The position before an action of a round and after these moves besides, weighed in `deals` random deals.
    ///
    /// A move that draws takes the tile that would have been drawn next.
    ///
    /// # Errors
    /// There is no such round or action, or a move is not legal.
    pub fn look(
        &self,
        round: usize,
        action: usize,
        then: &[Move],
        deals: u32,
    ) -> Result<Look, AnalysisError> {
        look(&self.0, round, action, then, deals)
    }

    /// Sums up plays in the order of the match. `rounds` are those of [`Analysis::rounds`].
    #[must_use]
    pub fn sum(&self, plays: &[PlayAnalysis], rounds: &[RoundShape]) -> MatchSummary {
        let seats = self.0.rounds.first().map_or(0, |round| round.dealt.seats());
        let start: Vec<_> = rounds.iter().map(|round| round.outlook.clone()).collect();
        MatchSummary::of(plays, &self.0.rules.sides(seats), seats, &start)
    }
}
