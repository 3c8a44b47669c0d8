//! The regulation of an evening in short: its rules, where they come from, and what the sources leave open.

use boneyard_club::{
    AbsentResult, AbsentScore, ClubTiles, Counted, ExpelledResults, ExpelledScore, LeadAfter, LeadRule,
    MishapRules, PenaltyTakes, RegulationItem, SeatingKind, Setup, StandingsKey, Stopped, Walkover,
    WinPoints,
};
use boneyard_i18n::{Language, Messages};
use serde::Serialize;

use crate::club::composer::Composer;

/// The rules of an evening as sentences. Pages build the same ones in `words/regulation.ts`; the tests of both read
/// `web/src/features/evening/testing/regulations.json`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RuleSentences {
    /// The tiles.
    pub deal: Vec<String>,
    /// What a round scores, and who leads the next one.
    pub round: Vec<String>,
    /// The score that wins a match, and what is recorded.
    pub target: Vec<String>,
    /// The time limit, and the warning before it.
    pub time: Vec<String>,
    /// What a win is worth.
    pub wins: Vec<String>,
    /// What decides the places.
    pub places: Vec<String>,
    /// Who meets whom in a Swiss or a knock-out, and what a bye counts.
    pub draw: Vec<String>,
    /// What happens if something goes wrong.
    pub mishaps: Vec<String>,
}

impl RuleSentences {
    /// The rules of this evening.
    #[must_use]
    pub fn of(setup: &Setup, language: Language) -> Self {
        Self::with(Messages::of(language), setup)
    }

    pub(crate) fn with(messages: &Messages, setup: &Setup) -> Self {
        let regulation = &setup.regulation;
        let say = |id: &str| messages.message(id);
        let points = |id: &str, points: u16| messages.message_with(id, [("points", points.into())]);
        let minutes = |id: &str, minutes: u16| messages.message_with(id, [("minutes", minutes.into())]);

        let mut round = vec![say(match regulation.counts {
            Counted::Losers => "regulation-counts.losers",
            Counted::All => "regulation-counts.all",
            Counted::Rounds => "regulation-counts.rounds",
        })];
        if regulation.bonus > 0 {
            round.push(points("regulation-bonus", regulation.bonus));
        }
        if regulation.reset {
            round.push(say("regulation-reset"));
        }
        round.push(say(match regulation.lead {
            LeadRule::Rotates => "regulation-lead.rotates",
            LeadRule::Winner => "regulation-lead.winner",
        }));

        let time = match setup.limit {
            Some(limit) => {
                vec![minutes("regulation-limit", limit), minutes("regulation-warning", regulation.warning)]
            }
            None => vec![say("regulation-noLimit")],
        };
        let WinPoints { shutout, half, close, stopped } = regulation.wins;
        let wins = if [half, close, stopped] == [shutout; 3] {
            vec![points("regulation-wins-same", shutout.into())]
        } else {
            let [shutout, half, close] = [shutout, half, close].map(u16::from);
            let worth =
                [("shutout", shutout), ("half", half), ("close", close), ("middle", setup.target / 2)];
            vec![
                messages
                    .message_with("regulation-wins-each", worth.map(|(name, worth)| (name, worth.into()))),
                points("regulation-wins-stopped", stopped.into()),
            ]
        };

        let keys: Vec<String> = regulation.order.iter().map(|key| say(key_name(*key))).collect();
        Self {
            deal: vec![say(match regulation.tiles {
                ClubTiles::DoubleSix => "regulation-tiles.double-six",
                ClubTiles::DoubleNine => "regulation-tiles.double-nine",
            })],
            round,
            target: vec![
                points("regulation-target", setup.target),
                say(if regulation.excess { "regulation-excess.on" } else { "regulation-excess.off" }),
            ],
            time,
            wins,
            places: vec![messages.message_with("regulation-order", [("keys", messages.all(&keys).into())])],
            draw: match setup.seating {
                SeatingKind::Published | SeatingKind::Balanced | SeatingKind::Pairs => Vec::new(),
                SeatingKind::KnockOut => vec![say("regulation-draw-knockOut")],
                SeatingKind::Groups => {
                    vec![say("regulation-draw-groups"), say("regulation-draw-groupPlaces")]
                }
                SeatingKind::Swiss => {
                    let score = [("target", setup.target.into()), ("middle", (setup.target / 2).into())];
                    vec![say("regulation-draw-swiss"), messages.message_with("regulation-draw-bye", score)]
                }
            },
            mishaps: mishaps(messages, setup),
        }
    }

    /// All sentences, in the order of the sheet.
    #[must_use]
    pub fn all(self) -> Vec<String> {
        [self.deal, self.round, self.target, self.time, self.wins, self.places, self.draw, self.mishaps]
            .concat()
    }
}

