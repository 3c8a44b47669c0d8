//! What each reader of an evening may know: needs are the organiser's and the player's own (CLUB-103).

use crate::file::{self, Privacy};
use crate::live::act::{Act, Author, Courtesies, Entry};
use crate::live::view::EveningView;
use crate::{Evening, Player, Setup, courtesies};

/// What a reader is not shown.
#[derive(Clone, Copy)]
enum Hiding {
    /// The needs of all but this player.
    NeedsOfOthers(Player),
    /// Everybody's needs.
    Needs,
    /// Everybody's needs, and what is done for them.
    All,
}

impl Entry {
    /// The entry as somebody sees it: what to do at a table, not why. `None` is whoever only looks on, and need not know what is
    /// done for whom: it tells why.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Author>) -> Self {
        match viewer {
            Some(Author::Organiser) => self.clone(),
            Some(Author::Player { player }) => self.hiding(Hiding::NeedsOfOthers(player)),
            None => self.hiding(Hiding::All),
        }
    }

    /// The entry as all who play may see it, whoever they are: what is done for whom, and nobody's needs.
    #[must_use]
    pub fn seen_by_players(&self) -> Self {
        self.hiding(Hiding::Needs)
    }

    fn hiding(&self, hiding: Hiding) -> Self {
        let act = match &self.act {
            Act::Open { file, customs, courtesies } => match file::read(file) {
                Ok(evening) => {
                    let (setup, courtesies) = hidden(evening.setup(), courtesies, hiding);
                    Act::Open { file: rewritten(evening, setup), customs: *customs, courtesies }
                }
                // A file that cannot be read was refused, so nobody sees it.
                Err(_) => Act::Open { file: String::new(), customs: *customs, courtesies: Vec::new() },
            },
            Act::Conditions { setup, courtesies } => {
                let (setup, courtesies) = hidden(setup, courtesies, hiding);
                Act::Conditions { setup, courtesies }
            }
            Act::Reseat { setup, from, matches, courtesies } => {
                let (setup, courtesies) = hidden(setup, courtesies, hiding);
                Act::Reseat { setup, from: *from, matches: matches.clone(), courtesies }
            }
            act => act.clone(),
        };
        Self { act, ..self.clone() }
    }
}

impl EveningView {
    /// What a screen shows to somebody, without what that reader may not know. `None` is whoever only looks on.
    #[must_use]
    pub fn seen_by(mut self, viewer: Option<Author>) -> Self {
        if viewer != Some(Author::Organiser) {
            hide_needs(&mut self.setup, viewer.map(Author::player));
        }
        self
    }
}

/// The line-up without anybody's needs but the reader's own, and what is done at the tables: what follows from needs, and what
/// the organiser named without one.
fn hidden(setup: &Setup, named: &[Courtesies], hiding: Hiding) -> (Setup, Vec<Courtesies>) {
    let mut setup = setup.clone();
    let own = match hiding {
        Hiding::NeedsOfOthers(own) => Some(own),
        Hiding::Needs => None,
        Hiding::All => {
            hide_needs(&mut setup, None);
            return (setup, Vec::new());
        }
    };
    let mut public = Vec::new();
    for (player, person) in Player::all(setup.size()).zip(&setup.players) {
        let mut all = courtesies(&person.needs);
        all.extend(named.iter().filter(|of| of.player == player).flat_map(|of| &of.courtesies));
        all.sort_unstable();
        all.dedup();
        if !all.is_empty() {
            public.push(Courtesies { player, courtesies: all });
        }
    }
    hide_needs(&mut setup, own);
    (setup, public)
}

fn hide_needs(setup: &mut Setup, own: Option<Player>) {
    for (player, person) in Player::all(setup.size()).zip(&mut setup.players) {
        if own != Some(player) {
            person.needs.clear();
        }
    }
}

/// The file of the same evening with another line-up.
fn rewritten(mut evening: Evening, setup: Setup) -> String {
    // Only needs differ, and they decide nothing about the seating.
    match evening.set_setup(setup) {
        Ok(()) => file::write(&evening, Privacy::Whole),
        Err(_) => file::write(&evening, Privacy::Shared),
    }
}
