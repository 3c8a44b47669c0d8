//! Plays a match with the engine and the naive rules in lockstep: each move in both, with a comparison after it.

use boneyard_rules::{
    Action, BySeat, FinishedRound, Match, Move, MustLead, Round as Engine, Rules, Seat, Tile,
};

use super::{
    begin::{self, Beginning, by_engine, by_naive, given_to_engine, next_by_engine, resumed_standing},
    compare::{self, Difference, same},
    transcript::Transcript,
};
use crate::naive::{
    judging::{Verdict, rating},
    next_lead::{self, Next},
    opening::{self, Must},
    parameters::Parameters,
    random::Random,
    round::Round,
    settling::{Finished, settle},
    standing::Standing,
    tiles::set,
};

/// The most deals that a match is played for.
const DEALS_MAX: usize = 40;

pub(crate) struct Disagreement {
    pub(crate) what: Difference,
    /// The record of the round in which the difference was found.
    pub(crate) record: String,
}

/// Plays a match of random choices and returns the number of its rounds.
pub(crate) fn play_match(rules: &Rules, seats: usize, seed: u64) -> Result<usize, Disagreement> {
    let parameters = Parameters::of(rules);
    let mut lockstep = Lockstep::new(rules, &parameters, seats, seed);
    let played = lockstep.play();
    played.map_err(|what| Disagreement { what, record: lockstep.transcript.text() })
}

/// A match that the engine and the naive rules play together. `game` is the engine's; `standing` and `next` are the
/// naive rules'.
struct Lockstep<'a> {
    rules: &'a Rules,
    parameters: &'a Parameters,
    seats: usize,
    random: Random,
    game: Match,
    standing: Standing,
    next: Next,
    transcript: Transcript,
}

impl<'a> Lockstep<'a> {
    fn new(rules: &'a Rules, parameters: &'a Parameters, seats: usize, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut game = Match::new(rules.clone(), seats).expect("a table");
        let mut standing = Standing::new(parameters, parameters.sides(seats).len());
        let mut next = next_lead::first(parameters);
        if random.one_in(3) {
            let (resumed, number) = resumed_standing(parameters, seats, &mut random);
            let of_engine = given_to_engine(&resumed);
            let number_of_engine = u32::try_from(number).expect("a small number");
            game = Match::resume(rules.clone(), seats, of_engine, number_of_engine).expect("a table");
            standing = resumed;
            if number > 1 {
                next = next_lead::resumed(parameters);
            }
        }
        let transcript = Transcript::new(rules, seats);
        Self { rules, parameters, seats, random, game, standing, next, transcript }
    }

    fn play(&mut self) -> Result<usize, Difference> {
        let mut rounds = 0;
        for _ in 0..DEALS_MAX {
            let Some((naive, engine)) = self.deal()? else { continue };
            self.play_round(naive, engine)?;
            rounds += 1;
            if self.game.end().is_some() {
                break;
            }
        }
        Ok(rounds)
    }

    /// Deals and finds the leader; `None` for a redeal.
    fn deal(&mut self) -> Result<Option<(Round<'a>, Engine)>, Difference> {
        let mut tiles = set(self.parameters, self.seats);
        self.random.shuffle(&mut tiles);
        let each = self.parameters.hand_size(self.seats);
        let stock = tiles.split_off(self.seats * each);
        let hands: Vec<Vec<Tile>> = tiles.chunks(each).map(<[Tile]>::to_vec).collect();
        self.transcript.deal(self.parameters, &self.standing, &hands, &stock);
        let by_seat = BySeat::new(self.seats, |seat| hands[seat.index()].clone());

        let (next, hub) = next_by_engine(&self.game);
        same("how the leader is found", self.next, next)?;
        if self.next == Next::Hub {
            same("the hub", Some(opening::hub(self.parameters, self.standing.rounds + 1)), hub)?;
        }
        let beginning = by_naive(self.parameters, self.next, self.standing.rounds, &hands);
        same("what the deal begins with", &beginning, &by_engine(&self.game, &by_seat))?;
        self.check_timeout()?;
        let (leader, must) = match beginning {
            Beginning::Redeal => {
                self.game.count_redeal();
                return Ok(None);
            }
            Beginning::Lead(_, Must::Anything) if matches!(self.next, Next::SideOf(_)) => {
                (self.seat_of_winning_side(), Must::Anything)
            }
            Beginning::Lead(seat, must) => (seat, must),
            Beginning::Draw(seat, hub) => (seat, Must::This(hub)),
            Beginning::Open => (self.lot()?, Must::Anything),
        };
        self.transcript.lead(leader);
        let must_lead = match must {
            Must::Anything => MustLead::Any,
            Must::This(tile) => MustLead::Tile(tile),
            Must::Double => MustLead::Double,
        };
        let engine = Engine::deal(self.rules, by_seat, stock.clone(), Seat::at(leader), must_lead);
        let engine = engine.map_err(|error| format!("the engine refuses the deal: {error}"))?;
        let naive = Round::new(self.parameters, hands, stock, leader, must);
        self.announce(naive, engine).map(Some)
    }

