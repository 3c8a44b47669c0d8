//! What a page calls: it asks for room, writes a request there, and calls; the answer lies where `call` says until the
//! next call. Memory is always owned by this side, so that nothing is freed twice and nothing is lost.
#![expect(
    unsafe_code,
    reason = "the two names are looked up by the page; nothing else in this instance has them"
)]

use std::cell::RefCell;

use crate::{Desk, reply};

/// What one instance holds.
#[derive(Default)]
struct Bridge {
    desk: Desk,
    request: Vec<u8>,
    answer: Vec<u8>,
}

thread_local! {
    static BRIDGE: RefCell<Bridge> = RefCell::default();
}

/// Room for a request of so many bytes.
#[unsafe(no_mangle)]
extern "C" fn room(bytes: usize) -> *mut u8 {
    BRIDGE.with_borrow_mut(|bridge| {
        bridge.request = vec![0; bytes];
        bridge.request.as_mut_ptr()
    })
}

/// Answers what was written in the room: where the answer begins in the upper half, its bytes in the lower.
#[unsafe(no_mangle)]
extern "C" fn call() -> u64 {
    BRIDGE.with_borrow_mut(|bridge| {
        bridge.answer = reply(&mut bridge.desk, &std::mem::take(&mut bridge.request));
        ((bridge.answer.as_ptr() as u64) << 32) | bridge.answer.len() as u64
    })
}
