//! What to do for each command.

use super::{CORRECTIONS_MAX, PAIRINGS_MAX, REGISTERED_MAX, RETURNS_MAX, apply::apply};
use crate::{
    Bracket, Command, Entrant, Event, Format, Meeting, Outcome, Pairing, PairingId, Refusal, Timestamp,
    pairing::{Round, arena, knock_out, round_robin, swiss},
    state::{Entry, State},
};

pub(super) fn handle(state: &State, command: Command, now: Timestamp) -> Result<Vec<Event>, Refusal> {
    if state.is_closed {
        return Err(Refusal::Closed);
    }
    match command {
        Command::Enter { rating } => enter(state, rating, now),
        Command::Withdraw { entrant } => withdraw(state, entrant, now),
        Command::Return { entrant } => come_back(state, entrant, now),
        Command::Start => start(state, now),
        Command::Pair => pair(state, now, &|_| true),
        Command::Report { pairing, outcome } => report(state, pairing, outcome),
        Command::Correct { pairing, outcome } => correct(state, pairing, outcome),
        Command::Close => close(state, now),
    }
}

/// How many rounds the format has, as far as that is known.
pub(super) fn rounds(state: &State) -> Option<u16> {
    let has_started = state.started_at.is_some();
    match state.format() {
        Format::Arena { .. } => None,
        Format::Swiss { rounds, .. } => Some(rounds),
        Format::RoundRobin { cycles } => {
            has_started.then(|| round_robin::rounds(state.seeding.len(), cycles))
        }
        Format::KnockOut { .. } => {
            Bracket::of(state).map(|bracket| u16::try_from(bracket.rounds.len()).unwrap_or(u16::MAX))
        }
    }
}

/// The most rounds of a Swiss that those who take part can play.
pub(super) fn rounds_possible(state: &State) -> Option<u16> {
    let is_swiss = matches!(state.format(), Format::Swiss { .. });
    (is_swiss && state.started_at.is_some()).then(|| swiss::rounds_possible(state))
}

/// Why no round of a Swiss can follow, although the format has more.
pub(super) fn stop(state: &State) -> Option<Refusal> {
    let is_swiss = matches!(state.format(), Format::Swiss { .. });
    if !is_swiss || state.started_at.is_none() || check_next_round(state).is_err() {
        return None;
    }
    let round = state.round.saturating_add(1);
    match check_enough(state, 2) {
        Err(refusal) => Some(refusal),
        Ok(()) => (!swiss::can_go_on(state)).then_some(Refusal::AllHaveMet { round }),
    }
}

pub(super) fn is_complete(state: &State, now: Timestamp) -> bool {
    let is_at_end = match state.format() {
        Format::Arena { .. } => state.ends_at().is_some_and(|end| now >= end),
        Format::KnockOut { .. } => Bracket::of(state).is_some_and(|bracket| bracket.is_decided()),
        Format::Swiss { .. } | Format::RoundRobin { .. } => Some(state.round) == rounds(state),
    };
    is_at_end && state.open_meetings().next().is_none()
}

fn enter(state: &State, rating: Option<u16>, now: Timestamp) -> Result<Vec<Event>, Refusal> {
    if state.entries.len() >= REGISTERED_MAX.into() {
        return Err(Refusal::TooManyRegistered { most: REGISTERED_MAX });
    }
    check_entry(state, now)?;
    check_room(state)?;
    Ok(vec![Event::Entered { entrant: Entrant::at(state.entries.len()), rating }])
}

fn check_room(state: &State) -> Result<(), Refusal> {
    let most = state.settings.entrants_max();
    if state.active_count() >= most { Err(Refusal::Full { most }) } else { Ok(()) }
}

/// Whether an entrant may begin now.
fn check_entry(state: &State, now: Timestamp) -> Result<(), Refusal> {
    let is_possible = state.started_at.is_none()
        || match state.format() {
            Format::Arena { .. } => state.ends_at().is_some_and(|end| now < end),
            Format::Swiss { late_until_round, .. } => late_until_round.is_some_and(|last| state.round < last),
            Format::RoundRobin { .. } | Format::KnockOut { .. } => false,
        };
    if is_possible { Ok(()) } else { Err(Refusal::EntryClosed) }
}

