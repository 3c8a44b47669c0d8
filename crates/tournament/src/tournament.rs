//! The tournament: events in, commands to more events.

mod apply;
mod decide;

pub use self::apply::LogError;

use crate::{
    Bracket, Command, Entrant, Event, Meeting, Refusal, Row, Settings, Timestamp, standing, state::State,
};

/// The most entrants that can register, counting those who withdrew. Standings have so many lines at most.
pub const REGISTERED_MAX: u16 = 2048;
/// The most matches, counting those that are played again. Only a long arena comes near; its standings then take a few
/// milliseconds.
pub const PAIRINGS_MAX: u32 = 50_000;
/// How often an entrant can come back. With [`REGISTERED_MAX`] this bounds the events about who takes part.
pub const RETURNS_MAX: u16 = 50;
/// How many outcomes can be corrected.
pub const CORRECTIONS_MAX: u16 = 1000;

/// A tournament: the fold of its [`Event`]s.
///
/// ```
/// use boneyard_tournament::{
///     Command, Entrant, Event, Format, Outcome, PairingId, Refusal, Settings, Timestamp, Tournament,
/// };
///
/// let now = Timestamp(1_000);
/// let settings = Settings::new(Format::KnockOut { third_place: false }, 2..=8)?;
/// let mut tournament = Tournament::restore(&[Event::Opened { settings, seed: 7041 }])?;
/// for command in [Command::Enter { rating: Some(1500) }, Command::Enter { rating: None }, Command::Start, Command::Pair] {
///     // Store the events before you apply them.
///     for event in tournament.handle(command, now)? {
///         tournament.apply(&event)?;
///     }
/// }
/// assert_eq!(tournament.handle(Command::Close, now), Err(Refusal::MatchesOpen { open: 1 }));
///
/// let report = Command::Report { pairing: PairingId::at(0), outcome: Outcome::WalkoverFirst };
/// for event in tournament.handle(report, now)? {
///     tournament.apply(&event)?;
/// }
/// assert!(tournament.is_complete(now));
/// assert_eq!(tournament.standings()[0].entrant, tournament.meetings()[0].pairing.first);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    state: State,
}

impl Tournament {
    /// What to do for a command: the events to store, in order, and then to [`apply`](Self::apply).
    ///
    /// The slowest command is to pair 512 entrants of a Swiss or an arena, which takes well under a second. Every other
    /// command takes time in proportion to what has happened.
    ///
    /// # Errors
    /// If the command is not possible now. The refusal says why.
    pub fn handle(&self, command: Command, now: Timestamp) -> Result<Vec<Event>, Refusal> {
        decide::handle(&self.state, command, now)
    }

    /// Does the same as [`handle`](Self::handle) for [`Command::Pair`], but in an arena only those are paired who are there.
    ///
    /// # Errors
    /// If nobody can be paired now. The refusal says why.
    pub fn pair_those(
        &self,
        is_there: &dyn Fn(Entrant) -> bool,
        now: Timestamp,
    ) -> Result<Vec<Event>, Refusal> {
        decide::pair(&self.state, now, is_there)
    }

    /// The settings with which the tournament was opened.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.state.settings
    }

    /// When it started; `None` before.
    #[must_use]
    pub const fn started_at(&self) -> Option<Timestamp> {
        self.state.started_at
    }

    /// When the time of an arena is over; `None` before the start, and in other formats.
    #[must_use]
    pub fn ends_at(&self) -> Option<Timestamp> {
        self.state.ends_at()
    }

    /// Whether it is closed.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.state.is_closed
    }

    /// The last round that was paired; 0 before the first.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.state.round
    }

    /// How many rounds the format has; `None` in an arena, and before the start if it depends on the entrants.
    #[must_use]
    pub fn rounds(&self) -> Option<u16> {
        decide::rounds(&self.state)
    }

    /// The most rounds of a Swiss that can be played in all, with those who take part now; `None` in other formats and before
    /// the start.
    ///
    /// It is less than [`rounds`](Self::rounds) if it is certain that the last rounds cannot be paired without a repeat: four
    /// entrants have three rounds.
    ///
    /// ```
    /// use boneyard_tournament::{Command, Event, Format, Settings, Timestamp, Tournament};
    ///
    /// let settings = Settings::new(Format::Swiss { rounds: 5, late_until_round: None }, 2..=8)?;
    /// let mut tournament = Tournament::restore(&[Event::Opened { settings, seed: 7041 }])?;
    /// let enter = Command::Enter { rating: None };
    /// for command in [enter, enter, enter, enter, Command::Start] {
    ///     for event in tournament.handle(command, Timestamp(1_000))? {
    ///         tournament.apply(&event)?;
    ///     }
    /// }
    /// assert_eq!((tournament.rounds(), tournament.rounds_possible()), (Some(5), Some(3)));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rounds_possible(&self) -> Option<u16> {
        decide::rounds_possible(&self.state)
    }

    /// Why no round of a Swiss can follow, although the format has more: too few take part, or all who do have met. `None` in
    /// other formats, before the start, and while a match is open.
    ///
    /// An entrant who enters late or comes back may let a round follow after all.
    #[must_use]
    pub fn stop(&self) -> Option<Refusal> {
        decide::stop(&self.state)
    }

    /// Those who take part or took part since the start, the best seed first; empty before the start. In a round robin, the
    /// order of the lot.
    #[must_use]
    pub fn seeding(&self) -> &[Entrant] {
        &self.state.seeding
    }

    /// Everyone who has registered and not withdrawn, by number.
    pub fn active(&self) -> impl Iterator<Item = Entrant> {
        self.state.active()
    }

    /// Whether an entrant has registered and not withdrawn.
    #[must_use]
    pub fn is_active(&self, entrant: Entrant) -> bool {
        self.state.is_active(entrant)
    }

    /// The rating by which an entrant is seeded; `None` without one.
    #[must_use]
    pub fn rating(&self, entrant: Entrant) -> Option<u16> {
        self.state.entries.get(entrant.index()).and_then(|entry| entry.rating)
    }

    /// Every pairing, by [`PairingId::index`](crate::PairingId::index).
    #[must_use]
    pub fn meetings(&self) -> &[Meeting] {
        &self.state.meetings
    }

    /// The meetings without an outcome: the matches to play now.
    pub fn open_meetings(&self) -> impl Iterator<Item = &Meeting> {
        self.state.open_meetings()
    }

    /// Those who had no opponent in a round.
    pub fn byes(&self, round: u16) -> impl Iterator<Item = Entrant> {
        self.state.byes.iter().filter(move |bye| bye.round == round).map(|bye| bye.entrant)
    }

    /// The bracket of a knock-out that has started; `None` for other tournaments.
    #[must_use]
    pub fn bracket(&self) -> Option<Bracket> {
        Bracket::of(&self.state)
    }

    /// Whether everything that the format asks for is decided, so that it is time to close.
    #[must_use]
    pub fn is_complete(&self, now: Timestamp) -> bool {
        decide::is_complete(&self.state, now)
    }

    /// The standings, the best first. Before the start they list the entrants by their seeding.
    ///
    /// After the start they list everyone who was in it then or later, also those who withdrew.
    #[must_use]
    pub fn standings(&self) -> Vec<Row> {
        standing::standings(&self.state)
    }
    /// The best of those who did not withdraw; `None` before the start, if all withdrew, and if two share the place.
    ///
    /// While matches are open this is who leads.
    #[must_use]
    pub fn winner(&self) -> Option<Entrant> {
        self.state.started_at?;
        standing::winner(&self.standings())
    }
}
