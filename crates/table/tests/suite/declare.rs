//! The time before the lead in which 6-6 may be announced.

use boneyard_rules::{MustLead, Place, Rules, Seat, Tile};
use boneyard_table::{
    ActedBy, Audience, Command, CommandId, Event, Input, Level, Output, Recorded, Refusal, Request, SeatPlan,
    Shuffle, Table, TableOptions, Timestamp, record,
};

use crate::sits;

/// Sea Goat, changed so that every side may announce from the first round on.
const OPEN: &str = "sea-goat account.openAt=0 match.announceBy=open-side";
const BEGAN: Timestamp = Timestamp(1_000);
const SECONDS: u32 = 30;

/// A table with Ana and bots, and its stored events.
struct Fixture {
    table: Table,
    events: Vec<Recorded>,
    bots_declare: bool,
}

impl Fixture {
    /// Ana on the first seat and bots on the others. `holder` gets this hand, and another seat is due to lead.
    fn dealt(rules: &str, bots_declare: bool, holder: Seat, hand: &str) -> Self {
        let rules = Rules::parse(rules).expect("good rules");
        let bot = SeatPlan::bot(Level::Beginner);
        let options = TableOptions { turn_seconds: Some(SECONDS), ..TableOptions::default() };
        let plan = [SeatPlan::Open, bot, bot, bot];
        let (table, outputs) = Table::open(BEGAN, &rules, &plan, options).expect("four may play");
        let mut fixture = Self { table, events: Vec::new(), bots_declare };
        fixture.record_outputs(outputs);
        let sit = sits("Ana", Seat::FIRST);
        fixture.pass(BEGAN, sit);
        let hand: Vec<Tile> = hand.split(' ').map(|tile| tile.parse().expect("a tile")).collect();
        let all = rules.tile_list(4);
        let mut deal: Vec<Tile> = all.iter().copied().filter(|tile| !hand.contains(tile)).collect();
        let at = holder.index() * hand.len();
        deal.splice(at..at, hand);
        fixture.pass(BEGAN, Input::Shuffled(Shuffle { deal, lot: all }));
        fixture
    }

    fn pass(&mut self, at: Timestamp, input: Input) -> Vec<Output> {
        let outputs = self.table.handle(at, input);
        self.record_outputs(outputs.clone());
        self.answer_for_bots(at, &outputs);
        outputs
    }

    /// Answers for the bots that are asked whether they announce.
    fn answer_for_bots(&mut self, at: Timestamp, outputs: &[Output]) {
        for output in outputs {
            if let Output::Request(Request::AskToDeclare { question, .. }) = *output {
                self.pass(at, Input::DeclareAnswered { question, declares: self.bots_declare });
            }
        }
    }

    fn record_outputs(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            if let Output::Append(recorded) = output {
                self.events.extend(recorded);
            }
        }
    }

    /// Sends a command of Ana and returns the answer.
    fn answer_to(&mut self, at: Timestamp, command: Command) -> Result<u64, Refusal> {
        let id = CommandId { seat: Seat::FIRST, id: format!("c{}-{command:?}", at.0) };
        let answer =
            self.pass(at, Input::Command { id, command }).into_iter().find_map(|output| match output {
                Output::Answer { answer, .. } => Some(answer),
                _ => None,
            });
        answer.expect("it is answered at once")
    }

    fn declared(&self) -> Option<(Seat, ActedBy)> {
        self.events.iter().find_map(|recorded| match recorded.event {
            Event::Declared { seat, by } => Some((seat, by)),
            _ => None,
        })
    }

    /// The seat that was due to lead when the tiles were dealt.
    fn leader_at_deal(&self) -> Seat {
        let leader = self.events.iter().find_map(|recorded| match recorded.event {
            Event::Dealt { leader, .. } => Some(leader),
            _ => None,
        });
        leader.expect("tiles were dealt")
    }
}

const STRONG: &str = "6-6 5-6 4-6 0-6 4-5 3-4 0-1";
const WEAK: &str = "6-6 5-6 4-5 3-4 0-1 1-2 2-3";

/// When the time for announcing ends.
fn declare_ends() -> Timestamp {
    BEGAN.after_ms(Table::DECLARE_MS)
}

#[test]
fn the_wait_does_not_depend_on_who_has_the_tile() {
    for holder in Seat::all(4) {
        for hand in [STRONG, WEAK] {
            let fixture = Fixture::dealt(OPEN, false, holder, hand);
            let at = BEGAN.after_ms(1_000);
            for audience in Seat::all(4).map(Audience::Seat).chain([Audience::Spectators]) {
                let now = fixture.table.live_state(at, audience);
                assert_eq!((now.turn, now.declare_ms, now.clock_ms), (None, Some(4_000), None));
                assert_eq!(now.may_declare, audience == Audience::Seat(holder));
                assert!(now.legal.is_empty());
            }
            assert_eq!(fixture.table.next_deadline(), Some(declare_ends()));
        }
    }
}

#[test]
fn without_the_right_to_announce_the_lead_comes_at_once() {
    let fixture = Fixture::dealt("sea-goat", false, Seat::FIRST, STRONG);
    let now = fixture.table.live_state(BEGAN, Audience::Seat(Seat::FIRST));
    assert_eq!((now.turn, now.declare_ms, now.may_declare), (Some(fixture.leader_at_deal()), None, false));
}

