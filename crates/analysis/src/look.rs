//! A position of a round, as it was or after other moves.

use boneyard_bots::{Estimate, Holders, Weighed, holders, lacks, weigh};
use boneyard_dgn::KnownReplay;
use boneyard_rules::{Action, BySeat, Move, PlayScoring, Round, Seat, Tile, View};
use boneyard_table::{ActedBy, RoundView, SeenEvent};
use rand::rngs::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::{
    error::AnalysisError,
    recorded::{Recorded, carry_out},
    rounding::hundredths,
};

/// Deals in which the holders of hidden tiles are counted.
const HOLDER_DEALS: u32 = 400;

/// A move with its value.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Valued {
    /// The move.
    pub choice: Move,
    /// What the mover's side gains in the round, less the mean of what the others gain, in points; 50 more or less if the match ends
    /// with it. 0 if there is only one move.
    pub points: f32,
    /// The standard error of the points.
    pub error: f32,
}

/// A tile that a seat does not see, and where it may be. The probabilities add up to 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HiddenTile {
    /// The tile.
    pub tile: Tile,
    /// How likely each seat is to hold it.
    pub seats: BySeat<f32>,
    /// How likely it is in the boneyard.
    pub boneyard: f32,
}

/// A position that the reader looks at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Look {
    /// The round up to here. It shows no hand.
    pub position: RoundView,
    /// The hands of all seats.
    pub hands: BySeat<Vec<Tile>>,
    /// The seat whose turn it is; `None` once the round has ended.
    pub turn: Option<Seat>,
    /// The moves of that seat, the best first.
    pub options: Vec<Valued>,
    /// By seat: the numbers that the seat whose turn it is knows it not to hold.
    pub lacks: BySeat<Vec<u8>>,
    /// The tiles that this seat does not see, and where they may be.
    pub hidden: Vec<HiddenTile>,
    /// By side: what the round is worth, as in [`PlayAnalysis::outlook`](crate::PlayAnalysis).
    pub outlook: Vec<f32>,
}

/// The position before an action of a round and after these moves besides.
pub(crate) fn look(
    recorded: &Recorded,
    round: usize,
    action: usize,
    then: &[Move],
    deals: u32,
) -> Result<Look, AnalysisError> {
    let replay = recorded.round(round)?;
    let mut shown = recorded.before(replay, action)?;
    for choice in then {
        carry_out(replay, &mut shown, *choice, &recorded.rules)?;
    }
    let mut rng = recorded.random(round, action + 1);
    let turn = shown.outcome().is_none().then(|| shown.turn());
    let view = recorded.view(replay, &shown, shown.turn());
    let options = match &view.legal[..] {
        [] => Vec::new(),
        [choice] => vec![Valued { choice: *choice, points: 0.0, error: 0.0 }],
        _ => valued(&weigh(&view, &mut rng, recorded.budget(deals))),
    };
    Ok(Look {
        position: round_view(recorded, replay, &shown),
        hands: BySeat::new(shown.seats(), |seat| shown.hand(seat)),
        turn,
        options,
        lacks: lacks(&view),
        hidden: if turn.is_some() { hidden_tiles(&view, &mut rng) } else { Vec::new() },
        outlook: recorded.outlook(replay, &shown, &mut rng),
    })
}

/// A round as a spectator of a table sees it.
fn round_view(recorded: &Recorded, replay: &KnownReplay, shown: &Round) -> RoundView {
    let mut round = replay.dealt.clone();
    let mut scoring = PlayScoring::new(&recorded.rules, &replay.standing, round.seats());
    let by = ActedBy::Person;
    let mut history = Vec::with_capacity(shown.history().len());
    for acted in shown.history() {
        let seat = acted.seat;
        // The round was played before, so its actions are legal.
        let points = scoring.play(&mut round, acted.action).unwrap_or(0);
        history.push(match acted.action {
            Action::Play { tile, at, leaves } => {
                SeenEvent::Played { seat, tile, at, leaves, ends: round.ends(), points, by }
            }
            Action::Draw { .. } => SeenEvent::Drew { seat, tile: None, boneyard: round.boneyard_len(), by },
            Action::Close => SeenEvent::Closed { seat, ends: round.ends(), by },
            Action::Done => SeenEvent::Done { seat, by },
            Action::Pass => SeenEvent::Passed { seat, by },
        });
    }
    RoundView {
        number: replay.number,
        leader: shown.leader(),
        must_lead: shown.must_lead(),
        hand: None,
        second_hand: None,
        counts: BySeat::new(shown.seats(), |seat| shown.hand(seat).len()),
        boneyard: shown.boneyard_len(),
        ends: shown.ends(),
        history,
    }
}

/// The moves with their values, the best first.
pub(crate) fn valued(weighed: &Weighed) -> Vec<Valued> {
    let mut moves: Vec<_> = weighed.moves().collect();
    moves.sort_by(|(_, one), (_, other)| other.mean.total_cmp(&one.mean));
    let valued = |(choice, value): (Move, Estimate)| Valued {
        choice,
        points: hundredths(value.mean),
        error: hundredths(value.error),
    };
    moves.into_iter().map(valued).collect()
}

/// Where the tiles may be that a seat does not see.
pub(crate) fn hidden_tiles(view: &View, rng: &mut Xoshiro256PlusPlus) -> Vec<HiddenTile> {
    let hidden = holders(view, rng, HOLDER_DEALS);
    let share = |held: Holders| HiddenTile {
        tile: held.tile,
        seats: held.seats.map(|share| hundredths(*share)),
        boneyard: hundredths(held.boneyard),
    };
    hidden.into_iter().map(share).collect()
}
