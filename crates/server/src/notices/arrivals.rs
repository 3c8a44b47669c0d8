//! Looks for people who have come to play, and tells those who asked to hear of it.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Instant;

use boneyard_ids::PersonId;
use boneyard_protocol::notices::Arrival;
use boneyard_store::Store;

use super::wishes::{Arrived, Told, Wishes};
use crate::accounts::mail::{BrowserLanguage, Mail, MailText, Mailer, language};
use crate::bounds::{ARRIVALS_LOOKED_FOR_EVERY, ARRIVED_AFTER_MS};
use crate::clock;
use crate::http::ApiError;
use crate::pools::Pools;
use crate::push::{Push, PushText};
use crate::reach::Site;
use crate::tables::Tables;

/// Tells people that someone has come to play.
pub(crate) struct ArrivalNotices {
    pub(crate) store: Arc<Store>,
    pub(crate) wishes: Arc<Wishes>,
    pub(crate) pools: Pools,
    pub(crate) tables: Tables,
    pub(crate) mailer: Mailer,
    pub(crate) push: Push,
    pub(crate) site: Arc<Site>,
}

impl ArrivalNotices {
    /// Looks again and again. While nobody has asked there is nothing to do.
    pub(crate) async fn keep(self) {
        loop {
            tokio::time::sleep(ARRIVALS_LOOKED_FOR_EVERY).await;
            let now = Instant::now();
            if self.wishes.is_empty(now) {
                continue;
            }
            let (waiting, playing) = self.look(now);
            for told in self.wishes.tell(now, &waiting, &playing) {
                if let Err(cause) = self.tell(told).await {
                    tracing::error!("An e-mail about someone who came was not sent: {cause:?}");
                }
            }
        }
    }

    /// Who waits, the last who came first, and who is at a table. Those who have just come may find opponents at once.
    fn look(&self, now: Instant) -> (Vec<Arrived>, HashSet<PersonId>) {
        let at = clock::now();
        let listings = self.tables.listings();
        let playing = listings.iter().flat_map(|listing| listing.people_here()).cloned().collect();
        let at_tables = listings.iter().filter(|listing| listing.is_open(at)).map(|listing| {
            let (table, since_ms) = (Some(listing.id().clone()), listing.waits_since().0);
            let arrival = Arrival { since_ms, presets: vec![listing.rules().preset.clone()], table };
            Arrived { people: listing.people().cloned().collect(), arrival }
        });
        let in_pools = self.pools.people_waiting().into_iter().map(|(person, presets, since)| {
            let waited_ms = clock::as_ms(now.saturating_duration_since(since));
            let arrival = Arrival { since_ms: at.0.saturating_sub(waited_ms), presets, table: None };
            Arrived { people: vec![person], arrival }
        });
        let mut waiting: Vec<Arrived> = at_tables.chain(in_pools).collect();
        waiting.retain(|arrived| arrived.arrival.since_ms + ARRIVED_AFTER_MS <= at.0);
        waiting.sort_by_key(|arrived| std::cmp::Reverse(arrived.arrival.since_ms));
        (waiting, playing)
    }

    async fn tell(&self, Told { person, arrival, by_mail }: Told) -> Result<(), ApiError> {
        let Arrival { presets, table, .. } = arrival;
        let path = table.as_ref().map_or_else(|| "/".into(), |table| format!("/table/{table}"));
        self.push.send(person.clone(), PushText::Arrival { table, presets });
        if !by_mail || !self.mailer.sends() {
            return Ok(());
        }
        let Some(account) = self.store.account_with_arrival_mails(&person).await? else { return Ok(()) };
        let language = language(&account, &BrowserLanguage::default());
        self.mailer.send(Mail {
            to: account.email.unwrap_or_default(),
            name: account.person.name,
            text: MailText::Arrival,
            link: format!("{}{path}", self.site.origin()),
            language,
        });
        Ok(())
    }
}
