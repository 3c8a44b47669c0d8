//! The log of an evening: its entries in order, and the evening that each audience computes from them (the fold).

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use boneyard_club::live::{
    Applied, Audience, Author, Companions, EntryRefusal, EveningCommand, LiveEvening, LogEntry,
    is_table_device,
};
use boneyard_club::{Moment, Need, Player, SheetId};
use boneyard_ids::{DeviceId, ParticipantId};
use boneyard_protocol::evening::{EveningFacts, EveningServerMessage};
use boneyard_store::{NewEntry, StoredEntry};

use crate::bounds::{ABANDONED_AFTER, CATCH_UP_ENTRIES};
use crate::evenings::namesakes;
use crate::evenings::people::Person;
use crate::evenings::quota::Quota;
use crate::transport::frame::Frame;

/// The device id of the server's own entries. Other device ids begin with a guest's public id and a dot.
pub(crate) const SERVER_DEVICE: &str = "server";

/// The entries of an evening, folded.
#[derive(Default)]
pub(crate) struct EveningLog {
    /// The fold of all entries. It decides what is accepted.
    live: Arc<LiveEvening>,
    /// The folds of the entries as players see them, for players who have asked for a view. All views for a player are made
    /// from this fold, so they cannot reveal anything else.
    players: HashMap<Player, Arc<LiveEvening>>,
    /// The fold of the entries as spectators see them. All views for spectators are made from this fold, so they cannot
    /// reveal anything else.
    spectators: Arc<LiveEvening>,
    entries: Vec<LogEntry>,
    /// For each entry, the author that spectators see.
    public_author: Vec<Author>,
    /// Who sits with whom after each entry that can change the line-up, by the entry's number.
    companions: HashMap<u32, Companions>,
    quota: Quota,
    /// When the last entry was appended, by the server's clock.
    last_append_at: Moment,
    /// The needs of players, by name.
    needs: HashMap<String, Needs>,
    /// How many entries could have changed the line-up.
    line_up_changes: u32,
    /// For each sheet, the guests who entered or corrected rounds or stopped the match. Organisers are not recorded.
    scorekeepers: HashMap<SheetId, Vec<ParticipantId>>,
    /// Encoded messages with [`CATCH_UP_ENTRIES`] entries each, by audience and number of the run, from 0. Many clients
    /// need the same ones.
    runs: HashMap<(Audience, usize), Frame>,
}

/// A player's needs.
struct Needs {
    needs: Vec<Need>,
    /// When the needs were last changed after a player of this name joined the line-up; `None` if never.
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
    /// The entry is refused.
    Refused(EntryRefusal),
    /// The entry is a repetition.
    Repeated,
    /// The device used the number for another entry before.
    NumberReused,
}

impl EveningLog {
    /// Rebuilds a log from the stored entries.
    ///
    /// # Errors
    /// The first entry that cannot be read.
    pub(crate) fn restore(stored: &[StoredEntry]) -> Result<Self, BadEntry> {
        let mut log = EveningLog::default();
        for StoredEntry { seq, at_ms, body, .. } in stored {
            let entry: LogEntry =
                serde_json::from_str(body).map_err(|cause| BadEntry { seq: *seq, cause })?;
            let public_author = log.live.public_author(&entry);
            // The entry was accepted before, so rights are not checked again.
            if let Err(refusal) = Arc::make_mut(&mut log.live).replay(&entry) {
                // The entry keeps its number, and all readers skip it.
                tracing::warn!(%refusal, "Stored entry {seq} is not valid any more and is skipped: {refusal}");
            }
            log.record(entry, public_author, body.len(), Moment(at_ms.cast_unsigned()));
        }
        Ok(log)
    }

    /// The number of entries, which is also the number of the last one.
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// How many entries could have changed the line-up.
    pub(crate) fn line_up_changes(&self) -> u32 {
        self.line_up_changes
    }

    /// The fold of all entries.
    pub(crate) fn live(&self) -> &LiveEvening {
        &self.live
    }

    /// The current fold for an audience.
    pub(crate) fn snapshot(&mut self, audience: Audience) -> Arc<LiveEvening> {
        match audience {
            Audience::Organiser => Arc::clone(&self.live),
            Audience::Player(player) => {
                if !self.players.contains_key(&player) {
                    let fold = self.folded_for(player);
                    self.players.insert(player, Arc::new(fold));
                }
                Arc::clone(&self.players[&player])
            }
            Audience::Spectators => Arc::clone(&self.spectators),
        }
    }