#[test]
fn the_seat_that_announces_leads_with_a_full_clock() {
    let mut fixture = Fixture::dealt(OPEN, false, Seat::FIRST, WEAK);
    let at = BEGAN.after_ms(2_000);
    let tile: Tile = "6-6".parse().expect("a tile");
    let lead = Command::Play { tile, at: Place::First, leaves: None };
    assert_eq!(fixture.answer_to(at, lead), Err(Refusal::BeforeLead { left_ms: 3_000 }));
    assert!(fixture.answer_to(at, Command::Declare).is_ok());
    assert_eq!(fixture.declared(), Some((Seat::FIRST, ActedBy::Person)));
    let now = fixture.table.live_state(at, Audience::Seat(Seat::FIRST));
    assert_eq!((now.turn, now.clock_ms), (Some(Seat::FIRST), Some(u64::from(SECONDS) * 1_000)));
    let round = fixture.table.view(Audience::Spectators).round.expect("one is played");
    assert_eq!((round.leader, round.must_lead), (Seat::FIRST, MustLead::Tile(tile)));
    assert_eq!(round.history.len(), 1);
    let later = at.after_ms(1);
    assert_eq!(fixture.answer_to(later, Command::Declare), Err(Refusal::NothingToDeclare));
    assert!(fixture.answer_to(later, lead).is_ok());
}

#[test]
fn a_match_that_ends_after_an_announcement_has_a_legal_record() {
    let mut fixture = Fixture::dealt(OPEN, false, Seat::FIRST, WEAK);
    assert!(fixture.answer_to(BEGAN, Command::Declare).is_ok());
    let seq = fixture.events.len() as u64 + 1;
    fixture.events.push(Recorded { seq, at: BEGAN, cause: None, event: Event::MatchEnded { end: None } });
    let written = record(&fixture.events, 1, None).expect("a match").to_string();
    assert!(written.contains("declared 1\nend stopped"), "{written}");
    assert!(boneyard_dgn::replay(&written).is_ok(), "{written}");
}

#[test]
fn an_announcement_is_refused_late_or_without_the_tile() {
    let mut fixture = Fixture::dealt(OPEN, false, Seat::FIRST, STRONG);
    assert_eq!(fixture.answer_to(declare_ends(), Command::Declare), Err(Refusal::NothingToDeclare));
    let now = fixture.table.live_state(declare_ends(), Audience::Seat(Seat::FIRST));
    assert_eq!((now.turn, now.may_declare), (Some(fixture.leader_at_deal()), false));
    let mut fixture = Fixture::dealt(OPEN, false, Seat::at(1), STRONG);
    assert_eq!(fixture.answer_to(BEGAN, Command::Declare), Err(Refusal::NothingToDeclare));
}

#[test]
fn a_bot_announces_when_the_time_is_over() {
    let holder = Seat::at(1);
    for (bots_declare, declared) in [(true, Some((holder, ActedBy::Bot))), (false, None)] {
        let mut fixture = Fixture::dealt(OPEN, bots_declare, holder, STRONG);
        fixture.pass(BEGAN.after_ms(Table::DECLARE_MS - 1), Input::Tick);
        assert_eq!(fixture.declared(), None);
        fixture.pass(declare_ends(), Input::Tick);
        assert_eq!(fixture.declared(), declared);
        let leads = declared.map_or(fixture.leader_at_deal(), |(seat, _)| seat);
        assert_eq!(fixture.table.live_state(declare_ends(), Audience::Spectators).turn, Some(leads));
    }
}

#[test]
fn a_bot_gets_one_question_and_its_late_answer_is_ignored() {
    let mut fixture = Fixture::dealt(OPEN, true, Seat::FIRST, STRONG);
    let asks = |outputs: &[Output]| {
        outputs.iter().any(|output| matches!(output, Output::Request(Request::AskToDeclare { .. })))
    };
    assert!(!asks(&fixture.pass(BEGAN, Input::Tick)), "the person on the seat may announce");

    let mut fixture = Fixture::dealt(OPEN, true, Seat::at(1), STRONG);
    assert!(!asks(&fixture.pass(BEGAN.after_ms(1), Input::Tick)), "it was asked at the deal");
    fixture.pass(declare_ends(), Input::Tick);
    let late = Input::DeclareAnswered { question: 0, declares: true };
    let outputs = fixture.pass(declare_ends().after_ms(1), late);
    assert!(!outputs.iter().any(|output| matches!(output, Output::Append(_))));
}

#[test]
fn a_seat_may_still_announce_after_an_outage() {
    let mut fixture = Fixture::dealt(OPEN, false, Seat::FIRST, STRONG);
    fixture.table = Table::restore(fixture.events.iter().cloned()).expect("its own events");
    let back = BEGAN.after_ms(60_000);
    fixture.pass(back, Input::Restored);
    let now = fixture.table.live_state(back, Audience::Seat(Seat::FIRST));
    assert_eq!((now.declare_ms, now.may_declare), (Some(Table::DECLARE_MS), true));
    assert!(fixture.answer_to(back, Command::Declare).is_ok());
}

#[test]
fn a_restored_table_knows_that_the_time_is_over() {
    let mut fixture = Fixture::dealt(OPEN, false, Seat::FIRST, WEAK);
    let outputs = fixture.pass(declare_ends(), Input::Tick);
    let asked = outputs.iter().find_map(|output| match output {
        Output::Request(Request::Think { turn, view, .. }) => Some((*turn, view.legal[0])),
        _ => None,
    });
    let (turn, choice) = asked.expect("a bot leads");
    fixture.pass(declare_ends(), Input::Chosen { turn, choice });
    let played_at = fixture.table.next_deadline().expect("the bot takes its time");
    fixture.pass(played_at, Input::Tick);
    assert!(fixture.events.iter().any(|recorded| matches!(recorded.event, Event::Played { .. })));
    let restored = Table::restore(fixture.events.iter().cloned()).expect("its own events");
    let now = restored.live_state(played_at, Audience::Spectators);
    assert_eq!((now.declare_ms, now.turn.is_some()), (None, true));
}
