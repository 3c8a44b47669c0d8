//! The server's key for push services (VAPID, RFC 8292): by it a service knows that all notices come from the same server.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use sha2::Sha256;

/// For how long a signature is valid, in seconds. Push services accept a day at most.
const VALID_S: i64 = 12 * 60 * 60;

/// The key of a server. It follows from the secret in the database, so it stays the same as long as the database.
pub(super) struct Vapid {
    key: SigningKey,
    public_key: Vec<u8>,
    /// Where push services find the host; `None` if the server has no address with https.
    contact: Option<String>,
}

impl Vapid {
    /// The key that follows from a secret, for the server at `origin`.
    pub(super) fn new(secret: &[u8], origin: &str) -> Self {
        let derived = Hkdf::<Sha256>::new(Some(b"boneyard web push"), secret);
        let candidate = |number: u8| {
            let mut bytes = [0; 32];
            derived.expand(&[number], &mut bytes).ok()?;
            SecretKey::from_slice(&bytes).ok()
        };
        // All but one of 2^32 numbers are keys.
        let key = (0..=u8::MAX).find_map(candidate).expect("one of 256 numbers is a key");
        let contact = origin.starts_with("https://").then(|| origin.to_owned());
        Vapid { public_key: key.public_key().to_sec1_bytes().into_vec(), key: (&key).into(), contact }
    }

    /// The public key as an uncompressed point: 65 bytes.
    pub(super) fn public_key(&self) -> &[u8] {
        &self.public_key
    }

    /// The header `Authorization` of a request to a push service.
    pub(super) fn authorization(&self, audience: &str, now_s: i64) -> String {
        let mut claims = serde_json::json!({ "aud": audience, "exp": now_s + VALID_S });
        if let Some(contact) = &self.contact {
            claims["sub"] = contact.as_str().into();
        }
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = BASE64.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", BASE64.encode(&self.public_key))
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn a_service_can_check_the_signature_with_the_key() {
        let vapid = Vapid::new(&[7; 64], "https://dominoes.example");
        let header = vapid.authorization("https://push.example", 1_000);
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = BASE64.decode(key).unwrap();
        assert_eq!((key.len(), key[0]), (65, 4), "an uncompressed point");
        let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
        VerifyingKey::from_sec1_bytes(&key).unwrap().verify(signed.as_bytes(), &signature).unwrap();
        let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1_000 + VALID_S);
        assert_eq!(claims["sub"], "https://dominoes.example");
    }

    #[test]
    fn the_key_follows_from_the_secret() {
        let key = |secret: u8| Vapid::new(&[secret; 64], "http://localhost").public_key().to_owned();
        assert_eq!(key(1), key(1));
        assert_ne!(key(1), key(2));
        let header = Vapid::new(&[1; 64], "http://localhost").authorization("https://push.example", 0);
        let claims = BASE64.decode(header.split('.').nth(1).unwrap()).unwrap();
        assert!(!String::from_utf8(claims).unwrap().contains("sub"), "there is nothing to contact");
    }
}
