//! What a finished round writes by the naive rules, who leads next and when the match is over.

use serde_json::json;

use super::{
    Over, Round,
    game::{Game, Next},
    value,
};

impl Game<'_> {
    /// Writes a finished round, by the text of sections 1 to 4. Says how the next leader is found.
    pub(super) fn settle(
        &mut self,
        round: &Round,
        number: i64,
        leader: usize,
        counted: i64,
        by_tiles: Next,
    ) -> Next {
        let p = self.parameters;
        let values: Vec<i64> = round.hands.iter().map(|hand| value(p, hand)).collect();
        let of_side: Vec<i64> =
            self.sides.iter().map(|side| side.iter().map(|seat| values[*seat]).sum()).collect();
        let sides = self.sides.len();
        let all: i64 = values.iter().sum();
        let mut credit = vec![0; sides];
        let mut winner = None;
        let mut tied = false;
        let mut receiver = None;
        let mut waiting = 0;
        let mut fish_for_one = None;
        let losers_pay = p.word("score.sense") == "losers-pay";
        // One point a round, or none at all, instead of what is left in hands.
        let by_rounds = match p.word("score.sense") {
            "round-points" | "none" => Some(1),
            "play-only" => Some(0),
            _ => None,
        };
        let highest_of = |among: &dyn Fn(usize) -> bool, of: &[i64]| -> Option<usize> {
            let best = (0..of.len()).filter(|side| among(*side)).map(|side| of[side]).max()?;
            let at: Vec<usize> = (0..of.len()).filter(|side| among(*side) && of[*side] == best).collect();
            if at.len() == 1 { Some(at[0]) } else { None }
        };
        let over = round.over.expect("a finished round");
        match over {
            Over::Out(seat) => {
                let side = self.side_of(seat);
                winner = Some(side);
                if let Some(one) = by_rounds {
                    credit[side] = one;
                    receiver = Some(side);
                } else if losers_pay {
                    credit = of_side.clone();
                    credit[side] = 0;
                    receiver = highest_of(&|other| other != side, &credit);
                } else {
                    credit[side] = if p.word("score.out") == "table" { all } else { all - of_side[side] };
                    receiver = Some(side);
                }
            }
            Over::Blocked(blocker) => {
                let next = (blocker + 1) % self.seats;
                let lowest_sides = |of: &[i64]| -> Vec<usize> {
                    let least = *of.iter().min().expect("sides");
                    (0..of.len()).filter(|side| of[*side] == least).collect()
                };
                let sides_of = |seats: &[usize]| -> Vec<usize> {
                    let least = seats.iter().map(|seat| values[*seat]).min().expect("seats");
                    let low = seats.iter().filter(|seat| values[**seat] == least);
                    let mut found: Vec<usize> = low.map(|seat| self.side_of(*seat)).collect();
                    found.sort_unstable();
                    found.dedup();
                    found
                };
                let lowest = match p.word("score.blockWinner") {
                    "lowest-player" | "lowest-side" => lowest_sides(&of_side),
                    "side-of-lowest-player" => sides_of(&(0..self.seats).collect::<Vec<_>>()),
                    "blocker-vs-next" => sides_of(&[blocker, next]),
                    "fewest-tiles" => {
                        let tiles =
                            |side: &Vec<usize>| side.iter().map(|seat| round.hands[*seat].len() as i64).sum();
                        lowest_sides(&self.sides.iter().map(tiles).collect::<Vec<i64>>())
                    }
                    _ => Vec::new(),
                };
                let tie = p.word("score.blockTie");
                let eggs = |tied: &[usize]| -> i64 {
                    match p.word("score.eggs") {
                        "once" => of_side[tied[0]],
                        _ => tied.iter().map(|side| of_side[*side]).sum(),
                    }
                };
                if lowest.len() == 1 {
                    winner = Some(lowest[0]);
                } else if lowest.len() > 1 {
                    let given = |seat: usize| Some(self.side_of(seat)).filter(|side| lowest.contains(side));
                    winner = match tie {
                        "blocker-wins" => given(blocker),
                        "leader-wins" => given(leader),
                        "blocker-loses" => {
                            let others: Vec<usize> = lowest
                                .iter()
                                .copied()
                                .filter(|side| *side != self.side_of(blocker))
                                .collect();
                            if others.len() == 1 { Some(others[0]) } else { None }
                        }
                        _ => None,
                    };
                    tied = winner.is_none();
                }
                let minus = |own: i64, other: i64| (other - own).max(0);
                match p.word("score.block") {
                    _ if by_rounds.is_some() => {
                        if let Some(side) = winner {
                            credit[side] = by_rounds.expect("it is");
                            receiver = Some(side);
                        }
                    }
                    "own-all" => {
                        credit = of_side.clone();
                        receiver = highest_of(&|_| true, &credit);
                    }
                    "highest-pays-table" => match highest_of(&|_| true, &of_side) {
                        Some(single) => {
                            credit[single] = all;
                            receiver = Some(single);
                            fish_for_one = Some(single);
                        }
                        None => {
                            tied = true;
                            let most = *of_side.iter().max().expect("sides");
                            let at: Vec<usize> = (0..sides).filter(|side| of_side[*side] == most).collect();
                            waiting = match tie {
                                "carry" => all,
                                "eggs" => eggs(&at),
                                _ => 0,
                            };
                        }
                    },
                    own @ ("own" | "difference") => {
                        if tied && tie == "carry" {
                            waiting = all;
                        } else {
                            let spared: Vec<usize> = winner.map_or(lowest.clone(), |side| vec![side]);
                            for side in 0..sides {
                                if !spared.contains(&side) {
                                    let least = of_side[lowest[0]];
                                    credit[side] = if own == "own" {
                                        of_side[side]
                                    } else {
                                        minus(least, of_side[side])
                                    };
                                }
                            }
                            receiver = highest_of(&|side| !spared.contains(&side), &credit);
                            if tied && tie == "eggs" {
                                waiting = eggs(&lowest);
                            }
                        }
                    }
                    pays => match winner {
                        Some(side) => {
                            let own = of_side[side];
                            credit[side] = match pays {
                                "table" => all,
                                "opponents" => all - own,
                                "opponents-minus-own" => minus(own, all - own),
                                "sum-of-differences" => of_side.iter().map(|other| minus(own, *other)).sum(),
                                other => panic!("no such payment: {other}"),
                            };
                            receiver = Some(side);
                        }
                        None => {
                            waiting = match tie {
                                "carry" => all,
                                "eggs" => eggs(&lowest),
                                _ => 0,
                            };
                        }
                    },
                }
            }
        }
        if !losers_pay {
            for points in &mut credit {
                *points = match p.value("score.round").as_str() {
                    Some("nearest-5") => (*points + 2) / 5 * 5,
                    Some(_) => (*points + 4) / 5 * 5,
                    None => *points,
                };
            }
        }
        let extra = self.bonuses(round, winner, counted);
        let received = if receiver.is_some() { self.carried } else { 0 };
        self.carried += waiting - received;
        let open_at = p.number("account.openAt");
        let mut scored = vec![0; sides];
        let target = self.target();
        let mut first_there = None;
        for (seat, points) in &round.made {
            let side = self.side_of(*seat);
            let total = self.records[side].points + scored[side] + points;
            let exactly = target.filter(|_| p.word("match.test") == "==");
            if *points == 0 || exactly.is_some_and(|target| total > target) {
                continue;
            }
            scored[side] += points;
            if exactly == Some(total) {
                first_there = first_there.or(Some(side));
            }
        }
        for side in 0..sides {
            let record = &mut self.records[side];
            if let (Over::Out(seat), true) = (over, p.flag("account.clearOnOut"))
                && self.sides[side].contains(&seat)
            {
                record.remembered = 0;
            }
            if fish_for_one.is_some_and(|single| single != side) && p.flag("account.blockResets") {
                record.remembered = 0;
            }
            let mine = if receiver == Some(side) { received } else { 0 };
            let own = credit[side] + extra[side].iter().sum::<i64>();
            let whole = own + mine;
            let tested = if p.flag("account.carryOpens") { whole } else { own };
            let exactly = target.filter(|_| p.word("match.test") == "==");
            let fits = |before: i64, score: i64| exactly.is_none_or(|target| before + score <= target);
            if record.open {
                // A score that would pass a target that must be met exactly is void, each by itself.
                for single in [credit[side] + mine].iter().chain(&extra[side]) {
                    if fits(record.points + scored[side], *single) {
                        scored[side] += single;
                    }
                }
            } else if tested >= open_at {
                record.open = true;
                scored[side] =
                    Some(whole + record.remembered).filter(|all| fits(record.points, *all)).unwrap_or(0);
                record.remembered = 0;
            } else if p.word("account.below") == "remembered" {
                record.remembered += whole;
            }
            if let Some(cap) = p.maybe("match.cap") {
                scored[side] = scored[side].min((cap - record.points).max(0));
            }
            record.points += scored[side];
        }
        let in_a_row = p
            .value("match.instant")
            .as_array()
            .expect("a list")
            .iter()
            .any(|instant| instant == "six-in-a-row");
        if let (true, Some(winner)) = (in_a_row, winner) {
            for (side, record) in self.records.iter_mut().enumerate() {
                if side != winner {
                    record.points = 0;
                }
            }
        }
        self.at_once(round, winner, in_a_row);
        if self.verdict.is_none() {
            self.judge(counted, first_there);
        }
        let next = self.next_lead(over, winner, tied, leader, &values, by_tiles);
        let next_seat = match next {
            Next::Seat(seat) if self.verdict.is_none() => Some(seat),
            _ => None,
        };
        let (kind, seat) = match over {
            Over::Out(seat) => ("out", seat),
            Over::Blocked(seat) => ("blocked", seat),
        };
        self.write(kind, seat, &scored);
        let end = json!({ "kind": kind, "seat": seat + 1 });
        self.round(number, Some(leader), end, Some(values), Some(scored), next_seat);
        let seat = next_seat.map(|seat| seat + 1);
        self.legal.push((self.lines.len(), json!({ "round": number, "seat": seat, "legal": [] })));
        next
    }

    pub(super) fn next_lead(
        &self,
        over: Over,
        winner: Option<usize>,
        tied: bool,
        leader: usize,
        values: &[i64],
        by_tiles: Next,
    ) -> Next {
        let p = self.parameters;
        let of_side = |seat: usize| Next::Side(self.side_of(seat));
        let rotated = Next::Seat((leader + 1) % self.seats);
        let by_rule = |winning: Option<usize>| match p.word("lead.next") {
            "as-first" => by_tiles,
            "winner" => Next::Seat(winning.unwrap_or(leader)),
            "rotate" => rotated,
            "winning-side" => winning.map_or(Next::Seat(leader), of_side),
            other => panic!("no such rule: {other}"),
        };
        let blocker = match over {
            Over::Out(seat) => return by_rule(Some(seat)),
            Over::Blocked(seat) => seat,
        };
        // The seats from the one after the blocker on.
        let after: Vec<usize> = (1..=self.seats).map(|steps| (blocker + steps) % self.seats).collect();
        let lightest = |among: &dyn Fn(usize) -> bool| -> Option<usize> {
            let mut found: Option<usize> = None;
            for seat in after.iter().copied().filter(|seat| among(*seat)) {
                if found.is_none_or(|best| values[seat] < values[best]) {
                    found = Some(seat);
                }
            }
            found
        };
        let compared = p.word("score.blockWinner") == "blocker-vs-next";
        let winning = winner.and_then(|side| {
            lightest(&|seat| {
                self.sides[side].contains(&seat) && (!compared || seat == blocker || seat == after[0])
            })
        });
        let rule = if tied { p.word("lead.afterTie") } else { p.word("lead.afterBlock") };
        match rule {
            "same" => by_rule(winning),
            "blocker" => Next::Seat(blocker),
            "rotate" => rotated,
            "as-first" => by_tiles,
            "winner" => Next::Seat(winning.unwrap_or(leader)),
            "lowest-hand" => Next::Seat(lightest(&|_| true).expect("seats")),
            other => panic!("no such rule: {other}"),
        }
    }

    /// What happened in the round that pays extra, by side.
    fn bonuses(&self, round: &Round, winner: Option<usize>, counted: i64) -> Vec<Vec<i64>> {
        let mut paid = vec![Vec::new(); self.sides.len()];
        let out = match round.over {
            Some(Over::Out(seat)) => Some(self.side_of(seat)),
            _ => None,
        };
        let last = round.last_tile.filter(|_| out.is_some());
        for bonus in self.parameters.value("score.bonus").as_array().expect("a list") {
            let points = bonus["points"].as_i64().expect("points");
            match bonus["event"].as_str().expect("an event") {
                "capicua" | "capicu" if last.is_some_and(|(_, both)| both) => {
                    paid[out.expect("out")].push(points)
                }
                "chuchazo" if last.is_some_and(|(tile, _)| tile == (0, 0)) => {
                    paid[out.expect("out")].push(points)
                }
                "out" if out.is_some() => paid[out.expect("out")].push(points),
                "pass-all-three" => {
                    for seat in &round.silenced {
                        paid[self.side_of(*seat)].push(points);
                    }
                }
                event if event == format!("round-{counted}") => {
                    if let Some(side) = winner {
                        paid[side].push(points);
                    }
                }
                _ => {}
            }
        }
        paid
    }

    /// What ends the match at once.
    fn at_once(&mut self, round: &Round, winner: Option<usize>, in_a_row: bool) {
        let ends = |event: &str| {
            self.parameters
                .value("match.instant")
                .as_array()
                .expect("a list")
                .iter()
                .any(|known| known == event)
        };
        let mut wins = winner.filter(|side| in_a_row && self.records[*side].points >= 6);
        if let (Some(Over::Out(seat)), Some((tile, _))) = (round.over, round.last_tile) {
            let side = self.side_of(seat);
            let heavy = (0..self.seats)
                .any(|other| self.side_of(other) != side && value(self.parameters, &round.hands[other]) > 25);
            let bald = tile == (0, 0) && ends("out-with-0-0");
            let six = tile == (6, 6) && heavy && ends("out-with-6-6-if-a-loser-holds-over-25");
            if bald || six {
                wins = Some(side);
            }
        }
        if let Some(side) = wins {
            self.verdict = Some((0..self.sides.len()).partition(|other| *other == side));
        }
    }

    /// Whether the match is over.
    pub(super) fn judge(&mut self, counted: i64, first_there: Option<usize>) {
        let p = self.parameters;
        let points: Vec<i64> = self.records.iter().map(|record| record.points).collect();
        let split = |lost: &dyn Fn(usize) -> bool| -> (Vec<usize>, Vec<usize>) {
            (0..points.len()).partition(|side| !lost(*side))
        };
        let best = *points.iter().max().expect("sides");
        let reached = |points: i64| {
            self.target().is_some_and(|target| match p.word("match.test") {
                ">" => points > target,
                "==" => points == target,
                _ => points >= target,
            })
        };
        let loses = p.word("match.reach") == "loses";
        if reached(best) {
            if loses {
                let all = p.word("match.severalOver") == "all";
                self.verdict = Some(split(&|side| reached(points[side]) && (all || points[side] == best)));
                return;
            }
            if let (Some(first), "==") = (first_there, p.word("match.test")) {
                self.verdict = Some(split(&|side| side != first));
                return;
            }
            if points.iter().filter(|points| **points == best).count() == 1 {
                self.verdict = Some(split(&|side| points[side] != best));
                return;
            }
        }
        if p.maybe("match.rounds").is_some_and(|rounds| counted >= rounds) {
            let top = if loses { *points.iter().min().expect("sides") } else { best };
            self.verdict = Some(if points.iter().filter(|points| **points == top).count() == 1 {
                split(&|side| points[side] != top)
            } else {
                (Vec::new(), Vec::new())
            });
        }
    }

    pub(super) fn rating(&self) -> Option<Vec<i64>> {
        let (won, lost) = self.verdict.as_ref()?;
        let formula = self.parameters.value("rating.formula").as_str()?;
        let points = |side: usize| {
            let record = &self.records[side];
            record.points + if self.parameters.flag("rating.remembered") { record.remembered } else { 0 }
        };
        let seats = (0..self.seats).map(|seat| {
            let side = self.side_of(seat);
            if !won.contains(&side) {
                return 0;
            }
            match (formula, self.eliminated) {
                ("goat-club", from) => {
                    let from = from.map_or(100, |seat| points(self.side_of(seat)));
                    (((from - points(side)) as f64 / 10.0 + 0.5).floor() as i64).max(1)
                }
                (_, Some(_)) => 1,
                (_, None) => match lost.iter().map(|side| points(*side)).max() {
                    Some(..=0) | None => 3,
                    Some(1..=50) => 2,
                    Some(_) => 1,
                },
            }
        });
        Some(seats.collect())
    }
}
