//! The rounds of random Swisses, checked by trying everything.
//!
//! The checker knows only what it reads from the events, and shares no code with the pairings.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use boneyard_tournament::{
    Command, Entrant, Event, Format, Outcome, Pairing, PairingId, Refusal, Settings, Tournament,
};

use crate::run::Run;

/// Random numbers from a seed (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }

    fn is_one_in(&mut self, many: u64) -> bool {
        self.below(many) == 0
    }

    fn among<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u64) as usize]
    }
}

/// Up to this many places, every other bye is tried.
const PLACES_WITH_BYES_TRIED_MAX: usize = 8;

/// Who may meet whom, as the events say it: for each place a bit for each other. The last place of an odd field is the bye.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Graph(Vec<u64>);

type Match = (usize, usize);

impl Graph {
    fn without(&self, round: &[Match]) -> Self {
        let mut rest = self.clone();
        for &(one, other) in round {
            rest.0[one] &= !(1 << other);
            rest.0[other] &= !(1 << one);
        }
        rest
    }

    fn has(&self, (one, other): Match) -> bool {
        self.0[one] & 1 << other != 0
    }

    /// Whether a set of places has too few matches. A set of an odd number needs one with the others in each round, and those
    /// of a set who find nobody outside need matches inside.
    fn is_short(&self, rounds: usize) -> bool {
        let all = (1_u64 << self.0.len()) - 1;
        (1..all).any(|set| {
            let places = (0..self.0.len()).filter(|place| set & 1 << place != 0);
            let count = |among: u64| -> usize {
                places.clone().map(|place| (self.0[place] & among).count_ones() as usize).sum()
            };
            let (inside, outside) = (set.count_ones() as usize, (all & !set).count_ones() as usize);
            inside % 2 == 1 && count(all & !set) < rounds
                || inside > outside && count(set) < rounds * (inside - outside)
        })
    }

    /// Calls `is_enough` for every round until it says so. `above` is what the first place must be paired with at least.
    fn any_round(&self, above: usize, is_enough: &mut dyn FnMut(&[Match]) -> bool) -> bool {
        let all = (1_u64 << self.0.len()) - 1;
        self.any(all, above, &mut Vec::new(), is_enough)
    }

    fn any(
        &self,
        free: u64,
        above: usize,
        round: &mut Vec<Match>,
        is_enough: &mut dyn FnMut(&[Match]) -> bool,
    ) -> bool {
        if free == 0 {
            return is_enough(round);
        }
        let one = free.trailing_zeros() as usize;
        let rest = free & (free - 1);
        for other in (0..self.0.len()).filter(|it| rest & 1 << it != 0) {
            if self.has((one, other)) && (one > 0 || other >= above) {
                round.push((one, other));
                let is_found = self.any(rest & !(1 << other), above, round, is_enough);
                round.pop();
                if is_found {
                    return true;
                }
            }
        }
        false
    }
}

/// Tries every sequence of rounds. The rounds of a sequence are in the order of the opponents of the first place.
#[derive(Default)]
struct Trial {
    known: HashMap<(Graph, usize, usize), bool>,
    /// Whether there was too much to try, so that the answers mean nothing.
    is_given_up: bool,
}

/// How much is tried for one round.
const TRIED_MAX: usize = 20_000;

impl Trial {
    fn can_play(&mut self, graph: &Graph, rounds: usize) -> bool {
        self.can_play_above(graph, rounds, 0)
    }

    fn can_play_above(&mut self, graph: &Graph, rounds: usize, above: usize) -> bool {
        if rounds == 0 {
            return true;
        }
        let key = (graph.clone(), rounds, above);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        self.is_given_up |= self.known.len() >= TRIED_MAX;
        if self.is_given_up {
            return false;
        }
        let found = !graph.is_short(rounds)
            && graph.any_round(above, &mut |round| {
                self.can_play_above(&graph.without(round), rounds - 1, round[0].1 + 1)
            });
        self.known.insert(key, found);
        found
    }

