//! The analysis of one play.

use boneyard_bots::{knowledge::proved_by_last, lacks, weigh, why};
use boneyard_dgn::KnownReplay;
use boneyard_rules::{BySeat, Move, Round, Seat, Tiles, View, WIDE};
use boneyard_table::Reason;
use serde::{Deserialize, Serialize};

use crate::{
    error::AnalysisError,
    grade::Grade,
    look::{HiddenTile, Valued, hidden_tiles, valued},
    recorded::{Recorded, carry_out},
    rounding::hundredths,
};

/// What an analysis says about one action of a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayAnalysis {
    /// The index of the round among those that can be analysed.
    pub round: usize,
    /// The index of the action in its round.
    pub action: usize,
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub choice: Move,
    /// What they could do, the best first. Only what they did if they had no choice, or if no values were asked for.
    pub options: Vec<Valued>,
    /// The index in `options` of what they did, or of the same play at a place that leads to the same position. `None` if it is not
    /// listed.
    pub played: Option<usize>,
    /// What would have been better, if they had a choice.
    pub better: Option<Better>,
    /// How good the play was.
    pub grade: Grade,
    /// By seat: the numbers that the acting seat knew it not to hold.
    pub lacks: BySeat<Vec<u8>>,
    /// The tiles that the acting seat did not see, and where they could be.
    pub hidden: Vec<HiddenTile>,
    /// The numbers that this action proved its seat not to hold: a pass or a forced draw.
    pub proved: Vec<u8>,
    /// By side: what the round is worth after the action, in points. It is the mean of rounds that go on at random from there, with
    /// all hands as they were. After the last action it is what the round was worth.
    pub outlook: Vec<f32>,
}

/// The move that the engine prefers to another that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Better {
    /// The move.
    pub choice: Move,
    /// By how many points it is better in the same deals. The move was chosen in other deals, so that chance does not flatter it: the
    /// loss may be below 0.
    pub loss: f32,
    /// The standard error of the loss, in points.
    pub error: f32,
    /// Why it is good.
    pub why: Reason,
    /// What all hands show; absent if both moves did the same to the next player, or if the reason says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hindsight: Option<Hindsight>,
}

/// What the acting seat could not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hindsight {
    /// The next player.
    pub seat: Seat,
    /// Whether the better move would have left them without a tile that fits. If not, the move that was played did.
    pub stopped_by_better: bool,
}

/// Analyses the action with this index in a round.
pub(crate) fn analyse(
    recorded: &Recorded,
    round: usize,
    action: usize,
    deals: u32,
) -> Result<PlayAnalysis, AnalysisError> {
    let replay = recorded.round(round)?;
    let acted = Recorded::acted(replay, action)?;
    let before = recorded.before(replay, action)?;
    let after = recorded.before(replay, action + 1)?;
    let choice = acted.action.choice();
    let mut rng = recorded.random(round, action + 1);
    let view = recorded.view(replay, &before, acted.seat);
    let mut play = PlayAnalysis {
        round,
        action,
        seat: acted.seat,
        choice,
        options: vec![Valued { choice, points: 0.0, error: 0.0 }],
        played: Some(0),
        better: None,
        grade: Grade::Good,
        lacks: lacks(&view),
        hidden: hidden_tiles(&view, &mut rng),
        proved: proved(&recorded.view(replay, &after, acted.seat)),
        outlook: recorded.outlook(replay, &after, &mut rng),
    };
    if view.legal.len() > 1 && deals > 0 {
        // The best of several estimates is too high by chance, so other deals say how good it is.
        let best = weigh(&view, &mut rng, recorded.budget(deals)).best();
        let measured = weigh(&view, &mut rng, recorded.budget(deals));
        let played = listed(&view, choice);
        play.options = valued(&measured);
        play.played = play.options.iter().position(|option| Some(option.choice) == played);
        if let (Some(best), Some(played)) = (best, played)
            && best != played
            && let Some(loss) = measured.better_by(best, played)
        {
            play.grade = Grade::of(loss, recorded.spread);
            let why = why(&view, best, &measured);
            let says_it = matches!(why, Reason::Stops { .. });
            play.better = Some(Better {
                choice: best,
                loss: hundredths(loss.mean),
                error: hundredths(loss.error),
                why,
                hindsight: hindsight(recorded, replay, &before, [choice, best]).filter(|_| !says_it),
            });
        }
    }
    Ok(play)
}

/// Whether one of two moves leaves the next player without a tile that fits, and the other does not.
fn hindsight(
    recorded: &Recorded,
    replay: &KnownReplay,
    before: &Round,
    [played, better]: [Move; 2],
) -> Option<Hindsight> {
    let next = before.turn().next(before.seats());
    let stops = |choice| {
        let mut round = before.clone();
        carry_out(replay, &mut round, choice, &recorded.rules).ok()?;
        let lays = round.legal().iter().any(|choice| matches!(choice, Move::Play { .. }));
        (round.outcome().is_none() && round.turn() == next).then_some(!lays)
    };
    let (by_played, by_better) = (stops(played)?, stops(better)?);
    (by_played != by_better).then_some(Hindsight { seat: next, stopped_by_better: by_better })
}

/// The listed move that leads where this one does.
fn listed(view: &View, choice: Move) -> Option<Move> {
    let is_same = |legal: &&Move| match (choice, **legal) {
        (Move::Play { tile, .. }, Move::Play { tile: other, .. }) => tile == other,
        _ => false,
    };
    let exact = view.legal.iter().find(|legal| **legal == choice);
    exact.or_else(|| view.legal.iter().find(is_same)).copied()
}

/// The numbers of which the last action proved its seat to have none.
fn proved(after: &View) -> Vec<u8> {
    let without: Tiles<WIDE> = proved_by_last(after);
    let set: Tiles<WIDE> = after.rules.set(after.counts.seats());
    let highest = set.iter().map(|tile| tile.high()).max().unwrap_or(0);
    let is_whole = |number: &u8| set.with_number(*number).without(without).is_empty();
    (0..=highest).filter(is_whole).collect()
}
