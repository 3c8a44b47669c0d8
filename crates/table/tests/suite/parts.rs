//! The commitment of a deal, and the parts that the players' clients add to it.

use boneyard_deal::{Part, Seed};
use boneyard_ids::{MatchId, PersonId};
use boneyard_rules::{Rules, Seat};
use boneyard_table::{
    Audience, Command, CommandId, DealKey, DealMethod, Event, Input, Level, NextDeal, Opening, Output,
    Recorded, Request, SeatPlan, Table, TableOptions, Timestamp, record,
};

const NOW: Timestamp = Timestamp(1_000);
const SEED: Seed = Seed::new([7; 32]);
const ANA: Part = Part::new([0xa; 16]);
const EVA: Part = Part::new([0xe; 16]);

fn opening() -> Opening {
    Opening { seed: Some(SEED), ..Opening::default() }
}

/// A table of two people, Ana on seat 1 and Eva on seat 2, and what its driver has to do.
struct Fixture {
    table: Table,
    events: Vec<Recorded>,
    /// The deals that the table has asked for.
    keys: Vec<DealKey>,
}

impl Fixture {
    fn open(rules: &str, options: TableOptions) -> Self {
        let rules = Rules::parse(rules).expect("good rules");
        let (table, outputs) =
            Table::open_with(NOW, &rules, &[SeatPlan::Open; 2], options, opening()).expect("two may play");
        let mut fixture = Self { table, events: Vec::new(), keys: Vec::new() };
        fixture.carry_out(outputs);
        fixture
    }

    /// Both sit down, and are connected.
    fn seated(rules: &str, options: TableOptions) -> Self {
        let mut fixture = Self::open(rules, options);
        for seat in Seat::all(2) {
            fixture.sit(seat);
            fixture.handle(NOW, Input::Arrived { seat });
        }
        fixture
    }