    /// The most rounds that can be played; `None` if there was too much to try.
    fn most(&mut self, graph: &Graph, rounds: usize) -> Option<usize> {
        let most = (0..=rounds).rev().find(|rounds| self.can_play(graph, *rounds)).unwrap_or(0);
        (!self.is_given_up).then_some(most)
    }
}

/// What the events say about a Swiss.
#[derive(Default)]
struct Record {
    met: BTreeSet<(Entrant, Entrant)>,
    byes: BTreeSet<Entrant>,
    active: BTreeSet<Entrant>,
    round: u16,
    /// In half points.
    points: BTreeMap<Entrant, u32>,
    pairings: Vec<Pairing>,
}

impl Record {
    fn of(log: &[Event]) -> Self {
        let mut record = Self::default();
        log.iter().for_each(|event| record.add(event));
        record
    }

    fn add(&mut self, event: &Event) {
        match event {
            Event::Entered { entrant, .. } | Event::Returned { entrant } => {
                self.active.insert(*entrant);
            }
            Event::Withdrew { entrant } => {
                self.active.remove(entrant);
            }
            Event::Paired { round, pairings, byes } => {
                self.round = *round;
                self.met
                    .extend(pairings.iter().flat_map(|it| [(it.first, it.second), (it.second, it.first)]));
                for bye in byes {
                    self.byes.insert(*bye);
                    *self.points.entry(*bye).or_default() += 2;
                }
                self.pairings.extend(pairings);
            }
            Event::Decided { pairing, outcome } => {
                let Pairing { first, second, .. } = self.pairings[pairing.index()];
                let (ours, theirs) = match outcome {
                    Outcome::First | Outcome::WalkoverFirst => (2, 0),
                    Outcome::Second | Outcome::WalkoverSecond => (0, 2),
                    Outcome::Tie => (1, 1),
                    Outcome::Neither => (0, 0),
                };
                *self.points.entry(first).or_default() += ours;
                *self.points.entry(second).or_default() += theirs;
            }
            Event::Opened { .. } | Event::Started { .. } | Event::Corrected { .. } | Event::Closed { .. } => {
            }
        }
    }

    /// Those who take part, and who of them may meet.
    fn graph(&self) -> (Vec<Entrant>, Graph) {
        let places: Vec<Entrant> = self.active.iter().copied().collect();
        let size = places.len() + places.len() % 2;
        let may_meet = |one: usize, other: usize| match (places.get(one), places.get(other)) {
            (Some(ours), Some(theirs)) => one != other && !self.met.contains(&(*ours, *theirs)),
            (Some(it), None) | (None, Some(it)) => !self.byes.contains(it),
            (None, None) => false,
        };
        let row =
            |one| (0..size).filter(|other| may_meet(one, *other)).fold(0, |row, other| row | 1 << other);
        let graph = Graph((0..size).map(row).collect());
        (places, graph)
    }
}

/// What a run has shown.
#[derive(Default, Debug)]
struct Seen {
    rounds: u32,
    /// Rounds of which every continuation was tried.
    tried: u32,
    /// Rounds after which not all announced rounds could be played, whatever was paired.
    short: u32,
    refused: u32,
    /// Rounds for which there was too much to try.
    given_up: u32,
}

