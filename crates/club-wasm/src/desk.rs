//! What answers a page.

use boneyard_club::Schedule;
use boneyard_club::file::{self, Privacy};
use boneyard_club::live::{self, Live, Taken};

use crate::{Answer, Refusal, Request};

/// The organiser's desk: it holds one evening, and answers one request after the other.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    evening: Live,
}

impl Desk {
    /// A desk on which nothing lies yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers a request.
    pub fn answer(&mut self, request: Request) -> Answer {
        self.try_answer(request).unwrap_or_else(|refusal| Answer::Refused { refusal })
    }

    fn try_answer(&mut self, request: Request) -> Result<Answer, Refusal> {
        Ok(match request {
            Request::Schedule { players, kind } => {
                let schedule = Schedule::of(players, kind)?;
                Answer::Schedule { balance: schedule.balance(), schedule }
            }
            Request::Score { file } => Answer::Score { report: file::read(&file)?.report() },
            Request::Take { entry } => Answer::Take { again: self.evening.take(&entry)? == Taken::Again },
            Request::AssumeBegun { number } => {
                self.evening.assume_begun(number);
                Answer::AssumeBegun
            }
            Request::View { viewer, now } => {
                let view = self.evening.view(viewer, now).ok_or(live::Refusal::NotOpen)?;
                Answer::View { view: Box::new(view) }
            }
            Request::Table { at, now } => Answer::Table { table: self.evening.table(at, now).map(Box::new) },
            Request::File { whole } => {
                let evening = self.evening.evening().ok_or(live::Refusal::NotOpen)?;
                let privacy = if whole { Privacy::Whole } else { Privacy::Shared };
                Answer::File { file: file::write(evening, privacy) }
            }
        })
    }
}
