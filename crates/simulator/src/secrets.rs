//! Checks that no audience can learn hidden tiles.
//!
//! A round is played, then replayed with an alternative deal that agrees with everything one audience may know. That
//! audience must get the same bytes at the same times. Everyone acts the same at the same times, as far as the
//! audience can see. If single choices are forced, a move that is forced with one deal may be chosen with the other.

mod actions;
mod observed;
mod round;

use boneyard_rules::{Rules, Seat};
use boneyard_table::{BoneyardChoice, HandOrder, OnTimeout, Shuffle, SingleChoice, TableOptions, Tempo};

use self::{
    observed::{Observation, ObservedTable},
    round::Dealing,
};
use crate::{
    alternative_deal::PlayedRound,
    plan::{any_rules, any_seat_count, options},
    rng::SimRng,
    tally::Tally,
    violation::{Leak, Violation},
};

pub(crate) fn run(seed: u64, rules: Option<&Rules>) -> Result<Tally, Violation> {
    let mut rng = SimRng::new(seed ^ 0x5ec2_e700_0000_0000);
    let rules = any_rules(&mut rng, rules);
    let seats = any_seat_count(&mut rng, &rules);
    // With the other deal, chosen places of draws and the order of hands would differ.
    let mut options =
        TableOptions { boneyard: BoneyardChoice::Next, hand_order: HandOrder::Free, ..options(&mut rng) };
    // Where single choices are forced, a seat whose time runs out has a choice. The other deal is not made for that.
    if options.on_timeout == OnTimeout::Hold {
        options.on_timeout = OnTimeout::Play;
    }
    let mut before = ObservedTable::opened(&mut rng, &rules, seats, options)?;
    for _ in 0..rng.below(3) {
        let shuffle = shuffle(&mut rng, &rules, seats);
        before.play_round(&mut rng, shuffle)?;
        if !before.wants_shuffle() {
            return Ok(Tally::default());
        }
    }
    let shuffle = shuffle(&mut rng, &rules, seats);
    let mut first = before.fork();
    first.play_round(&mut rng, shuffle.clone())?;
    let game = round::game(&before.events, &rules, seats);
    let declares = Seat::all(seats).any(|seat| game.may_announce(seat));
    let Some(actions) = actions::actions(&first, declares) else { return Ok(Tally::default()) };
    let dealing = Dealing::of(&first.events, &shuffle.deal, seats);
    let mut tally = Tally::default();
    for (index, audience) in first.audiences().enumerate() {
        let played = PlayedRound {
            rules: &rules,
            game: &game,
            moves_single: options.tempo == Tempo::Even || options.single_choice == SingleChoice::Moved,
            seats,
            declared: round::declared(&first.events),
            leader: round::leader(&first.events).ok_or(Violation::Replay("no tiles were dealt"))?,
            deal: dealing.dealt(&shuffle.deal),
            actions: actions.clone(),
        };
        let Some((deal, choices)) = played.alternative_deal(&mut rng, audience) else { continue };
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

fn shuffle(rng: &mut SimRng, rules: &Rules, seats: usize) -> Shuffle {
    let tiles = rules.tile_list(seats);
    Shuffle { deal: rng.shuffled(tiles.clone()), lot: rng.shuffled(tiles) }
}

/// The first difference before the end of the round.
fn leak(first: &[Observation], second: &[Observation]) -> Option<Leak> {
    let until_end =
        |stream: &[Observation]| stream.iter().take_while(|shown| **shown != Observation::End).count();
    let (first, second) = (&first[..until_end(first)], &second[..until_end(second)]);
    let differs = (0..first.len().max(second.len())).find(|at| first.get(*at) != second.get(*at))?;
    let shown = |stream: &[Observation]| format!("{:?}", stream.get(differs));
    Some(Leak { first: shown(first), second: shown(second) })
}
