//! E-mails to people who want to know that a slow match waits for them.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use boneyard_ids::{PersonId, TableId};
use boneyard_store::{AccountChange, AccountError, Store};
use boneyard_table::Timestamp;

use crate::accounts::mail::{BrowserLanguage, Mail, MailText, Mailer, language};
use crate::bounds::TURN_MAILS_EVERY;
use crate::clock;
use crate::http::ApiError;
use crate::reach::Site;
use crate::shutdown::Shutdown;
use crate::tables::{AwaitedPerson, Tables};

/// Sends e-mails about slow matches.
pub(crate) struct TurnMails {
    pub(crate) store: Arc<Store>,
    pub(crate) tables: Tables,
    pub(crate) mailer: Mailer,
    pub(crate) site: Arc<Site>,
    /// How long a match waits before the e-mail.
    pub(crate) after: Duration,
}

impl TurnMails {
    /// Sends e-mails until the server stops. Without a mail server there is nothing to do.
    pub(crate) async fn keep(self, shutdown: &Shutdown) {
        if !self.mailer.sends() {
            return;
        }
        let mut stopping = shutdown.subscribe();
        // What was looked at already: the database need not be asked again.
        let mut seen: HashMap<(PersonId, TableId), Timestamp> = HashMap::new();
        loop {
            tokio::select! {
                () = tokio::time::sleep(TURN_MAILS_EVERY.min(self.after)) => {}
                () = stopping.wait() => return,
            }
            let awaited = self.tables.awaited(clock::now(), self.after);
            seen.retain(|(person, table), since| {
                awaited.iter().any(|one| (&one.person, &one.table, one.since) == (person, table, *since))
            });
            for one in awaited {
                let key = (one.person.clone(), one.table.clone());
                if seen.get(&key) == Some(&one.since) {
                    continue;
                }
                match self.tell(&one).await {
                    Ok(()) => _ = seen.insert(key, one.since),
                    Err(cause) => tracing::error!("An e-mail about a turn was not sent: {cause:?}"),
                }
            }
        }
    }

    /// Sends one e-mail, if the person wants it and has not got it.
    async fn tell(&self, awaited: &AwaitedPerson) -> Result<(), ApiError> {
        let Some(account) = self.store.account_with_turn_mails(&awaited.person).await? else { return Ok(()) };
        let note = AccountChange::NoteTurnMail {
            person: account.person.id.clone(),
            table: awaited.table.clone(),
            since_ms: awaited.since.0.cast_signed(),
        };
        match self.store.change_account(note).await {
            Ok(()) => {}
            // It was sent before the server was started again.
            Err(AccountError::Refused(_)) => return Ok(()),
            Err(cause) => return Err(cause.into()),
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
}
