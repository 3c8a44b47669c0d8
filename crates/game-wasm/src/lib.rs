//! The engine of the game as a WebAssembly module: a table that runs on a device. `boneyard_protocol::local` documents its
//! requests and answers.
//!
//! The page calls `room` with the length of its request, writes the request to that address, and calls the function that answers
//! it. The answer stays valid until the next call. This module owns all memory, so the page frees nothing.
#![cfg(target_family = "wasm")]
#![expect(
    unsafe_code,
    reason = "the page finds the functions by name; no other library of the module exports them"
)]

use std::cell::RefCell;

use boneyard_local::LocalEngine;

#[derive(Default)]
struct Bridge {
    local: LocalEngine,
    request: Vec<u8>,
    answer: Vec<u8>,
}

thread_local! {
    static BRIDGE: RefCell<Bridge> = RefCell::default();
}

/// Allocates space for a request of `bytes` bytes and returns its address.
#[unsafe(no_mangle)]
extern "C" fn room(bytes: usize) -> *mut u8 {
    BRIDGE.with_borrow_mut(|bridge| {
        bridge.request = vec![0; bytes];
        bridge.request.as_mut_ptr()
    })
}

/// Answers a request of a table on this device. The upper half of the result is the address of the answer, the lower half its
/// length.
#[unsafe(no_mangle)]
extern "C" fn local() -> u64 {
    BRIDGE.with_borrow_mut(|bridge| {
        bridge.answer = bridge.local.answer_json(&std::mem::take(&mut bridge.request));
        ((bridge.answer.as_ptr() as u64) << 32) | bridge.answer.len() as u64
    })
}
