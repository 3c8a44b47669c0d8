//! Who is the same person in several sessions.
//!
//! A member of the club is one person. A guest is one person in all sessions in which a guest has the same name, until an organiser says
//! otherwise. Whatever only a name connects is a question to the organisers.

use std::collections::{BTreeMap, BTreeSet};

use boneyard_ids::EntrantId;
use boneyard_text::looks;
use serde::{Deserialize, Serialize};

use crate::competition::{
    COMPETITION_ENTRANTS_MAX, COMPETITION_QUESTIONS_MAX, CompetitionFault, CompetitionSession, EntrantAnswer,
    EntrantDoubt::*, SessionPlayed,
};

/// A question to the organisers: is this one person?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct EntrantQuestion {
    /// The entrants, for the answer.
    pub entrants: [EntrantId; 2],
    /// Their names.
    pub names: [String; 2],
    /// The sessions in which each of them plays, by index from 0.
    pub sessions: [Vec<u8>; 2],
    /// Why it is asked.
    pub doubt: EntrantDoubt,
}

/// Why a question is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EntrantDoubt {
    /// Guests of several sessions have the same name.
    SameName,
    /// The names of two entrants look alike, and they play in different sessions.
    Alike,
    /// The second entrant stands on the entry list. Only the look of the names connects it with the first one, or several have its name.
    Entry,
}

/// A person in a competition.
#[derive(Clone, Debug)]
pub(super) struct Entrant {
    pub(super) id: EntrantId,
    /// The name of the member, or else the name in the latest session.
    pub(super) name: String,
    /// All names: those in the sessions, and the name of the member.
    pub(super) names: BTreeSet<String>,
    /// A bit for each session in which the person plays.
    sessions: u64,
}

impl Entrant {
    /// The sessions in which the person plays, by index from 0.
    pub(super) fn plays_in(&self) -> Vec<u8> {
        (0..64).filter(|bit| self.sessions >> bit & 1 == 1).collect()
    }
}

/// Everyone in a competition.
#[derive(Debug)]
pub(super) struct Entrants {
    pub(super) people: Vec<Entrant>,
    /// The index in `people` of each player, by session.
    pub(super) of_session: Vec<Vec<usize>>,
    /// The open questions, at most `COMPETITION_QUESTIONS_MAX`.
    pub(super) questions: Vec<EntrantQuestion>,
    /// The index in `people` by id, also by the ids of those whom answers have joined.
    pub(super) by_id: BTreeMap<EntrantId, usize>,
}

impl Entrants {
    /// Finds out who is the same person.
    pub(super) fn of(
        sessions: &[(CompetitionSession, SessionPlayed)],
        answers: &[EntrantAnswer],
    ) -> Result<Self, CompetitionFault> {
        let apart: BTreeSet<&EntrantId> = answers
            .iter()
            .filter(|answer| !answer.same && answer.entrants[0] == answer.entrants[1])
            .map(|answer| &answer.entrants[0])
            .collect();
        let mut found = Found::default();
        let mut of_session = Vec::with_capacity(sessions.len());
        for (bit, (session, played)) in sessions.iter().enumerate() {
            let mut here = Vec::with_capacity(played.players.len());
            for player in &played.players {
                let (id, name) = match &player.member {
                    Some((member, name)) => (EntrantId::of_member(member), name),
                    None => {
                        let everywhere = EntrantId::of_guest(&player.name);
                        let is_apart = apart.contains(&everywhere);
                        let here = || EntrantId::of_guest_in(&session.evening, &player.name);
                        (if is_apart { here() } else { everywhere }, &player.name)
                    }
                };
                here.push(found.add(id, name, &player.name, bit));
            }
            of_session.push(here);
        }
        if found.people.len() > COMPETITION_ENTRANTS_MAX {
            return Err(CompetitionFault::TooManyPlayers { max: COMPETITION_ENTRANTS_MAX });
        }
        let asked: BTreeSet<EntrantId> = found.in_doubt(answers);
        let same_as = found.merged(answers);
        let mut people = Vec::new();
        let mut at = vec![0; found.people.len()];
        for (index, person) in found.people.iter().enumerate().filter(|(index, _)| same_as[*index] == *index)
        {
            at[index] = people.len();
            people.push(person.clone());
        }
        let index_of = |player: usize| at[same_as[player]];
        let by_id: BTreeMap<EntrantId, usize> =
            found.by_id.iter().map(|(id, player)| (id.clone(), index_of(*player))).collect();
        let answered = |answer: &EntrantAnswer| {
            let [one, other] = &answer.entrants;
            let [one, other] = [*by_id.get(one)?, *by_id.get(other)?];
            Some([one.min(other), one.max(other)])
        };
        let answered: BTreeSet<[usize; 2]> = answers.iter().filter_map(answered).collect();
        for session in &mut of_session {
            session.iter_mut().for_each(|player| *player = index_of(*player));
        }
        let questions = questions(&people, &asked, &answered);
        Ok(Self { people, of_session, questions, by_id })
    }
}

