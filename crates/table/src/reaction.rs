//! What one input to a table leads to.

use crate::{
    command::{CommandId, Refusal},
    event::Recorded,
    input::Output,
    options::Timestamp,
};

/// The time of an input, and the outputs it has led to so far.
pub(crate) struct Reaction {
    pub(crate) now: Timestamp,
    events: Vec<Recorded>,
    show: bool,
    answers: Vec<Output>,
    wants: Vec<Output>,
}

impl Reaction {
    pub(crate) const fn new(now: Timestamp) -> Self {
        Self { now, events: Vec::new(), show: false, answers: Vec::new(), wants: Vec::new() }
    }

    pub(crate) fn record(&mut self, recorded: Recorded) {
        self.events.push(recorded);
        self.show = true;
    }

    pub(crate) const fn show(&mut self) {
        self.show = true;
    }

    pub(crate) fn answer(&mut self, to: CommandId, answer: Result<u64, Refusal>) {
        self.answers.push(Output::Answer { to, answer });
    }

    pub(crate) fn want(&mut self, want: Output) {
        self.wants.push(want);
    }

    /// Store, then show, then answer, then ask.
    pub(crate) fn outputs(self) -> Vec<Output> {
        let mut outputs = Vec::new();
        if !self.events.is_empty() {
            outputs.push(Output::Append(self.events));
        }
        if self.show {
            outputs.push(Output::Show);
        }
        outputs.extend(self.answers);
        outputs.extend(self.wants);
        outputs
    }
}
