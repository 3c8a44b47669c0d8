//! The shared state for composing a sheet: the evening, the texts, the text size and the pages.

use boneyard_club::{ClubSeat, Evening, Pair, Pairing, Player, SheetKind, Stopped};
use kurbo::Vec2;

use crate::club::TextSize;
use crate::club::words::{Words, fill};
use crate::flow::{APART, Block, Column, Flow, Head, Style, Table};
use crate::page::{Align, Page};
use crate::paper::Paper;

/// Composes one sheet of an evening, page by page.
pub(crate) struct Composer<'a> {
    pub(crate) evening: &'a Evening,
    pub(crate) words: &'static Words,
    pub(crate) size: TextSize,
    pub(crate) flow: Flow<'a>,
}

impl<'a> Composer<'a> {
    pub(crate) fn new(
        kind: SheetKind,
        evening: &'a Evening,
        words: &'static Words,
        paper: Paper,
        size: TextSize,
        stop: &'a dyn Fn() -> bool,
    ) -> Self {
        let setup = evening.setup();
        let mut about: Vec<String> = Vec::new();
        if let Some(origin) = &setup.origin {
            about.extend((!origin.organisation.is_empty()).then(|| origin.organisation.clone()));
            about.extend([origin.city.clone(), origin.country.clone()]);
        }
        about.extend(setup.date.map(|date| words.date(date)));
        let head = Head {
            name: setup.name.clone(),
            about: about.join(", "),
            title: words.title(kind).to_owned(),
            size: size.least(),
        };
        Self { evening, words, size, flow: Flow::new(paper, words.language, head, stop) }
    }

    pub(crate) fn finish(self) -> Result<Vec<Page>, Stopped> {
        self.flow.finish()
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
    pub(crate) fn styled(&mut self, words: &str, style: Style) -> Result<(), Stopped> {
        let block = self.lines(words, style);
        self.flow.put(&block)
    }

    /// A paragraph as wide as the page, not placed yet.
    pub(crate) fn lines(&self, words: &str, style: Style) -> Block {
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
    pub(crate) fn table(&self, columns: Vec<Column>) -> Table {
        Table::new(self.size.body(), columns)
    }

    /// Adds empty space, as high as this number of lines.
    pub(crate) fn space(&mut self, lines: f64) {
        self.flow.space(self.size.body().line() * lines);
    }

    /// Number and name, as in `3 Vera`, with a no-break space.
    pub(crate) fn player(&self, player: Player) -> String {
        let name = self.evening.setup().name_of(player);
        let number = player.to_string();
        // A player without a name is called by the number.
        if name == number { number } else { format!("{number}\u{a0}{name}") }
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
        let of = self.evening.schedule().len().to_string();
        fill(self.words.match_of, &[("number", &number.to_string()), ("of", &of)])
    }

    pub(crate) fn match_label(&self, number: u16) -> String {
        fill(self.words.match_, &[("number", &number.to_string())])
    }

    pub(crate) fn table_label(&self, table: u8) -> String {
        fill(self.words.table, &[("table", &table.to_string())])
    }

    pub(crate) const fn seat(&self, seat: ClubSeat) -> &'static str {
        self.words.seats[seat as usize]
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
