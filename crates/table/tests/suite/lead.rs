//! Rounds in which nobody holds the tile that leads.

use boneyard_ids::PersonId;
use boneyard_rules::{Rules, Seat};
use boneyard_table::{
    ActedBy, Event, Input, Level, Output, Recorded, SeatPlan, Shuffle, Table, TableOptions, Tempo, Timestamp,
};

const NOW: Timestamp = Timestamp(1_000);

/// What happens at once after a deal in which the double twelve is the tile number `at` to be drawn, from 0 on. A person sits on
/// the first seat, bots on the others.
fn after_deal(rules: &str, at: usize, tempo: Tempo) -> (Table, Vec<Recorded>) {
    let rules = Rules::parse(rules).expect("good rules");
    let plan = [SeatPlan::Open, SeatPlan::bot(Level::Beginner), SeatPlan::bot(Level::Beginner)];
    let options = TableOptions { tempo, ..TableOptions::default() };
    let (mut table, _) = Table::open(NOW, &rules, &plan, options).expect("three seats");
    table.handle(
        NOW,
        Input::Sit {
            person: PersonId::from("p"),
            name: "Ana".into(),
            face: None,
            program: false,
            seat: Seat::FIRST,
        },
    );
    // The double twelve is the last of the list. The tiles after the hands are drawn in their order.
    let mut deal = rules.tile_list(plan.len());
    let (last, hands) = (deal.len() - 1, rules.deal.hand[&3] * 3);
    deal.swap(last, usize::from(hands) + at);
    let lot = deal.clone();
    let outputs = table.handle(NOW, Input::Shuffled(Shuffle { deal, lot }));
    let events = outputs.into_iter().filter_map(|output| match output {
        Output::Append(recorded) => Some(recorded),
        _ => None,
    });
    let events =
        events.flatten().skip_while(|recorded| !matches!(recorded.event, Event::Dealt { .. })).skip(1);
    let events = events.collect();
    (table, events)
}

fn word(event: &Event) -> String {
    match event {
        Event::Drew { seat, by, .. } => format!("{seat} draws, {by:?}"),
        Event::Passed { seat, by } => format!("{seat} passes, {by:?}"),
        other => format!("{other:?}"),
    }
}

#[test]
fn tiles_are_drawn_at_once_until_somebody_can_lead() {
    for tempo in [Tempo::Open, Tempo::Even] {
        let (table, events) = after_deal("mexican-train", 4, tempo);
        let words: Vec<_> = events.iter().map(|recorded| word(&recorded.event)).collect();
        let expected = [
            "1 draws, Forced",
            "1 passes, Forced",
            "2 draws, Bot",
            "2 passes, Bot",
            "3 draws, Bot",
            "3 passes, Bot",
            "1 draws, Forced",
            "1 passes, Forced",
            "2 draws, Bot",
        ];
        assert_eq!(words, expected, "{tempo:?}");
        assert!(events.iter().all(|recorded| recorded.at == NOW));
        let lead = table.live_state(NOW, table.audience_at(Seat::at(1)));
        assert_eq!(lead.turn, Some(Seat::at(1)), "who found the double twelve leads");
    }
}

#[test]
fn who_finds_the_lead_lays_it_by_hand() {
    let (table, events) = after_deal("mexican-train", 0, Tempo::Open);
    assert_eq!(events.len(), 1);
    assert!(matches!(events[0].event, Event::Drew { by: ActedBy::Forced, .. }));
    let now = table.live_state(NOW, table.audience_at(Seat::FIRST));
    assert_eq!(now.legal.len(), 1, "only the double twelve may lead");
    assert_eq!(now.turn, Some(Seat::FIRST));
}

#[test]
fn later_draws_and_passes_wait_for_the_person() {
    // A round of draw is led at once: nothing is drawn before.
    let (_, events) = after_deal("draw", 0, Tempo::Open);
    assert!(
        events.iter().all(|recorded| !matches!(recorded.event, Event::Drew { .. } | Event::Passed { .. }))
    );
}
