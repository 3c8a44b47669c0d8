//! Questions to devices that are not answered yet. They are in memory: after a restart a person asks again.

use std::collections::HashMap;
use std::time::Instant;

use boneyard_ids::{ChallengeId, PersonId};
use parking_lot::Mutex;
use webauthn_rs::prelude::{DiscoverableAuthentication, PasskeyRegistration};

use crate::bounds::{PASSKEY_CHALLENGE_TIME, PASSKEY_CHALLENGES_MAX};
use crate::random;
use crate::rate::TooSoon;

/// What a device was asked for.
pub(super) enum Ceremony {
    /// A guest opens an account.
    Open { person: PersonId, name: String, state: PasskeyRegistration },
    /// A person adds a passkey.
    Add { person: PersonId, state: PasskeyRegistration },
    /// A person signs in.
    SignIn { state: DiscoverableAuthentication },
}

/// The questions, each until it is answered or too old.
#[derive(Default)]
pub(crate) struct Challenges {
    asked: Mutex<HashMap<ChallengeId, (Instant, Ceremony)>>,
}

impl Challenges {
    /// Keeps a question.
    ///
    /// # Errors
    /// If there are too many: how long to wait.
    pub(super) fn keep(&self, ceremony: Ceremony, now: Instant) -> Result<ChallengeId, TooSoon> {
        let mut asked = self.asked.lock();
        if asked.len() >= PASSKEY_CHALLENGES_MAX {
            asked.retain(|_, (at, _)| now.duration_since(*at) < PASSKEY_CHALLENGE_TIME);
        }
        if asked.len() >= PASSKEY_CHALLENGES_MAX {
            return Err(TooSoon(PASSKEY_CHALLENGE_TIME));
        }
        let id: ChallengeId = random::id::<20>().into();
        asked.insert(id.clone(), (now, ceremony));
        Ok(id)
    }

    /// Takes a question out. It is answered once.
    pub(super) fn take(&self, id: &ChallengeId, now: Instant) -> Option<Ceremony> {
        let mut asked = self.asked.lock();
        let (at, ceremony) = asked.remove(id)?;
        (now.duration_since(at) < PASSKEY_CHALLENGE_TIME).then_some(ceremony)
    }
}

#[cfg(test)]
mod tests {
    use webauthn_rs::prelude::{Url, Uuid};
    use webauthn_rs::{Webauthn, WebauthnBuilder};

    use super::*;

    fn webauthn() -> Webauthn {
        WebauthnBuilder::new("localhost", &Url::parse("http://localhost").unwrap()).unwrap().build().unwrap()
    }

    #[test]
    fn a_question_is_answered_once_and_in_time() {
        let (challenges, now) = (Challenges::default(), Instant::now());
        let question =
            || Ceremony::SignIn { state: webauthn().start_discoverable_authentication().unwrap().1 };
        let first = challenges.keep(question(), now).unwrap();
        assert!(challenges.take(&first, now).is_some());
        assert!(challenges.take(&first, now).is_none(), "it was answered");
        let late = challenges.keep(question(), now).unwrap();
        assert!(challenges.take(&late, now + PASSKEY_CHALLENGE_TIME).is_none(), "it is too old");
        assert!(challenges.take(&"unknown".into(), now).is_none());
    }

    #[test]
    fn questions_have_a_bound_and_old_ones_make_room() {
        let (challenges, now) = (Challenges::default(), Instant::now());
        let (_, state) =
            webauthn().start_passkey_registration(Uuid::from_bytes([1; 16]), "Ana", "Ana", None).unwrap();
        let question = || Ceremony::Add { person: "p".into(), state: state.clone() };
        for _ in 0..PASSKEY_CHALLENGES_MAX {
            challenges.keep(question(), now).unwrap();
        }
        assert_eq!(challenges.keep(question(), now), Err(TooSoon(PASSKEY_CHALLENGE_TIME)));
        assert!(challenges.keep(question(), now + PASSKEY_CHALLENGE_TIME).is_ok());
    }
}