fn entry(state: &State, entrant: Entrant) -> Result<&Entry, Refusal> {
    state.entries.get(entrant.index()).ok_or(Refusal::NoEntrant { entrant })
}

/// Once everything is decided, who takes part stays as it is: a change would alter the standings.
fn check_not_complete(state: &State, now: Timestamp) -> Result<(), Refusal> {
    if is_complete(state, now) { Err(Refusal::Closed) } else { Ok(()) }
}

fn withdraw(state: &State, entrant: Entrant, now: Timestamp) -> Result<Vec<Event>, Refusal> {
    if entry(state, entrant)?.is_withdrawn {
        return Err(Refusal::AlreadyWithdrawn { entrant });
    }
    check_not_complete(state, now)?;
    let mut events = vec![Event::Withdrew { entrant }];
    if !matches!(state.format(), Format::Arena { .. }) {
        let open = state.open_meetings().filter(|meeting| meeting.pairing.opponent(entrant).is_some());
        events.extend(open.map(|meeting| {
            let Pairing { id, first, .. } = meeting.pairing;
            let is_first = first == entrant;
            let outcome = if is_first { Outcome::WalkoverSecond } else { Outcome::WalkoverFirst };
            Event::Decided { pairing: id, outcome }
        }));
    }
    Ok(events)
}

fn come_back(state: &State, entrant: Entrant, now: Timestamp) -> Result<Vec<Event>, Refusal> {
    let entry = entry(state, entrant)?;
    if !entry.is_withdrawn {
        return Err(Refusal::NotWithdrawn { entrant });
    }
    check_not_complete(state, now)?;
    if entry.returns >= RETURNS_MAX {
        return Err(Refusal::TooManyReturns { entrant, most: RETURNS_MAX });
    }
    check_room(state)?;
    // An entrant who withdrew before the start and comes back after it is a late entrant.
    if !state.seeding.contains(&entrant) {
        check_entry(state, now)?;
    }
    Ok(vec![Event::Returned { entrant }])
}

fn start(state: &State, now: Timestamp) -> Result<Vec<Event>, Refusal> {
    if state.started_at.is_some() {
        return Err(Refusal::AlreadyStarted);
    }
    check_enough(state, state.settings.entrants_min())?;
    Ok(vec![Event::Started { at: now, seeding: state.seeded() }])
}

fn check_enough(state: &State, needed: u16) -> Result<(), Refusal> {
    let entrants = state.active_count();
    if entrants < needed { Err(Refusal::TooFewEntrants { entrants, needed }) } else { Ok(()) }
}

/// Pairs the next round; in an arena, those who wait and are there.
pub(super) fn pair(
    state: &State,
    now: Timestamp,
    is_there: &dyn Fn(Entrant) -> bool,
) -> Result<Vec<Event>, Refusal> {
    if state.is_closed {
        return Err(Refusal::Closed);
    }
    if state.started_at.is_none() {
        return Err(Refusal::NotStarted);
    }
    let round = state.round.saturating_add(1);
    let events = match state.format() {
        Format::Arena { .. } => {
            if state.ends_at().is_some_and(|end| now >= end) {
                return Err(Refusal::TimeOver);
            }
            paired(state, round, arena::round(state, is_there))
        }
        Format::Swiss { .. } => {
            check_next_round(state)?;
            check_enough(state, 2)?;
            paired(state, round, swiss::round(state).ok_or(Refusal::AllHaveMet { round })?)
        }
        Format::RoundRobin { .. } => {
            check_next_round(state)?;
            paired(state, round, round_robin::round(state, round))
        }
        Format::KnockOut { .. } => pair_bracket(state)?,
    };
    let new = events.iter().map(|event| match event {
        Event::Paired { pairings, .. } => pairings.len(),
        _ => 0,
    });
    match state.meetings.len() + new.clone().sum::<usize>() {
        _ if new.max() == Some(0) => Err(Refusal::NobodyToPair),
        all if all > PAIRINGS_MAX as usize => Err(Refusal::TooManyPairings { most: PAIRINGS_MAX }),
        _ => Ok(events),
    }
}

