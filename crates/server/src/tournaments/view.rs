//! What people see of a tournament.

use std::sync::OnceLock;

use axum::body::Bytes;
use boneyard_ids::PersonId;
use boneyard_protocol::tournaments::{
    TournamentAction, TournamentBoard, TournamentEntrant, TournamentInvitation, TournamentPairing,
    TournamentPerson, TournamentRound, TournamentStatus, TournamentSummary, TournamentYou,
};
use boneyard_rules::Seat;
use boneyard_store::{HeldTournament, TournamentEntry, TournamentMember};
use boneyard_tournament::{Command, Entrant, Event, Format, Meeting, Pairing};
use tokio::sync::OnceCell;

use super::facts::Facts;
use super::live::{LiveTournament, timestamp};
use super::message::Actor;
use crate::bounds::ARENA_PAIRINGS_SHOWN_MAX;

/// A tournament as it was at one moment. What everyone sees is written once, for the first who asks.
pub(super) struct Published {
    /// Grows with each change, also over a restart.
    pub(super) version: i64,
    pub(super) live: LiveTournament,
    pub(super) status: TournamentStatus,
    summary: OnceLock<TournamentSummary>,
    board: OnceCell<Bytes>,
}

impl Published {
    pub(super) fn new(version: i64, live: LiveTournament, now_ms: i64) -> Self {
        let status = live.status(now_ms);
        Published { version, live, status, summary: OnceLock::new(), board: OnceCell::new() }
    }

    /// The tournament in a list, as a person sees it.
    pub(super) fn summary(&self, asks: Option<&PersonId>) -> TournamentSummary {
        let summary = self.summary.get_or_init(|| summary(&self.live, self.status)).clone();
        TournamentSummary { entered: asks.is_some_and(|person| self.live.own(person).is_some()), ..summary }
    }

    /// The JSON of a [`TournamentBoard`].
    pub(super) async fn board(self: &std::sync::Arc<Self>) -> Bytes {
        let board = self.board.get_or_init(|| async {
            let published = std::sync::Arc::clone(self);
            // The standings of hundreds of entrants take some milliseconds.
            let written = tokio::task::spawn_blocking(move || {
                serde_json::to_vec(&board(&published)).expect("boards have string keys only")
            });
            written.await.unwrap_or_default().into()
        });
        board.await.clone()
    }

    /// What concerns a person.
    pub(super) fn you(&self, actor: &Actor, now_ms: i64) -> TournamentYou {
        let (live, person) = (&self.live, actor.id());
        let own = live.own(person);
        let table = own.and_then(|(_, entrant)| {
            let meeting = live.open_meeting_of(entrant)?;
            let table = live.tables.get(&meeting.pairing.id)?;
            table.come_by_ms.map(|_| table.table.clone())
        });
        let waits_for = live
            .unconfirmed(person)
            .find(|entry| entry.person == *person)
            .and_then(|entry| entry.partner.as_ref())
            .map(|partner| self.live.shown(partner));
        let invitations = live
            .unconfirmed(person)
            .filter(|entry| entry.partner.as_ref() == Some(person))
            .map(|entry| TournamentInvitation { entry: entry.entry, from: live.shown(&entry.person) })
            .collect();
        let mut you = TournamentYou {
            can: Vec::new(),
            hosts: live.host() == person,
            entrant: own.map(|(_, entrant)| entrant),
            waits_for,
            invitations,
            table,
        };
        if live.closed_ms.is_none() {
            you.can = actions(live, actor, &you, own, now_ms);
        }
        you
    }
}

