//! Limits attempts to guess join codes.
//!
//! A code has four letters, so that people can read it aloud; 160 000 codes are possible. Wrong codes are counted per
//! network, per evening and in total. Over a limit even the right code is refused, because the answer would reveal
//! the code. Evenings with a participant from the same network are still found, so that one phone in a hall does not
//! lock out the others.

use std::sync::Arc;
use std::time::Instant;

use boneyard_ids::{EveningId, PersonId};
use boneyard_protocol::evening::{CODE_CHARS, CODE_LETTERS};

use crate::bounds::{CODES_IN_SAME_NETWORK_BURST, CODES_IN_SAME_NETWORK_EVERY};
use crate::config::Rates;
use crate::network::Network;
use crate::random;
use crate::rate::{RateLimiter, TooSoon};

/// A random code. Another open evening may have the same.
pub(crate) fn any_code() -> String {
    random::word::<CODE_CHARS>(CODE_LETTERS.as_bytes())
}

/// An attempt to use a join code.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CodeAttempt<'a> {
    /// The visitor's network.
    pub(crate) network: Network,
    /// The guest, if the visitor has a cookie.
    pub(crate) guest: Option<&'a PersonId>,
    /// Whether this is the code of `evening`; if that is `None`, whether it is the code of any open evening.
    pub(crate) is_right: bool,
    /// Whether that evening has a participant from the same network.
    pub(crate) same_network: bool,
    /// The evening the code is for; `None` to find an evening by its code.
    pub(crate) evening: Option<&'a EveningId>,
}

/// Who attempts a code: a guest, or a visitor without a cookie by network.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum AttemptSource {
    Guest(PersonId),
    Anonymous(Network),
}

/// Counts wrong codes.
pub(crate) struct CodeAttempts {
    rates: Arc<Rates>,
    /// For attempts over a limit: attempts per guest, so that one guest does not use up the attempts of others.
    near_participants: RateLimiter<AttemptSource>,
}

impl CodeAttempts {
    pub(crate) fn new(rates: Arc<Rates>) -> Self {
        CodeAttempts {
            rates,
            near_participants: RateLimiter::new(CODES_IN_SAME_NETWORK_BURST, CODES_IN_SAME_NETWORK_EVERY),
        }
    }

    /// Checks an attempt before it is answered, and counts a wrong code.
    ///
    /// # Errors
    /// If the attempt must not be answered: how long the visitor must wait.
    pub(crate) fn count(&self, attempt: CodeAttempt<'_>, now: Instant) -> Result<(), TooSoon> {
        let CodeAttempt { network, guest, is_right, same_network, evening } = attempt;
        let Err(wait) = self.check(network, evening, now) else {
            if !is_right {
                self.count_wrong(network, evening, now);
            }
            return Ok(());
        };
        let source =
            guest.map_or(AttemptSource::Anonymous(network), |guest| AttemptSource::Guest(guest.clone()));
        self.near_participants.take(source, now)?;
        if is_right && same_network { Ok(()) } else { Err(wait) }
    }

    /// Resets the count of an evening that has got a new code.
    pub(crate) fn forget(&self, evening: &EveningId) {
        self.rates.wrong_codes_of_evenings.reset(evening);
    }

    fn check(&self, network: Network, evening: Option<&EveningId>, now: Instant) -> Result<(), TooSoon> {
        self.rates.wrong_codes_of_networks.check(&network, now)?;
        match evening {
            Some(evening) => self.rates.wrong_codes_of_evenings.check(evening, now),
            None => self.rates.wrong_codes.check(&(), now),
        }
    }

    fn count_wrong(&self, network: Network, evening: Option<&EveningId>, now: Instant) {
        // Both buckets had a token at the check. An error means that another attempt has taken the token since.
        let _ = self.rates.wrong_codes_of_networks.take(network, now);
        let _ = match evening {
            Some(evening) => self.rates.wrong_codes_of_evenings.take(evening.clone(), now),
            None => self.rates.wrong_codes.take((), now),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Limits;

    const FEW: u32 = 3;

    /// Counts wrong codes, of which each network may try `per_network`.
    fn attempts(per_network: u32) -> CodeAttempts {
        let limits = Limits { wrong_codes_per_network: per_network, ..Limits::default() };
        CodeAttempts::new(Arc::new(Rates::new(&limits)))
    }

    fn attempt(last: u8, is_right: bool, same_network: bool) -> CodeAttempt<'static> {
        let network = Network::of([192, 0, 2, last].into());
        CodeAttempt { network, guest: None, is_right, same_network, evening: None }
    }

    #[test]
    fn a_network_that_tries_many_codes_learns_nothing_more() {
        let attempts = attempts(FEW);
        let now = Instant::now();
        for _ in 0..100 {
            assert!(attempts.count(attempt(1, true, false), now).is_ok(), "right codes are not counted");
        }
        for _ in 0..FEW {
            assert!(attempts.count(attempt(1, false, false), now).is_ok());
        }
        assert!(attempts.count(attempt(1, false, false), now).is_err());
        assert!(attempts.count(attempt(1, true, false), now).is_err(), "the answer would reveal the code");
        assert!(attempts.count(attempt(2, true, false), now).is_ok(), "other networks are not limited");
        assert!(attempts.count(attempt(1, true, true), now).is_ok(), "nor are guests near a participant");
        let later = now + Limits::default().wrong_codes_per_network_every;
        assert!(attempts.count(attempt(1, true, false), later).is_ok());
    }

    #[test]
    fn a_guest_who_tries_many_codes_does_not_lock_out_the_network() {
        let attempts = attempts(FEW);
        let now = Instant::now();
        let (mallory, eva) = (PersonId::from("mallory"), PersonId::from("eva"));
        let mallory = CodeAttempt { guest: Some(&mallory), ..attempt(1, false, false) };
        let answered = (0..10_000).filter(|_| attempts.count(mallory, now).is_ok()).count();
        assert_eq!(answered, FEW as usize);
        assert!(attempts.count(CodeAttempt { is_right: true, same_network: true, ..mallory }, now).is_err());
        let eva = CodeAttempt { guest: Some(&eva), ..attempt(1, true, true) };
        assert!(attempts.count(eva, now).is_ok());
    }

    #[test]
    fn many_networks_share_the_limit_in_total() {
        let attempts = attempts(FEW);
        let now = Instant::now();
        let wrong = (0..u16::MAX).filter(|number| {
            let [high, low] = number.to_be_bytes();
            let network = Network::of([10, 0, high, low].into());
            attempts.count(CodeAttempt { network, ..attempt(0, false, false) }, now).is_ok()
        });
        assert_eq!(wrong.count(), Limits::default().wrong_codes as usize);
    }

    #[test]
    fn an_evening_is_protected_until_it_has_another_code() {
        let attempts = attempts(u32::MAX / 1_000_000);
        let now = Instant::now();
        let (friday, saturday) = (EveningId::from("friday"), EveningId::from("saturday"));
        let wrong = CodeAttempt { evening: Some(&friday), ..attempt(1, false, false) };
        assert_eq!(
            (0..5_000).filter(|_| attempts.count(wrong, now).is_ok()).count(),
            Limits::default().wrong_codes_per_evening as usize
        );
        let right = CodeAttempt { is_right: true, ..wrong };
        assert!(attempts.count(right, now).is_err());
        assert!(attempts.count(CodeAttempt { evening: Some(&saturday), ..right }, now).is_ok());
        attempts.forget(&friday);
        assert!(attempts.count(right, now).is_ok());
    }
}
