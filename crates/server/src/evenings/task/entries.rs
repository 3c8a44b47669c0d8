//! Handles entries: appends them to the log, stores them, shows them to all readers, and acknowledges them, in this
//! order.

use std::collections::BTreeMap;

use boneyard_club::live::{Author, EntryRefusal, EveningCommand, LogEntry};
use boneyard_club::{Evening, TARGET, file};
use boneyard_ids::PersonId;
use boneyard_protocol::Problem;
use boneyard_protocol::evening::EveningServerMessage;
use boneyard_store::{EveningChange, EveningError, NewEntry};

use crate::bounds::{CODE_TRIES_MAX, ENTRY_NUMBER_MAX};
use crate::clock;
use crate::evenings::codes::any_code;
use crate::evenings::log::AppendError;
use crate::evenings::message::SubmittedEntry;
use crate::evenings::online;
use crate::evenings::people::People;
use crate::evenings::result::EveningResult;
use crate::evenings::roster::Roster;
use crate::evenings::summary::summary;
use crate::evenings::task::EveningTask;
use crate::transport::outbox::ClientId;

impl EveningTask {
    /// Handles a group of entries. One transaction stores them all. A refused entry does not stop the later ones.
    pub(super) async fn enter(&mut self, group: Vec<SubmittedEntry>) {
        let now = clock::moment();
        let mut people = self.people.clone();
        let elsewhere = self.people_elsewhere(&group).await;
        let mut appended = Vec::new();
        let mut answers = Vec::new();
        let mut failed_clients: BTreeMap<ClientId, Problem> = BTreeMap::new();
        for SubmittedEntry { client, n, at, command } in group {
            // A device's entries must be appended in order, so none is appended after one that failed.
            if failed_clients.contains_key(&client) {
                continue;
            }
            if let Err(problem) = self.check_consistent() {
                failed_clients.insert(client, problem);
                continue;
            }
            let device = self.devices.get(&client).and_then(|device| Some((device.person.as_ref()?, device)));
            let by = device.and_then(|(person, _)| people.author(Some(person)));
            let (Some((person, device)), Some(by)) = (device, by) else {
                answers.push((client, EveningServerMessage::Problem { problem: Problem::NotAllowed }));
                continue;
            };
            if !(1..=ENTRY_NUMBER_MAX).contains(&n) {
                let detail = format!("n: a number from 1 to {ENTRY_NUMBER_MAX}");
                answers.push((
                    client,
                    EveningServerMessage::Refused { n, refusal: EntryRefusal::Unreadable { detail } },
                ));
                continue;
            }
            if let Err(refusal) = self.check_online(by, &command) {
                answers.push((client, EveningServerMessage::Refused { n, refusal }));
                continue;
            }
            let reopens = command == EveningCommand::Reopen;
            if reopens && elsewhere.contains(person) {
                answers.push((client, EveningServerMessage::Refused { n, refusal: EntryRefusal::InAnother }));
                continue;
            }
            let entry = LogEntry { device: self.device_of(person, device), n, at, by, command };
            let names_before = entry.changes_line_up().then(|| self.log.names());
            match self.log.append(entry, now) {
                Ok(entry) => {
                    if let Some(names_before) = names_before {
                        people.renumber(&names_before, &self.log.names());
                    }
                    if reopens {
                        // Who has joined another evening since stays there (CLUB-20).
                        elsewhere.iter().for_each(|guest| people.leave(guest));
                    }
                    appended.push(entry);
                    answers.push((client, EveningServerMessage::Taken { n, again: false }));
                }
                Err(AppendError::Repeated) => {
                    answers.push((client, EveningServerMessage::Taken { n, again: true }))
                }
                Err(AppendError::Refused(refusal)) => {
                    answers.push((client, EveningServerMessage::Refused { n, refusal }));
                }
                Err(AppendError::NumberReused) => {
                    let detail = format!("n: this device gave {n} to another entry before");
                    failed_clients.insert(client, Problem::BadRequest { detail });
                }
            }
        }
        if !appended.is_empty()
            && let Err(cause) = self.store(appended, people).await
        {
            let id = &self.id;
            tracing::error!(evening.id = %id, "Evening {id} could not store its new entries: {cause}");
            failed_clients.extend(answers.drain(..).map(|(client, _)| (client, Problem::Storage)));
        }
        for (client, answer) in answers {
            self.clients.send(client, &answer);
        }
        for (client, problem) in failed_clients {
            self.disconnect(client, problem);
        }
    }

