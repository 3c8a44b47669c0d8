//! Matches as clients see them: a snapshot, the events that follow, and snapshots along the way.

use std::collections::BTreeSet;

use boneyard_rules::{
    OpenEnd, Outcome, Place, Rules, Seat, Tile, presets,
    ruleset::{Blanks, Matching},
};
use boneyard_table::{
    Audience, Command, CommandId, DealMethod, Event, HandOrder, Input, Level, Lifting, Output, Phase,
    Recorded, Request, RoundResult, SeatPlan, SeenEvent, Shuffle, Table, TableOptions, TableView, Timestamp,
};
use serde::Serialize;

/// What one audience saw of a match.
#[derive(Serialize)]
struct Recording {
    /// The view from which the client starts.
    snapshot: TableView,
    /// The events after the snapshot.
    events: Vec<SeenEvent>,
    /// The table after some of these events. `seq` in each view is the number of the event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    later: Vec<TableView>,
}

/// Tables of different kinds: rules, seats, the most rounds, a seed.
const MATCHES: &[(&str, usize, u32, u64)] = &[
    ("goat-club-one", 4, 3, 11),
    ("spanish-pairs", 4, 2, 5),
    ("draw", 2, 2, 3),
    ("seven-plus-seven", 4, 2, 7),
    ("goat match.target=14", 3, u32::MAX, 2),
    ("all-fives", 4, 1, 4),
    ("triominoes", 2, 1, 6),
];

/// A table where tiles are taken from a pile, looked at in stages, and stay in that order. Choosing the tile to draw is
/// left out, because it changes nothing that an audience sees.
const TAKEN: (&str, usize, u32, u64) = ("club-pairs", 4, 2, 7);

/// Matches in which something rare happens. Each is played with the first seed that produces it.
const RARE: &[Rare] = &[
    Rare { rules: "goat-club-one", seats: 4, rounds: 6, taking: DealMethod::Dealt, happens: carries_points },
    Rare {
        rules: "goat",
        seats: 4,
        rounds: 2,
        taking: DealMethod::Dealt,
        happens: |event| matches!(event, Event::ThrownBack { .. }),
    },
    Rare {
        rules: "sea-goat",
        seats: 4,
        rounds: 12,
        taking: DealMethod::Dealt,
        happens: |event| matches!(event, Event::Declared { .. }),
    },
    Rare {
        rules: "donkey",
        seats: 3,
        rounds: 2,
        taking: DealMethod::Dealt,
        happens: |event| matches!(event, Event::Closed { .. }),
    },
    Rare {
        rules: "donkey",
        seats: 4,
        rounds: 1,
        taking: DealMethod::Dealt,
        happens: |event| matches!(event, Event::Done { .. }),
    },
    Rare {
        rules: "club-pairs",
        seats: 4,
        rounds: 1,
        taking: DealMethod::InTurn,
        happens: |event| matches!(event, Event::MixedAgain { .. }),
    },
    Rare {
        rules: "mexican-train",
        seats: 3,
        rounds: 2,
        taking: DealMethod::Dealt,
        happens: |event| matches!(event, Event::RoundEnded { .. }),
    },
];

/// How many seeds are tried for a match in which something rare happens.
const SEEDS_MAX: u64 = 2_000;

/// A match in which something rare happens, with a person who announces, has tiles mixed again and is ready at once.
struct Rare {
    rules: &'static str,
    seats: usize,
    rounds: u32,
    taking: DealMethod,
    happens: fn(&Event) -> bool,
}

fn carries_points(event: &Event) -> bool {
    matches!(event, Event::RoundEnded { settlement, .. } if settlement.carried > 0)
}

/// Matches for the end-to-end tests of the page: a whole one of Goat with a fish, a whole one of Spanish pairs, and one
/// with a hand that grows.
const SHOWN: &[(&str, usize, u32, u64)] =
    &[("goat-club-all", 4, u32::MAX, 17), ("spanish-pairs", 4, u32::MAX, 15), ("draw", 2, 2, 12)];

