//! A table that waits for its people before the first deal.

use boneyard_deal::{Commitment, Part, Seed};
use boneyard_ids::{MatchId, PersonId};
use boneyard_rules::{Rules, Seat};
use boneyard_table::{
    Audience, Command, CommandId, DealKey, Event, Input, Opening, Output, Phase, Recorded, Refusal, Request,
    SeatPlan, Table, TableOptions, Timestamp,
};

const OPENED: Timestamp = Timestamp(1_000);
const GATHERS_S: u32 = 300;
const GATHERS_MS: u64 = 300_000;

/// A table of two people with a clock, and what its driver has to do.
struct Fixture {
    table: Table,
    now: Timestamp,
    events: Vec<Recorded>,
    keys: Vec<DealKey>,
    commands: u32,
}

impl Fixture {
    /// Both sit, and nobody is connected.
    fn open() -> Self {
        let options = TableOptions {
            gather_seconds: Some(GATHERS_S),
            turn_seconds: Some(10),
            ..TableOptions::default()
        };
        let rules = Rules::preset("draw").expect("a preset");
        let opening = Opening { seed: Some(Seed::new([7; 32])), ..Opening::default() };
        let (table, outputs) =
            Table::open_with(OPENED, &rules, &[SeatPlan::Open; 2], options, opening).expect("two may play");
        let mut fixture = Self { table, now: OPENED, events: Vec::new(), keys: Vec::new(), commands: 0 };
        fixture.carry_out(outputs);
        for seat in Seat::all(2) {
            let (person, name) = (PersonId::from(format!("{seat}")), String::new());
            fixture.handle(Input::Sit { person, name, face: None, program: false, seat });
        }
        // As the session does for people who do not connect at once.
        fixture.at(10_000);
        for seat in Seat::all(2) {
            fixture.handle(Input::Departed { seat });
        }
        fixture
    }

    /// Moves the clock to this time after the opening, with a tick whenever the table is due.
    fn at(&mut self, ms: u64) {
        let until = OPENED.after_ms(ms);
        while let Some(due) = self.table.next_deadline().filter(|due| *due <= until) {
            self.now = due;
            self.handle(Input::Tick);
        }
        self.now = until;
    }

    fn handle(&mut self, input: Input) -> Vec<Output> {
        let outputs = self.table.handle(self.now, input);
        self.carry_out(outputs.clone());
        outputs
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Append(events) => self.events.extend(events),
                Output::Request(Request::Shuffle { key, .. }) => {
                    self.keys.push(key.expect("the table has a seed"))
                }
                _ => {}
            }
        }
    }

    fn arrives(&mut self, seat: Seat) {
        self.handle(Input::Arrived { seat });
    }

    /// Adds a part for the deal, as the page of a connected person does.
    fn adds_part(&mut self, seat: Seat) {
        let next = self.table.live_state(self.now, Audience::Spectators).next_deal.expect("a deal is due");
        let commitment: Commitment = next.commitment;
        self.handle(Input::Part { seat, commitment, part: Part::new([seat.number(); 16]) });
    }

    fn deal(&mut self) {
        let key = self.keys.pop().expect("the table asks for a deal");
        let shuffle = key.shuffle(self.table.rules(), 2, &MatchId::from("t-1"), 1);
        self.handle(Input::Shuffled(shuffle));
    }

    fn command(&mut self, seat: Seat, command: Command) -> Result<u64, Refusal> {
        self.commands += 1;
        let id = CommandId { seat, id: self.commands.to_string() };
        let outputs = self.handle(Input::Command { id: id.clone(), command });
        let answer = outputs.into_iter().find_map(|output| match output {
            Output::Answer { to, answer } if to == id => Some(answer),
            _ => None,
        });
        answer.expect("an answer")
    }

    fn held(&self) -> Vec<Seat> {
        let held = |recorded: &Recorded| match recorded.event {
            Event::Held { seat, .. } => Some(seat),
            _ => None,
        };
        self.events.iter().filter_map(held).collect()
    }
}

