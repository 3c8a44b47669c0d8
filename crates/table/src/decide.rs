//! What a table decides: inputs into events.

use boneyard_rules::{Action, Begin, BySeat, Finish, Lead, Move, MustLead, OpenEnd, Seat, Tile};

use crate::{
    command::{Command, CommandId, Refusal},
    event::{By, Event},
    options::{BoneyardChoice, HandOrder, Occupant, OnTimeout, PersonId, Taking, Tempo, Timestamp},
    table::{Answered, Output, Shuffle, Table, Turn, Waiting},
    view::Phase,
};

impl Table {
    pub(crate) fn sit(&mut self, turn: &mut Turn, person: PersonId, name: String, seat: Seat) {
        // Whoever asks is told by the table's answer to the same question: `can_sit`.
        if self.can_sit(&person, seat).is_ok() {
            let seat = self.first_seat(seat);
            self.happen(turn, None, Event::Seated { seat, person, name });
            // A person is reached from the moment they sit down until the shell says otherwise.
            self.away_since[seat] = None;
        }
    }

    /// Whether a person may sit down.
    ///
    /// # Errors
    /// Why not.
    pub fn can_sit(&self, person: &PersonId, seat: Seat) -> Result<(), Refusal> {
        if self.frozen {
            return Err(Refusal::Frozen);
        }
        if let Some(seat) = self.seat_of(person) {
            return Err(Refusal::AlreadySeated { seat });
        }
        match self.seats.get(seat) {
            None => Err(Refusal::NoSuchSeat { seat }),
            Some(Occupant::Open) => Ok(()),
            Some(Occupant::Person { .. } | Occupant::Bot { .. }) => Err(Refusal::SeatTaken { seat }),
        }
    }

    pub(crate) fn command(&mut self, turn: &mut Turn, id: CommandId, command: Command) {
        let Some(person) = self.seats.get(id.seat).and_then(Occupant::person) else {
            return turn.answer(id, Err(Refusal::NotSeated));
        };
        let seat = self.first_seat(id.seat);
        let is_repeated = |answered: &&Answered| answered.id == id.id && answered.person == *person;
        if let Some(answered) = self.answered.iter().find(is_repeated) {
            let answer = answered.answer.clone();
            return turn.answer(id, answer);
        }
        if self.waiting.as_ref().is_some_and(|waiting| waiting.cause.as_ref() == Some(&id)) {
            return;
        }
        let decided = match command {
            Command::Play { tile, at, leaves } => {
                return self.choose(turn, id, Move::Play { tile, at, leaves }, 0);
            }
            Command::Close => return self.choose(turn, id, Move::Close, 0),
            Command::Done => return self.choose(turn, id, Move::Done, 0),
            Command::Draw => return self.choose(turn, id, Move::Draw, 0),
            Command::DrawAt { place } => match self.may_point(place) {
                Ok(()) => return self.choose(turn, id, Move::Draw, place),
                Err(refusal) => Err(refusal),
            },
            Command::Pass => return self.choose(turn, id, Move::Pass, 0),
            Command::Take { place } => {
                let seat = self.taker(seat);
                self.may_take(seat, place).map(|tile| self.took(seat, place, tile, By::Person))
            }
            Command::TakeRest => return self.take_all_that_is_left(turn, id),
            Command::MixAgain => return self.shuffle_once_more(turn, id),
            Command::Declare => {
                self.may_declare(turn.now, seat).map(|seat| Event::Declared { seat, by: By::Person })
            }
            Command::Ready => self.may_be_ready(seat).map(|()| Event::Ready { seat }),
            Command::Hold { seat: away } => self
                .may_go_on_without(turn.now, seat, away)
                .map(|away| Event::Held { seat: away, level: Self::HOLDING_LEVEL }),
            Command::Stop => self.may_stop(turn.now, seat).map(|()| Event::MatchEnded { end: None }),
            Command::Leave => self.may_leave().map(|()| Event::Left { seat }),
        };
        match decided {
            Ok(event) => {
                self.happen(turn, Some(id.clone()), event);
                turn.answer(id, Ok(self.seq));
            }
            Err(refusal) => self.refuse(turn, id, refusal),
        }
    }

