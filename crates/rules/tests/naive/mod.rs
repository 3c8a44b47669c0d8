//! The rules once more, slowly: plain lists and the parameters' own words, written from the rulebook
//! without looking at the engine. Whatever the two disagree on is a bug in one of them.
#![allow(dead_code, reason = "each test file uses its own part")]

pub(crate) mod game;
pub(crate) mod random;
mod settling;

use std::collections::BTreeMap;

use boneyard_rules::Rules;
use serde_json::{Value, json};

/// Whether these rules are played on a plain line, a tile a turn: others it does not know.
pub(crate) fn knows(rules: &Rules) -> bool {
    let parameters = Parameters::of(rules);
    parameters.word("layout.shape") == "line"
        && parameters.word("layout.match") == "equal"
        && parameters.word("tiles.blanks") == "plain"
        && parameters.word("turn.plays") == "one"
        && rules.hooks.is_empty()
}

/// Two numbers, the lower first.
pub(crate) type Pair = (u8, u8);

/// The parameters, by name.
pub(crate) struct Parameters(BTreeMap<String, Value>);

impl Parameters {
    pub(crate) fn of(rules: &Rules) -> Self {
        Self(rules.parameters().into_iter().collect())
    }

    pub(crate) fn value(&self, name: &str) -> &Value {
        &self.0[name]
    }

    pub(crate) fn word(&self, name: &str) -> &str {
        self.0[name].as_str().expect("a word")
    }

    pub(crate) fn flag(&self, name: &str) -> bool {
        self.0[name].as_bool().expect("true or false")
    }

    pub(crate) fn number(&self, name: &str) -> i64 {
        self.0[name].as_i64().expect("a number")
    }

    pub(crate) fn maybe(&self, name: &str) -> Option<i64> {
        self.0[name].as_i64()
    }
}

/// One side's account.
#[derive(Clone, Default, Debug, PartialEq)]
pub(crate) struct Record {
    pub(crate) points: i64,
    pub(crate) remembered: i64,
    pub(crate) open: bool,
}

/// How a round ended at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Over {
    Out(usize),
    Blocked(usize),
}

/// What a round opens with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Must {
    Anything,
    This(Pair),
    Double,
}

/// The round in progress.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) hands: Vec<Vec<Pair>>,
    pub(crate) stock: Vec<Pair>,
    /// The line from left to right, each tile as it lies.
    pub(crate) line: Vec<Pair>,
    pub(crate) turn: usize,
    pub(crate) must: Must,
    pub(crate) drawn: usize,
    pub(crate) last: usize,
    /// The last tile laid, and whether it fitted two different ends without being a double.
    pub(crate) last_tile: Option<(Pair, bool)>,
    /// Passes since then.
    pub(crate) passes: usize,
    /// Who drew three passes with a play.
    pub(crate) silenced: Vec<usize>,
    /// What each tile that was laid made, before anything is void, and who laid it.
    pub(crate) made: Vec<(usize, i64)>,
    pub(crate) over: Option<Over>,
}

/// What a seat may do, as DGN writes it without its seat.
pub(crate) type Word = String;

pub(crate) fn shown((a, b): Pair) -> String {
    format!("{}-{}", a.min(b), a.max(b))
}

pub(crate) fn sorted((a, b): Pair) -> Pair {
    (a.min(b), a.max(b))
}

/// A tile of a parameter: `[0, 6]`.
fn pair(tile: &Value) -> Pair {
    let half =
        |half: &Value| half.as_u64().and_then(|half| u8::try_from(half).ok()).expect("a number of pips");
    (half(&tile[0]), half(&tile[1]))
}

/// How many people play at a table of `seats`.
pub(crate) fn players(parameters: &Parameters, seats: usize) -> usize {
    if parameters.word("seats.sides") == "two-hands" { seats / 2 } else { seats }
}

/// The set in play.
pub(crate) fn all_tiles(parameters: &Parameters, seats: usize) -> Vec<Pair> {
    let highest: u8 = parameters.word("tiles.set").trim_start_matches("double-").parse().expect("a set");
    let without = parameters.value("tiles.without");
    let removed = match without {
        Value::Object(by_players) => {
            by_players.get(&players(parameters, seats).to_string()).cloned().unwrap_or(json!([]))
        }
        list => list.clone(),
    };
    let mut all = Vec::new();
    for a in 0..=highest {
        for b in a..=highest {
            if !removed.as_array().expect("tiles").contains(&json!([a, b])) {
                all.push((a, b));
            }
        }
    }
    all
}

impl Round {
    fn ends(&self) -> Option<(u8, u8)> {
        Some((self.line.first()?.0, self.line.last()?.1))
    }

