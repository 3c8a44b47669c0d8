//! What people do in a tournament.

use std::sync::Arc;
use std::time::Instant;

use boneyard_ids::PersonId;
use boneyard_protocol::account::AccountRefusal;
use boneyard_protocol::tournaments::TournamentRefusal;
use boneyard_rating::Rating;
use boneyard_rules::presets;
use boneyard_store::{Guest, StoreError, TournamentChange, TournamentEntry, TournamentMember};
use boneyard_tournament::{Command, Entrant, Event, Outcome, PairingId, Refusal};

use super::super::live::timestamp;
use super::super::message::{Act, Actor};
use super::TournamentTask;
use crate::bounds::{TOURNAMENT_STAY, TOURNAMENT_UNCONFIRMED_MAX};
use crate::clock;
use crate::http::ApiError;

impl TournamentTask {
    /// Does what a person wants, if the person may.
    pub(super) async fn act(&mut self, by: &Actor, act: Act) -> Result<(), ApiError> {
        let now_ms = clock::now_ms();
        match act {
            Act::Enter { partner } => self.enter(by, partner, now_ms).await,
            Act::Confirm { entry } => self.confirm(by, entry, now_ms).await,
            Act::Withdraw { entrant, entry: Some(entry) } if entrant.is_none() => {
                self.decline(by, entry).await
            }
            Act::Withdraw { entrant, .. } => self.withdraw(by, entrant, now_ms).await,
            Act::Return { entrant } => self.come_back(by, entrant, now_ms).await,
            Act::Start => {
                self.check_host(by)?;
                self.start(now_ms).await
            }
            Act::Pair => {
                self.check_host(by)?;
                Ok(self.pair(now_ms).await??)
            }
            Act::SetOutcome { pairing, outcome } => {
                self.check_host(by)?;
                self.set_outcome(pairing, outcome, now_ms).await
            }
            Act::Close => {
                self.check_host(by)?;
                self.command(Command::Close, None, now_ms).await
            }
        }
    }

    fn check_host(&self, by: &Actor) -> Result<(), TournamentRefusal> {
        if self.is_host(by) { Ok(()) } else { Err(TournamentRefusal::NotHost) }
    }

    fn is_host(&self, by: &Actor) -> bool {
        self.live.host() == by.id()
    }

    async fn enter(&mut self, by: &Actor, partner: Option<Guest>, now_ms: i64) -> Result<(), ApiError> {
        self.check_may_play(by)?;
        if let Some((_, entrant)) = self.live.own(by.id()) {
            return match self.live.tournament.is_active(entrant) {
                true => Err(TournamentRefusal::Entered { name: by.person.name.clone() }.into()),
                false => self.come_back(by, None, now_ms).await,
            };
        }
        match (self.live.facts.pairs, partner) {
            (false, None) => {
                self.know(by.person.clone(), by.has_account);
                let entry = self.new_entry(by.id().clone(), None);
                self.register(entry, now_ms).await
            }
            (true, Some(partner)) => self.invite(by, partner, now_ms).await,
            (true, None) => Err(TournamentRefusal::NeedsPartner.into()),
            (false, Some(_)) => Err(TournamentRefusal::NoPartners.into()),
        }
    }

    /// Whether a person may play here at all.
    fn check_may_play(&self, by: &Actor) -> Result<(), ApiError> {
        if self.live.facts.options.rated && !by.has_account {
            return Err(AccountRefusal::NotSignedIn.into());
        }
        Ok(self.check_program(&by.person)?)
    }

    fn check_program(&self, person: &Guest) -> Result<(), TournamentRefusal> {
        let is_welcome = self.live.facts.programs || !person.is_bot;
        if is_welcome { Ok(()) } else { Err(TournamentRefusal::NoPrograms) }
    }

    fn new_entry(&mut self, person: PersonId, partner: Option<PersonId>) -> TournamentEntry {
        let entry = self.next_entry;
        self.next_entry += 1;
        TournamentEntry { entry, entrant: None, person, partner, is_removed: false }
    }

    /// Remembers who a person is.
    fn know(&mut self, person: Guest, has_account: bool) {
        let member = TournamentMember { person, has_account, is_gone: false };
        Arc::make_mut(&mut self.live.members).insert(member.person.id.clone(), member);
    }

