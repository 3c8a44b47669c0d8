//! The engine of club evenings as a WebAssembly module; see `boneyard_club::api` for what it answers.
//!
//! A page calls `room` with the length of its request, writes the request there, and calls `call`. The answer stays where
//! `call` says until the next call. This side owns all memory, so the page frees nothing.
#![cfg(target_family = "wasm")]
#![expect(
    unsafe_code,
    reason = "the page looks the two names up; no other library of the module exports them"
)]

use std::cell::RefCell;

use boneyard_club::api::EveningEngine;

#[derive(Default)]
struct Bridge {
    engine: EveningEngine,
    request: Vec<u8>,
    answer: Vec<u8>,
}

thread_local! {
    static BRIDGE: RefCell<Bridge> = RefCell::default();
}

/// Makes room for a request of `bytes` bytes and returns its address.
#[unsafe(no_mangle)]
extern "C" fn room(bytes: usize) -> *mut u8 {
    BRIDGE.with_borrow_mut(|bridge| {
        bridge.request = vec![0; bytes];
        bridge.request.as_mut_ptr()
    })
}

/// Answers the request in the room. The upper half of the result is the answer's address, the lower half its length.
#[unsafe(no_mangle)]
extern "C" fn call() -> u64 {
    BRIDGE.with_borrow_mut(|bridge| {
        bridge.answer = bridge.engine.answer_json(&std::mem::take(&mut bridge.request));
        ((bridge.answer.as_ptr() as u64) << 32) | bridge.answer.len() as u64
    })
}
