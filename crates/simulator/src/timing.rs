//! Checks that every seat gets exactly the time it should.

use boneyard_rules::Seat;
use boneyard_table::{ActedBy, Event, Recorded, SingleChoice, Table, TableOptions, Tempo, Timestamp};

use crate::violation::TimingFault;

/// The start of a turn or step, with the outages and credits since then.
#[derive(Clone, Copy, Default)]
struct Since {
    at: Timestamp,
    /// The time in which the server was down or frozen.
    down_ms: u64,
    /// The time that was credited.
    credited_ms: u64,
}

impl Since {
    const fn new(at: Timestamp) -> Self {
        Self { at, down_ms: 0, credited_ms: 0 }
    }
}

/// Follows a table's clock from its events and the server's outages.
pub(crate) struct Timing {
    options: TableOptions,
    /// How many players there are; each may have two seats.
    players: usize,
    /// What each player has in reserve for the match.
    reserves_ms: Vec<u64>,
    turn: Since,
    step: Since,
    /// The shortest time of a bot since the step began: a person may have changed the pace since.
    bot_delay_ms: u16,
    /// Whose turn it was at the last event.
    seat: Option<Seat>,
    /// When the time for announcing ends. An announcement ends it at once.
    declares_until: Timestamp,
    /// Whether a tile lies on the table since the deal. Until then, the table itself draws and passes for the lead.
    led: bool,
    /// Whether the last action was a pass. The table itself makes the passes that follow.
    passed: bool,
    /// The time of the last event.
    last: Timestamp,
}

impl Timing {
    pub(crate) fn new(options: TableOptions, players: usize) -> Self {
        Self {
            bot_delay_ms: options.bot_delay_ms,
            options,
            players,
            reserves_ms: vec![0; players],
            turn: Since::default(),
            step: Since::default(),
            seat: None,
            declares_until: Timestamp(0),
            led: false,
            passed: false,
            last: Timestamp(0),
        }
    }

    /// Records an outage of the server.
    pub(crate) const fn down(&mut self, ms: u64) {
        self.turn.down_ms += ms;
        self.step.down_ms += ms;
    }

