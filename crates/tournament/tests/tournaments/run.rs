//! A tournament with its log.

use boneyard_tournament::{
    Command, Entrant, Event, Format, Outcome, Pairing, PairingId, Refusal, Settings, Timestamp, Tournament,
};

pub(crate) struct Run {
    pub(crate) tournament: Tournament,
    pub(crate) log: Vec<Event>,
    pub(crate) now: Timestamp,
}

impl Run {
    pub(crate) fn with(settings: Settings, seed: u64) -> Self {
        let log = vec![Event::Opened { settings, seed }];
        let tournament = Tournament::restore(&log).expect("it begins with `opened`");
        Self { tournament, log, now: Timestamp(1_000_000) }
    }

    /// Starts with this many entrants. The first has the highest rating, and so on down.
    pub(crate) fn start(format: Format, entrants: u16) -> Self {
        let mut run = Self::with(Settings::new(format, 2..=entrants.max(12)).expect("settings"), 7040);
        for number in 0..entrants {
            run.ok(Command::Enter { rating: Some(2000 - number) });
        }
        run.ok(Command::Start);
        run
    }

    pub(crate) fn try_to(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        let events = self.tournament.handle(command, self.now)?;
        for event in &events {
            self.tournament.apply(event).expect("an event that fits");
            self.log.push(event.clone());
        }
        Ok(events)
    }

    pub(crate) fn ok(&mut self, command: Command) -> Vec<Event> {
        self.try_to(command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"))
    }

    pub(crate) fn refused(&mut self, command: Command) -> Refusal {
        self.try_to(command).expect_err("a refusal")
    }

    /// Pairs, and gives the open matches: the numbers of the first and the second entrant.
    pub(crate) fn pair(&mut self) -> Vec<(u16, u16)> {
        self.ok(Command::Pair);
        self.open()
    }

    pub(crate) fn open(&self) -> Vec<(u16, u16)> {
        self.tournament.open_meetings().map(|it| numbers(&it.pairing)).collect()
    }

    /// Reports the open match in which an entrant has the first side.
    pub(crate) fn report(&mut self, first: u16, outcome: Outcome) {
        let id = self.open_of(first);
        self.ok(Command::Report { pairing: id, outcome });
    }

    pub(crate) fn open_of(&self, first: u16) -> PairingId {
        let mut open = self.tournament.open_meetings();
        let found = open.find(|it| it.pairing.first.number() == first);
        found.unwrap_or_else(|| panic!("{first} has no open match on the first side")).pairing.id
    }

    pub(crate) fn report_all(&mut self, outcome: Outcome) {
        for (first, _) in self.open() {
            self.report(first, outcome);
        }
    }

    pub(crate) fn order(&self) -> Vec<u16> {
        self.tournament.standings().iter().map(|row| row.entrant.number()).collect()
    }

    pub(crate) fn half_points(&self, number: u16) -> u32 {
        let rows = self.tournament.standings();
        rows.iter().find(|row| row.entrant == entrant(number)).expect("a row").half_points
    }
}

pub(crate) fn entrant(number: u16) -> Entrant {
    Entrant::at(usize::from(number) - 1)
}

fn numbers(pairing: &Pairing) -> (u16, u16) {
    (pairing.first.number(), pairing.second.number())
}
