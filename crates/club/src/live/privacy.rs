//! What each reader of an evening may know.
//!
//! Needs are the organiser's and the player's own (CLUB-103). Players see what is done at the tables, not why. Onlookers see
//! the match, and neither what is done for whom nor who entered what: a partner who writes would tell of a need.

use boneyard_ids::DeviceId;

use crate::file::{self, Privacy};
use crate::live::LiveEvening;
use crate::live::command::{AlertSettlement, Author, CallReason, EveningCommand, LogEntry, PlayerCourtesies};
use crate::{Evening, Pair, Player, Setup, courtesies};

/// Who reads an evening.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Audience {
    /// The organiser, who sees everything.
    Organiser,
    /// Those who play.
    Players,
    /// Everyone else, with or without a cookie.
    Onlookers,
}

impl Audience {
    /// All, from the one that sees most.
    pub const ALL: [Self; 3] = [Self::Organiser, Self::Players, Self::Onlookers];

    /// The audience an author belongs to; `None` is an onlooker.
    #[must_use]
    pub const fn of(author: Option<Author>) -> Self {
        match author {
            Some(Author::Organiser) => Self::Organiser,
            Some(Author::Player { .. }) => Self::Players,
            None => Self::Onlookers,
        }
    }
}

impl LogEntry {
    /// The entry as an audience sees it. `seq` is its number in the evening, and `publicly_by` what [`LiveEvening::public_author`] says before it is
    /// taken.
    #[must_use]
    pub fn seen_by(&self, audience: Audience, seq: u32, public_author: Author) -> Self {
        match audience {
            Audience::Organiser => self.clone(),
            Audience::Players => Self { command: without_needs(&self.command), ..self.clone() },
            Audience::Onlookers => Self {
                // The device would reveal who writes.
                device: DeviceId::default(),
                n: seq,
                at: self.at,
                by: public_author,
                command: for_onlookers(&without_needs(&self.command)),
            },
        }
    }
}

impl LiveEvening {
    /// The author that onlookers are shown: the named scorekeeper, even where a partner writes; for calls and objections, the first seat of
    /// the table.
    #[must_use]
    pub fn public_author(&self, entry: &LogEntry) -> Author {
        if entry.by == Author::Organiser {
            return Author::Organiser;
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
        let keeper = self.tables.get(&at).and_then(|table| table.keeper);
        let first_seat = pairing.in_order()[0];
        let player = match entry.command {
            EveningCommand::Keeper { player, .. } => player,
            EveningCommand::Object { .. } | EveningCommand::Call { .. } => first_seat,
            EveningCommand::Agree { .. } => {
                let other = keeper.and_then(|keeper| pairing.pair_of(keeper)).map(Pair::other);
                other.map_or(first_seat, |pair| pairing.players_of(pair)[0])
            }
            _ => keeper.unwrap_or(first_seat),
        };
        Author::Player { player }
    }
}

/// A whole evening's entries as an audience sees them.
#[must_use]
pub fn entries_seen_by(audience: Audience, entries: &[LogEntry]) -> Vec<LogEntry> {
    let mut live = LiveEvening::new();
    let mut shown = Vec::with_capacity(entries.len());
    for (seq, entry) in (1..).zip(entries) {
        shown.push(entry.seen_by(audience, seq, live.public_author(entry)));
        // What this version would refuse was taken all the same.
        let _ = live.replay(entry);
    }
    shown
}

/// The command without the needs of players.
fn without_needs(command: &EveningCommand) -> EveningCommand {
    match command {
        EveningCommand::Open { file, customs, courtesies } => match file::read(file) {
            Ok(evening) => {
                let (setup, courtesies) = hidden(evening.setup(), courtesies);
                EveningCommand::Open { file: rewritten(evening, setup), customs: *customs, courtesies }
            }
            // A file that cannot be read was refused, so no reader sees it.
            Err(_) => EveningCommand::Open { file: String::new(), customs: *customs, courtesies: Vec::new() },
        },
        EveningCommand::Conditions { setup, courtesies } => {
            let (setup, courtesies) = hidden(setup, courtesies);
            EveningCommand::Conditions { setup, courtesies }
        }
        EveningCommand::Reseat { setup, from, matches, courtesies } => {
            let (setup, courtesies) = hidden(setup, courtesies);
            EveningCommand::Reseat { setup, from: *from, matches: matches.clone(), courtesies }
        }
        command => command.clone(),
    }
}

/// What was done, without what is done for whom, and without what people write about each other. Needs are taken out before.
fn for_onlookers(command: &EveningCommand) -> EveningCommand {
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
        EveningCommand::Change { why, .. } | EveningCommand::Result { why, .. } => why.clear(),
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

/// The line-up without anybody's needs, and what is done at the tables: what follows from needs, and what the organiser named without
/// one.
fn hidden(setup: &Setup, named: &[PlayerCourtesies]) -> (Setup, Vec<PlayerCourtesies>) {
    let mut setup = setup.clone();
    let mut public = Vec::new();
    for (player, person) in Player::all(setup.size()).zip(&mut setup.players) {
        let mut all = courtesies(&std::mem::take(&mut person.needs));
        all.extend(named.iter().filter(|of| of.player == player).flat_map(|of| &of.courtesies));
        all.sort_unstable();
        all.dedup();
        if !all.is_empty() {
            public.push(PlayerCourtesies { player, courtesies: all });
        }
    }
    (setup, public)
}

/// The file of the same evening with another line-up.
fn rewritten(mut evening: Evening, setup: Setup) -> String {
    // Only needs differ, and they decide nothing about the seating.
    match evening.set_setup(setup) {
        Ok(()) => file::write(&evening, Privacy::Whole),
        Err(_) => file::write(&evening, Privacy::Shared),
    }
}
