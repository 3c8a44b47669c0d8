//! What a lesson's record proves, turn by turn. The test of the claims and the example `trace` share this.

mod deduction;
mod evaluate;
mod fact;
mod lesson;

pub use self::{
    fact::{Fact, Key, Modal},
    lesson::{Lesson, Moment, repository_file},
};
