//! Reads the lines with the conditions of an evening.

use std::collections::BTreeMap;

use crate::file::regulation::{self, RegulationLines};
use crate::file::words::{FileError, Words};
use crate::setup::{NameOwner, QUALIFY, SetupError};
use crate::{
    Day, FillerMoney, Groups, Need, Origin, PLAYERS_MAX, PLAYERS_MIN, Player, PlayerSetup, Prize,
    PrizeReading, RegulationName, SeatingKind, Setup,
};

/// The first words of the lines with conditions.
pub(crate) const CONDITIONS: [&str; 28] = [
    "name",
    "origin",
    "date",
    "players",
    "player",
    "team",
    "matches",
    "target",
    "stake",
    "prize",
    "repeat",
    "penalties",
    "limit",
    "regulation",
    "tiles",
    "counts",
    "bonus",
    "lead",
    "excess",
    "reset",
    "wins",
    "order",
    "warning",
    "walkover",
    "annulled-round",
    "tied-block",
    "penalties-take",
    "expulsion",
];

/// The conditions read so far, with their line numbers.
#[derive(Default)]
pub(crate) struct Conditions {
    name: Option<String>,
    origin: Option<Origin>,
    date: Option<Day>,
    players: Option<(u16, SeatingKind)>,
    team_pairs: u16,
    groups: Option<Groups>,
    people: BTreeMap<Player, PlayerSetup>,
    teams: Vec<String>,
    matches: Option<u16>,
    target: Option<u16>,
    stake: Option<(u32, String)>,
    prize: Option<Prize>,
    filler_money: FillerMoney,
    penalties: bool,
    limit: Option<u16>,
    regulation: RegulationName,
    own_regulation: String,
    rules: RegulationLines,
    /// The line of each keyword; for players, of `player` with the number.
    lines: BTreeMap<String, u32>,
}

impl Conditions {
    /// Reads the words after the keyword of a line.
    pub(crate) fn take(&mut self, keyword: &str, mut words: Words) -> Result<(), FileError> {
        if !matches!(keyword, "player" | "team") {
            self.once(keyword, &words)?;
        }
        match keyword {
            "name" => {
                let example = "name \"Friday at the harbour\"";
                self.name = Some(words.text(example)?);
                words.end(example)
            }
            "origin" => self.take_origin(words),
            "date" => {
                let example = "date 2026-11-20";
                self.date = Some(words.parsed(example)?);
                words.end(example)
            }
            "players" => self.take_players(words),
            "player" => self.take_player(words),
            "team" => self.take_team(words),
            "matches" => {
                let example = "matches 9";
                self.matches = Some(words.number(example)?);
                words.end(example)
            }
            "target" => {
                let example = "target 100";
                self.target = Some(words.number(example)?);
                words.end(example)
            }
            "stake" => {
                let example = "stake 10 \"chips\"";
                self.stake = Some((words.amount(example)?, words.optional_text().unwrap_or_default()));
                words.end(example)
            }
            "prize" => self.take_prize(words),
            "repeat" => {
                let example = "repeat settle";
                self.filler_money = match words.word(example)?.as_str() {
                    "settle" => FillerMoney::Settle,
                    "void" => FillerMoney::Void,
                    other => {
                        return Err(words.error(format!(
                            "`{other}` is not a way to repeat; write `repeat settle` or `repeat void`"
                        )));
                    }
                };
                words.end(example)
            }
            "penalties" => {
                let example = "penalties on";
                self.penalties = match words.word(example)?.as_str() {
                    "on" => true,
                    "off" => false,
                    other => {
                        return Err(words.error(format!(
                            "`{other}` is neither; write `penalties on` or `penalties off`"
                        )));
                    }
                };
                words.end(example)
            }
            "regulation" => {
                let example = "regulation spain";
                if let Some(name) = words.optional_text() {
                    let example = "regulation \"Summer league\" based on spain";
                    if name.is_empty() {
                        return Err(
                            words.error(format!("the name of the regulation is empty; write `{example}`"))
                        );
                    }
                    self.own_regulation = name;
                    words.expect("based", example)?;
                    words.expect("on", example)?;
                }
                self.regulation = words.parsed(example)?;
                words.end(example)
            }
            rule if regulation::example_of(rule).is_some() => self.rules.take(rule, words),
            _ => {
                let example = "limit 45";
                self.limit = Some(words.number(example)?);
                words.end(example)
            }
        }
    }

