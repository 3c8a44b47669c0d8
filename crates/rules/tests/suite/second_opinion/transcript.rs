//! Writes the match so far as a record, for the report of a failure.

use boneyard_rules::{Rules, Tile};

use crate::naive::{parameters::Parameters, standing::Standing};

pub(crate) struct Transcript {
    header: Vec<String>,
    /// The lines of the round in progress. The `start` lines replace the earlier rounds.
    round: Vec<String>,
    turn: Vec<String>,
    drawing: bool,
}

fn tiles(tiles: &[Tile]) -> String {
    let words: Vec<String> = tiles.iter().map(Tile::to_string).collect();
    if words.is_empty() { "-".into() } else { words.join(" ") }
}

impl Transcript {
    pub(crate) fn new(rules: &Rules, seats: usize) -> Self {
        let mut header = vec!["dgn 1".to_owned(), format!("rules {rules}")];
        header.extend((1..=seats).map(|seat| format!("seat {seat} \"Player {seat}\"")));
        Self { header, round: Vec::new(), turn: Vec::new(), drawing: false }
    }

    /// A deal, with the standing before it.
    pub(crate) fn deal(&mut self, p: &Parameters, standing: &Standing, hands: &[Vec<Tile>], stock: &[Tile]) {
        self.round.clear();
        let sides = p.sides(hands.len());
        for (seats, account) in sides.iter().zip(&standing.accounts) {
            let side = seats[0] + 1;
            if account.remembered > 0 {
                self.round.push(format!("start {side} 0 remembered {}", account.remembered));
            } else if account.points != 0 {
                self.round.push(format!("start {side} {}", account.points));
            }
        }
        if standing.carried > 0 {
            self.round.push(format!("start carried {}", standing.carried));
        }
        self.round.push(format!("round {}", standing.rounds + 1));
        let hands = hands.iter().enumerate();
        self.round.extend(hands.map(|(seat, hand)| format!("deal {} {}", seat + 1, tiles(hand))));
        self.round.push(format!("stock {}", tiles(stock)));
    }

    pub(crate) fn lead(&mut self, seat: usize) {
        self.round.push(format!("lead {}", seat + 1));
    }

    /// Adds a move of a seat. `drawn` is the tile of a draw.
    pub(crate) fn act(&mut self, seat: usize, word: &str, drawn: Option<Tile>, ends_turn: bool) {
        if self.turn.is_empty() {
            self.turn.push((seat + 1).to_string());
        }
        match drawn {
            Some(tile) => {
                if !self.drawing {
                    self.turn.push("draw".into());
                }
                self.turn.push(tile.to_string());
            }
            // In a record, the end of the line ends the turn.
            None if word == "done" => {}
            // The first tile of a round must name its place if the tile was drawn in the same turn.
            None if self.drawing && word != "pass" && !word.contains('@') => {
                self.turn.push(format!("{word}@0"))
            }
            None => self.turn.push(word.to_owned()),
        }
        self.drawing = drawn.is_some();
        if ends_turn {
            self.round.push(self.turn.join(" "));
            self.turn.clear();
            self.drawing = false;
        }
    }

    pub(crate) fn text(&self) -> String {
        let mut lines = [self.header.clone(), self.round.clone()].concat();
        if !self.turn.is_empty() {
            lines.push(self.turn.join(" "));
        }
        lines.join("\n") + "\n"
    }
}
