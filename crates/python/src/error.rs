//! The one exception of the package. It is a `ValueError` with a code.

use std::fmt;

use boneyard_bots::NoSuchBot;
use boneyard_rules::{ParseMoveError, PlayError, RulesError, SetupError};
use boneyard_solver::{OpenRoundError, Unsupported};
use pyo3::{PyErr, Python, create_exception, exceptions::PyValueError, types::PyAnyMethods};

create_exception!(
    boneyard,
    BoneyardError,
    PyValueError,
    "Why a call was refused, in one sentence. `code` names the kind of mistake."
);

/// The kind of a mistake, as `BoneyardError.code`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    Rules,
    Seats,
    Seat,
    Seed,
    Size,
    Move,
    Over,
    NotOver,
    NotYourTurn,
    OtherMatch,
    Bot,
    Unsupported,
    Contradiction,
}

impl Code {
    const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Seats => "seats",
            Self::Seat => "seat",
            Self::Seed => "seed",
            Self::Size => "size",
            Self::Move => "move",
            Self::Over => "over",
            Self::NotOver => "not-over",
            Self::NotYourTurn => "not-your-turn",
            Self::OtherMatch => "other-match",
            Self::Bot => "bot",
            Self::Unsupported => "unsupported",
            Self::Contradiction => "contradiction",
        }
    }
}

/// A refused call, before it becomes a Python exception.
#[derive(Debug)]
pub(crate) struct Error {
    code: Code,
    message: String,
}

impl Error {
    pub(crate) fn new(code: Code, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string() }
    }
}

impl From<Error> for PyErr {
    fn from(error: Error) -> Self {
        Python::attach(|py| {
            let raised = BoneyardError::new_err(error.message);
            match raised.value(py).setattr("code", error.code.name()) {
                Ok(()) => raised,
                Err(other) => other,
            }
        })
    }
}

impl From<RulesError> for Error {
    fn from(error: RulesError) -> Self {
        let code = if matches!(error, RulesError::Seats { .. }) { Code::Seats } else { Code::Rules };
        Self::new(code, error)
    }
}

impl From<SetupError> for Error {
    fn from(error: SetupError) -> Self {
        Self::new(Code::Seats, error)
    }
}

impl From<PlayError> for Error {
    fn from(error: PlayError) -> Self {
        Self::new(if error == PlayError::Over { Code::Over } else { Code::Move }, error)
    }
}

impl From<ParseMoveError> for Error {
    fn from(error: ParseMoveError) -> Self {
        Self::new(Code::Move, error)
    }
}

impl From<NoSuchBot> for Error {
    fn from(error: NoSuchBot) -> Self {
        Self::new(Code::Bot, error)
    }
}

impl From<Unsupported> for Error {
    fn from(error: Unsupported) -> Self {
        Self::new(Code::Unsupported, error)
    }
}

impl From<OpenRoundError> for Error {
    fn from(error: OpenRoundError) -> Self {
        Self::new(Code::Unsupported, error)
    }
}
