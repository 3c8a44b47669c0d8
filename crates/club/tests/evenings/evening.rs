//! An evening that tests play: entries of devices in order, with a clock that stands where it is put.

use std::collections::BTreeMap;

use boneyard_club::live::{Act, Author, Customs, Entry, EveningView, Live, Refusal, TableView, Taken};
use boneyard_club::{Evening, Moment, Player, Round, SheetId, file};

/// The player of a number.
pub(crate) fn player(number: u8) -> Player {
    Player::new(number).expect("a number from 1 to 64")
}

/// A table of a match.
pub(crate) fn at(number: u16, table: u8) -> SheetId {
    SheetId { number, table }
}

/// A round as it is written.
pub(crate) fn round(text: &str) -> Round {
    text.parse().expect("a round")
}

/// An evening as its file tells it.
pub(crate) fn evening(lines: &str) -> Evening {
    match file::read(&format!("evening 1\nname \"Friday\"\n{lines}")) {
        Ok(evening) => evening,
        Err(error) => panic!("{error}\n{lines}"),
    }
}

/// An evening while it goes on.
pub(crate) struct Night {
    pub(crate) live: Live,
    /// In milliseconds.
    pub(crate) now: u64,
    numbers: BTreeMap<String, u32>,
    /// Everything that was taken.
    pub(crate) entries: Vec<Entry>,
}

impl Night {
    /// An evening that the organiser has opened from a file.
    pub(crate) fn new(lines: &str) -> Self {
        Self::with(lines, Customs::default())
    }

    /// The same, with customs of a club.
    pub(crate) fn with(lines: &str, customs: Customs) -> Self {
        let mut night =
            Self { live: Live::new(), now: 1_000_000, numbers: BTreeMap::new(), entries: Vec::new() };
        let file = format!("evening 1\nname \"Friday\"\n{lines}");
        night.organiser(Act::Open { file, customs, courtesies: Vec::new() });
        night
    }

    /// The entry that a device would send.
    pub(crate) fn entry(&mut self, device: &str, by: Author, act: Act) -> Entry {
        let n = self.numbers.entry(device.to_owned()).or_default();
        *n += 1;
        Entry { device: device.to_owned(), n: *n, at: Moment(self.now), by, act }
    }

    /// Takes an entry as it is.
    pub(crate) fn take(&mut self, entry: &Entry) -> Result<Taken, Refusal> {
        let taken = self.live.take(entry)?;
        if taken == Taken::New {
            self.entries.push(entry.clone());
        }
        Ok(taken)
    }

    /// The organiser does something that is taken.
    #[track_caller]
    pub(crate) fn organiser(&mut self, act: Act) {
        self.try_organiser(act.clone()).unwrap_or_else(|refusal| panic!("{refusal}: {act:?}"));
    }

    pub(crate) fn try_organiser(&mut self, act: Act) -> Result<(), Refusal> {
        let entry = self.entry("laptop", Author::Organiser, act);
        self.take(&entry).map(|_| ())
    }

    /// A player does something that is taken.
    #[track_caller]
    pub(crate) fn player(&mut self, number: u8, act: Act) {
        self.try_player(number, act.clone()).unwrap_or_else(|refusal| panic!("{refusal}: {act:?}"));
    }

    pub(crate) fn try_player(&mut self, number: u8, act: Act) -> Result<(), Refusal> {
        let by = Author::Player { player: player(number) };
        let entry = self.entry(&format!("phone {number}"), by, act);
        self.take(&entry).map(|_| ())
    }

    /// A player starts to keep the score at a table, all are there, and somebody leads.
    #[track_caller]
    pub(crate) fn keeps(&mut self, keeper: u8, at: SheetId, leads: u8) {
        self.player(keeper, Act::Keeper { at, player: player(keeper) });
        self.player(keeper, Act::Present { at });
        self.player(keeper, Act::Lead { at, round: 1, player: player(leads) });
    }

    /// A player writes rounds down, half a minute apart.
    #[track_caller]
    pub(crate) fn writes(&mut self, keeper: u8, at: SheetId, first: u16, rounds: &[&str]) {
        for (number, text) in (first..).zip(rounds) {
            self.now += 30_000;
            self.player(keeper, Act::Round { at, number, round: round(text), sure: false });
        }
    }

    /// The view of whoever only looks on.
    pub(crate) fn view(&self) -> EveningView {
        self.live.view(None, Moment(self.now)).expect("an evening that is open")
    }

    /// A table as the screen shows it.
    pub(crate) fn table(&self, at: SheetId) -> TableView {
        self.live.table(at, Moment(self.now)).expect("a table of the evening")
    }
}

impl Drop for Night {
    /// Whatever a test played is a fold: the same entries bring the same evening back.
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let mut again = Live::new();
        for entry in &self.entries {
            assert_eq!(again.take(entry), Ok(Taken::New), "an entry that was taken is taken again");
        }
        let now = Moment(self.now);
        assert_eq!(again.view(None, now), self.live.view(None, now), "the same entries, the same evening");
        for entry in &self.entries {
            assert_eq!(again.take(entry), Ok(Taken::Again), "an entry that arrives twice is known (CLUB-98)");
        }
        assert_eq!(again.view(None, now), self.live.view(None, now), "and changes nothing (CLUB-98)");
    }
}
