//! The worked example of a sheet: rounds that the engine settles by its rules.

use boneyard_i18n::Messages;
use boneyard_rules::{
    BySeat, FinishedRound, Outcome, Pips, Rules, Seat, SideScore, Sides, Standing, Tile,
    ruleset::{Blanks, BlockPays, BlockWinner, Matching, Reach, Sense},
    settle,
};
use serde::{Deserialize, Serialize};

use crate::clauses::{asks_block_winner, may_tie, weighs_hands};

/// A worked example: a few rounds in a row, settled by the engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Example {
    /// The title of the example.
    pub heading: String,
    /// Sentences that introduce the players.
    pub intro: Vec<String>,
    /// The rounds.
    pub rounds: Vec<ExampleRound>,
}

/// A round of the example.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExampleRound {
    /// A sentence about how the round ended.
    pub heading: String,
    /// Sentences about the hands at the end of the round and the points scored in play.
    pub hands: Vec<String>,
    /// Sentences about the score of the round and the end of the match.
    pub written: Vec<String>,
}

/// The hands to construct: for each seat the number of tiles and the sum of their pips.
type HandPlan = [(usize, u32); 4];

/// Seat 1 went out. Every other hand has tiles, one of them enough to open an account.
const OUT: HandPlan = [(0, 0), (2, 14), (1, 7), (2, 5)];
/// Seat 1 has the lowest hand, alone and with its partner.
const BLOCKED: HandPlan = [(1, 4), (2, 14), (2, 9), (2, 12)];
/// Seats 1 and 2 tie for the lowest hand, alone and with their partners.
const LOWEST_EQUAL: HandPlan = [(1, 6), (1, 6), (2, 9), (2, 9)];
/// Seats 2 and 3 tie. Some rules compare their hands when seat 2 has blocked.
const COMPARED_EQUAL: HandPlan = [(2, 9), (1, 6), (1, 6), (2, 9)];
/// Seats 1 and 2 tie for the highest hand.
const HIGHEST_EQUAL: HandPlan = [(2, 11), (2, 11), (1, 3), (1, 3)];

impl Example {
    pub(crate) fn of(rules: &Rules, words: &Messages) -> Self {
        let heading = words.message("section-example");
        let Some(seats) = table(rules) else {
            return Self { heading, intro: Vec::new(), rounds: Vec::new() };
        };
        let mut example = ExampleTable::new(rules, words, seats);
        let mut rounds = vec![example.round(OUT, true), example.round(BLOCKED, false)];
        if may_tie(rules) {
            rounds.push(example.round(equal(rules), false));
        }
        if example.standing.carried > 0 {
            rounds.push(example.round(OUT, true));
        }
        Self { heading, intro: example.intro(), rounds }
    }
}

/// The number of seats in the example: a table with pairs, else three seats, else the most up to four.
fn table(rules: &Rules) -> Option<usize> {
    let tables: Vec<usize> = rules.seat_counts().map(usize::from).collect();
    let paired = |seats: &usize| rules.sides(*seats).count() < *seats;
    let preferred =
        tables.iter().copied().find(paired).or_else(|| tables.iter().copied().find(|seats| *seats == 3));
    preferred.or_else(|| tables.into_iter().filter(|seats| *seats <= 4).max())
}

/// Hands that tie under these rules.
fn equal(rules: &Rules) -> HandPlan {
    match (rules.score.block, rules.score.block_winner) {
        (BlockPays::HighestPaysTable, _) => HIGHEST_EQUAL,
        (_, BlockWinner::BlockerVsNext) => COMPARED_EQUAL,
        _ => LOWEST_EQUAL,
    }
}

/// Whether the number of tiles decides the winner of a block.
fn counts_tiles(rules: &Rules) -> bool {
    asks_block_winner(rules) && rules.score.block_winner == BlockWinner::FewestTiles
}

/// The table of the example, between two rounds.
struct ExampleTable<'a> {
    rules: &'a Rules,
    words: &'a Messages,
    seats: usize,
    sides: Sides,
    names: Vec<String>,
    standing: Standing,
    /// Whether the last round ended its match. Then the next round is an example from another match.
    is_over: bool,
    /// Whether no round has been settled yet.
    is_first: bool,
}

