//! What a table shows: the whole view, and the present moment.

use boneyard_rules::{BySeat, Seat};

use crate::{
    event::Event,
    options::{Audience, Occupant, Timestamp},
    table::Table,
    view::{Away, Now, Phase, RoundView, SeatView, Sitter, TableView},
};

impl Table {
    /// Everything an audience may know of the table.
    #[must_use]
    pub fn view(&self, audience: Audience) -> TableView {
        let sides = self.game.sides();
        TableView {
            seq: self.seq,
            rules: (*self.rules).clone(),
            options: self.options,
            you: match audience {
                Audience::Seat(seat) => Some(seat),
                Audience::Spectators => None,
            },
            seats: BySeat::new(self.seats.seats(), |seat| SeatView {
                sitter: sitter(&self.seats[seat]),
                side: sides.of(seat),
                ready: self.ready[seat],
            }),
            sides: sides.clone(),
            phase: self.phase,
            match_number: self.match_number,
            standing: self.game.standing().clone(),
            round: self.round_view(audience),
            sheet: self.sheet.clone(),
            match_end: self.game.end().filter(|_| self.phase == Phase::Over).cloned(),
        }
    }

    fn round_view(&self, audience: Audience) -> Option<RoundView> {
        let round = self.round.as_ref()?;
        let since_deal = self
            .log
            .iter()
            .rev()
            .take_while(|recorded| !matches!(recorded.event, Event::Dealt { .. }))
            .filter(|recorded| recorded.event.is_action());
        let mut history: Vec<_> = since_deal.map(|recorded| recorded.event.seen_by(audience)).collect();
        history.reverse();
        Some(RoundView {
            number: self.round_number,
            leader: round.leader(),
            must_lead: round.must_lead(),
            hand: match audience {
                Audience::Seat(seat) => Some(round.hand(seat)),
                Audience::Spectators => None,
            },
            counts: BySeat::new(round.seats(), |seat| round.hand(seat).len()),
            boneyard: round.boneyard_len(),
            ends: round.ends(),
            history,
        })
    }

    /// The present moment, as an audience sees it.
    #[must_use]
    pub fn now(&self, now: Timestamp, audience: Audience) -> Now {
        let left = |at: Timestamp| at.ms_since(now);
        let turn = self.round.as_ref().filter(|_| self.phase == Phase::Playing).map(|round| round.turn());
        let mine = turn.is_some_and(|seat| audience == Audience::Seat(seat));
        // A choice that waits for its beat is made: until it is shown there is nothing to choose.
        let undecided = mine && self.waiting.is_none();
        Now {
            turn,
            legal: if undecided { self.legal() } else { Vec::new() },
            clock_ms: self.clock_ends().map(left),
            forced_ms: self.forced_at().filter(|_| undecided).map(left),
            next_round_ms: (self.phase == Phase::Between)
                .then(|| left(self.turn_began.after_ms(Self::PAUSE_MS))),
            away: self.away(now),
            frozen: self.frozen,
        }
    }

    fn away(&self, now: Timestamp) -> Vec<Away> {
        let away = |seat: Seat| {
            let since = self.away_since[seat]?;
            let grace_ms = Self::GRACE_MS.saturating_sub(now.ms_since(since));
            Some(Away { seat, grace_ms })
        };
        Seat::all(self.seats.seats()).filter_map(away).collect()
    }
}

/// Who sits there, as everybody sees it.
#[must_use]
pub fn sitter(occupant: &Occupant) -> Sitter {
    match occupant {
        Occupant::Open => Sitter::Open,
        Occupant::Person { name, held_by, .. } => Sitter::Person { name: name.clone(), held_by: *held_by },
        Occupant::Bot { level } => Sitter::Bot { level: *level },
    }
}