#[test]
fn no_clock_runs_before_everyone_has_come() {
    let (one, two) = (Seat::at(0), Seat::at(1));
    let mut fixture = Fixture::open();
    fixture.arrives(one);
    fixture.adds_part(one);
    fixture.at(200_000);
    assert!(fixture.table.is_gathering() && fixture.keys.is_empty());
    assert_eq!(fixture.table.phase(), Phase::Between);
    fixture.arrives(two);
    fixture.adds_part(two);
    assert!(!fixture.table.is_gathering());
    fixture.handle(Input::Tick);
    fixture.deal();
    assert_eq!(fixture.table.phase(), Phase::Playing);
    // The first turn has its whole time.
    let ends = fixture.table.next_deadline().unwrap();
    assert!(ends >= OPENED.after_ms(210_000), "{ends:?}");
    assert!(fixture.held().is_empty());
}

#[test]
fn after_that_time_a_bot_plays_for_those_who_have_not_come_until_they_come() {
    let (one, two) = (Seat::at(0), Seat::at(1));
    let mut fixture = Fixture::open();
    fixture.arrives(one);
    fixture.adds_part(one);
    fixture.at(GATHERS_MS - 1);
    assert!(fixture.held().is_empty() && fixture.keys.is_empty());
    fixture.at(GATHERS_MS);
    assert_eq!(fixture.held(), [two]);
    fixture.deal();
    assert_eq!(fixture.table.phase(), Phase::Playing);
    fixture.arrives(two);
    assert!(matches!(fixture.events.last().unwrap().event, Event::Returned { seat } if seat == two));
}

#[test]
fn nobody_can_stop_the_match_or_replace_a_player_before_that_time() {
    let (one, two) = (Seat::at(0), Seat::at(1));
    let mut fixture = Fixture::open();
    fixture.arrives(one);
    // The usual time for people who are away is over.
    fixture.at(10_000 + Table::GRACE_MS + 1);
    for command in [Command::Stop, Command::Hold { seat: two }] {
        let refused = fixture.command(one, command).unwrap_err();
        let left_ms = GATHERS_MS - 10_000 - Table::GRACE_MS - 1;
        assert_eq!(refused, Refusal::InGrace { seat: two, left_ms });
    }
    let away = fixture.table.live_state(fixture.now, Audience::Spectators).away;
    assert_eq!(away[0].grace_ms, GATHERS_MS - 10_000 - Table::GRACE_MS - 1);
    assert_eq!(fixture.table.phase(), Phase::Between);
}

#[test]
fn after_a_restart_people_have_their_whole_time_again() {
    let one = Seat::at(0);
    let mut fixture = Fixture::open();
    fixture.arrives(one);
    fixture.at(250_000);
    fixture.table = Table::restore(fixture.events.iter().cloned()).unwrap();
    fixture.handle(Input::Restored);
    fixture.arrives(one);
    fixture.at(250_000 + GATHERS_MS - 1);
    assert!(fixture.held().is_empty() && fixture.table.is_gathering());
    fixture.at(250_000 + GATHERS_MS);
    assert_eq!(fixture.held(), [Seat::at(1)]);
}

#[test]
fn a_table_that_gathers_nobody_deals_at_once() {
    let rules = Rules::preset("draw").unwrap();
    let options = TableOptions { gather_seconds: None, ..TableOptions::default() };
    let (mut table, _) = Table::open(OPENED, &rules, &[SeatPlan::Open; 2], options).unwrap();
    let mut asked = Vec::new();
    for seat in Seat::all(2) {
        let (person, name) = (PersonId::from(format!("{seat}")), String::new());
        asked = table.handle(OPENED, Input::Sit { person, name, face: None, program: false, seat });
    }
    assert!(asked.iter().any(|output| matches!(output, Output::Request(Request::Shuffle { .. }))));
}
