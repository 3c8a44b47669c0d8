//! Simulated people: those who share what they hold are found, and nobody else is.
#![expect(clippy::unwrap_used, reason = "a panic fails the test")]

use std::{collections::BTreeMap, sync::Arc};

use boneyard_bots::{Budget, Level, arena::Deal, choose};
use boneyard_ids::{MatchId, PersonId};
use boneyard_integrity::{Effect, Findings, Pair, Tally, excess};
use boneyard_rules::{Action, BySeat, FinishedRound, Move, Round, Rules, Seat, Seen, Tile, View};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

type Random = Xoshiro256PlusPlus;

/// How a person plays.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Style {
    Bot(Level),
    /// Lays any tile that fits.
    Chance,
    /// Leaves what fits the hand of this person.
    Helps(usize),
    /// Takes away what fits the hand of this person.
    Hinders(usize),
}

/// How many tiles of a hand fit after a play.
fn fitting(view: &View, play: Move, seat: Seat, hand: &[Tile]) -> usize {
    let Move::Play { tile, at, leaves } = play else { return 0 };
    let mut after = view.clone();
    after.history.push(Seen::Played { seat: view.seat, tile, at, leaves });
    after.history.push(Seen::Passed { seat });
    let fitting = after.fitting_before::<{ boneyard_rules::WIDE }>().pop().unwrap();
    hand.iter().filter(|tile| fitting.contains(**tile)).count()
}

struct Club {
    rules: Arc<Rules>,
    seats: usize,
    styles: Vec<Style>,
    tally: Tally,
    rng: Random,
    matches: u32,
}

impl Club {
    fn new(preset: &str, seats: usize, styles: &[Style], seed: u64) -> Self {
        let rules = Arc::new(Rules::parse(preset).unwrap());
        let (tally, rng) = (Tally::default(), Random::seed_from_u64(seed));
        Self { rules, seats, styles: styles.to_vec(), tally, rng, matches: 0 }
    }

    /// A match of one round: `people` sit in this order.
    fn play(&mut self, people: &[usize]) {
        let deal = Deal::shuffled(self.rules.clone(), self.seats, &mut self.rng).unwrap();
        let mut round = deal.round().clone();
        let mut boneyard = self.boneyard(&round);
        let mut sums = vec![vec![None; self.seats]; self.seats];
        while FinishedRound::of(&round, &self.rules, deal.standing()).is_none() {
            let seat = round.turn();
            let view = View::of(&round, self.rules.clone(), deal.standing().clone(), seat);
            let hands = BySeat::new(self.seats, |seat| round.hand(seat));
            let chosen = self.choose(&view, people, &hands);
            for (of, tiles) in excess(&view, chosen, &hands, &mut self.rng) {
                *sums[seat.index()][of.index()].get_or_insert(0.0) += tiles;
            }
            let action = match chosen {
                Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
                Move::Draw => Action::Draw { tile: boneyard.pop().unwrap() },
                Move::Close => Action::Close,
                Move::Done => Action::Done,
                Move::Pass => Action::Pass,
            };
            round.play(action).unwrap();
        }
        self.matches += 1;
        let id = MatchId::from(format!("match-{}", self.matches).as_str());
        let mut pairs = BTreeMap::new();
        for (by, row) in sums.iter().enumerate() {
            for (of, sum) in row.iter().enumerate() {
                let Some(sum) = sum else { continue };
                let partners = deal.sides().partners(Seat::at(by), Seat::at(of));
                let [by, of] = [by, of].map(|seat| person(people[seat % people.len()]));
                *pairs.entry(Pair { by, of, partners }).or_insert(0.0) += sum;
            }
        }
        self.tally.add_rounds(&id, &self.rules.preset, self.seats, [pairs]);
    }

    fn boneyard(&mut self, round: &Round) -> Vec<Tile> {
        let held: Vec<Tile> = Seat::all(self.seats).flat_map(|seat| round.hand(seat)).collect();
        let mut tiles = self.rules.tile_list(self.seats);
        tiles.retain(|tile| !held.contains(tile));
        for last in (1..tiles.len()).rev() {
            tiles.swap(last, self.rng.random_range(0..=last));
        }
        tiles
    }

