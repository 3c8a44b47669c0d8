//! An evening's entries in their order, and what they come to.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use boneyard_club::live::{Act, Author, Entry, Live, Refusal, Taken};
use boneyard_club::{Evening, Moment, Player};
use boneyard_protocol::evening::{EveningFacts, EveningServerMessage};
use boneyard_store::{NewEntry, StoredEntry};

use crate::bounds::{ABANDONED_AFTER, CATCH_UP_ENTRIES, EVENING_BYTES_MAX, EVENING_ENTRIES_MAX};
use crate::socket::encode;

/// The device of what the server itself enters. Others have a person's id and a dot before their name.
pub(crate) const SERVER_DEVICE: &str = "server";

/// Who reads the entries, as far as that makes a difference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Reader {
    Organiser,
    /// A player with needs, who alone is shown those.
    Own(Player),
    /// A player without needs.
    Player,
    /// Whoever only looks on.
    Onlooker,
}

/// The entries of an evening, folded.
#[derive(Default)]
pub(crate) struct Book {
    live: Live,
    entries: Vec<Entry>,
    bytes: usize,
    /// When the last entry was taken, by the server's clock.
    taken_at: Moment,
    /// The place of the last entry that brought a line-up, from 0. Before it a number may have been somebody else's, whose needs are
    /// nobody's business.
    line_up: usize,
    /// Whole runs of [`CATCH_UP_ENTRIES`] as each reader is sent them: many come late.
    runs: HashMap<(Reader, usize), Utf8Bytes>,
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
    /// The book has no room for it.
    Full,
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
            if let Err(refusal) = book.live.take(&entry) {
                // It was taken once, and its number belongs to it. Whoever folds the entries passes over it likewise.
                tracing::warn!(%refusal, "Entry {seq} would be refused today: {refusal}");
            }
            book.write(entry, body.len(), Moment(at_ms.cast_unsigned()));
        }
        Ok(book)
    }

    /// How many entries there are, which is the number of the last one.
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// What the entries come to.
    pub(crate) fn live(&self) -> &Live {
        &self.live
    }

    /// Writes an entry down, stamped no later than now, as it is to be stored.
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    pub(crate) fn take(&mut self, mut entry: Entry, now: Moment) -> Result<NewEntry, NotTaken> {
        // A device whose clock is ahead must not have the time of a match run out early.
        entry.at = entry.at.min(now);
        let body = serde_json::to_string(&entry).expect("entries have string keys only");
        let room = self.entries.len() < EVENING_ENTRIES_MAX && self.bytes + body.len() <= EVENING_BYTES_MAX;
        if !room && entry.device != SERVER_DEVICE {
            return Err(NotTaken::Full);
        }
        match self.live.take(&entry) {
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
        self.write(entry, new.body.len(), now);
        Ok(new)
    }

    fn write(&mut self, entry: Entry, bytes: usize, now: Moment) {
        self.bytes += bytes;
        self.taken_at = self.taken_at.max(now);
        if changes_line_up(&entry.act) {
            self.line_up = self.entries.len();
            self.runs.clear();
        }
        self.entries.push(entry);
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

    /// As whom somebody reads.
    pub(crate) fn reader(&self, author: Option<Author>) -> Reader {
        let setup = self.live.evening().map(Evening::setup);
        let has_needs = |player| {
            setup.and_then(|setup| setup.person(player)).is_some_and(|person| !person.needs.is_empty())
        };
        match author {
            Some(Author::Organiser) => Reader::Organiser,
            Some(Author::Player { player }) if has_needs(player) => Reader::Own(player),
            Some(Author::Player { .. }) => Reader::Player,
            None => Reader::Onlooker,
        }
    }

    /// The entries after a number, as a reader may see them.
    pub(crate) fn entries_after(&self, seq: u32, reader: Reader) -> EveningServerMessage {
        self.run(seq as usize, self.entries.len(), reader)
    }

    /// The same, encoded, in messages of a few entries each.
    pub(crate) fn catch_up(&mut self, seq: u32, reader: Reader) -> Vec<Utf8Bytes> {
        let mut frames = Vec::new();
        let mut from = seq as usize;
        while from < self.entries.len() {
            let run = from / CATCH_UP_ENTRIES;
            let end = ((run + 1) * CATCH_UP_ENTRIES).min(self.entries.len());
            let is_whole = end - from == CATCH_UP_ENTRIES;
            let frame = match self.runs.get(&(reader, run)).filter(|_| is_whole) {
                Some(frame) => frame.clone(),
                None => encode(&self.run(from, end, reader)),
            };
            if is_whole {
                self.runs.insert((reader, run), frame.clone());
            }
            frames.push(frame);
            from = end;
        }
        frames
    }

    /// Entries by their places, from 0.
    fn run(&self, from: usize, end: usize, reader: Reader) -> EveningServerMessage {
        let entries = self.entries.get(from..end).unwrap_or_default();
        let seen = |(place, entry): (usize, &Entry)| match reader {
            Reader::Organiser => entry.seen_by(Some(Author::Organiser)),
            Reader::Own(player) if place >= self.line_up => entry.seen_by(Some(Author::Player { player })),
            Reader::Own(_) | Reader::Player => entry.seen_by_players(),
            Reader::Onlooker => entry.seen_by(None),
        };
        EveningServerMessage::Entries {
            from: u32::try_from(from + 1).unwrap_or(u32::MAX),
            entries: (from..).zip(entries).map(seen).collect(),
        }
    }
}

/// Whether an act may bring another line-up.
pub(crate) fn changes_line_up(act: &Act) -> bool {
    matches!(act, Act::Open { .. } | Act::Conditions { .. } | Act::Reseat { .. })
}

#[cfg(test)]
mod tests {
    use boneyard_club::live::Customs;
    use boneyard_protocol::evening::EveningServerMessage::Entries;

    use super::*;

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
                for frame in book.catch_up(seen, Reader::Onlooker) {
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

    #[test]
    fn a_full_book_takes_nothing_but_its_end() {
        let (mut book, _) = opened();
        for n in 1..u32::try_from(EVENING_ENTRIES_MAX).unwrap() {
            book.take(announce(n, START), START).unwrap();
        }
        let more = book.take(announce(99_999, START), START);
        assert!(matches!(more, Err(NotTaken::Full)), "{more:?}");
        assert!(book.close_abandoned(START.after(DAY_MS)).is_some());
    }
}
