//! Deals that anyone can check.
//!
//! 1. Before a round the server draws a [`Secret`] and shows its [`Commitment`], which is its SHA-256 hash.
//! 2. Each player's client answers with a [`Part`], 16 random bytes.
//! 3. The secret and the parts give the order of the tiles: [`Shuffle::order`].
//! 4. When the match is over, the secret is shown. Anyone can hash it and compute the order again.
//!
//! The server cannot choose the tiles, because it has shown the commitment before it knows the parts. A player cannot
//! choose them either, because nobody else knows the secret.
//!
//! ```
//! use boneyard_deal::{Part, Seed, Shuffle};
//!
//! let secret = Seed::new([7; 32]).secret(1, 1, 1);
//! let shown = secret.commitment();
//! let parts = [Part::missing(1), "00112233445566778899aabbccddeeff".parse()?];
//! let order = Shuffle { secret: &secret, parts: &parts, match_id: "k3f9-1", round: 1 }.order(28);
//! assert_eq!(order.len(), 28);
//! assert_eq!(secret.commitment(), shown);
//! # Ok::<_, boneyard_deal::ParseBytesError>(())
//! ```

mod bytes;
mod chain;
mod seed;
mod shuffle;

pub use self::{
    bytes::{Chain, Commitment, ParseBytesError, Part, Secret},
    seed::Seed,
    shuffle::Shuffle,
};
