//! Messages as WebSocket frames. A server's frames are not masked, so all clients get the same bytes.

use axum::body::Bytes;
use serde::Serialize;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame as SocketFrame, FrameHeader};

/// An encoded frame. A clone shares the bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Frame(Bytes);

/// The most bytes of a head (RFC 6455, section 5.2).
const HEAD_MAX: usize = 14;

/// The bytes of a mask in a head. Servers send none.
const MASK: usize = 4;

/// The most bytes of a head that fit before a short message. A longer message is copied once.
const SHORT_HEAD: usize = 4;

impl Frame {
    /// A text frame with the JSON of a message.
    pub(crate) fn of(message: &impl Serialize) -> Self {
        let mut bytes = vec![0; SHORT_HEAD];
        serde_json::to_writer(&mut bytes, message).expect("messages have string keys only");
        let len = bytes.len() - SHORT_HEAD;
        let mut head = Vec::with_capacity(HEAD_MAX);
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        header.format(len as u64, &mut head).expect("memory can be written");
        match SHORT_HEAD.checked_sub(head.len()) {
            Some(from) => {
                bytes[from..SHORT_HEAD].copy_from_slice(&head);
                Frame(Bytes::from(bytes).slice(from..))
            }
            None => Frame([&head, &bytes[SHORT_HEAD..]].concat().into()),
        }
    }

    pub(super) fn ping(payload: Vec<u8>) -> Self {
        Self::control(SocketFrame::ping(payload))
    }

    pub(super) fn close(frame: CloseFrame) -> Self {
        Self::control(SocketFrame::close(Some(frame)))
    }

    fn control(frame: SocketFrame) -> Self {
        let mut bytes = Vec::with_capacity(frame.len());
        frame.format(&mut bytes).expect("memory can be written");
        Frame(bytes.into())
    }

    /// The bytes to send.
    pub(crate) fn bytes(&self) -> &Bytes {
        &self.0
    }

    /// The JSON of a text frame.
    pub(crate) fn json(&self) -> &[u8] {
        // RFC 6455, section 5.2: the second byte says how long the length is.
        let head = match self.0.get(1) {
            Some(0..126) => 2,
            Some(126) => 4,
            _ => HEAD_MAX - MASK,
        };
        self.0.get(head..).unwrap_or_default()
    }

    /// The text of a text frame.
    #[cfg(test)]
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(self.json()).expect("text is UTF-8")
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use tokio_tungstenite::tungstenite::protocol::{Message, Role, WebSocket};

    use super::*;

    /// What a client reads.
    fn read(frame: &Frame) -> Message {
        let mut socket = WebSocket::from_raw_socket(Cursor::new(frame.bytes().to_vec()), Role::Client, None);
        socket.read().unwrap()
    }

    #[test]
    fn a_client_reads_messages_of_every_length() {
        for len in [0, 10, 123, 124, 125, 300, 65_533, 65_534, 70_000] {
            let text = "x".repeat(len);
            let frame = Frame::of(&text);
            assert_eq!(read(&frame), Message::text(format!("\"{text}\"")), "{len} bytes");
            assert_eq!(frame.text().len(), len + 2);
        }
    }

    #[test]
    fn a_client_reads_pings() {
        assert_eq!(read(&Frame::ping(vec![7])), Message::Ping(vec![7].into()));
    }
}
