//! Everything a world must never show, as the error that ends it.

use boneyard_bots::Level;
use boneyard_dgn as dgn;
use boneyard_protocol::ServerMessage;
use boneyard_rules::{Move, PlayError, RulesError, Seat, SetupError};
use boneyard_table::{ActedBy, Audience, CommandId, Event, Recorded, Refusal, RestoreError, SeenEvent};

/// Something that must hold and did not. The texts say what each variant is.
#[expect(missing_docs, reason = "the error texts say it")]
#[derive(Debug, thiserror::Error)]
pub enum Violation {
    #[error("the table does not open: {0}")]
    NotOpened(#[from] RulesError),
    #[error("the table cannot be restored: {0}")]
    NotRestored(#[from] RestoreError),
    #[error("the table gave up: {0}")]
    Panicked(String),

    // Events.
    #[error("event {expected} is numbered {seq}")]
    Misnumbered { expected: u64, seq: u64 },
    #[error("event {seq}, {event:?}: {fault}")]
    Event { seq: u64, event: Box<Event>, fault: EventFault },
    #[error("a command that was refused as {refusal:?} was carried out: {recorded:?}")]
    RefusedAndCarriedOut { refusal: Refusal, recorded: Box<Recorded> },

    // Progress.
    #[error("nothing happens any more after event {seq}")]
    Silence { seq: u64 },
    #[error("no end after event {seq} and {hours} hours")]
    Endless { seq: u64, hours: u64 },
    #[error("a deadline is overdue by {ms} ms")]
    Overdue { ms: u64 },
    #[error("the table is stuck after event {seq}")]
    Stuck { seq: u64 },
    #[error("the table closed after event {seq} although people come back")]
    Closed { seq: u64 },
    #[error("the {level} bot chooses {choice:?} of {legal:?}")]
    BotsChoice { level: Level, choice: Option<Move>, legal: Vec<Move> },

    // What the server says.
    #[error("event {seq} is shown, but only {stored} are stored")]
    ShownBeforeStored { seq: u64, stored: u64 },
    #[error("command {id} is answered {answer:?} after {before:?}")]
    TwoAnswers { id: String, before: Result<u64, Refusal>, answer: Result<u64, Refusal> },
    #[error("command {id} is acknowledged as event {seq}, which is not stored as its own")]
    AckedWrongly { id: String, seq: u64 },
    #[error("{text} is read back as another message than {message:?}")]
    Text { message: Box<ServerMessage>, text: String },

    // What clients see.
    #[error("client {client} saw event {known} and is set back to {shown}")]
    SetBack { client: usize, known: u64, shown: u64 },
    #[error("client {client} has seen event {known} and is shown {shown} next")]
    Gap { client: usize, known: u64, shown: u64 },
    #[error("client {client} is shown event {seq} as {shown:?}; stored is {stored:?}")]
    ShownOtherwise { client: usize, seq: u64, shown: Box<SeenEvent>, stored: Box<Option<SeenEvent>> },
    #[error("client {client} was shown nothing")]
    ShownNothing { client: usize },
    #[error("client {client} does not see event {seq} as the table does, {difference}")]
    OtherView { client: usize, seq: u64, difference: String },
    #[error("{audience:?} of {rules} learns what it may not know: {leak}")]
    Leak { audience: Audience, rules: String, leak: Leak },
    #[error("a round cannot be played twice: {0}")]
    Replay(&'static str),

    // Records.
    #[error("match {number} has no record")]
    NoRecord { number: u32 },
    #[error("the record of match {number} is not legal: {fault}\n{text}")]
    IllegalRecord { number: u32, fault: String, text: String },
    #[error("the record of match {number} is not complete:\n{text}\nbut\n{complete}")]
    IncompleteRecord { number: u32, text: String, complete: String },
    #[error("the record of match {number} comes to {recorded:?}, the table to {points:?}: {report:?}")]
    OtherPoints { number: u32, recorded: Vec<i32>, points: Vec<i32>, report: Box<dgn::Report> },
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
    #[error("it is by {by:?}, and that a bot holds the seat is {is_bot}")]
    NotBySeat { by: ActedBy, is_bot: bool },
    #[error("it is by {by:?}, and its cause is {cause:?}")]
    CauseMismatch { by: ActedBy, cause: Option<CommandId> },
}

impl From<&'static str> for EventFault {
    fn from(why: &'static str) -> Self {
        Self::Impossible(why)
    }
}

/// How an event breaks the table's clock.
#[expect(missing_docs, reason = "the error texts say it")]
#[derive(Debug, thiserror::Error)]
pub enum TimingFault {
    #[error("it happens before the event before it")]
    Backwards,
    #[error("{back_ms} ms are given back of {down_ms}")]
    TooLittleBack { back_ms: u64, down_ms: u64 },
    #[error("announced by {0:?} out of time")]
    AnnouncedOutOfTime(ActedBy),
    #[error("a seat leads while 6-6 may be announced")]
    LedTooSoon,
    #[error("forced after {step_ms} ms of {owed_ms} with {choices} choices")]
    Forced { step_ms: u64, owed_ms: u64, choices: usize },
    #[error("a bot acts after {step_ms} ms")]
    BotTooSoon { step_ms: u64 },
    #[error("a person acts after the clock has run out")]
    AfterTheClock,
    #[error("a person with one choice takes {step_ms} ms")]
    SlowWithOneChoice { step_ms: u64 },
    #[error("shown {step_ms} ms after the turn began, sooner than the beat")]
    BeforeTheBeat { step_ms: u64 },
    #[error("there is no clock")]
    NoClock,
    #[error("the clock rings after {taken_ms} ms of {given_ms}, {down_ms} ms of them in an outage")]
    ClockTooSoon { taken_ms: u64, given_ms: u64, down_ms: u64 },
    #[error("the clock rings late, after {taken_ms} ms")]
    ClockTooLate { taken_ms: u64 },
}

/// How an audience can tell two deals apart.
#[derive(Debug, thiserror::Error)]
#[error("with one deal it is shown\n{first}\nand with the other\n{second}")]
pub struct Leak {
    pub(crate) first: String,
    pub(crate) second: String,
}
