//! Whole matches of every preset, with tables restored from their events along the way.

use boneyard_dgn as dgn;
use boneyard_rules::{Rules, Seat, Tile, presets};
use boneyard_table::{
    Audience, BoneyardChoice, Command, CommandId, DealMethod, Event, HandOrder, Input, Level, Lifting,
    OnTimeout, Output, Phase, Recorded, Request, SeatPlan, Shuffle, SingleChoice, Table, TableOptions, Talk,
    Tempo, Timestamp, record,
};

use crate::sits;

/// Sea Goat, changed so that every side may announce from the first round on.
const OPEN_SEA_GOAT: &str = "sea-goat account.openAt=0 match.announceBy=open-side";

const EVEN: TableOptions = TableOptions {
    turn_seconds: None,
    bank_seconds: None,
    gather_seconds: None,
    on_timeout: OnTimeout::Play,
    tempo: Tempo::Even,
    bot_delay_ms: 700,
    taking: DealMethod::Dealt,
    lifting: Lifting::AtOnce,
    boneyard: BoneyardChoice::Next,
    single_choice: SingleChoice::Waits,
    hand_order: HandOrder::Free,
    rated: false,
    talk: Talk::Phrases,
};

/// The options of taking, looking, drawing and ordering tiles all differ from their defaults.
const TAKEN: TableOptions = TableOptions {
    tempo: Tempo::Open,
    taking: DealMethod::InTurn,
    lifting: Lifting::InStages,
    boneyard: BoneyardChoice::Pointed,
    single_choice: SingleChoice::Moved,
    hand_order: HandOrder::Fixed,
    ..EVEN
};

/// A small random number generator, good enough for shuffling.
struct TestRng(u64);

impl TestRng {
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

/// Plays a match of one person and bots until it is over, and returns its events.
fn play(rules: &Rules, seats: usize, options: TableOptions, seed: u64) -> Vec<Recorded> {
    let mut rng = TestRng(seed);
    let mut now = Timestamp(1_000);
    let plan: Vec<SeatPlan> = Seat::all(rules.players(seats))
        .map(|seat| if seat == Seat::FIRST { SeatPlan::Open } else { SeatPlan::bot(Level::Beginner) })
        .collect();
    let (mut table, mut outputs) =
        Table::open(now, rules, &plan, options).expect("the preset has this table");
    outputs.extend(table.handle(now, sits("Ana", Seat::FIRST)));

    let mut events = Vec::new();
    let mut commands = 0;
    for _ in 0..20_000 {
        let mut wants = Vec::new();
        for output in std::mem::take(&mut outputs) {
            match output {
                Output::Append(recorded) => events.extend(recorded),
                Output::Answer { answer, .. } => assert!(answer.is_ok(), "seed {seed}: {answer:?}"),
                Output::Show => {}
                want => wants.push(want),
            }
        }
        if table.phase() == Phase::Over {
            return events;
        }
        for want in wants {
            let input = match want {
                Output::Request(Request::Shuffle { .. }) => Input::Shuffled(Shuffle {
                    deal: rng.shuffle(rules.tile_list(seats)),
                    lot: rng.shuffle(rules.tile_list(seats)),
                }),
                Output::Request(Request::Think { turn, view, .. }) => {
                    Input::Chosen { turn, choice: view.legal[rng.below(view.legal.len())] }
                }
                Output::Request(Request::AskToDeclare { question, .. }) => {
                    Input::DeclareAnswered { question, declares: rng.below(2) == 0 }
                }
                _ => continue,
            };
            outputs.extend(table.handle(now, input));
        }
        let moment = table.live_state(now, table.audience_at(Seat::FIRST));
        if moment.may_declare && rng.below(2) == 0 {
            commands += 1;
            let id = CommandId { seat: Seat::FIRST, id: format!("c{commands}") };
            outputs.extend(table.handle(now, Input::Command { id, command: Command::Declare }));
            continue;
        }
        let legal = moment.legal;
        if !legal.is_empty() && rng.below(2) == 0 {
            commands += 1;
            let boneyard = table.view(Audience::Spectators).round.map_or(0, |round| round.boneyard);
            let command = match legal[rng.below(legal.len())].into() {
                Command::Draw if options.boneyard == BoneyardChoice::Pointed => {
                    Command::DrawAt { place: rng.below(boneyard) }
                }
                command => command,
            };
            let id = CommandId { seat: Seat::FIRST, id: format!("c{commands}") };
            outputs.extend(table.handle(now, Input::Command { id, command }));
        } else if outputs.is_empty() {
            match table.next_deadline() {
                Some(deadline) => {
                    now = deadline.max(now);
                    outputs.extend(table.handle(now, Input::Tick));
                }
                None => assert!(!legal.is_empty(), "seed {seed}: nobody can go on in {:?}", table.phase()),
            }
        }
        if rng.below(40) == 0 {
            let mut back = Table::restore(events.iter().cloned()).expect("its own events");
            if outputs.is_empty() {
                for audience in [Audience::Spectators, table.audience_at(Seat::FIRST)] {
                    assert_eq!(back.view(audience), table.view(audience), "seed {seed}");
                }
                outputs.extend(back.handle(now, Input::Restored));
                outputs.extend(back.handle(now, Input::Arrived { seat: Seat::FIRST }));
                table = back;
            }
        }
    }
    panic!("seed {seed}: the match of {} does not end", rules.preset);
}

/// Checks that the match's record is legal, complete, and has the same points.
fn assert_replays(events: &[Recorded], table: &Table) {
    let record = record(events, 1, Some("k3f9".into())).expect("one match was played");
    let text = record.to_string();
    let report = dgn::replay(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let standing = table.view(Audience::Spectators).standing;
    let points = standing.accounts.iter().map(|account| account.points).collect();
    let points = Some(points).filter(|_| table.rules().score.writes_points());
    assert_eq!(report.rounds.last().and_then(|round| round.totals.clone()), points);
    assert!(report.match_.over);
    assert_eq!(record.completed().expect("it is legal").to_string(), text);
}

#[test]
fn every_preset_is_played_to_its_end() {
    for preset in presets::all() {
        for seats in preset.rules.seat_counts() {
            for (seed, options) in [(1, TableOptions::default()), (2, EVEN), (3, TAKEN)] {
                let events = play(&preset.rules, usize::from(seats), options, seed);
                let back = Table::restore(events.iter().cloned()).expect("its own events");
                assert_eq!(back.phase(), Phase::Over);
                assert!(events.iter().any(|recorded| matches!(recorded.event, Event::RoundEnded { .. })));
                assert_replays(&events, &back);
            }
        }
    }
}

#[test]
fn announcements_are_in_the_record() {
    let rules = Rules::parse(OPEN_SEA_GOAT).expect("good rules");
    let mut declared = 0;
    for seed in 1..40 {
        let events = play(&rules, 4, EVEN, seed);
        declared += events.iter().filter(|recorded| matches!(recorded.event, Event::Declared { .. })).count();
        assert_replays(&events, &Table::restore(events.iter().cloned()).expect("its own events"));
    }
    assert!(declared > 0, "some seat announces in 39 matches");
}
