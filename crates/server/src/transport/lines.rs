//! Responses that are a stream of lines with one JSON message each (ndjson), for programs that use no WebSocket.

use std::convert::Infallible;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use boneyard_protocol::Problem;
use futures_util::stream::unfold;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use crate::bounds::OUTBOX_FRAMES_MAX;
use crate::shutdown::ShutdownSignal;
use crate::transport::frame::Frame;
use crate::transport::session_ends::SocketSession;

/// The media type of the stream.
pub(crate) const NDJSON: &str = "application/x-ndjson";

/// How often an empty line is sent, so that both sides notice a lost connection.
const EMPTY_LINE_EVERY: Duration = Duration::from_secs(15);

/// The sending end of a stream. Dropping it ends the stream after the queued lines.
pub(crate) struct LineSender {
    lines: mpsc::Sender<Bytes>,
    reason: Arc<OnceLock<Problem>>,
}

impl LineSender {
    /// Queues the messages of frames, a line each; false if the client reads too slowly or is gone.
    pub(crate) fn send(&self, frames: &[Frame]) -> bool {
        self.lines.try_send(lines(frames)).is_ok()
    }

    /// Ends the stream with a problem.
    pub(crate) fn end(&self, why: Problem) {
        // An earlier reason is kept.
        let _ = self.reason.set(why);
    }
}

/// The receiving end of a stream.
pub(crate) struct LineReceiver {
    lines: mpsc::Receiver<Bytes>,
    reason: Arc<OnceLock<Problem>>,
}

/// A stream with room for as many lines as the outbox of a socket.
pub(crate) fn channel() -> (LineSender, LineReceiver) {
    let (sender, lines) = mpsc::channel(OUTBOX_FRAMES_MAX);
    let reason = Arc::new(OnceLock::new());
    (LineSender { lines: sender, reason: Arc::clone(&reason) }, LineReceiver { lines, reason })
}

/// The response. It ends with its sender, with the `session` of the person, or when the server stops. `problem` makes the last line
/// of a stream that ends with a problem. `guard` is dropped once the stream has ended or the client is gone.
pub(crate) fn response<G: Send + 'static>(
    lines: LineReceiver,
    session: Option<SocketSession>,
    mut stopping: ShutdownSignal,
    problem: fn(Problem) -> Frame,
    guard: G,
) -> Response {
    let ended = Box::pin(async move {
        tokio::select! {
            () = stopping.wait() => {}
            () = session_end(session) => {}
        }
    });
    let mut tick = interval(EMPTY_LINE_EVERY);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    tick.reset();
    let stream = unfold(Some((lines, ended, tick, guard)), move |state| async move {
        let (mut lines, mut ended, mut tick, guard) = state?;
        let line = tokio::select! {
            line = lines.lines.recv() => line,
            _ = tick.tick() => Some(Bytes::from_static(b"\n")),
            () = &mut ended => None,
        };
        match line {
            Some(line) => Some((Ok::<_, Infallible>(line), Some((lines, ended, tick, guard)))),
            None => {
                let why = lines.reason.get().cloned()?;
                Some((Ok(self::lines(&[problem(why)])), None))
            }
        }
    });
    let mut response = Response::new(Body::from_stream(stream));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(NDJSON));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Completes once the session has ended; never without one.
async fn session_end(session: Option<SocketSession>) {
    match session {
        Some(mut session) => session.ended().await,
        None => std::future::pending().await,
    }
}

fn lines(frames: &[Frame]) -> Bytes {
    let mut lines = Vec::with_capacity(frames.iter().map(|frame| frame.json().len() + 1).sum());
    for frame in frames {
        lines.extend_from_slice(frame.json());
        lines.push(b'\n');
    }
    lines.into()
}
