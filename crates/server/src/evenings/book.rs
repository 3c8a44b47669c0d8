//! An evening's entries in their order, and what they come to for each audience.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use boneyard_club::live::{Act, Audience, Author, Entry, Live, Refusal, Taken};
use boneyard_club::{Moment, Need, SheetId};
use boneyard_protocol::evening::{EveningFacts, EveningServerMessage};
use boneyard_store::{NewEntry, StoredEntry};

use crate::bounds::{ABANDONED_AFTER, CATCH_UP_ENTRIES};
use crate::evenings::people::Person;
use crate::evenings::quota::{Quota, guest_of};
use crate::socket::encode;

/// The device of what the server itself enters. Others have a person's id and a dot before their name.
pub(crate) const SERVER_DEVICE: &str = "server";

/// The entries of an evening, folded.
#[derive(Default)]
pub(crate) struct Book {
    /// What all entries come to. It decides what is taken.
    live: Arc<Live>,
    /// What follows from the entries as players see them.
    players: Arc<Live>,
    /// What follows from the entries as onlookers see them. All they are sent is made from this, so it cannot tell more.
    onlookers: Arc<Live>,
    entries: Vec<Entry>,
    /// Who made each entry, as onlookers are told.
    publicly_by: Vec<Author>,
    quota: Quota,
    /// When the last entry was taken, by the server's clock.
    taken_at: Moment,
    /// What players need, by their names.
    needs: HashMap<String, Needs>,
    /// How many entries brought a line-up.
    line_ups: u32,
    /// Guests who entered rounds or the end of a table.
    writers: HashMap<SheetId, Vec<String>>,
    /// Whole runs of [`CATCH_UP_ENTRIES`] as each audience is sent them: many come late.
    runs: HashMap<(Audience, usize), Utf8Bytes>,
}

/// What a player needs.
struct Needs {
    needs: Vec<Need>,
    /// When that was changed last, since a player of this name is in the line-up; `None` if it was not.
    changed: Option<Moment>,
}

/// Why an entry is not written into the book.
#[derive(Debug)]
pub(crate) enum NotTaken {
    /// It cannot be so.
    Refused(Refusal),
    /// It had arrived before.
    Again,
    /// The device gave its number to another entry before.
    Another,
}

impl Book {
    /// Brings a book back from what is stored.
    ///
    /// # Errors
    /// The first entry that cannot be read.
    pub(crate) fn restore(stored: &[StoredEntry]) -> Result<Self, String> {
        let mut book = Book::default();
        for StoredEntry { seq, at_ms, body, .. } in stored {
            let entry: Entry = serde_json::from_str(body).map_err(|error| format!("entry {seq}: {error}"))?;
            let publicly_by = book.live.publicly_by(&entry);
            // It was taken once, so nothing is decided again.
            if let Err(refusal) = Arc::make_mut(&mut book.live).follow(&entry) {
                // It keeps its number. Every reader skips it, too.
                tracing::warn!(%refusal, "Entry {seq} makes no sense today: {refusal}");
            }
            book.write(entry, publicly_by, body.len(), Moment(at_ms.cast_unsigned()));
        }
        Ok(book)
    }

    /// How many entries there are, which is the number of the last one.
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// How many entries brought a line-up.
    pub(crate) fn line_ups(&self) -> u32 {
        self.line_ups
    }

    /// What all entries come to.
    pub(crate) fn live(&self) -> &Live {
        &self.live
    }

