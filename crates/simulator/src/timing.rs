//! Whether everybody had the time they were owed, and nobody more.

use boneyard_rules::Seat;
use boneyard_table::{By, Event, Recorded, SingleChoice, Table, TableOptions, Tempo, Timestamp};

/// What began a turn or a step, and what was lost and given back since.
#[derive(Clone, Copy, Default)]
struct Since {
    at: Timestamp,
    /// Time in which the server was down or stood still.
    down_ms: u64,
    /// Time that was given back.
    credited_ms: u64,
}

impl Since {
    const fn new(at: Timestamp) -> Self {
        Self { at, down_ms: 0, credited_ms: 0 }
    }
}

/// Follows a table's clock by its events and the server's own bad days.
pub(crate) struct Timing {
    options: TableOptions,
    /// How many players there are; each may have two seats.
    players: usize,
    turn: Since,
    step: Since,
    /// Whose turn it was when something happened last.
    seat: Option<Seat>,
    /// When nobody may announce any more before the lead, and whether somebody did.
    declares_until: Timestamp,
    last: Timestamp,
}

impl Timing {
    pub(crate) fn new(options: TableOptions, players: usize) -> Self {
        Self {
            options,
            players,
            turn: Since::default(),
            step: Since::default(),
            seat: None,
            declares_until: Timestamp(0),
            last: Timestamp(0),
        }
    }

    pub(crate) const fn down(&mut self, ms: u64) {
        self.turn.down_ms += ms;
        self.step.down_ms += ms;
    }

    /// Before the event is played: whose turn it was, how many choices they had, and whether some side has the right
    /// to announce.
    pub(crate) fn see(
        &mut self,
        recorded: &Recorded,
        turn: Option<Seat>,
        choices: usize,
        prompt: bool,
        declares: bool,
    ) -> Result<(), String> {
        let Recorded { seq, at, event, .. } = recorded;
        if *at < self.last {
            return Err(format!("event {seq} happens before the one before it"));
        }
        self.last = *at;
        // A turn may be several steps; the next one began with the last of them.
        if self.seat != turn {
            self.seat = turn;
            self.turn = self.step;
        }
        if let Event::Declared { by, .. } = event {
            self.declared(*at, *by, prompt).map_err(|what| format!("event {seq}: {what}"))?;
            self.declares_until = *at;
            self.begin(*at);
            return Ok(());
        }
        if let Some(by) = event.by() {
            self.action(*at, by, choices, prompt).map_err(|what| format!("event {seq}: {what}"))?;
            self.step = Since::new(*at);
            return Ok(());
        }
        match event {
            Event::Dealt { .. } => {
                self.declares_until = if declares { at.after_ms(Table::DECLARE_MS) } else { *at };
                self.begin(*at);
            }
            Event::MatchBegan { .. }
            | Event::Mixed { .. }
            | Event::Took { .. }
            | Event::RoundEnded { .. } => {
                self.declares_until = *at;
                self.begin(*at);
            }
            Event::MatchEnded { end: Some(end) } if end.eliminated.is_some() => {
                self.clock(*at, prompt).map_err(|what| format!("event {seq}: {what}"))?;
            }
            Event::Held { seat, .. } | Event::Returned { seat }
                if turn.is_some_and(|turn| turn.index() % self.players == seat.index()) =>
            {
                self.begin(*at)
            }
            Event::Credited { ms } => {
                self.turn.credited_ms += ms;
                self.step.credited_ms += ms;
                // Where nobody can tell whether the lead's turn had begun, it begins anew.
                self.declares_until = self.declares_until.after_ms(*ms);
                if self.step.credited_ms < self.step.down_ms {
                    return Err(format!("event {seq}: {ms} ms are given back of {}", self.step.down_ms));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The lead's turn begins once nobody may announce any more.
    fn begin(&mut self, at: Timestamp) {
        self.turn = Since::new(at.max(self.declares_until));
        self.step = self.turn;
    }

    /// A person announces in time, a bot at the end of it, so that nobody can tell it from silence before.
    fn declared(&self, at: Timestamp, by: By, prompt: bool) -> Result<(), String> {
        let in_time = match by {
            By::Person => at < self.declares_until,
            By::Bot => at >= self.declares_until && (!prompt || at == self.declares_until),
            By::Forced | By::Clock => false,
        };
        if in_time { Ok(()) } else { Err(format!("announced by {by:?} out of time")) }
    }

    fn action(&self, at: Timestamp, by: By, choices: usize, prompt: bool) -> Result<(), String> {
        if at < self.step.at {
            return Err("somebody leads while 6-6 may be announced".into());
        }
        let step_ms = at.ms_since(self.step.at);
        let even = self.options.tempo == Tempo::Even;
        let moves = even || self.options.single_choice == SingleChoice::Moved;
        match by {
            By::Clock => return self.clock(at, prompt),
            By::Forced => {
                let owed = Table::FORCED_MS + self.step.credited_ms;
                let exact = if prompt { step_ms == owed } else { step_ms >= owed };
                if !moves || choices != 1 || !exact {
                    return Err(format!("forced after {step_ms} ms of {owed} with {choices} choices"));
                }
            }
            By::Bot => {
                let delay = u64::from(self.options.bot_delay_ms);
                if step_ms < delay + self.step.down_ms {
                    return Err(format!("a bot acts after {step_ms} ms"));
                }
            }
            By::Person => {
                if let Some(seconds) = self.options.turn_seconds.filter(|_| prompt) {
                    // Under even tempo a choice in time may be shown a beat later.
                    let beat = if even { Table::BEAT_MS } else { 0 };
                    let most = u64::from(seconds) * 1_000 + self.turn.credited_ms + Table::LAG_MS_MAX + beat;
                    if at.ms_since(self.turn.at) > most {
                        return Err("a person acts after the clock has run out".into());
                    }
                }
                let forced = Table::FORCED_MS + self.step.credited_ms;
                if moves && prompt && choices == 1 && step_ms > forced {
                    return Err(format!("a person with one choice takes {step_ms} ms"));
                }
            }
        }
        if even && step_ms < Table::BEAT_MS {
            return Err(format!("shown {step_ms} ms after the turn began, sooner than the beat"));
        }
        Ok(())
    }

    /// The clock may not ring before the time that the table could be reached has run out, nor late.
    fn clock(&self, at: Timestamp, prompt: bool) -> Result<(), String> {
        let Some(seconds) = self.options.turn_seconds else { return Err("there is no clock".into()) };
        let taken = at.ms_since(self.turn.at);
        let given = u64::from(seconds) * 1_000;
        if taken < given + self.turn.down_ms {
            let down = self.turn.down_ms;
            return Err(format!(
                "the clock rings after {taken} ms of {given}, {down} ms of them in an outage"
            ));
        }
        // Under even tempo a draw may end at the moment at which the clock would have rung.
        let most = given + self.turn.credited_ms + Table::LAG_MS_MAX;
        if prompt && taken > most && self.step.at.ms_since(self.turn.at) < given {
            return Err(format!("the clock rings late, after {taken} ms"));
        }
        Ok(())
    }
}
