//! Draws random numbers from the operating system. No other file does.

use sha2::{Digest, Sha256};

/// The letters of ids, without `i`, `l`, `o` and `u`, which are misread or spell words.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Unpredictable bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// An id of `N` letters, five bits each.
pub(crate) fn id<const N: usize>() -> String {
    word::<N>(LETTERS)
}

/// `N` random letters. If their number does not divide 256, the first letters are slightly more likely.
pub(crate) fn word<const N: usize>(letters: &[u8]) -> String {
    bytes::<N>().map(|byte| char::from(letters[usize::from(byte) % letters.len()])).iter().collect()
}

/// The hash under which a link's secret is stored. The secret has enough random bits for a plain hash.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}