    /// A random seat of the winning side: either may lead.
    fn seat_of_winning_side(&mut self) -> usize {
        let Next::SideOf(seat) = self.next else { panic!("no side won") };
        let sides = self.parameters.sides(self.seats);
        let side = sides.iter().find(|side| side.contains(&seat)).expect("a side");
        side[self.random.below(side.len())]
    }

    /// The leader by lot. In a resumed match, and with triangles, a random seat.
    fn lot(&mut self) -> Result<usize, Difference> {
        let mut tiles = set(self.parameters, self.seats);
        // Several triangles may tie.
        if self.next == Next::Written || tiles[0].third().is_some() {
            return Ok(self.random.below(self.seats));
        }
        self.random.shuffle(&mut tiles);
        let (naive, engine) = begin::by_lot(self.parameters, self.rules, &tiles[..self.seats]);
        same("who leads by lot", naive, engine)?;
        Ok(naive)
    }

    /// Lets a seat that may announce 6-6 do so at random.
    fn announce(
        &mut self,
        mut naive: Round<'a>,
        mut engine: Engine,
    ) -> Result<(Round<'a>, Engine), Difference> {
        let six = Tile::new(6, 6).expect("a tile");
        for seat in 0..self.seats {
            let side = self.side_of(seat);
            let may = self.standing.may_announce(self.parameters, side);
            same("who may announce", may, self.game.may_announce(Seat::at(seat)))?;
            if may && naive.hands[seat].contains(&six) && self.random.one_in(2) {
                same("whether a seat can announce", true, engine.announce(Seat::at(seat)))?;
                naive.announce(seat);
                self.transcript.act(seat, "declare", None, false);
            }
        }
        Ok((naive, engine))
    }

    fn side_of(&self, seat: usize) -> usize {
        let sides = self.parameters.sides(self.seats);
        sides.iter().position(|side| side.contains(&seat)).expect("a side")
    }

    fn play_round(&mut self, mut naive: Round<'a>, mut engine: Engine) -> Result<(), Difference> {
        let sheet = self.game.standing().clone();
        let mut acted = 0;
        loop {
            compare::rounds(&naive, &engine, self.rules, &self.standing, &sheet)?;
            if naive.over.is_some() {
                break;
            }
            let word = self.choose(&naive);
            let choice: Move = word.parse().map_err(|error| format!("{word}: {error}"))?;
            let drawn = naive.stock.first().copied().filter(|_| choice == Move::Draw);
            let action = match choice {
                Move::Play { tile, at, leaves } => Action::Play { tile, at, leaves },
                Move::Draw => Action::Draw { tile: drawn.expect("a tile to draw") },
                Move::Close => Action::Close,
                Move::Done => Action::Done,
                Move::Pass => Action::Pass,
            };
            let seat = naive.turn;
            naive.act(&word);
            let ends_turn = naive.over.is_some() || naive.turn != seat;
            self.transcript.act(seat, &word, drawn, ends_turn);
            engine.play(action).map_err(|error| format!("{word} is legal, but the engine says: {error}"))?;
            acted += 1;
            if acted > 2000 {
                return Err("the round never ends".into());
            }
        }
        self.settle(&naive, &engine)
    }

    /// A random move: usually a listed move, sometimes one of all legal moves, listed or not.
    fn choose(&mut self, naive: &Round<'_>) -> String {
        let words = if self.random.one_in(8) { naive.allowed() } else { naive.legal() };
        words[self.random.below(words.len())].clone()
    }

    fn settle(&mut self, naive: &Round<'a>, engine: &Engine) -> Result<(), Difference> {
        let finish = FinishedRound::of(engine, self.rules, self.game.standing()).expect("a finished round");
        let by_engine = self.game.finish(&finish);
        let finished = Finished::of(naive);
        let settled = settle(&finished, &self.standing);
        compare::settlements(&settled, &finished.values, &by_engine)?;
        if let Some(verdict) = &settled.verdict {
            let end = self.game.end().ok_or("the engine plays on")?;
            let points = rating(self.parameters, self.seats, &settled.after, verdict, None);
            let by_engine =
                end.rating_points.as_ref().map(|points| points.iter().map(|n| i64::from(*n)).collect());
            same("the rating points", points, by_engine)?;
        }
        self.next = next_lead::after(&finished, &settled);
        self.standing = settled.after;
        Ok(())
    }

    /// Compares what happens if a seat's time runs out, in a copy of the match (R0.4.48-51).
    fn check_timeout(&mut self) -> Result<(), Difference> {
        if !self.random.one_in(4) {
            return Ok(());
        }
        let seat = self.random.below(self.seats);
        let mut game = self.game.clone();
        game.eliminate(Seat::at(seat));
        let end = game.end().ok_or("the engine plays on")?;
        let loser = self.side_of(seat);
        let verdict = Verdict::lost_by(self.standing.accounts.len(), |side| side == loser);
        same("the verdict of the clock", &verdict, &compare::verdict(&end.verdict))?;
        let points = rating(self.parameters, self.seats, &self.standing, &verdict, Some(seat));
        let by_engine =
            end.rating_points.as_ref().map(|points| points.iter().map(|n| i64::from(*n)).collect());
        same("the rating points of the clock", points, by_engine)
    }
}
