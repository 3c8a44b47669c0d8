//! Draws and passes that the table makes at once: before the lead, and in runs of passes.

use boneyard_rules::{Place, Rules, Seat};
use boneyard_table::{
    ActedBy, Command, CommandId, Event, Input, Level, Output, Recorded, SeatPlan, Shuffle, SingleChoice,
    Table, TableOptions, Tempo, Timestamp,
};

use crate::sits;

const NOW: Timestamp = Timestamp(1_000);

/// What happens at once after a deal in which the double twelve is the tile number `at` to be drawn, from 0 on. A person sits on
/// the first seat, bots on the others.
fn after_deal(rules: &str, at: usize, tempo: Tempo) -> (Table, Vec<Recorded>) {
    let rules = Rules::parse(rules).expect("good rules");
    let plan = [SeatPlan::Open, SeatPlan::bot(Level::Beginner), SeatPlan::bot(Level::Beginner)];
    let options = TableOptions { tempo, ..TableOptions::default() };
    let (mut table, _) = Table::open(NOW, &rules, &plan, options).expect("three seats");
    table.handle(NOW, sits("Ana", Seat::FIRST));
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

/// When the others pass after the lead of 6-6, in milliseconds since the deal. Four people sit; the first holds all sixes.
fn passes_after_lead(options: TableOptions) -> Vec<u64> {
    let rules = Rules::parse("spanish-pairs").expect("good rules");
    let (mut table, _) =
        Table::open(NOW, &rules, &[SeatPlan::Open; 4], options).expect("pairs have four seats");
    for seat in Seat::all(4) {
        table.handle(NOW, sits(seat, seat));
    }
    let mut deal = rules.tile_list(4);
    // The first draws the highest tile of the lot, and leads.
    let lot = deal.iter().rev().copied().collect();
    deal.sort_by_key(|tile| !tile.has(6));
    table.handle(NOW, Input::Shuffled(Shuffle { deal, lot }));
    let id = CommandId { seat: Seat::FIRST, id: "c1".into() };
    let tile = "6-6".parse().expect("a tile");
    table.handle(NOW, Input::Command { id, command: Command::Play { tile, at: Place::First, leaves: None } });
    let mut passes = Vec::new();
    while passes.len() < 3 {
        let at = table.next_deadline().expect("the table moves for people");
        for output in table.handle(at, Input::Tick) {
            let Output::Append(recorded) = output else { continue };
            let passed = recorded.iter().filter(|recorded| matches!(recorded.event, Event::Passed { .. }));
            passes.extend(passed.map(|recorded| recorded.at.ms_since(NOW)));
        }
    }
    passes
}

#[test]
fn a_run_of_passes_is_one_moment() {
    let options = TableOptions { single_choice: SingleChoice::Moved, ..TableOptions::default() };
    let forced = Table::FORCED_MOVE_MS;
    assert_eq!(passes_after_lead(options), [forced; 3]);
    // At an even tempo each pass keeps its beat, and so does the play.
    let lead = Table::EVEN_TEMPO_MS_MIN;
    let even = TableOptions { tempo: Tempo::Even, ..options };
    assert_eq!(passes_after_lead(even), [1, 2, 3].map(|beat| lead + beat * forced));
}
