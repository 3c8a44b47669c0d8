//! Counts all continuations from fixed deals, to a number of actions. There is one file for a preset of each family,
//! with the counts below its deal. At every position the engine's moves are compared with those of the naive rules.

use std::{collections::BTreeSet, fs, path::Path};

use boneyard_rules::{Action, Begin, BySeat, Match, Move, Round, Rules, Seat, Tile};

use crate::naive::{opening::Must, parameters::Parameters, round::Round as NaiveRound};

/// A deal and the counts from it.
struct Deal {
    rules: Rules,
    hands: Vec<Vec<Tile>>,
    stock: Vec<Tile>,
    /// The number of continuations of one action, of two, and so on.
    counts: Vec<u64>,
}

impl Deal {
    fn read(preset: &str) -> Self {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/perft/{preset}.perft"));
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let tiles = |words: &str| -> Vec<Tile> {
            words
                .split_whitespace()
                .filter(|word| *word != "-")
                .map(|word| word.parse().expect("a tile"))
                .collect()
        };
        let said = |what: &str| -> Vec<String> {
            text.lines().filter_map(|line| line.strip_prefix(what)).map(str::to_owned).collect()
        };
        Self {
            rules: Rules::parse(&said("rules ")[0]).expect("rules"),
            hands: said("deal ").iter().map(|hand| tiles(&hand[1..])).collect(),
            stock: tiles(&said("stock ")[0]),
            counts: said("perft ").iter().map(|count| count.parse().expect("a count")).collect(),
        }
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    /// The round before its first action, played by the engine.
    fn round(&self) -> Round {
        let hands = BySeat::new(self.seats(), |seat| self.hands[seat.index()].clone());
        let game = Match::new(self.rules.clone(), self.seats()).expect("a table");
        let (leader, must_lead) = match game.begin(&hands) {
            Begin::Lead { seat, must_lead } => (seat, must_lead),
            Begin::Open => (Seat::FIRST, boneyard_rules::MustLead::Any),
            Begin::Redeal | Begin::Draw { .. } => panic!("nobody leads this deal"),
        };
        Round::deal(&self.rules, hands, self.stock.clone(), leader, must_lead).expect("a valid deal")
    }

    /// Compares the counts, and at every position the moves of the engine and of the naive rules.
    fn check(&self) {
        assert!(self.counts.len() >= 3, "too shallow to show anything");
        let round = self.round();
        let parameters = Parameters::of(&self.rules);
        let must = round.must_lead().tile().map_or(Must::Anything, Must::This);
        let leader = round.leader().index();
        let naive_round = NaiveRound::new(&parameters, self.hands.clone(), self.stock.clone(), leader, must);
        let found: Vec<u64> =
            (1..=self.counts.len()).map(|depth| continuations(&round, &naive_round, depth)).collect();
        assert_eq!(found, self.counts, "continuations of {}", self.rules);
    }
}

fn continuations(round: &Round, naive_round: &NaiveRound<'_>, depth: usize) -> u64 {
    let moves = round.legal();
    let words: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(words.len(), moves.len(), "a move stands twice in {moves:?}");
    assert_eq!(words, naive_round.legal().into_iter().collect(), "after {:?}", round.history());
    if depth == 1 {
        return moves.len() as u64;
    }
    let next = |choice: &Move| {
        let (mut round, mut naive_round) = (round.clone(), naive_round.clone());
        let action = match *choice {
            Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
            Move::Draw => Action::Draw { tile: naive_round.stock[0] },
            Move::Close => Action::Close,
            Move::Done => Action::Done,
            Move::Pass => Action::Pass,
        };
        round.play(action).expect("a legal move");
        naive_round.act(&choice.to_string());
        continuations(&round, &naive_round, depth - 1)
    };
    moves.iter().map(next).sum()
}

#[test]
fn the_counts_of_goat_are_right() {
    Deal::read("goat").check();
}

#[test]
fn the_counts_of_classic_are_right() {
    Deal::read("classic-one").check();
}

#[test]
fn the_counts_of_pairs_are_right() {
    Deal::read("spanish-pairs").check();
}

#[test]
fn the_counts_of_fives_are_right() {
    Deal::read("all-fives").check();
}

#[test]
fn the_counts_of_trains_are_right() {
    Deal::read("mexican-train").check();
}

#[test]
fn the_counts_of_triangles_are_right() {
    Deal::read("triominoes").check();
}
