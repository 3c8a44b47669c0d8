//! A device that makes and proves passkeys, as a browser passes them on (Web Authentication, level 3, sections 6 and 7).

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// A device with one passkey.
pub(crate) struct Device {
    key: SigningKey,
    /// The id of the passkey.
    id: [u8; 16],
    /// Whom the passkey is for, as the server named them.
    user: Value,
    /// The address that the browser shows.
    origin: &'static str,
}

/// The person is there, and the device has checked who it is.
const PRESENT_AND_CHECKED: u8 = 0b101;
/// The answer has a new key.
const HAS_KEY: u8 = 1 << 6;

impl Device {
    /// A device whose key depends on `number`. `options` are the server's.
    pub(crate) fn new(number: u8, options: &Value) -> Self {
        Device {
            key: SigningKey::from_slice(&[number; 32]).unwrap(),
            id: [number; 16],
            user: options["user"]["id"].clone(),
            origin: "http://localhost:4000",
        }
    }

    /// The same passkey in a page at another address.
    pub(crate) fn at(self, origin: &'static str) -> Self {
        Device { origin, ..self }
    }

    /// A new passkey, as an answer to these options.
    pub(crate) fn make(&self, options: &Value) -> Value {
        let point = self.key.verifying_key().to_sec1_point(false);
        let mut data = self.about(options["rp"]["id"].as_str().unwrap(), PRESENT_AND_CHECKED | HAS_KEY);
        data.extend([0; 16]);
        data.extend([0, u8::try_from(self.id.len()).unwrap()]);
        data.extend(self.id);
        // A key in CBOR: elliptic curve, ES256, P-256, and the two coordinates.
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]);
        data.extend(point.x().unwrap());
        data.extend([0x22, 0x58, 32]);
        data.extend(point.y().unwrap());
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(data);
        let client = self.client_data("webauthn.create", options);
        self.credential(json!({
            "clientDataJSON": BASE64.encode(client),
            "attestationObject": BASE64.encode(object),
            "transports": ["internal"],
        }))
    }

    /// The proof that this device has the passkey, as an answer to these options.
    pub(crate) fn prove(&self, options: &Value) -> Value {
        let data = self.about(options["rpId"].as_str().unwrap(), PRESENT_AND_CHECKED);
        let client = self.client_data("webauthn.get", options);
        let signed = [data.as_slice(), &Sha256::digest(&client)].concat();
        let signature: Signature = self.key.sign(&signed);
        self.credential(json!({
            "clientDataJSON": BASE64.encode(client),
            "authenticatorData": BASE64.encode(data),
            "signature": BASE64.encode(signature.to_der()),
            "userHandle": self.user,
        }))
    }

    /// For whom the answer is, what the device has checked, and how often the key was used: never counted.
    fn about(&self, host: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(host).to_vec();
        data.push(flags);
        data.extend([0; 4]);
        data
    }

    fn client_data(&self, purpose: &str, options: &Value) -> Vec<u8> {
        let data = json!({
            "type": purpose,
            "challenge": options["challenge"],
            "origin": self.origin,
            "crossOrigin": false,
        });
        data.to_string().into_bytes()
    }

    fn credential(&self, response: Value) -> Value {
        let id = BASE64.encode(self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {} })
    }
}
