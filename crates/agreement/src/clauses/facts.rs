//! What the rules mean at the table, such as whether anyone has a partner. Sentences select their words by these facts.

use boneyard_i18n::{FluentValue, Messages};
use boneyard_rules::{
    Family, Preset, Rules, Tile, presets,
    ruleset::{BlockWinner, DrawMode, Reach, SideRule},
};
use serde::Serialize;

use super::word;

/// Who plays with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Partners {
    /// Everyone plays alone at every table.
    Solo,
    /// Two pairs play at every table.
    Pairs,
    /// Two pairs play at some tables only.
    Mixed,
    /// Two players hold two hands each.
    Hands,
}

/// Rules with the facts that several sentences need.
pub(crate) struct Facts<'a> {
    pub(crate) rules: &'a Rules,
    /// The preset of these rules; `None` if no preset has its name.
    pub(crate) preset: Option<Preset>,
    pub(crate) partners: Partners,
    /// Whether two sides play at every table.
    pub(crate) two_sides: bool,
    /// The numbers of players, each with the number of tiles left after the deal.
    pub(crate) left: Vec<(u8, usize)>,
    /// The word for the games with words of their own: `goat`, `donkey` or `other`.
    game: &'static str,
}

impl<'a> Facts<'a> {
    pub(crate) fn of(rules: &'a Rules) -> Self {
        let tables: Vec<usize> = rules.seat_counts().map(usize::from).collect();
        let paired = |seats: &usize| rules.sides(*seats).count() < *seats;
        let partners = match rules.seats.sides {
            SideRule::TwoHands => Partners::Hands,
            _ if !tables.iter().any(paired) => Partners::Solo,
            _ if tables.iter().all(paired) => Partners::Pairs,
            _ => Partners::Mixed,
        };
        let left = |seats: &usize| {
            let dealt = rules.hand_size(*seats).unwrap_or(0) * *seats;
            let players = u8::try_from(rules.players(*seats)).unwrap_or(u8::MAX);
            (players, rules.tile_list(*seats).len().saturating_sub(dealt))
        };
        let preset = presets::find(&rules.preset).ok();
        let game = match (preset.as_ref().map(|preset| preset.family), rules.preset.as_str()) {
            (Some(Family::Goat), "donkey") => "donkey",
            (Some(Family::Goat), _) => "goat",
            _ => "other",
        };
        Self {
            rules,
            preset,
            partners,
            two_sides: tables.iter().all(|seats| rules.sides(*seats).count() == 2),
            left: tables.iter().map(left).collect(),
            game,
        }
    }

    /// Whether a table can be opened for this number of players.
    pub(crate) fn seats(&self, players: u8) -> bool {
        self.left.iter().any(|(open, _)| *open == players)
    }

    /// Whether tiles are left after the deal at some table.
    pub(crate) fn leaves_tiles(&self) -> bool {
        self.left.iter().any(|(_, left)| *left > 0)
    }

    /// Whether a tile can ever be drawn at a table where `left` tiles are left after the deal.
    pub(crate) fn draws_from(&self, left: usize) -> bool {
        self.rules.draw.mode != DrawMode::None && left > usize::from(self.rules.draw.reserve)
    }

    /// The numbers of players whose tables have tiles to draw, and those whose tables have none.
    pub(crate) fn drawing(&self) -> (Vec<u8>, Vec<u8>) {
        let players = |tables: Vec<(u8, usize)>| tables.into_iter().map(|(players, _)| players).collect();
        let (with, without) = self.left.iter().partition(|(_, left)| self.draws_from(*left));
        (players(with), players(without))
    }

    /// Whether players draw tiles in their turns at some table.
    pub(crate) fn draws(&self) -> bool {
        self.left.iter().any(|(_, left)| self.draws_from(*left))
    }