    /// Notes the line of a keyword that a file may have only once.
    fn once(&mut self, keyword: &str, words: &Words) -> Result<(), FileError> {
        match self.lines.insert(keyword.to_owned(), words.line) {
            None => Ok(()),
            Some(first) => {
                Err(words
                    .error(format!("`{keyword}` appears twice, first on line {first}; remove one of them")))
            }
        }
    }

    fn take_origin(&mut self, mut words: Words) -> Result<(), FileError> {
        let example = "origin \"Cuba\" \"Havana\"";
        let (country, city) = (words.text(example)?, words.text(example)?);
        let organisation = words.optional_text().unwrap_or_default();
        self.origin = Some(Origin { country, city, organisation });
        words.end(example)
    }

    fn take_players(&mut self, mut words: Words) -> Result<(), FileError> {
        let example = "players 8 published";
        let count: u16 = words.number(example)?;
        let players = Some(count).filter(|players| (PLAYERS_MIN..=PLAYERS_MAX).contains(players));
        let players =
            players.ok_or_else(|| words.error(SetupError::Players { players: count.into() }.to_string()))?;
        let word = words.word(example)?;
        let seating = SeatingKind::ALL.into_iter().find(|kind| kind.word() == word).ok_or_else(|| {
            words.error(format!(
                "`{word}` is not a seating; write `published`, `balanced`, `pairs`, `swiss`, `knock-out` or `groups 4`, as in `{example}`"
            ))
        })?;
        self.players = Some((players, seating));
        if seating == SeatingKind::Groups {
            let example = "players 24 groups 4 qualify 2";
            let count = words.number(example)?;
            let qualify = if words.peek() == Some("qualify") {
                words.expect("qualify", example)?;
                words.number(example)?
            } else {
                QUALIFY
            };
            self.groups = Some(Groups { count, qualify });
        }
        if words.peek() == Some("teams") {
            words.expect("teams", example)?;
            self.team_pairs = words.number("players 16 pairs teams 2")?;
            if self.team_pairs == 0 {
                let error = SetupError::TeamSize { players, team_pairs: 0 };
                return Err(words.error(error.to_string()));
            }
        }
        words.end(example)
    }

    fn take_team(&mut self, mut words: Words) -> Result<(), FileError> {
        let example = "team 1 \"Los Tigres\"";
        let team = words.number(example)?;
        if !(1..=PLAYERS_MAX / 2).contains(&team) {
            return Err(words.error(format!("there is no team {team}; write `{example}`")));
        }
        self.once(&format!("team {team}"), &words)?;
        // Teams between those with a name have only their number.
        self.teams.resize(self.teams.len().max(team.into()), String::new());
        self.teams[usize::from(team) - 1] = words.text(example)?;
        words.end(example)
    }

    fn take_player(&mut self, mut words: Words) -> Result<(), FileError> {
        let example = "player 2 \"Boris\"";
        let player = words.player(example)?;
        self.once(&format!("player {player}"), &words)?;
        let name = words.text(example)?;
        let mut needs = Vec::new();
        while let Some(word) = words.peek() {
            let need = Need::from_word(word).ok_or_else(|| {
                words.error(format!(
                    "`{word}` is not an accommodation; write `sight`, `movement` or `hearing`"
                ))
            })?;
            words.word(example)?;
            if !needs.contains(&need) {
                needs.push(need);
            }
        }
        needs.sort_unstable();
        self.people.insert(player, PlayerSetup { name, needs });
        words.end(example)
    }

    fn take_prize(&mut self, mut words: Words) -> Result<(), FileError> {
        let example = "prize stakes 1";
        let reading = match words.word(example)?.as_str() {
            "stakes" => PrizeReading::Stakes { stakes: words.number(example)? },
            "losses" => PrizeReading::Losses,
            "winnings" => PrizeReading::Winnings,
            other => {
                let message = format!(
                    "`{other}` is not a prize; write `prize stakes 1`, `prize losses` or `prize winnings`"
                );
                return Err(words.error(message));
            }
        };
        if reading == (PrizeReading::Stakes { stakes: 0 }) {
            return Err(words.error("a prize is at least one stake; write `prize stakes 1`"));
        }
        let shared = words.peek() == Some("shared");
        if shared {
            words.expect("shared", example)?;
        }
        self.prize = Some(Prize { reading, shared });
        words.end(example)
    }

