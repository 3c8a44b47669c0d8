//! The lobby: who is here, and what can be joined or watched. It is the same for everyone.
//!
//! `GET /api/lobby` answers with a [`Lobby`]. A page follows it over the socket `/api/lobby/ws`: the first message is the whole lobby, and each
//! later one says what has changed.

use boneyard_ids::TableId;
use boneyard_rules::Seat;
use boneyard_table::{Sitter, TableOptions};
use serde::{Deserialize, Serialize};

use crate::Problem;
use crate::pools::PoolOption;
use crate::tournaments::TournamentSummary;

/// Who is here, and what can be joined or watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Lobby {
    /// How many people are here, with you. People with hidden presence are counted, too.
    pub people: u32,
    /// People who wait for opponents, those who have waited longest first: at most 20 lines.
    pub waiting: Vec<WaitingPeople>,
    /// Tables with open seats where someone is there, those that have waited longest first: at most 20.
    pub tables: Vec<LobbyTable>,
    /// Rated matches that are being played, which everyone may watch, the newest first: at most 20.
    pub matches: Vec<LobbyTable>,
    /// Tournaments that you can enter or watch, the next first: at most 5.
    pub tournaments: Vec<TournamentSummary>,
}

/// People who wait for opponents with the same wishes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct WaitingPeople {
    /// The games that they would play, the one they like best first: each a preset and overrides. With `players`, `options` and `any`, it
    /// is what to send to `/api/pool` to play with these people.
    pub games: Vec<String>,
    /// How many people play; `null` for any number that the rules allow.
    pub players: Option<u8>,
    /// How the table is run.
    pub options: TableOptions,
    /// The options that they do not mind.
    pub any: Vec<PoolOption>,
    /// The people: at most 20.
    pub people: Vec<LobbyPerson>,
    /// For how many seconds the first of them has waited.
    pub seconds: u32,
}

/// A person in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LobbyPerson {
    /// The name; empty for a guest without a name, and for a person who hides their presence.
    pub name: String,
    /// The number of the face that the person chose; absent if the face follows the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u16>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct LobbyTable {
    /// The table's id, as in its URL.
    pub id: TableId,
    /// The rules: a preset and overrides.
    pub rules: String,
    /// How the table is run.
    pub options: TableOptions,
    /// The players, in the order of their first seats.
    pub seats: Vec<Sitter>,
    /// The seats of the people who are connected now.
    pub here: Vec<Seat>,
}

/// A message from a page that follows the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyClientMessage {
    /// The first message. Send it within ten seconds.
    Hello {
        /// The version of the messages that the client sends: [`VERSION`](crate::VERSION).
        version: u32,
    },
    /// Asks for a `pong`, to check the connection.
    Ping,
}

/// A message to a page that follows the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyServerMessage {
    /// Answers `hello`: the whole lobby.
    Lobby {
        /// The lobby.
        lobby: Lobby,
    },
    /// What has changed since the last message. The same for everyone who follows.
    News {
        /// The news.
        news: LobbyNews,
    },
    /// The client sent something wrong, or there is no room for it. The server may close the connection next.
    Problem {
        /// What is wrong.
        problem: Problem,
    },
    /// Answers `ping`.
    Pong,
}

/// What has changed in the lobby. A list that is absent is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LobbyNews {
    /// How many people are here.
    pub people: u32,
    /// People who wait. Their `seconds` go on by themselves: a line that is only older is as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Vec<NewsLine<WaitingPeople>>>,
    /// Tables with open seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<Vec<NewsLine<LobbyTable>>>,
    /// Matches to watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matches: Option<Vec<NewsLine<LobbyTable>>>,
    /// Tournaments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournaments: Option<Vec<NewsLine<TournamentSummary>>>,
}

/// A line of a list that has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum NewsLine<Line> {
    /// The line that had this place before. Places count from 0.
    Kept(u32),
    /// A new line.
    New(Line),
}

impl LobbyNews {
    /// What has changed from one lobby to a later one.
    #[must_use]
    pub fn between(before: &Lobby, after: &Lobby) -> Self {
        let ageless = |waiting: &WaitingPeople| WaitingPeople { seconds: 0, ..waiting.clone() };
        LobbyNews {
            people: after.people,
            waiting: changed(&before.waiting, &after.waiting, |one, other| ageless(one) == ageless(other)),
            tables: changed(&before.tables, &after.tables, PartialEq::eq),
            matches: changed(&before.matches, &after.matches, PartialEq::eq),
            tournaments: changed(&before.tournaments, &after.tournaments, PartialEq::eq),
        }
    }

    /// Whether a list has changed, and not only the number of people.
    #[must_use]
    pub fn has_lines(&self) -> bool {
        let LobbyNews { people: _, waiting, tables, matches, tournaments } = self;
        waiting.is_some() || tables.is_some() || matches.is_some() || tournaments.is_some()
    }

    /// The lobby after the news. A place that the lobby does not have is left out.
    #[must_use]
    pub fn applied_to(self, lobby: Lobby) -> Lobby {
        Lobby {
            people: self.people,
            waiting: applied(self.waiting, lobby.waiting),
            tables: applied(self.tables, lobby.tables),
            matches: applied(self.matches, lobby.matches),
            tournaments: applied(self.tournaments, lobby.tournaments),
        }
    }
}

/// The lines of a list that has changed; `None` if it has not.
fn changed<Line: Clone>(
    before: &[Line],
    after: &[Line],
    is_same: impl Fn(&Line, &Line) -> bool,
) -> Option<Vec<NewsLine<Line>>> {
    let is_as_before =
        before.len() == after.len() && before.iter().zip(after).all(|(one, other)| is_same(one, other));
    let line = |line: &Line| {
        let place = before.iter().position(|known| is_same(known, line));
        match place.and_then(|place| u32::try_from(place).ok()) {
            Some(place) => NewsLine::Kept(place),
            None => NewsLine::New(line.clone()),
        }
    };
    (!is_as_before).then(|| after.iter().map(line).collect())
}

fn applied<Line: Clone>(news: Option<Vec<NewsLine<Line>>>, before: Vec<Line>) -> Vec<Line> {
    let Some(lines) = news else { return before };
    let line = |line| match line {
        NewsLine::Kept(place) => before.get(usize::try_from(place).ok()?).cloned(),
        NewsLine::New(line) => Some(line),
    };
    lines.into_iter().filter_map(line).collect()
}
