//! How many continuations there are from fixed deals, to a depth in actions: one file for a preset of each family, a table
//! of counts below its deal. At every position on the way the engine's moves are compared with those of a slow second
//! path, written from the rulebook without looking at the engine.

mod cross;
mod line;
#[path = "../naive/mod.rs"]
mod naive;
mod trains;
mod triangles;

use std::{collections::BTreeSet, fs, path::Path};

use boneyard_rules::{Action, Begin, BySeat, Match, Move, Place, Round, Rules, Seat, Tile};

/// A round played slowly: whole lists, looked through from the beginning each time.
trait Slow: Clone {
    /// What the seat may do, as [`word`] writes it.
    fn legal(&self) -> BTreeSet<String>;

    /// Does one of these things. The next tile of the stock is the one drawn.
    fn act(&mut self, word: &str);
}

/// A deal and the counts from it.
struct Deal {
    rules: Rules,
    hands: Vec<Vec<Tile>>,
    stock: Vec<Tile>,
    /// Continuations of one action, of two, and so on.
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

    /// The round as the engine deals it, and who leads.
    fn round(&self) -> Round {
        let hands = BySeat::new(self.seats(), |seat| self.hands[seat.index()].clone());
        let game = Match::new(self.rules.clone(), self.seats()).expect("a table");
        let (leader, must_lead) = match game.begin(&hands) {
            Begin::Lead { seat, must_lead } => (seat, must_lead),
            Begin::Open => (Seat::FIRST, boneyard_rules::MustLead::Any),
            Begin::Redeal | Begin::Draw { .. } => panic!("nobody leads this deal"),
        };
        Round::deal(&self.rules, hands, self.stock.clone(), leader, must_lead).expect("a sound deal")
    }

    /// Plays everything out to the depth of the counts, by both, and compares.
    fn check(&self, slow: &impl Slow) {
        assert!(self.counts.len() >= 3, "too shallow to show anything");
        let found: Vec<u64> = (1..=self.counts.len())
            .map(|depth| continuations(&self.round(), &self.stock, slow, depth))
            .collect();
        assert_eq!(found, self.counts, "continuations of {}", self.rules);
    }
}

/// A move as the slow paths write it. Triangles are named by the cell alone: one orientation fits there.
fn word(choice: Move) -> String {
    match choice {
        Move::Play { tile, at: Place::First, .. } => tile.to_string(),
        Move::Play { tile, at, .. } => format!("{tile}{at}"),
        Move::Draw => "draw".into(),
        Move::Close => "close".into(),
        Move::Done => "done".into(),
        Move::Pass => "pass".into(),
    }
}

fn continuations(round: &Round, stock: &[Tile], slow: &impl Slow, depth: usize) -> u64 {
    let moves = round.legal();
    let words: BTreeSet<String> = moves.iter().map(|choice| word(*choice)).collect();
    assert_eq!(words.len(), moves.len(), "a move stands twice in {moves:?}");
    assert_eq!(words, slow.legal(), "after {:?}", round.history());
    if depth == 1 {
        return moves.len() as u64;
    }
    let next = |choice: &Move| {
        let (mut round, mut slow, mut stock) = (round.clone(), slow.clone(), stock);
        let action = match *choice {
            Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
            Move::Draw => {
                let (first, rest) = stock.split_first().expect("a tile to draw");
                stock = rest;
                Action::Draw { tile: *first }
            }
            Move::Close => Action::Close,
            Move::Done => Action::Done,
            Move::Pass => Action::Pass,
        };
        round.play(action).expect("a legal move");
        slow.act(&word(*choice));
        continuations(&round, stock, &slow, depth - 1)
    };
    moves.iter().map(next).sum()
}

#[test]
fn goat() {
    let deal = Deal::read("goat");
    deal.check(&line::Line::of(&deal));
}

#[test]
fn classic() {
    let deal = Deal::read("classic-one");
    deal.check(&line::Line::of(&deal));
}

#[test]
fn pairs() {
    let deal = Deal::read("spanish-pairs");
    deal.check(&line::Line::of(&deal));
}

#[test]
fn fives() {
    let deal = Deal::read("all-fives");
    deal.check(&cross::Cross::of(&deal));
}

#[test]
fn trains() {
    let deal = Deal::read("mexican-train");
    deal.check(&trains::Trains::of(&deal));
}

#[test]
fn triangles() {
    let deal = Deal::read("triominoes");
    deal.check(&triangles::Triangles::of(&deal));
}
