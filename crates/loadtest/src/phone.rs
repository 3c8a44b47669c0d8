//! A phone that records when entries arrive.

use std::time::Instant;

use boneyard_client::{ClientError, Visitor};
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
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use super::error::LoadError;

type Stream = WebSocketStream<TcpStream>;

/// A phone that follows an evening.
pub(super) struct Phone {
    /// The entries it received, once the socket is closed.
    pub(super) arrivals: JoinHandle<Vec<Arrival>>,
    /// The number of the last entry it received.
    pub(super) last: watch::Receiver<u32>,
    pub(super) sender: EntrySender,
}

/// Identifies an entry by its author and its number among the entries of that author.
pub(super) type EntryKey = (Author, u32);

/// Entries that arrived together, and when.
pub(super) struct Arrival {
    /// The number of each entry in the evening, with its key. The author is wrong for spectators, who do not see it.
    pub(super) entries: Vec<(u32, EntryKey)>,
    pub(super) at: Instant,
}

/// An entry, the time when it was sent and the time of its acknowledgement.
pub(super) struct Entered {
    pub(super) key: EntryKey,
    pub(super) sent: Instant,
    pub(super) acknowledged: Instant,
}

/// The sending half of a phone: it makes entries.
pub(super) struct EntrySender {
    sink: SplitSink<Stream, Message>,
    /// The answers to its entries.
    answers: mpsc::UnboundedReceiver<EveningServerMessage>,
    me: Option<Author>,
    now: Moment,
    n: u32,
}

/// The parts of a message that the phone reads.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum EntriesMessage {
    Entries {
        from: u32,
        entries: Vec<EntryAuthor>,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct EntryAuthor {
    n: u32,
    by: Author,
}

impl Phone {
    /// Opens a socket, says hello and waits for the welcome.
    pub(super) async fn follow(visitor: &Visitor, evening: &EveningId) -> Result<Self, LoadError> {
        let mut socket = visitor.socket(&format!("/api/evenings/{evening}/ws")).await?;
        let hello = EveningClientMessage::Hello {
            version: VERSION,
            device: "load".into(),
            last_seen: 0,
            seen_as: None,
        };
        socket.send(&hello).await?;
        let (me, now) = loop {
            match socket.receive().await.ok_or(LoadError::NoWelcome)?? {
                EveningServerMessage::Welcome { me, now, .. } => break (me, now),
                EveningServerMessage::Problem { problem } => {
                    return Err(ClientError::NotWelcome(problem).into());
                }
                _ => {}
            }
        };
        let (sink, stream) = socket.into_stream().split();
        let (answer_sender, answers) = mpsc::unbounded_channel();
        let (last_sender, last) = watch::channel(0);
        let arrivals = tokio::spawn(record_arrivals(stream, answer_sender, last_sender));
        Ok(Phone { arrivals, last, sender: EntrySender { sink, answers, me, now, n: 0 } })
    }
}

impl EntrySender {
    /// Sends an entry and waits for the acknowledgement.
    pub(super) async fn enter(&mut self, command: EveningCommand) -> Result<Entered, LoadError> {
        let by = self.me.ok_or(LoadError::Expected("only players make entries"))?;
        self.n += 1;
        let (n, sent_command) = (self.n, format!("{command:?}"));
        let sent = Instant::now();
        let enter = serde_json::to_string(&EveningClientMessage::Enter { n, at: self.now, command })?;
        let cut = |cause| ClientError::Cut(Box::new(cause));
        self.sink.send(Message::text(enter)).await.map_err(cut)?;
        match self.answers.recv().await {
            Some(EveningServerMessage::Taken { .. }) => {
                Ok(Entered { key: (by, n), sent, acknowledged: Instant::now() })
            }
            Some(EveningServerMessage::Refused { refusal, .. }) => {
                Err(LoadError::EntryRefused { command: sent_command, refusal })
            }
            other => Err(LoadError::NotTaken { command: sent_command, answer: format!("{other:?}") }),
        }
    }
}

/// Records when entries arrive, until the socket is closed or the phone is dropped.
async fn record_arrivals(
    mut stream: SplitStream<Stream>,
    answer_sender: mpsc::UnboundedSender<EveningServerMessage>,
    last_sender: watch::Sender<u32>,
) -> Vec<Arrival> {
    let mut arrivals = Vec::new();
    loop {
        let message = tokio::select! {
            message = stream.next() => message,
            () = last_sender.closed() => return arrivals,
        };
        let Some(Ok(message)) = message else { return arrivals };
        let at = Instant::now();
        let Message::Text(text) = message else { continue };
        match serde_json::from_str(text.as_str()) {
            Ok(EntriesMessage::Entries { from, entries }) => {
                let to = from + u32::try_from(entries.len()).unwrap_or(u32::MAX) - 1;
                // The server made the first entry: it opened the evening.
                let entries = (from..).zip(&entries).skip(usize::from(from == 1));
                let entries = entries.map(|(seq, entry)| (seq, (entry.by, entry.n))).collect();
                arrivals.push(Arrival { entries, at });
                last_sender.send_replace(to);
            }
            Ok(EntriesMessage::Other) => {
                if let Ok(
                    answer @ (EveningServerMessage::Taken { .. }
                    | EveningServerMessage::Refused { .. }
                    | EveningServerMessage::Problem { .. }),
                ) = serde_json::from_str(text.as_str())
                {
                    // A spectator has no receiver.
                    let _ = answer_sender.send(answer);
                }
            }
            Err(_) => {}
        }
    }
}
