//! Blocks: groups of marks that are not split between pages.

use kurbo::{Point, Shape, Vec2};

use super::lines::wrap;
use super::style::Style;
use crate::page::{Align, Mark, Page, Text};
use crate::typeset::plain;

/// A group of marks with a height. Coordinates are millimetres from the top left of the block.
#[derive(Clone, Default, Debug)]
pub(crate) struct Block {
    marks: Vec<Mark>,
    height: f64,
}

impl Block {
    /// A block of empty space, `height` millimetres high.
    pub(crate) fn empty(height: f64) -> Self {
        Self { height, ..Self::default() }
    }

    /// A text, wrapped to a width.
    pub(crate) fn paragraph(words: &str, style: Style<'_>, width: f64, align: Align) -> Self {
        Self::lines(&wrap(words, style, width), style, width, align)
    }

    /// Lines of text, not wrapped.
    pub(crate) fn lines(lines: &[String], style: Style<'_>, width: f64, align: Align) -> Self {
        let mut block = Self::default();
        let x = match align {
            Align::Start => 0.0,
            Align::Middle => width / 2.0,
            Align::End => width,
        };
        for line in lines {
            block.text(line, Point::new(x, block.height + style.baseline()), style, align);
            block.height += style.line();
        }
        block
    }

    /// Adds a line of text at a point of its baseline. An empty text adds nothing. The height of the block does not
    /// change.
    pub(crate) fn text(&mut self, words: &str, at: Point, style: Style<'_>, align: Align) {
        if !words.is_empty() {
            let shaped = style.shaped(words);
            let words = plain(words).into_owned();
            self.marks.push(Mark::Text(Text {
                words,
                at,
                size: style.size,
                weight: style.weight,
                align,
                shaped,
            }));
        }
    }

    pub(crate) const fn height(&self) -> f64 {
        self.height
    }

    pub(crate) fn marks(&self) -> impl Iterator<Item = &Mark> {
        self.marks.iter()
    }

    /// Adds another block below this one.
    pub(crate) fn below(&mut self, other: Self) {
        let (at, height) = (Vec2::new(0.0, self.height), other.height);
        self.put(at, &other);
        self.height = at.y + height;
    }

    /// Adds empty space at the bottom.
    pub(crate) fn space(&mut self, height: f64) {
        self.height += height;
    }

    /// Adds another block with its top left corner `x` millimetres to the right of this one's.
    pub(crate) fn beside(&mut self, x: f64, other: Self) {
        self.put(Vec2::new(x, 0.0), &other);
    }

    /// Adds another block with its top left corner at a point.
    pub(crate) fn put(&mut self, at: Vec2, other: &Self) {
        self.marks.extend(other.marks().map(|mark| mark.moved(at)));
        self.stretch(at.y + other.height);
    }

    /// Adds the marks of a page, at their places. The height of the block does not change.
    pub(crate) fn add(&mut self, page: Page) {
        self.marks.extend(page.marks);
    }

    /// Makes the block at least as high as `height`.
    pub(crate) fn stretch(&mut self, height: f64) {
        self.height = self.height.max(height);
    }

    /// Draws the outline of a shape, `width` millimetres wide. The height of the block does not change.
    pub(crate) fn line(&mut self, shape: &impl Shape, width: f64) {
        self.marks.push(Mark::line(shape, width));
    }

    /// Fills a shape. The height of the block does not change.
    pub(crate) fn fill(&mut self, shape: &impl Shape) {
        self.marks.push(Mark::filled(shape));
    }
}