/// Plays one Swiss with late entries, withdrawals and returns, and checks every round.
fn check(seed: u64, places_tried_max: usize, seen: &mut Seen) {
    let mut random = Random(seed);
    let entrants = if random.is_one_in(8) { 17 + random.below(24) } else { 2 + random.below(15) };
    let rounds_most = if random.is_one_in(4) { 20 } else { 20.min(entrants + 1) };
    let rounds = 1 + random.below(rounds_most) as u16;
    let late_until_round =
        (rounds >= 2 && random.is_one_in(2)).then(|| 2 + random.below(u64::from(rounds) - 1) as u16);
    // In a part of the tournaments everyone stays.
    let restless = 3 * random.below(3);
    let settings = Settings::new(Format::Swiss { rounds, late_until_round }, 2..=64).expect("settings");
    let mut run = Run::with(settings, seed);
    for _ in 0..entrants {
        let rating = random.is_one_in(2).then(|| 1400 + random.below(400) as u16);
        run.ok(Command::Enter { rating });
    }
    run.ok(Command::Start);
    while run.tournament.round() < rounds {
        if !pair(&mut run, seed, places_tried_max, seen) {
            return;
        }
        if restless > 0 {
            come_and_go(&mut run, &mut random, restless);
        }
        let open: Vec<PairingId> = run.tournament.open_meetings().map(|it| it.pairing.id).collect();
        for pairing in open {
            let played = [Outcome::First, Outcome::Second, Outcome::Tie];
            let outcomes: &[Outcome] = if random.is_one_in(8) { &Outcome::ALL } else { &played };
            run.ok(Command::Report { pairing, outcome: random.among(outcomes) });
        }
        if restless > 0 {
            come_and_go(&mut run, &mut random, restless);
        }
    }
    assert_eq!(run.refused(Command::Pair), Refusal::AllPaired, "seed {seed}");
    assert_eq!(run.tournament.stop(), None, "seed {seed}");
}

fn come_and_go(run: &mut Run, random: &mut Random, restless: u64) {
    for number in 0..24 {
        let entrant = Entrant::at(number);
        if random.is_one_in(48 / restless) {
            let command = match run.tournament.is_active(entrant) {
                true => Command::Withdraw { entrant },
                false => Command::Return { entrant },
            };
            drop(run.try_to(command));
        }
    }
    while random.is_one_in(3) {
        drop(run.try_to(Command::Enter { rating: None }));
    }
}

/// Pairs a round and checks it. `false` if it was rightly refused.
fn pair(run: &mut Run, seed: u64, places_tried_max: usize, seen: &mut Seen) -> bool {
    let mut trial = Trial::default();
    let record = Record::of(&run.log);
    let (places, graph) = record.graph();
    let left = usize::from(run.tournament.rounds().expect("a Swiss") - record.round);
    let is_tried = graph.0.len() <= places_tried_max;
    let most = match (places.len(), is_tried) {
        (0 | 1, _) => Some(0),
        (_, true) => trial.most(&graph, left),
        _ => None,
    };
    let at = format!("seed {seed}, round {}", record.round + 1);
    seen.given_up += u32::from(trial.is_given_up);
    if let Some(most) = most {
        let possible = run.tournament.rounds_possible();
        assert_eq!(possible, Some(record.round + most as u16), "{at}: the rounds that can be played");
        seen.tried += 1;
        seen.short += u32::from(most < left);
    }
    let stop = run.tournament.stop();
    let before = run.tournament.clone();
    let events = match run.try_to(Command::Pair) {
        Ok(events) => events,
        Err(refusal) => {
            assert_eq!(stop, Some(refusal), "{at}");
            assert_eq!(run.tournament, before, "{at}: a refusal changed the tournament");
            assert!(most.is_none_or(|most| most == 0), "{at}: refused, although {most:?} rounds exist");
            seen.refused += 1;
            return false;
        }
    };
    assert_eq!(stop, None, "{at}");
    seen.rounds += 1;
    let round = round_of(&events, &places, &at);
    for pair in &round {
        assert!(graph.has(*pair), "{at}: {pair:?} is a repeat");
    }
    if let Some(most) = most {
        assert!(most > 0, "{at}: paired, although no round exists");
        let rest = graph.without(&round);
        let is_kept = trial.can_play(&rest, most - 1) || trial.is_given_up;
        assert!(is_kept, "{at}: {most} rounds could be played, now fewer");
        if graph.0.len() <= PLACES_WITH_BYES_TRIED_MAX {
            check_bye(&before, &record, &places, &graph, &round, most, &mut trial, &at);
        }
    }
    true
}