    /// The fold of all entries as a player sees them. Most players have their own, on their phones.
    fn folded_for(&self, player: Player) -> LiveEvening {
        let mut live = LiveEvening::new();
        for (seq, (entry, by)) in (1..).zip(self.entries.iter().zip(&self.public_author)) {
            let shown = entry.seen_by(Audience::Player(player), seq, *by, self.companions_at(seq));
            replay(&mut live, &shown, seq, Audience::Player(player));
        }
        live
    }

    /// Appends an entry, with its time limited to `now`. Returns its stored form.
    ///
    /// # Errors
    /// The reason for a refusal. Then the log is unchanged.
    pub(crate) fn append(&mut self, mut entry: LogEntry, now: Moment) -> Result<NewEntry, AppendError> {
        // A device whose clock is ahead must not end the time of a match early.
        entry.at = entry.at.min(now);
        if !self.live.has_entry(&entry) {
            entry = self.live.received(entry);
        }
        let body = serde_json::to_string(&entry).expect("entries have string keys only");
        let by_server = entry.device.as_str() == SERVER_DEVICE || is_table_device(&entry.device);
        if !self.live.has_entry(&entry) && !by_server {
            self.quota.check(&entry, body.len()).map_err(AppendError::Refused)?;
            self.check_agreement(&entry).map_err(AppendError::Refused)?;
            if entry.by == Author::Organiser {
                namesakes::check_change(&entry.command, &self.names()).map_err(AppendError::Refused)?;
            }
        }
        let public_author = self.live.public_author(&entry);
        match Arc::make_mut(&mut self.live).take(&entry) {
            Ok(Applied::New) => {}
            Ok(Applied::Repeated) => {
                let same = |known: &LogEntry| known.device == entry.device && known.n == entry.n;
                let known = self.entries.iter().rfind(|known| same(known));
                let another = known.is_some_and(|known| !is_same_command(&known.command, &entry.command));
                return Err(if another { AppendError::NumberReused } else { AppendError::Repeated });
            }
            Err(refusal) => return Err(AppendError::Refused(refusal)),
        }
        let new = NewEntry { device: entry.device.clone(), n: entry.n, at_ms: now.0.cast_signed(), body };
        self.record(entry, public_author, new.body.len(), now);
        Ok(new)
    }

    /// Refuses an agreement from a guest who entered the result, even if the guest now plays under another name.
    fn check_agreement(&self, entry: &LogEntry) -> Result<(), EntryRefusal> {
        let EveningCommand::Agree { at } = entry.command else { return Ok(()) };
        let guest = entry.device.participant();
        let has_kept_score =
            self.scorekeepers.get(&at).is_some_and(|scorekeepers| scorekeepers.contains(&guest));
        if has_kept_score { Err(EntryRefusal::OwnResult { at }) } else { Ok(()) }
    }

    fn record(&mut self, entry: LogEntry, public_author: Author, bytes: usize, now: Moment) {
        self.quota.count(&entry, bytes);
        self.last_append_at = self.last_append_at.max(now);
        let seq = self.len() + 1;
        if entry.changes_line_up() {
            self.companions.insert(seq, self.live.companions());
        }
        let companions = self.companions.get(&seq).unwrap_or(&NOBODY);
        let players = self.players.iter_mut().map(|(player, live)| (Audience::Player(*player), live));
        for (audience, live) in players.chain([(Audience::Spectators, &mut self.spectators)]) {
            let shown = entry.seen_by(audience, seq, public_author, companions);
            replay(Arc::make_mut(live), &shown, seq, audience);
        }
        if entry.changes_line_up() {
            self.note_needs(now);
            self.line_up_changes += 1;
        }
        if let (
            EveningCommand::Round { at, .. }
            | EveningCommand::Change { at, .. }
            | EveningCommand::Stop { at, .. },
            Author::Player { .. },
        ) = (&entry.command, entry.by)
        {
            let scorekeepers = self.scorekeepers.entry(*at).or_default();
            let guest = entry.device.participant();
            if !scorekeepers.contains(&guest) {
                scorekeepers.push(guest);
            }
        }
        self.entries.push(entry);
        self.public_author.push(public_author);
    }

