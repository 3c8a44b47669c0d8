//! An evening's entries in their order, and what they come to for each audience.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use boneyard_club::live::{Applied, Audience, Author, EntryRefusal, EveningCommand, LiveEvening, LogEntry};
use boneyard_club::{Moment, Need, SheetId};
use boneyard_ids::{DeviceId, ParticipantId};
use boneyard_protocol::evening::{EveningFacts, EveningServerMessage};
use boneyard_store::{NewEntry, StoredEntry};

use crate::bounds::{ABANDONED_AFTER, CATCH_UP_ENTRIES};
use crate::evenings::people::Person;
use crate::evenings::quota::Quota;
use crate::socket::encode;

/// The device of what the server itself enters. Others have a person's id and a dot before their name.
pub(crate) const SERVER_DEVICE: &str = "server";

/// The entries of an evening, folded.
#[derive(Default)]
pub(crate) struct EveningLog {
    /// The fold of all entries. It decides what is accepted.
    live: Arc<LiveEvening>,
    /// The fold of the entries as players see them.
    players: Arc<LiveEvening>,
    /// What follows from the entries as onlookers see them. All they are sent is made from this, so it cannot tell more.
    onlookers: Arc<LiveEvening>,
    entries: Vec<LogEntry>,
    /// The author of each entry as onlookers see it.
    public_author: Vec<Author>,
    quota: Quota,
    /// When the last entry was taken, by the server's clock.
    taken_at: Moment,
    /// What players need, by their names.
    needs: HashMap<String, Needs>,
    /// How many entries brought a line-up.
    line_ups: u32,
    /// Guests who entered rounds or the end of a table.
    writers: HashMap<SheetId, Vec<ParticipantId>>,
    /// Whole runs of [`CATCH_UP_ENTRIES`] as each audience is sent them: many come late.
    runs: HashMap<(Audience, usize), Utf8Bytes>,
}

/// What a player needs.
struct Needs {
    needs: Vec<Need>,
    /// When that was changed last, since a player of this name is in the line-up; `None` if it was not.
    changed: Option<Moment>,
}

/// A stored entry that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("entry {seq}: {cause}")]
pub(crate) struct BadEntry {
    seq: u32,
    cause: serde_json::Error,
}

/// Why an entry is not appended.
#[derive(Debug)]
pub(crate) enum AppendError {
    /// It cannot be so.
    Refused(EntryRefusal),
    /// It had arrived before.
    Again,
    /// The device gave its number to another entry before.
    Another,
}

impl EveningLog {
    /// Brings a book back from what is stored.
    ///
    /// # Errors
    /// The first entry that cannot be read.
    pub(crate) fn restore(stored: &[StoredEntry]) -> Result<Self, BadEntry> {
        let mut log = EveningLog::default();
        for StoredEntry { seq, at_ms, body, .. } in stored {
            let entry: LogEntry =
                serde_json::from_str(body).map_err(|cause| BadEntry { seq: *seq, cause })?;
            let public_author = log.live.public_author(&entry);
            // It was taken once, so nothing is decided again.
            if let Err(refusal) = Arc::make_mut(&mut log.live).replay(&entry) {
                // It keeps its number. Every reader skips it, too.
                tracing::warn!(%refusal, "Entry {seq} makes no sense today: {refusal}");
            }
            log.write(entry, public_author, body.len(), Moment(at_ms.cast_unsigned()));
        }
        Ok(log)
    }

    /// How many entries there are, which is the number of the last one.
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// How many entries brought a line-up.
    pub(crate) fn line_ups(&self) -> u32 {
        self.line_ups
    }

    /// The fold of all entries.
    pub(crate) fn live(&self) -> &LiveEvening {
        &self.live
    }

    /// What an audience may know of it, as it stands now.
    pub(crate) fn snapshot(&self, audience: Audience) -> Arc<LiveEvening> {
        Arc::clone(match audience {
            Audience::Organiser => &self.live,
            Audience::Players => &self.players,
            Audience::Onlookers => &self.onlookers,
        })
    }