/// The entrants before answers join any of them.
#[derive(Default)]
struct Found {
    people: Vec<Entrant>,
    by_id: BTreeMap<EntrantId, usize>,
}

impl Found {
    /// Adds an entrant of a session with the name there, and returns their index.
    fn add(&mut self, id: EntrantId, name: &str, name_there: &str, session: usize) -> usize {
        let index = *self.by_id.entry(id.clone()).or_insert_with(|| {
            self.people.push(Entrant { id, name: String::new(), names: BTreeSet::new(), sessions: 0 });
            self.people.len() - 1
        });
        let person = &mut self.people[index];
        name.clone_into(&mut person.name);
        person.names.extend([name, name_there].map(str::to_owned));
        person.sessions |= 1 << session;
        index
    }

    /// The guests of several sessions about whom nobody has answered.
    fn in_doubt(&self, answers: &[EntrantAnswer]) -> BTreeSet<EntrantId> {
        let is_answered =
            |id: &EntrantId| answers.iter().any(|answer| answer.entrants.iter().all(|one| one == id));
        let in_several = |person: &&Entrant| person.id.is_guest() && person.sessions.count_ones() > 1;
        let ids = self.people.iter().filter(in_several).map(|person| person.id.clone());
        ids.filter(|id| !is_answered(id)).collect()
    }

    /// Joins entrants who are one person, and returns the index of that person for each. Two players of one session are never one.
    fn merged(&mut self, answers: &[EntrantAnswer]) -> Vec<usize> {
        let mut same_as: Vec<usize> = (0..self.people.len()).collect();
        for answer in answers.iter().filter(|answer| answer.same) {
            let [one, other] = &answer.entrants;
            let (Some(one), Some(other)) = (self.by_id.get(one), self.by_id.get(other)) else { continue };
            let (one, other) = (same_as[*one], same_as[*other]);
            if one == other || self.people[one].sessions & self.people[other].sessions != 0 {
                continue;
            }
            // A member stays a member.
            let is_guest = |index: usize| !self.people[index].id.as_str().starts_with("member:");
            let (stays, goes) = if is_guest(one) && !is_guest(other) { (other, one) } else { (one, other) };
            self.people[stays].sessions |= self.people[goes].sessions;
            let names = std::mem::take(&mut self.people[goes].names);
            self.people[stays].names.extend(names);
            same_as.iter_mut().filter(|index| **index == goes).for_each(|index| *index = stays);
        }
        same_as
    }
}

/// The open questions about these people.
fn questions(
    people: &[Entrant],
    in_doubt: &BTreeSet<EntrantId>,
    answered: &BTreeSet<[usize; 2]>,
) -> Vec<EntrantQuestion> {
    let question = |one: &Entrant, other: &Entrant, doubt| EntrantQuestion {
        entrants: [one.id.clone(), other.id.clone()],
        names: [one.name.clone(), other.name.clone()],
        sessions: [one, other].map(Entrant::plays_in),
        doubt,
    };
    let same_name = people.iter().filter(|person| in_doubt.contains(&person.id));
    let mut questions: Vec<_> = same_name.map(|person| question(person, person, SameName)).collect();
    let mut by_look: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, person) in people.iter().enumerate() {
        for look in BTreeSet::from(looks(&person.name)) {
            by_look.entry(look).or_default().push(index);
        }
    }
    let mut asked = BTreeSet::new();
    for alike in by_look.into_values() {
        for (at, one) in alike.iter().enumerate() {
            for other in &alike[at + 1..] {
                if questions.len() >= COMPETITION_QUESTIONS_MAX {
                    break;
                }
                let (pair, [first, second]) = ([*one, *other], [&people[*one], &people[*other]]);
                let may_be_one = first.sessions & second.sessions == 0;
                if may_be_one && !answered.contains(&pair) && !were_split(first, second) && asked.insert(pair)
                {
                    questions.push(question(first, second, Alike));
                }
            }
        }
    }
    questions.truncate(COMPETITION_QUESTIONS_MAX);
    questions
}

/// Whether an organiser said that guests of this name are different people.
fn were_split(one: &Entrant, other: &Entrant) -> bool {
    let is_split = |person: &Entrant| person.id.as_str().starts_with("guest@");
    is_split(one) && is_split(other) && one.name == other.name
}
