//! Replays the record of a lesson with the rules engine.

use std::{fs, path::PathBuf, sync::Arc};

use boneyard_dgn::{Placement, Record, Step, Turn};
use boneyard_rules::{
    Action, Begin, BySeat, FinishedRound, Match, MustLead, Place, Round, Rules, Seat, Settlement, Standing,
    Tile, View,
};

use super::fact::Key;

/// The record of a lesson, with the round as it was after every turn.
pub(crate) struct Lesson {
    pub(crate) rules: Arc<Rules>,
    pub(crate) players: Vec<String>,
    pub(crate) learner: Seat,
    pub(crate) turns: Vec<Turn>,
    /// The result of the round.
    pub(crate) settlement: Settlement,
    /// The round after 0, 1, 2 and so on turns.
    rounds: Vec<Round>,
}

/// A lesson at one time, as the learner sees it.
#[derive(Clone)]
pub(crate) struct Moment<'a> {
    pub(crate) lesson: &'a Lesson,
    pub(crate) round: Round,
    /// How many turns were played.
    pub(crate) turns: usize,
    /// Whether all hands are turned up.
    pub(crate) is_end: bool,
    /// Whether the words are a hint, which may name the tiles that the learner will draw.
    pub(crate) is_hint: bool,
}

/// A file of the repository.
pub(crate) fn repository_file(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

impl Lesson {
    /// Replays `learn/lessons/<preset>.dgn`. The learner has the turn of the first question in the words.
    pub(crate) fn read(preset: &str) -> Self {
        let text = repository_file(&format!("learn/lessons/{preset}.dgn"));
        let record = Record::read(&text).and_then(|record| record.completed());
        let record = record.unwrap_or_else(|error| panic!("{preset}: {error}"));
        assert_eq!(record.rounds.len(), 1, "{preset}: a lesson is one round");
        let turns: Vec<Turn> = record.rounds[0].turns.iter().map(|turn| turn.value.clone()).collect();
        let rounds = replay(&record, &turns);
        let finished = rounds.last().and_then(|last| {
            FinishedRound::of(last, &record.rules, &Standing::new(&record.rules, record.players.seats()))
        });
        let mut game =
            Match::new(record.rules.clone(), record.players.seats()).expect("a table of the preset");
        let settlement = game.finish(&finished.expect("the round of a lesson is finished"));
        let words = repository_file(&format!("locales/en/learn/{preset}.md"));
        let question =
            words.lines().find_map(|line| line.strip_prefix("### ")?.strip_suffix('?')?.parse().ok());
        let question: usize = question.unwrap_or_else(|| panic!("{preset}: no question"));
        Self {
            learner: turns[question - 1].seat,
            players: record.players.iter().map(|player| player.name.clone()).collect(),
            rules: Arc::new(record.rules),
            turns,
            settlement,
            rounds,
        }
    }

    /// The lesson at the time when the words of a key are shown.
    pub(crate) fn at(&self, key: Key) -> Moment<'_> {
        let turns = match key {
            Key::After(turn) => turn,
            Key::Question(turn) | Key::Hint(turn) => turn.saturating_sub(1),
            Key::End => self.turns.len(),
        };
        let round = self.rounds.get(turns).unwrap_or_else(|| panic!("there is no turn {turns}"));
        let (is_end, is_hint) = (key == Key::End, matches!(key, Key::Hint(_)));
        Moment { lesson: self, round: round.clone(), turns, is_end, is_hint }
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.players[seat.index()]
    }

    pub(crate) fn seat(&self, name: &str) -> Option<Seat> {
        self.players.iter().position(|player| player == name).map(Seat::at)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.len())
    }

    /// All tiles of the game.
    pub(crate) fn set(&self) -> Vec<Tile> {
        self.rules.tile_list(self.players.len())
    }
}

