//! A record and its words, cut into steps.

use boneyard_dgn::Record;
use boneyard_protocol::learn::{Lesson, LessonStep};
use boneyard_rules::Seat;

use crate::{
    play::{Shown, play},
    prose::html,
    text::Text,
};

/// The steps of a lesson. The learner's seat is the one that is asked.
///
/// # Errors
/// Words for turns that the record does not have, a turn that cannot be asked for, or a record that no table plays.
pub(crate) fn lesson(record: &Record, text: &Text) -> Result<Lesson, String> {
    let seats: Vec<Seat> =
        record.rounds.iter().flat_map(|round| round.turns.iter().map(|turn| turn.value.seat)).collect();
    let learner = learner(&seats, text)?;
    if let Some(turn) = text.said.keys().find(|turn| **turn > seats.len()) {
        return Err(format!("words are keyed to turn {turn}, and the record has {}", seats.len()));
    }
    let Shown { view, now, turns } = play(record, learner, text.begins)?;
    let mut steps = Vec::new();
    let say = |steps: &mut Vec<LessonStep>, turn: usize| {
        if let Some(words) = text.said.get(&turn) {
            steps.push(LessonStep::Say { text: html(words) });
        }
        if let Some(asked) = text.asked.get(&(turn + 1)) {
            steps.push(LessonStep::Ask { text: html(&asked.text), hint: html(&asked.hint) });
        }
    };
    say(&mut steps, text.begins);
    for (turn, played) in (text.begins + 1..).zip(turns) {
        let happen = |(event, now)| LessonStep::Happen { event, now };
        steps.extend(played.into_iter().map(happen));
        say(&mut steps, turn);
    }
    steps.push(LessonStep::Say { text: html(&text.end) });
    Ok(Lesson { view, now, steps })
}

/// The seat that is asked, which is always the same.
fn learner(seats: &[Seat], text: &Text) -> Result<Seat, String> {
    let mut learner = None;
    for turn in text.asked.keys() {
        let seat = turn.checked_sub(1).and_then(|at| seats.get(at));
        let seat = *seat.ok_or_else(|| format!("turn {turn} is asked for, and there is none"))?;
        if *learner.get_or_insert(seat) != seat {
            return Err(format!("turn {turn} is not the learner's"));
        }
        if *turn <= text.begins {
            return Err(format!("turn {turn} is asked for before the lesson begins"));
        }
    }
    learner.ok_or_else(|| "the learner is asked for no turn".into())
}