    fn fits(&self, tile: Pair) -> bool {
        self.ends().is_some_and(|(left, right)| [tile.0, tile.1].iter().any(|n| *n == left || *n == right))
    }

    /// How many more tiles this seat might draw in this turn.
    fn may_draw(&self, parameters: &Parameters) -> bool {
        if parameters.word("deal.rest") == "asleep" {
            return false;
        }
        let limit = match parameters.word("draw.mode") {
            "none" => 0,
            "exactly" => parameters.number("draw.count"),
            _ => parameters.maybe("draw.max").unwrap_or(1000),
        };
        (self.drawn as i64) < limit && self.stock.len() as i64 > parameters.number("draw.reserve")
    }

    /// Everything the seat may do.
    pub(crate) fn legal(&self, parameters: &Parameters) -> Vec<Word> {
        if self.over.is_some() {
            return Vec::new();
        }
        let hand = &self.hands[self.turn];
        let Some((left, right)) = self.ends() else {
            return match self.must {
                Must::This(tile) => vec![shown(tile)],
                Must::Double => {
                    hand.iter().filter(|tile| tile.0 == tile.1).map(|tile| shown(*tile)).collect()
                }
                Must::Anything => hand.iter().map(|tile| shown(*tile)).collect(),
            };
        };
        // "exactly" draws all its tiles before anything else.
        if parameters.word("draw.mode") == "exactly" && self.drawn > 0 && self.may_draw(parameters) {
            return vec!["draw".into()];
        }
        let mut words = Vec::new();
        for tile in hand {
            let at_left = tile.0 == left || tile.1 == left;
            let at_right = tile.0 == right || tile.1 == right;
            if left == right && self.ends_are_alike(parameters) {
                let end = if parameters.word("turn.equalEnds") == "leader-right" { "R" } else { "L" };
                if at_left {
                    words.push(format!("{}@{end}", shown(*tile)));
                }
            } else {
                if at_left {
                    words.push(format!("{}@L", shown(*tile)));
                }
                if at_right {
                    words.push(format!("{}@R", shown(*tile)));
                }
            }
        }
        if words.is_empty() {
            words.push(if self.may_draw(parameters) { "draw" } else { "pass" }.into());
        }
        words
    }

    /// The tile at the left and at the right end, where it is a double that lies crosswise beside others.
    fn doubles_at_ends(&self) -> [bool; 2] {
        let alone = self.line.len() == 1;
        let crosswise = |tile: Option<&Pair>| !alone && tile.is_some_and(|tile| tile.0 == tile.1);
        [crosswise(self.line.first()), crosswise(self.line.last())]
    }

    /// What the ends count: a double both its halves, and a lone double once.
    fn counts(&self) -> [i64; 2] {
        let (left, right) = self.ends().expect("a line");
        let [at_left, at_right] = self.doubles_at_ends();
        let count = |number: u8, double: bool| i64::from(number) * if double { 2 } else { 1 };
        [count(left, at_left), count(right, at_right)]
    }

    /// Whether two equal ends are the same to whoever plays there.
    fn ends_are_alike(&self, parameters: &Parameters) -> bool {
        let [left, right] = self.counts();
        let [at_left, at_right] = self.doubles_at_ends();
        match parameters.value("score.play").as_str() {
            _ if parameters.word("turn.equalEnds") == "leader-right" => true,
            None => true,
            Some("headings") => at_left == at_right,
            Some(_) => left == right,
        }
    }

    /// What the tile that was just laid makes.
    fn makes(&self, parameters: &Parameters) -> i64 {
        let Some((left, right)) = self.ends() else { return 0 };
        let sum: i64 = self.counts().iter().sum();
        match parameters.value("score.play").as_str() {
            Some("fives") if sum % 5 == 0 => sum,
            Some("fives-threes") => {
                let fives = if sum % 5 == 0 { sum / 5 } else { 0 };
                fives + if sum % 3 == 0 { sum / 3 } else { 0 }
            }
            Some("headings") if left == right => {
                if self.doubles_at_ends().contains(&true) {
                    3
                } else {
                    2
                }
            }
            _ => 0,
        }
    }

