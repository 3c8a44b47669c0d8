//! Hashes and checks passwords with argon2id and the parameters that OWASP recommends: 19 MiB, two passes, one lane.

use std::cell::RefCell;
use std::sync::LazyLock;
use std::time::Instant;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version, password_hash};
use boneyard_ids::SessionId;
use boneyard_protocol::account::{AccountRefusal, PASSWORD_BYTES_MAX, PASSWORD_CHARS_MIN};
use boneyard_store::Account;

use super::Accounts;
use super::guesses::NameKey;
use crate::bounds::SIGN_IN_FRESH_MS;
use crate::http::ApiError;
use crate::network::Network;
use crate::work::Charge;
use crate::{clock, random};

/// The hash of a password that nobody has. It is checked where there is no account, so that the answer takes as long.
static NOBODY: LazyLock<String> =
    LazyLock::new(|| hashed(&random::id::<32>()).expect("a random password can be hashed"));

/// Checks that a new password is long enough, and not too long to hash.
pub(super) fn check_length(password: &str) -> Result<(), AccountRefusal> {
    let is_good = password.chars().count() >= PASSWORD_CHARS_MIN && password.len() <= PASSWORD_BYTES_MAX;
    let refusal =
        AccountRefusal::BadPassword { chars_min: PASSWORD_CHARS_MIN, bytes_max: PASSWORD_BYTES_MAX };
    if is_good { Ok(()) } else { Err(refusal) }
}

impl Accounts {
    /// The hash of a password, as a PHC string.
    pub(super) async fn hash(&self, password: String) -> Result<String, ApiError> {
        let hash = self.workers.run(Charge::Free, move |_| Ok(hashed(&password))).await?;
        hash.map_err(ApiError::broken)
    }

    /// Checks that it is the person of the account who asks: by the password or, if the account has none, by a passkey used a short
    /// time ago. Each check counts, because it is expensive. It counts for the session: strangers must not use up its person's checks.
    pub(super) async fn confirm(
        &self,
        account: &Account,
        session: &SessionId,
        password: String,
    ) -> Result<(), ApiError> {
        if account.password.is_none() {
            let since_ms = self.store.session_since(session).await?;
            let fresh_ms = clock::now_ms() - SIGN_IN_FRESH_MS;
            return if since_ms.is_some_and(|at| at > fresh_ms) {
                Ok(())
            } else {
                Err(AccountRefusal::SignInAgain.into())
            };
        }
        self.guesses.confirm(session.clone(), Instant::now())?;
        if self.verify(Some(account), password).await? {
            Ok(())
        } else {
            Err(AccountRefusal::WrongPassword.into())
        }
    }

    /// Whether a password from an unknown device is that of an account. It takes the same time if there is no account.
    ///
    /// Wrong ones are limited for each `name`, also where no account has it. The name and the e-mail of an account are limited each
    /// on their own: a shared limit would tell a stranger that they belong together.
    pub(super) async fn is_password_from(
        &self,
        network: Network,
        account: Option<&Account>,
        name: &str,
        password: String,
    ) -> Result<bool, ApiError> {
        self.rates.sign_ins.count(network)?;
        let name = NameKey::of(name);
        let _room = self.guesses.take(network, name, Instant::now())?;
        let is_right = self.verify(account, password).await?;
        if is_right {
            self.guesses.was_right(network, name, Instant::now());
        }
        Ok(is_right)
    }

    /// Whether a password is that of an account.
    pub(super) async fn verify(&self, account: Option<&Account>, password: String) -> Result<bool, ApiError> {
        if password.len() > PASSWORD_BYTES_MAX {
            return Ok(false);
        }
        let stored = account.and_then(|account| account.password.clone());
        let exists = stored.is_some();
        let matches = move |_: &_| Ok(matches(stored.as_ref().unwrap_or(&NOBODY), &password));
        Ok(self.workers.run(Charge::Free, matches).await? && exists)
    }

    /// Forgets a network's wrong passwords for an account, whose person has proved there who they are.
    pub(super) fn forget_wrong(&self, network: Network, account: &Account) {
        for name in [Some(&account.person.name), account.email.as_ref()].into_iter().flatten() {
            self.guesses.forget(network, NameKey::of(name));
        }
    }
}

thread_local! {
    /// The memory in which a worker hashes. If each hash had memory of its own, glibc would keep eleven such areas, each with 19 MiB.
    static MEMORY: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
}

fn hashed(password: &str) -> Result<String, password_hash::Error> {
    let params = Params::default();
    let salt = Salt::new(&random::bytes::<{ Salt::RECOMMENDED_LENGTH }>())?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        hash: Some(output(password, &salt, Params::DEFAULT_OUTPUT_LEN, &params)?),
        params: ParamsString::try_from(&params)?,
        salt: Some(salt),
    };
    Ok(hash.to_string())
}

/// Whether a password has this hash. The comparison takes the same time for all passwords.
fn matches(hash: &str, password: &str) -> bool {
    let computed_and_stored = || {
        let hash = PasswordHash::new(hash).ok()?;
        let (salt, stored) = (hash.salt.as_ref()?, hash.hash?);
        let computed = output(password, salt, stored.len(), &Params::try_from(&hash).ok()?).ok()?;
        Some((computed, stored))
    };
    computed_and_stored().is_some_and(|(computed, stored)| computed == stored)
}

/// The bytes of a hash with this salt and these parameters.
fn output(
    password: &str,
    salt: &Salt,
    length: usize,
    params: &Params,
) -> Result<Output, password_hash::Error> {
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    let mut bytes = [0; Output::MAX_LENGTH];
    let out = bytes.get_mut(..length).ok_or(password_hash::Error::OutputSize)?;
    MEMORY.with_borrow_mut(|memory| {
        memory.resize(params.block_count(), Block::default());
        argon2.hash_password_into_with_memory(password.as_bytes(), salt, out, memory)
    })?;
    Ok(Output::new(out)?)
}

#[cfg(test)]
mod tests {
    use argon2::{PasswordHasher, PasswordVerifier};

    use super::*;

    #[test]
    fn a_hash_says_how_it_was_made_and_fits_one_password() {
        let hash = hashed("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(matches(&hash, "correct horse"));
        assert!(!matches(&hash, "correct horse "));
        assert_ne!(hash, hashed("correct horse").unwrap(), "each has a salt of its own");
        assert!(!matches("", "") && !matches("plain", "plain"));
    }

    #[test]
    fn hashes_are_those_of_the_library() {
        let library = Argon2::default();
        let hash = library.hash_password("correct horse".as_bytes()).unwrap().to_string();
        assert!(matches(&hash, "correct horse"));
        let own = hashed("correct horse").unwrap();
        assert_eq!(library.verify_password("correct horse".as_bytes(), own.as_str()), Ok(()));
        // The memory follows the parameters of the hash.
        let small = Params::new(64, 1, 1, Some(16)).unwrap();
        let hash = Argon2::from(small).hash_password("small".as_bytes()).unwrap().to_string();
        assert!(matches(&hash, "small") && !matches(&hash, "large"));
        assert!(matches(&own, "correct horse"));
    }

    #[test]
    fn a_new_password_has_at_least_eight_characters() {
        let long = "x".repeat(PASSWORD_BYTES_MAX);
        for good in ["eight888", "пароль12", &long] {
            assert_eq!(check_length(good), Ok(()));
        }
        for bad in ["", "seven77", "пароль1", &format!("{long}x")] {
            assert!(check_length(bad).is_err(), "{bad}");
        }
    }
}
