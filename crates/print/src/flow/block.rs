//! Marks that stay in one piece, and the height they take.

use kurbo::{Point, Shape, Vec2};

use super::lines::wrap;
use super::style::Style;
use crate::page::{Align, Mark, Text};

/// Marks that stay in one piece; coordinates are millimetres from its own top left.
#[derive(Clone, Default, Debug)]
pub(crate) struct Block {
    marks: Vec<Mark>,
    height: f64,
}

impl Block {
    /// Nothing, so high.
    pub(crate) fn empty(height: f64) -> Self {
        Self { height, ..Self::default() }
    }

    /// Text in lines of this width.
    pub(crate) fn paragraph(words: &str, style: Style, width: f64, align: Align) -> Self {
        Self::lines(&wrap(words, style, width), style, width, align)
    }

    /// Lines of text as they are.
    pub(crate) fn lines(lines: &[String], style: Style, width: f64, align: Align) -> Self {
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

    /// Writes a line of text; one without letters leaves no mark.
    pub(crate) fn text(&mut self, words: &str, at: Point, style: Style, align: Align) {
        if !words.is_empty() {
            let words = words.to_owned();
            self.marks.push(Mark::Text(Text { words, at, size: style.size, weight: style.weight, align }));
        }
    }

    /// How high it is.
    pub(crate) const fn height(&self) -> f64 {
        self.height
    }

    /// All that stands in it.
    pub(crate) fn marks(&self) -> impl Iterator<Item = &Mark> {
        self.marks.iter()
    }

    /// Puts another below.
    pub(crate) fn below(&mut self, other: Self) {
        let (at, height) = (Vec2::new(0.0, self.height), other.height);
        self.put(at, &other);
        self.height = at.y + height;
    }

    /// Leaves so much empty below.
    pub(crate) fn space(&mut self, height: f64) {
        self.height += height;
    }

    /// Puts another at its top, so far to the right.
    pub(crate) fn beside(&mut self, x: f64, other: Self) {
        self.put(Vec2::new(x, 0.0), &other);
    }

    /// Puts another where it is told.
    pub(crate) fn put(&mut self, at: Vec2, other: &Self) {
        self.marks.extend(other.marks().map(|mark| mark.moved(at)));
        self.stretch(at.y + other.height);
    }

    /// Makes it at least so high.
    pub(crate) fn stretch(&mut self, height: f64) {
        self.height = self.height.max(height);
    }

    /// Draws the outline of a shape.
    pub(crate) fn line(&mut self, shape: &impl Shape, width: f64) {
        self.marks.push(Mark::line(shape, width));
    }

    /// Fills a shape.
    pub(crate) fn fill(&mut self, shape: &impl Shape) {
        self.marks.push(Mark::filled(shape));
    }
}
