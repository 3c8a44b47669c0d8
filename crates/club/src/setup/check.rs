//! Checks and normalizes the conditions of an evening.

use crate::limits::{AMOUNT_MAX, PRIZE_STAKES_MAX};
use crate::setup::{LIMIT_MINUTES_MAX, NameOwner, Prize, PrizeReading, Setup, SetupError, TARGETS};
use crate::{
    Counted, MATCHES_MAX, NAME_CHARS_MAX, Need, PLAYERS_MAX, PLAYERS_MIN, PUBLISHED, Player,
    ROTATING_PLAYERS_MAX, SeatingKind,
};
use boneyard_seating::knock_out_matches;
use boneyard_text::{InvalidText, visible_line, visible_name};

impl Setup {
    /// The same conditions with normalized texts ([`boneyard_text`]). Invalid texts and texts with spaces at an end stay as they are;
    /// [`Setup::check`] refuses them.
    ///
    /// ```
    /// use boneyard_club::{SeatingKind, Setup};
    ///
    /// assert_eq!(Setup::new("Fri  day", 4, SeatingKind::Published).normalized().name, "Fri day");
    /// ```
    #[must_use]
    pub fn normalized(mut self) -> Self {
        let places = self
            .origin
            .iter_mut()
            .flat_map(|origin| [&mut origin.country, &mut origin.city, &mut origin.organisation]);
        let people = self.players.iter_mut().map(|person| &mut person.name);
        let texts = [&mut self.name, &mut self.unit, &mut self.own_regulation]
            .into_iter()
            .chain(places)
            .chain(people);
        texts.chain(&mut self.teams).for_each(normalized);
        self
    }

    /// Checks all conditions. The error is the first one found.
    pub fn check(&self) -> Result<(), SetupError> {
        let players = self.size();
        if !(PLAYERS_MIN..=PLAYERS_MAX).contains(&players) || self.players.len() > usize::from(PLAYERS_MAX) {
            return Err(SetupError::Players { players: self.players.len() });
        }
        check_name(&self.name).map_err(|why| SetupError::Name { what: NameOwner::Evening, why })?;
        if let Some(origin) = &self.origin {
            let optional = (!origin.organisation.is_empty()).then_some(&origin.organisation);
            for place in [Some(&origin.country), Some(&origin.city), optional].into_iter().flatten() {
                check_name(place).map_err(|why| SetupError::Name { what: NameOwner::Place, why })?;
            }
        }
        visible_line(&self.unit, NAME_CHARS_MAX)
            .and_then(|tidy| check_normalized(&self.unit, tidy))
            .map_err(|why| SetupError::Name { what: NameOwner::Unit, why })?;
        for (player, person) in Player::all(players).zip(&self.players) {
            check_name(&person.name)
                .map_err(|why| SetupError::Name { what: NameOwner::Player { player }, why })?;
            if person.needs.len() > Need::ALL.len() {
                return Err(SetupError::Needs { player });
            }
            let namesake =
                Player::all(players).zip(&self.players).find(|(_, other)| other.name == person.name);
            if let Some((first, _)) = namesake.filter(|(first, _)| *first < player) {
                return Err(SetupError::NameTwice { first, second: player, name: person.name.clone() });
            }
        }
        if self.seating == SeatingKind::Published && !PUBLISHED.contains(&players) {
            return Err(SetupError::NotPublished { players });
        }
        if self.seating.has_fixed_pairs() && !players.is_multiple_of(2) {
            return Err(SetupError::OddPlayers { players });
        }
        self.check_teams(check_name)?;
        self.check_groups()?;
        if !self.seating.has_fixed_pairs() && players > ROTATING_PLAYERS_MAX {
            return Err(SetupError::TooManyToRotate { players });
        }
        let is_short =
            self.regulation.counts == Counted::Rounds && (1..*TARGETS.start()).contains(&self.target);
        if self.seating == SeatingKind::KnockOut && self.matches.is_some() {
            let matches = knock_out_matches(self.sides().into());
            return Err(SetupError::MatchesOfKnockOut { players, matches });
        }
        if !TARGETS.contains(&self.target) && !is_short {
            return Err(SetupError::Target { target: self.target });
        }
        if !self.own_regulation.is_empty() {
            check_name(&self.own_regulation)
                .map_err(|why| SetupError::Name { what: NameOwner::Regulation, why })?;
        }
        self.regulation.check().map_err(|why| SetupError::Regulation { why })?;
        if self.limit.is_some_and(|limit| self.regulation.warning >= limit.max(6)) {
            return Err(SetupError::Warning { minutes: self.regulation.warning });
        }
        if self.seating.has_fixed_pairs() && self.prize.is_some() {
            return Err(SetupError::PrizeOfPairs);
        }
        if !self.is_round_robin() && (self.stake > 0 || self.prize.is_some()) {
            return Err(SetupError::StakesAtManyTables { prize: self.stake == 0 });
        }
        if self.stake > AMOUNT_MAX {
            return Err(SetupError::Stake { stake: self.stake });
        }
        if let Some(Prize { reading: PrizeReading::Stakes { stakes }, .. }) = self.prize
            && !(1..=PRIZE_STAKES_MAX).contains(&stakes)
        {
            return Err(SetupError::PrizeStakes { stakes, most: PRIZE_STAKES_MAX });
        }
        if self.limit.is_some_and(|minutes| !(1..=LIMIT_MINUTES_MAX).contains(&minutes)) {
            return Err(SetupError::Limit);
        }
        if self.matches.is_some_and(|matches| !(1..=MATCHES_MAX).contains(&matches)) {
            return Err(SetupError::Matches);
        }
        Ok(())
    }
}

/// Checks a name. It must be normalized already, so that a file restores it exactly.
fn check_name(name: &str) -> Result<(), InvalidText> {
    check_normalized(name, visible_name(name, NAME_CHARS_MAX)?)
}

/// Refuses a text that differs from its normalized form.
fn check_normalized(text: &str, tidy: String) -> Result<(), InvalidText> {
    if tidy == text { Ok(()) } else { Err(InvalidText::Hidden) }
}

/// Normalizes a text to NFC with single spaces. An invalid text stays as it is.
fn normalized(text: &mut String) {
    if text.trim() == text
        && let Ok(tidy) = visible_line(text, NAME_CHARS_MAX)
    {
        *text = tidy;
    }
}