    /// The complete conditions. A player without a line is named by the number.
    pub(crate) fn setup(&self) -> Result<Setup, FileError> {
        let missing = |message: &str| FileError { line: self.last_line(), message: message.to_owned() };
        let (players, seating) = self.players.ok_or_else(|| {
            missing("nothing says how many play; write `players 8 published` or `players 8 balanced`")
        })?;
        let name =
            self.name.as_ref().ok_or_else(|| missing("the evening has no name; write `name \"Friday\"`"))?;
        let mut setup = Setup::new(name, players, seating);
        for (player, person) in &self.people {
            let Some(place) = setup.players.get_mut(player.index()) else {
                let message = format!("there is no player {player}; players go from 1 to {players}");
                return Err(FileError { line: self.line_of_player(*player), message });
            };
            place.clone_from(person);
        }
        let (stake, unit) = self.stake.clone().unwrap_or_default();
        // A regulation brings its own target; the time limit of an evening is always written.
        let known = self.regulation.known();
        let setup = Setup {
            origin: self.origin.clone(),
            date: self.date,
            team_pairs: self.team_pairs.max(1),
            teams: self.teams.clone(),
            groups: self.groups,
            matches: self.matches,
            target: self.target.unwrap_or(known.target),
            stake,
            unit,
            prize: self.prize,
            filler_money: self.filler_money,
            penalties: self.penalties,
            limit: self.limit,
            regulation: self.rules.applied(known.regulation),
            own_regulation: self.own_regulation.clone(),
            ..setup
        };
        Ok(setup.normalized())
    }

    /// The line that caused an error.
    pub(crate) fn line_of(&self, error: &SetupError) -> u32 {
        match error {
            SetupError::Players { .. }
            | SetupError::NotPublished { .. }
            | SetupError::OddPlayers { .. }
            | SetupError::TeamSize { .. }
            | SetupError::Groups { .. }
            | SetupError::FewForGroups { .. }
            | SetupError::Qualify { .. }
            | SetupError::TooManyToRotate { .. } => self.line_of_players(),
            SetupError::Name { what: NameOwner::Evening, .. } => self.line("name"),
            SetupError::Name { what: NameOwner::Place, .. } => self.line("origin"),
            SetupError::Name { what: NameOwner::Player { player }, .. } => self.line_of_player(*player),
            SetupError::Name { what: NameOwner::Team { team }, .. } | SetupError::NoTeam { team, .. } => {
                self.line(&format!("team {team}"))
            }
            SetupError::NameTwice { first, second, .. } => {
                self.line_of_player(*second).max(self.line_of_player(*first))
            }
            SetupError::Target { .. } => self.line("target"),
            SetupError::StakesAtManyTables { prize: true }
            | SetupError::PrizeStakes { .. }
            | SetupError::PrizeOfPairs => self.line("prize"),
            SetupError::Name { what: NameOwner::Regulation, .. } => self.line("regulation"),
            SetupError::Regulation { why } => self.line(regulation::rule_of(*why)),
            SetupError::Warning { .. } => self.line("warning"),
            SetupError::Name { what: NameOwner::Unit, .. }
            | SetupError::StakesAtManyTables { prize: false }
            | SetupError::Stake { .. } => self.line("stake"),
            SetupError::Needs { player } => self.line_of_player(*player),
            SetupError::Limit => self.line("limit"),
            SetupError::Matches | SetupError::MatchesOfKnockOut { .. } => self.line("matches"),
        }
    }

    /// The line of `players`; 1 if there is none.
    pub(crate) fn line_of_players(&self) -> u32 {
        self.line("players")
    }

    /// The line of `matches`, if there is one.
    pub(crate) fn line_of_matches(&self) -> Option<u32> {
        self.lines.get("matches").copied()
    }

    fn line_of_player(&self, player: Player) -> u32 {
        self.line(&format!("player {player}"))
    }

    fn line(&self, keyword: &str) -> u32 {
        self.lines.get(keyword).copied().unwrap_or(1)
    }

    fn last_line(&self) -> u32 {
        self.lines.values().copied().max().unwrap_or(1)
    }
}