    /// Who plays with whom, as `$sides` in messages.
    pub(crate) const fn sides(&self) -> &'static str {
        match self.partners {
            Partners::Solo => "solo",
            Partners::Pairs => "pairs",
            Partners::Mixed => "mixed",
            Partners::Hands => "hands",
        }
    }

    /// How many opponents a side has, as `$others` in messages.
    pub(crate) const fn others(&self) -> &'static str {
        if self.two_sides { "one" } else { "many" }
    }

    /// What is compared after a block, as `$compared` in messages.
    pub(crate) fn compared(&self) -> &'static str {
        match self.rules.score.block_winner {
            BlockWinner::FewestTiles => "tiles",
            BlockWinner::SideOfLowestPlayer if self.partners != Partners::Solo => "single",
            BlockWinner::BlockerVsNext => "next",
            _ => "all",
        }
    }

    /// The values that every sentence may select by.
    fn values(&self) -> [(&'static str, &'static str); 8] {
        let yes = |is: bool| if is { "yes" } else { "no" };
        [
            ("sides", self.sides()),
            ("others", self.others()),
            ("compared", self.compared()),
            ("draws", yes(self.draws())),
            ("game", self.game),
            ("reach", if self.rules.match_.reach == Reach::Wins { "wins" } else { "loses" }),
            ("triangles", yes(self.rules.tiles.set.is_triangles())),
            ("account", yes(self.rules.account.open_at > 0)),
        ]
    }
}

/// Facts and the language that tells them.
pub(crate) struct Wording<'a> {
    pub(crate) facts: &'a Facts<'a>,
    pub(crate) words: &'a Messages,
    /// The keys of the messages used so far.
    #[cfg(test)]
    pub(crate) keys: std::cell::RefCell<Vec<String>>,
}

impl<'a> Wording<'a> {
    pub(crate) fn new(facts: &'a Facts<'a>, words: &'a Messages) -> Self {
        Self {
            facts,
            words,
            #[cfg(test)]
            keys: std::cell::RefCell::default(),
        }
    }

    pub(crate) fn rules(&self) -> &'a Rules {
        self.facts.rules
    }

    /// A message that selects its words by the facts alone.
    pub(crate) fn say(&self, key: &str) -> String {
        self.say_with(key, [])
    }

    /// A message with values besides the facts.
    pub(crate) fn say_with<'b>(
        &self,
        key: &str,
        values: impl IntoIterator<Item = (&'static str, FluentValue<'b>)>,
    ) -> String
    where
        'a: 'b,
    {
        #[cfg(test)]
        self.keys.borrow_mut().push(key.to_owned());
        let facts = self.facts.values().map(|(name, value)| (name, FluentValue::from(value)));
        // Where a part of a sentence is empty, a space is left at its end.
        self.words.message_with(key, facts.into_iter().chain(values)).trim_end().to_owned()
    }

    /// The sentence of a parameter's value.
    pub(crate) fn chosen(&self, message: &str, value: impl Serialize) -> String {
        self.say(&format!("{message}.{}", word(value)))
    }
}

/// Whether a tile is in play at some table.
pub(crate) fn is_in_play(rules: &Rules, tile: Tile) -> bool {
    rules.seat_counts().any(|seats| rules.tile_list(seats.into()).contains(&tile))
}

/// Whether the double of a number is in play at some table.
pub(crate) fn has_double(rules: &Rules, number: u8) -> bool {
    rules.tiles.set.double(number).is_some_and(|tile| is_in_play(rules, tile))
}

/// The matadors in play, joined by commas and “and”; `none` if all are removed. They fit any end where halves make seven.
pub(crate) fn matadors(rules: &Rules, words: &Messages) -> String {
    let all = ["0-0", "1-6", "2-5", "3-4"];
    let left = all.into_iter().filter(|text| text.parse().is_ok_and(|tile| is_in_play(rules, tile)));
    let left: Vec<String> = left.map(str::to_owned).collect();
    if left.is_empty() { "none".into() } else { words.all(&left) }
}