    /// What is missing in a hand is taken in one go; the command caused the last of it.
    fn take_all_that_is_left(&mut self, turn: &mut Turn, id: CommandId) {
        let seat = self.taker(id.seat);
        match self.may_take_any(seat) {
            Err(refusal) => self.refuse(turn, id, refusal),
            Ok(()) => {
                self.take_rest(turn, seat, By::Person, Some(&id));
                turn.answer(id, Ok(self.seq));
            }
        }
    }

    fn shuffle_once_more(&mut self, turn: &mut Turn, id: CommandId) {
        match self.mixer(id.seat) {
            Err(refusal) => self.refuse(turn, id, refusal),
            Ok(seat) => {
                self.happen(turn, Some(id.clone()), Event::MixedAgain { seat });
                turn.answer(id, Ok(self.seq));
            }
        }
    }

    /// Whether a tile of the boneyard may be pointed at.
    fn may_point(&self, place: usize) -> Result<(), Refusal> {
        let points = self.options.boneyard == BoneyardChoice::Pointed && place < self.boneyard.len();
        if points { Ok(()) } else { Err(Refusal::NotPointed) }
    }

    pub(crate) fn refuse(&mut self, turn: &mut Turn, id: CommandId, refusal: Refusal) {
        self.remember(&id, Err(refusal.clone()));
        turn.answer(id, Err(refusal));
    }

    fn may_be_ready(&self, seat: Seat) -> Result<(), Refusal> {
        let waits = matches!(self.phase, Phase::Between | Phase::Over | Phase::Stopped);
        if waits && !self.ready[seat] { Ok(()) } else { Err(Refusal::NothingToWaitFor) }
    }

    fn may_leave(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Waiting { Ok(()) } else { Err(Refusal::MatchBegan) }
    }

