//! Pages as values, independent of the file format.

use std::sync::Arc;

use boneyard_i18n::Language;
use kurbo::{Affine, BezPath, Point, Shape, Vec2};

use crate::fonts::{self, Weight};
use crate::paper::Paper;
use crate::typeset::ShapedLine;

/// The pages of one document.
#[derive(Clone, PartialEq, Debug)]
pub struct Document {
    /// The title, shown by PDF readers.
    pub title: String,
    /// The language of the text.
    pub language: Language,
    /// In reading order.
    pub pages: Vec<Page>,
}

/// One page. All marks are black.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// The size of the paper.
    pub paper: Paper,
    /// The marks; coordinates are millimetres from the top left.
    pub marks: Vec<Mark>,
}

/// A mark on a page.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A shape filled by the nonzero rule.
    Filled(BezPath),
    /// An outline with round ends, and its width in millimetres.
    Line(BezPath, f64),
    /// A line of text.
    Text(Text),
}

/// A line of text.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// The text, without line breaks.
    pub words: String,
    /// A point of the baseline, in millimetres: its start, middle or end, as `align` says.
    pub at: Point,
    /// The font size in points.
    pub size: f64,
    /// The weight of the font.
    pub weight: Weight,
    /// Which point of the baseline `at` is.
    pub align: Align,
    /// The glyphs, if the built-in fonts alone cannot write the text.
    pub(crate) shaped: Option<Arc<ShapedLine>>,
}

/// The alignment of a text at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// The text starts at the point.
    Start,
    /// The text is centred on the point.
    Middle,
    /// The text ends at the point.
    End,
}

impl Text {
    /// The width in millimetres.
    pub(crate) fn width(&self) -> f64 {
        match &self.shaped {
            Some(line) => line.width() * self.size * fonts::MM_PER_POINT,
            None => fonts::width(&self.words, self.weight, self.size),
        }
    }

    /// The start of the baseline, for any alignment.
    #[must_use]
    pub fn start(&self) -> Point {
        let width = self.width();
        let offset = match self.align {
            Align::Start => 0.0,
            Align::Middle => width / 2.0,
            Align::End => width,
        };
        Point::new(self.at.x - offset, self.at.y)
    }

    /// The same text, with a smaller font if it would be wider than `width` millimetres.
    #[must_use]
    pub fn within(mut self, width: f64) -> Self {
        let wide = self.width();
        if wide > width {
            self.size *= width / wide;
        }
        self
    }
}

/// Accuracy of round shapes, far below what a printer can show.
const TOLERANCE_MM: f64 = 0.005;

impl Mark {
    /// A filled shape.
    pub(crate) fn filled(shape: &impl Shape) -> Self {
        Self::Filled(shape.to_path(TOLERANCE_MM))
    }

    /// The outline of a shape.
    pub(crate) fn line(shape: &impl Shape, width: f64) -> Self {
        Self::Line(shape.to_path(TOLERANCE_MM), width)
    }

    /// The same mark, moved.
    pub(crate) fn moved(&self, by: Vec2) -> Self {
        let place = Affine::translate(by);
        match self {
            Self::Filled(shape) => Self::Filled(place * shape),
            Self::Line(shape, width) => Self::Line(place * shape, *width),
            Self::Text(text) => Self::Text(Text { at: text.at + by, ..text.clone() }),
        }
    }
}

impl Page {
    /// An empty page.
    #[must_use]
    pub const fn new(paper: Paper) -> Self {
        Self { paper, marks: Vec::new() }
    }

    /// Fills a shape.
    pub fn fill(&mut self, shape: &impl Shape) {
        self.marks.push(Mark::filled(shape));
    }

    /// Draws the outline of a shape, `width` millimetres wide.
    pub fn line(&mut self, shape: &impl Shape, width: f64) {
        self.marks.push(Mark::line(shape, width));
    }

    /// Writes a line of text.
    pub fn text(&mut self, text: Text) {
        self.marks.push(Mark::Text(text));
    }

    /// All lines of text, in reading order.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) => Some(text),
            Mark::Filled(_) | Mark::Line(..) => None,
        })
    }
}