/// The matches of a round by place. Everyone has one.
fn round_of(events: &[Event], places: &[Entrant], at: &str) -> Vec<Match> {
    let Some(Event::Paired { pairings, byes, .. }) = events.first() else { panic!("{at}: {events:?}") };
    let place = |entrant: Entrant| places.binary_search(&entrant).expect("an active entrant");
    let pairs = pairings.iter().map(|it| (place(it.first), place(it.second)));
    let round: Vec<Match> = pairs.chain(byes.iter().map(|bye| (place(*bye), places.len()))).collect();
    let mut paired: Vec<usize> = round.iter().flat_map(|(one, other)| [*one, *other]).collect();
    paired.sort_unstable();
    assert!(
        paired.iter().copied().eq(0..places.len() + places.len() % 2),
        "{at}: not everyone has one match"
    );
    round
}

/// Nobody below the entrant who has the bye could have had it, with as many rounds to come.
#[expect(clippy::too_many_arguments, reason = "a check of everything that is known of a round")]
fn check_bye(
    before: &Tournament,
    record: &Record,
    places: &[Entrant],
    graph: &Graph,
    round: &[Match],
    most: usize,
    trial: &mut Trial,
    at: &str,
) {
    let Some((bye, _)) = round.iter().find(|(_, other)| *other == places.len()) else { return };
    let standing = |place: usize| {
        let seed = before.seeding().iter().position(|it| *it == places[place]).expect("seeded");
        (std::cmp::Reverse(record.points.get(&places[place]).copied().unwrap_or(0)), seed)
    };
    for below in (0..places.len()).filter(|below| standing(*below) > standing(*bye)) {
        let could = graph.any_round(0, &mut |round| {
            round.contains(&(below, places.len())) && trial.can_play(&graph.without(round), most - 1)
        });
        assert!(
            !could || trial.is_given_up,
            "{at}: {} has the bye, and {} is below",
            places[*bye],
            places[below]
        );
    }
}

/// Checks a Swiss for each seed. In fields of so many places, with the bye, all sequences of rounds are tried.
fn check_all(seeds: std::ops::Range<u64>, places_tried_max: usize) {
    let started = std::time::Instant::now();
    let mut seen = Seen::default();
    seeds.for_each(|seed| check(seed, places_tried_max, &mut seen));
    eprintln!("{seen:?} in {:?}", started.elapsed());
    // The check sees every kind of round.
    assert!(seen.tried > seen.short && seen.short > 0 && seen.refused > 0, "{seen:?}");
}

#[test]
fn a_round_leaves_as_many_rounds_as_it_can() {
    check_all(0..200, 10);
}

#[test]
#[ignore = "takes minutes: run it after a change of the pairings, best with `opt-level = 2` for this crate"]
fn ten_thousand_swisses_leave_as_many_rounds_as_they_can() {
    check_all(1_000..11_000, 12);
}

/// Everyone stays, so that as many rounds can be played as a round robin has.
#[test]
fn every_announced_round_is_played_if_everyone_stays() {
    for entrants in 2..=21_u16 {
        for seed in 0..3 {
            let rounds = (entrants + entrants % 2 - 1).min(20);
            let settings = Settings::new(Format::Swiss { rounds, late_until_round: None }, 2..=64);
            let mut run = Run::with(settings.expect("settings"), seed);
            let mut random = Random(seed);
            for _ in 0..entrants {
                run.ok(Command::Enter { rating: None });
            }
            run.ok(Command::Start);
            for round in 1..=rounds {
                let paired = run.try_to(Command::Pair);
                assert!(paired.is_ok(), "{entrants} entrants, seed {seed}, round {round}: {paired:?}");
                for (first, _) in run.open() {
                    run.report(first, random.among(&Outcome::ALL[..3]));
                }
            }
        }
    }
}