    fn handle(&mut self, at: Timestamp, input: Input) {
        let outputs = self.table.handle(at, input);
        self.carry_out(outputs);
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

    fn sit(&mut self, seat: Seat) {
        let person = PersonId::from(format!("{seat}"));
        self.handle(NOW, Input::Sit { person, name: String::new(), face: None, program: false, seat });
    }

    fn next(&self) -> Option<NextDeal> {
        self.table.live_state(NOW, Audience::Spectators).next_deal
    }

    fn add(&mut self, seat: Seat, part: Part) {
        let commitment = self.next().expect("a deal is due").commitment;
        self.handle(NOW, Input::Part { seat, commitment, part });
    }

    /// Deals as the server does.
    fn deal(&mut self, round: u32) {
        let key = self.keys.pop().expect("the table asks for a deal");
        let shuffle = key.shuffle(self.table.rules(), 2, &MatchId::from("t-1"), round);
        self.handle(NOW, Input::Shuffled(shuffle));
    }
}

#[test]
fn the_commitment_is_shown_before_anyone_sits_and_binds_the_secret_of_the_deal() {
    let mut fixture = Fixture::open("draw", TableOptions::default());
    let shown = fixture.next().expect("a commitment");
    assert_eq!((shown.match_number, shown.round), (1, 1));
    for seat in Seat::all(2) {
        fixture.sit(seat);
        fixture.handle(NOW, Input::Arrived { seat });
        fixture.add(seat, if seat == Seat::FIRST { ANA } else { EVA });
    }
    let [key] = &fixture.keys[..] else { panic!("both parts are here") };
    assert_eq!(key.secret.commitment(), shown.commitment);
    assert_eq!(key.parts, [ANA, EVA]);
    fixture.deal(1);
    assert_eq!(fixture.next(), None, "no deal is due while tiles are played");
}

#[test]
fn a_deal_waits_for_parts_and_then_does_without() {
    let mut fixture = Fixture::seated("draw", TableOptions::default());
    fixture.add(Seat::FIRST, ANA);
    assert!(fixture.keys.is_empty(), "Eva’s part is missing");
    let until = NOW.after_ms(Table::PARTS_MS);
    assert_eq!(fixture.table.next_deadline(), Some(until));
    fixture.handle(until, Input::Tick);
    assert_eq!(fixture.keys[0].parts, [ANA, Part::missing(2)]);
    // A part that comes while the tiles are shuffled is too late.
    fixture.add(Seat::at(1), EVA);
    fixture.deal(1);
    let parts = fixture.events.iter().find_map(|recorded| match &recorded.event {
        Event::Dealt { parts, .. } => Some(parts.clone()),
        _ => None,
    });
    assert_eq!(parts, Some(vec![ANA, Part::missing(2)]));
}

#[test]
fn a_deal_waits_for_someone_who_comes_but_not_for_someone_who_is_away() {
    let mut fixture = Fixture::open("draw", TableOptions::default());
    fixture.sit(Seat::FIRST);
    fixture.sit(Seat::at(1));
    fixture.handle(NOW, Input::Arrived { seat: Seat::FIRST });
    fixture.add(Seat::FIRST, ANA);
    let later = NOW.after_ms(60_000);
    fixture.handle(later, Input::Tick);
    assert_eq!((fixture.keys.len(), fixture.table.next_deadline()), (0, None));
    // Eva’s device never connects, so she counts as away.
    fixture.handle(later, Input::Departed { seat: Seat::at(1) });
    assert_eq!(fixture.keys[0].parts, [ANA, Part::missing(2)]);
}

#[test]
fn the_first_part_for_the_shown_commitment_counts() {
    let mut fixture = Fixture::seated("draw", TableOptions::default());
    let other = SEED.secret(1, 2, 1).commitment();
    fixture.handle(NOW, Input::Part { seat: Seat::FIRST, commitment: other, part: EVA });
    fixture.add(Seat::FIRST, ANA);
    fixture.add(Seat::FIRST, EVA);
    fixture.add(Seat::at(1), EVA);
    assert_eq!(fixture.keys[0].parts, [ANA, EVA]);
}

#[test]
fn a_bot_adds_nothing_and_nobody_waits_for_it() {
    let rules = Rules::preset("draw").expect("a preset");
    let bot = SeatPlan::bot(Level::Easy);
    let (_, outputs) =
        Table::open_with(NOW, &rules, &[bot; 2], TableOptions::default(), opening()).expect("two may play");
    let key = outputs.into_iter().find_map(|output| match output {
        Output::Request(Request::Shuffle { key, .. }) => key,
        _ => None,
    });
    assert_eq!(key.expect("bots begin at once").parts, [Part::missing(1), Part::missing(2)]);
}

// R3.1.7
#[test]
fn a_second_shuffle_has_a_secret_of_its_own() {
    let options = TableOptions { taking: DealMethod::InTurn, ..TableOptions::default() };
    let mut fixture = Fixture::seated("draw lead.first=lot", options);
    let first = fixture.next().expect("a commitment");
    fixture.add(Seat::FIRST, ANA);
    fixture.add(Seat::at(1), EVA);
    fixture.deal(1);
    assert_eq!(fixture.next(), None);
    let leader = fixture.events.iter().find_map(|recorded| match recorded.event {
        Event::LotDrawn { leader, .. } => Some(leader),
        _ => None,
    });
    let id = CommandId { seat: leader.expect("the lot decides"), id: "again".into() };
    fixture.handle(NOW, Input::Command { id, command: Command::MixAgain });
    let second = fixture.next().expect("another commitment");
    assert_eq!((second.match_number, second.round), (1, 1));
    assert_ne!(second.commitment, first.commitment);
    assert!(fixture.keys.is_empty(), "the parts for the first shuffle do not count");
    fixture.add(Seat::FIRST, EVA);
    fixture.add(Seat::at(1), ANA);
    assert_eq!(fixture.keys[0].parts, [EVA, ANA]);
    assert_eq!(fixture.keys[0].secret.commitment(), second.commitment);
}

#[test]
fn a_record_shows_no_secret_before_the_match_is_over() {
    let mut fixture = Fixture::seated("draw", TableOptions::default());
    fixture.add(Seat::FIRST, ANA);
    fixture.add(Seat::at(1), EVA);
    fixture.deal(1);
    let early = record(&fixture.events, 1, Some("t-1".into())).expect("a match");
    assert!(early.rounds.is_empty(), "the round in progress is left out");
    let secret = SEED.secret(1, 1, 1).to_string();
    // Ana leaves, and after the grace time Eva stops the match.
    fixture.handle(NOW, Input::Departed { seat: Seat::FIRST });
    let id = CommandId { seat: Seat::at(1), id: "stop".into() };
    fixture.handle(NOW.after_ms(Table::GRACE_MS), Input::Command { id, command: Command::Stop });
    let whole = record(&fixture.events, 1, Some("t-1".into())).expect("a match").to_string();
    assert!(whole.contains(&format!("secret={secret}")), "{whole}");
    let deals = boneyard_dgn::check_deals(&whole).expect("a fair record");
    assert_eq!(deals.len(), 1);
}
