//! A whole match by the naive rules, written down as a record and as the answer it must get.

use boneyard_rules::Rules;
use serde_json::{Value, json};

use super::{
    Must, Pair, Parameters, Record, Round, Word, all_tiles, bad_hand, leads, players, random::Random, shown,
};

/// What was played, and what must be said of it.
pub(crate) struct Played {
    /// The record, every line of it legal.
    pub(crate) text: String,
    /// What `replay --json` must print.
    pub(crate) report: Value,
    /// For some lines of the record: what may happen after them. Lines count from 1.
    pub(crate) legal: Vec<(usize, Value)>,
    /// Records that break off in a turn, and what may happen there.
    pub(crate) drawing: Vec<(String, Value)>,
    /// Turns of the record that nothing was left out of: the line, its seat, and what else was legal there.
    pub(crate) turns: Vec<(usize, usize, Vec<Word>)>,
}

pub(super) struct Game<'a> {
    pub(super) parameters: &'a Parameters,
    pub(super) random: Random,
    pub(super) seats: usize,
    pub(super) sides: Vec<Vec<usize>>,
    pub(super) records: Vec<Record>,
    pub(super) carried: i64,
    pub(super) lines: Vec<String>,
    pub(super) rounds: Vec<Value>,
    pub(super) legal: Vec<(usize, Value)>,
    pub(super) drawing: Vec<(String, Value)>,
    pub(super) turns: Vec<(usize, usize, Vec<Word>)>,
    pub(super) verdict: Option<(Vec<usize>, Vec<usize>)>,
    pub(super) eliminated: Option<usize>,
}

/// How the next leader is found.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Next {
    Tiles,
    Lot,
    Seat(usize),
    /// One of a side's seats.
    Side(usize),
    Written,
}

/// Plays a match of random choices.
pub(crate) fn play(rules: &Rules, seats: usize, seed: u64) -> Played {
    let parameters = Parameters::of(rules);
    let pairs = match parameters.word("seats.sides") {
        "pairs" | "two-hands" => true,
        "pairs-at-4" => seats == 4,
        _ => false,
    };
    let sides: Vec<Vec<usize>> =
        if pairs { vec![vec![0, 2], vec![1, 3]] } else { (0..seats).map(|seat| vec![seat]).collect() };
    let open = parameters.number("account.openAt") == 0;
    let mut game = Game {
        random: Random::new(seed),
        seats,
        records: vec![Record { open, ..Record::default() }; sides.len()],
        sides,
        carried: 0,
        lines: vec!["dgn 1".into(), format!("rules {rules}")],
        rounds: Vec::new(),
        legal: Vec::new(),
        drawing: Vec::new(),
        turns: Vec::new(),
        verdict: None,
        eliminated: None,
        parameters: &parameters,
    };
    game.play();
    let ended = game.verdict.clone();
    let places = |sides: &[usize]| -> Vec<usize> { sides.iter().map(|side| side + 1).collect() };
    let report = json!({
        "rules": rules.to_string().split(' ').next(),
        "sides": game.sides.iter().map(|side| places(side)).collect::<Vec<_>>(),
        "rounds": game.rounds,
        "match": {
            "over": ended.is_some(),
            "won": ended.as_ref().map_or(Vec::new(), |(won, _)| places(won)),
            "lost": ended.as_ref().map_or(Vec::new(), |(_, lost)| places(lost)),
            "rating_points": game.rating(),
        },
    });
    let text = game.lines.join("\n") + "\n";
    Played { text, report, legal: game.legal, drawing: game.drawing, turns: game.turns }
}

