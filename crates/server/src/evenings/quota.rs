//! Limits how much each player may enter, so that no player can fill an evening.
//!
//! Only the server applies these limits, so refused entries are in no log. Each player has limits for each kind of
//! entry per table and match, and each guest has one for the whole evening. Part of the total is reserved for scores,
//! and a further part for the organiser.

use std::collections::HashMap;

use boneyard_club::live::{Author, EntryRefusal, EveningCommand, LogEntry};
use boneyard_club::{Player, SheetId};
use boneyard_ids::ParticipantId;

use crate::bounds::{
    CALLS_PER_PLAYER_MAX, CORRECTIONS_PER_PLAYER_MAX, EVENING_BYTES_MAX, EVENING_ENTRIES_MAX,
    EVENING_REMARKS_MAX, GUEST_ENTRIES_MAX, KEEPERS_PER_PLAYER_MAX, OBJECTIONS_PER_PLAYER_MAX,
    PLAYERS_BYTES_MAX, PLAYERS_ENTRIES_MAX, PLAYERS_LOG_CHARS_MAX, ROUNDS_PER_PLAYER_MAX,
    STEPS_PER_PLAYER_MAX,
};

/// The kinds of players' entries, each with its own limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Call,
    Objection,
    Scorekeeper,
    Correction,
    Round,
    Step,
}

impl Kind {
    fn of(command: &EveningCommand) -> Self {
        match command {
            EveningCommand::Call { .. } => Kind::Call,
            EveningCommand::Object { .. } => Kind::Objection,
            EveningCommand::NameScorekeeper { .. } => Kind::Scorekeeper,
            EveningCommand::Change { .. } => Kind::Correction,
            EveningCommand::Round { .. } | EveningCommand::LateRound { .. } => Kind::Round,
            // All other commands of players. The organiser's are not limited.
            _ => Kind::Step,
        }
    }

    /// The limit of one player, per table and match.
    fn allowed(self) -> u16 {
        match self {
            Kind::Call => CALLS_PER_PLAYER_MAX,
            Kind::Objection => OBJECTIONS_PER_PLAYER_MAX,
            Kind::Scorekeeper => KEEPERS_PER_PLAYER_MAX,
            Kind::Correction => CORRECTIONS_PER_PLAYER_MAX,
            Kind::Round => ROUNDS_PER_PLAYER_MAX,
            Kind::Step => STEPS_PER_PLAYER_MAX,
        }
    }

    /// Whether a match can be scored without entries of this kind.
    fn is_remark(self) -> bool {
        matches!(self, Kind::Call | Kind::Objection | Kind::Scorekeeper | Kind::Correction)
    }
}

/// The counts of an evening's entries.
#[derive(Default)]
pub(crate) struct Quota {
    entries: usize,
    bytes: usize,
    players_entries: usize,
    players_bytes: usize,
    remarks: usize,
    /// The approximate characters of the players' log lines.
    log_chars: usize,
    of_players: HashMap<(Player, Option<SheetId>, Kind), u16>,
    of_guests: HashMap<ParticipantId, usize>,
}

impl Quota {
    /// Refuses an entry of `bytes` bytes that exceeds a limit.
    ///
    /// # Errors
    /// The limit that is reached.
    pub(crate) fn check(&self, entry: &LogEntry, bytes: usize) -> Result<(), EntryRefusal> {
        if self.entries >= EVENING_ENTRIES_MAX || self.bytes + bytes > EVENING_BYTES_MAX {
            return Err(EntryRefusal::LimitReached);
        }
        let Author::Player { player } = entry.by else { return Ok(()) };
        let kind = Kind::of(&entry.command);
        let own = self.of_players.get(&(player, entry.command.sheet(), kind)).copied().unwrap_or(0);
        if own >= kind.allowed() {
            return Err(EntryRefusal::TooMany { max: kind.allowed() });
        }
        let is_full = self.players_entries >= PLAYERS_ENTRIES_MAX
            || self.players_bytes + bytes > PLAYERS_BYTES_MAX
            || (kind.is_remark() && self.remarks >= EVENING_REMARKS_MAX)
            || self.log_chars + log_chars_of(&entry.command) > PLAYERS_LOG_CHARS_MAX
            || self.of_guests.get(&entry.device.participant()).is_some_and(|own| *own >= GUEST_ENTRIES_MAX);
        if is_full { Err(EntryRefusal::LimitReached) } else { Ok(()) }
    }

    /// Counts an accepted entry.
    pub(crate) fn count(&mut self, entry: &LogEntry, bytes: usize) {
        self.entries += 1;
        self.bytes += bytes;
        let Author::Player { player } = entry.by else { return };
        let kind = Kind::of(&entry.command);
        self.players_entries += 1;
        self.players_bytes += bytes;
        self.remarks += usize::from(kind.is_remark());
        self.log_chars += log_chars_of(&entry.command);
        let own = self.of_players.entry((player, entry.command.sheet(), kind)).or_default();
        *own = own.saturating_add(1);
        *self.of_guests.entry(entry.device.participant()).or_default() += 1;
    }
}

/// The approximate characters that a player's command adds to the log.
fn log_chars_of(command: &EveningCommand) -> usize {
    /// The characters of a log line besides the reason: what is corrected, before and after.
    const LINE_CHARS: usize = 60;
    match command {
        EveningCommand::Change { why, .. } => LINE_CHARS + why.chars().count(),
        EveningCommand::NameScorekeeper { .. } => LINE_CHARS,
        _ => 0,
    }
}
