//! Rounds that the engine settles by the rules of a sheet.

use boneyard_rules::{
    BySeat, FinishedRound, Outcome, Pips, Rules, Seat, SideScore, Sides, Standing, Tile,
    ruleset::{Blanks, BlockPays, BlockWinner, Matching, Reach, Sense},
    settle,
};
use serde::{Deserialize, Serialize};

use crate::{
    clauses::{asks_block_winner, may_tie, weighs_hands},
    words::Words,
};

/// A worked example: a few rounds in a row, settled by the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Example {
    /// What it is.
    pub heading: String,
    /// Who plays.
    pub intro: Vec<String>,
    /// The rounds.
    pub rounds: Vec<ExampleRound>,
}

/// A round of the example.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExampleRound {
    /// How it ended.
    pub heading: String,
    /// What everybody still held, and what had been made in play.
    pub hands: Vec<String>,
    /// What was written.
    pub written: Vec<String>,
}

/// Hands wished for: how many tiles, and what they count without special values.
type Wish = [(usize, u32); 4];

/// Seat 1 went out. In every other hand there is something, in one of them enough to open an account.
const OUT: Wish = [(0, 0), (2, 14), (1, 7), (2, 5)];
/// Seat 1 holds the least, alone and with its partner.
const BLOCKED: Wish = [(1, 4), (2, 14), (2, 9), (2, 12)];
/// Seats 1 and 2 hold the same and the least, alone and with their partners.
const LOWEST_EQUAL: Wish = [(1, 6), (1, 6), (2, 9), (2, 9)];
/// Seats 2 and 3, whose hands are compared when seat 2 has blocked, hold the same.
const COMPARED_EQUAL: Wish = [(2, 9), (1, 6), (1, 6), (2, 9)];
/// Seats 1 and 2 hold the same and the most.
const HIGHEST_EQUAL: Wish = [(2, 11), (2, 11), (1, 3), (1, 3)];

impl Example {
    pub(crate) fn of(rules: &Rules, words: &Words) -> Self {
        let heading = words.say("section-example");
        let Some(seats) = table(rules) else {
            return Self { heading, intro: Vec::new(), rounds: Vec::new() };
        };
        let mut scene = Scene::new(rules, words, seats);
        let mut rounds = vec![scene.round(OUT, true), scene.round(BLOCKED, false)];
        if may_tie(rules) {
            rounds.push(scene.round(equal(rules), false));
        }
        if scene.standing.carried > 0 {
            rounds.push(scene.round(OUT, true));
        }
        Self { heading, intro: scene.intro(), rounds }
    }
}

/// The table of the example: three or four seats say more than two, and more than four say no more.
fn table(rules: &Rules) -> Option<usize> {
    let tables: Vec<usize> = rules.seat_counts().map(usize::from).collect();
    let paired = |seats: &usize| rules.sides(*seats).count() < *seats;
    let preferred =
        tables.iter().copied().find(paired).or_else(|| tables.iter().copied().find(|seats| *seats == 3));
    preferred.or_else(|| tables.into_iter().filter(|seats| *seats <= 4).max())
}

/// Hands that are equal where the rules ask who won a block.
fn equal(rules: &Rules) -> Wish {
    match (rules.score.block, rules.score.block_winner) {
        (BlockPays::HighestPaysTable, _) => HIGHEST_EQUAL,
        (_, BlockWinner::BlockerVsNext) => COMPARED_EQUAL,
        _ => LOWEST_EQUAL,
    }
}

/// Whether a block goes to whoever holds the fewest tiles.
fn counts_tiles(rules: &Rules) -> bool {
    asks_block_winner(rules) && rules.score.block_winner == BlockWinner::FewestTiles
}

/// A table whose rounds are settled one after the other.
struct Scene<'a> {
    rules: &'a Rules,
    words: &'a Words,
    seats: usize,
    sides: Sides,
    names: Vec<String>,
    standing: Standing,
    /// Whether the last round ended its match.
    is_over: bool,
    is_first: bool,
}

