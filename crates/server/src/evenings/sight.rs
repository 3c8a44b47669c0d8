//! What somebody is shown of an evening who asks for it, and does not follow it over a socket.

use std::borrow::Cow;

use axum::extract::ws::Utf8Bytes;
use boneyard_club::file::{self, Privacy};
use boneyard_club::live::{Author, Live, TableView};
use boneyard_club::{Evening, Moment, Player, Report, SheetId};
use boneyard_protocol::Problem;
use boneyard_protocol::evening::{EveningPerson, EveningRefusal, FoundEvening, FoundPlayer};
use boneyard_table::PersonId;

use crate::bounds::VIEW_AGE_MAX;
use crate::clock;
use crate::evenings::people::Person;
use crate::evenings::task::EveningTask;
use crate::socket::encode;

impl EveningTask {
    /// Who a guest is here.
    pub(crate) fn author(&self, guest: Option<&str>) -> Option<Author> {
        self.people.author(guest)
    }

    /// What a screen shows a guest, encoded.
    pub(crate) fn view(&mut self, guest: Option<&str>, at: Option<Moment>) -> Result<Utf8Bytes, Problem> {
        let author = self.people.author(guest);
        let now = clock::moment();
        let is_fresh = |then: &Moment| now.since(*then) < clock::as_ms(VIEW_AGE_MAX);
        if let Some((_, view)) = self.views.get(&author).filter(|(then, _)| at.is_none() && is_fresh(then)) {
            return Ok(view.clone());
        }
        let view = self.live_for(author).view(author.map(Author::player), at.unwrap_or(now));
        let view = encode(&view.ok_or(Problem::NotFound)?.seen_by(author));
        if at.is_none() {
            self.views.insert(author, (now, view.clone()));
        }
        Ok(view)
    }

    /// One table of any match, as a guest may see it.
    pub(crate) fn table(&self, guest: Option<&str>, at: SheetId) -> Option<TableView> {
        self.live_for(self.people.author(guest)).table(at, clock::moment())
    }

    /// The evening as somebody folds it, or whoever only looks on.
    fn live_for(&self, author: Option<Author>) -> Cow<'_, Live> {
        match author {
            Some(_) => Cow::Borrowed(self.book.live()),
            None => Cow::Owned(self.book.live().for_onlookers()),
        }
    }

    /// The evening as text: whole for its organiser, without what somebody needs for others.
    pub(crate) fn file(&self, guest: Option<&str>) -> Option<String> {
        let privacy = match self.people.author(guest) {
            Some(Author::Organiser) => Privacy::Whole,
            _ => Privacy::Shared,
        };
        self.book.live().evening().map(|evening| file::write(evening, privacy))
    }

    /// The evening as a guest may print it: what the organiser has confirmed; what somebody needs for the organiser alone, and what is
    /// done for somebody for those who play (CLUB-103).
    pub(crate) fn printed(&self, guest: Option<&str>) -> Option<Evening> {
        let published = self.book.live().published()?;
        match self.people.author(guest) {
            Some(Author::Organiser) => Some(published),
            Some(Author::Player { .. }) => Some(published.without_needs()),
            None => Some(published.without_courtesies()),
        }
    }

    /// Results and standings, as far as the organiser has confirmed them.
    pub(crate) fn report(&self) -> Option<Report> {
        self.book.live().view(None, clock::moment()).map(|view| view.report)
    }

    /// The evening as whoever wants to join it sees it.
    pub(crate) fn found(&self, guest: Option<&str>) -> FoundEvening {
        let player =
            |(player, name): (Player, String)| FoundPlayer { player, name, taken: self.people.has(player) };
        let names = self.book.names();
        let players = u8::try_from(names.len()).unwrap_or(u8::MAX);
        FoundEvening {
            id: self.id.clone(),
            club: self.club.clone(),
            name: self.book.facts().map(|facts| facts.name).unwrap_or_default(),
            me: self.people.author(guest),
            players: Player::all(players).zip(names).map(player).collect(),
        }
    }

    /// The devices that are somebody here, for an organiser.
    pub(crate) fn devices(&self, guest: &str) -> Result<Vec<EveningPerson>, EveningRefusal> {
        self.check_organiser(guest)?;
        let person = |(other, person): (&str, Person)| EveningPerson {
            id: self.people.id_of(other),
            author: person.author,
            since_ms: person.since_ms,
            online: self.clients.is_here(&PersonId(other.into())),
            you: other == guest,
        };
        let mut people: Vec<EveningPerson> = self.people.iter().map(person).collect();
        people.sort_by_key(|person| (person.author, person.since_ms));
        Ok(people)
    }

    /// Whether a guest organises the evening.
    pub(crate) fn check_organiser(&self, guest: &str) -> Result<(), EveningRefusal> {
        match self.people.author(Some(guest)) {
            Some(Author::Organiser) => Ok(()),
            _ => Err(EveningRefusal::NotOrganiser),
        }
    }
}