    /// Records when needs were changed.
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

    /// A player's needs; `None` if the device must not see them. A device sees them if the organiser has confirmed the
    /// device, or if it joined before the needs were entered. Other devices do not even learn whether there are needs
    /// (CLUB-103).
    pub(crate) fn needs_of(&self, person: Person) -> Option<Vec<Need>> {
        let Author::Player { player } = person.author else { return None };
        let name = &self.live.evening()?.setup().person(player)?.name;
        let Needs { needs, changed } = self.needs.get(name)?;
        let came_before = changed.is_some_and(|changed| person.since_ms < changed.0.cast_signed());
        (person.confirmed || came_before).then(|| needs.clone())
    }

    /// The players' names, by number.
    pub(crate) fn names(&self) -> Vec<String> {
        let players = self.live.evening().map(|evening| evening.setup().players.as_slice());
        players.unwrap_or_default().iter().map(|person| person.name.clone()).collect()
    }

    /// The highest number among a device's entries; 0 for none.
    pub(crate) fn last_of(&self, device: &DeviceId) -> u32 {
        let own = self.entries.iter().filter(|entry| entry.device == *device);
        own.map(|entry| entry.n).max().unwrap_or(0)
    }

    /// Whether the evening was opened and is not closed.
    pub(crate) fn is_open(&self) -> bool {
        self.live.evening().is_some() && self.live.closed().is_none()
    }

    /// When the evening is closed as abandoned (CLUB-20); `None` if it is not open.
    pub(crate) fn abandoned_at(&self) -> Option<Moment> {
        let after = u64::try_from(ABANDONED_AFTER.as_millis()).unwrap_or(u64::MAX);
        self.is_open().then(|| self.last_append_at.after(after))
    }

    /// Closes the evening if it is abandoned. Returns the closing entry, which the caller must store.
    pub(crate) fn close_abandoned(&mut self, now: Moment) -> Option<NewEntry> {
        self.abandoned_at().filter(|at| *at <= now)?;
        let device = DeviceId::from(SERVER_DEVICE);
        let n = self.last_of(&device) + 1;
        let (by, command) = (Author::Organiser, EveningCommand::Close { counts: None });
        match self.append(LogEntry { device, n, at: now, by, command }, now) {
            Ok(entry) => Some(entry),
            Err(cause) => {
                tracing::error!("The log refused to close an abandoned evening: {cause:?}");
                None
            }
        }
    }

    /// The facts that lists of evenings show; `None` before the evening is opened.
    pub(crate) fn facts(&self) -> Option<EveningFacts> {
        let evening = self.live.evening()?;
        let setup = evening.setup();
        Some(EveningFacts {
            name: setup.name.clone(),
            date: setup.date,
            players: setup.size(),
            matches: evening.match_count(),
            begun: self.live.begun(),
            is_final: evening.is_final(),
            counts: self.live.closed().map(|_| self.live.counts()),
            discarded: self.live.is_discarded(),
        })
    }

    /// The entries after number `seq`, as an audience sees them.
    fn entries_after(&self, seq: u32, audience: Audience) -> EveningServerMessage {
        self.run(seq as usize, self.entries.len(), audience)
    }

    /// The entries after number `seq`, encoded in messages with at most [`CATCH_UP_ENTRIES`] entries each.
    pub(crate) fn catch_up(&mut self, seq: u32, audience: Audience) -> Vec<Frame> {
        let mut frames = Vec::new();
        let mut from = seq as usize;
        while from < self.entries.len() {
            let run = from / CATCH_UP_ENTRIES;
            let end = ((run + 1) * CATCH_UP_ENTRIES).min(self.entries.len());
            let is_whole = end - from == CATCH_UP_ENTRIES;
            let key = (self.sees_alike(audience, from..end), run);
            let frame = match self.runs.get(&key).filter(|_| is_whole) {
                Some(frame) => frame.clone(),
                None => Frame::of(&self.run(from, end, audience)),
            };
            if is_whole {
                self.runs.insert(key, frame.clone());
            }
            frames.push(frame);
            from = end;
        }
        frames
    }

