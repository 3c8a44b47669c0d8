//! Taking tiles from a pile, looking at them in stages, and keeping them in the order they were taken.

use boneyard_dgn as dgn;
use boneyard_rules::{Move, Rules, Seat, Tile};
use boneyard_table::{
    ActedBy, Audience, BoneyardChoice, Command, CommandId, DealMethod, Event, HandOrder, Input, Level,
    Lifting, Output, Phase, Recorded, Refusal, Request, SeatPlan, SeenEvent, Shuffle, SingleChoice, Table,
    TableOptions, Talk, Timestamp, record,
};

use crate::sits;

const BEGAN: Timestamp = Timestamp(1_000);

/// The club's procedure (R3.1).
const CLUB: TableOptions = TableOptions {
    turn_seconds: None,
    bank_seconds: None,
    gather_seconds: None,
    on_timeout: boneyard_table::OnTimeout::Play,
    tempo: boneyard_table::Tempo::Open,
    bot_delay_ms: 700,
    taking: DealMethod::InTurn,
    lifting: Lifting::InStages,
    boneyard: BoneyardChoice::Next,
    single_choice: SingleChoice::Waits,
    hand_order: HandOrder::Fixed,
    rated: false,
    talk: Talk::Phrases,
};

/// A table with its stored events, and the requests of its last outputs.
struct Fixture {
    table: Table,
    events: Vec<Recorded>,
    wants: Vec<Output>,
    rules: Rules,
    seats: usize,
    commands: u32,
}

impl Fixture {
    /// A table of people on the first seats and bots on the others, with its tiles shuffled.
    fn opened(rules: &str, seats: usize, people: usize, options: TableOptions) -> Self {
        let rules = Rules::parse(rules).expect("good rules");
        let plan: Vec<SeatPlan> = (0..seats)
            .map(|seat| if seat < people { SeatPlan::Open } else { SeatPlan::bot(Level::Beginner) })
            .collect();
        let (table, outputs) = Table::open(BEGAN, &rules, &plan, options).expect("so many may play");
        let mut fixture = Self { table, events: Vec::new(), wants: Vec::new(), rules, seats, commands: 0 };
        fixture.record_outputs(outputs);
        for seat in Seat::all(seats).take(people) {
            fixture.pass(BEGAN, sits(seat, seat));
        }
        fixture.shuffle(BEGAN, 0);
        fixture
    }

    /// Answers the table's request for a shuffle with the tile list rotated by `by`.
    fn shuffle(&mut self, at: Timestamp, by: usize) {
        let wanted = self.wants.iter().any(|want| matches!(want, Output::Request(Request::Shuffle { .. })));
        assert!(wanted, "no shuffle is wanted");
        let lot = self.rules.tile_list(self.seats);
        let mut deal = lot.clone();
        deal.rotate_left(by);
        self.pass(at, Input::Shuffled(Shuffle { deal, lot }));
    }

    fn pass(&mut self, at: Timestamp, input: Input) -> Vec<Output> {
        let outputs = self.table.handle(at, input);
        self.wants.clear();
        self.record_outputs(outputs.clone());
        outputs
    }