    /// Writes an entry down, stamped no later than now, as it is to be stored.
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    pub(crate) fn take(&mut self, mut entry: LogEntry, now: Moment) -> Result<NewEntry, AppendError> {
        // A device whose clock is ahead must not have the time of a match run out early.
        entry.at = entry.at.min(now);
        let body = serde_json::to_string(&entry).expect("entries have string keys only");
        if !self.live.has_entry(&entry) && entry.device.as_str() != SERVER_DEVICE {
            self.quota.check(&entry, body.len()).map_err(AppendError::Refused)?;
            self.check_agreement(&entry).map_err(AppendError::Refused)?;
        }
        let public_author = self.live.public_author(&entry);
        match Arc::make_mut(&mut self.live).take(&entry) {
            Ok(Applied::New) => {}
            Ok(Applied::Repeated) => {
                let same = |known: &LogEntry| known.device == entry.device && known.n == entry.n;
                let known = self.entries.iter().rfind(|known| same(known));
                let another = known.is_some_and(|known| known.command != entry.command);
                return Err(if another { AppendError::Another } else { AppendError::Again });
            }
            Err(refusal) => return Err(AppendError::Refused(refusal)),
        }
        let new = NewEntry { device: entry.device.clone(), n: entry.n, at_ms: now.0.cast_signed(), body };
        self.write(entry, public_author, new.body.len(), now);
        Ok(new)
    }

    /// Refuses an agreement from the device that entered the result, also under another player's name.
    fn check_agreement(&self, entry: &LogEntry) -> Result<(), EntryRefusal> {
        let EveningCommand::Agree { at } = entry.command else { return Ok(()) };
        let guest = entry.device.participant();
        let wrote = self.writers.get(&at).is_some_and(|writers| writers.contains(&guest));
        if wrote { Err(EntryRefusal::OwnResult { at }) } else { Ok(()) }
    }

    fn write(&mut self, entry: LogEntry, public_author: Author, bytes: usize, now: Moment) {
        self.quota.count(&entry, bytes);
        self.taken_at = self.taken_at.max(now);
        let seq = self.len() + 1;
        for (audience, live) in
            [(Audience::Players, &mut self.players), (Audience::Onlookers, &mut self.onlookers)]
        {
            if let Err(refusal) = Arc::make_mut(live).replay(&entry.seen_by(audience, seq, public_author)) {
                tracing::warn!(%refusal, "{audience:?} cannot follow entry {seq}: {refusal}");
            }
        }
        if changes_line_up(&entry.command) {
            self.note_needs(now);
            self.line_ups += 1;
        }
        if let (
            EveningCommand::Round { at, .. }
            | EveningCommand::Change { at, .. }
            | EveningCommand::Stop { at, .. },
            Author::Player { .. },
        ) = (&entry.command, entry.by)
        {
            let writers = self.writers.entry(*at).or_default();
            let guest = entry.device.participant();
            if !writers.contains(&guest) {
                writers.push(guest);
            }
        }
        self.entries.push(entry);
        self.public_author.push(public_author);
    }

    /// Notes when it was entered what players need.
    fn note_needs(&mut self, now: Moment) {
        let Some(evening) = self.live.evening() else { return };
        let before = std::mem::take(&mut self.needs);
        for person in &evening.setup().players {
            let changed = match before.get(&person.name) {
                Some(known) if known.needs == person.needs => known.changed,
                Some(_) => Some(now),
                None => None,
            };
            self.needs.insert(person.name.clone(), Needs { needs: person.needs.clone(), changed });
        }
    }

    /// What a person needs, where the device may be told: the organiser has confirmed that it is the player's, or it was there before
    /// that was entered. To any other device not even whether there is something (CLUB-103).
    pub(crate) fn needs_of(&self, person: Person) -> Option<Vec<Need>> {
        let Author::Player { player } = person.author else { return None };
        let name = &self.live.evening()?.setup().person(player)?.name;
        let Needs { needs, changed } = self.needs.get(name)?;
        let came_before = changed.is_some_and(|changed| person.since_ms < changed.0.cast_signed());
        (person.confirmed || came_before).then(|| needs.clone())
    }

    /// The names of those who play, in the order of their numbers.
    pub(crate) fn names(&self) -> Vec<String> {
        let players = self.live.evening().map(|evening| evening.setup().players.as_slice());
        players.unwrap_or_default().iter().map(|person| person.name.clone()).collect()
    }

    /// The highest number that a device gave to an entry that was taken; 0 for none.
    pub(crate) fn last_of(&self, device: &DeviceId) -> u32 {
        let own = self.entries.iter().filter(|entry| entry.device == *device);
        own.map(|entry| entry.n).max().unwrap_or(0)
    }

    /// Whether the evening was opened and is not closed.
    pub(crate) fn is_open(&self) -> bool {
        self.live.evening().is_some() && self.live.closed().is_none()
    }

