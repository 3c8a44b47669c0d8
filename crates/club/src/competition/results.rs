//! The results of a competition: what is shown, printed, and declared official.

use std::collections::BTreeMap;

use boneyard_ids::EveningId;
use serde::{Deserialize, Serialize};

use crate::competition::entrants::Entrants;
use crate::competition::entries::Entered;
use crate::competition::standings::{MetAt, Side, Totals, ranked};
use crate::competition::{
    COMPETITION_QUESTIONS_MAX, CompetitionCounts, CompetitionEntry, CompetitionFault, CompetitionPlan,
    CompetitionSession, EntrantQuestion, EntryCheck, SESSIONS_MAX, SessionPlayed,
};
use crate::{Day, Pair, Player, StandingsKey};

/// The results of a competition, and what is left to ask about its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Computed {
    /// The results.
    pub results: CompetitionResults,
    /// Open questions to the organisers. Results are not official before they are answered.
    pub questions: Vec<EntrantQuestion>,
    /// How the entry list fits the people who play; `None` without a list.
    pub entries: Option<EntryCheck>,
}

/// The results of a competition. Programs read them as JSON (`docs/competitions.md`), so fields are only added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CompetitionResults {
    /// The name of the club.
    pub club: String,
    /// The name of the competition.
    pub name: String,
    /// Whose results add up.
    pub counts: CompetitionCounts,
    /// What decides the places, the most important first.
    pub order: Vec<StandingsKey>,
    /// Whether every session is over.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// The players or pairs by place.
    pub standings: Vec<CompetitionStanding>,
    /// The sessions, in the order of the organiser.
    pub sessions: Vec<SessionResults>,
}

/// A line in the standings of a competition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct CompetitionStanding {
    /// From 1. Those who are level in everything share a place, and the next places are skipped.
    pub place: u16,
    /// One player, or the two of a pair.
    pub players: Vec<CompetitionPlayer>,
    /// The number of sessions in which they played.
    pub sessions: u16,
    pub played: u32,
    pub points: u32,
    pub wins: u32,
    pub effectiveness: i64,
    pub plus: u32,
    pub minus: u32,
    pub penalties: u64,
    /// The key that puts this line before the next; `None` for the last, and for a tie.
    pub decided_by: Option<StandingsKey>,
}

/// A person in the standings of a competition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CompetitionPlayer {
    /// The name of the member, or else the name in the latest session.
    pub name: String,
    /// The licence number on the entry list; absent if it has none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub licence: String,
    /// The club on the entry list; absent if it has none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
}

/// A session with its confirmed results.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct SessionResults {
    pub evening: EveningId,
    /// The name of the evening.
    pub name: String,
    pub day: Day,
    /// Empty if the organiser named none.
    pub room: String,
    /// Whether no more results follow.
    pub over: bool,
    /// All confirmed results, match by match.
    pub matches: Vec<CompetitionMatch>,
}

/// A result in a session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[expect(missing_docs, reason = "the field names say what they hold")]
pub struct CompetitionMatch {
    pub number: u16,
    pub table: u8,
    /// The players of each pair, by their names in the evening.
    pub pairs: [[String; 2]; 2],
    pub score: [u16; 2],
    /// Whether the match was stopped below the target.
    pub stopped: bool,
}

impl CompetitionPlan {
    /// The results of these sessions, in their order, with the licence numbers and clubs of an entry list. No name stands on the list twice.
    ///
    /// ```
    /// use boneyard_club::competition::{CompetitionCounts, CompetitionPlan, CompetitionSession, SessionPlayed};
    /// use boneyard_club::file;
    ///
    /// let plan = CompetitionPlan { counts: CompetitionCounts::Players, sessions: vec![], answers: vec![] };
    /// let played = |score: &str| {
    ///     let text = format!("evening 1\nname \"Friday\"\nplayers 4 published\nmatch 1 table 1 final {score}\n");
    ///     file::read(&text).map(|evening| SessionPlayed::of(&evening, true))
    /// };
    /// let session = |id: &str| CompetitionSession { evening: id.into(), day: "2026-11-20".parse().expect("a day"), room: String::new() };
    /// let sessions = vec![(session("one"), played("100:37")?), (session("two"), played("100:20")?)];
    /// let computed = plan.results("Harbour", "Cup", &[], sessions)?;
    /// assert_eq!((computed.results.standings[0].wins, computed.results.standings[0].plus), (2, 200));
    /// assert_eq!(computed.questions.len(), 4, "only a name connects each of the four players");
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The sessions cannot be added up.
    pub fn results(
        &self,
        club: &str,
        name: &str,
        entries: &[CompetitionEntry],
        sessions: Vec<(CompetitionSession, SessionPlayed)>,
    ) -> Result<Computed, CompetitionFault> {
        if sessions.len() > SESSIONS_MAX {
            return Err(CompetitionFault::TooManySessions { max: SESSIONS_MAX });
        }
        let order = sessions.first().map(|(_, played)| played.order().to_vec()).unwrap_or_default();
        for (session, played) in &sessions {
            played.check(session, self.counts, &order)?;
        }
        let mut entrants = Entrants::of(&sessions, &self.answers)?;
        let mut entered = Entered::of(entries, &entrants, &self.answers);
        let check = entered.check(&entrants.people);
        let mut questions = std::mem::take(&mut entrants.questions);
        questions.append(&mut entered.questions);
        questions.truncate(COMPETITION_QUESTIONS_MAX);
        let is_final = !sessions.is_empty() && sessions.iter().all(|(_, played)| played.is_over);
        let (sides, met) = self.added_up(&sessions, &entrants);
        let placed = ranked(&sides, &order, is_final.then_some(&met));
        let mut standings: Vec<CompetitionStanding> = Vec::with_capacity(placed.len());
        for line in placed {
            let side = &sides[line.side];
            let player = |person: &usize| {
                let entry = entered.entry_of(*person).cloned().unwrap_or_default();
                let CompetitionEntry { licence, club, .. } = entry;
                CompetitionPlayer { name: entrants.people[*person].name.clone(), licence, club }
            };
            let players = side.people.iter().map(player).collect();
            standings.push(side.standing(line.place, players, line.decided_by));
        }
        let results = CompetitionResults {
            club: club.to_owned(),
            name: name.to_owned(),
            counts: self.counts,
            order,
            is_final,
            standings,
            sessions: sessions.into_iter().map(SessionResults::of).collect(),
        };
        Ok(Computed { results, questions, entries: check })
    }