    fn record_outputs(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Append(recorded) => self.events.extend(recorded),
                want => self.wants.push(want),
            }
        }
    }

    /// Sends a command and returns the answer.
    fn answer_to(&mut self, at: Timestamp, seat: Seat, command: Command) -> Result<u64, Refusal> {
        self.commands += 1;
        let id = CommandId { seat, id: format!("c{}", self.commands) };
        let outputs = self.pass(at, Input::Command { id, command });
        let answer = outputs.into_iter().find_map(|output| match output {
            Output::Answer { answer, .. } => Some(answer),
            _ => None,
        });
        answer.expect("it is answered at once")
    }

    fn takes_rest(&mut self, seat: Seat) {
        self.answer_to(BEGAN, seat, Command::TakeRest)
            .unwrap_or_else(|refusal| panic!("seat {seat}: {refusal:?}"));
    }

    fn turn(&self) -> Option<Seat> {
        self.table.live_state(BEGAN, Audience::Spectators).turn
    }

    fn hand(&self, seat: Seat) -> Option<Vec<Tile>> {
        self.table.view(Audience::Seat(seat)).round.and_then(|round| round.hand)
    }

    /// The seat whose turn it is makes its first legal move.
    fn play_first_legal(&mut self, at: Timestamp) -> Seat {
        let seat = self.turn().expect("somebody has the turn");
        let choice = self.table.live_state(at, Audience::Seat(seat)).legal[0];
        self.answer_to(at, seat, choice.into()).unwrap_or_else(|refusal| panic!("seat {seat}: {refusal:?}"));
        seat
    }

    fn takers(&self, by: ActedBy) -> Vec<Seat> {
        let taker = |recorded: &Recorded| match recorded.event {
            Event::Took { seat, by: who, .. } if who == by => Some(seat),
            _ => None,
        };
        self.events.iter().filter_map(taker).collect()
    }

    fn taken(&self, seat: Seat) -> Vec<Tile> {
        let tile = |recorded: &Recorded| match recorded.event {
            Event::Took { seat: taker, tile, .. } if taker == seat => Some(tile),
            _ => None,
        };
        self.events.iter().filter_map(tile).collect()
    }

    /// Checks that a table restored from its events shows every audience the same.
    fn assert_restores(&self) {
        let back = Table::restore(self.events.iter().cloned()).expect("its own events");
        for audience in Seat::all(self.seats).map(Audience::Seat).chain([Audience::Spectators]) {
            assert_eq!(back.view(audience), self.table.view(audience));
        }
    }
}

fn seats(numbers: [usize; 4]) -> Vec<Seat> {
    numbers.into_iter().map(Seat::at).collect()
}

/// R1.8.1: all seats take at the same time. A seat takes single tiles by place, or all missing tiles at random.
#[test]
fn all_take_together_until_everybody_has_a_hand() {
    let options = TableOptions { taking: DealMethod::Together, ..TableOptions::default() };
    let mut fixture = Fixture::opened("spanish-pairs", 4, 4, options);
    assert_eq!((fixture.table.phase(), fixture.turn()), (Phase::Taking, None));
    let [first, second, third, fourth] = [0, 1, 2, 3].map(Seat::at);
    assert!(fixture.answer_to(BEGAN, third, Command::Take { place: 20 }).is_ok());
    assert_eq!(fixture.answer_to(BEGAN, first, Command::Take { place: 20 }), Err(Refusal::TakenAlready));
    assert_eq!(fixture.answer_to(BEGAN, first, Command::Take { place: 28 }), Err(Refusal::TakenAlready));
    assert_eq!(fixture.answer_to(BEGAN, first, Command::MixAgain), Err(Refusal::NotMixedAgain));
    assert_eq!(fixture.answer_to(BEGAN, first, Command::Pass), Err(Refusal::NoRound));
    let pile = |seat: Seat| fixture.table.view(Audience::Seat(seat)).pile.expect("a pile lies there");
    assert_eq!(pile(third).hand, Some(fixture.taken(third)));
    assert_eq!(pile(first).hand, Some(Vec::new()));
    assert_eq!(pile(first).takers[20], Some(third));
    fixture.assert_restores();
    for seat in [first, second, third] {
        fixture.takes_rest(seat);
    }
    assert_eq!(fixture.answer_to(BEGAN, first, Command::Take { place: 27 }), Err(Refusal::NothingToTake));
    assert_eq!(fixture.table.phase(), Phase::Taking);
    fixture.takes_rest(fourth);
    assert_eq!(
        (fixture.table.phase(), fixture.table.view(Audience::Spectators).pile),
        (Phase::Playing, None)
    );
    let (mut taken, mut held) = (fixture.taken(third), fixture.hand(third).expect("its own hand"));
    taken.sort_unstable();
    held.sort_unstable();
    assert_eq!((taken.len(), held), (7, taken));
    assert_eq!(fixture.answer_to(BEGAN, first, Command::TakeRest), Err(Refusal::NothingToTake));
}