    /// Refuses what only the server may say, and games and regulations that do not fit an evening that is played online.
    fn check_online(&self, by: Author, command: &EveningCommand) -> Result<(), EntryRefusal> {
        let live = self.log.live();
        let unreadable = |detail: &str| EntryRefusal::Unreadable { detail: detail.into() };
        match command {
            EveningCommand::OnlineTable { .. } => Err(unreadable("only the server opens tables")),
            EveningCommand::Online { play: Some(play) } => {
                let setup = live.evening().map(Evening::setup);
                if setup.is_some_and(|setup| !online::allows(setup)) {
                    return Err(EntryRefusal::RegulationNotOnline);
                }
                match online::game(play, setup.map_or(TARGET, |setup| setup.target)) {
                    Ok(_) => Ok(()),
                    Err(_) => Err(unreadable(
                        "this game does not score a round as the sheets do; choose club-pairs",
                    )),
                }
            }
            // The file takes the place of the evening, which stays online. A file that cannot be read is refused later.
            EveningCommand::Open { file, .. } if by == Author::Organiser && live.online().is_some() => {
                match file::read(file) {
                    Ok(evening) if !online::allows(evening.setup()) => Err(EntryRefusal::RegulationNotOnline),
                    _ => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// The people of this closed evening who are in another open evening now, if one of the commands opens this one again.
    async fn people_elsewhere(&self, group: &[SubmittedEntry]) -> Vec<PersonId> {
        let reopens = group.iter().any(|submitted| submitted.command == EveningCommand::Reopen);
        if !reopens || self.log.is_open() {
            return Vec::new();
        }
        let mut elsewhere = Vec::new();
        for (guest, _) in self.people.iter() {
            match self.services.store.is_elsewhere(guest, &self.id).await {
                Ok(false) => {}
                Ok(true) => elsewhere.push(guest.clone()),
                // Whether a person is in another evening cannot be read now. The person can join again with the letters.
                Err(cause) => {
                    tracing::error!(evening.id = %self.id, "The people of evening {} cannot be read: {cause}", self.id);
                    elsewhere.push(guest.clone());
                }
            }
        }
        elsewhere
    }

    /// The code under which this evening opens again, if the new entries open it: the old one, unless another evening has it now.
    async fn reopening_code(&self) -> Result<Option<String>, EveningError> {
        if self.stored_open || !self.log.is_open() {
            return Ok(None);
        }
        let mut code = self.code.clone();
        for _ in 0..CODE_TRIES_MAX {
            if self.services.store.evening_by_code(&code).await?.is_none() {
                break;
            }
            code = any_code();
        }
        Ok(Some(code))
    }

    /// Stores entries that the log has appended, and shows them.
    ///
    /// # Errors
    /// The store failed. It is unknown whether the entries were stored, so the log is read again from the store.
    pub(super) async fn store(&mut self, entries: Vec<NewEntry>, people: People) -> Result<(), EveningError> {
        let facts = self.log.facts();
        let changed_facts = facts.as_ref().filter(|facts| self.facts.as_ref() != Some(facts));
        let (reassigned, removed) = self.people.changes(&people);
        let reopens = self.reopening_code().await?;
        let append = EveningChange::Append {
            evening: self.id.clone(),
            first_seq: self.shown + 1,
            entries,
            summary: changed_facts.map(summary),
            reassigned,
            removed,
            closes_at_ms: self.log.live().closed().map(|_| clock::now_ms()),
            result: self.result().await,
            reopens: reopens.clone(),
        };
        if let Err(cause) = self.services.store.change_evening(append).await {
            self.retry_at = Some(clock::moment());
            self.recover().await;
            return Err(cause);
        }
        self.facts = facts;
        self.stored_open = self.log.is_open();
        self.show(people);
        if let Some(code) = reopens {
            tracing::info!(evening.id = %self.id, "Evening {} was opened again", self.id);
            self.code = code;
            self.welcome_again(self.people.iter().map(|(guest, _)| guest.clone()).collect());
        }
        Ok(())
    }

    /// The result to store with the entry that closes the evening; `None` while the evening is open.
    async fn result(&self) -> Option<String> {
        self.log.live().closed()?;
        // If the members cannot be read now, the result has names only, and seasons match them with members later.
        let roster = Roster::of(&self.services.store, &self.club).await.unwrap_or_default();
        Some(EveningResult::of(&self.log, &roster).text())
    }

    /// Sends the stored entries that were not sent yet to every client. Clients whose role changed get a new `welcome`;
    /// after a change of the line-up, all participants do.
    pub(super) fn show(&mut self, people: People) {
        let people_before = std::mem::replace(&mut self.people, people);
        let moved = self.regroup();
        let (log, shown) = (&self.log, self.shown);
        if log.len() > shown {
            self.clients.send_by_audience(&[], log.frames_after(shown));
            self.shown = log.len();
        }
        if self.log.line_up_changes() != self.line_up_changes {
            // Players' needs can have changed, and only `welcome` has them.
            self.line_up_changes = self.log.line_up_changes();
            self.welcome_again(self.people.iter().map(|(guest, _)| guest.clone()).collect());
        }
        for guest in people_before.differing(&self.people) {
            for client in self.clients.of(&guest) {
                // Entries differ between audiences, so a client whose audience changed needs all of them again.
                let changed_audience = moved.iter().any(|(moved_client, _)| *moved_client == client);
                self.welcome(client, if changed_audience { 0 } else { self.shown });
            }
            self.presence_changed();
        }
    }
}
