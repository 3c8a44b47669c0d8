//! An evening for tests: entries of devices in order, with a clock that the test sets.

use std::collections::BTreeMap;

use boneyard_club::live::{
    Applied, Audience, Author, ClubTableView, EntryRefusal, EveningCommand, EveningOptions, EveningView,
    LiveEvening, LogEntry,
};
use boneyard_club::{Evening, Moment, Player, Round, SheetId, file};

/// The player with a number.
pub(crate) fn player(number: u16) -> Player {
    Player::new(number).expect("a number from 1 to 800")
}

/// A table of a match.
pub(crate) fn at(number: u16, table: u8) -> SheetId {
    SheetId { number, table }
}

/// A round from its text.
pub(crate) fn round(text: &str) -> Round {
    text.parse().expect("a round")
}

/// The evening of a file. The first two lines, version and name, are added.
pub(crate) fn evening(lines: &str) -> Evening {
    match file::read(&format!("evening 1\nname \"Friday\"\n{lines}")) {
        Ok(evening) => evening,
        Err(error) => panic!("{error}\n{lines}"),
    }
}

/// An evening in progress.
pub(crate) struct TestEvening {
    pub(crate) live: LiveEvening,
    /// The current time in milliseconds.
    pub(crate) now: u64,
    /// The number of the last entry of each device.
    numbers: BTreeMap<String, u32>,
    /// All accepted entries.
    pub(crate) entries: Vec<LogEntry>,
    /// The evening that some audiences fold from the entries they are shown.
    readers: [(Audience, LiveEvening); 4],
}

impl TestEvening {
    /// An evening, opened by the organiser from a file. The first two lines, version and name, are added.
    pub(crate) fn new(lines: &str) -> Self {
        Self::with(lines, EveningOptions::default())
    }

    /// An evening with the options of a club, opened by the organiser from a file.
    pub(crate) fn with(lines: &str, options: EveningOptions) -> Self {
        let mut friday = Self {
            live: LiveEvening::new(),
            now: 1_000_000,
            numbers: BTreeMap::new(),
            entries: Vec::new(),
            readers: [
                Audience::Organiser,
                Audience::Player(player(1)),
                Audience::Player(player(4)),
                Audience::Spectators,
            ]
            .map(|audience| (audience, LiveEvening::new())),
        };
        let file = format!("evening 1\nname \"Friday\"\n{lines}");
        friday.organiser(EveningCommand::Open { file, options, courtesies: Vec::new() });
        friday
    }

    /// The entry that a device would send.
    pub(crate) fn entry(&mut self, device: &str, by: Author, command: EveningCommand) -> LogEntry {
        let n = self.numbers.entry(device.to_owned()).or_default();
        *n += 1;
        LogEntry { device: device.into(), n: *n, at: Moment(self.now), by, command }
    }

    /// Gives an entry to the evening, as a server receives it, and the entry as each audience sees it to its reader.
    pub(crate) fn take(&mut self, entry: &LogEntry) -> Result<Applied, EntryRefusal> {
        let entry = &self.live.received(entry.clone());
        let public_author = self.live.public_author(entry);
        let taken = self.live.take(entry)?;
        if taken == Applied::New {
            self.entries.push(entry.clone());
            let seq = u32::try_from(self.entries.len()).expect("few entries");
            let companions = self.live.companions();
            for (audience, live) in &mut self.readers {
                let seen = entry.seen_by(*audience, seq, public_author, &companions);
                assert_eq!(live.replay(&seen), Ok(Applied::New), "{audience:?} follow {entry:?}");
            }
            self.check_readers();
        }
        Ok(taken)
    }

