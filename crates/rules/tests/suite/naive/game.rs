//! Plays a match by the naive rules and writes it as a record, with the expected report.

use boneyard_rules::{Rules, Tile};
use serde_json::{Value, json};

use super::{
    judging::{Verdict, rating},
    next_lead::{self, Next},
    opening::{self, Must, due},
    parameters::Parameters,
    random::Random,
    round::{Over, Round, Word},
    settling::{Finished, settle},
    spelling::spelled,
    standing::{Account, Standing},
    tiles::{set, spoils_deal},
    turns::whole_turns,
};

/// A played match and its expected reports.
pub(crate) struct Played {
    /// The record. Every line is legal.
    pub(crate) text: String,
    /// The expected output of `replay --json`.
    pub(crate) report: Value,
    /// For some lines of the record, the moves that may follow. Lines count from 1.
    pub(crate) legal: Vec<(usize, Value)>,
    /// Records that break off after a draw, and the moves that may follow.
    pub(crate) drawing: Vec<(String, Value)>,
    /// For the last move of each turn: the line, the seat, and all moves that were legal there.
    pub(crate) turns: Vec<(usize, usize, Vec<Word>)>,
}

struct Game<'a> {
    parameters: &'a Parameters,
    random: Random,
    seats: usize,
    sides: Vec<Vec<usize>>,
    standing: Standing,
    lines: Vec<String>,
    rounds: Vec<Value>,
    legal: Vec<(usize, Value)>,
    drawing: Vec<(String, Value)>,
    turns: Vec<(usize, usize, Vec<Word>)>,
    verdict: Option<Verdict>,
    eliminated: Option<usize>,
}

/// The most lines of a record.
const LINES_MAX: usize = 1500;

