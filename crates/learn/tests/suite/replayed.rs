//! Records as the table plays them: it makes some draws and passes at once, and still each is shown at its place.

use boneyard_dgn::Record;
use boneyard_learn::record_replay;
use boneyard_rules::Seat;
use boneyard_table::SeenEvent;

/// No player is dealt the double six, so both draw until one of them has it.
const DRAWN_FOR: &str = r#"dgn 1
rules mexican-train tiles.set=double-6 seats.count=[2] deal.hand={"2":9} lead.order=[6,5,4,3,2,1,0] match.rounds=7
seat 1 "Ana"
seat 2 "Boris"

round 1
deal 1 0-0 0-1 0-2 0-3 0-4 0-5 0-6 1-1 1-2
deal 2 1-3 1-4 1-5 1-6 2-2 2-3 2-4 2-5 2-6
stock 3-3 3-4 6-6 3-6 4-4 4-5 3-5 4-6 5-5 5-6
lead 1
1 draw 3-3 pass
2 draw 3-4 pass
1 draw 6-6 6-6@0
2 2-6@2
1 0-6@1
"#;

/// Ana has all sixes, so the others pass. The record ends before the last of them.
const PASSED: &str = r#"dgn 1
rules spanish-pairs
seat 1 "Ana"
seat 2 "Boris"
seat 3 "Carla"
seat 4 "Davor"

round 1
deal 1 0-6 1-6 2-6 3-6 4-6 5-6 6-6
deal 2 0-0 0-1 0-2 0-3 0-4 0-5 1-1
deal 3 1-2 1-3 1-4 1-5 2-2 2-3 2-4
deal 4 2-5 3-3 3-4 3-5 4-4 4-5 5-5
stock -
lead 1
1 6-6
2 pass
3 pass
"#;

fn acts(text: &str) -> Vec<String> {
    let record = Record::read(text).expect("a record");
    let (_, events) = record_replay(&record, Seat::FIRST).expect("all tiles are known");
    let act = |event: SeenEvent| match event {
        SeenEvent::Drew { seat, .. } => Some(format!("{seat} draws")),
        SeenEvent::Passed { seat, .. } => Some(format!("{seat} passes")),
        SeenEvent::Played { seat, tile, .. } => Some(format!("{seat} plays {tile}")),
        _ => None,
    };
    events.into_iter().filter_map(act).collect()
}

#[test]
fn draws_for_the_lead_are_shown() {
    let drawn = ["1 draws", "1 passes", "2 draws", "2 passes", "1 draws"];
    assert_eq!(acts(DRAWN_FOR), [&drawn[..], &["1 plays 6-6", "2 plays 2-6", "1 plays 0-6"]].concat());
}

#[test]
fn a_run_of_passes_is_shown_as_far_as_the_record_goes() {
    assert_eq!(acts(PASSED), ["1 plays 6-6", "2 passes", "3 passes"]);
}
