//! The regulation of an evening in short: its rules, where they come from, and what the sources leave open.

use boneyard_club::{ClubTiles, Counted, LeadRule, RegulationItem, Setup, StandingsKey, Stopped, WinPoints};

use crate::club::composer::Composer;

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let setup = composer.evening.setup();
    let known = setup.regulation.name.known();
    composer.title(&title(composer))?;
    for rule in rules(composer, setup) {
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
    let regulation = &composer.evening.setup().regulation;
    let name = composer.message(&format!("regulation-name.{}", regulation.name));
    let name = match regulation.name.known().regulation == *regulation {
        true => name,
        false => composer.message_with("regulation-changed", [("name", name.into())]),
    };
    format!("{}: {name}", composer.message("regulation-title"))
}

/// One sentence for each rule.
fn rules(composer: &Composer<'_>, setup: &Setup) -> Vec<String> {
    let regulation = &setup.regulation;
    let say = |id: &str| composer.message(id);
    let points = |id: &str, points: u16| composer.message_with(id, [("points", points.into())]);
    let minutes = |id: &str, minutes: u16| composer.message_with(id, [("minutes", minutes.into())]);
    let mut rules = vec![points("regulation-target", setup.target)];
    if regulation.tiles == ClubTiles::DoubleNine {
        rules.push(say("regulation-tiles.double-nine"));
    }
    rules.push(say(match regulation.counts {
        Counted::Losers => "regulation-counts.losers",
        Counted::All => "regulation-counts.all",
        Counted::Rounds => "regulation-counts.rounds",
    }));
    if regulation.bonus > 0 {
        rules.push(points("regulation-bonus", regulation.bonus));
    }
    rules.push(say(match regulation.lead {
        LeadRule::Rotates => "regulation-lead.rotates",
        LeadRule::Winner => "regulation-lead.winner",
    }));
    if regulation.reset {
        rules.push(say("regulation-reset"));
    }
    rules.push(say(if regulation.excess { "regulation-excess.on" } else { "regulation-excess.off" }));
    match setup.limit {
        Some(limit) => rules
            .extend([minutes("regulation-limit", limit), minutes("regulation-warning", regulation.warning)]),
        None => rules.push(say("regulation-noLimit")),
    }
    let WinPoints { shutout, half, close, stopped } = regulation.wins;
    if [half, close, stopped] == [shutout; 3] {
        rules.push(points("regulation-wins-same", shutout.into()));
    } else {
        let middle = setup.target / 2;
        rules.push(composer.message_with(
            "regulation-wins-each",
            [
                ("shutout", shutout.into()),
                ("half", half.into()),
                ("close", close.into()),
                ("middle", middle.into()),
            ],
        ));
        rules.push(points("regulation-wins-stopped", stopped.into()));
    }
    let keys: Vec<String> = regulation.order.iter().map(|key| say(key_name(*key))).collect();
    let keys = composer.messages.all(&keys);
    rules.push(composer.message_with("regulation-order", [("keys", keys.into())]));
    rules
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
    }
}
