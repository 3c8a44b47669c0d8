//! How an engine in a WebAssembly module answers a page. [`bridge`] writes the functions that the module exports.
//!
//! The page calls `room` with the length of its request, writes the request to that address, and calls the function that answers
//! it. The answer stays valid until the next call. The module owns all memory, so the page frees nothing.

/// Exports `room`, and a function with the given name that answers requests in JSON.
///
/// The engine has a `Default` and a method `answer_json(&mut self, request: &[u8]) -> Vec<u8>`.
///
/// ```ignore
/// boneyard_wasm_bridge::bridge!(boneyard_local::LocalEngine, local);
/// ```
#[macro_export]
macro_rules! bridge {
    ($engine:ty, $answer:ident) => {
        #[derive(Default)]
        struct Bridge {
            engine: $engine,
            request: Vec<u8>,
            answer: Vec<u8>,
        }

        ::std::thread_local! {
            static BRIDGE: ::std::cell::RefCell<Bridge> = ::std::cell::RefCell::default();
        }

        /// Allocates space for a request of `bytes` bytes and returns its address.
        #[unsafe(no_mangle)]
        extern "C" fn room(bytes: usize) -> *mut u8 {
            BRIDGE.with_borrow_mut(|bridge| {
                bridge.request = vec![0; bytes];
                bridge.request.as_mut_ptr()
            })
        }

        /// Answers the request. The upper half of the result is the address of the answer, the lower half its length.
        #[unsafe(no_mangle)]
        extern "C" fn $answer() -> u64 {
            BRIDGE.with_borrow_mut(|bridge| {
                bridge.answer = bridge.engine.answer_json(&::std::mem::take(&mut bridge.request));
                ((bridge.answer.as_ptr() as u64) << 32) | bridge.answer.len() as u64
            })
        }
    };
}