impl<'a> ExampleTable<'a> {
    fn new(rules: &'a Rules, words: &'a Messages, seats: usize) -> Self {
        let sides = rules.sides(seats);
        let names: Vec<String> = words.message("cast").split(", ").map(str::to_owned).collect();
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
            Some(self.words.message_with("example-two-hands", values))
        } else if self.sides.count() < self.seats {
            let values = [
                ("first", first.into()),
                ("second", third.into()),
                ("third", second.into()),
                ("fourth", fourth.into()),
            ];
            Some(self.words.message_with("example-partners", values))
        } else {
            None
        };
        [self.words.message("example-intro")].into_iter().chain(who).collect()
    }

    fn round(&mut self, plan: HandPlan, is_out: bool) -> ExampleRound {
        if self.is_over {
            self.standing = Standing::new(self.rules, self.sides.count());
        }
        let hands = self.deal(plan, is_out);
        let values = BySeat::new(self.seats, |seat| self.rules.hand_value(&hands[seat.index()]));
        let closer = Seat::at(if is_out { 0 } else { 1 });
        let outcome = if is_out { Outcome::Out(closer) } else { Outcome::Blocked(closer) };
        let made = self.made();
        let mut finished = FinishedRound::plain(outcome, Seat::FIRST, values);
        finished.tiles = BySeat::new(self.seats, |seat| hands[seat.index()].len());
        finished.made = BySeat::new(self.seats, |seat| made[seat.index()]);
        let settlement = settle(self.rules, &self.sides, &self.standing, &finished);

        let key = if is_out { "example-out" } else { "example-block" };
        let heading = self.words.message_with(key, [("player", self.names[closer.index()].as_str().into())]);
        let heading = if self.is_over {
            self.words.message_with("example-other", [("sentence", heading.into())])
        } else if self.is_first {
            heading
        } else {
            self.words.message_with("example-next", [("sentence", heading.into())])
        };
        let mut lines: Vec<String> =
            (0..self.seats).filter_map(|seat| self.hand(seat, &hands[seat])).collect();
        lines.extend(
            (0..self.seats)
                .filter(|seat| made[*seat] > 0)
                .map(|seat| self.about("example-made", &self.names[seat], made[seat])),
        );

        let mut written = Vec::new();
        if settlement.tied {
            written.push(self.words.message(if self.rules.score.block == BlockPays::HighestPaysTable {
                "example-tied-highest"
            } else if counts_tiles(self.rules) {
                "example-tied-fewest"
            } else {
                "example-tied"
            }));
        }
        // If nothing depends on the winner of a block, the rules do not define one.
        let is_asked = is_out || asks_block_winner(self.rules);
        if let Some(winner) = settlement.winner.filter(|_| is_asked) {
            written.push(self.words.message_with("example-won", [("side", self.side(winner).into())]));
        }
        let before = written.len();
        for (side, line) in settlement.sides.iter().enumerate() {
            written.extend(self.line(&self.side(side), line));
        }
        if written.len() == before && self.rules.score.writes_points() {
            written.push(self.words.message("example-nobody"));
        }
        if settlement.carried > 0 {
            written.push(self.words.message_with("example-carried", [("points", settlement.carried.into())]));
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
            written.push(self.words.message_with(key, [("side", names.join(", ").into())]));
        }
        self.standing = settlement.standing();
        ExampleRound { heading, hands: lines, written }
    }

    /// Constructs hands that match the plan. After a block no hand has a tile that still fits. If a seat went out, the last
    /// hand has a special value, if the rules have one.
    fn deal(&self, plan: HandPlan, is_out: bool) -> Vec<Vec<Tile>> {
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
            _ => take(&mut pool, plan[seat]),
        };
        (0..self.seats).map(hand).collect()
    }

    /// Typical points that each seat scored in play; 0 under rules without such points.
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
        Some(self.words.message_with(
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
        self.words.message_with(key, [("side", side.into()), ("points", points.into())])
    }

    /// Sentences about a side's line of the score sheet.
    fn line(&self, side: &str, line: &SideScore) -> Vec<String> {
        let mut lines = Vec::new();
        if line.bonus > 0 {
            lines.push(
                self.words
                    .message_with("example-bonus", [("side", side.into()), ("points", line.bonus.into())]),
            );
        }
        if self.rules.score.sense == Sense::None {
            if line.scored > 0 {
                lines.push(self.about("example-rounds-won", side, line.after.points));
            }
            return lines;
        }
        let values = || {
            [
                ("side", side.to_owned().into()),
                ("points", line.scored.into()),
                ("total", line.after.points.into()),
            ]
        };
        if line.after.open && !line.before.open {
            lines.push(self.words.message_with("example-opens", values()));
        } else if line.scored != 0 {
            lines.push(self.words.message_with("example-writes", values()));
        } else if line.after.remembered > line.before.remembered {
            lines.push(self.about("example-remembers", side, line.credit));
        } else if line.credit > 0 && !line.after.open {
            lines.push(self.about("example-lost", side, line.credit));
        }
        if line.after.remembered == 0 && line.before.remembered > 0 && !line.after.open {
            lines.push(self.words.message_with("example-wiped", [("side", side.into())]));
        }
        if line.received > 0 {
            lines.push(self.words.message_with("example-received", [("points", line.received.into())]));
        }
        lines
    }
}

/// The number that all ends show after a block in the example.
const DEAD: Pips = 4;

/// Whether a tile fits the ends of a blocked line. Never for triangles, which have no ends.
fn fits_dead_end(rules: &Rules, tile: Tile) -> bool {
    match rules.layout.match_ {
        _ if rules.tiles.set.is_triangles() => false,
        Matching::Equal => tile.has(DEAD) || rules.tiles.blanks == Blanks::Wild && tile.has(0),
        // Under sum-7 an end that shows a blank takes matadors only.
        Matching::Sum7 => matches!(tile.pips(), 0 | 7),
    }
}

/// Takes `count` tiles whose pips come as close to `sum` as possible.
fn take(pool: &mut Vec<Tile>, (count, sum): (usize, u32)) -> Vec<Tile> {
    let mut hand = Vec::new();
    let mut left = sum;
    for more in (0..count).rev() {
        // The last tile takes the rest of the sum, an earlier one about half of it.
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
    use boneyard_i18n::Language;

    #[test]
    fn after_a_block_no_hand_has_a_tile_that_fits() {
        // R0.1.15, R0.4.21, R3.1.17: while the hands hold every number, some seat can always play.
        for preset in presets::all().iter().filter(|preset| !preset.rules.tiles.set.is_triangles()) {
            let rules = &preset.rules;
            let example =
                ExampleTable::new(rules, Messages::of(Language::En), table(rules).expect("a table"));
            for plan in [BLOCKED, equal(rules)] {
                let hands = example.deal(plan, false);
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
                let planned: Vec<u32> = plan.iter().take(hands.len()).map(|(_, sum)| *sum).collect();
                assert_eq!(sums, planned, "{rules}: {held:?}");
            }
        }
    }
}