fn check_next_round(state: &State) -> Result<(), Refusal> {
    match state.open_meetings().count() {
        0 if rounds(state).is_some_and(|rounds| state.round >= rounds) => Err(Refusal::AllPaired),
        0 => Ok(()),
        open => Err(Refusal::MatchesOpen { open }),
    }
}

/// The event of a round, and the walkovers of those whose opponents have withdrawn.
fn paired(state: &State, round: u16, Round { pairs, byes }: Round) -> Vec<Event> {
    let ids = (state.meetings.len()..).map(PairingId::at);
    let pairings: Vec<Pairing> =
        ids.zip(pairs).map(|(id, [first, second])| Pairing { id, first, second }).collect();
    let walkovers: Vec<Event> = pairings.iter().filter_map(|pairing| walkover(state, pairing)).collect();
    let mut events = vec![Event::Paired { round, pairings, byes }];
    events.extend(walkovers);
    events
}

fn walkover(state: &State, pairing: &Pairing) -> Option<Event> {
    let outcome = match pairing.entrants().map(|entrant| state.is_active(entrant)) {
        [true, true] => return None,
        [true, false] => Outcome::WalkoverFirst,
        [false, true] => Outcome::WalkoverSecond,
        [false, false] => Outcome::Neither,
    };
    Some(Event::Decided { pairing: pairing.id, outcome })
}

/// Pairs every match of the bracket that can begin. A walkover may let another begin, so this goes on until none can.
fn pair_bracket(state: &State) -> Result<Vec<Event>, Refusal> {
    let mut next = state.clone();
    let mut events = Vec::new();
    while let Some(bracket) = Bracket::of(&next) {
        let rounds = knock_out::rounds(&next, &bracket);
        if rounds.is_empty() {
            break;
        }
        for (number, round) in rounds {
            for event in paired(&next, number, round) {
                apply(&mut next, &event).ok_or(Refusal::NobodyToPair)?;
                events.push(event);
            }
        }
    }
    match Bracket::of(state) {
        Some(bracket) if bracket.is_decided() => Err(Refusal::AllPaired),
        _ if events.is_empty() => Err(Refusal::NobodyToPair),
        _ => Ok(events),
    }
}

fn meeting(state: &State, pairing: PairingId) -> Result<&Meeting, Refusal> {
    state.meeting(pairing).ok_or(Refusal::NoPairing { pairing })
}

fn report(state: &State, pairing: PairingId, outcome: Outcome) -> Result<Vec<Event>, Refusal> {
    match meeting(state, pairing)?.outcome {
        Some(_) => Err(Refusal::AlreadyDecided { pairing }),
        None => Ok(vec![Event::Decided { pairing, outcome }]),
    }
}

fn correct(state: &State, pairing: PairingId, outcome: Outcome) -> Result<Vec<Event>, Refusal> {
    match meeting(state, pairing)?.outcome {
        None => return Err(Refusal::NotDecided { pairing }),
        Some(old) if old == outcome => return Err(Refusal::SameOutcome { pairing }),
        Some(_) if state.corrections >= CORRECTIONS_MAX => {
            return Err(Refusal::TooManyCorrections { most: CORRECTIONS_MAX });
        }
        Some(_) => {}
    }
    let event = Event::Corrected { pairing, outcome };
    let mut corrected = state.clone();
    apply(&mut corrected, &event).ok_or(Refusal::NoPairing { pairing })?;
    match Bracket::of(&corrected).and_then(|bracket| bracket.stray(&state.meetings)) {
        Some(later) => Err(Refusal::Followed { pairing, later }),
        None => Ok(vec![event]),
    }
}

fn close(state: &State, now: Timestamp) -> Result<Vec<Event>, Refusal> {
    match state.open_meetings().count() {
        0 => Ok(vec![Event::Closed { at: now }]),
        open => Err(Refusal::MatchesOpen { open }),
    }
}
