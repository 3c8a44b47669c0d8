//! What each audience of an evening may see.
//!
//! Only the organiser and the player see a need (CLUB-103). A player sees the courtesies at the tables where this player sits, in any
//! match. Spectators see the matches, but neither courtesies nor authors: a partner who enters the score would reveal a need.

use std::collections::BTreeSet;

use boneyard_ids::DeviceId;

use crate::file::{self, Privacy};
use crate::live::command::{AlertSettlement, Author, EveningCommand, LogEntry, PlayerCourtesies};
use crate::live::{CallReason, LiveEvening};
use crate::{Evening, Pair, Player, Schedule, Setup, courtesies};

/// A group of readers with the same rights.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Audience {
    /// The organiser sees everything.
    Organiser,
    /// A player of the evening.
    Player(Player),
    /// Everyone else.
    Spectators,
}

impl Audience {
    /// The audience of an author; `None` is a spectator.
    ///
    /// ```
    /// use boneyard_club::live::{Audience, Author};
    ///
    /// assert_eq!(Audience::of(Some(Author::Organiser)), Audience::Organiser);
    /// assert_eq!(Audience::of(None), Audience::Spectators);
    /// ```
    #[must_use]
    pub const fn of(author: Option<Author>) -> Self {
        match author {
            Some(Author::Organiser) => Self::Organiser,
            Some(Author::Player { player }) => Self::Player(player),
            None => Self::Spectators,
        }
    }
}

impl LogEntry {
    /// The entry as an audience sees it. `seq` is the number of the entry in the evening, from 1. `public_author` is
    /// the result of
    /// [`LiveEvening::public_author`] before the entry is applied, and `companions` that of [`LiveEvening::companions`]
    /// afterwards.
    #[must_use]
    pub fn seen_by(
        &self,
        audience: Audience,
        seq: u32,
        public_author: Author,
        companions: &Companions,
    ) -> Self {
        match audience {
            Audience::Organiser => self.clone(),
            Audience::Player(player) => {
                let mut command = without_needs(&self.command);
                for_player(&mut command, player, companions);
                Self { command, ..self.clone() }
            }
            Audience::Spectators => Self {
                // The device would reveal who enters the score.
                device: DeviceId::default(),
                n: seq,
                at: self.at,
                by: public_author,
                command: for_spectators(&without_needs(&self.command)),
            },
        }
    }

    /// Whether the entry can change who plays, who sits with whom, or what is done for players. Each player is then shown
    /// another form of it.
    #[must_use]
    pub const fn changes_line_up(&self) -> bool {
        matches!(
            self.command,
            EveningCommand::Open { .. } | EveningCommand::Conditions { .. } | EveningCommand::Reseat { .. }
        )
    }
}

/// The players who sit at a table together, in any match of a seating.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Companions {
    /// For each player, those at the same tables, and the player.
    sets: Vec<BTreeSet<Player>>,
}

impl Companions {
    /// No player sits with another.
    #[must_use]
    pub const fn none() -> Self {
        Self { sets: Vec::new() }
    }

    fn of(schedule: &Schedule) -> Self {
        let mut sets = vec![BTreeSet::new(); usize::from(schedule.players)];
        for plan in schedule.matches.iter().flat_map(|plan| &plan.tables) {
            let players = plan.pairing.in_order();
            for player in players {
                if let Some(set) = sets.get_mut(player.index()) {
                    set.extend(players);
                }
            }
        }
        Self { sets }
    }

    /// Whether two players sit at a table together in any match.
    #[must_use]
    pub fn are_together(&self, player: Player, other: Player) -> bool {
        self.sets.get(player.index()).is_some_and(|set| set.contains(&other))
    }
}

impl LiveEvening {
    /// Who sits with whom, for [`LogEntry::seen_by`].
    #[must_use]
    pub fn companions(&self) -> Companions {
        self.evening().map(|evening| Companions::of(evening.schedule())).unwrap_or_default()
    }

    /// The author that spectators see instead of a player: the named scorekeeper, even if the partner enters the score.
    /// For calls, objections and late rounds it is the player on the first seat; for an agreement, the first player of the other
    /// pair. The organiser stays.
    #[must_use]
    pub fn public_author(&self, entry: &LogEntry) -> Author {
        if entry.by == Author::Organiser {
            return Author::Organiser;
        }
        if let EveningCommand::Phone { player, .. } = entry.command {
            return Author::Player { player };
        }
        let alert = match entry.command {
            EveningCommand::Answer { alert, .. } => self.alert(alert).ok().map(|alert| alert.at),
            _ => None,
        };
        let Some(at) = entry.command.sheet().or(alert) else { return entry.by };
        let Some(pairing) =
            self.evening().and_then(|evening| evening.schedule().table(at)).map(|plan| plan.pairing)
        else {
            return entry.by;
        };
        let scorekeeper = self.tables.get(&at).and_then(|table| table.scorekeeper);
        let first_seat = pairing.in_order()[0];
        let player = match entry.command {
            EveningCommand::NameScorekeeper { player, .. } => player,
            EveningCommand::Object { .. }
            | EveningCommand::Call { .. }
            | EveningCommand::LateRound { .. } => first_seat,
            EveningCommand::Agree { .. } => {
                let other = scorekeeper.and_then(|scorekeeper| pairing.pair_of(scorekeeper)).map(Pair::other);
                other.map_or(first_seat, |pair| pairing.players_of(pair)[0])
            }
            _ => scorekeeper.unwrap_or(first_seat),
        };
        Author::Player { player }
    }
}

