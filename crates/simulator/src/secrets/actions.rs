//! Extracts all actions of an observed round, with their times.

use boneyard_table::{Event, Table, Timestamp};

use super::{observed::ObservedTable, round::action};
use crate::alternative_deal::SeatAction;

/// All actions of the round. `declares` is true if 6-6 could be announced before it. `None` if the round did not end
/// normally.
pub(super) fn actions(round: &ObservedTable, declares: bool) -> Option<Vec<SeatAction>> {
    let mut done = Vec::new();
    let mut step_began = Timestamp(0);
    for recorded in &round.events {
        let (seat, by) = match recorded.event {
            Event::Dealt { .. } => {
                step_began = recorded.at;
                if declares {
                    step_began = step_began.after_ms(Table::DECLARE_MS);
                }
                continue;
            }
            Event::Declared { .. } => {
                step_began = recorded.at;
                continue;
            }
            Event::ThrownBack { .. } => return None,
            Event::RoundEnded { .. } => return Some(done),
            Event::Played { seat, by, .. }
            | Event::Closed { seat, by, .. }
            | Event::Done { seat, by }
            | Event::Drew { seat, by, .. }
            | Event::Passed { seat, by } => (seat, by),
            _ => continue,
        };
        let Some(action) = action(&recorded.event) else { continue };
        let asked_at = recorded.cause.as_ref().and_then(|cause| round.asked_at(&cause.id));
        let connected = round.was_connected(seat, recorded.at);
        done.push(SeatAction { seat, action, by, at: recorded.at, step_began, asked_at, connected });
        step_began = recorded.at;
    }
    None
}