    fn choose(&mut self, view: &View, people: &[usize], hands: &BySeat<Vec<Tile>>) -> Move {
        let style = self.styles[people[view.seat.index() % people.len()]];
        let (other, sign) = match style {
            Style::Bot(level) => {
                return choose(level, view, &mut self.rng, Budget::playouts(24)).unwrap();
            }
            Style::Chance => {
                let plays = || view.legal.iter().filter(|choice| matches!(choice, Move::Play { .. }));
                let chosen = self.rng.random_range(0..plays().count().max(1));
                return *plays().nth(chosen).unwrap_or(&view.legal[0]);
            }
            Style::Helps(other) => (other, 1),
            Style::Hinders(other) => (other, -1),
        };
        let Some(seat) = people.iter().position(|person| *person == other) else {
            return choose(Level::Easy, view, &mut self.rng, Budget::playouts(24)).unwrap();
        };
        let seat = Seat::at(seat);
        let worth = |play: &Move| sign * fitting(view, *play, seat, &hands[seat]) as i32;
        *view.legal.iter().max_by_key(|play| worth(play)).unwrap()
    }

    /// Everyone plays with everyone, with changing neighbours.
    fn everyone(&mut self, rounds: usize) {
        for _ in 0..rounds {
            let mut order: Vec<usize> = (0..self.styles.len()).collect();
            for last in (1..order.len()).rev() {
                order.swap(last, self.rng.random_range(0..=last));
            }
            let tables: Vec<Vec<usize>> =
                order.chunks_exact(self.rules.players(self.seats)).map(<[usize]>::to_vec).collect();
            for people in tables {
                self.play(&people);
            }
        }
    }

    fn findings(&self) -> Findings {
        self.tally.findings()
    }
}

fn person(number: usize) -> PersonId {
    format!("p{number:02}").as_str().into()
}

/// The means of all pairs in each setting.
fn means(club: &Club) -> Vec<f64> {
    club.tally.settings().map(|(_, _, mean)| mean).collect()
}

/// The hints as text: who, whose hand, and what the plays do.
fn hints(found: &Findings) -> Vec<String> {
    let mut hints: Vec<String> = found
        .hints
        .iter()
        .map(|hint| {
            let does = if hint.effect == Effect::Helps { "helps" } else { "hinders" };
            format!("{} {does} {}", hint.pair.by, hint.pair.of)
        })
        .collect();
    hints.sort();
    hints.dedup();
    hints
}

/// Games of pairs, of single players, with triangles, with trains, and with two hands for each player.
const GAMES: [(&str, usize, usize); 5] = [
    ("latin-pairs", 4, 340),
    ("draw", 2, 260),
    ("triominoes", 3, 130),
    ("mexican-train", 4, 130),
    ("seven-plus-seven", 4, 260),
];

const MIXED: [Style; 6] = [
    Style::Bot(Level::Beginner),
    Style::Bot(Level::Beginner),
    Style::Bot(Level::Easy),
    Style::Bot(Level::Easy),
    Style::Bot(Level::Easy),
    Style::Bot(Level::Steady),
];

#[test]
fn people_who_see_only_their_own_hands_have_no_hint() {
    for (preset, seats, rounds) in GAMES {
        let mut club = Club::new(preset, seats, &MIXED, 5);
        club.everyone(rounds);
        let found = club.findings();
        assert_eq!(hints(&found), Vec::<String>::new(), "{preset}: {found:?}");
        assert!(found.judged > 0 && found.expected_false < 0.051, "{preset}: {found:?}");
    }
}

#[test]
fn plays_by_chance_are_as_expected_on_average() {
    for (preset, seats, rounds) in [("latin-pairs", 4, 240), ("draw", 3, 200), ("bergen", 2, 150)] {
        let mut club = Club::new(preset, seats, &[Style::Chance; 8], 6);
        club.everyone(rounds);
        let means = means(&club);
        assert!(means.iter().all(|mean| mean.abs() < 0.08), "{preset}: {means:?}");
    }
}