/// R1.8.1: the table takes the missing tiles for a seat whose time runs out. Bots take one after the other.
#[test]
fn the_table_takes_for_seats_that_run_out_of_time() {
    let options = TableOptions { taking: DealMethod::Together, ..TableOptions::default() };
    let mut fixture = Fixture::opened("spanish-pairs", 4, 2, options);
    let bots_at = BEGAN.after_ms(700);
    assert_eq!(fixture.table.next_deadline(), Some(bots_at));
    fixture.pass(bots_at, Input::Tick);
    let bots_at = bots_at.after_ms(700);
    fixture.pass(bots_at, Input::Tick);
    let [first, second, third, fourth] = [0, 1, 2, 3].map(Seat::at);
    assert_eq!(fixture.takers(ActedBy::Bot), [[third; 7], [fourth; 7]].concat());
    assert!(fixture.answer_to(bots_at, first, Command::Take { place: 27 }).is_ok());
    let ends = BEGAN.after_ms(Table::TAKING_MS);
    let now = fixture.table.live_state(bots_at, Audience::Seat(second));
    assert_eq!((now.taking_ms, fixture.table.next_deadline()), (Some(Table::TAKING_MS - 1_400), Some(ends)));
    fixture.pass(ends, Input::Tick);
    assert_eq!(fixture.takers(ActedBy::Clock), [vec![first; 6], vec![second; 7]].concat());
    assert_eq!(fixture.table.phase(), Phase::Playing);
    fixture.assert_restores();
}

/// R3.1.6: the leader takes first, then the others in order. The shuffler sits before the leader in that order, and so
/// takes last.
#[test]
fn the_leader_takes_first_and_the_shuffler_last() {
    let mut fixture = Fixture::opened("club-pairs", 4, 4, CLUB);
    let lot = fixture.events.iter().find_map(|recorded| match recorded.event {
        Event::LotDrawn { leader, .. } => Some(leader),
        _ => None,
    });
    // The seats draw 0-0, 0-1, 0-2 and 0-3, of which the last is the largest.
    assert_eq!(lot, Some(Seat::at(3)));
    for seat in seats([3, 0, 1, 2]) {
        assert_eq!(fixture.turn(), Some(seat));
        let other = Seat::at((seat.index() + 1) % 4);
        assert_eq!(
            fixture.answer_to(BEGAN, other, Command::TakeRest),
            Err(Refusal::NotYourTurn { turn: seat }),
            "one after the other"
        );
        assert!(fixture.answer_to(BEGAN, seat, Command::Take { place: 27 - seat.index() }).is_ok());
        fixture.takes_rest(seat);
    }
    assert_eq!(fixture.table.view(Audience::Spectators).round.map(|round| round.leader), lot);
}

/// R3.1.6: each seat has its own time.
#[test]
fn the_next_seat_to_take_gets_the_full_time() {
    let mut fixture = Fixture::opened("club-pairs", 4, 4, CLUB);
    let ends = BEGAN.after_ms(Table::TAKING_MS);
    fixture.pass(ends, Input::Tick);
    assert_eq!(fixture.takers(ActedBy::Clock), vec![Seat::at(3); 7]);
    assert_eq!(fixture.table.live_state(ends, Audience::Spectators).taking_ms, Some(Table::TAKING_MS));
    assert_eq!(fixture.table.next_deadline(), Some(ends.after_ms(Table::TAKING_MS)));
}

/// R3.1.7: only the leader may ask for a second shuffle, once and before the first tile is taken. The leader then
/// takes last.
#[test]
fn the_leader_may_have_the_tiles_shuffled_once_more_and_then_takes_last() {
    let mut fixture = Fixture::opened("club-pairs", 4, 4, CLUB);
    let (leader, other) = (Seat::at(3), Seat::at(0));
    let may =
        |fixture: &Fixture, seat: Seat| fixture.table.live_state(BEGAN, Audience::Seat(seat)).may_mix_again;
    assert!(may(&fixture, leader) && !may(&fixture, other));
    assert_eq!(fixture.answer_to(BEGAN, other, Command::MixAgain), Err(Refusal::NotMixedAgain));
    assert!(fixture.answer_to(BEGAN, leader, Command::MixAgain).is_ok());
    assert_eq!(fixture.answer_to(BEGAN, leader, Command::Take { place: 0 }), Err(Refusal::NothingToTake));
    let mut back = Table::restore(fixture.events.iter().cloned()).expect("its own events");
    let asked = back.handle(BEGAN, Input::Restored);
    assert!(
        asked.iter().any(|output| matches!(output, Output::Request(Request::Shuffle { .. }))),
        "the shuffle is still due"
    );
    assert!(fixture.answer_to(BEGAN, leader, Command::MixAgain).is_err(), "once only");
    let want = Output::Request(Request::Shuffle { match_number: 1, round: 1, key: None });
    fixture.wants.push(want);
    fixture.shuffle(BEGAN, 5);
    assert!(!may(&fixture, leader));
    for seat in seats([0, 1, 2, 3]) {
        assert_eq!(fixture.turn(), Some(seat));
        fixture.takes_rest(seat);
    }
    assert_eq!(fixture.table.view(Audience::Spectators).round.map(|round| round.leader), Some(leader));
}

