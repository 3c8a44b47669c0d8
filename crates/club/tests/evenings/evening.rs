//! An evening that tests play: entries of devices in order, with a clock that stands where it is put.

use std::collections::BTreeMap;

use boneyard_club::live::{
    Applied, Audience, Author, ClubTableView, Customs, EntryRefusal, EveningCommand, EveningView,
    LiveEvening, LogEntry,
};
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

/// An evening in progress.
pub(crate) struct Night {
    pub(crate) live: LiveEvening,
    /// In milliseconds.
    pub(crate) now: u64,
    numbers: BTreeMap<String, u32>,
    /// Everything that was taken.
    pub(crate) entries: Vec<LogEntry>,
    /// The same evening as each audience folds what it is shown.
    readers: [(Audience, LiveEvening); 3],
}

impl Night {
    /// An evening that the organiser has opened from a file.
    pub(crate) fn new(lines: &str) -> Self {
        Self::with(lines, Customs::default())
    }

    /// The same, with customs of a club.
    pub(crate) fn with(lines: &str, customs: Customs) -> Self {
        let mut night = Self {
            live: LiveEvening::new(),
            now: 1_000_000,
            numbers: BTreeMap::new(),
            entries: Vec::new(),
            readers: Audience::ALL.map(|audience| (audience, LiveEvening::new())),
        };
        let file = format!("evening 1\nname \"Friday\"\n{lines}");
        night.organiser(EveningCommand::Open { file, customs, courtesies: Vec::new() });
        night
    }

    /// The entry that a device would send.
    pub(crate) fn entry(&mut self, device: &str, by: Author, command: EveningCommand) -> LogEntry {
        let n = self.numbers.entry(device.to_owned()).or_default();
        *n += 1;
        LogEntry { device: device.into(), n: *n, at: Moment(self.now), by, command }
    }

    /// Takes an entry as it is.
    pub(crate) fn take(&mut self, entry: &LogEntry) -> Result<Applied, EntryRefusal> {
        let public_author = self.live.public_author(entry);
        let taken = self.live.take(entry)?;
        if taken == Applied::New {
            self.entries.push(entry.clone());
            let seq = u32::try_from(self.entries.len()).expect("few entries");
            for (audience, live) in &mut self.readers {
                let seen = entry.seen_by(*audience, seq, public_author);
                assert_eq!(live.replay(&seen), Ok(Applied::New), "{audience:?} follow {entry:?}");
            }
            self.check_readers();
        }
        Ok(taken)
    }

    /// Every reader folds the same evening out of what it is shown: what is played and confirmed, and who is asked to do what, hangs on
    /// nothing that some of them are not shown.
    fn check_readers(&self) {
        let now = Moment(self.now);
        let Some(whole) = self.live.view(None, now) else { return };
        for (audience, live) in &self.readers {
            let view = live.view(None, now).expect("the evening is open for every reader");
            if *audience == Audience::Organiser {
                assert_eq!(view, whole);
                continue;
            }
            assert!(view.setup.players.iter().all(|person| person.needs.is_empty()), "{audience:?}");
            let mut setup = whole.setup.clone();
            setup.players.iter_mut().for_each(|person| person.needs.clear());
            if *audience == Audience::Players {
                assert_eq!(view, EveningView { setup, ..whole.clone() });
                continue;
            }
            assert_eq!(public(&view), public(&EveningView { setup, ..whole.clone() }));
        }
    }

    /// The organiser does something that is taken.
    #[track_caller]
    pub(crate) fn organiser(&mut self, command: EveningCommand) {
        self.try_organiser(command.clone()).unwrap_or_else(|refusal| panic!("{refusal}: {command:?}"));
    }

    pub(crate) fn try_organiser(&mut self, command: EveningCommand) -> Result<(), EntryRefusal> {
        let entry = self.entry("laptop", Author::Organiser, command);
        self.take(&entry).map(|_| ())
    }

