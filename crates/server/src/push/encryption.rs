//! Encrypts notices for one device (RFC 8291), so that the push service between cannot read them.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

use crate::random;

/// Bytes of the key `auth` of a subscription.
const AUTH_BYTES: usize = 16;

/// The record size in the head of a message. Each message is one record, shorter than this.
const RECORD_BYTES: u32 = 4_096;

/// Marks the last record. Padding could follow.
const LAST_RECORD: u8 = 2;

/// A device, as its subscription describes it.
pub(super) struct Recipient {
    key: PublicKey,
    auth: [u8; AUTH_BYTES],
}

impl Recipient {
    /// Reads the two keys of a subscription.
    ///
    /// # Errors
    /// What is wrong, in English.
    pub(super) fn read(p256dh: &[u8], auth: &[u8]) -> Result<Self, String> {
        let key = PublicKey::from_sec1_bytes(p256dh).map_err(|_| "p256dh: not a point of P-256")?;
        let auth = auth.try_into().map_err(|_| format!("auth: has not {AUTH_BYTES} bytes"))?;
        Ok(Recipient { key, auth })
    }

    /// Encrypts a message, which is shorter than [`RECORD_BYTES`].
    pub(super) fn encrypt(&self, message: &[u8]) -> Vec<u8> {
        // All but one of 2^32 numbers are keys.
        let own = std::iter::repeat_with(|| SecretKey::from_slice(&random::bytes::<32>()));
        let own = own.flatten().next().expect("some random number is a key");
        self.encrypt_with(message, &own, random::bytes())
    }

    fn encrypt_with(&self, message: &[u8], own: &SecretKey, salt: [u8; 16]) -> Vec<u8> {
        let own_key = own.public_key().to_sec1_bytes();
        let (key, nonce) = self.key_and_nonce(own, &own_key, salt);
        let record = [message, &[LAST_RECORD]].concat();
        let cipher = Aes128Gcm::new(&key.into());
        let encrypted = cipher.encrypt(&Nonce::from(nonce), record.as_slice());
        let encrypted = encrypted.expect("a short message can be encrypted");
        let key_bytes = u8::try_from(own_key.len()).expect("a point has 65 bytes");
        let mut out = Vec::with_capacity(16 + 4 + 1 + own_key.len() + encrypted.len());
        out.extend(salt);
        out.extend(RECORD_BYTES.to_be_bytes());
        out.push(key_bytes);
        out.extend(own_key);
        out.extend(encrypted);
        out
    }

    /// The key and the nonce of a message (RFC 8291, section 3.4).
    fn key_and_nonce(&self, own: &SecretKey, own_key: &[u8], salt: [u8; 16]) -> ([u8; 16], [u8; 12]) {
        let shared = own.diffie_hellman(&self.key);
        let with_auth = Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes());
        let info = [b"WebPush: info\0", &*self.key.to_sec1_bytes(), own_key].concat();
        let mut secret = [0; 32];
        with_auth.expand(&info, &mut secret).expect("32 bytes can be derived");
        let derived = Hkdf::<Sha256>::new(Some(&salt), &secret);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derived.expand(b"Content-Encoding: aes128gcm\0", &mut key).expect("16 bytes can be derived");
        derived.expand(b"Content-Encoding: nonce\0", &mut nonce).expect("12 bytes can be derived");
        (key, nonce)
    }
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_is_encrypted_byte_for_byte() {
        let key =
            bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let recipient = Recipient::read(&key, &bytes("BTBZMqHH6r4Tts7J_aSIgg")).unwrap();
        let own = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        assert_eq!(
            BASE64.encode(recipient.encrypt_with(message, &own, salt)),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
             AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn what_no_browser_sends_is_refused() {
        let point = SecretKey::from_slice(&[7; 32]).unwrap().public_key().to_sec1_bytes();
        assert!(Recipient::read(&point, &[1; 16]).is_ok());
        assert!(Recipient::read(&point, &[1; 15]).is_err());
        assert!(Recipient::read(&point[1..], &[1; 16]).is_err());
        let mut off_curve = point.to_vec();
        off_curve[64] ^= 1;
        assert!(Recipient::read(&off_curve, &[1; 16]).is_err());
    }
}
