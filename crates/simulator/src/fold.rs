//! Events into a client's picture of the table, as any client of the protocol does it.

use boneyard_rules::{Rules, Sides, Standing, Tile};
use boneyard_table::{Phase, RoundView, SeenEvent, Sitter, TableView};

/// What the view is after an event.
pub(crate) fn fold(view: &mut TableView, event: &SeenEvent) {
    match event {
        SeenEvent::Opened
        | SeenEvent::LotDrawn { .. }
        | SeenEvent::ThrownBack { .. }
        | SeenEvent::Credited { .. } => {}
        SeenEvent::Seated { seat, name } => {
            view.seats[*seat].sitter = Sitter::Person { name: name.clone(), held_by: None };
        }
        SeenEvent::Left { seat } => view.seats[*seat].sitter = Sitter::Open,
        SeenEvent::MatchBegan { number } => {
            nobody_ready(view);
            view.phase = Phase::Between;
            view.match_number = *number;
            view.standing = new_standing(&view.rules, &view.sides);
            view.round = None;
            view.sheet.clear();
            view.match_end = None;
        }
        SeenEvent::Dealt { round, hand, counts, boneyard, leader, must_lead } => {
            nobody_ready(view);
            view.phase = Phase::Playing;
            view.round = Some(RoundView {
                number: *round,
                leader: *leader,
                must_lead: *must_lead,
                hand: hand.clone().map(sorted),
                counts: counts.clone(),
                boneyard: *boneyard,
                ends: Vec::new(),
                history: Vec::new(),
            });
        }
        SeenEvent::Played { seat, tile, ends, .. } => {
            let mine = view.you == Some(*seat);
            let Some(round) = &mut view.round else { return };
            round.ends.clone_from(ends);
            round.counts[*seat] -= 1;
            if let Some(hand) = round.hand.as_mut().filter(|_| mine) {
                hand.retain(|held| held != tile);
            }
            round.history.push(event.clone());
        }
        SeenEvent::Drew { seat, tile, boneyard, .. } => {
            let Some(round) = &mut view.round else { return };
            round.boneyard = *boneyard;
            round.counts[*seat] += 1;
            round.hand = round.hand.take().map(|hand| sorted(hand.into_iter().chain(*tile).collect()));
            round.history.push(event.clone());
        }
        SeenEvent::Closed { ends, .. } => {
            let Some(round) = &mut view.round else { return };
            round.ends.clone_from(ends);
            round.history.push(event.clone());
        }
        SeenEvent::Passed { .. } | SeenEvent::Done { .. } => {
            if let Some(round) = &mut view.round {
                round.history.push(event.clone());
            }
        }
        SeenEvent::RoundEnded { result } => {
            nobody_ready(view);
            view.phase = Phase::Between;
            view.standing = result.settlement.standing();
            view.sheet.push(result.clone());
        }
        SeenEvent::Ready { seat } => view.seats[*seat].ready = true,
        SeenEvent::MatchEnded { end } => {
            nobody_ready(view);
            view.phase = if end.is_some() { Phase::Over } else { Phase::Stopped };
            view.match_end.clone_from(end);
        }
        SeenEvent::Held { seat, level } => {
            if let Sitter::Person { held_by, .. } = &mut view.seats[*seat].sitter {
                *held_by = Some(*level);
            }
        }
        SeenEvent::Returned { seat } => {
            if let Sitter::Person { held_by, .. } = &mut view.seats[*seat].sitter {
                *held_by = None;
            }
        }
    }
    view.seq += 1;
}

/// The order in which views list a hand: by the larger half.
fn sorted(mut hand: Vec<Tile>) -> Vec<Tile> {
    hand.sort_unstable_by_key(|tile| (tile.high(), tile.low()));
    hand
}

fn new_standing(rules: &Rules, sides: &Sides) -> Standing {
    Standing::new(rules, sides.count())
}

fn nobody_ready(view: &mut TableView) {
    for seat in boneyard_rules::Seat::all(view.seats.seats()) {
        view.seats[seat].ready = false;
    }
}
