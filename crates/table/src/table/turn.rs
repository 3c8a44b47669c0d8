//! A seat's turn: the move of a person or a bot, a forced move, or a move after a timeout.

use boneyard_rules::{Action, BySeat, FinishedRound, Move, OpenEnd, Seat, Tile, View};

use crate::{
    command::{CommandId, Refusal},
    event::{ActedBy, Event},
    input::Request,
    options::{OnTimeout, Tempo},
    reaction::Reaction,
    table::{PendingMove, Table},
};

impl Table {
    pub(crate) fn chosen(&mut self, reaction: &mut Reaction, thought: u64, choice: Move) {
        let Some(round) = self.round.as_ref().filter(|_| self.thinking == Some(thought)) else {
            return;
        };
        self.thinking = None;
        // If a bot chooses an illegal move, the first legal move replaces it, so that the table continues.
        let legal = round.legal();
        let choice = if legal.contains(&choice) { Some(choice) } else { legal.first().copied() };
        let due = self.step_began.after_ms(self.bot_delay_ms(choice)).max(reaction.now);
        self.pending =
            choice.map(|choice| PendingMove { choice, place: 0, by: ActedBy::Bot, cause: None, due });
    }

    /// How long a bot takes over a move. The time depends on nothing that is hidden: how many moves are legal is not asked, and a pass
    /// or a draw, which say themselves that no tile fits, come sooner.
    fn bot_delay_ms(&self, choice: Option<Move>) -> u64 {
        let usual = u64::from(self.options.bot_delay_ms);
        match (self.options.tempo, choice) {
            (Tempo::Even, _) => usual.max(Self::EVEN_TEMPO_MS_MIN),
            (Tempo::Open, Some(Move::Pass | Move::Draw)) => usual * Self::FORCED_PERCENT / 100,
            (Tempo::Open, _) => {
                let [least, most] = Self::THOUGHT_PERCENT;
                usual * (least + scattered(self.seq) % (most - least)) / 100
            }
        }
    }

    pub(crate) fn advance_playing(&mut self, reaction: &mut Reaction) -> bool {
        let Some(round) = &self.round else { return false };
        if let Some(finish) = FinishedRound::of(round, &self.rules, self.game.standing()) {
            self.end_round(reaction, &finish);
            return true;
        }
        if let Some(ends) = self.declare_ends() {
            return self.advance_declaring(reaction, ends);
        }
        let seat = round.turn();
        if let Some(choice) = self.step_at_once() {
            let by = if self.seats[seat].bot().is_some() { ActedBy::Bot } else { ActedBy::Forced };
            self.carry_out(reaction, seat, (choice, 0), by, None);
            return true;
        }
        if let Some(pending) = self.pending.take_if(|pending| pending.due <= reaction.now) {
            self.carry_out(reaction, seat, (pending.choice, pending.place), pending.by, pending.cause);
            return true;
        }
        if self.timeout_at().is_some_and(|end| end <= reaction.now) {
            self.handle_timeout(reaction, seat);
            return true;
        }
        if self.pending.is_none() && self.forced_at().is_some_and(|at| at <= reaction.now) {
            if let Some(&choice) = self.legal().first() {
                self.carry_out(reaction, seat, (choice, 0), ActedBy::Forced, None);
            }
            return true;
        }
        self.ask_bot(reaction, seat)
    }

    /// The only move of a seat, if the table makes it at once for everyone: a draw or pass while nobody holds a tile that may lead, and
    /// a pass after a pass. A pass is legal only where nothing fits, so its time cannot reveal more than the pass does. At an even tempo
    /// each pass keeps its beat.
    fn step_at_once(&self) -> Option<Move> {
        let round = self.round.as_ref()?;
        let [only @ (Move::Draw | Move::Pass)] = round.legal()[..] else { return None };
        let history = round.history();
        let leads = !history.iter().any(|acted| matches!(acted.action, Action::Play { .. }));
        let joins = only == Move::Pass
            && self.options.tempo == Tempo::Open
            && history.last().is_some_and(|last| matches!(last.action, Action::Pass));
        (leads || joins).then_some(only)
    }

    /// Asks the bot that has the turn. It is asked even with one legal move, so that its time reveals nothing.
    fn ask_bot(&mut self, reaction: &mut Reaction, seat: Seat) -> bool {
        let Some(level) = self.seats[seat].bot() else { return false };
        if self.pending.is_some() || self.thinking.is_some() {
            return false;
        }
        let Some(round) = &self.round else { return false };
        let view = View::of(round, self.rules.clone(), self.game.standing().clone(), seat);
        self.thinking = Some(self.seq);
        reaction.request(Request::Think { turn: self.seq, level, view: Box::new(view) });
        false
    }

    /// The action of a move: a draw gets the tile at `place` of the boneyard.
    pub(crate) fn action(&self, choice: Move, place: usize) -> Result<Action, Refusal> {
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

    /// Carries out a move. It was legal when it was chosen, and nothing has happened since.
    fn carry_out(
        &mut self,
        reaction: &mut Reaction,
        seat: Seat,
        (choice, place): (Move, usize),
        by: ActedBy,
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
        self.emit(reaction, cause.clone(), event);
        if let Some(id) = cause {
            reaction.answer(id, Ok(self.seq));
        }
    }

    /// The open ends after the action; `None` if it is illegal.
    fn ends_after(&self, action: Action) -> Option<Vec<OpenEnd>> {
        self.round.as_ref()?.ends_after(action)
    }

    fn handle_timeout(&mut self, reaction: &mut Reaction, seat: Seat) {
        match self.options.on_timeout {
            OnTimeout::Play => {
                let heaviest = self.legal().into_iter().max_by_key(|choice| match choice {
                    Move::Play { tile, .. } => tile.pips(),
                    Move::Draw | Move::Close | Move::Done | Move::Pass => 0,
                });
                if let Some(choice) = heaviest {
                    self.carry_out(reaction, seat, (choice, 0), ActedBy::Clock, None);
                }
            }
            // Who has played in this turn and may end it has not run out of time to play: the turn ends.
            OnTimeout::Eliminate if self.legal().contains(&Move::Done) => {
                self.carry_out(reaction, seat, (Move::Done, 0), ActedBy::Clock, None);
            }
            OnTimeout::Eliminate => {
                let mut game = self.game.clone();
                game.eliminate(seat);
                self.emit(reaction, None, Event::MatchEnded { end: game.end().cloned() });
            }
            OnTimeout::Hold => {
                let seat = self.first_seat(seat);
                self.emit(reaction, None, Event::Held { seat, level: Self::HOLDING_LEVEL });
            }
        }
    }

    fn end_round(&mut self, reaction: &mut Reaction, finish: &FinishedRound) {
        let Some(round) = &self.round else { return };
        let seats = self.seats.seats();
        let hands: BySeat<Vec<Tile>> = BySeat::new(seats, |seat| round.hand(seat));
        let mut game = self.game.clone();
        let settlement = game.finish(finish);
        let outcome = finish.outcome;
        let event = Event::RoundEnded {
            round: self.round_number,
            outcome,
            hands,
            settlement: Box::new(settlement),
            lead: game.lead(),
        };
        self.emit(reaction, None, event);
    }
}

/// A number that looks random, the same for the same event number (the finalizer of SplitMix64: Steele, Lea, Flood 2014).
const fn scattered(seq: u64) -> u64 {
    let mixed = (seq ^ (seq >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
