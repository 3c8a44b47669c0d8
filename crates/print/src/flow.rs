//! Text that flows over pages: paragraphs, tables with repeated headings, and blocks that stay in one piece.
//!
//! A [`Block`] is marks and the height they take. A [`Flow`] puts blocks below one another and begins a page where one
//! does not fit any more; [`Table`] cuts itself into blocks.

mod block;
mod lines;
mod style;
mod table;

use boneyard_agreement::Language;
use boneyard_club::{Stopped, check_stop};
use kurbo::{Line, Rect, Vec2};

pub(crate) use block::Block;
pub(crate) use lines::{APART, clip, fitted, wrap};
pub(crate) use style::Style;
pub(crate) use table::{Column, Part, Row, Table};

use crate::fonts::width;
use crate::page::{Align, Page};
use crate::paper::Paper;
use crate::words;

/// What stands above every page.
pub(crate) struct Head {
    /// On the left, in a line of its own and weightier than the rest: whose pages these are.
    pub(crate) name: String,
    /// Below it.
    pub(crate) about: String,
    /// On the right, below the number of the page.
    pub(crate) title: String,
    /// How large it is written.
    pub(crate) size: f64,
}

/// Pages that fill from above.
pub(crate) struct Flow<'a> {
    paper: Paper,
    head: Head,
    language: Language,
    room: Rect,
    pages: Vec<Page>,
    y: f64,
    /// Says when to give up.
    stop: &'a dyn Fn() -> bool,
}

/// The most lines of each thing in the head, or nothing would go below it.
const HEAD_LINES: usize = 3;

/// Between what stands on the left of the head and what on the right.
const HEAD_GAP: f64 = 6.0;

/// How wide the line below the head is, and how far it keeps from what is above and below.
const HEAD_RULE: f64 = 0.3;
const HEAD_RULE_OFF: f64 = 1.5;
const HEAD_OFF: f64 = 4.0;

impl<'a> Flow<'a> {
    /// No pages yet.
    pub(crate) fn new(paper: Paper, language: Language, head: Head, stop: &'a dyn Fn() -> bool) -> Self {
        let mut flow = Self { paper, head, language, room: paper.inner(), pages: Vec::new(), y: 0.0, stop };
        // As wide as the number of a page gets.
        let height = flow.drawn_head(999, 999).height();
        flow.room.y0 += height + HEAD_OFF;
        flow.y = flow.room.y1;
        flow
    }

    /// How wide the text is.
    pub(crate) fn width(&self) -> f64 {
        self.room.width()
    }

    /// How high an empty page is.
    pub(crate) fn page_height(&self) -> f64 {
        self.room.height()
    }

    /// How much of this page is left.
    pub(crate) fn left(&self) -> f64 {
        self.room.y1 - self.y
    }

    /// Whether nothing stands on this page yet.
    pub(crate) fn is_fresh(&self) -> bool {
        self.pages.is_empty() || self.y <= self.room.y0
    }

    /// Begins a page.
    pub(crate) fn page(&mut self) {
        self.pages.push(Page::new(self.paper));
        self.y = self.room.y0;
    }

    /// Leaves so much empty, where something stands above it.
    pub(crate) fn space(&mut self, height: f64) {
        if !self.is_fresh() {
            self.y += height;
        }
    }

    /// Whether to go on.
    pub(crate) fn check_stop(&self) -> Result<(), Stopped> {
        check_stop(self.stop)
    }

    /// Puts a block below the last, or on the next page.
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

    /// Puts blocks below one another, all on one page where one is high enough for them.
    pub(crate) fn together(&mut self, blocks: &[Block]) -> Result<(), Stopped> {
        let height: f64 = blocks.iter().map(Block::height).sum();
        if !self.is_fresh() && !self.fits(height) {
            self.page();
        }
        blocks.iter().try_for_each(|block| self.put(block))
    }

    /// Puts rows below one another, and their head above them again on every page they run to.
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

    /// Cuts a table for these pages.
    pub(crate) fn parts(&self, table: &Table) -> Result<Vec<Part>, Stopped> {
        table.parts(self.width(), self.page_height(), self.stop)
    }

    /// Puts the parts of a table down.
    pub(crate) fn put_parts(&mut self, parts: Vec<Part>) -> Result<(), Stopped> {
        for part in parts {
            self.rows(&part.head, &part.rows)?;
            self.space(part.below);
        }
        Ok(())
    }

    /// Puts a table down.
    pub(crate) fn table(&mut self, table: &Table) -> Result<(), Stopped> {
        self.put_parts(self.parts(table)?)
    }

    /// Whether so much still goes on this page. What a sum of heights loses in the last digit does not count.
    pub(crate) fn fits(&self, height: f64) -> bool {
        self.y + height <= self.room.y1 + 0.001
    }

    /// Every page with its head; one empty page where nothing was put.
    pub(crate) fn finish(mut self) -> Result<Vec<Page>, Stopped> {
        if self.pages.is_empty() {
            self.page();
        }
        let of = self.pages.len();
        let mut pages = std::mem::take(&mut self.pages);
        let corner = self.paper.inner().origin().to_vec2();
        for (number, page) in (1..).zip(&mut pages) {
            self.check_stop()?;
            let mut marks: Vec<_> =
                self.drawn_head(number, of).marks().map(|mark| mark.moved(corner)).collect();
            // A reader meets the head first.
            marks.append(&mut page.marks);
            page.marks = marks;
        }
        Ok(pages)
    }

    fn drawn_head(&self, page: usize, of: usize) -> Block {
        let whole = self.paper.inner().width();
        let (strong, plain) = (Style::strong(self.head.size), Style::plain(self.head.size));
        let right = [words::page(page, of, self.language), self.head.title.clone()];
        let wide = right.iter().map(|words| width(words, plain.weight, plain.size)).fold(0.0, f64::max);
        let room = (whole - wide - HEAD_GAP).max(whole / 2.0);
        // What a sum loses in its last digit must not cut a line.
        let corner_room = whole - room - HEAD_GAP + 0.01;
        let clipped = |words: &str, style| {
            Block::lines(&clip(words, style, room, HEAD_LINES), style, room, Align::Start)
        };
        let mut left = clipped(&self.head.name, strong);
        left.below(clipped(&self.head.about, plain));
        let mut corner = Block::default();
        for words in right {
            corner.below(Block::paragraph(&words, plain, corner_room, Align::End));
        }
        left.beside(whole - corner_room, corner);
        let y = left.height() + HEAD_RULE_OFF;
        left.line(&Line::new((0.0, y), (whole, y)), HEAD_RULE);
        left.stretch(y);
        left
    }
}
