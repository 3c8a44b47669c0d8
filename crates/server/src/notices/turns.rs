//! E-mails, and notices on devices, to people for whom a slow match waits.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use boneyard_ids::{PersonId, TableId};
use boneyard_store::{AccountChange, AccountError, Store};
use boneyard_table::Timestamp;

use crate::accounts::mail::{BrowserLanguage, Mail, MailText, Mailer, language};
use crate::bounds::TURNS_LOOKED_AT_EVERY;
use crate::clock;
use crate::http::ApiError;
use crate::push::{Push, PushText};
use crate::reach::Site;
use crate::shutdown::Shutdown;
use crate::tables::{AwaitedPerson, Tables};

/// Tells people that a slow match waits for them, once a turn in each way.
pub(crate) struct TurnNotices {
    pub(crate) store: Arc<Store>,
    pub(crate) tables: Tables,
    pub(crate) mailer: Mailer,
    pub(crate) push: Push,
    pub(crate) site: Arc<Site>,
    /// How long a match waits before the e-mail.
    pub(crate) mail_after: Duration,
    /// How long a match waits before the notice on devices.
    pub(crate) push_after: Duration,
}

/// The turns that were looked at already: the database need not be asked again.
#[derive(Default)]
struct Seen(HashMap<(PersonId, TableId), Timestamp>);

impl Seen {
    /// Forgets the turns that are over, and returns those that are new.
    fn new_of(&mut self, awaited: Vec<AwaitedPerson>) -> Vec<AwaitedPerson> {
        let key = |one: &AwaitedPerson| (one.person.clone(), one.table.clone());
        let now: HashMap<_, _> = awaited.iter().map(|one| (key(one), one.since)).collect();
        self.0.retain(|key, since| now.get(key) == Some(since));
        awaited.into_iter().filter(|one| !self.0.contains_key(&key(one))).collect()
    }

    fn add(&mut self, AwaitedPerson { person, table, since, .. }: AwaitedPerson) {
        self.0.insert((person, table), since);
    }
}

impl TurnNotices {
    /// Tells people until the server stops.
    pub(crate) async fn keep(self, shutdown: &Shutdown) {
        if !self.mailer.sends() && self.push.key().is_none() {
            return;
        }
        let mut stopping = shutdown.subscribe();
        let (mut mailed, mut pushed) = (Seen::default(), Seen::default());
        loop {
            tokio::select! {
                () = tokio::time::sleep(TURNS_LOOKED_AT_EVERY.min(self.mail_after).min(self.push_after)) => {}
                () = stopping.wait() => return,
            }
            if self.mailer.sends() {
                for one in mailed.new_of(self.tables.awaited(clock::now(), self.mail_after)) {
                    match self.mail(&one).await {
                        Ok(()) => mailed.add(one),
                        Err(cause) => tracing::error!("An e-mail about a turn was not sent: {cause:?}"),
                    }
                }
            }
            if self.push.key().is_some() {
                for one in pushed.new_of(self.tables.awaited(clock::now(), self.push_after)) {
                    match self.push(&one).await {
                        Ok(()) => pushed.add(one),
                        Err(cause) => tracing::error!("A notice about a turn was not sent: {cause:?}"),
                    }
                }
            }
        }
    }

    /// Sends one e-mail, if the person wants it and has not got it.
    async fn mail(&self, awaited: &AwaitedPerson) -> Result<(), ApiError> {
        let Some(account) = self.store.account_with_turn_mails(&awaited.person).await? else { return Ok(()) };
        let note = AccountChange::NoteTurnMail {
            person: account.person.id.clone(),
            table: awaited.table.clone(),
            since_ms: awaited.since.0.cast_signed(),
        };
        if !self.is_noted(note).await? {
            return Ok(());
        }
        let language = language(&account, &BrowserLanguage::default());
        self.mailer.send(Mail {
            to: account.email.unwrap_or_default(),
            name: account.person.name,
            text: MailText::Turn,
            link: format!("{}/table/{}", self.site.origin(), awaited.table),
            language,
        });
        Ok(())
    }

    /// Sends a notice to the devices of the person, if there are any and it was not sent.
    async fn push(&self, awaited: &AwaitedPerson) -> Result<(), ApiError> {
        let AwaitedPerson { person, table, since, preset } = awaited.clone();
        if self.store.push_devices(&person, clock::now_ms()).await?.is_empty() {
            return Ok(());
        }
        let note = AccountChange::NotePushTurn {
            person: person.clone(),
            table: table.clone(),
            since_ms: since.0.cast_signed(),
        };
        if self.is_noted(note).await? {
            self.push.send(person, PushText::Turn { table, preset });
        }
        Ok(())
    }

    /// Stores that the server tells a person. Returns false if an earlier run of the server has stored that already.
    async fn is_noted(&self, note: AccountChange) -> Result<bool, ApiError> {
        match self.store.change_account(note).await {
            Ok(()) => Ok(true),
            Err(AccountError::Refused(_)) => Ok(false),
            Err(cause) => Err(cause.into()),
        }
    }
}
