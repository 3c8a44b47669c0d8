//! The faults that a simulation can find, as errors.

use boneyard_bots::Level;
use boneyard_dgn as dgn;
use boneyard_protocol::ServerMessage;
use boneyard_rules::{Move, PlayError, RulesError, Seat, SetupError};
use boneyard_table::{ActedBy, Audience, CommandId, Event, Recorded, Refusal, RestoreError, SeenEvent};

/// A fault that a simulation found. The error text of each variant describes the fault.
#[expect(missing_docs, reason = "the error texts say it")]
#[derive(Debug, thiserror::Error)]
pub enum Violation {
    #[error("the table does not open: {0}")]
    NotOpened(#[from] RulesError),
    #[error("the table cannot be restored: {0}")]
    NotRestored(#[from] RestoreError),
    #[error("the table panicked: {0}")]
    Panicked(String),

    // Events.
    #[error("event {expected} is numbered {seq}")]
    Misnumbered { expected: u64, seq: u64 },
    #[error("event {seq}, {event:?}: {fault}")]
    Event { seq: u64, event: Box<Event>, fault: EventFault },
    #[error("a command that was refused as {refusal:?} was carried out: {recorded:?}")]
    RefusedAndCarriedOut { refusal: Refusal, recorded: Box<Recorded> },

    // Progress.
    #[error("nothing is scheduled after event {seq}")]
    Silence { seq: u64 },
    #[error("the world does not end: event {seq}, after {hours} hours")]
    Endless { seq: u64, hours: u64 },
    #[error("a deadline is overdue by {ms} ms")]
    Overdue { ms: u64 },
    #[error("the table is stuck after event {seq}")]
    Stuck { seq: u64 },
    #[error("the table closed after event {seq} although people come back")]
    Closed { seq: u64 },
    #[error("the {level} bot chooses {choice:?} of {legal:?}")]
    IllegalBotMove { level: Level, choice: Option<Move>, legal: Vec<Move> },

    // Messages of the server.
    #[error("event {seq} is shown, but only {stored} are stored")]
    ShownBeforeStored { seq: u64, stored: u64 },
    #[error("command {id} is answered {answer:?} after {before:?}")]
    TwoAnswers { id: String, before: Result<u64, Refusal>, answer: Result<u64, Refusal> },
    #[error("command {id} is acknowledged as event {seq}, but that event has another cause")]
    WrongAck { id: String, seq: u64 },
    #[error("{text} is not the JSON of {message:?}")]
    Text { message: Box<ServerMessage>, text: String },

    // The state of clients.
    #[error("client {client} has event {known} and gets an older snapshot of {shown}")]
    OlderSnapshot { client: usize, known: u64, shown: u64 },
    #[error("client {client} has seen event {known} and is shown {shown} next, with a gap")]
    Gap { client: usize, known: u64, shown: u64 },
    #[error("client {client} is shown event {seq} as {shown:?}; stored is {stored:?}")]
    ShownDifferently { client: usize, seq: u64, shown: Box<SeenEvent>, stored: Box<Option<SeenEvent>> },
    #[error("client {client} was shown nothing")]
    ShownNothing { client: usize },
    #[error("client {client} does not see event {seq} as the table does, {difference}")]
    ViewDiffers { client: usize, seq: u64, difference: String },
    #[error("{audience:?} of {rules} can distinguish deals that it must not: {leak}")]
    Leak { audience: Audience, rules: String, leak: Leak },
    #[error("the round cannot be replayed: {0}")]
    Replay(&'static str),

    // Records.
    #[error("match {number} has no record")]
    NoRecord { number: u32 },
    #[error("the record of match {number} is not legal: {fault}\n{text}")]
    IllegalRecord { number: u32, fault: String, text: String },
    #[error("the record of match {number} is not complete:\n{text}\nbut\n{complete}")]
    IncompleteRecord { number: u32, text: String, complete: String },
    #[error("nobody can check the deal of round {round} in the record of match {number}:\n{text}")]
    UncheckedDeal { number: u32, round: u32, text: String },
    #[error("the record of match {number} has the points {recorded:?}, the table has {points:?}: {report:?}")]
    PointsDiffer { number: u32, recorded: Vec<i32>, points: Vec<i32>, report: Box<dgn::Report> },
}

/// Why an event cannot have happened.
#[expect(missing_docs, reason = "the error texts say it")]
#[derive(Debug, thiserror::Error)]
pub enum EventFault {
    #[error("{0}")]
    Impossible(&'static str),
    #[error("it is the turn of seat {0}")]
    NotTheTurn(Seat),
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error(transparent)]
    Deal(#[from] SetupError),
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error(transparent)]
    Timing(#[from] TimingFault),
    #[error("its command was carried out before")]
    CarriedOutTwice,
    #[error("it is by {by:?}, but `a bot plays the seat` is {is_bot}")]
    NotBySeat { by: ActedBy, is_bot: bool },
    #[error("it is by {by:?}, but its cause is {cause:?}")]
    CauseMismatch { by: ActedBy, cause: Option<CommandId> },
}

impl From<&'static str> for EventFault {
    fn from(why: &'static str) -> Self {
        Self::Impossible(why)
    }
}

/// Why the time of an event is wrong.
#[expect(missing_docs, reason = "the error texts say it")]
#[derive(Debug, thiserror::Error)]
pub enum TimingFault {
    #[error("its time is before that of the previous event")]
    Backwards,
    #[error("{back_ms} ms are credited for an outage of {down_ms} ms")]
    CreditTooSmall { back_ms: u64, down_ms: u64 },
    #[error("announced by {0:?} outside the time for announcing")]
    AnnouncedOutOfTime(ActedBy),
    #[error("a seat leads while 6-6 may be announced")]
    LedTooSoon,
    #[error("forced after {step_ms} ms instead of {owed_ms} ms, with {choices} choices")]
    Forced { step_ms: u64, owed_ms: u64, choices: usize },
    #[error("a draw before the lead or a joined pass by {by:?} after {step_ms} ms, not by the table at once")]
    NotAtOnce { step_ms: u64, by: ActedBy },
    #[error("a bot acts after {step_ms} ms")]
    BotTooSoon { step_ms: u64 },
    #[error("a person acts after the clock has run out")]
    AfterTimeout,
    #[error("a person with one choice takes {step_ms} ms")]
    SlowWithOneChoice { step_ms: u64 },
    #[error("shown {step_ms} ms after the turn began, sooner than even tempo allows")]
    TooSoonForEvenTempo { step_ms: u64 },
    #[error("there is no clock")]
    NoClock,
    #[error("timeout after {taken_ms} ms of {given_ms} ms, of which {down_ms} ms were an outage")]
    TimeoutTooSoon { taken_ms: u64, given_ms: u64, down_ms: u64 },
    #[error("timeout too late, after {taken_ms} ms")]
    TimeoutTooLate { taken_ms: u64 },
}

/// The first difference in what one audience gets with two deals that it must not be able to distinguish.
#[derive(Debug, thiserror::Error)]
#[error("with one deal it gets\n{first}\nand with the other\n{second}")]
pub struct Leak {
    pub(crate) first: String,
    pub(crate) second: String,
}