    /// Checks that every audience folds the same evening. Results, confirmations and questions must not depend on facts that some
    /// readers are not shown.
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
            let mut whole = EveningView { setup, ..whole.clone() };
            whole.log.retain(|line| !line.is_note());
            assert_eq!(public(&view), public(&whole));
            if let Audience::Player(reader) = *audience {
                check_player(reader, &view, &whole);
            }
        }
    }

    /// The organiser makes an entry that is accepted.
    #[track_caller]
    pub(crate) fn organiser(&mut self, command: EveningCommand) {
        self.try_organiser(command.clone()).unwrap_or_else(|refusal| panic!("{refusal}: {command:?}"));
    }

    pub(crate) fn try_organiser(&mut self, command: EveningCommand) -> Result<(), EntryRefusal> {
        let entry = self.entry("laptop", Author::Organiser, command);
        self.take(&entry).map(|_| ())
    }

    /// A player makes an entry that is accepted.
    #[track_caller]
    pub(crate) fn player(&mut self, number: u16, command: EveningCommand) {
        self.try_player(number, command.clone()).unwrap_or_else(|refusal| panic!("{refusal}: {command:?}"));
    }

    pub(crate) fn try_player(&mut self, number: u16, command: EveningCommand) -> Result<(), EntryRefusal> {
        let by = Author::Player { player: player(number) };
        let entry = self.entry(&format!("phone {number}"), by, command);
        self.take(&entry).map(|_| ())
    }

    /// A player becomes the scorekeeper of a table, all four are present, and a player leads.
    #[track_caller]
    pub(crate) fn start_table(&mut self, scorekeeper: u16, at: SheetId, leads: u16) {
        self.player(scorekeeper, EveningCommand::NameScorekeeper { at, player: player(scorekeeper) });
        self.player(scorekeeper, EveningCommand::Present { at });
        self.player(scorekeeper, EveningCommand::Lead { at, round: 1, player: player(leads) });
    }

    /// A player enters rounds, half a minute apart.
    #[track_caller]
    pub(crate) fn enter_rounds(&mut self, scorekeeper: u16, at: SheetId, first: u16, rounds: &[&str]) {
        for (number, text) in (first..).zip(rounds) {
            self.now += 30_000;
            self.player(scorekeeper, EveningCommand::Round { at, number, round: round(text), sure: false });
        }
    }

    /// The view of a spectator.
    pub(crate) fn view(&self) -> EveningView {
        self.live.view(None, Moment(self.now)).expect("an evening that is open")
    }

    /// The view of a table.
    pub(crate) fn table(&self, at: SheetId) -> ClubTableView {
        self.live.table_view(at, Moment(self.now)).expect("a table of the evening")
    }
}

/// Checks that a player sees everything at their own tables, and at other tables no courtesies.
fn check_player(reader: Player, view: &EveningView, whole: &EveningView) {
    for (seen, table) in view.tables.iter().zip(&whole.tables) {
        if table.seats.iter().any(|seat| seat.player == reader) {
            assert_eq!(seen, table);
        } else {
            assert!(seen.seats.iter().all(|seat| seat.courtesies.is_empty()), "{reader}: {seen:?}");
        }
    }
    assert_eq!(*view, EveningView { tables: view.tables.clone(), ..whole.clone() });
}

/// The part of the view that spectators see too.
fn public(view: &EveningView) -> impl PartialEq + std::fmt::Debug + use<> {
    let EveningView {
        phase,
        setup,
        options,
        schedule,
        begun,
        begun_at,
        report,
        by_number,
        late,
        closed,
        counts,
        ..
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
        (phase, setup, options, schedule, begun, begun_at, (closed, counts)),
        (report, by_number, late, tables),
        (alerts, calls, sanctions, log, view.announcements.clone()),
    )
}

/// A table without its scorekeeper and the courtesies.
fn public_table(mut table: ClubTableView) -> ClubTableView {
    table.acting_scorekeeper = None;
    table.writer = None;
    table.able.clear();
    table.shuffler = None;
    table.asked = None;
    // Spectators see that a player agreed, but not which one.
    table.agreed = table.agreed.map(|_| player(1));
    for seat in &mut table.seats {
        seat.courtesies.clear();
    }
    table
}

impl Drop for TestEvening {
    /// Checks that replaying the accepted entries gives the same evening.
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let mut again = LiveEvening::new();
        for entry in &self.entries {
            assert_eq!(again.take(entry), Ok(Applied::New), "an entry that was accepted is accepted again");
        }
        let now = Moment(self.now);
        assert_eq!(again.view(None, now), self.live.view(None, now), "the same entries, the same evening");
        for entry in &self.entries {
            assert_eq!(
                again.take(entry),
                Ok(Applied::Repeated),
                "an entry that arrives twice is known (CLUB-98)"
            );
        }
        assert_eq!(
            again.view(None, now),
            self.live.view(None, now),
            "a repeated entry changes nothing (CLUB-98)"
        );
    }
}
