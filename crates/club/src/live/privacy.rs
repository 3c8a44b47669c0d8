//! What each reader of an evening may know: needs are the organiser's and the player's own (CLUB-103).

use crate::file::{self, Privacy};
use crate::live::act::{Act, Author, Courtesies, Entry};
use crate::{Evening, Player, Setup, courtesies};

impl Entry {
    /// The entry as somebody sees it: what to do at a table, not why. `None` is whoever only looks on.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Author>) -> Self {
        if viewer == Some(Author::Organiser) {
            return self.clone();
        }
        let own = viewer.map(Author::player);
        let act = match &self.act {
            Act::Open { file, customs, .. } => match file::read(file) {
                Ok(evening) => {
                    let (setup, courtesies) = hidden(evening.setup(), own);
                    Act::Open { file: rewritten(evening, setup), customs: *customs, courtesies }
                }
                // A file that cannot be read was refused, so nobody sees it.
                Err(_) => Act::Open { file: String::new(), customs: *customs, courtesies: Vec::new() },
            },
            Act::Conditions { setup, .. } => {
                let (setup, courtesies) = hidden(setup, own);
                Act::Conditions { setup, courtesies }
            }
            Act::Reseat { setup, from, matches, .. } => {
                let (setup, courtesies) = hidden(setup, own);
                Act::Reseat { setup, from: *from, matches: matches.clone(), courtesies }
            }
            act => act.clone(),
        };
        Self { act, ..self.clone() }
    }
}

/// The line-up without anybody's needs but the reader's own, and what is done at the tables.
fn hidden(setup: &Setup, own: Option<Player>) -> (Setup, Vec<Courtesies>) {
    let mut setup = setup.clone();
    let mut public = Vec::new();
    for (player, person) in Player::all(setup.size()).zip(&mut setup.players) {
        let courtesies = courtesies(&person.needs);
        if !courtesies.is_empty() {
            public.push(Courtesies { player, courtesies });
        }
        if own != Some(player) {
            person.needs.clear();
        }
    }
    (setup, public)
}

/// The file of the same evening with another line-up.
fn rewritten(mut evening: Evening, setup: Setup) -> String {
    // Only needs differ, and they decide nothing about the seating.
    match evening.set_setup(setup) {
        Ok(()) => file::write(&evening, Privacy::Whole),
        Err(_) => file::write(&evening, Privacy::Shared),
    }
}
