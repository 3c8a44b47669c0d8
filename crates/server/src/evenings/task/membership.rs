//! Handles changes of who takes part: joins, leaves, removed devices, and links for further devices of the organiser.

use std::time::Instant;

use boneyard_club::Player;
use boneyard_club::live::Author;
use boneyard_ids::PersonId;
use boneyard_protocol::Problem;
use boneyard_protocol::evening::EveningRefusal;
use boneyard_store::{BarredGuest, EveningChange, EveningError};

use crate::bounds::CODE_TRIES_MAX;
use crate::clock;
use crate::evenings::codes::{CodeAttempt, any_code};
use crate::evenings::message::MembershipChange;
use crate::evenings::people::{People, Person, stored};
use crate::evenings::refused::refused_change;
use crate::evenings::task::EveningTask;
use crate::http::ApiError;
use crate::network::Network;

impl EveningTask {
    pub(super) async fn change(&mut self, guest: PersonId, change: MembershipChange) -> Result<(), ApiError> {
        self.check_consistent()?;
        if !self.log.is_open() {
            return Err(EveningRefusal::Closed.into());
        }
        if let MembershipChange::Opened { network } = change {
            self.networks.insert(network);
            return Ok(());
        }
        let mut people = self.people.clone();
        let mut change = self.checked(guest, change, &mut people)?;
        let mut outcome = self.services.store.change_evening(change.clone()).await;
        for _ in 0..CODE_TRIES_MAX {
            let EveningChange::SetCode { code, .. } = &mut change else { break };
            if !matches!(outcome, Err(EveningError::Refused(boneyard_store::EveningRefusal::CodeTaken))) {
                break;
            }
            *code = any_code();
            outcome = self.services.store.change_evening(change.clone()).await;
        }
        match outcome {
            Ok(()) => {
                self.changed(change);
                self.show(people);
                Ok(())
            }
            Err(error) => {
                if matches!(error, EveningError::Store(_)) {
                    self.retry_at = Some(clock::moment());
                }
                Err(refused_change(&self.services.store, error).await)
            }
        }
    }

    /// Updates the task after a change was stored.
    fn changed(&mut self, change: EveningChange) {
        match change {
            EveningChange::SetCode { code, .. } => {
                self.code = code;
                self.services.code_attempts.forget(&self.id);
                self.welcome_again(self.people.iter().map(|(guest, _)| guest.clone()).collect());
            }
            EveningChange::Remove { guest, now_ms, .. } => {
                let player = self.people.author(Some(&guest)).and_then(|author| match author {
                    Author::Organiser => None,
                    Author::Player { player } => Some(player.number()),
                });
                let barred = BarredGuest { guest: guest.clone(), player, since_ms: now_ms };
                self.barred.insert(self.people.public_id(&guest), barred);
            }
            EveningChange::Readmit { guest, .. } | EveningChange::UseLink { guest, .. } => {
                self.barred.remove(&self.people.public_id(&guest));
            }
            _ => {}
        }
    }

    /// Checks that the guest may make the change. Updates `people` and returns the change for the store.
    fn checked(
        &self,
        guest: PersonId,
        change: MembershipChange,
        people: &mut People,
    ) -> Result<EveningChange, ApiError> {
        let (evening, now_ms) = (self.id.clone(), clock::now_ms());
        let organises = self.people.author(Some(&guest)) == Some(Author::Organiser);
        let check_can_leave = |guest: &PersonId| match self.people.is_last_organiser(guest) {
            true => Err(EveningRefusal::LastOrganiser),
            false => Ok(()),
        };
        match change {
            MembershipChange::Join { code, player, network } => {
                let is_right = code.trim().to_uppercase() == self.code;
                let (same_network, evening_id) = (self.has_participant_from(network), Some(&self.id));
                let attempt =
                    CodeAttempt { network, guest: Some(&guest), is_right, same_network, evening: evening_id };
                self.services.code_attempts.count(attempt, Instant::now())?;
                if !is_right {
                    return Err(EveningRefusal::WrongCode.into());
                }
                // Count only guests who know the code. Others must not use up the evening's limit of joins.
                self.services.rates.joins_of_evenings.count(self.id.clone())?;
                let is_player = self.log.names().len() > player.index();
                if organises || !is_player || player == Player::ORGANISER {
                    return Err(EveningRefusal::NoSuchPlayer.into());
                }
                let person = Person { author: Author::Player { player }, since_ms: now_ms, confirmed: false };
                people.join(guest.clone(), person);
                Ok(EveningChange::Join { evening, person: stored(&guest, person) })
            }
            MembershipChange::Leave => {
                check_can_leave(&guest)?;
                people.leave(&guest);
                Ok(EveningChange::Leave { evening, guest })
            }
            MembershipChange::UseLink { secret_hash } => {
                let person = Person { author: Author::Organiser, since_ms: now_ms, confirmed: false };
                people.join(guest.clone(), person);
                Ok(EveningChange::UseLink { evening, secret_hash, guest, now_ms })
            }
            _ if !organises => Err(EveningRefusal::NotOrganiser.into()),
            MembershipChange::Remove { person } => {
                let removed = self.people.guest_with_id(&person).ok_or(Problem::NotFound)?.clone();
                check_can_leave(&removed)?;
                people.leave(&removed);
                Ok(EveningChange::Remove { evening, guest: removed, now_ms })
            }
            MembershipChange::Readmit { barred } => {
                let barred = self.barred.get(&barred).ok_or(Problem::NotFound)?;
                Ok(EveningChange::Readmit { evening, guest: barred.guest.clone() })
            }
            MembershipChange::Confirm { person, confirmed } => {
                let guest = self.people.guest_with_id(&person).ok_or(Problem::NotFound)?.clone();
                people.confirm(&guest, confirmed);
                Ok(EveningChange::Confirm { evening, guest, confirmed })
            }
            MembershipChange::NewCode => Ok(EveningChange::SetCode { evening, code: any_code() }),
            MembershipChange::MakeLink { id, secret_hash } => {
                Ok(EveningChange::AddLink { evening, guest, id, secret_hash, made_ms: now_ms })
            }
            MembershipChange::WithdrawLink { link } => Ok(EveningChange::WithdrawLink { evening, link }),
            MembershipChange::Opened { .. } => Err(Problem::Internal.into()),
        }
    }

    /// Whether a participant of the evening has connected from this network.
    pub(super) fn has_participant_from(&self, network: Network) -> bool {
        self.networks.contains(&network)
    }
}
