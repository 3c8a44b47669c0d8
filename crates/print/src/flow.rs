//! Page layout: paragraphs, tables with repeated headings, and blocks that are not split.
//!
//! A [`Block`] is a group of marks with a height. A [`Flow`] places blocks below each other and starts a new page when a block does
//! not fit. A [`Table`] splits itself into blocks.

mod block;
mod lines;
mod style;
mod table;

use boneyard_club::{Stopped, check_stop};
use boneyard_i18n::Messages;
use kurbo::{Line, Rect, Vec2};

pub(crate) use block::Block;
pub(crate) use lines::{clip, fitted, wrap};
pub(crate) use style::Style;
pub(crate) use table::{Column, Part, Row, Table};

use crate::page::{Align, Page};
use crate::paper::Paper;
use crate::typeset::Typesetter;
use crate::words;

/// The header of every page of a sheet.
pub(crate) struct Head {
    /// The name of the evening: on the left, on its own line, in bold.
    pub(crate) name: String,
    /// Place and date, below the name.
    pub(crate) about: String,
    /// The title of the sheet, on the right, below the page number.
    pub(crate) title: String,
    /// The text size in points.
    pub(crate) size: f64,
}

/// The pages so far, filled from the top.
pub(crate) struct Flow<'a> {
    paper: Paper,
    head: Option<Head>,
    messages: &'static Messages,
    setter: &'a Typesetter<'a>,
    /// The area for content, below the header if there is one.
    room: Rect,
    pages: Vec<Page>,
    /// The bottom of the content placed so far on the last page.
    y: f64,
    stop: &'a dyn Fn() -> bool,
}

/// The most lines of each text in the header; more would leave no room for content.
const HEAD_LINES: usize = 3;

/// The gap between the left and the right part of the header, in millimetres.
const HEAD_GAP: f64 = 6.0;

/// The width of the line below the header, and its distances to the header and to the content, in millimetres.
const HEAD_RULE: f64 = 0.3;
const HEAD_RULE_OFF: f64 = 1.5;
const HEAD_OFF: f64 = 4.0;

impl<'a> Flow<'a> {
    /// A flow without pages.
    pub(crate) fn new(
        paper: Paper,
        messages: &'static Messages,
        head: Option<Head>,
        setter: &'a Typesetter<'a>,
        stop: &'a dyn Fn() -> bool,
    ) -> Self {
        let room = paper.inner();
        let mut flow = Self { paper, head, messages, setter, room, pages: Vec::new(), y: 0.0, stop };
        // Room for the widest page numbers that may occur.
        if let Some(head) = flow.drawn_head(999, 999) {
            flow.room.y0 += head.height() + HEAD_OFF;
        }
        flow.y = flow.room.y1;
        flow
    }

    /// The paper of every page.
    pub(crate) const fn paper(&self) -> Paper {
        self.paper
    }

    /// The width of the content.
    pub(crate) fn width(&self) -> f64 {
        self.room.width()
    }

    /// The height of an empty page.
    pub(crate) fn page_height(&self) -> f64 {
        self.room.height()
    }

    /// The height left on the last page.
    pub(crate) fn left(&self) -> f64 {
        self.room.y1 - self.y
    }

    /// Whether the last page has no content yet, or there is no page.
    pub(crate) fn is_fresh(&self) -> bool {
        self.pages.is_empty() || self.y <= self.room.y0
    }

    /// Starts a new page.
    pub(crate) fn page(&mut self) {
        self.pages.push(Page::new(self.paper));
        self.y = self.room.y0;
    }

    /// Adds vertical space, except on a page without content.
    pub(crate) fn space(&mut self, height: f64) {
        if !self.is_fresh() {
            self.y += height;
        }
    }

    /// Returns `Err(Stopped)` if the caller wants to stop.
    pub(crate) fn check_stop(&self) -> Result<(), Stopped> {
        check_stop(self.stop)
    }

    /// Places a block below the last one, or on a new page if it does not fit.
    pub(crate) fn put(&mut self, block: &Block) -> Result<(), Stopped> {
        self.check_stop()?;
        if self.pages.is_empty() || !self.fits(block.height()) && !self.is_fresh() {
            self.page();
        }
        let by = Vec2::new(self.room.x0, self.y);
        if let Some(page) = self.pages.last_mut() {
            page.marks.extend(block.marks().map(|mark| mark.moved(by)));
        }
        self.y += block.height();
        Ok(())
    }

