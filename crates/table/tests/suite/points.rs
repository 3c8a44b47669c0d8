//! Points in play: each play says what it scored, each legal move what it would score, each end what it counts.

use boneyard_ids::PersonId;
use boneyard_rules::ruleset::PlayScore;
use boneyard_rules::{BySeat, Move, PlayScoring, Rules, Seat, Tile, presets};
use boneyard_table::{
    Audience, CommandId, Event, Input, LiveState, Output, Phase, Recorded, SeatPlan, SeenEvent, Shuffle,
    Table, TableOptions, Timestamp,
};

const BEGAN: Timestamp = Timestamp(1_000);

fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

/// A table of people who play what the test says.
struct Fixture {
    table: Table,
    events: Vec<Recorded>,
    now: Timestamp,
    commands: u32,
}

impl Fixture {
    /// A full table that waits for a shuffle.
    fn open(rules: &Rules, seats: usize) -> Self {
        let players = rules.players(seats);
        let plan = vec![SeatPlan::Open; players];
        let (table, outputs) = Table::open(BEGAN, rules, &plan, TableOptions::default()).expect("a table");
        let mut fixture = Self { table, events: Vec::new(), now: BEGAN, commands: 0 };
        fixture.keep(outputs);
        for number in 1..=players {
            let person = PersonId::from(format!("p{number}"));
            fixture.handle(Input::Sit {
                person,
                name: format!("Person {number}"),
                face: None,
                program: false,
                seat: seat(number),
            });
        }
        fixture
    }

    /// A round with these tiles: the hands in seat order, then the boneyard.
    fn dealt(rules: &str, deal: &str) -> Self {
        let rules = Rules::parse(rules).expect("good rules");
        let mut fixture = Self::open(&rules, 2);
        let mut deal: Vec<Tile> = deal.split_whitespace().map(|tile| tile.parse().expect("a tile")).collect();
        deal.extend(rules.tile_list(2).into_iter().filter(|tile| !deal.contains(tile)).collect::<Vec<_>>());
        fixture.shuffle(deal);
        fixture
    }

    fn shuffle(&mut self, deal: Vec<Tile>) {
        // Where the seats draw for the lead, seat 1 draws the highest tile.
        let lot = self.table.rules().tile_list(self.table.seats().seats()).into_iter().rev().collect();
        self.handle(Input::Shuffled(Shuffle { deal, lot }));
    }

    fn keep(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Append(recorded) => self.events.extend(recorded),
                Output::Answer { answer, .. } => assert!(answer.is_ok(), "{answer:?}"),
                _ => {}
            }
        }
    }

    fn handle(&mut self, input: Input) {
        let outputs = self.table.handle(self.now, input);
        self.keep(outputs);
    }

    fn turn(&self) -> Option<Seat> {
        self.table.live_state(self.now, Audience::Spectators).turn
    }

    /// What the seat whose turn it is sees.
    fn live_state(&self) -> LiveState {
        let seat = self.turn().expect("a seat has the turn");
        self.table.live_state(self.now, self.table.audience_at(seat))
    }

    /// Plays a move and returns the points that everyone is shown for it.
    fn play(&mut self, choice: Move) -> i32 {
        self.commands += 1;
        let seat = self.turn().expect("a seat has the turn");
        let before = self.events.len();
        let id = CommandId { seat, id: format!("c{}", self.commands) };
        self.handle(Input::Command { id, command: choice.into() });
        let shown = self.table.seen(&self.events[before], Audience::Spectators);
        match shown {
            SeenEvent::Played { points, .. } => points,
            _ => 0,
        }
    }

    /// Plays these moves and returns the points of each.
    fn play_all(&mut self, moves: &[&str]) -> Vec<i32> {
        moves.iter().map(|choice| self.play(choice.parse().expect("a move"))).collect()
    }

    /// What the ends count now.
    fn counts(&self) -> Vec<Option<u32>> {
        self.table.live_state(self.now, Audience::Spectators).end_counts
    }

    /// The points of this legal move.
    fn points_of(&self, choice: &str) -> i32 {
        let choice: Move = choice.parse().expect("a move");
        let LiveState { legal, legal_points, .. } = self.live_state();
        let index = legal.iter().position(|listed| *listed == choice).expect("a legal move");
        legal_points.get(index).copied().unwrap_or(0)
    }

    /// The points of each seat's plays, from the history that a snapshot has.
    fn points_in_history(&self) -> BySeat<i32> {
        let round = self.table.view(Audience::Spectators).round.expect("a round");
        let mut points = round.counts.map(|_| 0);
        for event in &round.history {
            if let SeenEvent::Played { seat, points: scored, .. } = event {
                points[*seat] += scored;
            }
        }
        points
    }
}

const FIVE_FIVE_LEADS: &str = "0-0 0-3 0-5 1-1 1-4 2-3 2-6  0-2 0-4 3-3 3-4 3-6 4-5 5-5";