    /// The sums of everyone, in the order of names, and all finished tables.
    fn added_up(
        &self,
        sessions: &[(CompetitionSession, SessionPlayed)],
        entrants: &Entrants,
    ) -> (Vec<Side>, Vec<MetAt>) {
        let is_by_pair = self.counts == CompetitionCounts::Pairs;
        let key = |people: &[usize], player: Player| {
            let partner = player.fixed_partner().filter(|_| is_by_pair);
            let players = [Some(player), partner].into_iter().flatten();
            let mut side: Vec<usize> =
                players.filter_map(|player| people.get(player.index()).copied()).collect();
            side.sort_unstable();
            side
        };
        let mut by_key: BTreeMap<Vec<usize>, Side> = BTreeMap::new();
        for ((_, played), people) in sessions.iter().zip(&entrants.of_session) {
            let size = u16::try_from(played.players.len()).unwrap_or(u16::MAX);
            for player in Player::all(size).step_by(if is_by_pair { 2 } else { 1 }) {
                let key = key(people, player);
                let side = by_key.entry(key.clone()).or_insert_with(|| Side {
                    people: key,
                    totals: Totals::default(),
                    sessions: 0,
                });
                if let Some(tally) = played.tallies().get(player.index()) {
                    side.totals.add(tally);
                    side.sessions += u16::from(tally.played > 0);
                }
            }
        }
        let mut sides: Vec<Side> = by_key.into_values().collect();
        let name = |person: &usize| &entrants.people[*person];
        sides.sort_by_cached_key(|side| {
            side.people.iter().map(name).map(|one| (one.name.clone(), one.id.clone())).collect::<Vec<_>>()
        });
        let index: BTreeMap<Vec<usize>, usize> =
            sides.iter().enumerate().map(|(at, side)| (side.people.clone(), at)).collect();
        let mut met = Vec::new();
        for ((_, played), people) in sessions.iter().zip(&entrants.of_session) {
            // A match with a filling pair is no meeting (CLUB-35).
            for table in played.done().iter().filter(|table| table.plan.filler.is_none()) {
                let sides = table.plan.pairing.pairs().map(|players| {
                    let mut here: Vec<usize> = players
                        .iter()
                        .filter_map(|player| index.get(&key(people, *player)).copied())
                        .collect();
                    here.dedup();
                    here
                });
                met.push(MetAt { sides, outcome: table.outcome });
            }
        }
        (sides, met)
    }
}

impl Side {
    fn standing(
        &self,
        place: u16,
        players: Vec<CompetitionPlayer>,
        decided_by: Option<StandingsKey>,
    ) -> CompetitionStanding {
        let Totals { played, points, wins, plus, minus, penalties, effectiveness } = self.totals;
        CompetitionStanding {
            place,
            players,
            sessions: self.sessions,
            played,
            points,
            wins,
            effectiveness,
            plus,
            minus,
            penalties,
            decided_by,
        }
    }
}

impl SessionResults {
    fn of((session, played): (CompetitionSession, SessionPlayed)) -> Self {
        let name = |player: Player| {
            played.players.get(player.index()).map_or_else(|| player.to_string(), |one| one.name.clone())
        };
        let result = |one: &crate::MatchReport| CompetitionMatch {
            number: one.number,
            table: one.table,
            pairs: Pair::ALL.map(|pair| one.pairs.players_of(pair).map(name)),
            score: one.score,
            stopped: one.stopped,
        };
        Self {
            matches: played.matches().iter().map(result).collect(),
            evening: session.evening,
            day: session.day,
            room: session.room,
            over: played.is_over,
            name: played.name,
        }
    }
}