    /// A player does something that is taken.
    #[track_caller]
    pub(crate) fn player(&mut self, number: u8, command: EveningCommand) {
        self.try_player(number, command.clone()).unwrap_or_else(|refusal| panic!("{refusal}: {command:?}"));
    }

    pub(crate) fn try_player(&mut self, number: u8, command: EveningCommand) -> Result<(), EntryRefusal> {
        let by = Author::Player { player: player(number) };
        let entry = self.entry(&format!("phone {number}"), by, command);
        self.take(&entry).map(|_| ())
    }

    /// A player starts to keep the score at a table, all are there, and somebody leads.
    #[track_caller]
    pub(crate) fn keeps(&mut self, keeper: u8, at: SheetId, leads: u8) {
        self.player(keeper, EveningCommand::Keeper { at, player: player(keeper) });
        self.player(keeper, EveningCommand::Present { at });
        self.player(keeper, EveningCommand::Lead { at, round: 1, player: player(leads) });
    }

    /// A player writes rounds down, half a minute apart.
    #[track_caller]
    pub(crate) fn writes(&mut self, keeper: u8, at: SheetId, first: u16, rounds: &[&str]) {
        for (number, text) in (first..).zip(rounds) {
            self.now += 30_000;
            self.player(keeper, EveningCommand::Round { at, number, round: round(text), sure: false });
        }
    }

    /// The view of whoever only looks on.
    pub(crate) fn view(&self) -> EveningView {
        self.live.view(None, Moment(self.now)).expect("an evening that is open")
    }

    /// A table as the screen shows it.
    pub(crate) fn table(&self, at: SheetId) -> ClubTableView {
        self.live.table(at, Moment(self.now)).expect("a table of the evening")
    }
}

/// What onlookers see alike.
fn public(view: &EveningView) -> impl PartialEq + std::fmt::Debug + use<> {
    let EveningView {
        phase, setup, customs, schedule, begun, begun_at, report, by_number, late, closed, ..
    } = view.clone();
    let tables: Vec<_> = view.tables.iter().cloned().map(public_table).collect();
    let alerts: Vec<_> =
        view.alerts.iter().map(|alert| (alert.id, alert.at, alert.raised, alert.state)).collect();
    let calls: Vec<_> = view.calls.iter().map(|call| (call.id, call.at, call.since, call.state)).collect();
    let sanctions: Vec<_> =
        view.sanctions.iter().map(|one| (one.player, one.amount, one.number, one.round)).collect();
    let log: Vec<_> = view.log.iter().map(|line| (line.at, &line.what, &line.old, &line.new)).collect();
    let log = format!("{log:?}");
    (
        (phase, setup, customs, schedule, begun, begun_at, closed),
        (report, by_number, late, tables),
        (alerts, calls, sanctions, log, view.announcements.clone()),
    )
}

/// A table without who writes for whom and what is done for them.
fn public_table(mut table: ClubTableView) -> ClubTableView {
    table.writer = None;
    table.able.clear();
    table.shuffler = None;
    table.asked = None;
    // Onlookers learn that a player agreed, not which one.
    table.agreed = table.agreed.map(|_| player(1));
    for seat in &mut table.seats {
        seat.courtesies.clear();
    }
    table
}

impl Drop for Night {
    /// Whatever a test played is a fold: the same entries bring the same evening back.
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let mut again = LiveEvening::new();
        for entry in &self.entries {
            assert_eq!(again.take(entry), Ok(Applied::New), "an entry that was taken is taken again");
        }
        let now = Moment(self.now);
        assert_eq!(again.view(None, now), self.live.view(None, now), "the same entries, the same evening");
        for entry in &self.entries {
            assert_eq!(
                again.take(entry),
                Ok(Applied::Again),
                "an entry that arrives twice is known (CLUB-98)"
            );
        }
        assert_eq!(again.view(None, now), self.live.view(None, now), "and changes nothing (CLUB-98)");
    }
}