/// The most rounds of every preset that are played for its score sheet.
const SHEET_ROUNDS_MAX: u32 = 12;

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
    for rare in RARE {
        let events = rare.play();
        for audience in [Audience::Seat(Seat::FIRST), Audience::Spectators] {
            all.push(recording(&events, audience));
        }
    }
    let events = with_problems();
    for audience in [Audience::Seat(Seat::FIRST), Audience::Seat(Seat::at(2)), Audience::Spectators] {
        all.push(recording(&events, audience));
    }
    written(&all)
}

impl Rare {
    fn play(&self) -> Vec<Recorded> {
        let rules = Rules::parse(self.rules).expect("the rules are known");
        let options = TableOptions { taking: self.taking, ..TableOptions::default() };
        let matches = (1..=SEEDS_MAX).map(|seed| {
            let mut game = Game::with_bots(&rules, self.seats, options, seed);
            game.is_lively = true;
            game.play(self.rounds)
        });
        let mut rare = matches.filter(|events| events.iter().any(|recorded| (self.happens)(&recorded.event)));
        rare.next().unwrap_or_else(|| panic!("no seed produces it with the rules `{}`", self.rules))
    }
}

/// Three people. One changes seats, and is later away for a while, so a bot plays for him.
fn with_problems() -> Vec<Recorded> {
    let rules = Rules::preset("draw").expect("the rules are known");
    let [ana, eva, ben] = [0, 1, 2].map(Seat::at);
    let mut game = Game::open(&rules, &[SeatPlan::Open; 3], TableOptions::default(), 21);
    game.people = vec![ana, eva, ben];
    game.is_lively = true;
    game.sit("p", "Ana", ana);
    game.sit("q", "Ben", eva);
    game.command(eva, Command::Leave);
    game.sit("q", "Ben", ben);
    game.sit("r", "Eva", eva);
    let played = |game: &Game| {
        game.events.iter().filter(|recorded| matches!(recorded.event, Event::Played { .. })).count()
    };
    game.play_until(|game| played(game) == 4);
    game.handle(Input::Departed { seat: ben });
    game.people = vec![ana, eva];
    game.now = game.now.after_ms(Table::GRACE_MS);
    game.command(ana, Command::Hold { seat: ben });
    game.play_until(|game| played(game) == 9);
    game.handle(Input::Arrived { seat: ben });
    game.people = vec![ana, eva, ben];
    game.play(2)
}

/// The recordings for the end-to-end tests of the page, without snapshots along the way.
#[must_use]
pub(crate) fn shown() -> String {
    let shown = |&(rules, seats, rounds, seed): &(&str, usize, u32, u64)| {
        let rules = Rules::parse(rules).expect("the rules are known");
        let events = play(&rules, seats, rounds, seed, TableOptions::default());
        Recording { later: Vec::new(), ..recording(&events, own(&rules, seats)) }
    };
    written(&SHOWN.iter().map(shown).collect::<Vec<_>>())
}

/// How many tiles the picture of a game has.
const LAID: usize = 12;
/// How many rounds are played for the picture of a game.
const LAID_SEEDS: u64 = 30;
/// The most players of a round for a picture.
const LAID_PLAYERS: u8 = 4;

/// A tile of a picture: where it was laid, and its numbers as they lie.
#[derive(Serialize)]
struct LaidTile {
    /// The place, as the page's drawings name it.
    arm: String,
    tile: Vec<u8>,
    /// The number that touches, where touching numbers differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    inner: Option<u8>,
}

/// For the picture of every preset: the first tiles of the round that grows in the most places.
#[must_use]
pub(crate) fn laid() -> String {
    let mut text = String::from("{");
    for (n, preset) in (1..).zip(presets::all()) {
        let rules = preset.rules;
        let counts = rules.seat_counts();
        let Some(seats) = counts.filter(|&seats| rules.players(seats.into()) <= LAID_PLAYERS.into()).last()
        else {
            continue;
        };
        let places = |laid: &Vec<LaidTile>| laid.iter().map(|tile| &tile.arm).collect::<BTreeSet<_>>().len();
        // Games that lie alike still show other tiles.
        let seeds = n * LAID_SEEDS..(n + 1) * LAID_SEEDS;
        let rounds = seeds.map(|seed| laid_tiles(&rules, seats.into(), seed));
        let laid = rounds.max_by_key(|laid| (laid.len(), places(laid))).unwrap_or_default();
        let separator = if text.len() > 1 { "," } else { "" };
        let line = serde_json::to_string(&laid).expect("pictures are plain data");
        text.push_str(&format!("{separator}\n\"{}\":{line}", rules.preset));
    }
    text.push_str("\n}\n");
    text
}