/// All entries of an evening as an audience sees them.
#[must_use]
pub fn entries_seen_by(audience: Audience, entries: &[LogEntry]) -> Vec<LogEntry> {
    let mut live = LiveEvening::new();
    let mut shown = Vec::with_capacity(entries.len());
    for (seq, entry) in (1..).zip(entries) {
        let public_author = live.public_author(entry);
        // The entry was accepted, even if this version would refuse it.
        let _ = live.replay(entry);
        shown.push(entry.seen_by(audience, seq, public_author, &live.companions()));
    }
    shown
}

/// The command without the needs of players, and without the organiser's notes.
fn without_needs(command: &EveningCommand) -> EveningCommand {
    match command {
        EveningCommand::Open { file, options, courtesies } => match file::read(file) {
            Ok(evening) => {
                let (setup, courtesies) = setup_without_needs(evening.setup(), courtesies);
                let file = file_with_setup(evening.without_notes(), setup);
                EveningCommand::Open { file, options: *options, courtesies }
            }
            // A file that cannot be read was refused, so no reader sees it.
            Err(_) => EveningCommand::Open { file: String::new(), options: *options, courtesies: Vec::new() },
        },
        EveningCommand::Conditions { setup, courtesies, namesakes } => {
            let (setup, courtesies) = setup_without_needs(setup, courtesies);
            EveningCommand::Conditions { setup, courtesies, namesakes: *namesakes }
        }
        EveningCommand::Reseat { setup, from, matches, courtesies, namesakes } => {
            let (setup, courtesies) = setup_without_needs(setup, courtesies);
            EveningCommand::Reseat {
                setup,
                from: *from,
                matches: matches.clone(),
                courtesies,
                namesakes: *namesakes,
            }
        }
        EveningCommand::Note { .. } => {
            EveningCommand::Note { number: None, table: None, round: None, text: String::new() }
        }
        command => command.clone(),
    }
}

/// Leaves only the courtesies for those who sit with the player. Needs were removed before.
fn for_player(command: &mut EveningCommand, player: Player, companions: &Companions) {
    if let EveningCommand::Open { courtesies, .. }
    | EveningCommand::Conditions { courtesies, .. }
    | EveningCommand::Reseat { courtesies, .. } = command
    {
        courtesies.retain(|one| companions.are_together(player, one.player));
        for one in courtesies {
            one.beside = Some(player);
        }
    }
}

/// The command without courtesies, reasons and texts about players. Needs were removed before.
fn for_spectators(command: &EveningCommand) -> EveningCommand {
    let mut command = command.clone();
    match &mut command {
        EveningCommand::Open { file, courtesies, .. } => {
            courtesies.clear();
            if let Ok(evening) = file::read(file) {
                *file = file::write(&evening.without_remarks(), Privacy::Shared);
            }
        }
        EveningCommand::Conditions { courtesies, .. } | EveningCommand::Reseat { courtesies, .. } => {
            courtesies.clear()
        }
        EveningCommand::Change { why, .. }
        | EveningCommand::Result { why, .. }
        | EveningCommand::Annul { why, .. } => why.clear(),
        EveningCommand::Settle {
            how: AlertSettlement::Correct { why, .. } | AlertSettlement::Annul { why, .. },
            ..
        } => why.clear(),
        EveningCommand::Object { text, .. } => text.clear(),
        EveningCommand::Call { reason, .. } => *reason = CallReason::Other,
        EveningCommand::Sanction { sanction } => sanction.reason.clear(),
        EveningCommand::Withdraw { sanction, why, .. } => {
            sanction.reason.clear();
            why.clear();
        }
        _ => {}
    }
    command
}

/// The setup without needs, and all courtesies: those that follow from needs, and those that the organiser named.
fn setup_without_needs(setup: &Setup, named: &[PlayerCourtesies]) -> (Setup, Vec<PlayerCourtesies>) {
    let mut setup = setup.clone();
    let mut public = Vec::new();
    for (player, person) in Player::all(setup.size()).zip(&mut setup.players) {
        let mut all = courtesies(&std::mem::take(&mut person.needs));
        all.extend(named.iter().filter(|one| one.player == player).flat_map(|one| &one.courtesies));
        all.sort_unstable();
        all.dedup();
        if !all.is_empty() {
            public.push(PlayerCourtesies { player, courtesies: all, beside: None });
        }
    }
    (setup, public)
}

/// The file of the same evening with another setup.
fn file_with_setup(mut evening: Evening, setup: Setup) -> String {
    // The evening accepts this setup: only the needs differ, and they do not affect the seating. Otherwise, the shared
    // file has no needs either.
    match evening.set_setup(setup) {
        Ok(()) => file::write(&evening, Privacy::Whole),
        Err(_) => file::write(&evening, Privacy::Shared),
    }
}
