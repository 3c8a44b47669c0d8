//! Makes the view and the live state that each audience is shown.

use boneyard_rules::{BySeat, Move, Round, Seat, Tile, ruleset::PlayScore};

use crate::{
    audience::Audience,
    event::Recorded,
    occupant::Occupant,
    options::Lifting,
    seen::SeenEvent,
    table::Table,
    timestamp::Timestamp,
    view::{Away, LiveState, Phase, RoundView, SeatView, Sitter, TableView},
};

impl Table {
    /// Everything an audience may know of the table.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{Audience, Phase, Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::bot(Level::Easy);
    /// # let (table, _) = Table::open(now, &rules, &[SeatPlan::Open, bot], TableOptions::default())?;
    /// let view = table.view(Audience::Spectators);
    /// assert_eq!((view.seq, view.phase, view.you), (1, Phase::Waiting, None));
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn view(&self, audience: Audience) -> TableView {
        let sides = self.game.sides();
        TableView {
            seq: self.seq,
            rules: (*self.rules).clone(),
            options: self.options,
            house_rules: self.house_rules.clone(),
            you: audience.seat(),
            second: audience.second_seat(),
            seats: BySeat::new(self.seats.seats(), |seat| SeatView {
                sitter: sitter(&self.seats[seat]),
                side: sides.of(seat),
                ready: self.ready[seat],
            }),
            sides: sides.clone(),
            phase: self.phase,
            match_number: self.match_number,
            standing: self.game.standing().clone(),
            pile: self.pile.as_ref().map(|pile| {
                let looks = self.options.lifting == Lifting::AtOnce;
                let own = [audience.seat(), audience.second_seat()].map(|seat| seat.filter(|_| looks));
                pile.view(own)
            }),
            round: self.round_view(audience),
            sheet: self.sheet.clone(),
            match_end: self.game.end().filter(|_| self.phase == Phase::Over).cloned(),
        }
    }

    fn round_view(&self, audience: Audience) -> Option<RoundView> {
        let round = self.round.as_ref()?;
        let history = self.actions().into_iter().map(|recorded| self.seen(recorded, audience)).collect();
        Some(RoundView {
            number: self.round_number,
            leader: round.leader(),
            must_lead: round.must_lead(),
            hand: audience.seat().and_then(|seat| self.lifted_hand(round, seat)),
            second_hand: audience.second_seat().and_then(|seat| self.lifted_hand(round, seat)),
            counts: BySeat::new(round.seats(), |seat| round.hand_len(seat)),
            boneyard: round.boneyard_len(),
            ends: round.ends(),
            history,
        })
    }

    /// What an audience learns from one of the latest events, with the points if it is a play that scored.
    #[must_use]
    pub fn seen(&self, recorded: &Recorded, audience: Audience) -> SeenEvent {
        let mut seen = recorded.event.seen_by(audience);
        if let SeenEvent::Played { points, .. } = &mut seen {
            let found = self.scored.binary_search_by_key(&recorded.seq, |(seq, _)| *seq);
            *points = found.map_or(0, |index| self.scored[index].1);
        }
        seen
    }

    /// What a seat's player sees of its hand; `None` before they may look at it.
    fn lifted_hand(&self, round: &Round, seat: Seat) -> Option<Vec<Tile>> {
        (!self.unlifted.contains(&seat)).then(|| self.standing_hand(round, seat))
    }

    /// The live state, as an audience sees it.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{Audience, Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::bot(Level::Easy);
    /// # let (table, _) = Table::open(now, &rules, &[SeatPlan::Open, bot], TableOptions::default())?;
    /// let live = table.live_state(now, Audience::Spectators);
    /// assert_eq!((live.turn, live.clock_ms), (None, None), "no round is played yet");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn live_state(&self, now: Timestamp, audience: Audience) -> LiveState {
        let left = |at: Timestamp| at.ms_since(now);
        let declaring = self.declare_ends();
        let turn = self.turn();
        let mine = turn.is_some_and(|seat| audience.plays(seat));
        // A chosen move that waits for the even tempo is final, so there are no legal moves until it is shown.
        let held = turn.is_some_and(|seat| self.seats[seat].bot().is_some());
        let undecided = mine && !held && self.pending.is_none();
        let legal = if undecided { self.legal() } else { Vec::new() };
        LiveState {
            turn,
            marked: self.round.as_ref().map_or(Vec::new(), Round::marked),
            legal_points: self.points_of(&legal),
            legal,
            end_counts: self.end_counts(),
            made: self.made(),
            taking_ms: self.taking_ends().map(left),
            may_mix_again: audience.seat().is_some_and(|seat| self.reshuffling_seat(seat).is_ok()),
            declare_ms: declaring.map(left),
            may_declare: audience.seat().is_some_and(|seat| self.declaring_seat(seat).is_some()),
            clock_ms: self.turn_ends_at().filter(|_| declaring.is_none()).map(left),
            bank_ms: self.bank_left(now).filter(|_| declaring.is_none()),
            proposal: self.proposal_view(),
            forced_ms: self.forced_at().filter(|_| undecided).map(left),
            next_round_ms: (self.phase == Phase::Between)
                .then(|| left(self.turn_began.after_ms(Self::PAUSE_MS))),
            next_deal: self.next_deal(),
            away: self.away(now),
            host: self.host().filter(|_| self.phase == Phase::Waiting),
            // The table does not know who only watches. The session does.
            guests: 0,
            frozen: false,
        }
    }

    /// The round, while it is played under rules that score in play.
    fn scoring_round(&self) -> Option<&Round> {
        self.round.as_ref().filter(|_| self.phase == Phase::Playing && !self.scoring.is_idle())
    }

    /// The points each seat has scored in play this round, where the rules score there.
    fn made(&self) -> Option<BySeat<i32>> {
        self.scoring_round().map(|_| self.scoring.made())
    }

    /// The points that each of these legal moves would score; empty if none scores.
    fn points_of(&self, legal: &[Move]) -> Vec<i32> {
        let Some(round) = self.scoring_round() else { return Vec::new() };
        let points: Vec<i32> =
            legal.iter().map(|choice| self.scoring.points_of(round, &self.rules, *choice)).collect();
        if points.iter().any(|points| *points != 0) { points } else { Vec::new() }
    }

    /// What each open end counts; empty where ends do not score.
    fn end_counts(&self) -> Vec<Option<u32>> {
        let counts = self.rules.score.play.is_some_and(PlayScore::counts_ends);
        self.scoring_round().filter(|_| counts).map_or(Vec::new(), Round::end_counts)
    }

    fn away(&self, now: Timestamp) -> Vec<Away> {
        let away = |seat: Seat| {
            let since = self.away_since[seat]?;
            let grace_ms = self.grace_left_ms(now, since);
            Some(Away { seat, grace_ms })
        };
        // A person with two seats is away from both, so the first seats are enough.
        Seat::all(self.players()).filter_map(away).collect()
    }
}

/// Who sits on a seat, without the person's id.
///
/// ```
/// use boneyard_table::{Level, Occupant, Persona, Sitter, sitter};
///
/// let (level, persona) = (Level::Easy, Persona::Mila);
/// assert_eq!(sitter(&Occupant::Bot { level, persona }), Sitter::bot(level, persona));
/// ```
#[must_use]
pub fn sitter(occupant: &Occupant) -> Sitter {
    match occupant {
        Occupant::Open => Sitter::Open,
        Occupant::Person { name, face, held_by, program, .. } => {
            Sitter::Person { name: name.clone(), face: *face, held_by: *held_by, program: *program }
        }
        Occupant::Bot { level, persona } => Sitter::bot(*level, *persona),
    }
}