/// The first tiles of a round that is played at random.
fn laid_tiles(rules: &Rules, seats: usize, seed: u64) -> Vec<LaidTile> {
    let events = play(rules, seats, 1, seed, TableOptions::default());
    let played = events.iter().filter_map(|recorded| match &recorded.event {
        Event::Played { tile, at, ends, .. } => Some(laid_tile(rules, *tile, *at, ends)),
        _ => None,
    });
    played.take(LAID).collect()
}

fn laid_tile(rules: &Rules, tile: Tile, at: Place, ends: &[OpenEnd]) -> LaidTile {
    let arm = if at == Place::First {
        "start".to_owned()
    } else {
        at.to_string().trim_start_matches('@').to_owned()
    };
    let mut numbers: Vec<u8> =
        serde_json::to_value(tile).and_then(serde_json::from_value).expect("a tile is its numbers");
    let turn = if let Place::Cell(cell) = at { cell.turn } else { 0 };
    numbers.rotate_left(turn.into());
    let differs = rules.layout.match_ == Matching::Sum7 || rules.tiles.blanks == Blanks::Wild;
    let open = ends.iter().find(|end| end.at == at && differs);
    let inner = open.and_then(|open| {
        let open = open.number;
        numbers.iter().copied().find(|number| *number != open).or(Some(open))
    });
    LaidTile { arm, tile: numbers, inner }
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
        let events = play(&rules, seats.into(), SHEET_ROUNDS_MAX, 7, TableOptions::default());
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

/// The special features of a round's sheet.
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

/// The audience of the person on the first seat. If each player has two seats, it includes the second one.
fn own(rules: &Rules, seats: usize) -> Audience {
    let second = rules.other_seat(Seat::FIRST, seats);
    second.map_or(Audience::Seat(Seat::FIRST), |second| Audience::BothSeats(Seat::FIRST, second))
}

fn written(all: &[Recording]) -> String {
    let mut text = serde_json::to_string(&all).expect("recordings are plain data");
    // One recording per line, so that a diff shows which one changed.
    text = text.replace("{\"snapshot\":", "\n{\"snapshot\":");
    text.push('\n');
    text
}

fn recording(events: &[Recorded], audience: Audience) -> Recording {
    let table = |count: usize| Table::restore(events[..count].iter().cloned()).expect("its own events");
    let view = |count: usize| table(count).view(audience);
    // A person who sits down sees the view of a seat only from then on.
    let first = 2;
    let is_milestone = |recorded: &Recorded| {
        !matches!(
            recorded.event,
            Event::Played { .. }
                | Event::Drew { .. }
                | Event::Passed { .. }
                | Event::LotDrawn { .. }
                | Event::Took { .. }
        )
    };
    // The end of a match and of its last round are sent together. No view exists between them.
    let ends_match =
        |at: usize| events.get(at).is_some_and(|recorded| matches!(recorded.event, Event::MatchEnded { .. }));
    Recording {
        snapshot: view(first),
        events: (first..events.len()).map(|at| table(at + 1).seen(&events[at], audience)).collect(),
        later: (first..events.len())
            .filter(|&at| !ends_match(at + 1))
            .filter(|&at| is_milestone(&events[at]) || at % 23 == 0 || at + 1 == events.len())
            .map(|at| view(at + 1))
            .collect(),
    }
}

/// Plays at random until this many rounds are finished or the match is over, with one person at the table.
fn play(rules: &Rules, seats: usize, rounds: u32, seed: u64, options: TableOptions) -> Vec<Recorded> {
    Game::with_bots(rules, seats, options, seed).play(rounds)
}

/// A table with random players.
struct Game {
    table: Table,
    tiles: Vec<Tile>,
    now: Timestamp,
    rng: Lcg,
    outputs: Vec<Output>,
    events: Vec<Recorded>,
    /// The seats of the people who are connected.
    people: Vec<Seat>,
    commands: u32,
    /// Whether people announce, have tiles mixed again and say when they are ready.
    is_lively: bool,
    /// The number of the event after which lively people last sent a command.
    lively_at: u64,
}

impl Game {
    fn open(rules: &Rules, plan: &[SeatPlan], options: TableOptions, seed: u64) -> Self {
        let now = Timestamp(1_000);
        let (table, outputs) = Table::open(now, rules, plan, options).expect("the rules have this table");
        let seats = plan.len() * rules.hands_per_player();
        let (tiles, people) = (rules.tile_list(seats), vec![Seat::FIRST]);
        let (events, commands, is_lively, lively_at) = (Vec::new(), 0, false, 0);
        Self { table, tiles, now, rng: Lcg(seed), outputs, events, people, commands, is_lively, lively_at }
    }

    /// One person, and bots that play at random.
    fn with_bots(rules: &Rules, seats: usize, options: TableOptions, seed: u64) -> Self {
        let plan: Vec<SeatPlan> = Seat::all(rules.players(seats))
            .map(|seat| if seat == Seat::FIRST { SeatPlan::Open } else { SeatPlan::bot(Level::Beginner) })
            .collect();
        let mut game = Self::open(rules, &plan, options, seed);
        game.sit("p", "Ana", Seat::FIRST);
        game
    }

    fn handle(&mut self, input: Input) {
        self.outputs.extend(self.table.handle(self.now, input));
    }

    fn sit(&mut self, person: &str, name: &str, seat: Seat) {
        self.handle(Input::Sit {
            person: person.into(),
            name: name.into(),
            face: None,
            program: false,
            seat,
        });
    }

    fn command(&mut self, seat: Seat, command: Command) {
        self.commands += 1;
        let id = CommandId { seat, id: format!("c{}", self.commands) };
        self.handle(Input::Command { id, command });
    }

    fn play(mut self, rounds: u32) -> Vec<Recorded> {
        self.play_until(|game| {
            let view = game.table.view(Audience::Spectators);
            view.phase == Phase::Over || view.sheet.len() >= rounds as usize
        });
        self.events
    }

    fn play_until(&mut self, is_enough: impl Fn(&Self) -> bool) {
        loop {
            let mut wants = Vec::new();
            for output in std::mem::take(&mut self.outputs) {
                match output {
                    Output::Append(recorded) => self.events.extend(recorded),
                    Output::Request(want) => wants.push(want),
                    Output::Show | Output::Answer { .. } => {}
                }
            }
            if is_enough(self) {
                self.outputs = wants.into_iter().map(Output::Request).collect();
                return;
            }
            for want in wants {
                self.give(want);
            }
            self.act_or_wait();
        }
    }

    fn give(&mut self, want: Request) {
        let input = match want {
            Request::Shuffle { .. } => Input::Shuffled(Shuffle {
                deal: self.rng.shuffle(self.tiles.clone()),
                lot: self.rng.shuffle(self.tiles.clone()),
            }),
            Request::Think { turn, view, .. } => {
                Input::Chosen { turn, choice: view.legal[self.rng.below(view.legal.len())] }
            }
            Request::AskToDeclare { question, .. } if self.is_lively => {
                Input::DeclareAnswered { question, declares: true }
            }
            _ => return,
        };
        self.handle(input);
    }

    fn act_or_wait(&mut self) {
        for seat in self.people.clone() {
            let legal = self.table.live_state(self.now, self.table.audience_at(seat)).legal;
            if !legal.is_empty() {
                let choice = legal[self.rng.below(legal.len())];
                return self.command(seat, choice.into());
            }
        }
        let seq = self.events.last().map_or(0, |recorded| recorded.seq);
        if self.is_lively && self.lively_at < seq {
            self.lively_at = seq;
            let command = match self.table.view(Audience::Spectators).phase {
                Phase::Between => Command::Ready,
                Phase::Taking => Command::MixAgain,
                _ => Command::Declare,
            };
            for seat in self.people.clone() {
                self.command(seat, command);
            }
        } else if self.outputs.is_empty() {
            self.now = self.table.next_deadline().expect("somebody can go on").max(self.now);
            self.handle(Input::Tick);
        }
    }
}

/// A linear congruential generator of random numbers, good enough for shuffling.
struct Lcg(u64);

impl Lcg {
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