    /// Places blocks below each other, all on one page if one page is high enough.
    pub(crate) fn together(&mut self, blocks: &[Block]) -> Result<(), Stopped> {
        let height: f64 = blocks.iter().map(Block::height).sum();
        if !self.is_fresh() && !self.fits(height) {
            self.page();
        }
        blocks.iter().try_for_each(|block| self.put(block))
    }

    /// Places a head and rows below each other, and repeats the head on every page.
    pub(crate) fn rows(&mut self, head: &Block, rows: &[Block]) -> Result<(), Stopped> {
        let first = rows.first().map_or(0.0, Block::height);
        if !self.is_fresh() && !self.fits(head.height() + first) {
            self.page();
        }
        self.put(head)?;
        for row in rows {
            if !self.fits(row.height()) {
                self.page();
                self.put(head)?;
            }
            self.put(row)?;
        }
        Ok(())
    }

    /// Splits a table into parts that are as wide as these pages.
    pub(crate) fn parts(&self, table: &Table<'_>) -> Result<Vec<Part>, Stopped> {
        self.narrow_parts(table, self.width())
    }

    /// Places the parts of a table.
    pub(crate) fn put_parts(&mut self, parts: Vec<Part>) -> Result<(), Stopped> {
        for part in parts {
            self.rows(&part.head, &part.rows)?;
            self.space(part.below);
        }
        Ok(())
    }

    /// The parts of a table on pages of another width.
    pub(crate) fn narrow_parts(&self, table: &Table<'_>, width: f64) -> Result<Vec<Part>, Stopped> {
        table.parts(width, self.page_height(), self.stop)
    }

    /// Places a table.
    pub(crate) fn table(&mut self, table: &Table<'_>) -> Result<(), Stopped> {
        self.put_parts(self.parts(table)?)
    }

    /// Whether a height fits on the last page. Allows for rounding errors.
    pub(crate) fn fits(&self, height: f64) -> bool {
        self.y + height <= self.room.y1 + 0.001
    }

    /// All pages with their headers, if they have any; one empty page if there is no content.
    pub(crate) fn finish(mut self) -> Result<Vec<Page>, Stopped> {
        if self.pages.is_empty() {
            self.page();
        }
        let of = self.pages.len();
        let mut pages = std::mem::take(&mut self.pages);
        let corner = self.paper.inner().origin().to_vec2();
        for (number, page) in (1..).zip(&mut pages) {
            self.check_stop()?;
            let Some(head) = self.drawn_head(number, of) else { continue };
            let mut marks: Vec<_> = head.marks().map(|mark| mark.moved(corner)).collect();
            // Marks are in reading order, so the header comes first.
            marks.append(&mut page.marks);
            page.marks = marks;
        }
        Ok(pages)
    }

    fn drawn_head(&self, page: usize, of: usize) -> Option<Block> {
        let head = self.head.as_ref()?;
        let whole = self.paper.inner().width();
        let strong = Style::strong(head.size, self.setter);
        let plain = Style::plain(head.size, self.setter);
        let right = [words::page(page, of, self.messages), head.title.clone()];
        let wide = right.iter().map(|words| plain.width(words)).fold(0.0, f64::max);
        let room = (whole - wide - HEAD_GAP).max(whole / 2.0);
        // A rounding error must not split a line.
        let corner_room = whole - room - HEAD_GAP + 0.01;
        let clipped = |words: &str, style: Style<'_>| {
            Block::lines(&clip(words, style, room, HEAD_LINES), style, room, Align::Start)
        };
        let mut left = clipped(&head.name, strong);
        left.below(clipped(&head.about, plain));
        let mut corner = Block::default();
        for words in right {
            corner.below(Block::paragraph(&words, plain, corner_room, Align::End));
        }
        left.beside(whole - corner_room, corner);
        let y = left.height() + HEAD_RULE_OFF;
        left.line(&Line::new((0.0, y), (whole, y)), HEAD_RULE);
        left.stretch(y);
        Some(left)
    }
}