/// R3.1.7: after the first tile is taken, the shuffle is refused.
#[test]
fn nobody_shuffles_again_once_a_tile_is_taken() {
    let mut fixture = Fixture::opened("club-pairs", 4, 4, CLUB);
    assert!(fixture.answer_to(BEGAN, Seat::at(3), Command::Take { place: 0 }).is_ok());
    assert_eq!(fixture.answer_to(BEGAN, Seat::at(3), Command::MixAgain), Err(Refusal::NotMixedAgain));
}

/// R3.1.9: the leader and the next seat look at once, the third after the first move, the fourth after the second.
#[test]
fn the_third_and_the_fourth_lift_after_the_first_and_the_second_move() {
    let mut fixture = Fixture::opened("club-pairs", 4, 4, CLUB);
    let order = seats([3, 0, 1, 2]);
    for &seat in &order {
        assert!(fixture.answer_to(BEGAN, seat, Command::Take { place: 27 - seat.index() }).is_ok());
        let seen = fixture.table.view(Audience::Seat(seat)).pile.expect("a pile lies there");
        assert_eq!(seen.hand, None, "nobody looks before the round");
        let took = fixture.events.iter().rev().find(|recorded| matches!(recorded.event, Event::Took { .. }));
        let seen = took.expect("a tile was taken").event.seen_by(Audience::Seat(seat));
        assert!(matches!(seen, SeenEvent::Took { tile: None, .. }));
        fixture.takes_rest(seat);
    }
    let looks =
        |fixture: &Fixture| order.iter().map(|seat| fixture.hand(*seat).is_some()).collect::<Vec<_>>();
    let dealt = fixture.events.iter().find(|recorded| matches!(recorded.event, Event::Dealt { .. }));
    let dealt = &dealt.expect("a round began").event;
    for (&seat, at_once) in order.iter().zip([true, true, false, false]) {
        let seen = dealt.seen_by(Audience::Seat(seat));
        assert!(matches!(seen, SeenEvent::Dealt { hand, .. } if hand.is_some() == at_once));
    }
    assert_eq!(looks(&fixture), [true, true, false, false]);
    fixture.assert_restores();
    assert_eq!(fixture.play_first_legal(BEGAN), order[0]);
    assert_eq!(looks(&fixture), [true, true, true, false]);
    assert_eq!(fixture.play_first_legal(BEGAN), order[1]);
    assert_eq!(looks(&fixture), [true, true, true, true]);
    let lifted: Vec<&Event> = fixture.events.iter().map(|recorded| &recorded.event).collect();
    let lifted = lifted.into_iter().filter(|event| matches!(event, Event::Lifted { .. }));
    for (event, &seat) in lifted.zip(&order[2..]) {
        let own = event.seen_by(Audience::Seat(seat));
        assert!(matches!(own, SeenEvent::Lifted { hand: Some(_), .. }));
        assert!(matches!(event.seen_by(Audience::Spectators), SeenEvent::Lifted { hand: None, .. }));
    }
    fixture.assert_restores();
}

/// If a tile decides the lead, its holder has to find it, so all seats look at once.
#[test]
fn every_seat_looks_at_once_if_a_tile_decides_the_lead() {
    let options = TableOptions { lifting: Lifting::InStages, ..TableOptions::default() };
    let fixture = Fixture::opened("block", 4, 4, options);
    assert!(Seat::all(4).all(|seat| fixture.hand(seat).is_some()));
}