impl<'a> Scene<'a> {
    fn new(rules: &'a Rules, words: &'a Words, seats: usize) -> Self {
        let sides = rules.sides(seats);
        let names: Vec<String> = words.say("example-names").split(", ").map(str::to_owned).collect();
        let of_seat = |seat: usize| names[seat % (seats / rules.hands_per_player())].clone();
        Self {
            rules,
            words,
            seats,
            standing: Standing::new(rules, sides.count()),
            sides,
            names: (0..seats).map(of_seat).collect(),
            is_over: false,
            is_first: true,
        }
    }

    fn intro(&self) -> Vec<String> {
        let [first, second, third, fourth] =
            [0, 1, 2, 3].map(|seat| self.names.get(seat).cloned().unwrap_or_default());
        let who = if self.rules.hands_per_player() == 2 {
            let values = [("first", first.into()), ("second", second.into())];
            Some(self.words.tell("example-two-hands", values))
        } else if self.sides.count() < self.seats {
            let values = [
                ("first", first.into()),
                ("second", third.into()),
                ("third", second.into()),
                ("fourth", fourth.into()),
            ];
            Some(self.words.tell("example-partners", values))
        } else {
            None
        };
        [self.words.say("example-intro")].into_iter().chain(who).collect()
    }

    fn round(&mut self, wish: Wish, is_out: bool) -> ExampleRound {
        if self.is_over {
            self.standing = Standing::new(self.rules, self.sides.count());
        }
        let hands = self.deal(wish, is_out);
        let values = BySeat::new(self.seats, |seat| self.rules.hand_value(&hands[seat.index()]));
        let closer = Seat::at(if is_out { 0 } else { 1 });
        let outcome = if is_out { Outcome::Out(closer) } else { Outcome::Blocked(closer) };
        let made = self.made();
        let mut finish = FinishedRound::plain(outcome, Seat::FIRST, values);
        finish.tiles = BySeat::new(self.seats, |seat| hands[seat.index()].len());
        finish.made = BySeat::new(self.seats, |seat| made[seat.index()]);
        let settlement = settle(self.rules, &self.sides, &self.standing, &finish);

        let key = if is_out { "example-out" } else { "example-block" };
        let heading = self.words.tell(key, [("player", self.names[closer.index()].as_str().into())]);
        let heading = if self.is_over {
            self.words.tell("example-other", [("sentence", heading.into())])
        } else if self.is_first {
            heading
        } else {
            self.words.tell("example-next", [("sentence", heading.into())])
        };
        let mut told: Vec<String> =
            (0..self.seats).filter_map(|seat| self.hand(seat, &hands[seat])).collect();
        told.extend(
            (0..self.seats)
                .filter(|seat| made[*seat] > 0)
                .map(|seat| self.about("example-made", &self.names[seat], made[seat])),
        );

        let mut written = Vec::new();
        if settlement.tied {
            written.push(self.words.say(if self.rules.score.block == BlockPays::HighestPaysTable {
                "example-tied-highest"
            } else if counts_tiles(self.rules) {
                "example-tied-fewest"
            } else {
                "example-tied"
            }));
        }
        // Rules that ask nobody who won a block do not say how it is won.
        let is_asked = is_out || asks_block_winner(self.rules);
        if let Some(winner) = settlement.winner.filter(|_| is_asked) {
            written.push(self.words.tell("example-won", [("side", self.side(winner).into())]));
        }
        let before = written.len();
        for (side, line) in settlement.sides.iter().enumerate() {
            written.extend(self.line(&self.side(side), line));
        }
        if written.len() == before && self.rules.score.writes_points() {
            written.push(self.words.say("example-nobody"));
        }
        if settlement.carried > 0 {
            written.push(self.words.tell("example-carried", [("points", settlement.carried.into())]));
        }
        self.is_over = settlement.verdict.is_some();
        self.is_first = false;
        if let Some(verdict) = &settlement.verdict {
            let (key, sides) = match self.rules.match_.reach {
                _ if verdict.won.is_empty() => ("example-drawn", &verdict.won),
                Reach::Wins => ("example-over", &verdict.won),
                Reach::Loses => ("example-over-lost", &verdict.lost),
            };
            let names: Vec<String> = sides.iter().map(|side| self.side(*side)).collect();
            written.push(self.words.tell(key, [("side", names.join(", ").into())]));
        }
        self.standing = settlement.standing();
        ExampleRound { heading, hands: told, written }
    }

