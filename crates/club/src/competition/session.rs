//! What is confirmed of one session.

use boneyard_ids::MemberId;

use crate::competition::{CompetitionCounts, CompetitionFault, CompetitionSession};
use crate::{Evening, FinishedTable, MatchReport, SeatingKind, StandingsKey, Tally};

/// The confirmed results of an evening, as far as a competition needs them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionPlayed {
    /// The name of the evening.
    pub name: String,
    /// Whether no more results follow: every match has one, or the evening is closed.
    pub is_over: bool,
    /// The players, player 1 first.
    pub players: Vec<SessionPlayer>,
    order: Vec<StandingsKey>,
    seating: SeatingKind,
    tallies: Vec<Tally>,
    done: Vec<FinishedTable>,
    matches: Vec<MatchReport>,
}

/// A player of a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionPlayer {
    /// The name in the evening.
    pub name: String,
    /// The member of the club with the present name; `None` for a guest.
    pub member: Option<(MemberId, String)>,
}

impl SessionPlayed {
    /// The results of an evening that has only its confirmed sheets. All its players are guests until the caller names the members.
    ///
    /// ```
    /// use boneyard_club::competition::SessionPlayed;
    /// use boneyard_club::file;
    ///
    /// let evening = file::read("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final 100:37\n")?;
    /// let played = SessionPlayed::of(&evening, false);
    /// assert_eq!((played.players.len(), played.is_over), (4, false));
    /// assert!(SessionPlayed::of(&evening, true).is_over, "a closed evening gets no more results");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(published: &Evening, is_closed: bool) -> Self {
        let setup = published.setup();
        let player = |name: &String| SessionPlayer { name: name.clone(), member: None };
        let done = published.done();
        let report = published.report();
        Self {
            name: setup.name.clone(),
            is_over: is_closed || report.is_final,
            players: setup.players.iter().map(|person| player(&person.name)).collect(),
            order: setup.regulation.order.clone(),
            seating: setup.seating,
            tallies: published.tallies(),
            done,
            matches: report.matches,
        }
    }

    /// What decides the places, the most important first.
    #[must_use]
    pub fn order(&self) -> &[StandingsKey] {
        &self.order
    }

    pub(super) fn tallies(&self) -> &[Tally] {
        &self.tallies
    }

    pub(super) fn done(&self) -> &[FinishedTable] {
        &self.done
    }

    pub(super) fn matches(&self) -> &[MatchReport] {
        &self.matches
    }

    /// Checks that this session can be added up with others of this order.
    pub(super) fn check(
        &self,
        session: &CompetitionSession,
        counts: CompetitionCounts,
        order: &[StandingsKey],
    ) -> Result<(), CompetitionFault> {
        let evening = || session.evening.clone();
        // Groups end with a knock-out.
        if matches!(self.seating, SeatingKind::KnockOut | SeatingKind::Groups) {
            return Err(CompetitionFault::KnockOut { evening: evening() });
        }
        if counts == CompetitionCounts::Pairs && !self.seating.has_fixed_pairs() {
            return Err(CompetitionFault::NoPairs { evening: evening() });
        }
        if self.order != order {
            return Err(CompetitionFault::OtherOrder { evening: evening() });
        }
        Ok(())
    }
}
