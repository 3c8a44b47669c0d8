//! Applies events to a client's view of the table, as every client of the protocol must.

use std::iter::once;

use boneyard_rules::{MustLead, Place, Rules, Seat, Sides, Standing, Tile};
use boneyard_table::{HandOrder, Level, Lifting, Phase, PileView, RoundView, SeenEvent, Sitter, TableView};

/// Updates the view by one event.
pub(crate) fn fold(view: &mut TableView, event: &SeenEvent) {
    let fixed = view.options.hand_order == HandOrder::Fixed;
    let sorted = |hand: Vec<Tile>| if fixed { hand } else { sorted(hand) };
    match event {
        SeenEvent::Opened
        | SeenEvent::LotDrawn { .. }
        | SeenEvent::MixedAgain { .. }
        | SeenEvent::Credited { .. }
        | SeenEvent::Proposed { .. }
        | SeenEvent::Agreed { .. }
        | SeenEvent::Declined { .. }
        // A snapshot shows it.
        | SeenEvent::TookBack { .. } => {}
        SeenEvent::ThrownBack { .. } => {
            view.pile = None;
            view.phase = Phase::Between;
        }
        SeenEvent::Seated { seat, name, face, program } => {
            for seat in seats_with(view, *seat) {
                let (name, face) = (name.clone(), *face);
                view.seats[seat].sitter = Sitter::Person { name, face, held_by: None, program: *program };
            }
        }
        SeenEvent::Renamed { seat, name, face } => {
            for seat in seats_with(view, *seat) {
                if let Sitter::Person { name: known, face: shown, .. } = &mut view.seats[seat].sitter {
                    known.clone_from(name);
                    *shown = *face;
                }
            }
        }
        SeenEvent::BotSeated { seat, level, persona, face } => {
            for seat in seats_with(view, *seat) {
                view.seats[seat].sitter = Sitter::Bot { level: *level, persona: *persona, face: *face };
            }
        }
        SeenEvent::Left { seat } => {
            for seat in seats_with(view, *seat) {
                view.seats[seat].sitter = Sitter::Open;
            }
        }
        SeenEvent::MatchBegan { number } => {
            clear_ready(view);
            view.phase = Phase::Between;
            view.match_number = *number;
            view.standing = new_standing(&view.rules, &view.sides);
            view.round = None;
            view.pile = None;
            view.sheet.clear();
            view.match_end = None;
        }
        SeenEvent::Mixed { round, pile, each, order, again } => {
            clear_ready(view);
            view.phase = Phase::Taking;
            let looks = view.options.lifting == Lifting::AtOnce;
            view.pile = Some(PileView {
                round: *round,
                takers: vec![None; *pile],
                each: *each,
                order: order.clone(),
                again: *again,
                hand: view.you.filter(|_| looks).map(|_| Vec::new()),
                second_hand: view.second.filter(|_| looks).map(|_| Vec::new()),
            });
        }
        SeenEvent::Took { seat, place, tile, .. } => {
            let second = view.second == Some(*seat);
            let Some(pile) = &mut view.pile else { return };
            pile.takers[*place] = Some(*seat);
            if let Some(hand) = if second { &mut pile.second_hand } else { &mut pile.hand } {
                hand.extend(*tile);
            }
        }
        SeenEvent::Lifted { seat, hand } => {
            let (first, second) = (view.you == Some(*seat), view.second == Some(*seat));
            if let Some(round) = view.round.as_mut().filter(|_| first || second) {
                let lifted = if second { &mut round.second_hand } else { &mut round.hand };
                *lifted = hand.clone().map(sorted);
            }
        }
        SeenEvent::Dealt { round, hand, second_hand, counts, boneyard, leader, must_lead } => {
            clear_ready(view);
            view.phase = Phase::Playing;
            view.pile = None;
            view.round = Some(RoundView {
                number: *round,
                leader: *leader,
                must_lead: *must_lead,
                hand: hand.clone().map(sorted),
                second_hand: second_hand.clone().map(sorted),
                counts: counts.clone(),
                boneyard: *boneyard,
                ends: Vec::new(),
                history: Vec::new(),
            });
        }
        SeenEvent::Declared { seat, .. } => {
            let Some(round) = &mut view.round else { return };
            round.leader = *seat;
            round.must_lead = MustLead::Tile(Tile::double(6).expect("every set with announcements has 6-6"));
            round.history.push(event.clone());
        }
        SeenEvent::Played { seat, tile, at, ends, .. } => {
            let (first, second) = (view.you == Some(*seat), view.second == Some(*seat));
            let Some(round) = &mut view.round else { return };
            if *at == Place::First {
                // If the seats drew for the hub, the seat that drew it leads.
                round.leader = *seat;
            }
            round.ends.clone_from(ends);
            round.counts[*seat] -= 1;
            let hand = round.hand.as_mut().filter(|_| first);
            if let Some(hand) = hand.or(round.second_hand.as_mut().filter(|_| second)) {
                hand.retain(|held| held != tile);
            }
            round.history.push(event.clone());
        }
        SeenEvent::Drew { seat, tile, boneyard, .. } => {
            let second = view.second == Some(*seat);
            let Some(round) = &mut view.round else { return };
            round.boneyard = *boneyard;
            round.counts[*seat] += 1;
            let hand = if second { &mut round.second_hand } else { &mut round.hand };
            *hand = hand.take().map(|hand| sorted(hand.into_iter().chain(*tile).collect()));
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
            clear_ready(view);
            view.phase = Phase::Between;
            view.standing = result.settlement.standing();
            view.sheet.push(result.clone());
        }
        SeenEvent::Ready { seat } => {
            for seat in seats_with(view, *seat) {
                view.seats[seat].ready = true;
            }
        }
        SeenEvent::MatchEnded { end } => {
            clear_ready(view);
            view.phase = if end.is_some() { Phase::Over } else { Phase::Stopped };
            view.pile = None;
            view.match_end.clone_from(end);
        }
        SeenEvent::Held { seat, level } => hold(view, *seat, Some(*level)),
        SeenEvent::Returned { seat } => hold(view, *seat, None),
        SeenEvent::Paced { bot_delay_ms, .. } => view.options.bot_delay_ms = *bot_delay_ms,
    }
    view.seq += 1;
}

/// This seat and, where each player has two, the player's other seat.
fn seats_with(view: &TableView, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    once(seat).chain(view.rules.other_seat(seat, view.seats.seats()))
}

fn hold(view: &mut TableView, seat: Seat, level: Option<Level>) {
    for seat in seats_with(view, seat) {
        if let Sitter::Person { held_by, .. } = &mut view.seats[seat].sitter {
            *held_by = level;
        }
    }
}

/// Sorts a hand as views do: by the larger half, or by the largest corner and then the next.
fn sorted(mut hand: Vec<Tile>) -> Vec<Tile> {
    hand.sort_unstable_by_key(|tile| (tile.largest(), tile.high(), tile.low()));
    hand
}

fn new_standing(rules: &Rules, sides: &Sides) -> Standing {
    Standing::new(rules, sides.count())
}

fn clear_ready(view: &mut TableView) {
    for seat in Seat::all(view.seats.seats()) {
        view.seats[seat].ready = false;
    }
}
