//! The numbers of a deal. As text and in JSON each is lower-case hexadecimal.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Declares a type of `$len` bytes with its text.
macro_rules! bytes {
    ($(#[$doc:meta])* $name:ident, $len:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, utoipa::ToSchema)]
        #[schema(value_type = String)]
        pub struct $name(#[serde(with = "hex::serde")] [u8; $len]);

        impl $name {
            /// From its bytes.
            #[must_use]
            pub const fn new(bytes: [u8; $len]) -> Self {
                Self(bytes)
            }

            /// Its bytes.
            #[must_use]
            pub const fn as_bytes(&self) -> &[u8; $len] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl FromStr for $name {
            type Err = ParseBytesError;

            fn from_str(text: &str) -> Result<Self, ParseBytesError> {
                let mut bytes = [0; $len];
                hex::decode_to_slice(text, &mut bytes).map_err(|_| ParseBytesError { bytes: $len })?;
                Ok(Self(bytes))
            }
        }
    };
}

/// Why a text is not a number of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write {bytes} bytes as {digits} hexadecimal digits", digits = bytes * 2)]
pub struct ParseBytesError {
    /// How many bytes the number has.
    pub bytes: usize,
}

bytes! {
    /// The number that decides a deal together with the parts. It stays secret until the match is over.
    Secret, 32
}

bytes! {
    /// The SHA-256 hash of a [`Secret`]. It is shown before the parts are known.
    Commitment, 32
}

bytes! {
    /// The random bytes that a player's client adds to a deal.
    Part, 16
}

bytes! {
    /// A hash over all rounds of a record so far, so that no round can be changed later.
    Chain, 32
}

impl Secret {
    /// What is shown before the deal.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl Part {
    /// The part of a seat, counted from 1, whose client sent none: 15 zero bytes and the seat's number.
    ///
    /// ```
    /// use boneyard_deal::Part;
    ///
    /// assert_eq!(Part::missing(3).to_string(), "00000000000000000000000000000003");
    /// assert!("0003".parse::<Part>().is_err());
    /// ```
    #[must_use]
    pub const fn missing(seat: u8) -> Self {
        let mut bytes = [0; 16];
        bytes[15] = seat;
        Self(bytes)
    }
}

/// Logs never show a secret.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

macro_rules! debug_as_text {
    ($($name:ident),*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }
    )*};
}

debug_as_text!(Commitment, Part, Chain);
