//! Questions to devices that are not answered yet. They are in memory: after a restart a person asks again.
//!
//! If there are too many, the oldest of the network with the most is forgotten. So a flood from some networks does not keep the others
//! from signing in.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::time::Instant;

use boneyard_ids::{ChallengeId, PersonId};
use parking_lot::Mutex;
use webauthn_rs::prelude::{DiscoverableAuthentication, PasskeyRegistration};

use crate::bounds::{PASSKEY_CHALLENGE_TIME, PASSKEY_CHALLENGES_MAX};
use crate::network::Network;
use crate::random;

/// What a device was asked for.
pub(super) enum Ceremony {
    /// A guest opens an account.
    Open { person: PersonId, name: String, state: PasskeyRegistration },
    /// A person adds a passkey.
    Add { person: PersonId, state: PasskeyRegistration },
    /// A person signs in.
    SignIn { state: DiscoverableAuthentication },
}

/// A question.
struct Asked {
    at: Instant,
    /// Who asked for it.
    network: Network,
    ceremony: Ceremony,
}

impl Asked {
    fn is_valid(&self, now: Instant) -> bool {
        now.duration_since(self.at) < PASSKEY_CHALLENGE_TIME
    }
}

/// The questions, each until it is answered or too old.
#[derive(Default)]
pub(crate) struct Challenges {
    asked: Mutex<HashMap<ChallengeId, Asked>>,
}

impl Challenges {
    /// Keeps a question.
    pub(super) fn keep(&self, ceremony: Ceremony, network: Network, now: Instant) -> ChallengeId {
        let mut asked = self.asked.lock();
        if asked.len() >= PASSKEY_CHALLENGES_MAX {
            asked.retain(|_, asked| asked.is_valid(now));
        }
        if asked.len() >= PASSKEY_CHALLENGES_MAX {
            forget_one(&mut asked);
        }
        let id: ChallengeId = random::id::<20>().into();
        asked.insert(id.clone(), Asked { at: now, network, ceremony });
        id
    }

    /// Takes a question out. It is answered once.
    pub(super) fn take(&self, id: &ChallengeId, now: Instant) -> Option<Ceremony> {
        let asked = self.asked.lock().remove(id)?;
        asked.is_valid(now).then_some(asked.ceremony)
    }
}

/// Forgets the oldest question of the network with the most.
fn forget_one(asked: &mut HashMap<ChallengeId, Asked>) {
    let mut of_networks: HashMap<Network, usize> = HashMap::new();
    for asked in asked.values() {
        *of_networks.entry(asked.network).or_default() += 1;
    }
    let first = asked.iter().max_by_key(|(_, asked)| (of_networks[&asked.network], Reverse(asked.at)));
    if let Some(id) = first.map(|(id, _)| id.clone()) {
        asked.remove(&id);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use webauthn_rs::prelude::{Url, Uuid};
    use webauthn_rs::{Webauthn, WebauthnBuilder};

    use super::*;

    fn network(number: u8) -> Network {
        Network::of([192, 0, 2, number].into())
    }

    fn webauthn() -> Webauthn {
        WebauthnBuilder::new("localhost", &Url::parse("http://localhost").unwrap()).unwrap().build().unwrap()
    }

    #[test]
    fn a_question_is_answered_once_and_in_time() {
        let (challenges, now) = (Challenges::default(), Instant::now());
        let question =
            || Ceremony::SignIn { state: webauthn().start_discoverable_authentication().unwrap().1 };
        let first = challenges.keep(question(), network(1), now);
        assert!(challenges.take(&first, now).is_some());
        assert!(challenges.take(&first, now).is_none(), "it was answered");
        let late = challenges.keep(question(), network(1), now);
        assert!(challenges.take(&late, now + PASSKEY_CHALLENGE_TIME).is_none(), "it is too old");
        assert!(challenges.take(&"unknown".into(), now).is_none());
    }

    #[test]
    fn questions_have_a_bound_and_old_ones_make_room() {
        let (challenges, now) = (Challenges::default(), Instant::now());
        let (_, state) =
            webauthn().start_passkey_registration(Uuid::from_bytes([1; 16]), "Ana", "Ana", None).unwrap();
        let question = || Ceremony::Add { person: "p".into(), state: state.clone() };
        let ana = challenges.keep(question(), network(1), now);
        let first = challenges.keep(question(), network(2), now);
        let later = now + Duration::from_secs(1);
        for number in 2..PASSKEY_CHALLENGES_MAX {
            challenges.keep(question(), network(2 + u8::try_from(number % 100).unwrap()), later);
        }
        let last = challenges.keep(question(), network(2), later);
        assert_eq!(challenges.asked.lock().len(), PASSKEY_CHALLENGES_MAX);
        assert!(challenges.take(&first, later).is_none(), "the oldest of the network with the most");
        assert!(challenges.take(&last, later).is_some());
        assert!(challenges.take(&ana, later).is_some(), "a flood from others keeps nobody out");
        challenges.keep(question(), network(2), later);
        challenges.keep(question(), network(2), later);
        challenges.keep(question(), network(2), later + PASSKEY_CHALLENGE_TIME);
        assert_eq!(challenges.asked.lock().len(), 1, "old ones make room");
    }
}
