//! The procedure at the table (CLUB-105 to CLUB-116), and the courtesies for players who need them (CLUB-100 to CLUB-102).

use boneyard_club::{Courtesy, Need, Stopped};

use crate::club::composer::Composer;
use crate::flow::Block;

/// The number of steps.
const STEPS: u8 = 12;

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    composer.title(&composer.message("procedure-title"))?;
    let target = composer.evening.setup().target;
    for number in 1..=STEPS {
        let name = composer.message(&format!("procedure-step-{number}-title"));
        let text = composer.message_with(&format!("procedure-step-{number}"), [("target", target.into())]);
        let text = composer.lines(&text, composer.size.body());
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
