//! Turns the commands of people into events or refusals.

use boneyard_ids::PersonId;
use boneyard_rules::{Move, Seat};

use crate::{
    command::{Command, CommandId, Refusal},
    event::{ActedBy, Event},
    occupant::Occupant,
    options::{BoneyardChoice, Tempo},
    reaction::Reaction,
    table::{PendingMove, Table},
    timestamp::Timestamp,
    view::Phase,
};

impl Table {
    pub(crate) fn sit(
        &mut self,
        reaction: &mut Reaction,
        person: PersonId,
        name: String,
        face: Option<u16>,
        program: bool,
        seat: Seat,
    ) {
        if self.can_sit(&person, seat).is_ok() {
            let seat = self.first_seat(seat);
            self.make_way(reaction, &name);
            self.emit(reaction, None, Event::Seated { seat, person, name, face, program });
            // A person counts as present from now until `Input::Departed`.
            self.away_since[seat] = None;
        }
    }

    /// Whether a person may sit down.
    ///
    /// ```
    /// # use boneyard_ids::PersonId;
    /// # use boneyard_rules::{Rules, Seat};
    /// # use boneyard_table::{Refusal, Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::bot(Level::Easy);
    /// # let (table, _) = Table::open(now, &rules, &[SeatPlan::Open, bot], TableOptions::default())?;
    /// let ana = PersonId::from("ana");
    /// assert!(table.can_sit(&ana, Seat::FIRST).is_ok());
    /// let taken = Seat::at(1);
    /// assert_eq!(table.can_sit(&ana, taken), Err(Refusal::SeatTaken { seat: taken }));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    ///
    /// # Errors
    /// The reason why the person may not.
    pub fn can_sit(&self, person: &PersonId, seat: Seat) -> Result<(), Refusal> {
        if let Some(seat) = self.seat_of(person) {
            return Err(Refusal::AlreadySeated { seat });
        }
        match self.seats.get(seat) {
            None => Err(Refusal::NoSuchSeat { seat }),
            Some(Occupant::Open) => Ok(()),
            Some(Occupant::Person { .. } | Occupant::Bot { .. }) => Err(Refusal::SeatTaken { seat }),
        }
    }

    pub(crate) fn command(&mut self, reaction: &mut Reaction, id: CommandId, command: Command) {
        if self.seats.get(id.seat).and_then(Occupant::person).is_none() {
            return reaction.answer(id, Err(Refusal::NotSeated));
        }
        let seat = self.first_seat(id.seat);
        if let Some(answer) = self.remembered(&id) {
            return reaction.answer(id, answer);
        }
        if self.pending.as_ref().is_some_and(|pending| pending.cause.as_ref() == Some(&id)) {
            return;
        }
        if command.is_play() && self.seats[seat].bot().is_some() {
            return self.refuse(reaction, id, Refusal::BotPlays);
        }
        let decided = match command {
            Command::Play { tile, at, leaves } => {
                return self.choose(reaction, id, Move::Play { tile, at, leaves }, 0);
            }
            Command::Close => return self.choose(reaction, id, Move::Close, 0),
            Command::Done => return self.choose(reaction, id, Move::Done, 0),
            Command::Draw => return self.choose(reaction, id, Move::Draw, 0),
            Command::DrawAt { place } => match self.may_point(place) {
                Ok(()) => return self.choose(reaction, id, Move::Draw, place),
                Err(refusal) => Err(refusal),
            },
            Command::Pass => return self.choose(reaction, id, Move::Pass, 0),
            Command::Take { place } => {
                let seat = self.taking_seat(seat);
                self.may_take(seat, place).map(|tile| self.took(seat, place, tile, ActedBy::Person))
            }
            Command::TakeRest => return self.take_missing(reaction, id),
            Command::MixAgain => return self.request_reshuffle(reaction, id),
            Command::Declare => {
                self.may_declare(reaction.now, seat).map(|seat| Event::Declared { seat, by: ActedBy::Person })
            }
            Command::Ready => self.may_be_ready(seat).map(|()| Event::Ready { seat }),
            Command::Hold { seat: away } => self
                .may_go_on_without(reaction.now, seat, away)
                .map(|away| Event::Held { seat: away, level: Self::HOLDING_LEVEL }),
            Command::Stop => self.may_stop(reaction.now, seat).map(|()| Event::MatchEnded { end: None }),
            Command::Leave if self.not_begun().is_ok() => Ok(Event::Left { seat }),
            Command::Leave => self.may_give_seat_to_bot(seat),
            Command::Return => self.may_return(seat).map(|()| Event::Returned { seat }),
            Command::Resign => self.may_resign(seat),
            Command::TakeBack => {
                let what = self.may_take_back(seat);
                return self.propose(reaction, id, what);
            }
            Command::OfferEnd => {
                let what = self.may_offer_end();
                return self.propose(reaction, id, what);
            }
            Command::Agree => return self.agree(reaction, id),
            Command::Decline => self.may_decline(seat),
            Command::SeatBots { seat: free, level, persona } => {
                return self.seat_bots(reaction, id, free, level, persona);
            }
            Command::RemoveBot { seat: bot } => {
                self.removable_bot(seat, bot).map(|seat| Event::Left { seat })
            }
            Command::Pace { pace } => Ok(Event::Paced { seat, bot_delay_ms: pace.bot_delay_ms() }),
        };
        match decided {
            Ok(event) => {
                self.emit(reaction, Some(id.clone()), event);
                reaction.answer(id, Ok(self.seq));
            }
            Err(refusal) => self.refuse(reaction, id, refusal),
        }
    }