/// R3.1.10, C37: a hand keeps the order in which its tiles were taken. Playing a tile does not move the others.
#[test]
fn tiles_stay_in_the_order_in_which_they_were_taken() {
    let mut fixture = Fixture::opened("club-pairs", 4, 4, CLUB);
    for seat in seats([3, 0, 1, 2]) {
        for place in (0..7).map(|place| seat.index() + 4 * ((place * 5) % 7)) {
            assert!(fixture.answer_to(BEGAN, seat, Command::Take { place }).is_ok());
        }
    }
    let leader = Seat::at(3);
    let order_taken = fixture.taken(leader);
    let mut sorted = order_taken.clone();
    sorted.sort_unstable();
    assert_ne!(order_taken, sorted);
    assert_eq!(fixture.hand(leader), Some(order_taken.clone()));
    fixture.play_first_legal(BEGAN);
    let hand = fixture.hand(leader).expect("its own hand");
    assert_eq!(hand.len(), 6);
    assert!(order_taken.iter().filter(|tile| hand.contains(tile)).eq(&hand));
    fixture.assert_restores();
}

/// R1.8.4: a player who draws may choose the tile by its place.
#[test]
fn a_draw_takes_the_chosen_tile() {
    let options = TableOptions { boneyard: BoneyardChoice::Pointed, ..TableOptions::default() };
    let mut fixture = Fixture::opened("draw", 2, 2, options);
    let dealt = |fixture: &Fixture| {
        let boneyard = |recorded: &Recorded| match &recorded.event {
            Event::Dealt { boneyard, .. } => Some(boneyard.clone()),
            _ => None,
        };
        fixture.events.iter().find_map(boneyard).expect("tiles were dealt")
    };
    let may_draw = |fixture: &Fixture| {
        let seat = fixture.turn().expect("the round goes on");
        (seat, fixture.table.live_state(BEGAN, Audience::Seat(seat)).legal.contains(&Move::Draw))
    };
    let seat = loop {
        match may_draw(&fixture) {
            (seat, true) => break seat,
            _ => drop(fixture.play_first_legal(BEGAN)),
        }
    };
    let boneyard = dealt(&fixture);
    let held = fixture.hand(seat).expect("its own hand");
    let past = Command::DrawAt { place: boneyard.len() };
    assert_eq!(fixture.answer_to(BEGAN, seat, past), Err(Refusal::NotPointed));
    assert!(fixture.answer_to(BEGAN, seat, Command::DrawAt { place: 2 }).is_ok());
    let drew = |fixture: &Fixture| {
        let hand = fixture.hand(seat).expect("its own hand");
        hand.into_iter().filter(|tile| !held.contains(tile)).collect::<Vec<_>>()
    };
    assert_eq!(drew(&fixture), [boneyard[2]]);
    let tiles_left = fixture.events.iter().find_map(|recorded| match recorded.event {
        Event::Drew { boneyard, .. } => Some(boneyard),
        _ => None,
    });
    assert_eq!(tiles_left, Some(boneyard.len() - 1), "how many tiles are left");
    fixture.assert_restores();
    let mut fixture = Fixture::opened("draw", 2, 2, TableOptions::default());
    assert_eq!(fixture.answer_to(BEGAN, Seat::FIRST, Command::DrawAt { place: 0 }), Err(Refusal::NotPointed));
}

/// R1.8.5: with this option, the table makes the only legal move of a seat after three seconds, also under open tempo.
#[test]
fn the_table_makes_a_single_choice_after_three_seconds() {
    let options = TableOptions { single_choice: SingleChoice::Moved, ..TableOptions::default() };
    let mut fixture = Fixture::opened("spanish-pairs", 4, 4, options);
    for _ in 0..60 {
        let seat = fixture.turn().expect("the round goes on");
        let now = fixture.table.live_state(BEGAN, Audience::Seat(seat));
        if now.legal.len() == 1 {
            assert_eq!(now.forced_ms, Some(Table::FORCED_MOVE_MS));
            fixture.pass(BEGAN.after_ms(Table::FORCED_MOVE_MS), Input::Tick);
            let moved = fixture.events.iter().rev().find_map(|recorded| recorded.event.by());
            assert_eq!(moved, Some(ActedBy::Forced));
            // Others must not learn that the seat had no choice.
            let forced = fixture.events.iter().rev().find(|recorded| recorded.event.by().is_some());
            let seen = |audience| match forced.expect("the move").event.seen_by(audience) {
                SeenEvent::Played { by, .. } | SeenEvent::Passed { by, .. } => by,
                other => panic!("{other:?}"),
            };
            assert_eq!(seen(Audience::Seat(seat)), ActedBy::Forced);
            let other = Seat::at((seat.index() + 1) % 4);
            assert_eq!([Audience::Seat(other), Audience::Spectators].map(seen), [ActedBy::Person; 2]);
            return;
        }
        assert_eq!(now.forced_ms, None);
        fixture.play_first_legal(BEGAN);
    }
    panic!("everybody always had a choice");
}

