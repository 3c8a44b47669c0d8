//! How often passwords may be tried.
//!
//! Wrong passwords slow down the network that sends them, not the owner of the account: names are public, so anyone can send wrong
//! passwords for any of them. A browser on which the person has signed in before is known by a cookie, and counts on its own. All others
//! count by network, and by network and name. `docs/security.md` says what an attack from many networks can do.

use std::time::{Duration, Instant};

use boneyard_ids::{PersonId, SessionId};
use boneyard_store::Account;
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::backoff::{Backoff, Patience};
use crate::bounds::{
    ATTACKED_NAME_EVERY, ATTACKED_NAME_FREE, ATTACKED_NAME_WAIT, ATTACKING_NETWORKS, CONFIRMATIONS_EVERY,
    DEVICE_TRIES, DEVICE_TRIES_EVERY, NETWORK_WAIT, NETWORK_WAIT_MAX, WRONG_PASSWORD_WAIT_MAX,
    WRONG_PASSWORDS_WAITING_MAX,
};
use crate::config::Limits;
use crate::network::Network;
use crate::random;
use crate::rate::{RateLimiter, TooSoon};

/// A name or an e-mail as people enter it to sign in. Hashed, because it may be as long as a request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct NameKey([u8; 32]);

impl NameKey {
    pub(super) fn of(name: &str) -> Self {
        NameKey(random::hash(&Account::key(name)))
    }
}

/// A browser on which a person has signed in before.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct KnownDevice {
    pub(super) person: PersonId,
    pub(super) secret_hash: [u8; 32],
}

/// Counts the passwords that are tried.
pub(crate) struct Guesses {
    of_devices: RateLimiter<KnownDevice>,
    of_networks: Backoff<Network>,
    /// Also where no account has the name, so that the answers tell nothing about it.
    of_names_in_networks: Backoff<(Network, NameKey)>,
    /// Of all networks together. A name that has used it up is attacked.
    of_names: RateLimiter<NameKey>,
    of_sessions: RateLimiter<SessionId>,
    /// Room for passwords from unknown devices that wait to be checked. The rest of the queue stays free for others.
    room: Semaphore,
    patience: Patience,
}

impl Guesses {
    pub(crate) fn new(limits: &Limits) -> Self {
        let patience = Patience {
            free: limits.wrong_passwords,
            first: limits.wrong_passwords_every,
            longest: WRONG_PASSWORD_WAIT_MAX.max(limits.wrong_passwords_every),
        };
        let of_networks =
            Patience { free: limits.sign_ins_per_network, first: NETWORK_WAIT, longest: NETWORK_WAIT_MAX };
        Guesses {
            of_devices: RateLimiter::new(DEVICE_TRIES, DEVICE_TRIES_EVERY),
            of_networks: Backoff::new(of_networks),
            of_names_in_networks: Backoff::new(patience),
            of_names: RateLimiter::new(
                limits.wrong_passwords.saturating_mul(ATTACKING_NETWORKS),
                ATTACKED_NAME_EVERY,
            ),
            of_sessions: RateLimiter::new(limits.wrong_passwords, CONFIRMATIONS_EVERY),
            room: Semaphore::new(WRONG_PASSWORDS_WAITING_MAX),
            patience,
        }
    }

    /// Counts a password from a known device, right or wrong. False if the device has tried too many: then it counts as unknown.
    pub(super) fn take_known(&self, device: KnownDevice, now: Instant) -> bool {
        self.of_devices.take(device, now).is_ok()
    }

    /// Counts a password from an unknown device as a wrong one, before it is checked: many may be checked at the same time. Hold the
    /// permit until it is checked.
    ///
    /// # Errors
    /// How long to wait.
    pub(super) fn take(
        &self,
        network: Network,
        name: NameKey,
        now: Instant,
    ) -> Result<SemaphorePermit<'_>, TooSoon> {
        let permit = self.room.try_acquire().map_err(|_| TooSoon(Duration::from_secs(1)))?;
        let is_attacked = self.of_names.check(&name, now).is_err();
        let patience = if is_attacked { self.patience.with_attack() } else { self.patience };
        self.of_names_in_networks.take_with(patience, (network, name), now)?;
        if let Err(wait) = self.of_networks.take(network, now) {
            self.of_names_in_networks.take_back(&(network, name), now);
            return Err(wait);
        }
        // An error says that the name is attacked already.
        let _ = self.of_names.take(name, now);
        Ok(permit)
    }

    /// Takes back what [`take`](Self::take) counted: the password was right.
    pub(super) fn was_right(&self, network: Network, name: NameKey, now: Instant) {
        self.forget(network, name);
        self.of_networks.take_back(&network, now);
    }

    /// Forgets the wrong passwords of a network for a name.
    pub(super) fn forget(&self, network: Network, name: NameKey) {
        self.of_names_in_networks.reset(&(network, name));
    }

    /// Counts a password that a signed-in person enters to confirm a change, right or wrong: each costs a hash.
    ///
    /// # Errors
    /// How long to wait.
    pub(super) fn confirm(&self, session: SessionId, now: Instant) -> Result<(), TooSoon> {
        self.of_sessions.take(session, now)
    }
}