#[test]
fn people_who_know_a_hand_are_found_and_nobody_else_is() {
    let styles = |level: Level| {
        let honest = Style::Bot(level);
        [Style::Helps(1), Style::Helps(0), Style::Hinders(3), honest, honest, honest]
    };
    // In 7+7 both players know which tiles the other holds: what helps one hand hinders the other.
    for (preset, seats, rounds) in GAMES.into_iter().filter(|(preset, ..)| *preset != "seven-plus-seven") {
        let mut club = Club::new(preset, seats, &styles(Level::Easy), 7);
        club.everyone(rounds);
        let found = club.findings();
        let expected = ["p00 helps p01", "p01 helps p00", "p02 hinders p03"];
        assert_eq!(hints(&found), expected, "{preset}: {found:?}");
        let clearest = &found.hints[0];
        assert!((1..=3).contains(&clearest.matches.len()) && clearest.tiles > 0.3, "{preset}: {clearest:?}");
    }
}

/// The tiles of a round are all dealt, so what helps a partner hinders both opponents. They know nothing of that.
#[test]
fn the_opponents_of_partners_who_tell_each_other_have_no_hint() {
    let mut styles = [Style::Bot(Level::Easy); 8];
    (styles[0], styles[2]) = (Style::Helps(2), Style::Helps(0));
    let mut club = Club::new("latin-pairs", 4, &styles, 8);
    for _ in 0..80 {
        club.play(&[0, 1, 2, 3]);
        club.play(&[4, 5, 6, 7]);
        club.play(&[1, 4, 3, 6]);
    }
    let found = club.findings();
    assert_eq!(hints(&found), ["p00 helps p02", "p02 helps p00"], "{found:?}");
    assert!(found.hints.iter().all(|hint| hint.pair.partners));
}

#[test]
fn few_rounds_or_few_others_have_no_verdict() {
    let mut club = Club::new(
        "latin-pairs",
        4,
        &[Style::Helps(2), Style::Bot(Level::Easy), Style::Helps(0), Style::Bot(Level::Easy)],
        9,
    );
    for _ in 0..60 {
        club.play(&[0, 1, 2, 3]);
    }
    let found = club.findings();
    // Opponents have enough others, partners have not. What helps a partner hinders the opponents, who are not named.
    assert_eq!((found.judged, found.hints.len()), (8, 0), "{found:?}");
}

/// Made-up figures: everyone plays with everyone, and some suit every partner's hand more than others do.
#[test]
fn a_style_that_a_player_shows_to_everyone_is_no_hint() {
    let (mut tally, mut rng) = (Tally::default(), Random::seed_from_u64(10));
    // The sum of twelve even numbers is nearly normal.
    let mut normal = || (0..12).map(|_| rng.random_range(0.0..1.0)).sum::<f64>() - 6.0;
    let styles: Vec<f64> = (0..30).map(|_| 0.3 * normal()).collect();
    for number in 0..2_000_usize {
        let people: Vec<usize> = (0..4).map(|seat| (number / 30 + seat * (1 + number % 7)) % 30).collect();
        let round = || {
            let pairs = (0..4).flat_map(|by| (0..4).map(move |of| (by, of))).filter(|(by, of)| by != of);
            let value = |(by, of): (usize, usize)| {
                let partners = (by + of) % 2 == 0;
                let style = styles[people[by]] * if partners { 1.0 } else { -0.5 };
                (Pair { by: person(people[by]), of: person(people[of]), partners }, 1.6 * normal() + style)
            };
            pairs.map(value).collect::<BTreeMap<_, _>>()
        };
        let rounds: Vec<_> = std::iter::repeat_with(round).take(8).collect();
        tally.add_rounds(&MatchId::from(format!("m{number}").as_str()), "latin-pairs", 4, rounds);
    }
    let found = tally.findings();
    assert_eq!(hints(&found), Vec::<String>::new());
    assert!(found.judged > 100 && found.expected_false < 0.051, "{found:?}");
}