    /// The entries after number `seq`, encoded for audiences one after the other. Audiences that see the same share a
    /// frame.
    pub(crate) fn frames_after(&self, seq: u32) -> impl FnMut(Audience) -> Frame + '_ {
        let mut frames: HashMap<Audience, Frame> = HashMap::new();
        move |audience| {
            let key = self.sees_alike(audience, seq as usize..self.entries.len());
            frames.entry(key).or_insert_with(|| Frame::of(&self.entries_after(seq, audience))).clone()
        }
    }

    /// Who sits with whom after an entry that can change the line-up. Nobody after other entries, which do not depend on it.
    fn companions_at(&self, seq: u32) -> &Companions {
        self.companions.get(&seq).unwrap_or(&NOBODY)
    }

    /// One audience for all that see the entries with these indices as `audience` does.
    fn sees_alike(&self, audience: Audience, indices: Range<usize>) -> Audience {
        let entries = self.entries.get(indices).unwrap_or_default();
        match audience {
            Audience::Player(_) if !entries.iter().any(LogEntry::changes_line_up) => {
                Audience::Player(Player::ORGANISER)
            }
            audience => audience,
        }
    }

    /// The entries with the indices `from..end`, which count from 0, as an audience sees them.
    fn run(&self, from: usize, end: usize, audience: Audience) -> EveningServerMessage {
        let entries = self.entries.get(from..end).unwrap_or_default();
        let public_author = self.public_author.get(from..end).unwrap_or_default();
        let first = u32::try_from(from + 1).unwrap_or(u32::MAX);
        let seen = |(seq, (entry, by)): (u32, (&LogEntry, &Author))| {
            entry.seen_by(audience, seq, *by, self.companions_at(seq))
        };
        EveningServerMessage::Entries {
            from: first,
            entries: (first..).zip(entries.iter().zip(public_author)).map(seen).collect(),
        }
    }
}

/// Applies entry `seq` to the fold of an audience.
fn replay(live: &mut LiveEvening, shown: &LogEntry, seq: u32, audience: Audience) {
    if let Err(refusal) = live.replay(shown) {
        tracing::warn!(%refusal, "Entry {seq} cannot be applied for {audience:?} and is skipped: {refusal}");
    }
}

/// For entries that all players see alike.
static NOBODY: Companions = Companions::none();

/// Whether a device sent the command that is known. [`LiveEvening::received`] turns some rounds into late ones.
fn is_same_command(known: &EveningCommand, sent: &EveningCommand) -> bool {
    match (known, sent) {
        (
            EveningCommand::LateRound { at, number, round },
            EveningCommand::Round { at: sent_at, number: sent_number, round: sent_round, .. },
        ) => (at, number, round) == (sent_at, sent_number, sent_round),
        _ => known == sent,
    }
}

#[cfg(test)]
mod tests {
    use boneyard_club::live::{CallReason, CallState, EveningOptions};
    use boneyard_protocol::evening::EveningServerMessage::Entries;

    use super::*;
    use crate::bounds::{CALLS_PER_PLAYER_MAX, EVENING_ENTRIES_MAX, PLAYERS_ENTRIES_MAX};

    const DAY_MS: u64 = 24 * 60 * 60 * 1000;
    const START: Moment = Moment(1_790_000_000_000);

    fn entry(device: &str, n: u32, at: Moment, command: EveningCommand) -> LogEntry {
        LogEntry { device: device.into(), n, at, by: Author::Organiser, command }
    }

    /// An evening of four, opened at the start.
    fn opened() -> (EveningLog, Vec<StoredEntry>) {
        let mut log = EveningLog::default();
        let file = "evening 1\nname \"Friday\"\nplayers 4 published\n".into();
        let open = EveningCommand::Open { file, options: EveningOptions::default(), courtesies: Vec::new() };
        let mut stored = Vec::new();
        push_stored(&mut stored, log.append(entry(SERVER_DEVICE, 1, START, open), START).unwrap());
        (log, stored)
    }

    fn push_stored(stored: &mut Vec<StoredEntry>, NewEntry { at_ms, body, .. }: NewEntry) {
        let seq = u32::try_from(stored.len()).unwrap() + 1;
        stored.push(StoredEntry { seq, epoch: 1, at_ms, body });
    }

