//! A phone under load: it records when entries arrive, and does little else.

use std::time::Instant;

use boneyard_club::Moment;
use boneyard_club::live::{Author, EveningCommand};
use boneyard_ids::EveningId;
use boneyard_protocol::VERSION;
use boneyard_protocol::evening::{EveningClientMessage, EveningServerMessage};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::error::LoadError;

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A phone that follows an evening.
pub(super) struct Phone {
    /// The entries it received, once the socket is closed.
    pub(super) shown: JoinHandle<Vec<Shown>>,
    /// The number of the last entry it received.
    pub(super) last: watch::Receiver<u32>,
    pub(super) pen: Pen,
}

/// The name of an entry: its author and its number among their entries. Here every author has one device.
pub(super) type Name = (Author, u32);

/// Entries that arrived together, and when.
pub(super) struct Shown {
    /// The number of each in the evening, with its name. Onlookers are not told the author.
    pub(super) entries: Vec<(u32, Name)>,
    pub(super) at: Instant,
}

/// An entry, the time when it was sent and the time of its acknowledgement.
pub(super) struct Entered {
    pub(super) name: Name,
    pub(super) sent: Instant,
    pub(super) acknowledged: Instant,
}

/// The sending half of a phone.
pub(super) struct Pen {
    sink: SplitSink<Stream, Message>,
    /// The answers to its entries.
    answers: mpsc::UnboundedReceiver<EveningServerMessage>,
    me: Option<Author>,
    now: Moment,
    n: u32,
}

/// The fields of an entry that the phone reads.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Glance {
    Entries {
        from: u32,
        entries: Vec<Glimpse>,
    },
    #[serde(other)]
    Another,
}

#[derive(Deserialize)]
struct Glimpse {
    n: u32,
    by: Author,
}

impl Phone {
    /// Opens a socket, says hello and waits for the welcome.
    pub(super) async fn follow(
        authority: &str,
        evening: &EveningId,
        cookie: Option<&str>,
    ) -> Result<Self, LoadError> {
        let mut request = format!("ws://{authority}/api/evenings/{evening}/ws")
            .into_client_request()
            .map_err(LoadError::no_socket)?;
        if let Some(cookie) = cookie {
            let cookie = cookie.parse().map_err(|_| LoadError::BadCookie)?;
            request.headers_mut().insert("cookie", cookie);
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.map_err(LoadError::no_socket)?;
        let (mut sink, mut stream) = stream.split();
        let hello = EveningClientMessage::Hello {
            version: VERSION,
            device: "load".into(),
            last_seen: 0,
            seen_as: None,
        };
        say(&mut sink, &hello).await?;
        let (me, now) = loop {
            match hear(&mut stream).await.ok_or(LoadError::NoWelcome)? {
                EveningServerMessage::Welcome { me, now, .. } => break (me, now),
                EveningServerMessage::Problem { problem } => return Err(LoadError::NotWelcome(problem)),
                _ => {}
            }
        };
        let (answering, answers) = mpsc::unbounded_channel();
        let (lasting, last) = watch::channel(0);
        let shown = tokio::spawn(note(stream, answering, lasting));
        Ok(Phone { shown, last, pen: Pen { sink, answers, me, now, n: 0 } })
    }
}

impl Pen {
    /// Sends an entry and waits for the acknowledgement.
    pub(super) async fn enter(&mut self, command: EveningCommand) -> Result<Entered, LoadError> {
        let by = self.me.ok_or(LoadError::Expected("whoever only looks on enters nothing"))?;
        self.n += 1;
        let (n, told) = (self.n, format!("{command:?}"));
        let sent = Instant::now();
        say(&mut self.sink, &EveningClientMessage::Enter { n, at: self.now, command }).await?;
        match self.answers.recv().await {
            Some(EveningServerMessage::Taken { .. }) => {
                Ok(Entered { name: (by, n), sent, acknowledged: Instant::now() })
            }
            Some(EveningServerMessage::Refused { refusal, .. }) => {
                Err(LoadError::EntryRefused { command: told, refusal })
            }
            other => Err(LoadError::NotTaken { command: told, answer: format!("{other:?}") }),
        }
    }
}

/// Records when entries arrive, until the socket is closed or the phone is dropped.
async fn note(
    mut stream: SplitStream<Stream>,
    answering: mpsc::UnboundedSender<EveningServerMessage>,
    lasting: watch::Sender<u32>,
) -> Vec<Shown> {
    let mut shown = Vec::new();
    loop {
        let message = tokio::select! {
            message = stream.next() => message,
            () = lasting.closed() => return shown,
        };
        let Some(Ok(message)) = message else { return shown };
        let at = Instant::now();
        let Message::Text(text) = message else { continue };
        match serde_json::from_str(text.as_str()) {
            Ok(Glance::Entries { from, entries }) => {
                let to = from + u32::try_from(entries.len()).unwrap_or(u32::MAX) - 1;
                // The server made the first entry: it opened the evening.
                let entries = (from..).zip(&entries).skip(usize::from(from == 1));
                let entries = entries.map(|(seq, one)| (seq, (one.by, one.n))).collect();
                shown.push(Shown { entries, at });
                lasting.send_replace(to);
            }
            Ok(Glance::Another) => {
                if let Ok(
                    answer @ (EveningServerMessage::Taken { .. }
                    | EveningServerMessage::Refused { .. }
                    | EveningServerMessage::Problem { .. }),
                ) = serde_json::from_str(text.as_str())
                {
                    // An onlooker waits for no answer.
                    let _ = answering.send(answer);
                }
            }
            Err(_) => {}
        }
    }
}

async fn say(sink: &mut SplitSink<Stream, Message>, message: &EveningClientMessage) -> Result<(), LoadError> {
    let text = serde_json::to_string(message)?;
    sink.send(Message::text(text)).await.map_err(LoadError::cut)
}

/// The next message; `None` once the socket is closed.
async fn hear(stream: &mut SplitStream<Stream>) -> Option<EveningServerMessage> {
    loop {
        if let Message::Text(text) = stream.next().await?.ok()? {
            return serde_json::from_str(text.as_str()).ok();
        }
    }
}