/// Plays a match of random choices.
pub(crate) fn play(rules: &Rules, seats: usize, seed: u64) -> Played {
    let parameters = Parameters::of(rules);
    let sides = parameters.sides(seats);
    let mut game = Game {
        random: Random::new(seed),
        seats,
        standing: Standing::new(&parameters, sides.len()),
        sides,
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
    let points = ended
        .as_ref()
        .and_then(|verdict| rating(&parameters, seats, &game.standing, verdict, game.eliminated));
    let report = json!({
        "rules": parameters.preset(),
        "sides": game.sides.iter().map(|side| places(side)).collect::<Vec<_>>(),
        "rounds": game.rounds,
        "match": {
            "over": ended.is_some(),
            "won": ended.as_ref().map_or(Vec::new(), |verdict| places(&verdict.won)),
            "lost": ended.as_ref().map_or(Vec::new(), |verdict| places(&verdict.lost)),
            "rating_points": points,
        },
    });
    let text = game.lines.join("\n") + "\n";
    Played { text, report, legal: game.legal, drawing: game.drawing, turns: game.turns }
}

impl<'a> Game<'a> {
    fn play(&mut self) {
        for seat in 1..=self.seats {
            let bot = if self.random.one_in(3) { " bot=steady" } else { "" };
            self.lines.push(format!("seat {seat} \"Player {seat}\"{bot}"));
        }
        let first = if self.random.one_in(4) { 2 + self.random.below(9) as i64 } else { 1 };
        if first > 1 || self.random.one_in(4) {
            self.write_start();
        }
        self.standing.rounds = first - 1;
        let mut next =
            if first > 1 { next_lead::resumed(self.parameters) } else { next_lead::first(self.parameters) };
        let mut is_resumed = first > 1;
        for number in first.. {
            if self.lines.len() > LINES_MAX {
                break;
            }
            let (hands, stock) = self.deal(number);
            let by_tile = opening::by_tiles(self.parameters, &hands);
            let bad = hands.iter().any(|hand| spoils_deal(self.parameters, hand));
            if bad || (next == Next::Tiles && by_tile.is_none()) {
                self.expect_legal(json!({ "round": number, "seat": null, "legal": ["redeal"] }));
                self.lines.push("end redeal".into());
                let due = if let Next::Seat(seat) = next { Some(seat) } else { None };
                self.report(number, None, json!({ "kind": "redeal", "seat": null }), None, due);
                continue;
            }
            let (leader, must, written) = self.leader(next, &hands, is_resumed);
            let draws_for_hub = matches!(must, Must::This(tile) if !hands[leader].contains(&tile));
            let names_leader = (written || !self.random.one_in(3)) && !draws_for_hub;
            if names_leader {
                self.lines.push(format!("lead {}", leader + 1));
            }
            let by_record = matches!(next, Next::Lot | Next::SideOf(_));
            if by_record && !names_leader {
                // The first turn decides the leader.
                self.expect_legal(json!({ "round": number, "seat": null, "legal": [] }));
            }
            let is_leader_known = names_leader || !by_record;
            let mut round = Round::new(self.parameters, hands, stock, leader, must);
            if number > first && self.random.one_in(40) {
                return self.break_off(round, number, is_leader_known);
            }
            self.turns(&mut round, number, is_leader_known, usize::MAX);
            is_resumed = false;
            next = self.settle(&round, number);
            if self.verdict.is_some() {
                break;
            }
        }
        self.write_result();
    }

    /// Deals the tiles and writes the lines of the deal.
    fn deal(&mut self, number: i64) -> (Vec<Vec<Tile>>, Vec<Tile>) {
        self.lines.push(String::new());
        self.lines.push(format!("round {number}"));
        let mut tiles = set(self.parameters, self.seats);
        self.random.shuffle(&mut tiles);
        let each = self.parameters.hand_size(self.seats);
        let stock = tiles.split_off(self.seats * each);
        let hands: Vec<Vec<Tile>> = tiles.chunks(each).map(<[Tile]>::to_vec).collect();
        for (seat, hand) in hands.iter().enumerate() {
            let shown: Vec<String> = hand.iter().map(|tile| self.either_way(*tile)).collect();
            self.lines.push(format!("deal {} {}", seat + 1, shown.join(" ")));
        }
        if !stock.is_empty() || self.random.one_in(2) {
            let shown: Vec<String> = stock.iter().map(Tile::to_string).collect();
            self.lines.push(format!("stock {}", if shown.is_empty() { "-".into() } else { shown.join(" ") }));
        }
        (hands, stock)
    }

    /// The leader, the opening, and whether the record must name the leader.
    fn leader(&mut self, next: Next, hands: &[Vec<Tile>], is_resumed: bool) -> (usize, Must, bool) {
        let p = self.parameters;
        match next {
            Next::Tiles => {
                let (seat, tile) = opening::by_tiles(p, hands).expect("a tile leads");
                (seat, opening::opening(p, tile), false)
            }
            Next::Hub => {
                let hub = opening::hub(p, self.standing.rounds + 1);
                let holder = hands.iter().position(|hand| hand.contains(&hub));
                (holder.unwrap_or(0), Must::This(hub), false)
            }
            Next::Seat(seat) => {
                let (seat, must) = due(p, seat, hands);
                (seat, must, false)
            }
            Next::SideOf(seat) => {
                let side = &self.sides[self.side_of(seat)];
                (side[self.random.below(side.len())], Must::Anything, false)
            }
            Next::Lot => (self.random.below(self.seats), Must::Anything, is_resumed),
            Next::Written => (self.random.below(self.seats), Must::Anything, true),
        }
    }

    /// Adds the moves that may follow the record's last line to the expected answers.
    fn expect_legal(&mut self, answer: Value) {
        self.legal.push((self.lines.len(), answer));
    }

    /// Writes a random standing before the first round.
    fn write_start(&mut self) {
        let p = self.parameters;
        let target = p.target(self.seats).unwrap_or(100).min(p.maybe("match.cap").unwrap_or(1000));
        let opens = p.number("account.openAt") > 0;
        for side in 0..self.sides.len() {
            let name = self.sides[side][0] + 1;
            match self.random.below(4) {
                0 => {}
                1 if opens && p.is("account.below", "remembered") => {
                    let remembered = self.random.below(30) as i64;
                    self.standing.accounts[side].remembered = remembered;
                    self.lines.push(format!("start {name} 0 remembered {remembered}"));
                }
                _ if target < 2 || p.is("score.sense", "none") => {}
                2 if opens => self.lines.push(format!("start {name} 0")),
                _ => {
                    let points = 1 + self.random.below(target as usize - 1) as i64;
                    self.standing.accounts[side] = Account { points, open: true, remembered: 0 };
                    self.lines.push(format!("start {name} {points}"));
                }
            }
        }
        if ["eggs", "carry"].contains(&p.word("score.blockTie")) && self.random.one_in(2) {
            self.standing.carried = self.random.below(60) as i64;
            self.lines.push(format!("start carried {}", self.standing.carried));
        }
    }

    /// The text of a tile, sometimes with the larger half first.
    fn either_way(&mut self, tile: Tile) -> String {
        if tile.third().is_none() && self.random.one_in(6) {
            format!("{}-{}", tile.high(), tile.low())
        } else {
            tile.to_string()
        }
    }

    /// Plays turns until the round has ended or the record has `lines` lines. `is_leader_known` says whether the
    /// leader is known before the first turn.
    fn turns(&mut self, round: &mut Round<'a>, number: i64, is_leader_known: bool, lines: usize) {
        while round.over.is_none() && self.lines.len() < lines {
            if self.random.one_in(5) && (is_leader_known || round.table.is_some()) {
                let legal = whole_turns(round);
                self.expect_legal(json!({ "round": number, "seat": round.turn + 1, "legal": legal }));
            }
            self.turn(round, number);
        }
    }

    /// Plays and writes one turn.
    fn turn(&mut self, round: &mut Round<'a>, number: i64) {
        let seat = round.turn;
        let mut words = vec![(seat + 1).to_string()];
        let mut drawing = false;
        while round.over.is_none() && round.turn == seat {
            let legal = round.legal();
            let chosen = legal[self.random.below(legal.len())].clone();
            if chosen == "draw" {
                words.extend(Some("draw".to_owned()).filter(|_| !drawing));
                words.push(round.stock[0].to_string());
                round.act("draw");
                drawing = true;
                if self.random.one_in(12) {
                    let text = format!("{}\n{}\n", self.lines.join("\n"), words.join(" "));
                    let may = json!({ "round": number, "seat": seat + 1, "legal": whole_turns(round) });
                    self.drawing.push((text, may));
                }
                continue;
            }
            let drew = words.len() > 1;
            let (written, done) = spelled(round, &chosen, drew, &mut self.random);
            words.extend(Some(written).filter(|word| word != "done"));
            drawing = false;
            self.turns.retain(|(line, ..)| *line != self.lines.len() + 1);
            self.turns.push((self.lines.len() + 1, seat, legal));
            round.act(&done);
        }
        self.lines.push(words.join(" "));
    }

    /// Plays a few turns of a round that a timeout or the players then break off.
    fn break_off(&mut self, mut round: Round<'a>, number: i64, is_leader_known: bool) {
        self.turns(&mut round, number, is_leader_known, self.lines.len() + 8);
        if round.over.is_some() {
            // The round ended before it could be broken off. Remove its lines: its score is not tested here.
            while self.lines.last().is_some_and(|line| !line.starts_with("round")) {
                self.lines.pop();
            }
            self.lines.pop();
            let kept = self.lines.len();
            self.legal.retain(|(line, _)| *line <= kept);
            self.turns.retain(|(line, ..)| *line <= kept);
            return self.write_result();
        }
        if self.random.one_in(2) {
            let seat = self.random.below(self.seats);
            self.lines.push(format!("end timeout {}", seat + 1));
            let end = json!({ "kind": "timeout", "seat": seat + 1 });
            self.report(number, round.led_by(), end, None, None);
            let loser = self.side_of(seat);
            self.verdict = Some(Verdict::lost_by(self.sides.len(), |side| side == loser));
            self.eliminated = Some(seat);
        } else {
            self.lines.push("end stopped".into());
            let end = json!({ "kind": "stopped", "seat": null });
            self.report(number, round.led_by(), end, None, None);
        }
        self.expect_legal(json!({ "round": number, "seat": null, "legal": [] }));
        self.write_result();
    }

    fn side_of(&self, seat: usize) -> usize {
        self.sides.iter().position(|side| side.contains(&seat)).expect("a side")
    }

    /// Scores a finished round and returns how the next leader is found.
    fn settle(&mut self, round: &Round<'a>, number: i64) -> Next {
        let finished = Finished::of(round);
        let settled = settle(&finished, &self.standing);
        let next = next_lead::after(&finished, &settled);
        self.standing = settled.after;
        self.verdict = settled.verdict;
        let next_seat = match next {
            Next::Seat(seat) if self.verdict.is_none() => Some(seat),
            _ => None,
        };
        let (kind, seat) = match finished.over {
            Over::Out(seat) => ("out", seat),
            Over::Blocked(seat) => ("blocked", seat),
        };
        self.write_end(kind, seat, &settled.scored);
        let end = json!({ "kind": kind, "seat": seat + 1 });
        self.report(number, round.led_by(), end, Some((finished.values.clone(), settled.scored)), next_seat);
        let seat = next_seat.map(|seat| seat + 1);
        self.expect_legal(json!({ "round": number, "seat": seat, "legal": [] }));
        next
    }

    /// Writes the lines after a round's turns. Some are left out.
    fn write_end(&mut self, kind: &str, seat: usize, scored: &[i64]) {
        if !self.random.one_in(5) {
            self.lines.push(format!("end {kind} {}", seat + 1));
        }
        for (side, scored) in scored.iter().enumerate() {
            let name = self.sides[side][0] + 1;
            if self.parameters.is("score.sense", "none") {
                continue;
            }
            if !self.random.one_in(3) {
                self.lines.push(format!("score {name} {scored}"));
            }
            if !self.random.one_in(3) {
                self.lines.push(format!("total {name} {}", self.standing.accounts[side].points));
            }
        }
    }

    /// The expected report of a round. `written` are the points left in each hand and the score of each side.
    fn report(
        &mut self,
        number: i64,
        lead: Option<usize>,
        end: Value,
        written: Option<(Vec<i64>, Vec<i64>)>,
        next: Option<usize>,
    ) {
        let p = self.parameters;
        let each = |of: &dyn Fn(&Account) -> Value| self.standing.accounts.iter().map(of).collect::<Vec<_>>();
        let remembers = p.is("account.below", "remembered");
        let writes = !p.is("score.sense", "none");
        let carries = ["eggs", "carry"].contains(&p.word("score.blockTie"));
        let (values, scored) = written.unzip();
        self.rounds.push(json!({
            "number": number,
            "lead": lead.map(|seat| seat + 1),
            "end": end,
            "values": values,
            "scored": scored.filter(|_| writes),
            "totals": writes.then(|| each(&|account| json!(account.points))),
            "remembered": remembers.then(|| each(&|account| json!(account.remembered))),
            "open": (p.number("account.openAt") > 0).then(|| each(&|account| json!(account.open))),
            "carried": carries.then_some(self.standing.carried),
            "next_lead": next.map(|seat| seat + 1),
        }));
    }

    fn write_result(&mut self) {
        if self.random.one_in(3) {
            return;
        }
        self.lines.push(String::new());
        let names = |sides: &[usize]| -> String {
            sides.iter().map(|side| format!(" {}", self.sides[*side][0] + 1)).collect()
        };
        let written = match &self.verdict {
            None => "unfinished".into(),
            Some(Verdict { won, lost }) if won.is_empty() && lost.is_empty() => "drawn".into(),
            Some(Verdict { won, lost }) if lost.is_empty() || (!won.is_empty() && self.random.one_in(2)) => {
                format!("won{}", names(won))
            }
            Some(Verdict { lost, .. }) => format!("lost{}", names(lost)),
        };
        self.lines.push(format!("result {written}"));
    }
}
