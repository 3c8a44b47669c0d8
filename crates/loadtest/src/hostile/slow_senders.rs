//! Connections that send one byte a second: of the head of a request, or of a frame.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::time::{MissedTickBehavior, interval};

use super::frame;
use super::target::{Target, is_closed};

/// Connections that send the head of a request.
const HEADS: usize = 500;

/// WebSockets that send a frame.
const SOCKETS: usize = 200;

/// Each connection sends its next byte after this many ticks.
const TICKS: usize = 100;

/// Together: a second.
const TICK: Duration = Duration::from_millis(10);

/// The start of a request whose last header never ends.
const HEAD: &[u8] = b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ";

/// The length of a frame that the server would accept.
const FRAME_BYTES: u64 = 4_000;

struct SlowSender {
    is_socket: bool,
    /// `None` until it is opened, and after the server has closed it.
    stream: Option<TcpStream>,
    /// How many bytes were sent on this connection.
    position: usize,
}

pub(super) async fn run(target: &Target, sent: &AtomicU64) {
    let frame_head = frame::head(frame::TEXT, FRAME_BYTES);
    let mut senders: Vec<SlowSender> = (0..HEADS + SOCKETS)
        .map(|number| SlowSender { is_socket: number >= HEADS, stream: None, position: 0 })
        .collect();
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for part in (0..TICKS).cycle() {
        ticks.tick().await;
        for sender in senders.iter_mut().skip(part).step_by(TICKS) {
            let start = if sender.is_socket { &frame_head } else { HEAD };
            if sender.send_byte(target, start).await.is_ok() {
                sent.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

impl SlowSender {
    /// Sends the next byte: of `start` first, then the same byte again and again.
    async fn send_byte(&mut self, target: &Target, start: &[u8]) -> io::Result<()> {
        let stream = match self.stream.take().filter(|stream| !is_closed(stream)) {
            Some(stream) => stream,
            None => {
                self.position = 0;
                match self.is_socket {
                    true => target.open_socket(&target.honest_table, None).await?,
                    false => target.connect().await?,
                }
            }
        };
        let byte = start.get(self.position).copied().unwrap_or(b'a');
        stream.try_write(&[byte])?;
        self.position += 1;
        self.stream = Some(stream);
        Ok(())
    }
}