    /// When the evening counts as abandoned and is closed (CLUB-20); `None` where it is not open.
    pub(crate) fn abandoned_at(&self) -> Option<Moment> {
        let after = u64::try_from(ABANDONED_AFTER.as_millis()).unwrap_or(u64::MAX);
        self.is_open().then(|| self.taken_at.after(after))
    }

    /// Closes an evening that has been abandoned by now.
    pub(crate) fn close_abandoned(&mut self, now: Moment) -> Option<NewEntry> {
        self.abandoned_at().filter(|at| *at <= now)?;
        let device = DeviceId::from(SERVER_DEVICE);
        let n = self.last_of(&device) + 1;
        let (by, command) = (Author::Organiser, EveningCommand::Close);
        match self.take(LogEntry { device, n, at: now, by, command }, now) {
            Ok(entry) => Some(entry),
            Err(cause) => {
                tracing::error!("An abandoned evening cannot be closed: {cause:?}");
                None
            }
        }
    }

    /// The facts for lists; `None` before the evening is opened.
    pub(crate) fn facts(&self) -> Option<EveningFacts> {
        let evening = self.live.evening()?;
        let setup = evening.setup();
        Some(EveningFacts {
            name: setup.name.clone(),
            date: setup.date,
            players: setup.size(),
            matches: evening.schedule().len(),
            begun: self.live.begun(),
            is_final: evening.is_final(),
        })
    }

    /// The entries after a number, as an audience may see them.
    pub(crate) fn entries_after(&self, seq: u32, audience: Audience) -> EveningServerMessage {
        self.run(seq as usize, self.entries.len(), audience)
    }

    /// The same, encoded, in messages of a few entries each.
    pub(crate) fn catch_up(&mut self, seq: u32, audience: Audience) -> Vec<Utf8Bytes> {
        let mut frames = Vec::new();
        let mut from = seq as usize;
        while from < self.entries.len() {
            let run = from / CATCH_UP_ENTRIES;
            let end = ((run + 1) * CATCH_UP_ENTRIES).min(self.entries.len());
            let is_whole = end - from == CATCH_UP_ENTRIES;
            let frame = match self.runs.get(&(audience, run)).filter(|_| is_whole) {
                Some(frame) => frame.clone(),
                None => encode(&self.run(from, end, audience)),
            };
            if is_whole {
                self.runs.insert((audience, run), frame.clone());
            }
            frames.push(frame);
            from = end;
        }
        frames
    }

    /// Entries by their places, from 0.
    fn run(&self, from: usize, end: usize, audience: Audience) -> EveningServerMessage {
        let entries = self.entries.get(from..end).unwrap_or_default();
        let public_author = self.public_author.get(from..end).unwrap_or_default();
        let first = u32::try_from(from + 1).unwrap_or(u32::MAX);
        let seen = |(seq, (entry, by)): (u32, (&LogEntry, &Author))| entry.seen_by(audience, seq, *by);
        EveningServerMessage::Entries {
            from: first,
            entries: (first..).zip(entries.iter().zip(public_author)).map(seen).collect(),
        }
    }
}

/// Whether an act may bring another line-up.
pub(crate) fn changes_line_up(command: &EveningCommand) -> bool {
    matches!(
        command,
        EveningCommand::Open { .. } | EveningCommand::Conditions { .. } | EveningCommand::Reseat { .. }
    )
}

#[cfg(test)]
mod tests {
    use boneyard_club::live::{CallReason, CallState, Customs};
    use boneyard_protocol::evening::EveningServerMessage::Entries;

    use boneyard_club::Player;

    use super::*;
    use crate::bounds::{ALLOWED_CALLS, EVENING_ENTRIES_MAX, PLAYERS_ENTRIES_MAX};

    const DAY_MS: u64 = 24 * 60 * 60 * 1000;
    const START: Moment = Moment(1_790_000_000_000);

    fn entry(device: &str, n: u32, at: Moment, command: EveningCommand) -> LogEntry {
        LogEntry { device: device.into(), n, at, by: Author::Organiser, command }
    }

    /// An evening of four, opened at the start.
    fn opened() -> (EveningLog, Vec<StoredEntry>) {
        let mut log = EveningLog::default();
        let file = "evening 1\nname \"Friday\"\nplayers 4 published\n".into();
        let open = EveningCommand::Open { file, customs: Customs::default(), courtesies: Vec::new() };
        let mut kept = Vec::new();
        keep(&mut kept, log.take(entry(SERVER_DEVICE, 1, START, open), START).unwrap());
        (log, kept)
    }