    /// Hands as wished for. After a block no hand holds a tile that could still be laid; in a round that somebody went
    /// out of, the last hand shows a special value where the rules have one.
    fn deal(&self, wish: Wish, is_out: bool) -> Vec<Vec<Tile>> {
        let special = self.rules.value.special.first().filter(|_| is_out);
        let is_plain =
            |tile: &Tile| !self.rules.value.special.iter().any(|special| special.tiles.contains(tile));
        let may_be_left = |tile: &Tile| is_plain(tile) && (is_out || !fits_dead_end(self.rules, *tile));
        let (doubles, others): (Vec<Tile>, Vec<Tile>) = self
            .rules
            .tile_list(self.seats)
            .into_iter()
            .filter(may_be_left)
            .partition(|tile| tile.is_double());
        let mut pool: Vec<Tile> = others.into_iter().chain(doubles).collect();
        let hand = |seat: usize| match special {
            Some(special) if seat + 1 == self.seats => special.tiles.clone(),
            _ => take(&mut pool, wish[seat]),
        };
        (0..self.seats).map(hand).collect()
    }

    /// What each seat made in play, where the rules know such points: amounts as such rules bring them.
    fn made(&self) -> Vec<i32> {
        let highest = self.rules.match_.target.points(self.rules.players(self.seats)).unwrap_or(100);
        let [first, second] = match (self.rules.score.play.is_some(), highest) {
            (false, _) => [0, 0],
            (true, ..40) => [2, 3],
            (true, 40..80) => [8, 5],
            (true, _) => [15, 10],
        };
        (0..self.seats)
            .map(|seat| {
                if seat == 0 {
                    first
                } else if seat == 1 {
                    second
                } else {
                    0
                }
            })
            .collect()
    }

    fn side(&self, side: usize) -> String {
        let mut names: Vec<String> =
            self.sides.seats(side).iter().map(|seat| self.names[seat.index()].clone()).collect();
        names.dedup();
        self.words.all(&names)
    }

    fn hand(&self, seat: usize, tiles: &[Tile]) -> Option<String> {
        if tiles.is_empty() {
            return None;
        }
        let counted = self.rules.hand_value(tiles);
        let pips: Vec<u32> = tiles.iter().map(|tile| tile.pips()).collect();
        let sum = pips.iter().map(u32::to_string).collect::<Vec<_>>().join(" + ");
        let key = match tiles {
            _ if !weighs_hands(self.rules) && counts_tiles(self.rules) => "example-hand-count",
            _ if !weighs_hands(self.rules) => "example-hand-tiles",
            _ if counted != pips.iter().sum::<u32>() => "example-special",
            [_] => "example-hand",
            _ => "example-hand-sum",
        };
        let written = tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(", ");
        Some(self.words.tell(
            key,
            [
                ("player", self.names[seat].as_str().into()),
                ("count", tiles.len().into()),
                ("tiles", written.into()),
                ("sum", sum.into()),
                ("points", counted.into()),
            ],
        ))
    }

    fn about(&self, key: &str, side: &str, points: i32) -> String {
        self.words.tell(key, [("side", side.into()), ("points", points.into())])
    }