    /// A pair waits until the partner confirms it. If the partner has asked for the same pair, it takes part at once.
    async fn invite(&mut self, by: &Actor, partner: Guest, now_ms: i64) -> Result<(), ApiError> {
        self.check_program(&partner)?;
        if partner.id == *by.id() {
            return Err(TournamentRefusal::PartnerIsYou.into());
        }
        if self.live.own(&partner.id).is_some() {
            return Err(TournamentRefusal::Entered { name: partner.name }.into());
        }
        let of_partner = self.live.unconfirmed(by.id()).find(|entry| entry.person == partner.id);
        if let Some(entry) = of_partner.map(|entry| entry.entry) {
            return self.confirm(by, entry, now_ms).await;
        }
        // It must be possible to enter now, but nothing happens yet.
        self.live.tournament.handle(Command::Enter { rating: None }, timestamp(now_ms))?;
        let earlier = self.live.unconfirmed(by.id()).find(|entry| entry.person == *by.id());
        if let Some(entry) = earlier.map(|entry| entry.entry) {
            self.remove_unconfirmed(entry).await?;
        }
        let max = TOURNAMENT_UNCONFIRMED_MAX;
        if self.live.entries.iter().filter(|entry| entry.entrant.is_none()).count() >= max {
            return Err(TournamentRefusal::TooManyUnconfirmed { max }.into());
        }
        self.know(by.person.clone(), by.has_account);
        let entry = self.new_entry(by.id().clone(), Some(partner.id.clone()));
        self.know(partner, true);
        let tournament = self.live.id().clone();
        self.store(TournamentChange::Invite { tournament, entry: entry.clone() }).await?;
        self.live.entries.push(entry);
        self.publish();
        Ok(())
    }

    async fn confirm(&mut self, by: &Actor, number: u32, now_ms: i64) -> Result<(), ApiError> {
        self.check_may_play(by)?;
        let found = self.live.unconfirmed(by.id()).find(|entry| entry.entry == number);
        let entry = found.filter(|entry| entry.partner.as_ref() == Some(by.id())).cloned();
        let entry = entry.ok_or(TournamentRefusal::NotInvited)?;
        for person in entry.people() {
            if self.live.own(person).is_some() {
                let name = self.live.members.get(person).map(|member| member.person.name.clone());
                return Err(TournamentRefusal::Entered { name: name.unwrap_or_default() }.into());
            }
        }
        self.register(entry, now_ms).await
    }

    /// Makes an entry an entrant.
    async fn register(&mut self, entry: TournamentEntry, now_ms: i64) -> Result<(), ApiError> {
        let rating = self.rating(&entry).await?;
        let events = self.live.tournament.handle(Command::Enter { rating }, timestamp(now_ms))?;
        let entrant = events.iter().find_map(|event| match event {
            Event::Entered { entrant, .. } => Some(entrant.number()),
            _ => None,
        });
        self.append(events, Some(TournamentEntry { entrant, ..entry }), now_ms).await
    }

    /// The rating by which an entry is seeded: that of the person in the family of the rules, or the mean of both partners.
    /// `None` if nobody of them has one.
    async fn rating(&self, entry: &TournamentEntry) -> Result<Option<u16>, StoreError> {
        let Ok(preset) = presets::find(&self.live.rules.preset) else { return Ok(None) };
        let family = preset.family.name();
        let mut ratings = Vec::new();
        for person in entry.people() {
            let known = self.services.store.ratings_of(person).await?;
            ratings.push(known.into_iter().find(|rating| rating.family == family).map(|it| it.rating));
        }
        if ratings.iter().all(Option::is_none) {
            return Ok(None);
        }
        let sum: f64 = ratings.iter().map(|rating| rating.unwrap_or(Rating::START).rating()).sum();
        // Ratings are between 0 and 4000.
        Ok(Some((sum / ratings.len() as f64).round() as u16))
    }

    /// Ends a pair that waits: one of the two does it, or the host.
    async fn decline(&mut self, by: &Actor, number: u32) -> Result<(), ApiError> {
        let found = self.live.entries.iter().find(|entry| entry.entry == number && entry.entrant.is_none());
        let is_allowed = |entry: &TournamentEntry| entry.has(by.id()) || self.is_host(by);
        let entry = found.filter(|entry| is_allowed(entry)).ok_or(TournamentRefusal::NotInvited)?.entry;
        self.remove_unconfirmed(entry).await?;
        self.publish();
        Ok(())
    }

