//! What a lesson's record proves, turn by turn. The test of the claims and the example `trace` share this.

mod deduction;
mod evaluate;
pub(crate) mod fact;
pub(crate) mod lesson;
