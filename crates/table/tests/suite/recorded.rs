//! A restored table keeps what was recorded, even if today's rules would settle a round differently.

use boneyard_dgn as dgn;
use boneyard_rules::{Rules, Seat};
use boneyard_table::{
    Audience, Command, CommandId, Event, EventError, Input, Output, Phase, Recorded, Request, RestoreError,
    SeatPlan, Shuffle, Table, TableOptions, Timestamp, record,
};

use crate::sits;

const NOW: Timestamp = Timestamp(1_000);

/// Carries out the table's outputs and adds its events to `events`.
fn carry_out(table: &mut Table, mut outputs: Vec<Output>, events: &mut Vec<Recorded>) {
    while !outputs.is_empty() {
        for output in std::mem::take(&mut outputs) {
            match output {
                Output::Append(recorded) => events.extend(recorded),
                Output::Request(Request::Shuffle { round, .. }) => {
                    let mut deal = table.rules().tile_list(2);
                    let lot = deal.clone();
                    deal.rotate_left(3 * round as usize);
                    outputs.extend(table.handle(NOW, Input::Shuffled(Shuffle { deal, lot })));
                }
                _ => {}
            }
        }
    }
}

/// Two people play the first legal move and start each next round, until the condition holds.
fn play_until(table: &mut Table, events: &mut Vec<Recorded>, condition: impl Fn(&Table) -> bool) {
    while !condition(table) {
        for seat in Seat::all(2) {
            let choice = table.live_state(NOW, Audience::Seat(seat)).legal.first().copied();
            let command = choice.map_or(Command::Ready, Command::from);
            let id = CommandId { seat, id: format!("c{}", events.len()) };
            let outputs = table.handle(NOW, Input::Command { id, command });
            carry_out(table, outputs, events);
        }
    }
}

/// The events of a match with two finished rounds.
fn two_rounds() -> Vec<Recorded> {
    let rules = Rules::parse("block match.target=500").expect("good rules");
    let (mut table, outputs) =
        Table::open(NOW, &rules, &[SeatPlan::Open; 2], TableOptions::default()).expect("block has two seats");
    let mut events = Vec::new();
    carry_out(&mut table, outputs, &mut events);
    for (seat, name) in Seat::all(2).zip(["Ana", "Eva"]) {
        let sit = sits(name, seat);
        let outputs = table.handle(NOW, sit);
        carry_out(&mut table, outputs, &mut events);
    }
    play_until(&mut table, &mut events, |table| {
        table.phase() == Phase::Playing && table.view(Audience::Spectators).sheet.len() == 2
    });
    events
}

/// Changes the recorded settlement of the last round: seat 1 gets 33 points more than the rules say.
fn change_settlement(events: &mut [Recorded]) {
    let ended = events.iter_mut().rev().find_map(|recorded| match &mut recorded.event {
        Event::RoundEnded { settlement, .. } => Some(settlement),
        _ => None,
    });
    let side = &mut ended.expect("a written round").sides[0];
    side.scored += 33;
    side.after.points += 33;
}

#[test]
fn a_recorded_settlement_stands() {
    let mut events = two_rounds();
    let points = |table: &Table| table.view(Audience::Spectators).standing.accounts[0].points;
    let by_the_rules = points(&Table::restore(events.clone()).expect("its own events"));
    change_settlement(&mut events);
    let mut table = Table::restore(events.clone()).expect("a table with another settlement");
    let view = table.view(Audience::Spectators);
    assert_eq!(view.standing.accounts[0], view.sheet[1].settlement.sides[0].after);
    assert_eq!(points(&table), by_the_rules + 33);

    // The next round starts from the recorded points.
    let outputs = table.handle(NOW, Input::Restored);
    carry_out(&mut table, outputs, &mut events);
    play_until(&mut table, &mut events, |table| table.view(Audience::Spectators).sheet.len() == 3);
    let view = table.view(Audience::Spectators);
    assert_eq!(view.sheet[2].settlement.sides[0].before.points, by_the_rules + 33);
    assert_eq!(view.standing.accounts[0], view.sheet[2].settlement.sides[0].after);

    // The record has the recorded points, and a replay reports the difference from the rules.
    let record = record(&events, 1, None).expect("a match").to_string();
    let total = format!("total 1 {}", by_the_rules + 33);
    assert!(record.contains(&total), "{record}");
    let fault = dgn::replay(&record).expect_err("another settlement").to_string();
    assert!(fault.contains("differs from the rules"), "{fault}");
}

#[test]
fn a_recorded_end_of_a_match_is_kept() {
    let mut events = two_rounds();
    change_settlement(&mut events);
    let last = events.iter().rposition(|recorded| matches!(recorded.event, Event::RoundEnded { .. }));
    events.truncate(last.expect("a written round") + 1);
    let seq = events.len() as u64 + 1;
    let verdict = boneyard_rules::Verdict { won: vec![1], lost: vec![0] };
    let end = boneyard_rules::MatchEnd { verdict, rating_points: None, eliminated: None, resigned: false };
    events.push(Recorded { seq, at: NOW, cause: None, event: Event::MatchEnded { end: Some(end.clone()) } });
    let table = Table::restore(events).expect("a match that was over then");
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.view(Audience::Spectators).match_end, Some(end));
}

#[test]
fn an_event_of_a_seat_that_does_not_exist_is_refused() {
    let mut events = two_rounds();
    let (seq, seat) = (events.len() as u64 + 1, Seat::at(5));
    events.push(Recorded { seq, at: NOW, cause: None, event: Event::Ready { seat } });
    let error = Table::restore(events).expect_err("block has two seats here");
    assert_eq!(error, RestoreError::Impossible { seq, why: EventError::NoSeat(seat) });
}