    fn announce(n: u32, at: Moment) -> LogEntry {
        entry("a.phone", n, at, EveningCommand::Announce { text: format!("{n}") })
    }

    // CLUB-20: the day begins when the last entry reaches the server, not when it was entered on a device.
    #[test]
    fn a_log_without_entries_for_a_day_is_closed() {
        let (mut log, mut stored) = opened();
        assert_eq!(log.abandoned_at(), Some(START.after(DAY_MS)));
        let late = START.after(DAY_MS - 1);
        assert!(log.close_abandoned(late).is_none());
        // An entry of the first hour arrives at the end of the day.
        push_stored(&mut stored, log.append(announce(1, START), late).unwrap());
        assert_eq!(log.abandoned_at(), Some(late.after(DAY_MS)));

        let mut log = EveningLog::restore(&stored).unwrap();
        assert!(log.close_abandoned(late.after(DAY_MS - 1)).is_none());
        let closing = log.close_abandoned(late.after(DAY_MS)).unwrap();
        assert_eq!((closing.device.as_str(), closing.n), (SERVER_DEVICE, 2));
        assert_eq!(log.live().closed(), Some(late.after(DAY_MS)));
        assert!(log.abandoned_at().is_none() && log.close_abandoned(late.after(9 * DAY_MS)).is_none());
        let refused = log.append(announce(2, late), late.after(DAY_MS + 1));
        assert!(matches!(refused, Err(AppendError::Refused(EntryRefusal::Closed))), "{refused:?}");
    }

    #[test]
    fn entries_are_never_in_the_future() {
        let (mut log, _) = opened();
        log.append(announce(1, START.after(DAY_MS)), START.after(5)).unwrap();
        log.append(announce(2, START), START.after(9)).unwrap();
        let stamped: Vec<_> = log.entries[1..].iter().map(|entry| entry.at).collect();
        assert_eq!(stamped, [START.after(5), START]);
    }

