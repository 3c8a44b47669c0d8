//! What holds now: who may moderate, and whose sanctions have not ended. Every seat and every word is checked here, so it is in memory.

use std::collections::HashMap;
use std::sync::Arc;

use boneyard_ids::{PersonId, SanctionId};
use boneyard_protocol::moderation::{HouseRules, ModerationRefusal};
use boneyard_store::{Sanction, SanctionKind, Store, StoreError};
use boneyard_table::{Command, Refusal};
use parking_lot::RwLock;

use crate::clock;

/// Who may moderate, the sanctions that hold, and the host's own rules.
pub(crate) struct Permissions {
    moderators: Vec<PersonId>,
    house_rules: Option<HouseRules>,
    held: RwLock<HashMap<PersonId, Held>>,
    /// Taken to read the sanctions of a person again, so that an older answer never replaces a newer one.
    reading: tokio::sync::Mutex<()>,
}

/// What holds for a person: of each kind the sanction that ends last.
#[derive(Clone, Debug, Default)]
struct Held {
    ban: Option<Arc<Holding>>,
    time_out: Option<Arc<Holding>>,
}

#[derive(Debug)]
struct Holding {
    sanction: SanctionId,
    reason: String,
    /// `None` for a ban for good.
    until_ms: Option<i64>,
}

impl Holding {
    fn holds(&self, now_ms: i64) -> bool {
        self.until_ms.is_none_or(|until| until > now_ms)
    }
}

impl Permissions {
    /// Reads the sanctions that hold.
    pub(crate) async fn load(
        store: &Store,
        moderators: Vec<PersonId>,
        house_rules: Option<HouseRules>,
    ) -> Result<Self, StoreError> {
        let mut held: HashMap<PersonId, Held> = HashMap::new();
        for sanction in store.active_sanctions(clock::now_ms(), None, usize::MAX).await? {
            held.entry(sanction.person.person.id.clone()).or_default().add(&sanction);
        }
        Ok(Permissions {
            moderators,
            house_rules,
            held: RwLock::new(held),
            reading: tokio::sync::Mutex::default(),
        })
    }

    pub(crate) fn is_moderator(&self, person: &PersonId) -> bool {
        self.moderators.contains(person)
    }

    pub(crate) fn moderators(&self) -> &[PersonId] {
        &self.moderators
    }

    pub(crate) fn house_rules(&self) -> Option<&HouseRules> {
        self.house_rules.as_ref()
    }

    /// Whether a person may play with others.
    ///
    /// # Errors
    /// The ban.
    pub(crate) fn may_play(&self, person: &PersonId) -> Result<(), ModerationRefusal> {
        match self.ban(person) {
            None => Ok(()),
            Some(ban) => Err(ModerationRefusal::Banned {
                sanction: ban.sanction.clone(),
                reason: ban.reason.clone(),
                until_ms: ban.until_ms,
            }),
        }
    }

    pub(crate) fn is_banned(&self, person: &PersonId) -> bool {
        self.ban(person).is_some()
    }

    /// Whether a person at a table may send this command: a banned one may only leave.
    ///
    /// # Errors
    /// The ban.
    pub(crate) fn may_command(&self, person: &PersonId, command: Command) -> Result<(), Refusal> {
        match self.ban(person) {
            Some(ban) if command != Command::Leave => Err(ban.refusal()),
            _ => Ok(()),
        }
    }

    /// Whether a person may say something at tables.
    ///
    /// # Errors
    /// The ban or the time-out.
    pub(crate) fn may_talk(&self, person: &PersonId) -> Result<(), Refusal> {
        let now_ms = clock::now_ms();
        let Some(held) = self.held(person) else { return Ok(()) };
        if let Some(ban) = held.ban.filter(|ban| ban.holds(now_ms)) {
            return Err(ban.refusal());
        }
        match held.time_out.filter(|time_out| time_out.holds(now_ms)) {
            Some(time_out) => Err(Refusal::TimeOut {
                reason: time_out.reason.clone(),
                until_ms: time_out.until_ms.unwrap_or(i64::MAX),
            }),
            None => Ok(()),
        }
    }

    fn ban(&self, person: &PersonId) -> Option<Arc<Holding>> {
        let now_ms = clock::now_ms();
        self.held(person)?.ban.filter(|ban| ban.holds(now_ms))
    }

    /// The people whom a ban keeps from playing now.
    pub(crate) fn banned(&self) -> Vec<PersonId> {
        let now_ms = clock::now_ms();
        let is_banned = |held: &Held| held.ban.as_ref().is_some_and(|ban| ban.holds(now_ms));
        self.held
            .read()
            .iter()
            .filter(|(_, held)| is_banned(held))
            .map(|(person, _)| person.clone())
            .collect()
    }

    /// Reads the sanctions of a person again, after one was imposed, lifted or moved.
    pub(crate) async fn refresh(&self, store: &Store, person: &PersonId) -> Result<(), StoreError> {
        let _reading = self.reading.lock().await;
        let now_ms = clock::now_ms();
        let mut held = Held::default();
        for sanction in store.active_sanctions_of(person, now_ms).await? {
            held.add(&sanction);
        }
        match held.is_empty() {
            true => self.held.write().remove(person),
            false => self.held.write().insert(person.clone(), held),
        };
        Ok(())
    }

    /// Forgets the sanctions that are over.
    pub(crate) fn forget_ended(&self) {
        let now_ms = clock::now_ms();
        self.held.write().retain(|_, held| {
            held.ban.take_if(|ban| !ban.holds(now_ms));
            held.time_out.take_if(|time_out| !time_out.holds(now_ms));
            !held.is_empty()
        });
    }

    fn held(&self, person: &PersonId) -> Option<Held> {
        self.held.read().get(person).cloned()
    }
}

impl Held {
    fn is_empty(&self) -> bool {
        self.ban.is_none() && self.time_out.is_none()
    }

    /// Takes in a sanction that holds. It replaces one that ends sooner.
    fn add(&mut self, sanction: &Sanction) {
        let place = match sanction.kind {
            SanctionKind::Warning => return,
            SanctionKind::TimeOut => &mut self.time_out,
            SanctionKind::Ban => &mut self.ban,
        };
        let end = |until_ms: Option<i64>| until_ms.unwrap_or(i64::MAX);
        if place.as_ref().is_none_or(|known| end(known.until_ms) < end(sanction.until_ms)) {
            *place = Some(Arc::new(Holding {
                sanction: sanction.id.clone(),
                reason: sanction.reason.clone(),
                until_ms: sanction.until_ms,
            }));
        }
    }
}

impl Holding {
    fn refusal(&self) -> Refusal {
        Refusal::Banned { reason: self.reason.clone(), until_ms: self.until_ms }
    }
}
