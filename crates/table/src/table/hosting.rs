//! Before the match: the host gives free seats to bots and takes them back, and people change their names and faces.
//!
//! The page of a table that waits is `web/src/features/table/waiting/WaitingRoom.svelte`.

use boneyard_ids::PersonId;
use boneyard_rules::Seat;

use crate::{
    casting::Casting,
    command::{CommandId, Refusal},
    event::Event,
    level::Level,
    occupant::Occupant,
    persona::Persona,
    reaction::Reaction,
    table::Table,
    view::Phase,
};

impl Table {
    /// Tells the table the name and the face of a person, and the account that a guest became part of. Nothing happens if they have no seat or nothing changes.
    pub(crate) fn introduce(
        &mut self,
        reaction: &mut Reaction,
        person: &PersonId,
        name: String,
        face: Option<u16>,
        account: Option<PersonId>,
    ) {
        let Some(seat) = self.seat_of(person) else { return };
        // Nobody sits twice at a table.
        let account = account.filter(|account| self.seat_of(account).is_none());
        let known = match &self.seats[seat] {
            Occupant::Person { name, face, .. } => (name.as_str(), *face),
            Occupant::Open | Occupant::Bot { .. } => return,
        };
        if known != (name.as_str(), face) || account.is_some() {
            self.make_way(reaction, &name);
            self.emit(reaction, None, Event::Renamed { seat, name, face, person: account });
        }
    }

    /// Gives one free seat or all of them to bots. The last event gets the command as its cause.
    pub(crate) fn seat_bots(
        &mut self,
        reaction: &mut Reaction,
        id: CommandId,
        free: Option<Seat>,
        level: Level,
        persona: Option<Persona>,
    ) {
        let free = self.seats_for_bots(self.first_seat(id.seat), free);
        let (last, others) = match free.and_then(|free| self.not_here_yet(persona).map(|()| free)) {
            Ok(free) => free,
            Err(refusal) => return self.refuse(reaction, id, refusal),
        };
        let mut casting = self.casting();
        casting.taken.extend(persona);
        let mut first = persona;
        let mut seated = |seat| {
            let persona = casting.seat(seat, level, first.take());
            Event::BotSeated { seat, level, persona: Some(persona) }
        };
        let before: Vec<Event> = others.into_iter().map(&mut seated).collect();
        let last = seated(last);
        for event in before {
            self.emit(reaction, None, event);
        }
        self.emit(reaction, Some(id.clone()), last);
        reaction.answer(id, Ok(self.seq));
    }

    /// Before the match, bots whose names are like that of a person who comes give their seats to other bots.
    pub(crate) fn make_way(&mut self, reaction: &mut Reaction, name: &str) {
        if self.not_begun().is_err() {
            return;
        }
        let alike: Vec<(Seat, Level)> = self
            .seats
            .seated()
            .filter_map(|(seat, occupant)| match occupant {
                Occupant::Bot { level, persona } if persona.is_like(name) => Some((seat, *level)),
                _ => None,
            })
            .filter(|(seat, _)| self.first_seat(*seat) == *seat)
            .collect();
        for (seat, level) in alike {
            let mut casting = self.casting();
            casting.names.push(name);
            let persona = Some(casting.choose(seat, level));
            self.emit(reaction, None, Event::BotSeated { seat, level, persona });
        }
    }

    /// What is known for the choice of further personas.
    fn casting(&self) -> Casting<'_> {
        let sitters = || self.seats.iter();
        let taken = sitters().filter_map(|occupant| match occupant {
            Occupant::Bot { persona, .. } => Some(*persona),
            Occupant::Open | Occupant::Person { .. } => None,
        });
        let names = sitters().filter_map(|occupant| match occupant {
            Occupant::Person { name, .. } => Some(name.as_str()),
            Occupant::Open | Occupant::Bot { .. } => None,
        });
        Casting { taken: taken.collect(), names: names.collect(), seed: self.seed, seq: self.seq }
    }

    /// Whether a persona has no seat at the table yet.
    fn not_here_yet(&self, wanted: Option<Persona>) -> Result<(), Refusal> {
        let is_wanted = |occupant: &Occupant| matches!(occupant, Occupant::Bot { persona, .. } if Some(*persona) == wanted);
        match self.seats.seated().find(|(_, occupant)| is_wanted(occupant)) {
            Some((seat, _)) => Err(Refusal::BotSitsHere { seat }),
            None => Ok(()),
        }
    }

    /// The seats that the person on seat `by` may give to bots: the last one, and those before it.
    fn seats_for_bots(&self, by: Seat, free: Option<Seat>) -> Result<(Seat, Vec<Seat>), Refusal> {
        self.hosts(by)?;
        if self.options.rated {
            return Err(Refusal::Rated);
        }
        match free {
            None => {
                let mut seats = self.free_seats();
                // A table without a free seat begins its match.
                let last = seats.pop().ok_or(Refusal::MatchBegan)?;
                Ok((last, seats))
            }
            Some(seat) => match self.seats.get(seat) {
                None => Err(Refusal::NoSuchSeat { seat }),
                Some(Occupant::Open) => Ok((self.first_seat(seat), Vec::new())),
                Some(Occupant::Person { .. } | Occupant::Bot { .. }) => Err(Refusal::SeatTaken { seat }),
            },
        }
    }

    /// The seat of a bot, or the first of its two, that the person on seat `by` may free.
    pub(crate) fn removable_bot(&self, by: Seat, seat: Seat) -> Result<Seat, Refusal> {
        self.hosts(by)?;
        match self.seats.get(seat) {
            None => Err(Refusal::NoSuchSeat { seat }),
            Some(Occupant::Bot { .. }) => Ok(self.first_seat(seat)),
            Some(Occupant::Open | Occupant::Person { .. }) => Err(Refusal::NoBot { seat }),
        }
    }

    /// Whether the person on this seat is the host, and the match has not begun.
    fn hosts(&self, seat: Seat) -> Result<(), Refusal> {
        self.not_begun()?;
        if self.host() == Some(seat) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    pub(crate) fn not_begun(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Waiting { Ok(()) } else { Err(Refusal::MatchBegan) }
    }
}