    /// Does one thing from [`Round::legal`], or the same on the other of two equal ends.
    pub(crate) fn act(&mut self, parameters: &Parameters, word: &str) {
        match word {
            "draw" => {
                let tile = self.stock.remove(0);
                self.hands[self.turn].push(tile);
                self.drawn += 1;
            }
            "pass" => {
                self.passes += 1;
                if self.passes == 3 {
                    self.silenced.push(self.last);
                }
                self.next(parameters);
            }
            _ => {
                let (tile, end) = word.split_once('@').unwrap_or((word, ""));
                let (a, b) = tile.split_once('-').expect("a tile");
                let tile = (a.parse().expect("a number"), b.parse().expect("a number"));
                self.hands[self.turn].retain(|held| *held != tile);
                let shows = |n: u8| tile.0 == n || tile.1 == n;
                let both =
                    self.ends().is_some_and(|(left, right)| left != right && shows(left) && shows(right));
                self.last_tile = Some((tile, both && tile.0 != tile.1));
                self.passes = 0;
                match (self.ends(), end) {
                    (None, _) => self.line.push(tile),
                    (Some((left, _)), "L") => {
                        self.line.insert(0, if tile.1 == left { tile } else { (tile.1, tile.0) });
                    }
                    (Some((_, right)), _) => {
                        self.line.push(if tile.0 == right { tile } else { (tile.1, tile.0) });
                    }
                }
                self.last = self.turn;
                self.made.push((self.turn, self.makes(parameters)));
                if self.hands[self.turn].is_empty() {
                    self.over = Some(Over::Out(self.turn));
                } else {
                    self.next(parameters);
                }
            }
        }
    }

    fn next(&mut self, parameters: &Parameters) {
        self.drawn = 0;
        self.turn = (self.turn + 1) % self.hands.len();
        if self.is_blocked(parameters) {
            self.over = Some(Over::Blocked(self.last));
        }
    }

    fn is_blocked(&self, parameters: &Parameters) -> bool {
        let Some((left, right)) = self.ends() else { return false };
        let table: Vec<Pair> = self.line.iter().map(|tile| sorted(*tile)).collect();
        let set = all_tiles(parameters, self.hands.len());
        let shows = |tile: &Pair, number: u8| tile.0 == number || tile.1 == number;
        if parameters.word("end.block") == "dead-suit" && left == right {
            let missing =
                set.iter().any(|tile| shows(tile, left) && tile.0 != tile.1 && !table.contains(tile));
            if !missing {
                return true;
            }
        }
        if parameters.word("end.deadBoneyard") == "stays" {
            let open = |tile: &&Pair| shows(tile, left) || shows(tile, right);
            if set.iter().filter(open).all(|tile| table.contains(tile)) {
                return true;
            }
        }
        let someone_can = self.hands.iter().flatten().any(|tile| self.fits(*tile));
        let drawn = Round { drawn: 0, ..self.clone() };
        !someone_can && !drawn.may_draw(parameters)
    }
}

/// What tiles left in a hand count.
pub(crate) fn value(parameters: &Parameters, hand: &[Pair]) -> i64 {
    let specials = parameters.value("value.special").as_array().expect("a list");
    let tiles = |special: &Value| -> Vec<Pair> {
        let list = special["tiles"].as_array().expect("tiles");
        list.iter().map(pair).collect()
    };
    let points = |special: &Value| special["points"].as_i64().expect("points");
    for special in specials.iter().filter(|special| special["when"] == "only") {
        let mut whole = tiles(special);
        let mut held = hand.to_vec();
        whole.sort_unstable();
        held.sort_unstable();
        if whole == held {
            return points(special);
        }
    }
    let one = |tile: &Pair| {
        let special =
            specials.iter().find(|special| special["when"] == "held" && tiles(special).contains(tile));
        special.map_or(i64::from(tile.0 + tile.1), points)
    };
    hand.iter().map(one).sum()
}

/// Whether a hand throws the deal back.
pub(crate) fn bad_hand(parameters: &Parameters, hand: &[Pair]) -> bool {
    let limits = parameters.value("deal.redeal");
    let doubles = hand.iter().filter(|tile| tile.0 == tile.1).count() as i64;
    if limits["doubles"].as_i64().is_some_and(|limit| doubles >= limit) {
        return true;
    }
    limits["suit"].as_i64().is_some_and(|limit| {
        (0..=18).any(|number| {
            hand.iter().filter(|tile| tile.0 == number || tile.1 == number).count() as i64 >= limit
        })
    })
}

/// Who leads by the tiles, and with which; `None` asks for a redeal.
pub(crate) fn leads(parameters: &Parameters, hands: &[Vec<Pair>]) -> Option<(usize, Pair)> {
    let holder = |tile: Pair| hands.iter().position(|hand| hand.contains(&tile)).map(|seat| (seat, tile));
    for entry in parameters.value("lead.order").as_array().expect("a list") {
        let tile = match entry.as_u64() {
            Some(number) => (number as u8, number as u8),
            None => sorted(pair(entry)),
        };
        if let Some(found) = holder(tile) {
            return Some(found);
        }
    }
    let mut held: Vec<Pair> = hands.iter().flatten().copied().collect();
    held.sort_by_key(|tile| (tile.0 + tile.1, tile.1));
    match parameters.word("lead.ifNone") {
        "redeal" => None,
        "lightest" => holder(*held.first()?),
        _ => holder(*held.last()?),
    }
}
