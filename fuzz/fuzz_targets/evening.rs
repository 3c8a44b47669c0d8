#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| boneyard_fuzz::evening::check(text));