    fn keep(kept: &mut Vec<StoredEntry>, NewEntry { at_ms, body, .. }: NewEntry) {
        let seq = u32::try_from(kept.len()).unwrap() + 1;
        kept.push(StoredEntry { seq, epoch: 1, at_ms, body });
    }

    fn announce(n: u32, at: Moment) -> LogEntry {
        entry("a.phone", n, at, EveningCommand::Announce { text: format!("{n}") })
    }

    // CLUB-20: a day after the last entry was taken, whenever that was entered.
    #[test]
    fn a_book_without_entries_for_a_day_is_closed() {
        let (mut log, mut kept) = opened();
        assert_eq!(log.abandoned_at(), Some(START.after(DAY_MS)));
        let late = START.after(DAY_MS - 1);
        assert!(log.close_abandoned(late).is_none());
        // It was entered on the first day and arrives at the end of it.
        keep(&mut kept, log.take(announce(1, START), late).unwrap());
        assert_eq!(log.abandoned_at(), Some(late.after(DAY_MS)));

        let mut log = EveningLog::restore(&kept).unwrap();
        assert!(log.close_abandoned(late.after(DAY_MS - 1)).is_none());
        let closing = log.close_abandoned(late.after(DAY_MS)).unwrap();
        assert_eq!((closing.device.as_str(), closing.n), (SERVER_DEVICE, 2));
        assert_eq!(log.live().closed(), Some(late.after(DAY_MS)));
        assert!(log.abandoned_at().is_none() && log.close_abandoned(late.after(9 * DAY_MS)).is_none());
        let refused = log.take(announce(2, late), late.after(DAY_MS + 1));
        assert!(matches!(refused, Err(AppendError::Refused(EntryRefusal::Closed))), "{refused:?}");
    }

    #[test]
    fn nothing_is_entered_in_the_future() {
        let (mut log, _) = opened();
        log.take(announce(1, START.after(DAY_MS)), START.after(5)).unwrap();
        log.take(announce(2, START), START.after(9)).unwrap();
        let stamped: Vec<_> = log.entries[1..].iter().map(|entry| entry.at).collect();
        assert_eq!(stamped, [START.after(5), START]);
    }

    #[test]
    fn whoever_comes_late_is_sent_every_entry_once() {
        let (mut log, _) = opened();
        for n in 1..=200 {
            log.take(announce(n, START), START).unwrap();
        }
        for seen in [0, 1, 63, 64, 65, 127, 128, 199, 200, 201] {
            // The second time most of it is remembered.
            for _ in 0..2 {
                let mut next = seen + 1;
                for frame in log.catch_up(seen, Audience::Onlookers) {
                    let message = serde_json::from_str(frame.as_str()).unwrap();
                    let Entries { from, entries } = message else { panic!("{frame}") };
                    assert_eq!(from, next);
                    assert!(!entries.is_empty());
                    next += u32::try_from(entries.len()).unwrap();
                }
                assert_eq!(next, 202.max(seen + 1), "after {seen}");
            }
        }
    }

    /// An evening of four whose first match has begun.
    fn begun() -> EveningLog {
        let (mut log, _) = opened();
        log.take(entry("a.laptop", 1, START, EveningCommand::Begin { number: 1 }), START).unwrap();
        log
    }

    fn by(player: u8, device: &str, n: u32, command: EveningCommand) -> LogEntry {
        let author = Author::Player { player: Player::new(player).unwrap() };
        LogEntry { device: device.into(), n, at: START, by: author, command }
    }

    const HERE: SheetId = SheetId { number: 1, table: 1 };

    #[test]
    fn a_full_book_takes_nothing_but_its_end() {
        let (mut log, _) = opened();
        for n in 1..u32::try_from(EVENING_ENTRIES_MAX).unwrap() {
            log.take(announce(n, START), START).unwrap();
        }
        let more = log.take(announce(99_999, START), START);
        assert!(matches!(more, Err(AppendError::Refused(EntryRefusal::LimitReached))), "{more:?}");
        assert!(log.close_abandoned(START.after(DAY_MS)).is_some());
    }

