//! The rounds of an example as records in Domino Game Notation.

use boneyard_dgn::{Ended, Hand, MatchResult, Placement, Player, Record, RoundRecord, Spanned, Step, Turn};
use boneyard_rules::{Acted, Action, BySeat, MatchEnd, Outcome, Place, Seat, Sides, ruleset::Reach};

use super::played::PlayedRound;

/// One record for each match of the example. `players` names the player of each seat.
pub(super) fn records(rounds: &[PlayedRound], players: &BySeat<Player>) -> Vec<Record> {
    let mut records: Vec<Record> = Vec::new();
    for round in rounds {
        if round.number == 1 {
            records.push(Record {
                id: None,
                rules: round.rules().clone(),
                date: None,
                event: None,
                site: None,
                notes: Vec::new(),
                players: players.clone(),
                start: Vec::new(),
                rounds: Vec::new(),
                result: None,
            });
        }
        if let Some(record) = records.last_mut() {
            record.rounds.push(round_record(round));
            record.result = Some(result(round).into());
        }
    }
    records
}

fn round_record(played: &PlayedRound) -> RoundRecord {
    let deal =
        |(seat, tiles): (Seat, &Vec<_>)| Spanned::from((seat, Hand { known: tiles.clone(), unknown: 0 }));
    let ended = match played.finished.outcome {
        Outcome::Out(seat) => Ended::Out(seat),
        Outcome::Blocked(seat) => Ended::Blocked(seat),
    };
    let mut record = RoundRecord {
        number: played.number.into(),
        deals: played.deal.hands.seated().map(deal).collect(),
        stock: Some(played.deal.stock.iter().copied().map(Some).collect::<Vec<_>>().into()),
        lead: Some(played.round.leader().into()),
        turns: turns(played.round.history()).into_iter().map(Spanned::from).collect(),
        end: Some(ended.into()),
        ..RoundRecord::default()
    };
    if played.rules().score.writes_points() {
        for (seats, line) in played.sides().iter().zip(&played.settlement.sides) {
            record.scores.push((seats[0], line.scored).into());
            record.totals.push((seats[0], line.after.points).into());
        }
    }
    record
}

/// The actions of a round by turn. The end of a turn that may lay several tiles has no step: the turn's line ends.
fn turns(history: &[Acted]) -> Vec<Turn> {
    let turn = |acted: &[Acted]| {
        let mut steps = Vec::new();
        let mut drew = false;
        for Acted { action, .. } in acted {
            match (*action, steps.last_mut()) {
                (Action::Draw { tile }, Some(Step::Draw(drawn))) => drawn.push(Some(tile)),
                (Action::Draw { tile }, _) => {
                    drew = true;
                    steps.push(Step::Draw(vec![Some(tile)]));
                }
                (Action::Play { tile, at, leaves }, _) => {
                    // The first tile of a round has no place, unless it was drawn in the same turn.
                    let at = Some(at).filter(|at| drew || *at != Place::First);
                    steps.push(Step::Play(Placement { tile, at, leaves }));
                }
                (Action::Close, _) => steps.push(Step::Close),
                (Action::Pass, _) => steps.push(Step::Pass),
                (Action::Done, _) => {}
            }
        }
        acted.first().map(|first| Turn { seat: first.seat, steps })
    };
    history.chunk_by(|one, next| one.seat == next.seat).filter_map(turn).collect()
}

fn result(played: &PlayedRound) -> MatchResult {
    let Some(MatchEnd { verdict, .. }) = played.after.end() else { return MatchResult::Unfinished };
    let sides: &Sides = played.sides();
    let named = |chosen: &[usize]| chosen.iter().map(|side| sides.seats(*side)[0]).collect();
    match played.rules().match_.reach {
        _ if verdict.won.is_empty() && verdict.lost.is_empty() => MatchResult::Drawn,
        Reach::Loses if !verdict.lost.is_empty() => MatchResult::Lost(named(&verdict.lost)),
        Reach::Loses | Reach::Wins => MatchResult::Won(named(&verdict.won)),
    }
}