    fn may_stop(&self, now: Timestamp, seat: Seat) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Playing | Phase::Taking | Phase::Between) {
            return Err(Refusal::NoRound);
        }
        // Once anybody's grace time is over, the others may stop.
        let mut refusal = Refusal::NotAway { seat };
        let mut least_ms = u64::MAX;
        for away in Seat::all(self.seats.seats()) {
            match self.may_go_on_without(now, seat, away) {
                Ok(_) => return Ok(()),
                Err(in_grace @ Refusal::InGrace { left_ms, .. }) if left_ms < least_ms => {
                    least_ms = left_ms;
                    refusal = in_grace;
                }
                Err(_) => {}
            }
        }
        Err(refusal)
    }

    /// Whose place a bot may hold: the seat asked for, or the first of its player's two.
    fn may_go_on_without(&self, now: Timestamp, seat: Seat, away: Seat) -> Result<Seat, Refusal> {
        let occupant = self.seats.get(away).ok_or(Refusal::NoSuchSeat { seat: away })?;
        let away = self.first_seat(away);
        let held = matches!(occupant, Occupant::Person { held_by: Some(_), .. });
        let since = self.away_since[away].filter(|_| away != seat && !held);
        let since = since.ok_or(Refusal::NotAway { seat: away })?;
        let left_ms = Self::GRACE_MS.saturating_sub(now.ms_since(since));
        if left_ms > 0 { Err(Refusal::InGrace { seat: away, left_ms }) } else { Ok(away) }
    }

    /// A person has chosen what to do in their turn.
    fn choose(&mut self, turn: &mut Turn, id: CommandId, choice: Move, place: usize) {
        if let Some(ends) = self.declare_ends() {
            return self.refuse(turn, id, Refusal::BeforeLead { left_ms: ends.ms_since(turn.now) });
        }
        let checked = match (&self.round, self.phase) {
            (Some(round), Phase::Playing)
                if self.first_seat(round.turn()) != self.first_seat(id.seat) || self.waiting.is_some() =>
            {
                Err(Refusal::NotYourTurn { turn: round.turn() })
            }
            (Some(round), Phase::Playing) => self.action(choice, place).and_then(|action| {
                round.check(action)?;
                Ok(())
            }),
            _ => Err(Refusal::NoRound),
        };
        match checked {
            Err(refusal) => self.refuse(turn, id, refusal),
            Ok(()) => {
                let due = match self.options.tempo {
                    Tempo::Open => turn.now,
                    Tempo::Even => self.step_began.after_ms(Self::BEAT_MS).max(turn.now),
                };
                self.waiting = Some(Waiting { choice, place, by: By::Person, cause: Some(id), due });
            }
        }
    }

    pub(crate) fn chosen(&mut self, turn: &mut Turn, thought: u64, choice: Move) {
        let Some(round) = self.round.as_ref().filter(|_| self.thinking == Some(thought)) else {
            return;
        };
        self.thinking = None;
        // A bot that errs must not stop the table: the first legal move stands in.
        let legal = round.legal();
        let choice = if legal.contains(&choice) { Some(choice) } else { legal.first().copied() };
        let due = self.step_began.after_ms(self.bot_delay_ms()).max(turn.now);
        self.waiting = choice.map(|choice| Waiting { choice, place: 0, by: By::Bot, cause: None, due });
    }

    fn bot_delay_ms(&self) -> u64 {
        let delay = u64::from(self.options.bot_delay_ms);
        match self.options.tempo {
            Tempo::Open => delay,
            Tempo::Even => delay.max(Self::BEAT_MS),
        }
    }

    pub(crate) fn arrived(&mut self, turn: &mut Turn, seat: Seat) {
        let Some(Occupant::Person { held_by, .. }) = self.seats.get(seat) else { return };
        let held = held_by.is_some();
        let seat = self.first_seat(seat);
        self.away_since[seat] = None;
        if held {
            self.happen(turn, None, Event::Returned { seat });
        }
        turn.show();
    }

    pub(crate) fn departed(&mut self, turn: &mut Turn, seat: Seat) {
        if self.seats.get(seat).is_some_and(|occupant| occupant.person().is_some()) {
            let seat = self.first_seat(seat);
            self.away_since[seat] = Some(turn.now);
            turn.show();
        }
    }

    pub(crate) fn lags(&mut self, seat: Seat, ms: u64) {
        if seat.index() < self.seats.seats() {
            let seat = self.first_seat(seat);
            self.lag_ms[seat] = ms;
        }
    }

    /// Time in which nobody could reach the table is given back.
    pub(crate) fn restored(&mut self, turn: &mut Turn) {
        let out_ms = turn.now.ms_since(self.out_since());
        if out_ms > 0 && matches!(self.phase, Phase::Playing | Phase::Taking | Phase::Between) {
            self.happen(turn, None, Event::Credited { ms: out_ms });
        }
        for seat in Seat::all(self.seats.seats()) {
            if self.away_since[seat].is_some() {
                self.away_since[seat] = Some(turn.now);
            }
        }
        turn.show();
    }

    /// Does everything that is due, until the table waits for somebody again.
    pub(crate) fn go_on(&mut self, turn: &mut Turn) {
        loop {
            let went_on = match self.phase {
                Phase::Waiting => self.begin_match_when_full(turn),
                Phase::Taking => self.go_on_taking(turn),
                Phase::Playing => self.go_on_playing(turn) || self.lift(turn),
                Phase::Between => self.end_match(turn) || self.ask_for_deal(turn),
                Phase::Over | Phase::Stopped => self.begin_rematch(turn),
            };
            if !went_on {
                return;
            }
        }
    }

    fn begin_match_when_full(&mut self, turn: &mut Turn) -> bool {
        let full = !self.seats.iter().any(|occupant| *occupant == Occupant::Open);
        if full {
            self.happen(turn, None, Event::MatchBegan { number: self.match_number + 1 });
        }
        full
    }

    fn begin_rematch(&mut self, turn: &mut Turn) -> bool {
        let again = self.everybody_ready();
        if again {
            self.happen(turn, None, Event::MatchBegan { number: self.match_number + 1 });
        }
        again
    }

    /// Whether every person who plays is ready. A table of bots alone never is.
    fn everybody_ready(&self) -> bool {
        let people = || {
            self.seats
                .seated()
                .filter(|(_, occupant)| occupant.person().is_some() && occupant.bot().is_none())
        };
        people().next().is_some() && people().all(|(seat, _)| self.ready[seat])
    }

    fn end_match(&mut self, turn: &mut Turn) -> bool {
        let end = self.game.end().cloned();
        let ended = end.is_some();
        if ended {
            self.happen(turn, None, Event::MatchEnded { end });
        }
        ended
    }

    fn ask_for_deal(&mut self, turn: &mut Turn) -> bool {
        let paused = turn.now >= self.turn_began.after_ms(Self::PAUSE_MS);
        let first = self.sheet.is_empty();
        if !self.shuffling && (first || paused || self.everybody_ready()) {
            self.shuffling = true;
            let round = self.game.round_number() + 1;
            turn.want(Output::Shuffle { match_number: self.match_number, round });
        }
        false
    }

    pub(crate) fn deal(&mut self, turn: &mut Turn, shuffle: Shuffle) {
        // The players may have stopped the match meanwhile.
        let asked = self.shuffling && matches!(self.phase, Phase::Between | Phase::Taking);
        if !asked {
            return;
        }
        self.shuffling = false;
        let seats = self.seats.seats();
        let Some(size) = self.rules.hand_size(seats) else { return };
        let mut sorted = shuffle.deal.clone();
        sorted.sort_unstable();
        let whole_set = sorted == self.rules.tile_list(seats) && shuffle.lot.len() >= seats;
        assert!(whole_set, "whoever shuffles brings every tile once");

        if self.game.lead() == Lead::Lot && self.lot_leader.is_none() {
            let tiles = BySeat::new(seats, |seat| shuffle.lot[seat.index()]);
            let leader = self.rules.lead_by_lot(&tiles);
            self.happen(turn, None, Event::LotDrawn { tiles, leader });
        }
        if self.options.taking != Taking::Dealt {
            let again = self.phase == Phase::Taking;
            return self.mix(turn, shuffle.deal, size, again);
        }
        let hands = BySeat::new(seats, |seat| shuffle.deal[seat.index() * size..][..size].to_vec());
        let boneyard = shuffle.deal[seats * size..].to_vec();
        self.begin_round(turn, hands, boneyard);
    }

    /// Everybody has their tiles: the round begins, unless the rules throw the deal back.
    pub(crate) fn begin_round(&mut self, turn: &mut Turn, hands: BySeat<Vec<Tile>>, boneyard: Vec<Tile>) {
        let hands = hands.map(|hand| {
            let mut hand = hand.clone();
            if self.options.hand_order == HandOrder::Free {
                hand.sort_unstable();
            }
            hand
        });
        let round = self.game.round_number() + 1;
        let (leader, must_lead) = match (self.game.begin(&hands), self.lot_leader) {
            (Begin::Redeal, _) => {
                return self.happen(turn, None, Event::ThrownBack { round, hands, boneyard });
            }
            (Begin::Lead { seat, must_lead }, _) => (seat, must_lead),
            (Begin::Draw { seat, hub }, _) => (seat, MustLead::Tile(hub)),
            (Begin::Open, lot) => (lot.unwrap_or(Seat::FIRST), MustLead::Any),
        };
        let unlifted = self.unlifted_from(leader);
        self.happen(turn, None, Event::Dealt { round, hands, boneyard, leader, must_lead, unlifted });
    }

    /// Who leads the next round, where no tile has to say so.
    pub(crate) fn known_leader(&self) -> Option<Seat> {
        match self.game.lead() {
            Lead::Seat(seat) => Some(seat),
            Lead::Lot => self.lot_leader,
            _ => None,
        }
    }

    fn go_on_playing(&mut self, turn: &mut Turn) -> bool {
        let Some(round) = &self.round else { return false };
        if let Some(finish) = round.finish(&self.rules, self.game.standing()) {
            self.end_round(turn, &finish);
            return true;
        }
        if let Some(ends) = self.declare_ends() {
            return self.go_on_declaring(turn, ends);
        }
        let seat = round.turn();
        if let Some(waiting) = self.waiting.take_if(|waiting| waiting.due <= turn.now) {
            self.carry_out(turn, seat, (waiting.choice, waiting.place), waiting.by, waiting.cause);
            return true;
        }
        if self.clock_rings().is_some_and(|end| end <= turn.now) {
            self.time_is_up(turn, seat);
            return true;
        }
        if self.waiting.is_none() && self.forced_at().is_some_and(|at| at <= turn.now) {
            if let Some(&choice) = self.legal().first() {
                self.carry_out(turn, seat, (choice, 0), By::Forced, None);
            }
            return true;
        }
        self.ask_bot(turn, seat)
    }

    /// Where a bot has the turn: asks it, even with one choice left, so that nobody can tell.
    fn ask_bot(&mut self, turn: &mut Turn, seat: Seat) -> bool {
        let Some(level) = self.seats[seat].bot() else { return false };
        if self.waiting.is_some() || self.thinking.is_some() {
            return false;
        }
        let Some(round) = &self.round else { return false };
        let view = round.view(self.rules.clone(), self.game.standing().clone(), seat);
        self.thinking = Some(self.seq);
        turn.want(Output::Think { turn: self.seq, level, view: Box::new(view) });
        false
    }

    pub(crate) fn legal(&self) -> Vec<Move> {
        match &self.round {
            Some(round) if self.phase == Phase::Playing => round.legal(),
            _ => Vec::new(),
        }
    }

    /// A choice with the tile that a draw brings.
    fn action(&self, choice: Move, place: usize) -> Result<Action, Refusal> {
        match choice {
            Move::Play { tile, at, leaves } => Ok(Action::Play { tile, at, leaves }),
            Move::Close => Ok(Action::Close),
            Move::Done => Ok(Action::Done),
            Move::Draw => {
                let tile = self.boneyard.iter().rev().nth(place).copied();
                tile.map(|tile| Action::Draw { tile }).ok_or(Refusal::NothingToDraw)
            }
            Move::Pass => Ok(Action::Pass),
        }
    }

    /// Does what a seat chose. The choice was legal when it was made, and nothing happened since.
    fn carry_out(
        &mut self,
        turn: &mut Turn,
        seat: Seat,
        (choice, place): (Move, usize),
        by: By,
        cause: Option<CommandId>,
    ) {
        let event = match self.action(choice, place) {
            Ok(action @ Action::Play { tile, at, leaves }) => {
                let Some(ends) = self.ends_after(action) else { return };
                Event::Played { seat, tile, at, leaves, ends, by }
            }
            Ok(action @ Action::Close) => {
                let Some(ends) = self.ends_after(action) else { return };
                Event::Closed { seat, ends, by }
            }
            Ok(Action::Done) => Event::Done { seat, by },
            Ok(Action::Draw { tile }) => {
                Event::Drew { seat, tile, place, boneyard: self.boneyard.len() - 1, by }
            }
            Ok(Action::Pass) => Event::Passed { seat, by },
            Err(_) => return,
        };
        self.happen(turn, cause.clone(), event);
        if let Some(id) = cause {
            turn.answer(id, Ok(self.seq));
        }
    }

    /// The open ends once this is done; `None` where it cannot be.
    fn ends_after(&self, action: Action) -> Option<Vec<OpenEnd>> {
        self.round.as_ref()?.ends_after(action)
    }

    fn time_is_up(&mut self, turn: &mut Turn, seat: Seat) {
        match self.on_timeout() {
            OnTimeout::Play => {
                let heaviest = self.legal().into_iter().max_by_key(|choice| match choice {
                    Move::Play { tile, .. } => tile.pips(),
                    Move::Draw | Move::Close | Move::Done | Move::Pass => 0,
                });
                if let Some(choice) = heaviest {
                    self.carry_out(turn, seat, (choice, 0), By::Clock, None);
                }
            }
            OnTimeout::Eliminate => {
                let mut game = self.game.clone();
                game.eliminate(seat);
                let end = game.end().cloned();
                self.happen(turn, None, Event::MatchEnded { end });
            }
        }
    }

    fn end_round(&mut self, turn: &mut Turn, finish: &Finish) {
        let Some(round) = &self.round else { return };
        let seats = self.seats.seats();
        let hands: BySeat<Vec<Tile>> = BySeat::new(seats, |seat| round.hand(seat));
        let mut game = self.game.clone();
        let settlement = game.finish(finish);
        let outcome = finish.outcome;
        let event =
            Event::RoundEnded { round: self.round_number, outcome, hands, settlement, lead: game.lead() };
        self.happen(turn, None, event);
    }
}
