use std::fmt;

use hkdf::Hkdf;
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::bytes::Secret;

/// The random number of a table from which the secrets of its rounds are derived. It is never shown: who knows one
/// secret learns nothing about the others.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seed(#[serde(with = "hex::serde")] [u8; 32]);

impl Seed {
    /// From random bytes.
    #[must_use]
    pub const fn new(random: [u8; 32]) -> Self {
        Self(random)
    }

    /// A number that decides something besides the deals, such as who sits on a seat. It tells nothing about the secrets.
    #[must_use]
    pub fn number(&self, event: u64, seat: u8) -> u64 {
        let mut number = [0; 8];
        Hkdf::<Sha256>::new(None, &self.0)
            .expand_multi_info(&[b"boneyard number 1\0", &event.to_be_bytes(), &[seat]], &mut number)
            .expect("8 bytes are within what HKDF-SHA-256 gives");
        u64::from_be_bytes(number)
    }

    /// The secret of a round. All numbers count from 1; `shuffle` is 2 if the tiles of the round were shuffled again.
    #[must_use]
    pub fn secret(&self, match_number: u32, round: u32, shuffle: u32) -> Secret {
        let place = [match_number, round, shuffle].map(u32::to_be_bytes);
        let mut secret = [0; 32];
        Hkdf::<Sha256>::new(None, &self.0)
            .expand_multi_info(&[b"boneyard secret 1\0", place.as_flattened()], &mut secret)
            .expect("32 bytes are within what HKDF-SHA-256 gives");
        Secret::new(secret)
    }
}

/// Logs never show a seed.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_round_and_shuffle_has_its_own_secret() {
        let seed = Seed::new([1; 32]);
        let secrets =
            [seed.secret(1, 1, 1), seed.secret(2, 1, 1), seed.secret(1, 2, 1), seed.secret(1, 1, 2)];
        for (at, secret) in secrets.iter().enumerate() {
            assert!(secrets[..at].iter().all(|other| other != secret));
            assert_ne!(*secret, Seed::new([2; 32]).secret(1, 1, 1));
        }
    }
}