#[test]
fn a_lone_double_counts_at_each_side_and_at_an_end_twice() {
    // F-fives, G78: a lone 5-5 makes 10, at an end it counts 10 again, and its further arms count by their tiles.
    let mut fixture = Fixture::dealt("all-fives", FIVE_FIVE_LEADS);
    assert_eq!(fixture.counts(), [], "nothing lies there");
    assert_eq!(fixture.points_of("5-5"), 10);
    assert_eq!(fixture.play_all(&["5-5"]), [10]);
    assert_eq!(fixture.counts(), [Some(5), Some(5)]);
    assert_eq!(fixture.points_of("0-5@L"), 10);
    assert_eq!(fixture.play_all(&["0-5@L"]), [10]);
    assert_eq!(fixture.counts(), [Some(0), Some(10)]);
    assert_eq!(fixture.play_all(&["0-4@L", "1-4@L"]), [0, 0]);
    assert_eq!(fixture.counts(), [Some(1), Some(10)]);
    // Both sides are covered, so the arms open. They count once they have a tile.
    assert_eq!(fixture.play_all(&["4-5@R"]), [5]);
    assert_eq!(fixture.counts(), [Some(1), Some(4), None, None]);
    assert_eq!(fixture.play_all(&["1-1@L"]), [0]);
    assert_eq!(fixture.counts(), [Some(2), Some(4), None, None]);
    let made = fixture.live_state().made.expect("the rules score in play");
    assert_eq!(fixture.points_in_history(), made);
    assert_eq!((made[seat(1)], made[seat(2)]), (10, 15));
}

#[test]
fn a_restored_table_says_the_same_points() {
    let mut fixture = Fixture::dealt("all-fives", FIVE_FIVE_LEADS);
    fixture.play_all(&["5-5", "0-5@L", "0-4@L", "1-4@L", "4-5@R"]);
    let restored = Table::restore(fixture.events.iter().cloned()).expect("its own events");
    for audience in [Audience::Spectators, Audience::Seat(Seat::FIRST)] {
        assert_eq!(restored.view(audience), fixture.table.view(audience));
    }
    let plays = restored.events_after(0).expect("it has them all");
    let shown: Vec<SeenEvent> = plays.map(|recorded| restored.seen(recorded, Audience::Spectators)).collect();
    let points = |event: &SeenEvent| match event {
        SeenEvent::Played { points, .. } => Some(*points),
        _ => None,
    };
    assert_eq!(shown.iter().filter_map(points).collect::<Vec<_>>(), [10, 10, 0, 0, 5]);
}

#[test]
fn the_opening_tile_scores_by_its_rule() {
    // F-telefon: the opening tile scores nothing, except 5-5 from the second round on.
    let mut fixture = Fixture::dealt("telefon", "2-3 0-0 0-1 0-2 0-3 0-4 0-5  3-5 1-1 1-2 1-3 1-4 1-5 1-6");
    assert_eq!(fixture.points_of("2-3"), 0);
    assert_eq!(fixture.play_all(&["2-3"]), [0]);
    assert_eq!(fixture.counts(), [Some(2), Some(3)]);
    // 2 and 5 make 7, and then 0 and 5 make 5.
    assert_eq!(fixture.play_all(&["3-5@R", "0-2@L"]), [0, 5]);
}

#[test]
fn what_would_pass_an_exact_target_scores_nothing() {
    // F-53: 5-5 makes 2. 0-5 beside it makes 2 as well, and 0-0 then keeps the ten: 2 more would pass 3.
    let mut fixture = Fixture::dealt(
        "fives-threes match.target=3 deal.rest=boneyard",
        "5-5 0-0 1-1 2-2 3-3 4-4 6-6  0-5 0-1 0-2 0-3 0-4 0-6 1-2",
    );
    assert_eq!(fixture.points_of("5-5"), 2);
    assert_eq!(fixture.play_all(&["5-5", "0-5@L"]), [2, 2]);
    assert_eq!(fixture.points_of("0-0@L"), 0, "2 and 2 would pass 3");
    assert_eq!(fixture.play_all(&["0-0@L"]), [0]);
}

#[test]
fn equal_ends_score_where_headings_do() {
    // F-bergen: equal ends make 2, and 3 if one of them is a double.
    let mut fixture = Fixture::dealt("bergen", "6-6 0-6 0-1 1-1 0-2 0-3  0-0 1-6 2-6 3-6 4-6 5-6");
    assert_eq!(fixture.play_all(&["6-6"]), [2], "a lone double scores 2");
    assert_eq!(fixture.counts(), [Some(6), Some(6)]);
    assert_eq!(fixture.play_all(&["1-6@L"]), [0]);
    assert_eq!(fixture.counts(), [Some(1), Some(12)]);
    assert_eq!(fixture.play_all(&["0-6@R", "0-0@R"]), [0, 0]);
    assert_eq!(fixture.points_of("0-1@R"), 2);
}