/// When the players stop a match, the pile is removed and the record does not mention it.
#[test]
fn a_match_may_stop_while_tiles_are_taken() {
    let mut fixture = Fixture::opened("club-pairs", 4, 2, CLUB);
    fixture.pass(BEGAN, Input::Departed { seat: Seat::at(1) });
    let later = BEGAN.after_ms(Table::GRACE_MS);
    assert!(fixture.answer_to(later, Seat::FIRST, Command::Stop).is_ok());
    assert_eq!((fixture.table.phase(), fixture.table.next_deadline()), (Phase::Stopped, None));
    assert_eq!(fixture.table.view(Audience::Seat(Seat::FIRST)).pile, None);
    let text = record(&fixture.events, 1, None).expect("a match began").to_string();
    assert!(dgn::replay(&text).is_ok(), "{text}");
}

/// R3.1.6: from the second round on, the seat that leads takes first, with the full time.
#[test]
fn the_next_leader_takes_first_in_the_next_round() {
    let mut fixture = Fixture::opened("club-pairs", 4, 4, CLUB);
    let mut leaders = Vec::new();
    for (round, at) in [BEGAN, BEGAN.after_ms(50_000), BEGAN.after_ms(100_000)].into_iter().enumerate() {
        let taking = fixture.table.live_state(at, Audience::Spectators);
        assert_eq!(taking.taking_ms, Some(Table::TAKING_MS), "round {}", round + 1);
        let pile = fixture.table.view(Audience::Spectators).pile.expect("a pile lies there");
        let order = pile.order.expect("they take in turn");
        for &seat in &order {
            fixture.answer_to(at, seat, Command::TakeRest).expect("it is its turn");
        }
        assert_eq!(fixture.table.view(Audience::Spectators).round.map(|round| round.leader), Some(order[0]));
        leaders.push(order[0]);
        while fixture.table.phase() == Phase::Playing {
            fixture.play_first_legal(at);
        }
        let next = at.after_ms(50_000);
        fixture.pass(next, Input::Tick);
        fixture.shuffle(next, 5 * (round + 1));
    }
    assert!(leaders.iter().any(|leader| *leader != Seat::FIRST && *leader != leaders[0]), "{leaders:?}");
}

/// R1.4.9: tiles that are thrown back are shuffled again, also where they were taken from a pile.
#[test]
fn tiles_that_are_thrown_back_are_shuffled_again() {
    let mut fixture = Fixture::opened("club-pairs deal.redeal={\"doubles\":5,\"suit\":null}", 4, 4, CLUB);
    let doubles: Vec<usize> = fixture
        .rules
        .tile_list(4)
        .iter()
        .enumerate()
        .filter(|(_, tile)| tile.is_double())
        .map(|(place, _)| place)
        .collect();
    let first = fixture.turn().expect("the leader takes first");
    for place in doubles {
        fixture.answer_to(BEGAN, first, Command::Take { place }).expect("nobody took it");
    }
    while let Some(seat) = fixture.turn().filter(|_| fixture.table.phase() == Phase::Taking) {
        fixture.takes_rest(seat);
    }
    assert!(fixture.events.iter().any(|recorded| matches!(recorded.event, Event::ThrownBack { .. })));
    assert_eq!(fixture.table.phase(), Phase::Between);
    fixture.shuffle(BEGAN, 3);
    assert_eq!(fixture.table.phase(), Phase::Taking);
}
