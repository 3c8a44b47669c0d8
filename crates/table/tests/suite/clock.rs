//! The clock of a seat, and the credit for network time.

use boneyard_rules::{Rules, Seat};
use boneyard_table::{
    ActedBy, Command, CommandId, Event, Input, Level, Output, SeatPlan, Shuffle, Table, TableOptions,
    Timestamp, TurnCount,
};

use crate::sits;

const SECONDS: u32 = 10;

/// A table of one person and a bot, in a round that the person leads, with the time at which it began.
fn begun() -> (Table, Timestamp) {
    let now = Timestamp(1_000);
    let rules = Rules::parse("block lead.first=lot").expect("good rules");
    let plan = [SeatPlan::Open, SeatPlan::bot(Level::Beginner)];
    let options = TableOptions { turn_seconds: Some(SECONDS), ..TableOptions::default() };
    let (mut table, _) = Table::open(now, &rules, &plan, options).expect("block has two seats");
    table.handle(now, sits("Ana", Seat::FIRST));
    // The lot reverses the tile list, so that the person draws the highest tile and leads.
    let deal = rules.tile_list(2);
    let lot = deal.iter().rev().copied().collect();
    table.handle(now, Input::Shuffled(Shuffle { deal, lot }));
    (table, now)
}

/// Who acted, if the person's command came `late_ms` after the clock reached zero.
fn acted(table: &mut Table, began: Timestamp, late_ms: u64) -> Vec<ActedBy> {
    let at = began.after_ms(u64::from(SECONDS) * 1_000 + late_ms);
    let mut outputs = Vec::new();
    while let Some(deadline) = table.next_deadline().filter(|deadline| *deadline <= at) {
        outputs.extend(table.handle(deadline, Input::Tick));
    }
    let id = CommandId { seat: Seat::FIRST, id: "c1".into() };
    let tile = "0-6".parse().expect("a tile");
    let command = Command::Play { tile, at: boneyard_rules::Place::First, leaves: None };
    outputs.extend(table.handle(at, Input::Command { id, command }));
    let recorded = outputs.into_iter().filter_map(|output| match output {
        Output::Append(recorded) => Some(recorded),
        _ => None,
    });
    let by = |event| match event {
        Event::Played { by, .. } => Some(by),
        _ => None,
    };
    recorded.flatten().filter_map(|recorded| by(recorded.event)).collect()
}

#[test]
fn network_time_is_credited_up_to_a_bound() {
    for (lag_ms, late_ms, by) in [
        (0, 0, ActedBy::Clock),
        (300, 299, ActedBy::Person),
        (300, 300, ActedBy::Clock),
        // The credit is bounded, even for a slower connection.
        (60_000, Table::ROUND_TRIP_CREDIT_MS_MAX - 1, ActedBy::Person),
        (60_000, Table::ROUND_TRIP_CREDIT_MS_MAX, ActedBy::Clock),
    ] {
        let (mut table, began) = begun();
        table.handle(began, Input::RoundTrip { seat: Seat::FIRST, ms: lag_ms });
        assert_eq!(acted(&mut table, began, late_ms).first(), Some(&by), "{late_ms} of {lag_ms} ms late");
    }
}

#[test]
fn the_turns_of_a_person_are_counted_with_those_that_ran_out() {
    let counts = |late_ms| {
        let (mut table, began) = begun();
        table.handle(began, Input::RoundTrip { seat: Seat::FIRST, ms: 300 });
        acted(&mut table, began, late_ms);
        let of = |seat| *table.turn_counts().get(seat).expect("a seat");
        assert_eq!(of(Seat::at(1)), TurnCount::default(), "a bot is not counted");
        of(Seat::FIRST)
    };
    assert_eq!(counts(299), TurnCount { turns: 1, timed_out: 0 });
    assert_eq!(counts(300), TurnCount { turns: 1, timed_out: 1 });
}