impl Game<'_> {
    fn play(&mut self) {
        for seat in 1..=self.seats {
            let bot = if self.random.one_in(3) { " bot=steady" } else { "" };
            self.lines.push(format!("seat {seat} \"Player {seat}\"{bot}"));
        }
        let first = if self.random.one_in(4) { 2 + self.random.below(9) as i64 } else { 1 };
        if first > 1 || self.random.one_in(4) {
            self.start();
        }
        let by_tiles = if self.parameters.word("lead.first") == "doubles" { Next::Tiles } else { Next::Lot };
        let mut next = match by_tiles {
            _ if first > 1 && self.parameters.word("lead.next") != "as-first" => Next::Written,
            other => other,
        };
        let mut midway = first > 1;
        let mut counted = first - 1;
        for number in first.. {
            if self.lines.len() > 1500 {
                break;
            }
            self.lines.push(String::new());
            self.lines.push(format!("round {number}"));
            let mut tiles = all_tiles(self.parameters, self.seats);
            self.random.shuffle(&mut tiles);
            let players = players(self.parameters, self.seats);
            let each =
                self.parameters.value("deal.hand")[players.to_string()].as_u64().expect("a hand") as usize;
            let each = each * players / self.seats;
            let hands: Vec<Vec<Pair>> = (0..self.seats)
                .map(|seat| {
                    let mut hand = tiles[seat * each..(seat + 1) * each].to_vec();
                    hand.sort_unstable();
                    hand
                })
                .collect();
            let stock = tiles[self.seats * each..].to_vec();
            for (seat, hand) in hands.iter().enumerate() {
                let shown: Vec<String> = hand.iter().map(|tile| self.either_way(*tile)).collect();
                self.lines.push(format!("deal {} {}", seat + 1, shown.join(" ")));
            }
            if !stock.is_empty() || self.random.one_in(2) {
                let shown: Vec<String> = stock.iter().map(|tile| shown(*tile)).collect();
                self.lines
                    .push(format!("stock {}", if shown.is_empty() { "-".into() } else { shown.join(" ") }));
            }
            let by_tile = leads(self.parameters, &hands);
            let bad = hands.iter().any(|hand| bad_hand(self.parameters, hand));
            if bad || (next == Next::Tiles && by_tile.is_none()) {
                self.legal
                    .push((self.lines.len(), json!({ "round": number, "seat": null, "legal": ["redeal"] })));
                self.lines.push("end redeal".into());
                let due = if let Next::Seat(seat) = next { Some(seat) } else { None };
                self.round(number, None, json!({ "kind": "redeal", "seat": null }), None, None, due);
                continue;
            }
            let (leader, must, written) = match next {
                Next::Tiles => {
                    let (seat, tile) = by_tile.expect("a tile leads");
                    let any = self.parameters.word("lead.tile") == "any";
                    (seat, if any { Must::Anything } else { Must::This(tile) }, false)
                }
                Next::Seat(seat) if self.parameters.word("lead.tile") == "any-double" => {
                    let is_double = |tile: &Pair| tile.0 == tile.1;
                    let round_table = (seat..self.seats).chain(0..seat);
                    let mut with_double = round_table.filter(|seat| hands[*seat].iter().any(is_double));
                    with_double
                        .next()
                        .map_or((seat, Must::Anything, false), |seat| (seat, Must::Double, false))
                }
                Next::Seat(seat) => (seat, Must::Anything, false),
                Next::Side(side) => {
                    let seats = &self.sides[side];
                    (seats[self.random.below(seats.len())], Must::Anything, false)
                }
                Next::Lot => (self.random.below(self.seats), Must::Anything, midway),
                Next::Written => (self.random.below(self.seats), Must::Anything, true),
            };
            let written = written || !self.random.one_in(3);
            if written {
                self.lines.push(format!("lead {}", leader + 1));
            }
            let told_by_record = matches!(next, Next::Lot | Next::Side(_));
            if told_by_record && !written {
                // Nobody can say who leads before the first turn does.
                self.legal.push((self.lines.len(), json!({ "round": number, "seat": null, "legal": [] })));
            }
            let settled = written || !told_by_record;
            let round = Round {
                hands,
                stock,
                line: Vec::new(),
                turn: leader,
                must,
                drawn: 0,
                last: leader,
                last_tile: None,
                passes: 0,
                silenced: Vec::new(),
                made: Vec::new(),
                over: None,
            };
            if number > first && self.random.one_in(40) {
                return self.break_off(round, number, leader, settled);
            }
            let Some(round) = self.turns(round, number, settled, usize::MAX) else { return };
            midway = false;
            counted += 1;
            next = self.settle(&round, number, leader, counted, by_tiles);
            if self.verdict.is_some() {
                break;
            }
        }
        self.result();
    }

    /// A standing before the first round.
    fn start(&mut self) {
        let target = self.target().unwrap_or(100).min(self.parameters.maybe("match.cap").unwrap_or(1000));
        let open_at = self.parameters.number("account.openAt");
        for side in 0..self.sides.len() {
            let name = self.sides[side][0] + 1;
            match self.random.below(4) {
                0 => {}
                1 if open_at > 0 && self.parameters.word("account.below") == "remembered" => {
                    let remembered = self.random.below(30) as i64;
                    self.records[side].remembered = remembered;
                    self.lines.push(format!("start {name} 0 remembered {remembered}"));
                }
                _ if target < 2 || self.parameters.word("score.sense") == "none" => {}
                2 if open_at > 0 => self.lines.push(format!("start {name} 0")),
                _ => {
                    let points = 1 + self.random.below(target as usize - 1) as i64;
                    self.records[side] = Record { points, open: true, remembered: 0 };
                    self.lines.push(format!("start {name} {points}"));
                }
            }
        }
        if ["eggs", "carry"].contains(&self.parameters.word("score.blockTie")) && self.random.one_in(2) {
            self.carried = self.random.below(60) as i64;
            self.lines.push(format!("start carried {}", self.carried));
        }
    }

    pub(super) fn target(&self) -> Option<i64> {
        match self.parameters.value("match.target") {
            Value::Object(by_players) => {
                by_players[&players(self.parameters, self.seats).to_string()].as_i64()
            }
            target => target.as_i64(),
        }
    }

    fn either_way(&mut self, tile: Pair) -> String {
        if self.random.one_in(6) { format!("{}-{}", tile.1, tile.0) } else { shown(tile) }
    }

    /// Plays turns until the round is over, or until the record has `lines` lines: then `None`. `settled`
    /// says whether the record tells who leads before the first turn.
    fn turns(&mut self, mut round: Round, number: i64, settled: bool, lines: usize) -> Option<Round> {
        while round.over.is_none() {
            if self.lines.len() >= lines {
                return None;
            }
            let seat = round.turn;
            if self.random.one_in(5) && (settled || !round.line.is_empty()) {
                let legal = round.legal(self.parameters);
                self.legal
                    .push((self.lines.len(), json!({ "round": number, "seat": seat + 1, "legal": legal })));
            }
            let mut words = vec![(seat + 1).to_string()];
            let mut legal = round.legal(self.parameters);
            if legal == ["draw"] {
                words.push("draw".into());
                while legal == ["draw"] {
                    words.push(shown(round.stock[0]));
                    round.act(self.parameters, "draw");
                    legal = round.legal(self.parameters);
                    if self.random.one_in(12) {
                        let text = format!("{}\n{}\n", self.lines.join("\n"), words.join(" "));
                        let may = json!({ "round": number, "seat": seat + 1, "legal": legal });
                        self.drawing.push((text, may));
                    }
                }
            }
            let chosen = legal[self.random.below(legal.len())].clone();
            let (written, done) = self.spelled(&round, &chosen, &legal, words.len() > 1);
            words.push(written);
            self.turns.push((self.lines.len() + 1, seat, legal));
            self.lines.push(words.join(" "));
            round.act(self.parameters, &done);
        }
        Some(round)
    }

    /// The choice as somebody might write it: either way round, on either of two equal ends, without the
    /// end where that is clear. Then what it comes to.
    fn spelled(&mut self, round: &Round, chosen: &str, legal: &[Word], drew: bool) -> (Word, Word) {
        let Some((tile, end)) = chosen.split_once('@') else { return (chosen.into(), chosen.into()) };
        let (a, b) = tile.split_once('-').expect("a tile");
        let tile = if self.random.one_in(6) { format!("{b}-{a}") } else { tile.to_owned() };
        let placements = legal.iter().filter(|word| word.starts_with(&format!("{a}-{b}@"))).count();
        if placements == 1 && !drew && self.random.one_in(4) {
            return (tile, chosen.into());
        }
        let (left, right) = round.ends().expect("open ends");
        let free = self.parameters.word("turn.equalEnds") == "free";
        let end = if left == right && free && placements == 1 && self.random.one_in(2) { "R" } else { end };
        (format!("{tile}@{end}"), format!("{a}-{b}@{end}"))
    }

    /// A round that ends by the clock or by hand.
    fn break_off(&mut self, round: Round, number: i64, leader: usize, settled: bool) {
        let playing = self.turns(round, number, settled, self.lines.len() + 8);
        if playing.is_some() {
            // It was over before: what it writes is of no interest here, so the record stops with its last turn.
            while self.lines.last().is_some_and(|line| !line.starts_with("round")) {
                self.lines.pop();
            }
            self.lines.pop();
            let kept = self.lines.len();
            self.legal.retain(|(line, _)| *line <= kept);
            self.turns.retain(|(line, ..)| *line <= kept);
            return self.result();
        }
        if self.random.one_in(2) {
            let seat = self.random.below(self.seats);
            self.lines.push(format!("end timeout {}", seat + 1));
            self.round(
                number,
                Some(leader),
                json!({ "kind": "timeout", "seat": seat + 1 }),
                None,
                None,
                None,
            );
            let loser = self.side_of(seat);
            let won = (0..self.sides.len()).filter(|side| *side != loser).collect();
            self.verdict = Some((won, vec![loser]));
            self.eliminated = Some(seat);
        } else {
            self.lines.push("end stopped".into());
            self.round(number, Some(leader), json!({ "kind": "stopped", "seat": null }), None, None, None);
        }
        self.legal.push((self.lines.len(), json!({ "round": number, "seat": null, "legal": [] })));
        self.result();
    }

    pub(super) fn side_of(&self, seat: usize) -> usize {
        self.sides.iter().position(|side| side.contains(&seat)).expect("a side")
    }

    /// The lines after a round's turns, some of them left out.
    pub(super) fn write(&mut self, kind: &str, seat: usize, scored: &[i64]) {
        if !self.random.one_in(5) {
            self.lines.push(format!("end {kind} {}", seat + 1));
        }
        for (side, scored) in scored.iter().enumerate() {
            let name = self.sides[side][0] + 1;
            if self.parameters.word("score.sense") == "none" {
                continue;
            }
            if !self.random.one_in(3) {
                self.lines.push(format!("score {name} {scored}"));
            }
            if !self.random.one_in(3) {
                self.lines.push(format!("total {name} {}", self.records[side].points));
            }
        }
    }

    pub(super) fn round(
        &mut self,
        number: i64,
        lead: Option<usize>,
        end: Value,
        values: Option<Vec<i64>>,
        scored: Option<Vec<i64>>,
        next: Option<usize>,
    ) {
        let p = self.parameters;
        let each = |of: &dyn Fn(&Record) -> Value| self.records.iter().map(of).collect::<Vec<_>>();
        let remembers = p.word("account.below") == "remembered";
        let writes = p.word("score.sense") != "none";
        let carries = ["eggs", "carry"].contains(&p.word("score.blockTie"));
        self.rounds.push(json!({
            "number": number,
            "lead": lead.map(|seat| seat + 1),
            "end": end,
            "values": values,
            "scored": scored.filter(|_| writes),
            "totals": writes.then(|| each(&|record| json!(record.points))),
            "remembered": remembers.then(|| each(&|record| json!(record.remembered))),
            "open": (p.number("account.openAt") > 0).then(|| each(&|record| json!(record.open))),
            "carried": carries.then_some(self.carried),
            "next_lead": next.map(|seat| seat + 1),
        }));
    }

    fn result(&mut self) {
        if self.random.one_in(3) {
            return;
        }
        self.lines.push(String::new());
        let names = |sides: &[usize]| -> String {
            sides.iter().map(|side| format!(" {}", self.sides[*side][0] + 1)).collect()
        };
        let written = match &self.verdict {
            None => "unfinished".into(),
            Some((won, lost)) if won.is_empty() && lost.is_empty() => "drawn".into(),
            Some((won, lost)) if lost.is_empty() || (!won.is_empty() && self.random.one_in(2)) => {
                format!("won{}", names(won))
            }
            Some((_, lost)) => format!("lost{}", names(lost)),
        };
        self.lines.push(format!("result {written}"));
    }
}
