//! What answers a page.

use boneyard_club::Schedule;
use boneyard_club::file::{self, Privacy};
use boneyard_club::live::{self, Entry, Live, Taken};
use boneyard_club::{Evening, Present, ScheduleError, Stopped, go_on, never, replan_until};

use crate::{Answer, Refusal, Request};

/// Why there is no answer.
enum Unanswered {
    Refused(Refusal),
    Stopped,
}

impl From<Stopped> for Unanswered {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

impl From<Refusal> for Unanswered {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<ScheduleError> for Unanswered {
    fn from(error: ScheduleError) -> Self {
        Self::Refused(error.into())
    }
}

impl From<file::FileError> for Unanswered {
    fn from(error: file::FileError) -> Self {
        Self::Refused(error.into())
    }
}

impl From<live::Refusal> for Unanswered {
    fn from(refusal: live::Refusal) -> Self {
        Self::Refused(refusal.into())
    }
}

/// The organiser's desk: it holds one evening, and answers one request after the other.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// What was put in order, by the server or by this device alone.
    evening: Live,
    /// The match that this device takes to have begun.
    assumed: u16,
    /// What was entered here and lies on top until it is put in order.
    laid: Vec<Entry>,
    /// All of that together, once somebody asked for it.
    together: Option<Live>,
}

impl Desk {
    /// A desk on which nothing lies yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers a request.
    pub fn answer(&mut self, request: Request) -> Answer {
        match self.answer_until(request, &never) {
            Ok(answer) => answer,
            Err(Stopped) => unreachable!("nobody told it to stop"),
        }
    }

    /// Answers a request, unless `stop` says to give up: then `Err(Stopped)`, and nothing has changed. It is asked often while
    /// seatings are looked for, which takes longest.
    pub fn answer_until(&mut self, request: Request, stop: &dyn Fn() -> bool) -> Result<Answer, Stopped> {
        match self.try_answer(request, stop) {
            Ok(answer) => Ok(answer),
            Err(Unanswered::Refused(refusal)) => Ok(Answer::Refused { refusal }),
            Err(Unanswered::Stopped) => Err(Stopped),
        }
    }

    fn try_answer(&mut self, request: Request, stop: &dyn Fn() -> bool) -> Result<Answer, Unanswered> {
        go_on(stop)?;
        Ok(match request {
            Request::Schedule { players, kind } => {
                let schedule = Schedule::of_until(players, kind, stop)??;
                Answer::Schedule {
                    balance: schedule.balance(),
                    unevenness: schedule.unevenness(),
                    scorekeepers: schedule.scorekeepers_until(stop)?,
                    schedule,
                }
            }
            Request::Score { file } => Answer::Score { report: file::read(&file)?.report() },
            Request::Coverage { players, kind, keepers } => {
                let schedule = Schedule::of_until(players, kind, stop)??;
                let without = schedule.tables_without(&keepers);
                Answer::Coverage { without, renumbering: schedule.renumbering_until(&keepers, stop)?.ok() }
            }
            Request::Replan { kept, present, matches, seed } => {
                let present: Vec<Present> =
                    present.iter().map(|one| Present { player: one.player, since: one.since }).collect();
                let matches = replan_until(&kept, &present, matches, seed, stop)?
                    .map_err(|error| Refusal::Replan { detail: error.to_string() })?;
                Answer::Replan { matches }
            }
            Request::Write { setup } => {
                let evening = Evening::planned(setup).map_err(live::Refusal::from)?;
                Answer::Write { file: file::write(&evening, Privacy::Whole) }
            }
            Request::Clear => {
                *self = Self::new();
                Answer::Clear
            }
            Request::Take { entry } => {
                let again = self.evening.follow(&entry)? == Taken::Again;
                self.together = None;
                Answer::Take { again }
            }
            Request::Lay { entries } => {
                self.laid = entries;
                self.together = None;
                Answer::Lay
            }
            Request::Test { entry } => {
                self.together().clone().take(&entry)?;
                Answer::Test
            }
            Request::AssumeBegun { number } => {
                self.assumed = self.assumed.max(number);
                self.together = None;
                Answer::AssumeBegun
            }
            Request::View { viewer, now } => {
                let view = self.together().view(viewer, now).ok_or(live::Refusal::NotOpen)?;
                Answer::View { view: Box::new(view) }
            }
            Request::Table { at, now } => {
                Answer::Table { table: self.together().table(at, now).map(Box::new) }
            }
            Request::File { whole } => {
                let evening = self.together().evening().ok_or(live::Refusal::NotOpen)?;
                let privacy = if whole { Privacy::Whole } else { Privacy::Shared };
                Answer::File { file: file::write(evening, privacy) }
            }
        })
    }

    /// The evening with what lies on top. What is refused there is refused where it arrives, too, and is told then.
    fn together(&mut self) -> &Live {
        self.together.get_or_insert_with(|| {
            let mut evening = self.evening.clone();
            if self.assumed > 0 {
                evening.assume_begun(self.assumed);
            }
            for entry in &self.laid {
                let _ = evening.take(entry);
            }
            evening
        })
    }
}
