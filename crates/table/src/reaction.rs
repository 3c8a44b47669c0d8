//! Collects the outputs of one input to a table.

use crate::{
    command::{CommandId, Refusal},
    event::Recorded,
    input::{Output, Request},
    timestamp::Timestamp,
};

/// The time of an input and the outputs it has caused so far.
pub(crate) struct Reaction {
    pub(crate) now: Timestamp,
    events: Vec<Recorded>,
    show: bool,
    answers: Vec<Output>,
    requests: Vec<Request>,
}

impl Reaction {
    pub(crate) const fn new(now: Timestamp) -> Self {
        Self { now, events: Vec::new(), show: false, answers: Vec::new(), requests: Vec::new() }
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

    pub(crate) fn request(&mut self, request: Request) {
        self.requests.push(request);
    }

    /// The outputs in the order in which the driver must carry them out.
    pub(crate) fn outputs(self) -> Vec<Output> {
        let mut outputs = Vec::new();
        if !self.events.is_empty() {
            outputs.push(Output::Append(self.events));
        }
        if self.show {
            outputs.push(Output::Show);
        }
        outputs.extend(self.answers);
        outputs.extend(self.requests.into_iter().map(Output::Request));
        outputs
    }
}
