//! Randomness from the operating system: the only place that draws it.

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
    bytes::<N>().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).iter().collect()
}