impl Patience {
    /// The patience with a network that tries passwords for an attacked name. The first one is always checked.
    fn with_attack(self) -> Self {
        Patience {
            free: self.free.min(ATTACKED_NAME_FREE),
            first: self.first.max(ATTACKED_NAME_WAIT),
            longest: self.longest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(number: u32) -> Network {
        Network::of(std::net::Ipv4Addr::from_bits(0x0a00_0000 + number).into())
    }

    fn guesses() -> Guesses {
        Guesses::new(&Limits::default())
    }

    /// How many wrong passwords for a name are checked, of `count` from a network.
    fn checked(guesses: &Guesses, from: Network, name: &str, count: usize, now: Instant) -> usize {
        (0..count).filter(|_| guesses.take(from, NameKey::of(name), now).is_ok()).count()
    }

    #[test]
    fn wrong_passwords_of_one_network_stop_no_other() {
        let (guesses, now) = (guesses(), Instant::now());
        let free = Limits::default().wrong_passwords as usize;
        assert_eq!(checked(&guesses, network(1), "Ana", 200, now), free);
        assert_eq!(checked(&guesses, network(1), " ANA ", 1, now), 0, "it is the same name");
        assert_eq!(checked(&guesses, network(1), "Eva", 1, now), 1);
        assert_eq!(checked(&guesses, network(2), "Ana", 1, now), 1);
        let known = KnownDevice { person: "ana".into(), secret_hash: [1; 32] };
        assert!(guesses.take_known(known, now), "in the same network");
    }

    #[test]
    fn an_attack_from_many_networks_never_refuses_the_first_password_of_another() {
        let (guesses, now) = (guesses(), Instant::now());
        for number in 0..2_000 {
            checked(&guesses, network(number), "Ana", 20, now);
        }
        let home = network(10_000);
        assert_eq!(checked(&guesses, home, "Ana", 20, now), 1);
        let refused = guesses.take(home, NameKey::of("Ana"), now).map(drop);
        assert_eq!(refused, Err(TooSoon(ATTACKED_NAME_WAIT)), "a bounded wait after a wrong one");
        assert_eq!(checked(&guesses, home, "Eva", 20, now), Limits::default().wrong_passwords as usize);
    }

    #[test]
    fn a_network_that_tries_many_names_waits() {
        let (guesses, now) = (guesses(), Instant::now());
        let of_names = |names: std::ops::Range<u64>, now| -> usize {
            names.map(|number| checked(&guesses, network(1), &format!("Player {number}"), 1, now)).sum()
        };
        let free = Limits::default().sign_ins_per_network as usize;
        assert_eq!(of_names(0..1_000, now), free);
        let seconds = (1..=3_600).map(|s| of_names(s * 1_000..s * 1_000 + 2, now + Duration::from_secs(s)));
        let in_an_hour: usize = seconds.sum();
        let longest_waits = 3_600 / usize::try_from(NETWORK_WAIT_MAX.as_secs()).unwrap();
        assert!(in_an_hour < longest_waits + 10, "{in_an_hour}");
    }

    #[test]
    fn right_passwords_do_not_count() {
        let (guesses, now) = (guesses(), Instant::now());
        let ana = NameKey::of("Ana");
        for _ in 0..1_000 {
            assert!(guesses.take(network(1), ana, now).is_ok());
            guesses.was_right(network(1), ana, now);
        }
    }

    #[test]
    fn a_known_device_that_tries_too_many_counts_as_unknown() {
        let (guesses, now) = (guesses(), Instant::now());
        let device = |byte| KnownDevice { person: "ana".into(), secret_hash: [byte; 32] };
        let tried = (0..1_000).filter(|_| guesses.take_known(device(1), now)).count();
        assert_eq!(tried, DEVICE_TRIES as usize);
        assert!(guesses.take_known(device(2), now));
    }

    #[test]
    fn passwords_that_wait_to_be_checked_have_a_bound() {
        let (guesses, now) = (guesses(), Instant::now());
        let waiting: Vec<_> = (0..1_000)
            .filter_map(|number| guesses.take(network(number), NameKey::of("Ana"), now).ok())
            .collect();
        assert_eq!(waiting.len(), WRONG_PASSWORDS_WAITING_MAX);
        drop(waiting);
        assert!(guesses.take(network(2_000), NameKey::of("Ana"), now).is_ok());
    }
}
