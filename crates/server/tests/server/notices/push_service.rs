//! A push service on this machine, and devices that decrypt what it gets.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// Longer than the server needs to look for turns and arrivals.
const PATIENCE: Duration = Duration::from_secs(30);

/// A request to the push service.
#[derive(Debug)]
pub(super) struct PushRequest {
    pub(super) line: String,
    headers: Vec<(String, String)>,
    pub(super) body: Vec<u8>,
}

impl PushRequest {
    pub(super) fn header(&self, wanted: &str) -> &str {
        let found = self.headers.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        found.map_or("", |(_, value)| value)
    }
}

/// A push service that answers every request with one status.
pub(super) struct PushService {
    address: String,
    status: Arc<AtomicU16>,
    requests: mpsc::UnboundedReceiver<PushRequest>,
}

impl PushService {
    pub(super) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let status = Arc::new(AtomicU16::new(201));
        let (sender, requests) = mpsc::unbounded_channel();
        let answer = Arc::clone(&status);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let request = serve(stream, answer.load(Ordering::SeqCst)).await;
                if sender.send(request).is_err() {
                    return;
                }
            }
        });
        PushService { address, status, requests }
    }

    /// Answers with this status from now on.
    pub(super) fn answer(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    pub(super) async fn next(&mut self) -> PushRequest {
        timeout(PATIENCE, self.requests.recv()).await.expect("a notice").unwrap()
    }

    pub(super) fn is_empty(&mut self) -> bool {
        self.requests.try_recv().is_err()
    }
}

async fn serve(mut stream: TcpStream, status: u16) -> PushRequest {
    let mut bytes = Vec::new();
    let end = loop {
        let mut part = [0; 1024];
        let read = stream.read(&mut part).await.unwrap();
        assert_ne!(read, 0, "the request was cut off");
        bytes.extend(&part[..read]);
        if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break end;
        }
    };
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
    let (line, rest) = head.split_once("\r\n").unwrap();
    let headers: Vec<(String, String)> = rest
        .lines()
        .map(|line| line.split_once(": ").unwrap())
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let mut request = PushRequest { line: line.to_owned(), headers, body: bytes[end + 4..].to_vec() };
    let length: usize = request.header("content-length").parse().unwrap();
    while request.body.len() < length {
        let mut part = [0; 1024];
        let read = stream.read(&mut part).await.unwrap();
        assert_ne!(read, 0, "the body was cut off");
        request.body.extend(&part[..read]);
    }
    let answer = format!("HTTP/1.1 {status} Status\r\nContent-Length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.unwrap();
    request
}

/// A device with the keys of its subscription.
pub(super) struct Device {
    key: SecretKey,
    auth: [u8; 16],
}

impl Device {
    pub(super) fn new(number: u8) -> Self {
        Device { key: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16] }
    }

    /// What the device says about itself.
    pub(super) fn subscription(&self, service: &PushService, path: &str, language: &str) -> Value {
        self.subscription_at(&format!("{}{path}", service.address), language)
    }

    pub(super) fn subscription_at(&self, endpoint: &str, language: &str) -> Value {
        json!({
            "endpoint": endpoint,
            "p256dh": BASE64.encode(self.key.public_key().to_sec1_bytes()),
            "auth": BASE64.encode(self.auth),
            "language": language,
        })
    }

    /// Decrypts a message as a browser does (RFC 8188 and RFC 8291).
    pub(super) fn decrypt(&self, message: &[u8]) -> Vec<u8> {
        let (salt, rest) = message.split_at(16);
        let (record_bytes, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(record_bytes.try_into().unwrap()) >= 18);
        let (key, record) = rest[1..].split_at(usize::from(rest[0]));
        let sender = PublicKey::from_sec1_bytes(key).unwrap();
        let shared = self.key.diffie_hellman(&sender);
        let own = self.key.public_key().to_sec1_bytes();
        let info = [b"WebPush: info\0".as_slice(), &own, key].concat();
        let secret = expand::<32>(&self.auth, shared.raw_secret_bytes(), &info);
        let content_key = expand::<16>(salt, &secret, b"Content-Encoding: aes128gcm\0");
        let nonce = expand::<12>(salt, &secret, b"Content-Encoding: nonce\0");
        let cipher = Aes128Gcm::new(&content_key.into());
        let mut plain = cipher.decrypt(&Nonce::from(nonce), record).unwrap();
        while plain.last() == Some(&0) {
            plain.pop();
        }
        assert_eq!(plain.pop(), Some(2), "the last record");
        plain
    }
}

fn expand<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut out).unwrap();
    out
}