    /// What an audience may know of it, as it stands now.
    pub(crate) fn snapshot(&self, audience: Audience) -> Arc<Live> {
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
    pub(crate) fn take(&mut self, mut entry: Entry, now: Moment) -> Result<NewEntry, NotTaken> {
        // A device whose clock is ahead must not have the time of a match run out early.
        entry.at = entry.at.min(now);
        let body = serde_json::to_string(&entry).expect("entries have string keys only");
        if !self.live.knows(&entry) && entry.device != SERVER_DEVICE {
            self.quota.check(&entry, body.len()).map_err(NotTaken::Refused)?;
            self.check_agreement(&entry).map_err(NotTaken::Refused)?;
        }
        let publicly_by = self.live.publicly_by(&entry);
        match Arc::make_mut(&mut self.live).take(&entry) {
            Ok(Taken::New) => {}
            Ok(Taken::Again) => {
                let same = |known: &Entry| known.device == entry.device && known.n == entry.n;
                let known = self.entries.iter().rfind(|known| same(known));
                let another = known.is_some_and(|known| known.act != entry.act);
                return Err(if another { NotTaken::Another } else { NotTaken::Again });
            }
            Err(refusal) => return Err(NotTaken::Refused(refusal)),
        }
        let new = NewEntry { device: entry.device.clone(), n: entry.n, at_ms: now.0.cast_signed(), body };
        self.write(entry, publicly_by, new.body.len(), now);
        Ok(new)
    }

    /// Refuses an agreement from the device that entered the result, also under another player's name.
    fn check_agreement(&self, entry: &Entry) -> Result<(), Refusal> {
        let Act::Agree { at } = entry.act else { return Ok(()) };
        let guest = guest_of(&entry.device);
        let wrote = self.writers.get(&at).is_some_and(|writers| writers.iter().any(|writer| writer == guest));
        if wrote { Err(Refusal::OwnResult { at }) } else { Ok(()) }
    }

    fn write(&mut self, entry: Entry, publicly_by: Author, bytes: usize, now: Moment) {
        self.quota.count(&entry, bytes);
        self.taken_at = self.taken_at.max(now);
        let seq = self.len() + 1;
        for (audience, live) in
            [(Audience::Players, &mut self.players), (Audience::Onlookers, &mut self.onlookers)]
        {
            if let Err(refusal) = Arc::make_mut(live).follow(&entry.seen_by(audience, seq, publicly_by)) {
                tracing::warn!(%refusal, "{audience:?} cannot follow entry {seq}: {refusal}");
            }
        }
        if changes_line_up(&entry.act) {
            self.note_needs(now);
            self.line_ups += 1;
        }
        if let (
            Act::Round { at, .. } | Act::Change { at, .. } | Act::Stop { at, .. },
            Author::Player { .. },
        ) = (&entry.act, entry.by)
        {
            let writers = self.writers.entry(*at).or_default();
            let guest = guest_of(&entry.device);
            if !writers.iter().any(|writer| writer == guest) {
                writers.push(guest.to_owned());
            }
        }
        self.entries.push(entry);
        self.publicly_by.push(publicly_by);
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
    pub(crate) fn last_of(&self, device: &str) -> u32 {
        let own = self.entries.iter().filter(|entry| entry.device == device);
        own.map(|entry| entry.n).max().unwrap_or(0)
    }

    /// Whether the evening was opened, and nobody has closed it yet.
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
        let n = self.last_of(SERVER_DEVICE) + 1;
        let (device, by, act) = (SERVER_DEVICE.to_owned(), Author::Organiser, Act::Close);
        match self.take(Entry { device, n, at: now, by, act }, now) {
            Ok(entry) => Some(entry),
            Err(cause) => {
                tracing::error!("An abandoned evening cannot be closed: {cause:?}");
                None
            }
        }
    }

    /// What lists tell of it; `None` before it was opened.
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
        let publicly_by = self.publicly_by.get(from..end).unwrap_or_default();
        let first = u32::try_from(from + 1).unwrap_or(u32::MAX);
        let seen = |(seq, (entry, by)): (u32, (&Entry, &Author))| entry.seen_by(audience, seq, *by);
        EveningServerMessage::Entries {
            from: first,
            entries: (first..).zip(entries.iter().zip(publicly_by)).map(seen).collect(),
        }
    }
}

