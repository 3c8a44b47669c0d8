//! The shared state for composing a sheet: the evening, the texts, the text size and the pages.

use boneyard_club::{
    ClubSeat, Evening, EveningStanding, Pair, Pairing, Player, Sheet, SheetId, SheetKind, Stopped,
};
use boneyard_i18n::{FluentValue, Messages};
use kurbo::Vec2;

use crate::club::size::Lettering;
use crate::club::{self, SheetOptions};
use crate::flow::{Block, Column, Flow, Head, Style, Table};
use crate::page::{Align, Page};
use crate::typeset::{APART, Typesetter, isolated};
use crate::words;

/// Composes one sheet of an evening, page by page.
pub(crate) struct Composer<'a> {
    pub(crate) evening: &'a Evening,
    pub(crate) messages: &'static Messages,
    pub(crate) size: Lettering<'a>,
    pub(crate) flow: Flow<'a>,
    /// The name of the evening.
    pub(crate) name: String,
    /// The club or house, if it is known.
    pub(crate) club: Option<String>,
    /// City, country and date, as far as they are known.
    pub(crate) place_and_date: String,
    /// Whether cards and score sheets of finished tables are left out.
    unfinished_only: bool,
}

impl<'a> Composer<'a> {
    pub(crate) fn new(
        kind: SheetKind,
        document: SheetKind,
        evening: &'a Evening,
        options: SheetOptions<'_>,
        setter: &'a Typesetter<'a>,
        stop: &'a dyn Fn() -> bool,
    ) -> Self {
        let SheetOptions { language, paper, size, club, .. } = options;
        let size = Lettering { size, setter };
        let messages = Messages::of(language);
        let setup = evening.setup();
        let mut houses: Vec<String> = club.map(str::to_owned).into_iter().collect();
        let mut place_and_date: Vec<String> = Vec::new();
        if let Some(origin) = &setup.origin {
            let is_new = !origin.organisation.is_empty() && club != Some(origin.organisation.as_str());
            houses.extend(is_new.then(|| origin.organisation.clone()));
            place_and_date.extend([origin.city.clone(), origin.country.clone()]);
        }
        for words in houses.iter_mut().chain(&mut place_and_date) {
            *words = own(words, setter);
        }
        houses.retain(|words| !words.is_empty());
        place_and_date.retain(|words| !words.is_empty());
        place_and_date.extend(setup.date.map(|date| words::date(date, messages)));
        // A certificate hangs on a wall: its club, place and date belong to its own text.
        let name = match own(&setup.name, setter) {
            name if is_lost(&setup.name, &name) => messages.message("print-nameless-evening"),
            name => name,
        };
        let is_certificate = kind == SheetKind::Certificates && !evening.done().is_empty();
        let head = (!is_certificate).then(|| Head {
            name: name.clone(),
            about: [houses.as_slice(), place_and_date.as_slice()].concat().join(", "),
            title: messages.message(club::title(kind)),
            size: size.least(),
        });
        Self {
            evening,
            messages,
            size,
            flow: Flow::new(paper, messages, head, setter, stop),
            name,
            club: houses.into_iter().next(),
            place_and_date: place_and_date.join(", "),
            unfinished_only: document == SheetKind::Tonight,
        }
    }

    pub(crate) fn finish(self) -> Result<Vec<Page>, Stopped> {
        self.flow.finish()
    }

    /// The tables whose cards and score sheets are printed.
    pub(crate) fn tables(&self) -> Vec<SheetId> {
        let is_over = |at| self.evening.sheet(at).and_then(Sheet::outcome).is_some();
        self.evening.all_tables().filter(|at| !(self.unfinished_only && is_over(*at))).collect()
    }

    /// A message without values.
    pub(crate) fn message(&self, id: &str) -> String {
        self.messages.message(id)
    }

    /// A message with its values.
    pub(crate) fn message_with<const N: usize>(
        &self,
        id: &str,
        values: [(&'static str, FluentValue<'_>); N],
    ) -> String {
        self.messages.message_with(id, values)
    }

    /// Places the title of the sheet.
    pub(crate) fn title(&mut self, words: &str) -> Result<(), Stopped> {
        let mut block = self.lines(words, self.size.title());
        block.space(self.size.pick(1.5, 2.5));
        self.flow.put(&block)
    }

    /// Places a paragraph of text.
    pub(crate) fn text(&mut self, words: &str) -> Result<(), Stopped> {
        self.styled(words, self.size.body())
    }

    /// Places a paragraph in a given style.
    pub(crate) fn styled(&mut self, words: &str, style: Style<'_>) -> Result<(), Stopped> {
        let block = self.lines(words, style);
        self.flow.put(&block)
    }