#[test]
fn games_that_score_nothing_in_play_say_nothing() {
    let mut fixture = Fixture::dealt("draw", "5-5 0-0 1-1 2-2 3-3 4-4 6-6  5-6 0-1 0-2 0-3 0-4 0-6 1-2");
    let before = fixture.live_state();
    assert_eq!((before.legal_points, before.end_counts, before.made), (Vec::new(), Vec::new(), None));
    assert_eq!(fixture.play(before.legal[0]), 0);
    let text = serde_json::to_string(&fixture.table.view(Audience::Spectators).round).expect("plain data");
    assert!(!text.contains("points"), "{text}");
}

/// A small random number generator, good enough to choose moves.
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

/// Plays random rounds of a match and checks the points of every play. Returns how many plays scored.
fn check_rounds(rules: &Rules, seats: usize, seed: u64) -> usize {
    let mut rng = TestRng(seed);
    let mut fixture = Fixture::open(rules, seats);
    let mut scored = 0;
    for _ in 0..3 {
        if fixture.table.phase() == Phase::Over {
            break;
        }
        while matches!(fixture.table.phase(), Phase::Between) {
            fixture.now = fixture.table.next_deadline().unwrap_or(fixture.now);
            fixture.handle(Input::Tick);
            fixture.shuffle(rng.shuffle(rules.tile_list(seats)));
        }
        let standing = fixture.table.view(Audience::Spectators).standing;
        // Nobody announces 6-6 here, so the time for it runs out.
        while fixture.turn().is_none() {
            fixture.now = fixture.table.next_deadline().expect("the time for announcing ends");
            fixture.handle(Input::Tick);
        }
        let mut by_plays = BySeat::new(seats, |_| 0);
        let mut moves = Vec::new();
        while fixture.table.phase() == Phase::Playing {
            let LiveState { turn, legal, legal_points, .. } = fixture.live_state();
            let (seat, index) = (turn.expect("a turn"), rng.below(legal.len()));
            let points = fixture.play(legal[index]);
            assert_eq!(
                points,
                legal_points.get(index).copied().unwrap_or(0),
                "{}: {}",
                rules.preset,
                legal[index]
            );
            by_plays[seat] += points;
            scored += usize::from(points != 0);
            moves.push((seat, legal[index]));
            if let Some(made) = fixture.table.live_state(fixture.now, Audience::Spectators).made {
                let paid = PlayScoring::of(rules, &standing, seats, moves.iter().copied()).paid();
                let scored = BySeat::new(seats, |seat| made[seat] + paid[seat].cast_signed());
                assert_eq!(by_plays, scored, "{}: what the plays scored, less what was paid", rules.preset);
            }
            check_counts(&fixture, rules);
        }
        let whole = PlayScoring::of(rules, &standing, seats, moves);
        let by_rules = BySeat::new(seats, |seat| whole.made()[seat] + whole.paid()[seat].cast_signed());
        assert_eq!(by_plays, by_rules, "{}", rules.preset);
        assert_eq!(fixture.points_in_history(), by_rules, "{}", rules.preset);
        let restored = Table::restore(fixture.events.iter().cloned()).expect("its own events");
        assert_eq!(restored.view(Audience::Spectators), fixture.table.view(Audience::Spectators));
    }
    assert!(fixture.events.iter().any(|recorded| matches!(recorded.event, Event::RoundEnded { .. })));
    scored
}

/// The counts stand beside the ends, and where fives score, their sum makes the points.
fn check_counts(fixture: &Fixture, rules: &Rules) {
    let counts = fixture.counts();
    let round = fixture.table.view(Audience::Spectators).round.expect("a round");
    if fixture.table.phase() != Phase::Playing || !rules.score.play.is_some_and(PlayScore::counts_ends) {
        return assert!(counts.is_empty());
    }
    assert_eq!(counts.len(), round.ends.len());
    let plays = round.history.iter().filter(|event| matches!(event, SeenEvent::Played { .. })).count();
    if let (Some(PlayScore::Fives), 2.., Some(SeenEvent::Played { points, .. })) =
        (rules.score.play, plays, round.history.last())
    {
        let sum: u32 = counts.iter().flatten().sum();
        assert_eq!(*points, if sum.is_multiple_of(5) { sum.cast_signed() } else { 0 });
    }
}

#[test]
fn the_points_of_plays_add_up_in_every_preset() {
    let house =
        ["draw layout.shape=cross score.play=headings", "draw tiles.blanks=wild score.play=fives-threes"];
    let house = house.map(|text| Rules::parse(text).expect("good rules"));
    let rules: Vec<Rules> = presets::all().into_iter().map(|preset| preset.rules).chain(house).collect();
    for rules in rules {
        let scored: usize = rules
            .seat_counts()
            .flat_map(|seats| (1..=3).map(move |seed| (seats, seed)))
            .map(|(seats, seed)| check_rounds(&rules, seats.into(), seed))
            .sum();
        assert_eq!(scored > 0, rules.score.play.is_some(), "{}: {scored} plays scored", rules.preset);
    }
}