    #[test]
    fn a_late_client_gets_every_entry_once() {
        let (mut log, _) = opened();
        for n in 1..=200 {
            log.append(announce(n, START), START).unwrap();
        }
        for seen in [0, 1, 63, 64, 65, 127, 128, 199, 200, 201] {
            // The second time, most frames are cached.
            for _ in 0..2 {
                let mut next = seen + 1;
                for frame in log.catch_up(seen, Audience::Spectators) {
                    let message = serde_json::from_str(frame.text()).unwrap();
                    let Entries { from, entries } = message else { panic!("{frame:?}") };
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
        log.append(entry("a.laptop", 1, START, EveningCommand::Begin { number: 1 }), START).unwrap();
        log
    }

    fn by(player: u16, device: &str, n: u32, command: EveningCommand) -> LogEntry {
        let author = Author::Player { player: Player::new(player).unwrap() };
        LogEntry { device: device.into(), n, at: START, by: author, command }
    }

    const SHEET: SheetId = SheetId { number: 1, table: 1 };

    #[test]
    fn a_full_log_accepts_only_the_closing_entry() {
        let (mut log, _) = opened();
        for n in 1..u32::try_from(EVENING_ENTRIES_MAX).unwrap() {
            log.append(announce(n, START), START).unwrap();
        }
        let more = log.append(announce(99_999, START), START);
        assert!(matches!(more, Err(AppendError::Refused(EntryRefusal::LimitReached))), "{more:?}");
        assert!(log.close_abandoned(START.after(DAY_MS)).is_some());
    }

    #[test]
    fn each_player_has_a_limit_of_its_own() {
        let mut log = begun();
        let attend =
            |n| entry("a.laptop", n, START, EveningCommand::Attend { call: n - 1, state: CallState::Done });
        let call = EveningCommand::Call { at: SHEET, reason: CallReason::Other };
        let mut calls = 0;
        let refused = loop {
            match log.append(by(1, "b.phone", calls + 1, call.clone()), START) {
                Ok(_) => calls += 1,
                Err(refused) => break refused,
            }
            log.append(attend(calls + 1), START).unwrap();
        };
        assert_eq!(calls, u32::from(CALLS_PER_PLAYER_MAX));
        assert!(
            matches!(refused, AppendError::Refused(EntryRefusal::TooMany { max: CALLS_PER_PLAYER_MAX })),
            "{refused:?}"
        );
        log.append(by(2, "c.phone", 1, call.clone()), START).unwrap();
        // A second device of the same player has no limit of its own.
        let again = log.append(by(1, "d.phone", 1, call), START);
        assert!(matches!(again, Err(AppendError::Refused(EntryRefusal::TooMany { .. }))), "{again:?}");
    }

    #[test]
    fn players_cannot_use_the_entries_reserved_for_the_organiser() {
        let mut quota = Quota::default();
        let step = by(1, "b.phone", 1, EveningCommand::Present { at: SHEET });
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
    fn a_device_cannot_agree_to_its_own_entry() {
        let mut log = begun();
        let mut n = 0;
        let mut take = |log: &mut EveningLog, player, device, command| {
            n += 1;
            log.append(by(player, device, n, command), START)
        };
        let scorekeeper = EveningCommand::NameScorekeeper { at: SHEET, player: Player::new(1).unwrap() };
        take(&mut log, 1, "b.phone", scorekeeper).unwrap();
        let round = "100:0".parse().unwrap();
        take(&mut log, 1, "b.phone", EveningCommand::Round { at: SHEET, number: 1, round, sure: true })
            .unwrap();
        // The device has joined again as an opponent.
        let own = take(&mut log, 3, "b.phone", EveningCommand::Agree { at: SHEET });
        assert!(matches!(own, Err(AppendError::Refused(EntryRefusal::OwnResult { at: SHEET }))), "{own:?}");
        take(&mut log, 3, "c.phone", EveningCommand::Agree { at: SHEET }).unwrap();
    }

    // CLUB-98: the phone of a replaced scorekeeper was offline, and sends a round again because the first answer was lost.
    #[test]
    fn a_late_round_is_stored_as_late_and_repeats_are_known() {
        let mut log = begun();
        let name =
            |player| EveningCommand::NameScorekeeper { at: SHEET, player: Player::new(player).unwrap() };
        log.append(by(1, "b.phone", 1, name(1)), START).unwrap();
        log.append(by(3, "c.phone", 1, name(3)), START).unwrap();
        let round = "31:0".parse().unwrap();
        let sent = by(1, "b.phone", 2, EveningCommand::Round { at: SHEET, number: 1, round, sure: true });
        let stored = log.append(sent.clone(), START).unwrap();
        assert!(stored.body.contains(r#""act":"late-round""#), "{}", stored.body);
        assert!(matches!(log.append(sent.clone(), START), Err(AppendError::Repeated)));
        let other = "30:0".parse().unwrap();
        let other = EveningCommand::Round { at: SHEET, number: 1, round: other, sure: true };
        let reused = log.append(LogEntry { command: other, ..sent }, START);
        assert!(matches!(reused, Err(AppendError::NumberReused)), "{reused:?}");
        let view = log.live().view(None, START).unwrap();
        assert_eq!((view.alerts.len(), view.tables[0].rounds.len()), (1, 0));
    }

    #[test]
    fn needs_are_sent_to_earlier_or_confirmed_devices() {
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
            EveningCommand::Conditions { setup, courtesies: Vec::new(), namesakes: false }
        };
        // Without a confirmation the device does not even learn whether there is a need.
        assert_eq!(log.needs_of(person(5, false)), None);
        assert_eq!(log.needs_of(person(5, true)), Some(Vec::new()));
        let named = conditions(&log, "Boris", &[]);
        log.append(entry("a.laptop", 1, START, named), START.after(10)).unwrap();
        let needing = conditions(&log, "Boris", &[Need::Sight]);
        log.append(entry("a.laptop", 2, START, needing), START.after(20)).unwrap();
        assert_eq!(log.needs_of(person(15, false)), Some(vec![Need::Sight]));
        assert_eq!(log.needs_of(person(20, false)), None);
        assert_eq!(log.needs_of(person(25, true)), Some(vec![Need::Sight]));
        // Another player has this number now.
        let substitute = conditions(&log, "Carmen", &[Need::Hearing]);
        log.append(entry("a.laptop", 3, START, substitute), START.after(30)).unwrap();
        assert_eq!(log.needs_of(person(15, false)), None);
    }
}
