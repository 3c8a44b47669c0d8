//! Answers a page that analyses a match.

use boneyard_rules::Move;
use serde::{Deserialize, Serialize};

use crate::{
    analysis::{Analysis, RoundShape},
    error::AnalysisError,
    look::Look,
    play::PlayAnalysis,
    summary::MatchSummary,
};

/// The most deals for one play or one look: more would stop the page's engine for seconds.
const DEALS_MAX: u32 = 10_000;

/// What a page asks. Rounds and actions are indices from 0.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum AnalysisRequest {
    /// Reads the record of a match, in DGN. The match before it is forgotten.
    Read { record: String, seed: u64 },
    /// Analyses an action. The page asks for one after another, and stops when it likes.
    Play { round: usize, action: usize, deals: u32 },
    /// Looks at the position before an action and after other moves.
    Look { round: usize, action: usize, then: Vec<Move>, deals: u32 },
    /// Sums up the plays that were analysed so far.
    Sum,
}

/// What the engine answers.
#[expect(missing_docs, reason = "the field names say what they hold")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum AnalysisAnswer {
    /// The rounds that can be analysed, in order.
    Read {
        rounds: Vec<RoundShape>,
    },
    Play {
        play: Box<PlayAnalysis>,
    },
    Look {
        look: Box<Look>,
    },
    Sum {
        summary: MatchSummary,
    },
    /// Nothing has changed.
    Refused {
        /// Why, in English.
        detail: String,
    },
}

/// Analyses one match for a page.
///
/// ```
/// use boneyard_analysis::AnalysisEngine;
///
/// let mut engine = AnalysisEngine::default();
/// let refused = engine.answer_json(br#"{"type":"read","record":"dgn 2","seed":1}"#);
/// assert!(String::from_utf8_lossy(&refused).starts_with(r#"{"type":"refused","detail":"line 1:"#));
/// ```
#[derive(Debug, Default)]
pub struct AnalysisEngine {
    opened: Option<Opened>,
}

#[derive(Debug)]
struct Opened {
    analysis: Analysis,
    rounds: Vec<RoundShape>,
    /// In the order of the match, without repetitions.
    plays: Vec<PlayAnalysis>,
}

impl AnalysisEngine {
    /// Answers a request in JSON.
    pub fn answer_json(&mut self, request: &[u8]) -> Vec<u8> {
        let answer = match serde_json::from_slice(request) {
            Ok(request) => self.answer(request),
            Err(error) => AnalysisAnswer::Refused { detail: error.to_string() },
        };
        // Answers have string keys only.
        serde_json::to_vec(&answer).unwrap_or_default()
    }

    /// Answers a request.
    pub fn answer(&mut self, request: AnalysisRequest) -> AnalysisAnswer {
        self.carry_out(request).unwrap_or_else(|error| AnalysisAnswer::Refused { detail: error.to_string() })
    }

    fn carry_out(&mut self, request: AnalysisRequest) -> Result<AnalysisAnswer, AnalysisError> {
        if let AnalysisRequest::Read { record, seed } = request {
            let analysis = Analysis::read(&record, seed)?;
            let rounds = analysis.rounds();
            self.opened = Some(Opened { analysis, rounds: rounds.clone(), plays: Vec::new() });
            return Ok(AnalysisAnswer::Read { rounds });
        }
        let opened = self.opened.as_mut().ok_or(AnalysisError::NotRead)?;
        Ok(match request {
            AnalysisRequest::Play { round, action, deals } => {
                let play = opened.analysis.analyse(round, action, deals.min(DEALS_MAX))?;
                opened.keep(play.clone());
                AnalysisAnswer::Play { play: Box::new(play) }
            }
            AnalysisRequest::Look { round, action, then, deals } => {
                let look = opened.analysis.look(round, action, &then, deals.min(DEALS_MAX))?;
                AnalysisAnswer::Look { look: Box::new(look) }
            }
            AnalysisRequest::Sum | AnalysisRequest::Read { .. } => {
                AnalysisAnswer::Sum { summary: opened.analysis.sum(&opened.plays, &opened.rounds) }
            }
        })
    }
}

impl Opened {
    fn keep(&mut self, play: PlayAnalysis) {
        let place = |play: &PlayAnalysis| (play.round, play.action);
        match self.plays.binary_search_by_key(&place(&play), place) {
            Ok(at) => self.plays[at] = play,
            Err(at) => self.plays.insert(at, play),
        }
    }
}