impl Moment<'_> {
    /// What the learner sees.
    pub(crate) fn view(&self) -> View {
        let lesson = self.lesson;
        let sides = lesson.rules.sides(lesson.players.len()).count();
        View::of(&self.round, lesson.rules.clone(), Standing::new(&lesson.rules, sides), lesson.learner)
    }

    /// The tiles of the learner, those of a second hand included.
    pub(crate) fn own(&self) -> Vec<Tile> {
        let view = self.view();
        view.hand.into_iter().chain(view.other_hand.into_iter().flat_map(|other| other.tiles)).collect()
    }

    /// The tiles on the table.
    pub(crate) fn laid(&self) -> Vec<Tile> {
        let laid = |action: &Action| if let Action::Play { tile, .. } = action { Some(*tile) } else { None };
        self.round.history().iter().filter_map(|acted| laid(&acted.action)).collect()
    }

    /// The tiles that the learner does not see.
    pub(crate) fn hidden(&self) -> Vec<Tile> {
        let (own, laid) = (self.own(), self.laid());
        self.lesson.set().into_iter().filter(|tile| !own.contains(tile) && !laid.contains(tile)).collect()
    }

    /// The last turn of a seat so far, and the same lesson before it.
    pub(crate) fn last_turn(&self, seat: Seat) -> Option<(&Turn, Self)> {
        let at = self.lesson.turns[..self.turns].iter().rposition(|turn| turn.seat == seat)?;
        let before = Self { round: self.lesson.rounds[at].clone(), turns: at, ..self.clone() };
        Some((&self.lesson.turns[at], before))
    }
}

/// The round after 0, 1, 2 and so on turns.
fn replay(record: &Record, turns: &[Turn]) -> Vec<Round> {
    let recorded = &record.rounds[0];
    let seats = record.players.seats();
    let hands = BySeat::new(seats, |seat| {
        let deal = recorded.deals.iter().find(|deal| deal.value.0 == seat);
        deal.map_or(Vec::new(), |deal| deal.value.1.known.clone())
    });
    let dealt: Vec<Tile> = hands.iter().flatten().copied().collect();
    let stock = recorded.stock.iter().flat_map(|stock| &stock.value).filter_map(|tile| *tile);
    let mut boneyard: Vec<Tile> = stock.collect();
    let all = record.rules.tile_list(seats);
    let rest = all.into_iter().filter(|tile| !dealt.contains(tile) && !boneyard.contains(tile));
    boneyard.extend(rest.collect::<Vec<_>>());
    let game = Match::new(record.rules.clone(), seats).expect("a table of the preset");
    let (leader, must_lead) = match game.begin(&hands) {
        Begin::Lead { seat, must_lead } => (seat, must_lead),
        Begin::Draw { seat, hub } => (seat, MustLead::Tile(hub)),
        Begin::Open => (recorded.lead.as_ref().map_or(Seat::FIRST, |lead| lead.value), MustLead::Any),
        Begin::Redeal => panic!("a lesson has no redeal"),
    };
    let mut round = Round::deal(&record.rules, hands, boneyard, leader, must_lead).expect("a deal");
    let mut rounds = vec![round.clone()];
    for turn in turns {
        for action in turn.steps.iter().flat_map(actions) {
            act(&mut round, action);
        }
        if round.outcome().is_none()
            && round.legal().contains(&boneyard_rules::Move::Done)
            && round.is_mid_turn()
        {
            act(&mut round, Action::Done);
        }
        rounds.push(round.clone());
    }
    rounds
}

fn act(round: &mut Round, action: Action) {
    round.play(action).unwrap_or_else(|error| panic!("{action:?}: {error}"));
}

fn actions(step: &Step) -> Vec<Action> {
    match step {
        Step::Draw(tiles) => tiles.iter().flatten().map(|tile| Action::Draw { tile: *tile }).collect(),
        Step::Play(Placement { tile, at, leaves }) => {
            vec![Action::Play { tile: *tile, at: at.unwrap_or(Place::First), leaves: *leaves }]
        }
        Step::Close => vec![Action::Close],
        Step::Pass => vec![Action::Pass],
        Step::Declare => panic!("a lesson has no announcement"),
    }
}