/// What happens if something goes wrong. Only fixed pairs win by a walkover, and are expelled from the evening.
fn mishaps(messages: &Messages, setup: &Setup) -> Vec<String> {
    let MishapRules { walkover, annulled, tied, penalties, expulsion } = setup.regulation.mishaps;
    let Walkover { lost, absent, worth, penalty } = walkover;
    let points = |id: &str, points: u16| messages.message_with(id, [("points", points.into())]);
    let mut said = Vec::new();
    if setup.seating.has_fixed_pairs() {
        let lost = if lost == AbsentScore::Half { setup.target / 2 } else { 0 };
        let score = [("target", setup.target.into()), ("lost", lost.into())];
        said.push(messages.message_with("regulation-walkover-score", score));
        said.extend(worth.map(|worth| points("regulation-walkover-worth", worth.into())));
        if absent == AbsentResult::Nothing {
            said.push(messages.message("regulation-walkover-nothing"));
        }
        if penalty > 0 {
            said.push(points("regulation-walkover-penalty", penalty));
        }
    }
    let mut say = |id: &str| said.push(messages.message(id));
    say(match annulled {
        LeadAfter::Same => "regulation-annulledRound.same",
        LeadAfter::Next => "regulation-annulledRound.next",
    });
    say(match tied {
        LeadAfter::Same => "regulation-tiedBlock.same",
        LeadAfter::Next => "regulation-tiedBlock.next",
    });
    say(match penalties {
        PenaltyTakes::Effectiveness => "regulation-penalties.effectiveness",
        PenaltyTakes::Points => "regulation-penalties.points",
        PenaltyTakes::MatchPoints => "regulation-penalties.match-points",
    });
    say(match expulsion.score {
        ExpelledScore::Keeps => "regulation-expulsion.keeps",
        ExpelledScore::Zero => "regulation-expulsion.zero",
    });
    if setup.seating.has_fixed_pairs() {
        say(match expulsion.results {
            ExpelledResults::Stay => "regulation-expelled.stay",
            ExpelledResults::Annulled => "regulation-expelled.annulled",
        });
    }
    said
}

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let setup = composer.evening.setup();
    let known = setup.regulation.name.known();
    composer.title(&title(composer))?;
    for rule in RuleSentences::with(composer.messages, setup).all() {
        let block = composer.item(&rule);
        composer.flow.put(&block)?;
    }
    if known.sources.is_empty() {
        return Ok(());
    }
    composer.space(0.6);
    composer.text(&format!("{}:", composer.message("regulation-sources")))?;
    for source in &known.sources {
        let words = [source.title.as_str(), source.address.as_str()].map(str::to_owned);
        let words: Vec<String> = words.into_iter().filter(|words| !words.is_empty()).collect();
        let block = composer.item(&words.join(", "));
        composer.flow.put(&block)?;
    }
    let open: Vec<String> = known.open.iter().map(|item| composer.message(item_name(*item))).collect();
    if open.is_empty() {
        return Ok(());
    }
    let items = composer.messages.all(&open);
    composer.text(&composer.message_with("regulation-open", [("items", items.into())]))
}

/// The name of the regulation, and whether it was changed.
fn title(composer: &Composer<'_>) -> String {
    let Setup { regulation, own_regulation, .. } = composer.evening.setup();
    let name = composer.message(&format!("regulation-name.{}", regulation.name));
    let name = match regulation.name.known().regulation == *regulation {
        true => name,
        false => composer.message_with("regulation-changed", [("name", name.into())]),
    };
    let name = match own_regulation.is_empty() {
        true => name,
        false => {
            let names = [("name", composer.own(own_regulation).into()), ("base", name.into())];
            composer.message_with("regulation-own", names)
        }
    };
    format!("{}: {name}", composer.message("regulation-title"))
}

const fn key_name(key: StandingsKey) -> &'static str {
    match key {
        StandingsKey::Points => "regulation-key.points",
        StandingsKey::Wins => "regulation-key.wins",
        StandingsKey::Effectiveness => "regulation-key.effectiveness",
        StandingsKey::Difference => "regulation-key.difference",
        StandingsKey::Plus => "regulation-key.plus",
        StandingsKey::Meetings => "regulation-key.meetings",
        StandingsKey::Progress => "regulation-key.progress",
        StandingsKey::Group => "regulation-key.group",
        StandingsKey::Number => "regulation-key.number",
    }
}

const fn item_name(item: RegulationItem) -> &'static str {
    match item {
        RegulationItem::Target => "regulation-item.target",
        RegulationItem::Limit => "regulation-item.limit",
        RegulationItem::Warning => "regulation-item.warning",
        RegulationItem::Counts => "regulation-item.counts",
        RegulationItem::Bonus => "regulation-item.bonus",
        RegulationItem::Lead => "regulation-item.lead",
        RegulationItem::Excess => "regulation-item.excess",
        RegulationItem::Order => "regulation-item.order",
        RegulationItem::Walkover => "regulation-item.walkover",
        RegulationItem::AnnulledRound => "regulation-item.annulled-round",
        RegulationItem::TiedBlock => "regulation-item.tied-block",
        RegulationItem::Penalties => "regulation-item.penalties",
        RegulationItem::Expulsion => "regulation-item.expulsion",
    }
}