    async fn remove_unconfirmed(&mut self, entry: u32) -> Result<(), ApiError> {
        let tournament = self.live.id().clone();
        self.store(TournamentChange::Decline { tournament, entry }).await?;
        self.live.entries.retain(|other| other.entry != entry);
        Ok(())
    }

    async fn withdraw(&mut self, by: &Actor, entrant: Option<Entrant>, now_ms: i64) -> Result<(), ApiError> {
        if entrant.is_none() && self.live.own(by.id()).is_none() {
            let waiting = self.live.unconfirmed(by.id()).find(|entry| entry.person == *by.id());
            let waiting = waiting.map(|entry| entry.entry).ok_or(TournamentRefusal::NotEntered)?;
            return self.decline(by, waiting).await;
        }
        let (entry, entrant) = self.chosen(by, entrant)?;
        // If the host withdraws a person, that person stays out.
        let is_removed = !entry.has(by.id());
        self.command(Command::Withdraw { entrant }, Some(TournamentEntry { is_removed, ..entry }), now_ms)
            .await
    }

    async fn come_back(&mut self, by: &Actor, entrant: Option<Entrant>, now_ms: i64) -> Result<(), ApiError> {
        let (entry, entrant) = self.chosen(by, entrant)?;
        if entry.is_removed && !self.is_host(by) {
            return Err(TournamentRefusal::Removed.into());
        }
        if entry.has(by.id()) {
            self.presence.stay(by.id(), TOURNAMENT_STAY, Instant::now());
        }
        if self.is_arena() && self.live.tournament.is_active(entrant) {
            // The person says that they are there for the next match.
            return Ok(());
        }
        let entry = TournamentEntry { is_removed: false, ..entry };
        self.command(Command::Return { entrant }, Some(entry), now_ms).await
    }

    /// The entrant that a person may withdraw or let come back: the person's own, or any for the host.
    fn chosen(
        &self,
        by: &Actor,
        entrant: Option<Entrant>,
    ) -> Result<(TournamentEntry, Entrant), TournamentRefusal> {
        let own = self.live.own(by.id());
        match entrant {
            None => own.map(|(entry, entrant)| (entry.clone(), entrant)).ok_or(TournamentRefusal::NotEntered),
            Some(entrant) => {
                if own.is_none_or(|(_, own)| own != entrant) {
                    self.check_host(by)?;
                }
                let entry = self.live.entry_of(entrant).cloned();
                let why = Refusal::NoEntrant { entrant };
                Ok((entry.ok_or(TournamentRefusal::NotNow { why })?, entrant))
            }
        }
    }

    /// Corrects a match, or decides one that is open.
    async fn set_outcome(
        &mut self,
        pairing: PairingId,
        outcome: Outcome,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        let meeting = self.live.tournament.meetings().get(pairing.index());
        let command = match meeting.is_some_and(|meeting| meeting.outcome.is_none()) {
            true => Command::Report { pairing, outcome },
            false => Command::Correct { pairing, outcome },
        };
        self.command(command, None, now_ms).await
    }

    /// Withdraws those who deleted their accounts, unless everything is decided.
    pub(super) async fn withdraw_those_gone(&mut self, now_ms: i64) -> Result<(), ApiError> {
        let is_gone = |person: &PersonId| self.live.members.get(person).is_some_and(|member| member.is_gone);
        let gone = self.live.entries.iter().filter(|entry| entry.people().any(is_gone));
        let gone: Vec<TournamentEntry> = gone.cloned().collect();
        let now = timestamp(now_ms);
        for entry in gone {
            let entrant = entry.entrant.map(|number| Entrant::at(usize::from(number.saturating_sub(1))));
            match entrant {
                Some(entrant)
                    if self.live.tournament.is_active(entrant) && !self.live.tournament.is_complete(now) =>
                {
                    let removed = TournamentEntry { is_removed: true, ..entry };
                    self.command(Command::Withdraw { entrant }, Some(removed), now_ms).await?;
                }
                Some(_) => {}
                None => self.remove_unconfirmed(entry.entry).await?,
            }
        }
        Ok(())
    }
}
