//! Matches as clients see them: a snapshot, the events that follow, and snapshots along the way.

use std::collections::BTreeSet;

use boneyard_ids::PersonId;
use boneyard_rules::{Outcome, Rules, Seat, Tile, presets};
use boneyard_table::{
    Audience, CommandId, DealMethod, Event, HandOrder, Input, Level, Lifting, Output, Phase, Recorded,
    RoundResult, SeatPlan, SeenEvent, Shuffle, Table, TableOptions, TableView, Timestamp,
};
use serde::Serialize;

/// What one audience saw of a match.
#[derive(Serialize)]
struct Recording {
    /// Where it starts.
    snapshot: TableView,
    /// The events after it.
    events: Vec<SeenEvent>,
    /// The table at some of these events, each named by its own number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    later: Vec<TableView>,
}

/// Tables of different kinds: rules, seats, how many rounds are kept, a seed.
const MATCHES: &[(&str, usize, u32, u64)] = &[
    ("goat-club-one", 4, 3, 11),
    ("spanish-pairs", 4, 2, 5),
    ("draw", 2, 2, 3),
    ("seven-plus-seven", 4, 2, 7),
    ("goat match.target=14", 3, u32::MAX, 2),
];

/// A table at which tiles are taken, lifted in stages, and stand as they were taken; a draw by pointing changes nothing
/// that is seen.
const TAKEN: (&str, usize, u32, u64) = ("club-pairs", 4, 2, 7);

/// Matches to show: a whole one of Goat with a fish, a whole one of Spanish pairs, a hand that grows.
const SHOWN: &[(&str, usize, u32, u64)] =
    &[("goat-club-all", 4, u32::MAX, 17), ("spanish-pairs", 4, u32::MAX, 15), ("draw", 2, 2, 12)];

/// So many rounds of every preset are played to show its sheet.
const ROUNDS_SHEET: u32 = 12;

/// The recordings as the web client's tests read them.
#[must_use]
pub(crate) fn recordings() -> String {
    let mut all = Vec::new();
    let dealt = MATCHES.iter().map(|kept| (*kept, TableOptions::default()));
    for ((rules, seats, rounds, seed), options) in dealt.chain([(TAKEN, taken())]) {
        let rules = Rules::parse(rules).expect("the rules are known");
        let events = play(&rules, seats, rounds, seed, options);
        for audience in [own(&rules, seats), Audience::Spectators] {
            all.push(recording(&events, audience));
        }
    }
    written(&all)
}

/// The recordings as they are shown on screens.
#[must_use]
pub(crate) fn shown() -> String {
    let shown = |&(rules, seats, rounds, seed): &(&str, usize, u32, u64)| {
        let rules = Rules::parse(rules).expect("the rules are known");
        let events = play(&rules, seats, rounds, seed, TableOptions::default());
        Recording { later: Vec::new(), ..recording(&events, own(&rules, seats)) }
    };
    written(&SHOWN.iter().map(shown).collect::<Vec<_>>())
}

fn taken() -> TableOptions {
    TableOptions {
        taking: DealMethod::InTurn,
        lifting: Lifting::InStages,
        hand_order: HandOrder::Fixed,
        ..TableOptions::default()
    }
}

/// Rounds of every preset that tables play, as score sheets show them: for each, the first of every kind that its
/// match brings.
#[must_use]
pub(crate) fn sheets() -> String {
    let mut text = String::from("[");
    for preset in presets::all() {
        let rules = preset.rules;
        let Some(seats) = rules.seat_counts().last() else { continue };
        let events = play(&rules, seats.into(), ROUNDS_SHEET, 7, TableOptions::default());
        let mut view = Table::restore(events).expect("its own events").view(Audience::Spectators);
        let mut seen = BTreeSet::new();
        view.sheet
            .retain(|result| kinds(result).into_iter().fold(false, |new, kind| seen.insert(kind) | new));
        view.round = None;
        let separator = if text.len() > 1 { "," } else { "" };
        let line = serde_json::to_string(&view).expect("recordings are plain data");
        text.push_str(&format!("{separator}\n{line}"));
    }
    text.push_str("\n]\n");
    text
}

/// What is peculiar to a round's sheet.
fn kinds(result: &RoundResult) -> Vec<String> {
    let settlement = &result.settlement;
    let mut kinds = vec![format!("{} {}", matches!(result.outcome, Outcome::Out(_)), settlement.tied)];
    kinds.extend(settlement.bonuses.iter().map(|bonus| format!("{:?}", bonus.event)));
    kinds.extend(settlement.instant.map(|instant| format!("{instant:?}")));
    for side in &settlement.sides {
        let opened = side.after.open && !side.before.open;
        let rest = i64::from(side.after.points)
            - i64::from(side.before.points)
            - i64::from(side.made)
            - i64::from(side.credit);
        let facts = [
            ("made", side.made > 0),
            ("paid", side.paid > 0),
            ("received", side.received > 0),
            ("opened", opened),
            ("opened with remembered", opened && side.before.remembered > 0),
            ("remembered", side.after.remembered > side.before.remembered),
            ("wiped", side.after.remembered < side.before.remembered && !opened),
            ("lost", !side.after.open && side.credit > 0 && side.after.remembered == side.before.remembered),
            ("unwritten", side.after.open && rest < 0),
        ];
        kinds.extend(facts.into_iter().filter(|(_, holds)| *holds).map(|(kind, _)| kind.to_owned()));
    }
    kinds
}

