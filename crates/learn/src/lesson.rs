//! Combines a record and the words for it into the steps of a lesson.

use boneyard_dgn::Record;
use boneyard_protocol::learn::{Lesson, LessonStep};
use boneyard_rules::Seat;

use crate::{
    play::{LessonPlay, PlayFault, play},
    prose::html,
    text::Text,
};

/// Why a record and its words make no lesson.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum LessonFault {
    #[error("there are words for turn {turn}, but the record has {turns} turns")]
    NoTurnForWords { turn: usize, turns: usize },
    #[error("there is a question for turn {turn}, but the record has no such turn")]
    NoTurnForQuestion { turn: usize },
    #[error("turn {turn} is not the learner's")]
    OtherSeat { turn: usize },
    #[error("there is a question for turn {turn}, before the lesson begins")]
    QuestionTooEarly { turn: usize },
    #[error("there is no question")]
    NoQuestion,
    #[error(transparent)]
    Play(#[from] PlayFault),
}

/// The steps of a lesson. The learner's seat is the one that the questions are for.
///
/// # Errors
/// The first place where the words do not match the record, or where the table refuses the record.
pub(crate) fn lesson(record: &Record, text: &Text) -> Result<Lesson, LessonFault> {
    let seats: Vec<Seat> =
        record.rounds.iter().flat_map(|round| round.turns.iter().map(|turn| turn.value.seat)).collect();
    let learner = learner(&seats, text)?;
    if let Some(&turn) = text.notes.keys().find(|turn| **turn > seats.len()) {
        return Err(LessonFault::NoTurnForWords { turn, turns: seats.len() });
    }
    let LessonPlay { view, now, turns } = play(record, learner, text.turns_before)?;
    let mut steps = Vec::new();
    let add_words = |steps: &mut Vec<LessonStep>, turn: usize| {
        if let Some(words) = text.notes.get(&turn) {
            steps.push(LessonStep::Say { text: html(words) });
        }
        if let Some(question) = text.questions.get(&(turn + 1)) {
            steps.push(LessonStep::Ask { text: html(&question.text), hint: html(&question.hint) });
        }
    };
    add_words(&mut steps, text.turns_before);
    for (turn, played) in (text.turns_before + 1..).zip(turns) {
        let happen = |(event, now)| LessonStep::Happen { event, now };
        steps.extend(played.into_iter().map(happen));
        add_words(&mut steps, turn);
    }
    steps.push(LessonStep::Say { text: html(&text.end) });
    Ok(Lesson { view, now, steps })
}

/// The seat that all questions are for. They must be for one seat, and for turns of the lesson.
fn learner(seats: &[Seat], text: &Text) -> Result<Seat, LessonFault> {
    let mut learner = None;
    for &turn in text.questions.keys() {
        let seat = turn.checked_sub(1).and_then(|at| seats.get(at));
        let seat = *seat.ok_or(LessonFault::NoTurnForQuestion { turn })?;
        if *learner.get_or_insert(seat) != seat {
            return Err(LessonFault::OtherSeat { turn });
        }
        if turn <= text.turns_before {
            return Err(LessonFault::QuestionTooEarly { turn });
        }
    }
    learner.ok_or(LessonFault::NoQuestion)
}