    /// Checks the time of an event. `turn` and `choices` are from before the event. `prompt` is true if the server did
    /// nothing else when it happened. `declares` is true if any side has the right to announce.
    pub(crate) fn see(
        &mut self,
        recorded: &Recorded,
        turn: Option<Seat>,
        choices: usize,
        prompt: bool,
        declares: bool,
    ) -> Result<(), TimingFault> {
        let Recorded { at, event, .. } = recorded;
        if *at < self.last {
            return Err(TimingFault::Backwards);
        }
        self.last = *at;
        // A turn may have several steps; the next turn began with the last step.
        if self.seat != turn {
            self.end_turn();
            self.seat = turn;
            self.turn = self.step;
        }
        if let Event::Declared { by, .. } = event {
            self.declared(*at, *by, prompt)?;
            self.begin_without_announcing(*at);
            return Ok(());
        }
        if let Some(by) = event.by() {
            if self.is_at_once(event, choices) {
                self.at_once(*at, by, prompt)?;
            } else {
                self.action(*at, event, by, choices, prompt)?;
            }
            self.led |= matches!(event, Event::Played { .. });
            self.passed = matches!(event, Event::Passed { .. });
            self.step = Since::new(*at);
            self.bot_delay_ms = self.options.bot_delay_ms;
            return Ok(());
        }
        match event {
            Event::Paced { bot_delay_ms, .. } => {
                self.options.bot_delay_ms = *bot_delay_ms;
                self.bot_delay_ms = self.bot_delay_ms.min(self.options.bot_delay_ms);
            }
            Event::Dealt { .. } => {
                self.led = false;
                self.passed = false;
                self.declares_until = if declares { at.after_ms(Table::DECLARE_MS) } else { *at };
                self.begin(*at);
            }
            Event::MatchBegan { .. } => {
                self.reserves_ms.fill(u64::from(self.options.bank_seconds.unwrap_or(0)) * 1_000);
                self.begin_without_announcing(*at);
            }
            Event::RoundEnded { .. } => {
                self.end_turn();
                self.begin_without_announcing(*at);
            }
            Event::Mixed { .. } | Event::Took { .. } => self.begin_without_announcing(*at),
            Event::MatchEnded { end: Some(end) } if end.eliminated.is_some() && !end.resigned => {
                self.timeout(*at, prompt)?;
            }
            Event::Held { seat, .. } | Event::Returned { seat }
                if turn.is_some_and(|turn| turn.index() % self.players == seat.index()) =>
            {
                self.begin(*at)
            }
            Event::Credited { ms } => {
                self.turn.credited_ms += ms;
                self.step.credited_ms += ms;
                // The time for announcing is extended, because the lead's turn may not have begun before the outage.
                self.declares_until = self.declares_until.after_ms(*ms);
                if self.step.credited_ms < self.step.down_ms {
                    return Err(TimingFault::CreditTooSmall { back_ms: *ms, down_ms: self.step.down_ms });
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes from the player's reserve what the turn took beyond its time. The turn ended with its last step.
    fn end_turn(&mut self) {
        let (Some(seat), Some(seconds)) = (self.seat.take(), self.options.turn_seconds) else { return };
        let taken_ms = self.step.at.ms_since(self.turn.at).saturating_sub(self.turn.credited_ms);
        let over_ms = taken_ms.saturating_sub(u64::from(seconds) * 1_000);
        let reserve_ms = &mut self.reserves_ms[seat.index() % self.players];
        *reserve_ms = reserve_ms.saturating_sub(over_ms);
    }

    /// What the player whose turn it is has for it: the time of a turn, and the reserve.
    fn given_ms(&self, seconds: u32) -> u64 {
        let reserve_ms = self.seat.map_or(0, |seat| self.reserves_ms[seat.index() % self.players]);
        u64::from(seconds) * 1_000 + reserve_ms
    }

    /// Starts a turn. The lead's turn starts after the time for announcing.
    fn begin(&mut self, at: Timestamp) {
        self.turn = Since::new(at.max(self.declares_until));
        self.step = self.turn;
    }

    fn begin_without_announcing(&mut self, at: Timestamp) {
        self.declares_until = at;
        self.begin(at);
    }

    /// A person announces within the time, a bot at its end, so that the wait reveals nothing.
    fn declared(&self, at: Timestamp, by: ActedBy, prompt: bool) -> Result<(), TimingFault> {
        let in_time = match by {
            ActedBy::Person => at < self.declares_until,
            ActedBy::Bot => at >= self.declares_until && (!prompt || at == self.declares_until),
            ActedBy::Forced | ActedBy::Clock => false,
        };
        if in_time { Ok(()) } else { Err(TimingFault::AnnouncedOutOfTime(by)) }
    }

    /// Whether the table makes this step at once, for a person or a bot: a draw or pass before the lead, or a pass after a pass.
    fn is_at_once(&self, event: &Event, choices: usize) -> bool {
        let (draws, passes) = (matches!(event, Event::Drew { .. }), matches!(event, Event::Passed { .. }));
        let leads = !self.led && (draws || passes);
        let joins = self.passed && passes && self.options.tempo == Tempo::Open;
        choices == 1 && (leads || joins)
    }

    fn at_once(&self, at: Timestamp, by: ActedBy, prompt: bool) -> Result<(), TimingFault> {
        if at < self.step.at {
            return Err(TimingFault::LedTooSoon);
        }
        let step_ms = at.ms_since(self.step.at);
        let is_at_once = matches!(by, ActedBy::Bot | ActedBy::Forced) && (!prompt || step_ms == 0);
        if is_at_once { Ok(()) } else { Err(TimingFault::NotAtOnce { step_ms, by }) }
    }

    fn action(
        &self,
        at: Timestamp,
        event: &Event,
        by: ActedBy,
        choices: usize,
        prompt: bool,
    ) -> Result<(), TimingFault> {
        if at < self.step.at {
            return Err(TimingFault::LedTooSoon);
        }
        let step_ms = at.ms_since(self.step.at);
        let even = self.options.tempo == Tempo::Even;
        let moves = even || self.options.single_choice == SingleChoice::Moved;
        match by {
            ActedBy::Clock => return self.timeout(at, prompt),
            ActedBy::Forced => {
                let owed = Table::FORCED_MOVE_MS + self.step.credited_ms;
                let exact = if prompt { step_ms == owed } else { step_ms >= owed };
                if !moves || choices != 1 || !exact {
                    return Err(TimingFault::Forced { step_ms, owed_ms: owed, choices });
                }
            }
            ActedBy::Bot => {
                let [least, _] = Table::THOUGHT_PERCENT;
                let percent = match event {
                    _ if even => 100,
                    Event::Passed { .. } | Event::Drew { .. } => Table::FORCED_PERCENT,
                    _ => least,
                };
                let delay = u64::from(self.bot_delay_ms) * percent / 100;
                if step_ms < delay + self.step.down_ms {
                    return Err(TimingFault::BotTooSoon { step_ms });
                }
            }
            ActedBy::Person => {
                if let Some(seconds) = self.options.turn_seconds.filter(|_| prompt) {
                    // Under even tempo, a move that was chosen in time may be shown later.
                    let delay_ms = if even { Table::EVEN_TEMPO_MS_MIN } else { 0 };
                    let most = self.given_ms(seconds)
                        + self.turn.credited_ms
                        + Table::ROUND_TRIP_CREDIT_MS_MAX
                        + delay_ms;
                    if at.ms_since(self.turn.at) > most {
                        return Err(TimingFault::AfterTimeout);
                    }
                }
                let forced = Table::FORCED_MOVE_MS + self.step.credited_ms;
                if moves && prompt && choices == 1 && step_ms > forced {
                    return Err(TimingFault::SlowWithOneChoice { step_ms });
                }
            }
        }
        if even && step_ms < Table::EVEN_TEMPO_MS_MIN {
            return Err(TimingFault::TooSoonForEvenTempo { step_ms });
        }
        Ok(())
    }

    /// Checks a timeout: the seat must have had its full time without outages, and the timeout must not come late.
    fn timeout(&self, at: Timestamp, prompt: bool) -> Result<(), TimingFault> {
        let seconds = self.options.turn_seconds.ok_or(TimingFault::NoClock)?;
        let taken = at.ms_since(self.turn.at);
        let given = self.given_ms(seconds);
        if taken < given + self.turn.down_ms {
            let down = self.turn.down_ms;
            return Err(TimingFault::TimeoutTooSoon { taken_ms: taken, given_ms: given, down_ms: down });
        }
        // Under even tempo, a draw that was chosen in time may be shown after the time is over. The timeout is then
        // later.
        let most = given + self.turn.credited_ms + Table::ROUND_TRIP_CREDIT_MS_MAX;
        if prompt && taken > most && self.step.at.ms_since(self.turn.at) < given {
            return Err(TimingFault::TimeoutTooLate { taken_ms: taken });
        }
        Ok(())
    }
}
