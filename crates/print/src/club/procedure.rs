//! The procedure at the table (CLUB-105 to CLUB-116), and the courtesies for players who need them (CLUB-100 to CLUB-102).
//!
//! The steps are the same at every evening. What a regulation decides is said in the sentences of the regulation.

use boneyard_club::{Courtesy, Need, Stopped};

use crate::club::composer::Composer;
use crate::club::regulation::RuleSentences;
use crate::flow::Block;

/// The number of steps.
const STEPS: u8 = 12;

/// The steps that differ by regulation.
const TAKING: u8 = 3;
const END_OF_ROUND: u8 = 10;
const END_OF_MATCH: u8 = 11;

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    composer.title(&composer.message("procedure-title"))?;
    let RuleSentences { deal, round, target, time, wins, places: _, draw: _, mishaps: _ } =
        RuleSentences::with(composer.messages, composer.evening.setup());
    for number in 1..=STEPS {
        let name = composer.message(&format!("procedure-step-{number}-title"));
        let always = || composer.message(&format!("procedure-step-{number}"));
        let sentences = match number {
            TAKING => [vec![always()], deal.clone()].concat(),
            END_OF_ROUND => [vec![always()], round.clone()].concat(),
            END_OF_MATCH => [target.clone(), time.clone(), wins.clone()].concat(),
            _ => vec![always()],
        };
        let text = composer.lines(&sentences.join(" "), composer.size.body());
        step(composer, &format!("{number}. {name}"), vec![text])?;
    }
    composer.flow.page();
    composer.title(&composer.message("courtesies-title"))?;
    composer.text(&composer.message("courtesies-note"))?;
    composer.space(0.6);
    for need in Need::ALL {
        let name = composer.message(match need {
            Need::Sight => "courtesies-sight",
            Need::Movement => "courtesies-movement",
            Need::Hearing => "courtesies-hearing",
        });
        let item = |courtesy: &Courtesy| composer.item(&composer.message(rule(*courtesy)));
        let items = need.courtesies().iter().map(item).collect();
        step(composer, &name, items)?;
    }
    Ok(())
}

/// The message that says a courtesy without names.
pub(crate) const fn rule(courtesy: Courtesy) -> &'static str {
    match courtesy {
        Courtesy::PartnerWrites => "courtesy.partner-writes",
        Courtesy::PartnerShuffles => "courtesy.partner-shuffles",
        Courtesy::MayRearrange => "courtesy.may-rearrange",
        Courtesy::NeighbourSets => "courtesy.neighbour-sets",
        Courtesy::AllSayEnds => "courtesy.all-say-ends",
        Courtesy::MayAskCount => "courtesy.may-ask-count",
        Courtesy::NeighbourStands => "courtesy.neighbour-stands",
        Courtesy::NeighbourPlaces => "courtesy.neighbour-places",
        Courtesy::KnocksToPass => "courtesy.knocks-to-pass",
        Courtesy::OthersKnock => "courtesy.others-knock",
        Courtesy::SheetShown => "courtesy.sheet-shown",
    }
}

/// A heading and its text, on one page.
fn step(composer: &mut Composer<'_>, name: &str, below: Vec<Block>) -> Result<(), Stopped> {
    let size = composer.size;
    let mut block = composer.lines(name, size.strong());
    for part in below {
        block.below(part);
    }
    block.below(Block::empty(size.pick(2.4, 4.0)));
    composer.flow.put(&block)
}