    /// A paragraph as wide as the page, not placed yet.
    pub(crate) fn lines(&self, words: &str, style: Style<'_>) -> Block {
        Block::paragraph(words, style, self.flow.width(), Align::Start)
    }

    /// An item of a list, with hanging indent.
    pub(crate) fn item(&self, words: &str) -> Block {
        let style = self.size.body();
        let indent = style.line() * 0.7;
        let mut block = Block::paragraph("•", style, indent, Align::Start);
        block.put(
            Vec2::new(indent, 0.0),
            &Block::paragraph(words, style, self.flow.width() - indent, Align::Start),
        );
        block
    }

    /// An empty table in the text size of the sheet.
    pub(crate) fn table(&self, columns: Vec<Column>) -> Table<'a> {
        Table::new(self.size.body(), columns)
    }

    /// Adds empty space, as high as this number of lines.
    pub(crate) fn space(&mut self, lines: f64) {
        self.flow.space(self.size.body().line() * lines);
    }

    /// A text that a person entered, as far as some font has its letters. Its direction does not change that of the text beside it.
    pub(crate) fn own(&self, words: &str) -> String {
        own(words, self.size.setter)
    }

    /// The name of a player; `None` for a player without one, or whose name no font can write.
    pub(crate) fn name_of(&self, player: Player) -> Option<String> {
        let name = self.evening.setup().name_of(player);
        let printed = self.own(&name);
        (name != player.to_string() && !is_lost(&name, &printed)).then_some(printed)
    }

    /// The name of a player, or "No. 3" instead.
    pub(crate) fn name(&self, player: Player) -> String {
        self.name_of(player).unwrap_or_else(|| self.number(player))
    }

    /// A player without a name, as in "No. 3".
    pub(crate) fn number(&self, player: Player) -> String {
        self.message_with("print-nameless", [("number", player.to_string().into())])
    }

    /// Number and name, as in `3 Vera`, with a no-break space. In an evening of numbers, the number alone.
    pub(crate) fn player(&self, player: Player) -> String {
        let number = player.to_string();
        match self.name_of(player) {
            Some(name) => format!("{number}\u{a0}{name}"),
            None if self.evening.setup().name_of(player) == number => number,
            None => self.number(player),
        }
    }

    /// Who has a place: a player, or both players of a fixed pair.
    pub(crate) fn ranked(&self, standing: &EveningStanding) -> String {
        match standing.partner {
            None => self.player(standing.number),
            Some(partner) => self.pair_cell([standing.number, partner]),
        }
    }

    /// The name of who has a place, or both names of a fixed pair.
    pub(crate) fn ranked_name(&self, standing: &EveningStanding) -> String {
        let players = [Some(standing.number), standing.partner].into_iter().flatten();
        players.map(|player| self.name(player)).collect::<Vec<_>>().join(" & ")
    }

    /// Several players, separated by commas.
    pub(crate) fn players(&self, players: &[Player]) -> String {
        players.iter().map(|player| self.player(*player)).collect::<Vec<_>>().join(", ")
    }

    /// Both players of a pair.
    pub(crate) fn pair(&self, pairing: &Pairing, pair: Pair) -> String {
        self.players(&pairing.players_of(pair))
    }

    /// Both players of a pair for a cell of a table, on two lines if they do not fit on one.
    pub(crate) fn pair_cell(&self, players: [Player; 2]) -> String {
        let [one, other] = players.map(|player| self.player(player));
        format!("{one},{APART}{other}")
    }

    /// `Match 3 of 15`.
    pub(crate) fn match_of(&self, number: u16) -> String {
        let matches = self.evening.match_count();
        self.message_with("print-match", [("number", number.into()), ("matches", matches.into())])
    }

    pub(crate) fn table_label(&self, table: u8) -> String {
        self.message_with("print-table", [("table", table.into())])
    }

    pub(crate) fn seat(&self, seat: ClubSeat) -> String {
        self.message(match seat {
            ClubSeat::Top => "print-seat-top",
            ClubSeat::Left => "print-seat-left",
            ClubSeat::Bottom => "print-seat-bottom",
            ClubSeat::Right => "print-seat-right",
        })
    }
}

/// A number with its sign: `+127`, `0`, `−199`. The minus is U+2212, not a hyphen.
pub(crate) fn signed(number: i64) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("\u{2212}{}", number.unsigned_abs()),
    }
}

/// A text that a person entered, as far as some font has its letters.
pub(crate) fn own(words: &str, setter: &Typesetter<'_>) -> String {
    isolated(&setter.printable(words)).into_owned()
}

/// Whether nothing is left of a name that says who it is: no letter, or nothing at all.
pub(crate) fn is_lost(name: &str, printed: &str) -> bool {
    let has_letters = |words: &str| words.chars().any(char::is_alphabetic);
    printed.trim().is_empty() || has_letters(name) && !has_letters(printed)
}
