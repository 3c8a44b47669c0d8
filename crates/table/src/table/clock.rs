//! The deadlines at which a table acts without an input from a person.

use crate::{
    options::{SingleChoice, Tempo},
    table::Table,
    timestamp::Timestamp,
    view::Phase,
};

impl Table {
    /// When to call [`Table::handle`] with [`Input::Tick`](crate::Input::Tick) if no other input comes before.
    ///
    /// ```
    /// # use boneyard_rules::Rules;
    /// # use boneyard_table::{Level, SeatPlan, Table, TableOptions, Timestamp};
    /// # let (now, rules) = (Timestamp(1_000), Rules::preset("draw")?);
    /// # let bot = SeatPlan::bot(Level::Easy);
    /// # let (waiting, _) = Table::open(now, &rules, &[SeatPlan::Open, bot], TableOptions::default())?;
    /// assert_eq!(waiting.next_deadline(), None, "the table waits for a person");
    /// # Ok::<_, boneyard_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn next_deadline(&self) -> Option<Timestamp> {
        if self.shuffling {
            return None;
        }
        match self.phase {
            Phase::Playing if self.declare_began.is_some() => self.declare_ends(),
            Phase::Playing => {
                let due = self.pending.as_ref().map(|pending| pending.due);
                [due, self.forced_at(), self.timeout_at()].into_iter().flatten().min()
            }
            Phase::Taking => {
                self.deals_at().or_else(|| self.taking_ends().into_iter().chain(self.bots_take_at()).min())
            }
            Phase::Between => self.deals_at(),
            Phase::Waiting | Phase::Over | Phase::Stopped => None,
        }
    }

    /// Whether nothing happens before a person acts. A person who sat down and does not connect in time counts as away, and
    /// then the table goes on.
    pub(crate) fn waits_for_people(&self) -> bool {
        !self.shuffling
            && self.thinking.is_none()
            && self.next_deadline().is_none()
            && !self.deal_waits_for_someone()
    }

    /// How long the others must still wait for a person who has been away `since`, before they may continue without the person.
    pub(crate) fn grace_left_ms(&self, now: Timestamp, since: Timestamp) -> u64 {
        let left_ms = self.grace_ms().saturating_sub(now.ms_since(since));
        // People have the whole time in which the table gathers them.
        self.gathers_until().map_or(left_ms, |until| until.ms_since(now).max(left_ms))
    }

    /// How long a person may be away before the others may continue without them. In a slow match that is the time of a turn.
    fn grace_ms(&self) -> u64 {
        self.options.slow_turn_ms().unwrap_or(Self::GRACE_MS)
    }

    /// When the table makes the only legal move for the person whose turn it is (R1.8.5).
    pub(crate) fn forced_at(&self) -> Option<Timestamp> {
        let round = self.round.as_ref()?;
        let seat = round.turn();
        let moves = self.options.tempo == Tempo::Even || self.options.single_choice == SingleChoice::Moved;
        let is_forced = moves
            && self.phase == Phase::Playing
            && self.seats[seat].bot().is_none()
            && round.legal().len() == 1;
        is_forced.then(|| self.step_began.after_ms(Self::FORCED_MOVE_MS))
    }

    /// When the time of the turn ends. Bots have no clock, because their delay is the table's own.
    pub(crate) fn turn_ends_at(&self) -> Option<Timestamp> {
        let round = self.round.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let seconds = self.options.turn_seconds?;
        let person = self.seats[round.turn()].bot().is_none();
        person.then(|| self.turn_began.after_ms(u64::from(seconds) * 1_000))
    }

    /// When the table acts for a person whose time ran out. This is later than [`Table::turn_ends_at`] by the
    /// player's reserve and by the network time that is credited. A pending move was chosen in time, so it stops the clock.
    pub(crate) fn timeout_at(&self) -> Option<Timestamp> {
        let seat = self.first_seat(self.round.as_ref()?.turn());
        let end = self.turn_ends_at().filter(|_| self.pending.is_none())?.after_ms(self.bank_ms[seat]);
        Some(end.after_ms(self.round_trip_ms[seat].min(Self::ROUND_TRIP_CREDIT_MS_MAX)))
    }
}