fn actions(
    live: &LiveTournament,
    actor: &Actor,
    you: &TournamentYou,
    own: Option<(&TournamentEntry, Entrant)>,
    now_ms: i64,
) -> Vec<TournamentAction> {
    let (core, now) = (&live.tournament, timestamp(now_ms));
    let may_play = (actor.has_account || !live.facts.options.rated)
        && (live.facts.programs || !actor.person.is_bot)
        && core.handle(Command::Enter { rating: None }, now).is_ok();
    let is_active = own.is_some_and(|(_, entrant)| core.is_active(entrant));
    let may_return = own.is_some_and(|(entry, entrant)| {
        (!entry.is_removed || you.hosts) && core.handle(Command::Return { entrant }, now).is_ok()
    });
    let has_started = core.started_at().is_some();
    let is_arena = matches!(core.settings().format(), Format::Arena { .. });
    let has_open = core.open_meetings().next().is_some();
    let is_knock_out = matches!(core.settings().format(), Format::KnockOut { .. });
    let is_complete = core.is_complete(now);
    let can_follow = !is_complete && live.outlook.stop.is_none();
    let may_pair = has_started && !is_arena && (is_knock_out || !has_open) && can_follow;
    let may_withdraw = is_active && live.status(now_ms) != TournamentStatus::Over;
    // Where no round can follow, an entrant who comes back can let one follow after all.
    let may_remove = !is_complete && live.entries.iter().any(|entry| entry.entrant.is_some());
    [
        (TournamentAction::Enter, own.is_none() && may_play),
        (TournamentAction::Confirm, own.is_none() && may_play && !you.invitations.is_empty()),
        (TournamentAction::Withdraw, may_withdraw || you.waits_for.is_some()),
        (TournamentAction::Return, may_return),
        (TournamentAction::Remove, you.hosts && may_remove),
        (TournamentAction::Start, you.hosts && core.handle(Command::Start, now).is_ok()),
        (TournamentAction::Pair, you.hosts && may_pair),
        (TournamentAction::Correct, you.hosts && !core.meetings().is_empty()),
        (TournamentAction::Close, you.hosts && !has_open),
    ]
    .into_iter()
    .filter_map(|(action, may)| may.then_some(action))
    .collect()
}

impl LiveTournament {
    /// A person, as everyone sees them.
    fn shown(&self, person: &PersonId) -> TournamentPerson {
        self.members.get(person).map(shown).unwrap_or_default()
    }

    fn people_of(&self, entrant: Entrant) -> Vec<TournamentPerson> {
        let people = self.entry_of(entrant).into_iter().flat_map(TournamentEntry::people);
        people.map(|person| self.shown(person)).collect()
    }

    /// The people on these seats of a match.
    fn people_at(&self, pairing: &Pairing, seats: &[Seat]) -> Vec<TournamentPerson> {
        let of_seat = |seat: &Seat| {
            let entrant = pairing.entrants()[seat.index() % 2];
            self.entry_of(entrant)?.people().nth(seat.index() / 2).map(|person| self.shown(person))
        };
        seats.iter().filter_map(of_seat).collect()
    }
}

/// A person, as everyone sees them.
fn shown(member: &TournamentMember) -> TournamentPerson {
    let person = &member.person;
    TournamentPerson {
        name: person.name.clone(),
        face: person.face,
        account: member.has_account,
        bot: person.is_bot,
    }
}

fn summary(live: &LiveTournament, status: TournamentStatus) -> TournamentSummary {
    let (stored, core) = (&live.stored, &live.tournament);
    let entrants = match core.started_at() {
        Some(_) => core.seeding().len(),
        None => core.active().count(),
    };
    TournamentSummary {
        id: stored.id.clone(),
        title: stored.title.clone(),
        preset: live.rules.preset.clone(),
        rules: stored.rules.clone(),
        options: live.facts.options,
        pairs: live.facts.pairs,
        format: core.settings().format(),
        host: live.shown(&stored.host),
        status,
        starts_ms: stored.starts_ms,
        started_ms: core.started_at().map(|at| at.0.cast_signed()),
        entrants: u16::try_from(entrants).unwrap_or(u16::MAX),
        entrants_max: core.settings().entrants_max(),
        winner: winner(live, status).map(|entrant| live.people_of(entrant)),
        entered: false,
    }
}

fn winner(live: &LiveTournament, status: TournamentStatus) -> Option<Entrant> {
    (status == TournamentStatus::Over).then(|| live.tournament.winner()).flatten()
}

