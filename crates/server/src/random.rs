//! Draws random numbers from the operating system. No other file does.

use sha2::{Digest, Sha256};

/// The characters of ids. `i`, `l` and `o` are left out because they look like digits, and `u` because ids would spell
/// more words.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Unpredictable bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random id of `N` characters, each with five random bits.
pub(crate) fn id<const N: usize>() -> String {
    word::<N>(LETTERS)
}

/// `N` random characters of `letters`. If the length of `letters` does not divide 256, its first ones are slightly more
/// likely.
pub(crate) fn word<const N: usize>(letters: &[u8]) -> String {
    bytes::<N>().map(|byte| char::from(letters[usize::from(byte) % letters.len()])).iter().collect()
}

/// The hash under which a link's secret is stored. The secret has enough random bits for a plain hash.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}
