//! What was played at the table of a sheet, as the scorekeeper would enter it.

use boneyard_club::live::EveningCommand;
use boneyard_club::{ClubSeat, Moment, Pair, Pairing, Round, SheetId};
use boneyard_rules::{BySeat, Outcome, Seat, Settlement};
use boneyard_table::{Event, Recorded};

/// An entry of a table, with the time at which it happened there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TableEntry {
    pub(super) at: Moment,
    pub(super) command: EveningCommand,
}

/// The entries for the first match of a table, in order: all are there, who leads, and each round. The same events always give
/// the same entries, and more events give more of them.
pub(super) fn entries(
    events: &[Recorded],
    sheet: SheetId,
    pairing: &Pairing,
    blockers_column: bool,
) -> Vec<TableEntry> {
    let mut entries = Vec::new();
    let mut number = 0;
    for Recorded { at, event, .. } in events {
        let at = Moment(at.0);
        match event {
            Event::MatchBegan { number } if *number > 1 => break,
            Event::Dealt { leader, .. } if entries.is_empty() => {
                let player = pairing.at(club_seat(*leader));
                entries.push(TableEntry { at, command: EveningCommand::Present { at: sheet } });
                let command = EveningCommand::Lead { at: sheet, round: 1, player };
                entries.push(TableEntry { at, command });
            }
            Event::RoundEnded { outcome, settlement, .. } => {
                number += 1;
                let round = round(*outcome, settlement, blockers_column);
                // Nobody mistypes what the table has counted.
                let command = EveningCommand::Round { at: sheet, number, round, sure: true };
                entries.push(TableEntry { at, command });
            }
            _ => {}
        }
    }
    entries
}

/// How far the first match of a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Progress {
    /// How many rounds are over.
    pub(super) rounds: usize,
    /// Whether a round is over and the next one is not dealt yet.
    pub(super) is_between_rounds: bool,
}

/// How far the first match of a table is after these events.
pub(super) fn progress(events: &[Recorded]) -> Progress {
    let mut progress = Progress::default();
    for Recorded { event, .. } in events {
        match event {
            Event::MatchBegan { number } if *number > 1 => break,
            Event::RoundEnded { .. } => {
                progress = Progress { rounds: progress.rounds + 1, is_between_rounds: true }
            }
            Event::Mixed { .. } | Event::Dealt { .. } | Event::ThrownBack { .. } => {
                progress.is_between_rounds = false;
            }
            _ => {}
        }
    }
    progress
}

/// The seat of an evening's table. Both count in the order of play.
pub(super) fn club_seat(seat: Seat) -> ClubSeat {
    ClubSeat::Top.after(seat.index())
}

/// The winners get the tiles of both losers (CLUB-44). A tied fish counts nothing (CLUB-43).
fn round(outcome: Outcome, settlement: &Settlement, blockers_column: bool) -> Round {
    let winner = settlement.winner.map(|side| pair(side == 0));
    let won =
        winner.map(|pair| (pair, pips_against(pair, &settlement.values))).filter(|(_, points)| *points > 0);
    match (won, outcome) {
        (Some((pair, points)), _) => Round::Won { pair, points },
        (None, Outcome::Blocked(seat)) if blockers_column => Round::Tied { column: Some(pair_of(seat)) },
        (None, _) => Round::Tied { column: None },
    }
}

fn pips_against(winner: Pair, values: &BySeat<u32>) -> u16 {
    let pips: u32 = values.seated().filter(|(seat, _)| pair_of(*seat) != winner).map(|(_, pips)| *pips).sum();
    u16::try_from(pips).unwrap_or(u16::MAX)
}

/// Partners sit across the table, the first pair on the first seat.
fn pair_of(seat: Seat) -> Pair {
    pair(seat.index().is_multiple_of(2))
}

fn pair(is_first: bool) -> Pair {
    if is_first { Pair::First } else { Pair::Second }
}