/// The person on the first seat, and on the other of theirs.
fn own(rules: &Rules, seats: usize) -> Audience {
    let second = rules.other_seat(Seat::FIRST, seats);
    second.map_or(Audience::Seat(Seat::FIRST), |second| Audience::BothSeats(Seat::FIRST, second))
}

fn written(all: &[Recording]) -> String {
    let mut text = serde_json::to_string(&all).expect("recordings are plain data");
    // One recording a line, so that a change shows where it is.
    text = text.replace("{\"snapshot\":", "\n{\"snapshot\":");
    text.push('\n');
    text
}

fn recording(events: &[Recorded], audience: Audience) -> Recording {
    let view = |count: usize| {
        Table::restore(events[..count].iter().cloned()).expect("its own events").view(audience)
    };
    // Whoever sits down sees their own table only from then on.
    let first = 2;
    let turning = |recorded: &Recorded| {
        !matches!(
            recorded.event,
            Event::Played { .. }
                | Event::Drew { .. }
                | Event::Passed { .. }
                | Event::LotDrawn { .. }
                | Event::Took { .. }
        )
    };
    // The end of a match is told together with that of its last round: nobody sees the table in between.
    let ends_match =
        |at: usize| events.get(at).is_some_and(|recorded| matches!(recorded.event, Event::MatchEnded { .. }));
    Recording {
        snapshot: view(first),
        events: events[first..].iter().map(|recorded| recorded.event.seen_by(audience)).collect(),
        later: (first..events.len())
            .filter(|&at| !ends_match(at + 1))
            .filter(|&at| turning(&events[at]) || at % 23 == 0 || at + 1 == events.len())
            .map(|at| view(at + 1))
            .collect(),
    }
}

/// Plays at random until so many rounds are written or the match is over; one person sits at the table.
fn play(rules: &Rules, seats: usize, rounds: u32, seed: u64, options: TableOptions) -> Vec<Recorded> {
    let mut lot = Lot(seed);
    let mut now = Timestamp(1_000);
    let plan: Vec<SeatPlan> = Seat::all(rules.players(seats))
        .map(|seat| if seat == Seat::FIRST { SeatPlan::Open } else { SeatPlan::Bot { level: Level::Random } })
        .collect();
    let (mut table, mut outputs) =
        Table::open(now, rules, &plan, options).expect("the rules have this table");
    let person = PersonId::from("p");
    outputs.extend(table.handle(now, Input::Sit { person, name: "Ana".into(), seat: Seat::FIRST }));
    let mut events = Vec::new();
    let mut commands = 0;
    loop {
        let mut wants = Vec::new();
        for output in std::mem::take(&mut outputs) {
            match output {
                Output::Append(recorded) => events.extend(recorded),
                want => wants.push(want),
            }
        }
        let view = table.view(Audience::Spectators);
        let written = u32::try_from(view.sheet.len()).unwrap_or(u32::MAX);
        if view.phase == Phase::Over || written >= rounds {
            return events;
        }
        for want in wants {
            let input = match want {
                Output::Shuffle { .. } => Input::Shuffled(Shuffle {
                    deal: lot.shuffle(rules.tile_list(seats)),
                    lot: lot.shuffle(rules.tile_list(seats)),
                }),
                Output::Think { turn, view, .. } => {
                    Input::Chosen { turn, choice: view.legal[lot.below(view.legal.len())] }
                }
                _ => continue,
            };
            outputs.extend(table.handle(now, input));
        }
        let legal = table.live_state(now, table.audience_at(Seat::FIRST)).legal;
        if !legal.is_empty() {
            commands += 1;
            let command = legal[lot.below(legal.len())].into();
            let id = CommandId { seat: Seat::FIRST, id: format!("c{commands}") };
            outputs.extend(table.handle(now, Input::Command { id, command }));
        } else if outputs.is_empty() {
            now = table.next_deadline().expect("somebody can go on").max(now);
            outputs.extend(table.handle(now, Input::Tick));
        }
    }
}

/// A small generator of numbers, good enough to shuffle with.
struct Lot(u64);

impl Lot {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }

    fn shuffle(&mut self, mut tiles: Vec<Tile>) -> Vec<Tile> {
        for last in (1..tiles.len()).rev() {
            tiles.swap(last, self.below(last + 1));
        }
        tiles
    }
}