/// Whether an act may bring another line-up.
pub(crate) fn changes_line_up(act: &Act) -> bool {
    matches!(act, Act::Open { .. } | Act::Conditions { .. } | Act::Reseat { .. })
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

    fn entry(device: &str, n: u32, at: Moment, act: Act) -> Entry {
        Entry { device: device.into(), n, at, by: Author::Organiser, act }
    }

    /// An evening of four, opened at the start.
    fn opened() -> (Book, Vec<StoredEntry>) {
        let mut book = Book::default();
        let file = "evening 1\nname \"Friday\"\nplayers 4 published\n".into();
        let open = Act::Open { file, customs: Customs::default(), courtesies: Vec::new() };
        let mut kept = Vec::new();
        keep(&mut kept, book.take(entry(SERVER_DEVICE, 1, START, open), START).unwrap());
        (book, kept)
    }

    fn keep(kept: &mut Vec<StoredEntry>, NewEntry { at_ms, body, .. }: NewEntry) {
        let seq = u32::try_from(kept.len()).unwrap() + 1;
        kept.push(StoredEntry { seq, epoch: 1, at_ms, body });
    }

    fn announce(n: u32, at: Moment) -> Entry {
        entry("a.phone", n, at, Act::Announce { text: format!("{n}") })
    }

    // CLUB-20: a day after the last entry was taken, whenever that was entered.
    #[test]
    fn a_book_without_entries_for_a_day_is_closed() {
        let (mut book, mut kept) = opened();
        assert_eq!(book.abandoned_at(), Some(START.after(DAY_MS)));
        let late = START.after(DAY_MS - 1);
        assert!(book.close_abandoned(late).is_none());
        // It was entered on the first day and arrives at the end of it.
        keep(&mut kept, book.take(announce(1, START), late).unwrap());
        assert_eq!(book.abandoned_at(), Some(late.after(DAY_MS)));

        let mut book = Book::restore(&kept).unwrap();
        assert!(book.close_abandoned(late.after(DAY_MS - 1)).is_none());
        let closing = book.close_abandoned(late.after(DAY_MS)).unwrap();
        assert_eq!((closing.device.as_str(), closing.n), (SERVER_DEVICE, 2));
        assert_eq!(book.live().closed(), Some(late.after(DAY_MS)));
        assert!(book.abandoned_at().is_none() && book.close_abandoned(late.after(9 * DAY_MS)).is_none());
        let refused = book.take(announce(2, late), late.after(DAY_MS + 1));
        assert!(matches!(refused, Err(NotTaken::Refused(Refusal::Closed))), "{refused:?}");
    }

    #[test]
    fn nothing_is_entered_in_the_future() {
        let (mut book, _) = opened();
        book.take(announce(1, START.after(DAY_MS)), START.after(5)).unwrap();
        book.take(announce(2, START), START.after(9)).unwrap();
        let stamped: Vec<_> = book.entries[1..].iter().map(|entry| entry.at).collect();
        assert_eq!(stamped, [START.after(5), START]);
    }

    #[test]
    fn whoever_comes_late_is_sent_every_entry_once() {
        let (mut book, _) = opened();
        for n in 1..=200 {
            book.take(announce(n, START), START).unwrap();
        }
        for seen in [0, 1, 63, 64, 65, 127, 128, 199, 200, 201] {
            // The second time most of it is remembered.
            for _ in 0..2 {
                let mut next = seen + 1;
                for frame in book.catch_up(seen, Audience::Onlookers) {
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
    fn begun() -> Book {
        let (mut book, _) = opened();
        book.take(entry("a.laptop", 1, START, Act::Begin { number: 1 }), START).unwrap();
        book
    }

    fn by(player: u8, device: &str, n: u32, act: Act) -> Entry {
        let author = Author::Player { player: Player::new(player).unwrap() };
        Entry { device: device.into(), n, at: START, by: author, act }
    }

    const HERE: SheetId = SheetId { number: 1, table: 1 };

    #[test]
    fn a_full_book_takes_nothing_but_its_end() {
        let (mut book, _) = opened();
        for n in 1..u32::try_from(EVENING_ENTRIES_MAX).unwrap() {
            book.take(announce(n, START), START).unwrap();
        }
        let more = book.take(announce(99_999, START), START);
        assert!(matches!(more, Err(NotTaken::Refused(Refusal::NoRoom))), "{more:?}");
        assert!(book.close_abandoned(START.after(DAY_MS)).is_some());
    }

    #[test]
    fn a_player_may_enter_so_much_and_the_others_as_before() {
        let mut book = begun();
        let attend = |n| entry("a.laptop", n, START, Act::Attend { call: n - 1, state: CallState::Done });
        let call = Act::Call { at: HERE, reason: CallReason::Other };
        let mut calls = 0;
        let refused = loop {
            match book.take(by(1, "b.phone", calls + 1, call.clone()), START) {
                Ok(_) => calls += 1,
                Err(refused) => break refused,
            }
            book.take(attend(calls + 1), START).unwrap();
        };
        assert_eq!(calls, u32::from(ALLOWED_CALLS));
        assert!(matches!(refused, NotTaken::Refused(Refusal::TooMany { max: ALLOWED_CALLS })), "{refused:?}");
        book.take(by(2, "c.phone", 1, call.clone()), START).unwrap();
        // Another device of the same player has no allowance of its own.
        let again = book.take(by(1, "d.phone", 1, call), START);
        assert!(matches!(again, Err(NotTaken::Refused(Refusal::TooMany { .. }))), "{again:?}");
    }

    #[test]
    fn players_leave_room_for_the_organiser() {
        let mut quota = Quota::default();
        let step = by(1, "b.phone", 1, Act::Present { at: HERE });
        let mut taken = 0;
        for number in 1.. {
            for guest in 0..64 {
                let at = SheetId { number, table: 1 };
                let one =
                    Entry { device: format!("{guest}.phone"), act: Act::Present { at }, ..step.clone() };
                let one = Entry { by: Author::Player { player: Player::new(guest + 1).unwrap() }, ..one };
                if quota.check(&one, 100).is_err() {
                    assert_eq!(taken, PLAYERS_ENTRIES_MAX);
                    let organisers = entry("a.laptop", 1, START, Act::Begin { number: 2 });
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
        let mut book = begun();
        let mut n = 0;
        let mut take = |book: &mut Book, player, device, act| {
            n += 1;
            book.take(by(player, device, n, act), START)
        };
        let keeper = Act::Keeper { at: HERE, player: Player::new(1).unwrap() };
        take(&mut book, 1, "b.phone", keeper).unwrap();
        let round = "100:0".parse().unwrap();
        take(&mut book, 1, "b.phone", Act::Round { at: HERE, number: 1, round, sure: true }).unwrap();
        // It has left, and joined under the name of an opponent.
        let own = take(&mut book, 3, "b.phone", Act::Agree { at: HERE });
        assert!(matches!(own, Err(NotTaken::Refused(Refusal::OwnResult { at: HERE }))), "{own:?}");
        take(&mut book, 3, "c.phone", Act::Agree { at: HERE }).unwrap();
    }

    #[test]
    fn needs_are_told_to_devices_that_were_there_or_are_confirmed() {
        let (mut book, _) = opened();
        let person = |since: u64, confirmed| Person {
            author: Author::Player { player: Player::new(2).unwrap() },
            since_ms: START.after(since).0.cast_signed(),
            confirmed,
        };
        let conditions = |book: &Book, name: &str, needs: &[Need]| {
            let mut setup = book.live().evening().unwrap().setup().clone();
            setup.players[1].name = name.into();
            setup.players[1].needs = needs.to_vec();
            Act::Conditions { setup, courtesies: Vec::new() }
        };
        // Not even whether there is a need.
        assert_eq!(book.needs_of(person(5, false)), None);
        assert_eq!(book.needs_of(person(5, true)), Some(Vec::new()));
        let named = conditions(&book, "Boris", &[]);
        book.take(entry("a.laptop", 1, START, named), START.after(10)).unwrap();
        let needing = conditions(&book, "Boris", &[Need::Sight]);
        book.take(entry("a.laptop", 2, START, needing), START.after(20)).unwrap();
        assert_eq!(book.needs_of(person(15, false)), Some(vec![Need::Sight]));
        assert_eq!(book.needs_of(person(20, false)), None);
        assert_eq!(book.needs_of(person(25, true)), Some(vec![Need::Sight]));
        // Another person plays under this number now.
        let substitute = conditions(&book, "Carmen", &[Need::Hearing]);
        book.take(entry("a.laptop", 3, START, substitute), START.after(30)).unwrap();
        assert_eq!(book.needs_of(person(15, false)), None);
    }
}