    /// Takes all missing tiles at once. The last event gets the command as its cause.
    fn take_missing(&mut self, reaction: &mut Reaction, id: CommandId) {
        let seat = self.taking_seat(id.seat);
        match self.may_take_any(seat) {
            Err(refusal) => self.refuse(reaction, id, refusal),
            Ok(()) => {
                self.take_rest(reaction, seat, ActedBy::Person, Some(&id));
                reaction.answer(id, Ok(self.seq));
            }
        }
    }

    fn request_reshuffle(&mut self, reaction: &mut Reaction, id: CommandId) {
        match self.reshuffling_seat(id.seat) {
            Err(refusal) => self.refuse(reaction, id, refusal),
            Ok(seat) => {
                self.emit(reaction, Some(id.clone()), Event::MixedAgain { seat });
                reaction.answer(id, Ok(self.seq));
            }
        }
    }

    /// Whether a player may choose the tile at this place of the boneyard.
    fn may_point(&self, place: usize) -> Result<(), Refusal> {
        let points = self.options.boneyard == BoneyardChoice::Pointed && place < self.boneyard.len();
        if points { Ok(()) } else { Err(Refusal::NotPointed) }
    }

    /// Whether a person may leave a match that has begun, so that a bot plays on.
    fn may_give_seat_to_bot(&self, seat: Seat) -> Result<Event, Refusal> {
        let plays = matches!(self.phase, Phase::Playing | Phase::Taking | Phase::Between);
        match self.seats[seat].bot() {
            None if plays => Ok(Event::Held { seat, level: Self::HOLDING_LEVEL }),
            _ => Err(Refusal::NoRound),
        }
    }

    fn may_return(&self, seat: Seat) -> Result<(), Refusal> {
        if self.seats[seat].bot().is_some() { Ok(()) } else { Err(Refusal::NotReplaced) }
    }

    fn may_be_ready(&self, seat: Seat) -> Result<(), Refusal> {
        let waits = matches!(self.phase, Phase::Between | Phase::Over | Phase::Stopped);
        if waits && !self.ready[seat] { Ok(()) } else { Err(Refusal::NothingToWaitFor) }
    }

    fn may_stop(&self, now: Timestamp, seat: Seat) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Playing | Phase::Taking | Phase::Between) {
            return Err(Refusal::NoRound);
        }
        let missing_ms = |away: &Seat| match self.may_go_on_without(now, seat, *away) {
            Ok(_) => 0,
            Err(Refusal::InGrace { left_ms, .. }) => left_ms,
            Err(_) => u64::MAX,
        };
        let others = Seat::all(self.seats.seats());
        let reason = if self.options.rated {
            // Nobody of the other sides may be there, or a side that loses could undo the match with the help of a player who goes away.
            let sides = self.game.sides();
            let is_opponent = |other: &Seat| sides.of(*other) != sides.of(seat);
            others
                .filter(|other| is_opponent(other) && self.seats[*other].bot().is_none())
                .max_by_key(missing_ms)
        } else {
            // One absent person is enough.
            others.min_by_key(missing_ms)
        };
        self.may_go_on_without(now, seat, reason.unwrap_or(seat)).map(drop)
    }

    /// The seat that a bot may take over: the first seat of the player on seat `away`.
    fn may_go_on_without(&self, now: Timestamp, seat: Seat, away: Seat) -> Result<Seat, Refusal> {
        let occupant = self.seats.get(away).ok_or(Refusal::NoSuchSeat { seat: away })?;
        let away = self.first_seat(away);
        let held = matches!(occupant, Occupant::Person { held_by: Some(_), .. });
        let since = self.away_since[away].filter(|_| away != seat && !held);
        let since = since.ok_or(Refusal::NotAway { seat: away })?;
        let left_ms = self.grace_left_ms(now, since);
        if left_ms > 0 { Err(Refusal::InGrace { seat: away, left_ms }) } else { Ok(away) }
    }

    /// Checks a person's move and makes it the pending move.
    fn choose(&mut self, reaction: &mut Reaction, id: CommandId, choice: Move, place: usize) {
        if let Some(ends) = self.declare_ends() {
            return self.refuse(reaction, id, Refusal::BeforeLead { left_ms: ends.ms_since(reaction.now) });
        }
        let checked = match (&self.round, self.phase) {
            (Some(round), Phase::Playing)
                if self.first_seat(round.turn()) != self.first_seat(id.seat) || self.pending.is_some() =>
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
            Err(refusal) => self.refuse(reaction, id, refusal),
            Ok(()) => {
                let due = match self.options.tempo {
                    Tempo::Open => reaction.now,
                    Tempo::Even => self.step_began.after_ms(Self::EVEN_TEMPO_MS_MIN).max(reaction.now),
                };
                self.pending = Some(PendingMove { choice, place, by: ActedBy::Person, cause: Some(id), due });
            }
        }
    }
}