/// A closed tournament in a list; `None` if this version cannot read it.
pub(super) fn held(held: HeldTournament) -> Option<TournamentSummary> {
    let HeldTournament { tournament: stored, opening, host, winner, has_entered } = held;
    let facts: Facts = serde_json::from_str(&stored.facts).ok()?;
    let Ok(Event::Opened { settings, .. }) = serde_json::from_str(&opening) else { return None };
    Some(TournamentSummary {
        id: stored.id,
        title: stored.title,
        preset: stored.rules.split(' ').next().unwrap_or_default().to_owned(),
        rules: stored.rules,
        options: facts.options,
        pairs: facts.pairs,
        format: settings.format(),
        host: shown(&host),
        status: TournamentStatus::Over,
        starts_ms: stored.starts_ms,
        started_ms: stored.started_ms,
        entrants: stored.entrants,
        entrants_max: settings.entrants_max(),
        winner: stored.winner.map(|_| winner.iter().map(shown).collect()),
        entered: has_entered,
    })
}

fn board(published: &Published) -> TournamentBoard {
    let live = &published.live;
    let core = &live.tournament;
    let entrants = live.entries.iter().filter_map(|entry| {
        let entrant = Entrant::at(usize::from(entry.entrant?.saturating_sub(1)));
        Some(TournamentEntrant {
            entrant,
            people: entry.people().map(|person| live.shown(person)).collect(),
            rating: core.rating(entrant),
            withdrawn: !core.is_active(entrant),
        })
    });
    let mut entrants: Vec<TournamentEntrant> = entrants.collect();
    entrants.sort_by_key(|entrant| entrant.entrant);
    let unconfirmed = live.entries.iter().filter(|entry| entry.entrant.is_none()).count();
    TournamentBoard {
        summary: published.summary(None),
        entrants_min: core.settings().entrants_min(),
        next_round: live.facts.next_round,
        absent_after_s: live.facts.absent_after_s,
        programs: live.facts.programs,
        ends_ms: core.ends_at().map(|at| at.0.cast_signed()),
        closed_ms: live.closed_ms,
        round: core.round(),
        rounds_all: core.rounds(),
        rounds_possible: live.outlook.rounds_possible,
        stopped: live.outlook.stop,
        pairs_ms: live.pairs_ms.filter(|_| core.open_meetings().next().is_none()),
        entrants,
        unconfirmed: u16::try_from(unconfirmed).unwrap_or(u16::MAX),
        rounds: rounds(live),
        bracket: core.bracket(),
        standings: core.standings(),
        winner: winner(live, published.status),
    }
}

/// The rounds, the last first.
fn rounds(live: &LiveTournament) -> Vec<TournamentRound> {
    let core = &live.tournament;
    let first = match core.settings().format() {
        Format::Arena { .. } => core.meetings().len().saturating_sub(ARENA_PAIRINGS_SHOWN_MAX),
        _ => 0,
    };
    let is_shown = |meeting: &&Meeting| meeting.pairing.id.index() >= first || meeting.outcome.is_none();
    let mut shown: Vec<&Meeting> = core.meetings().iter().filter(is_shown).collect();
    // The sort is stable: matches of a round keep their order.
    shown.sort_by_key(|meeting| std::cmp::Reverse(meeting.round));
    let rounds = shown.chunk_by(|one, next| one.round == next.round).map(|meetings| {
        let round = meetings.first().map_or(0, |meeting| meeting.round);
        let pairings = meetings.iter().map(|meeting| pairing(live, meeting)).collect();
        TournamentRound { round, pairings, byes: core.byes(round).collect() }
    });
    rounds.collect()
}

