//! Randomness from the operating system: the only place that draws it.

use sha2::{Digest, Sha256};

/// Letters of ids: no `i`, `l`, `o` or `u`, which are misread or spell words.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Bytes nobody can guess.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// An id of `N` letters, five bits each.
pub(crate) fn id<const N: usize>() -> String {
    word::<N>(LETTERS)
}

/// `N` of some letters. Where their number does not divide 256 the first are a little likelier, which is no matter for a name.
pub(crate) fn word<const N: usize>(letters: &[u8]) -> String {
    bytes::<N>().map(|byte| char::from(letters[usize::from(byte) % letters.len()])).iter().collect()
}

/// What is kept of a secret that a link carries. It has as many random bits as anybody could want, so that a plain hash keeps it.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}