    /// What a side's line of the score sheet says.
    fn line(&self, side: &str, line: &SideScore) -> Vec<String> {
        let mut told = Vec::new();
        if line.bonus > 0 {
            told.push(
                self.words.tell("example-bonus", [("side", side.into()), ("points", line.bonus.into())]),
            );
        }
        if self.rules.score.sense == Sense::None {
            if line.scored > 0 {
                told.push(self.about("example-rounds-won", side, line.after.points));
            }
            return told;
        }
        let values = || {
            [
                ("side", side.to_owned().into()),
                ("points", line.scored.into()),
                ("total", line.after.points.into()),
            ]
        };
        if line.after.open && !line.before.open {
            told.push(self.words.tell("example-opens", values()));
        } else if line.scored != 0 {
            told.push(self.words.tell("example-writes", values()));
        } else if line.after.remembered > line.before.remembered {
            told.push(self.about("example-remembers", side, line.credit));
        } else if line.credit > 0 && !line.after.open {
            told.push(self.about("example-lost", side, line.credit));
        }
        if line.after.remembered == 0 && line.before.remembered > 0 && !line.after.open {
            told.push(self.words.tell("example-wiped", [("side", side.into())]));
        }
        if line.received > 0 {
            told.push(self.words.tell("example-received", [("points", line.received.into())]));
        }
        told
    }
}

/// The number that all ends show when a line is blocked.
const DEAD: Pips = 4;

/// Whether a tile fits the ends of a blocked line. Triangles, which have no such end, are blocked by their corners.
fn fits_dead_end(rules: &Rules, tile: Tile) -> bool {
    match rules.layout.match_ {
        _ if rules.tiles.set.is_triangles() => false,
        Matching::Equal => tile.has(DEAD) || rules.tiles.blanks == Blanks::Wild && tile.has(0),
        // An end that shows a blank is dead without the matadors.
        Matching::Sum7 => matches!(tile.pips(), 0 | 7),
    }
}

/// Takes a tile, or two, that count as much as is wished for, or nearly: every set has small tiles.
fn take(pool: &mut Vec<Tile>, (count, sum): (usize, u32)) -> Vec<Tile> {
    let mut hand = Vec::new();
    let mut left = sum;
    for more in (0..count).rev() {
        // The last tile makes up the sum; one before it leaves about as much as it takes.
        let wanted = if more == 0 { left } else { left.div_ceil(2) };
        let nearest = (0..pool.len()).min_by_key(|index| pool[*index].pips().abs_diff(wanted));
        let Some(index) = nearest else { break };
        let tile = pool.remove(index);
        left = left.saturating_sub(tile.pips());
        hand.push(tile);
    }
    hand
}

#[cfg(test)]
mod tests {
    use boneyard_rules::presets;

    use super::*;
    use crate::language::Language;

    #[test]
    fn after_a_block_nobody_holds_a_tile_that_could_be_laid() {
        // R0.1.15, R0.4.21, R3.1.17: while the hands hold every number, somebody can always play.
        for preset in presets::all().iter().filter(|preset| !preset.rules.tiles.set.is_triangles()) {
            let rules = &preset.rules;
            let scene = Scene::new(rules, Words::of(Language::En), table(rules).expect("a table"));
            for wish in [BLOCKED, equal(rules)] {
                let hands = scene.deal(wish, false);
                let held: Vec<Tile> = hands.iter().flatten().copied().collect();
                let matadors = || held.iter().any(|tile| [0, 7].contains(&tile.pips()));
                let is_dead = |number: Pips| match rules.layout.match_ {
                    Matching::Equal => !held.iter().any(|tile| tile.has(number)),
                    Matching::Sum7 => number == 0 && !matadors(),
                };
                let numbers = 0..=rules.tiles.set.highest();
                assert!(numbers.clone().any(is_dead), "{rules}: {held:?}");
                if rules.tiles.blanks == Blanks::Wild {
                    assert!(!held.iter().any(|tile| tile.has(0)), "{rules}: {held:?}");
                }
                let sums: Vec<u32> =
                    hands.iter().map(|hand| hand.iter().map(|tile| tile.pips()).sum()).collect();
                let wished: Vec<u32> = wish.iter().take(hands.len()).map(|(_, sum)| *sum).collect();
                assert_eq!(sums, wished, "{rules}: {held:?}");
            }
        }
    }
}
