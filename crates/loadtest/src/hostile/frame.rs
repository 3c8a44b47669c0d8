//! WebSocket frames as bytes, also invalid ones (RFC 6455, section 5.2).

/// The first byte of a whole text.
pub(super) const TEXT: u8 = 0x81;
/// The first byte of the first part of a text.
pub(super) const TEXT_PART: u8 = 0x01;
/// The first byte of a part in the middle.
pub(super) const NEXT_PART: u8 = 0x00;
/// The first byte of whole binary data.
pub(super) const BINARY: u8 = 0x82;
/// The first byte of a ping.
pub(super) const PING: u8 = 0x89;

/// The bit that says that the payload is masked.
const MASKED: u8 = 0x80;

/// A masked frame, as clients send them. The mask is zero, so the payload needs no work.
pub(super) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = head(first, payload.len() as u64);
    bytes.extend_from_slice(payload);
    bytes
}

/// The head of a masked frame with a payload of this length.
pub(super) fn head(first: u8, length: u64) -> Vec<u8> {
    let mut bytes = vec![first];
    match length {
        0..126 => bytes.push(MASKED | length as u8),
        126..65_536 => {
            bytes.push(MASKED | 126);
            bytes.extend_from_slice(&(length as u16).to_be_bytes());
        }
        _ => {
            bytes.push(MASKED | 127);
            bytes.extend_from_slice(&length.to_be_bytes());
        }
    }
    bytes.extend_from_slice(&[0; 4]);
    bytes
}

/// A short frame that is not masked. Only servers may send such frames.
pub(super) fn unmasked(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first, payload.len().min(125) as u8];
    bytes.extend_from_slice(&payload[..payload.len().min(125)]);
    bytes
}
