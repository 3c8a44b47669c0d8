//! Nobody is shown anything that follows from what they may not know.
//!
//! A round is played, then played again with another deal that agrees with everything one audience could know: that
//! audience must be sent the same bytes at the same milliseconds. Everyone else does the same at the same times as far
//! as it can be seen. Where single choices are moved, a move forced with one deal may be a choice with the other.

mod actions;
mod round;
mod watched;

use boneyard_rules::{Rules, Seat};
use boneyard_table::{BoneyardChoice, HandOrder, Shuffle, SingleChoice, TableOptions, Tempo};

use self::{
    round::Dealing,
    watched::{Shown, Watched},
};
use crate::{
    dice::Dice,
    exchange::Played,
    plan::{any_rules, any_table, options},
    tally::Tally,
    violation::{Leak, Violation},
};

pub(crate) fn run(seed: u64, rules: Option<&Rules>) -> Result<Tally, Violation> {
    let mut dice = Dice::new(seed ^ 0x5ec2_e700_0000_0000);
    let rules = any_rules(&mut dice, rules);
    let seats = any_table(&mut dice, &rules);
    // With another deal a draw would be pointed at in another place, and hands would stand in another order.
    let options =
        TableOptions { boneyard: BoneyardChoice::Next, hand_order: HandOrder::Free, ..options(&mut dice) };
    let mut before = Watched::opened(&mut dice, &rules, seats, options)?;
    for _ in 0..dice.below(3) {
        let shuffle = shuffle(&mut dice, &rules, seats);
        before.play_round(&mut dice, shuffle)?;
        if !before.wants_shuffle() {
            return Ok(Tally::default());
        }
    }
    let shuffle = shuffle(&mut dice, &rules, seats);
    let mut first = before.fork();
    first.play_round(&mut dice, shuffle.clone())?;
    let game = round::game(&before.events, &rules, seats);
    let declares = Seat::all(seats).any(|seat| game.may_announce(seat));
    let Some(actions) = actions::actions(&first, declares) else { return Ok(Tally::default()) };
    let dealing = Dealing::of(&first.events, &shuffle.deal, seats);
    let mut tally = Tally::default();
    for (index, audience) in first.audiences().enumerate() {
        let played = Played {
            rules: &rules,
            game: &game,
            moves_single: options.tempo == Tempo::Even || options.single_choice == SingleChoice::Moved,
            seats,
            declared: round::declared(&first.events),
            leader: round::leader(&first.events).ok_or(Violation::Replay("no tiles were dealt"))?,
            deal: dealing.dealt(&shuffle.deal),
            actions: actions.clone(),
        };
        let Some((deal, choices)) = played.exchanged(&mut dice, audience) else { continue };
        let exchanged = Shuffle { deal: dealing.shuffled(&deal), lot: shuffle.lot.clone() };
        let mut second = before.fork();
        second.replay(&first, exchanged, &actions, &choices)?;
        if let Some(leak) = leak(&first.streams[index], &second.streams[index]) {
            return Err(Violation::Leak { audience, rules: rules.to_string(), leak });
        }
        tally.exchanged += 1;
    }
    Ok(tally)
}

fn shuffle(dice: &mut Dice, rules: &Rules, seats: usize) -> Shuffle {
    let tiles = rules.tile_list(seats);
    Shuffle { deal: dice.shuffled(tiles.clone()), lot: dice.shuffled(tiles) }
}

/// The first difference before the end of the round.
fn leak(first: &[Shown], second: &[Shown]) -> Option<Leak> {
    let until_end = |stream: &[Shown]| stream.iter().take_while(|shown| **shown != Shown::End).count();
    let (first, second) = (&first[..until_end(first)], &second[..until_end(second)]);
    let differs = (0..first.len().max(second.len())).find(|at| first.get(*at) != second.get(*at))?;
    let shown = |stream: &[Shown]| format!("{:?}", stream.get(differs));
    Some(Leak { first: shown(first), second: shown(second) })
}