fn pairing(live: &LiveTournament, meeting: &Meeting) -> TournamentPairing {
    let table = live.tables.get(&meeting.pairing.id);
    let open = table.filter(|table| meeting.outcome.is_none() && table.come_by_ms.is_some());
    TournamentPairing {
        pairing: meeting.pairing.id,
        first: meeting.pairing.first,
        second: meeting.pairing.second,
        outcome: meeting.outcome,
        table: open.map(|table| table.table.clone()),
        match_: table.and_then(|table| table.over.clone()),
        come_by_ms: open.filter(|table| !table.have_met).and_then(|table| table.come_by_ms),
        left: table.map(|table| live.people_at(&meeting.pairing, &table.left)).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashMap};
    use std::sync::Arc;
    use std::time::Instant;

    use boneyard_rules::Rules;
    use boneyard_store::Guest;
    use boneyard_tournament::{Event, Outcome, Settings, Tournament};

    use super::super::live::{MatchTable, Outlook};
    use super::*;

    const ENTRANTS: u16 = 100;

    /// A Swiss with as many rounds as there can be, every match played.
    fn played() -> Tournament {
        let format = Format::Swiss { rounds: 20, late_until_round: None };
        let settings = Settings::new(format, 2..=512).unwrap();
        let mut core = Tournament::restore(&[Event::Opened { settings, seed: 7 }]).unwrap();
        let run = |core: &mut Tournament, command| {
            for event in core.handle(command, timestamp(1)).unwrap() {
                core.apply(&event).unwrap();
            }
        };
        for number in 0..ENTRANTS {
            run(&mut core, Command::Enter { rating: Some(1000 + number) });
        }
        run(&mut core, Command::Start);
        for _ in 0..20 {
            run(&mut core, Command::Pair);
            let open: Vec<_> = core.open_meetings().map(|meeting| meeting.pairing.id).collect();
            for pairing in open {
                run(&mut core, Command::Report { pairing, outcome: Outcome::First });
            }
        }
        core
    }

    #[test]
    fn a_large_board_has_a_bounded_size() {
        let core = played();
        let person = |number: u16| PersonId::from(number.to_string());
        let entries = (1..=ENTRANTS).map(|number| TournamentEntry {
            entry: number.into(),
            entrant: Some(number),
            person: person(number),
            partner: None,
            is_removed: false,
        });
        let member = |number: u16| {
            let name = "N".repeat(24);
            let person = Guest { id: person(number), name, face: Some(9), created_ms: 1, is_bot: false };
            (person.id.clone(), TournamentMember { person, has_account: true, is_gone: false })
        };
        let tables: BTreeMap<_, _> = core
            .meetings()
            .iter()
            .map(|meeting| {
                let over = Some("0123456789-1".into());
                (meeting.pairing.id, MatchTable { over, ..MatchTable::new("0123456789".into()) })
            })
            .collect();
        let stored = boneyard_store::Tournament {
            id: "t".into(),
            host: person(1),
            title: "Friday".into(),
            rules: "draw".into(),
            facts: String::new(),
            starts_ms: 1,
            created_ms: 1,
            started_ms: Some(1),
            closed_ms: None,
            entrants: 0,
            winner: None,
        };
        let facts = r#"{"options":{},"pairs":false,"next_round":{"type":"by-host"},"absent_after_s":300,"programs":false}"#;
        let live = LiveTournament {
            stored: Arc::new(stored),
            facts: Arc::new(serde_json::from_str(facts).unwrap()),
            rules: Arc::new(Rules::preset("draw").unwrap()),
            outlook: Outlook::of(&core),
            tournament: Arc::new(core),
            seq: 1,
            changed_ms: 1,
            closed_ms: None,
            entries: entries.collect(),
            members: Arc::new((1..=ENTRANTS).map(member).collect::<HashMap<_, _>>()),
            tables,
            pairs_ms: None,
        };
        let published = Published::new(1, live, 1);
        let began = Instant::now();
        let bytes = serde_json::to_vec(&board(&published)).unwrap().len();
        eprintln!("{ENTRANTS} entrants, 20 rounds: {bytes} bytes in {:?}", began.elapsed());
        // So 512 entrants have less than a megabyte.
        assert!(bytes < 2_000 * usize::from(ENTRANTS), "{bytes}");
    }
}
