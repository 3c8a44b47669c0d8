//! The procedure at the table (CLUB-105 to CLUB-116), and the courtesies for players who need them (CLUB-100 to CLUB-102).

use boneyard_club::Stopped;

use crate::club::composer::Composer;
use crate::club::words::fill;
use crate::flow::Block;

pub(crate) fn compose(composer: &mut Composer<'_>) -> Result<(), Stopped> {
    let words = composer.words;
    composer.title(words.procedure)?;
    let target = composer.evening.setup().target.to_string();
    for (number, (name, text)) in (1..).zip(words.steps) {
        let number: u8 = number;
        let text = fill(text, &[("target", &target)]);
        let text = composer.lines(&text, composer.size.body());
        step(composer, &format!("{number}. {name}"), vec![text])?;
    }
    composer.flow.page();
    composer.title(words.courtesies_title)?;
    composer.text(words.courtesies_note)?;
    composer.space(0.6);
    for (name, items) in words.courtesy_groups {
        let items = items.iter().map(|item| composer.item(item)).collect();
        step(composer, name, items)?;
    }
    Ok(())
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
