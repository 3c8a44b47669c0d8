//! The tests of the notation, as one program: each further program would compile the rules and the naive engine again.

mod deals;
mod dgn_faults;
mod fuzz_findings;
mod golden_records;
mod masked_records;
#[path = "../../../rules/tests/suite/naive/mod.rs"]
mod naive;
mod random_records;
mod scenarios;
mod short_fuzz;
