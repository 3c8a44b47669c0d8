//! Sockets that send frames and messages that break the rules.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::frame::{self, frame, head, unmasked};
use super::target::Target;

/// The time between two sockets.
const SOCKET_EVERY: Duration = Duration::from_millis(10);

/// Sockets at the same time.
const SOCKETS_MAX: usize = 64;

/// How long a socket sends, and waits until the server closes it.
const SOCKET_LIFE: Duration = Duration::from_millis(500);

/// Bytes of each part of an endless message.
const PART_BYTES: usize = 1_024;

/// What a socket sends.
enum Input {
    /// These bytes.
    Bytes(Vec<u8>),
    /// These bytes, and then others again and again.
    Endless(Vec<u8>, Vec<u8>),
}

pub(super) async fn run(target: &Target, sent: &AtomicU64) {
    let inputs: Vec<Arc<Input>> = inputs().into_iter().map(Arc::new).collect();
    let mut sockets = JoinSet::new();
    let mut ticks = interval(SOCKET_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for (number, input) in inputs.iter().cycle().enumerate() {
        ticks.tick().await;
        while sockets.try_join_next().is_some() {}
        if sockets.len() >= SOCKETS_MAX {
            sockets.join_next().await;
        }
        // Each input is sent as the first message, and after a first message.
        let says_hello = (number / inputs.len()).is_multiple_of(2);
        let (target, input) = (target.clone(), Arc::clone(input));
        sockets.spawn(async move {
            // The server may close the socket at any time.
            let _ = timeout(SOCKET_LIFE, send(&target, &input, says_hello)).await;
        });
        sent.fetch_add(1, Ordering::Relaxed);
    }
}

async fn send(target: &Target, input: &Input, says_hello: bool) -> io::Result<()> {
    let mut stream = target.open_socket(&target.honest_table, None).await?;
    if says_hello {
        stream.write_all(&target.hello).await?;
    }
    match input {
        Input::Bytes(bytes) => stream.write_all(bytes).await?,
        Input::Endless(first, next) => {
            stream.write_all(first).await?;
            loop {
                stream.write_all(next).await?;
            }
        }
    }
    read_to_end(&mut stream).await
}

/// Reads until the server closes the socket.
async fn read_to_end(stream: &mut TcpStream) -> io::Result<()> {
    let mut buffer = [0; 2_048];
    while stream.read(&mut buffer).await? > 0 {}
    Ok(())
}

fn inputs() -> Vec<Input> {
    let part = [b'a'; PART_BYTES];
    let bytes = [
        // Too long.
        frame(frame::TEXT, &vec![b'a'; 1024 * 1024]),
        [head(frame::TEXT, 1 << 40), part.to_vec()].concat(),
        frame(frame::PING, &[0; 300]),
        // Not masked.
        unmasked(frame::TEXT, br#"{"type":"ping"}"#),
        // With reserved bits.
        frame(frame::TEXT | 0x70, b"{}"),
        // With reserved opcodes: for data, and for control.
        frame(0x83, b"{}"),
        frame(0x8b, b"{}"),
        // The middle of a message that has not begun, and a ping in parts.
        frame(frame::NEXT_PART, b"{}"),
        frame(frame::PING & 0x0f, b"{}"),
        // Not UTF-8, not JSON, and JSON that is nested deeply.
        frame(frame::TEXT, &[0xc3, 0x28, 0xff]),
        frame(frame::TEXT, br#"{"type":"comm"#),
        frame(frame::TEXT, br#"{"type":"command","id":7,"command":{"type":"cheat"}}"#),
        frame(frame::TEXT, &[b'['; 4_000]),
        frame(frame::TEXT, br#"{"a":"#.repeat(700).as_slice()),
        // Not text.
        frame(frame::BINARY, &[0; 1_000]),
    ];
    let mut inputs: Vec<Input> = bytes.into_iter().map(Input::Bytes).collect();
    inputs.push(Input::Endless(frame(frame::TEXT_PART, &part), frame(frame::NEXT_PART, &part)));
    inputs.push(Input::Endless(frame(frame::TEXT_PART, b""), frame(frame::NEXT_PART, b"")));
    inputs
}