    #[test]
    fn a_player_may_enter_so_much_and_the_others_as_before() {
        let mut log = begun();
        let attend =
            |n| entry("a.laptop", n, START, EveningCommand::Attend { call: n - 1, state: CallState::Done });
        let call = EveningCommand::Call { at: HERE, reason: CallReason::Other };
        let mut calls = 0;
        let refused = loop {
            match log.take(by(1, "b.phone", calls + 1, call.clone()), START) {
                Ok(_) => calls += 1,
                Err(refused) => break refused,
            }
            log.take(attend(calls + 1), START).unwrap();
        };
        assert_eq!(calls, u32::from(ALLOWED_CALLS));
        assert!(
            matches!(refused, AppendError::Refused(EntryRefusal::TooMany { max: ALLOWED_CALLS })),
            "{refused:?}"
        );
        log.take(by(2, "c.phone", 1, call.clone()), START).unwrap();
        // Another device of the same player has no allowance of its own.
        let again = log.take(by(1, "d.phone", 1, call), START);
        assert!(matches!(again, Err(AppendError::Refused(EntryRefusal::TooMany { .. }))), "{again:?}");
    }

    #[test]
    fn players_leave_room_for_the_organiser() {
        let mut quota = Quota::default();
        let step = by(1, "b.phone", 1, EveningCommand::Present { at: HERE });
        let mut taken = 0;
        for number in 1.. {
            for guest in 0..64 {
                let at = SheetId { number, table: 1 };
                let one = LogEntry {
                    device: format!("{guest}.phone").into(),
                    command: EveningCommand::Present { at },
                    ..step.clone()
                };
                let one = LogEntry { by: Author::Player { player: Player::new(guest + 1).unwrap() }, ..one };
                if quota.check(&one, 100).is_err() {
                    assert_eq!(taken, PLAYERS_ENTRIES_MAX);
                    let organisers = entry("a.laptop", 1, START, EveningCommand::Begin { number: 2 });
                    assert!(quota.check(&organisers, 1_000).is_ok());
                    return;
                }
                quota.count(&one, 100);
                taken += 1;
            }
        }
    }

    #[test]
    fn one_device_does_not_agree_to_what_it_entered() {
        let mut log = begun();
        let mut n = 0;
        let mut take = |log: &mut EveningLog, player, device, command| {
            n += 1;
            log.take(by(player, device, n, command), START)
        };
        let scorekeeper = EveningCommand::NameScorekeeper { at: HERE, player: Player::new(1).unwrap() };
        take(&mut log, 1, "b.phone", scorekeeper).unwrap();
        let round = "100:0".parse().unwrap();
        take(&mut log, 1, "b.phone", EveningCommand::Round { at: HERE, number: 1, round, sure: true })
            .unwrap();
        // It has left, and joined under the name of an opponent.
        let own = take(&mut log, 3, "b.phone", EveningCommand::Agree { at: HERE });
        assert!(matches!(own, Err(AppendError::Refused(EntryRefusal::OwnResult { at: HERE }))), "{own:?}");
        take(&mut log, 3, "c.phone", EveningCommand::Agree { at: HERE }).unwrap();
    }

    #[test]
    fn needs_are_told_to_devices_that_were_there_or_are_confirmed() {
        let (mut log, _) = opened();
        let person = |since: u64, confirmed| Person {
            author: Author::Player { player: Player::new(2).unwrap() },
            since_ms: START.after(since).0.cast_signed(),
            confirmed,
        };
        let conditions = |log: &EveningLog, name: &str, needs: &[Need]| {
            let mut setup = log.live().evening().unwrap().setup().clone();
            setup.players[1].name = name.into();
            setup.players[1].needs = needs.to_vec();
            EveningCommand::Conditions { setup, courtesies: Vec::new() }
        };
        // Not even whether there is a need.
        assert_eq!(log.needs_of(person(5, false)), None);
        assert_eq!(log.needs_of(person(5, true)), Some(Vec::new()));
        let named = conditions(&log, "Boris", &[]);
        log.take(entry("a.laptop", 1, START, named), START.after(10)).unwrap();
        let needing = conditions(&log, "Boris", &[Need::Sight]);
        log.take(entry("a.laptop", 2, START, needing), START.after(20)).unwrap();
        assert_eq!(log.needs_of(person(15, false)), Some(vec![Need::Sight]));
        assert_eq!(log.needs_of(person(20, false)), None);
        assert_eq!(log.needs_of(person(25, true)), Some(vec![Need::Sight]));
        // Another person plays under this number now.
        let substitute = conditions(&log, "Carmen", &[Need::Hearing]);
        log.take(entry("a.laptop", 3, START, substitute), START.after(30)).unwrap();
        assert_eq!(log.needs_of(person(15, false)), None);
    }
}
